"""How the end of Trajan is told: four quarters of four rounds, then the final scoring."""

from typing import Final

from panj.core.match import Match
from panj.core.messages import Message
from panj.core.report import Band, Report, SheetLine, Tick, Why, lines_of, state_at, told
from panj.core.scores import ScoreLine
from panj.core.state import State
from panj.games.trajan.player import SOURCES
from panj.games.trajan.rules.scoring import FINAL_LINES
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import QUARTERS, ROUNDS, ROUNDS_PER_QUARTER

ROUND_LINE: Final = "trajan.log.round"
TRACK: Final = tuple([f"trajan.score.{name}" for name in SOURCES])
FINAL: Final = tuple([f"trajan.score.{name}" for name in FINAL_LINES])


class TrajanReport(Report):
    """TR-0.1, TR-5"""

    def why(self, s: State) -> Why:
        return Why(Message("trajan.why.rounds", [ROUNDS]), "TR-5.1")

    def near(self, s: State) -> Why | None:
        assert isinstance(s, TrajanState)
        if s.round < ROUNDS:
            return None
        return Why(Message("trajan.near.last_round", []), "TR-5.1")

    def stages(self, match: Match) -> list[Message]:
        quarters = [Message("trajan.stage.quarter", [at]) for at in range(1, QUARTERS + 1)]
        return [*quarters, Message("trajan.stage.final", [])]

    def sheet(self, match: Match) -> list[SheetLine]:
        """What the score track gained in each quarter; at last what only the end gives."""
        found: list[SheetLine] = []
        before = pick(match.first.score_sheet(), TRACK)
        for stage, move in enumerate(quarter_ends(match)):
            now = pick(state_at(match, move).score_sheet(), TRACK)
            found.extend(lines_of(gained(before, now), stage))
            before = now
        found.extend(lines_of(pick(match.state.score_sheet(), FINAL), QUARTERS))
        return found

    def planned(self, match: Match) -> int:
        return ROUNDS

    def bands(self, match: Match, ticks: list[Tick]) -> list[Band]:
        return [
            Band(
                Message("trajan.stage.quarter", [quarter + 1]),
                quarter * ROUNDS_PER_QUARTER,
                (quarter + 1) * ROUNDS_PER_QUARTER,
            )
            for quarter in range(QUARTERS)
        ]


def quarter_ends(match: Match) -> list[int]:
    """TR-3.6 The moves that ended a quarter, the last move of the game included."""
    firsts = [move for move, note in told(match, ROUND_LINE) if note.operands[1] == 1]
    return [*firsts[1:], len(match.played)]


def pick(lines: list[ScoreLine], keys: tuple[str, ...]) -> list[ScoreLine]:
    """The lines of a sheet that have one of these keys."""
    return [line for line in lines if line.key in keys]


def gained(before: list[ScoreLine], now: list[ScoreLine]) -> list[ScoreLine]:
    """How the points of the same lines changed."""
    return [
        ScoreLine(line.key, [b - a for a, b in zip(earlier.points, line.points, strict=True)])
        for earlier, line in zip(before, now, strict=True)
    ]


REPORT: Final = TrajanReport(tie_rule="TR-5.4")
