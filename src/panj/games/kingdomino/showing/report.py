"""How the end of Kingdomino is told: rounds, and the three games of a Dynasty."""

from typing import Final

from panj.core.match import Match
from panj.core.messages import Message
from panj.core.report import (
    Band,
    Report,
    SheetLine,
    Tick,
    Why,
    lines_of,
    round_ends,
    ticks_at,
    told,
)
from panj.core.state import State
from panj.games.kingdomino.rules.scoring import score_sheet
from panj.games.kingdomino.state import KingdominoState
from panj.games.kingdomino.tables import GAMES_IN_DYNASTY


def is_dynasty(s: State) -> bool:
    """KD-6.2 Whether three games are added up."""
    return s.terms.is_on("dynasty")


class KingdominoReport(Report):
    """KD-3.9, KD-5, KD-6.2"""

    def why(self, s: State) -> Why:
        assert isinstance(s, KingdominoState)
        if is_dynasty(s):
            return Why(Message("kingdomino.why.dynasty", [GAMES_IN_DYNASTY]), "KD-6.2")
        return Why(Message("kingdomino.why.rounds", [int(s.layout.lines)]), "KD-3.9")

    def near(self, s: State) -> Why | None:
        assert isinstance(s, KingdominoState)
        if not s.is_last_round or (is_dynasty(s) and s.game < GAMES_IN_DYNASTY):
            return None
        return Why(Message("kingdomino.near.last_round", []), "KD-3.9")

    def stages(self, match: Match) -> list[Message]:
        if not is_dynasty(match.state):
            return []
        return [Message("kingdomino.stage.game", [game]) for game in games_of(match)]

    def sheet(self, match: Match) -> list[SheetLine]:
        s = match.state
        assert isinstance(s, KingdominoState)
        if not is_dynasty(s):
            return lines_of(s.score_sheet())
        found: list[SheetLine] = []
        for game in range(GAMES_IN_DYNASTY):
            played = [[player.tallies[game]] for player in s.players]
            found.extend(lines_of(score_sheet(played), game))
        return found

    def ticks(self, match: Match) -> list[Tick]:
        found = ticks_at(self, match, round_ends(match))
        for tick in found[1:]:
            tick.number = (tick.number - 1) % rounds_of(match) + 1
        return found

    def planned(self, match: Match) -> int:
        return rounds_of(match) * len(games_of(match))

    def bands(self, match: Match, ticks: list[Tick]) -> list[Band]:
        if not is_dynasty(match.state):
            return []
        rounds = rounds_of(match)
        return [
            Band(Message("kingdomino.stage.game", [game]), (game - 1) * rounds, game * rounds)
            for game in games_of(match)
        ]


def games_of(match: Match) -> list[int]:
    """KD-6.2 The numbers of the games that were begun; of one game alone, 1."""
    return [int(note.operands[0]) for _, note in told(match, "kingdomino.log.game")] or [1]


def rounds_of(match: Match) -> int:
    """KD-3.9 How many rounds a game has."""
    s = match.state
    assert isinstance(s, KingdominoState)
    return int(s.layout.lines)


REPORT: Final = KingdominoReport(tie_rule="KD-5.5")
