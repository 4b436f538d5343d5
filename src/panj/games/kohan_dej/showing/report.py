"""How the end of Kohan Dej is told: the city that ended it, and unique districts together."""

from typing import Final

from panj.core.match import Match
from panj.core.messages import Message
from panj.core.report import Part, Report, SheetLine, Why
from panj.core.scores import ScoreLine
from panj.core.state import NOBODY, State
from panj.games.kohan_dej.rules.scoring import LINES, Source
from panj.games.kohan_dej.state import KohanState

COMPLETE: Final = (LINES[Source.FIRST_COMPLETE], LINES[Source.COMPLETE])
UNIQUE: Final = tuple(LINES[Source.BASILICA :])
GROUPS: Final[list[tuple[str, tuple[str, ...]]]] = [
    ("kohan_dej.score.districts", (LINES[Source.DISTRICTS],)),
    ("kohan_dej.score.five_types", (LINES[Source.FIVE_TYPES],)),
    ("kohan_dej.score.city_complete", COMPLETE),
    ("kohan_dej.score.unique", UNIQUE),
]
"""The columns of the sheet, each with the sources that it puts together."""


class KohanReport(Report):
    """KO-3.39, KO-5"""

    def why(self, s: State) -> Why:
        assert isinstance(s, KohanState)
        operands: list[int | str] = [s.ending.first, int(s.round), int(s.target())]
        return Why(Message("kohan_dej.why.complete", operands), "KO-5.1", s.ending.first)

    def near(self, s: State) -> Why | None:
        assert isinstance(s, KohanState)
        if s.ending.first == NOBODY:
            return None
        return Why(Message("kohan_dej.near.last_round", []), "KO-3.39", s.ending.first)

    def sheet(self, match: Match) -> list[SheetLine]:
        lines = match.state.score_sheet()
        found = [column(key, names, lines, match.state.seats) for key, names in GROUPS]
        return [line for line in found if any(line.points)]

    def marked(self, s: State) -> list[int]:
        assert isinstance(s, KohanState)
        return [seat for seat in range(s.seats) if s.is_complete(seat)]


def column(key: str, names: tuple[str, ...], lines: list[ScoreLine], seats: int) -> SheetLine:
    """Several sources as one column; its parts are told if there could be more than one."""
    full = [f"kohan_dej.score.{name}" for name in names]
    own = [line for line in lines if line.key in full and any(line.points)]
    points = [sum(line.points[seat] for line in own) for seat in range(seats)]
    parts = [Part(Message(line.key, []), line.points) for line in own] if len(names) > 1 else []
    return SheetLine(Message(key, []), points, parts=parts)


REPORT: Final = KohanReport(mark="kohan_dej.mark.complete", tie_rule="KO-5.8")
