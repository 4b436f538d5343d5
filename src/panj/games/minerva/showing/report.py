"""How the end of Minerva is told: six rounds, and glory by round."""

from typing import Final

from panj.core.match import Match
from panj.core.messages import Message
from panj.core.report import Part, Report, SheetLine, TieLine, Why, lines_of
from panj.core.state import State
from panj.games.minerva.state import MinervaState
from panj.games.minerva.tables import ROUNDS

GLORY: Final = "minerva.score.glory"


class MinervaReport(Report):
    """MI-0.3, MI-5"""

    def why(self, s: State) -> Why:
        return Why(Message("minerva.why.rounds", [ROUNDS]), "MI-0.3")

    def near(self, s: State) -> Why | None:
        assert isinstance(s, MinervaState)
        if not s.is_last_round:
            return None
        return Why(Message("minerva.near.last_round", []), "MI-0.3")

    def sheet(self, match: Match) -> list[SheetLine]:
        found = lines_of(match.state.score_sheet())
        for line in found:
            if line.name.key == GLORY:
                line.parts = glory_by_round(match)
        return found

    def planned(self, match: Match) -> int:
        return ROUNDS

    def tie_lines(self, s: State) -> list[TieLine]:
        """MI-5.5 The turn order tile counts the other way round: it is shown as it is."""
        return [
            TieLine(line.key, line.points, [abs(number) for number in line.points])
            for line in s.tie_breaks()
        ]


def glory_by_round(match: Match) -> list[Part]:
    """MI-3.24 What the glory tiles of each round gave; a match for practice may begin in the
    middle, and nothing is told of the rounds before."""
    begun = 0 if match.setup_notes else match.first.round
    rounds = [[0] * match.state.seats for _ in range(begun)]
    notes = [*match.setup_notes, *[note for played in match.played for note in played.notes]]
    for note in notes:
        if note.key == "minerva.log.round":
            rounds.append([0] * match.state.seats)
        elif note.key == "minerva.log.glory_tile":
            rounds[-1][int(note.operands[0])] += int(note.operands[2])
    return [
        Part(Message("minerva.stage.round", [number]), points)
        for number, points in enumerate(rounds, 1)
        if any(points)
    ]


REPORT: Final = MinervaReport(tie_rule="MI-5.5")
