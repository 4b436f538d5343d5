"""How the end of Pax Pamir is told: by Dominance Checks, as the log tells them."""

from typing import Final

from panj.core.match import Match
from panj.core.messages import Message
from panj.core.report import Part, Report, SheetLine, Tick, Why
from panj.core.state import State
from panj.games.pax_pamir.rules.deck import checks_left
from panj.games.pax_pamir.rules.dominance import Ending
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import MOST_TURNS

CHECK: Final = "pax_pamir.log.check"
FINAL_CHECK: Final = "pax_pamir.log.final_check"
CYLINDERS: Final = ("tribes", "spies", "gifts")
INFLUENCE: Final = ("patriots", "prizes", "gifts", "loyalty")
"""What a player is ranked by at a check, in the order of the log's lines."""


class Check:
    """PP-5.1 One Dominance Check that was held: after which move, how, and what it gave."""

    def __init__(self, number: int, move: int, is_final: bool, seats: int) -> None:
        self.number = number
        self.move = move
        self.is_final = is_final
        self.name = Message("pax_pamir.score.by_cylinders", [])
        self.points = [0] * seats
        self.counted: dict[str, list[int]] = {}
        """What everybody was ranked by, in parts."""

    def count(self, seat: int, names: tuple[str, ...], numbers: list[int]) -> None:
        """Take in what a player was ranked by."""
        for name, number in zip(names, numbers, strict=True):
            self.counted.setdefault(name, [0] * len(self.points))[seat] = number

    def parts(self) -> list[Part]:
        """What was counted, without what nobody had."""
        return [
            Part(Message(f"pax_pamir.part.{name}", []), numbers)
            for name, numbers in self.counted.items()
            if any(numbers)
        ]

    @property
    def title(self) -> Message:
        """What it is called."""
        key = "final_check" if self.is_final else "check"
        return Message(f"pax_pamir.stage.{key}", [self.number])


class PaxReport(Report):
    """PP-3.32, PP-5"""

    def __init__(self) -> None:
        super().__init__("pax_pamir.axis.check", tie_rule="PP-5.6")
        self.has_steps = True

    def why(self, s: State) -> Why:
        assert isinstance(s, PaxState)
        if s.ending == Ending.LEAD:
            return lead(s)
        if s.ending == Ending.TURN_LIMIT:
            return Why(Message("pax_pamir.why.turn_limit", [MOST_TURNS]), "PP-9.R40")
        if s.ending == Ending.AGREEMENT:
            return Why(Message("pax_pamir.why.agreement", []), "PP-9.R47")
        return Why(Message("pax_pamir.why.last_check", []), "PP-5.1")

    def near(self, s: State) -> Why | None:
        assert isinstance(s, PaxState)
        if checks_left(s) > 1:
            return None
        return Why(Message("pax_pamir.near.last_check", []), "PP-5.4")

    def stages(self, match: Match) -> list[Message]:
        """The checks that were held, and those that a longer match would have had: where two came
        at once (PP-3.43), one of them is never held."""
        held = checks(match)
        later = range(len(held) + 1, self.planned(match) + 1)
        return [
            *[check.title for check in held],
            *[Message("pax_pamir.stage.check", [number]) for number in later],
        ]

    def sheet(self, match: Match) -> list[SheetLine]:
        return [
            SheetLine(check.name, check.points, stage, counted=check.parts())
            for stage, check in enumerate(checks(match))
        ]

    def ticks(self, match: Match) -> list[Tick]:
        """The start, then the checks: points come at these only."""
        points = [0] * match.state.seats
        found = [Tick(0, 0, points, [])]
        for check in checks(match):
            points = [a + b for a, b in zip(points, check.points, strict=True)]
            found.append(Tick(check.number, check.move, points, []))
        return found

    def planned(self, match: Match) -> int:
        s = match.state
        assert isinstance(s, PaxState)
        return len(checks(match)) + checks_left(s)


def lead(s: PaxState) -> Why:
    """PP-5.1 Who was far enough ahead, by how much, after which check, and how many were left."""
    scores = s.scores()
    best = max(range(s.seats), key=lambda seat: scores[seat])
    others = [scores[seat] for seat in range(s.seats) if seat != best]
    ahead = scores[best] - max(others)
    operands: list[int | str] = [best, ahead, int(s.checks), checks_left(s)]
    return Why(Message("pax_pamir.why.lead", operands), "PP-5.1", best)


def checks(match: Match) -> list[Check]:
    """PP-5.1 All checks that were held. Two may follow from one move, so the log tells them."""
    found: list[Check] = []
    for number, played in enumerate(match.played, 1):
        for note in played.notes:
            read_note(found, number, note, match.state.seats)
    return found


def read_note(found: list[Check], move: int, note: Message, seats: int) -> None:
    """What one line of the log adds to the checks."""
    if note.key == CHECK or note.key == FINAL_CHECK:
        found.append(Check(len(found) + 1, move, note.key == FINAL_CHECK, seats))
    elif note.key == "pax_pamir.log.successful":
        found[-1].name = Message("pax_pamir.score.by_influence", note.operands)
    elif note.key == "pax_pamir.log.cylinders":
        who, *numbers, _ = [int(operand) for operand in note.operands]
        found[-1].count(who, CYLINDERS, numbers)
    elif note.key == "pax_pamir.log.influence":
        who, *numbers, _ = [int(operand) for operand in note.operands]
        found[-1].count(who, INFLUENCE, [*numbers, 1])
    elif note.key == "pax_pamir.log.scored":
        found[-1].points[int(note.operands[0])] = int(note.operands[1])


REPORT: Final = PaxReport()
