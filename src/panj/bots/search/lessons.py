"""What a review tells of its verdicts: the mistakes and the good finds, and none by chance."""

from typing import Final

from panj.core.match import Match
from panj.core.messages import Message

MOST_MISTAKES: Final = 5
MOST_FINDS: Final = 2
"""For each player."""


class Case:
    """A decision that may be told: its move, its maker, its turn, and how much it was about."""

    def __init__(self, number: int, who: int, turn: int, size: float) -> None:
        self.number = number
        self.who = who
        self.turn = turn
        self.size = size


def told(cases: list[Case], most: int) -> list[int]:
    """The numbers of the largest cases of each player, in the order of the match. Several in one
    turn are one: what follows a mistake only goes on with it."""
    largest: dict[int, Case] = {}
    for case in cases:
        other = largest.get(case.turn)
        if other is None or case.size > other.size:
            largest[case.turn] = case
    by_size = sorted(largest.values(), key=size, reverse=True)
    taken: dict[int, int] = {}
    found: list[int] = []
    for case in by_size:
        count = taken.get(case.who, 0)
        if count < most:
            taken[case.who] = count + 1
            found.append(case.number)
    return sorted(found)


def size(case: Case) -> float:
    return case.size


def turns_of(who: list[int]) -> list[int]:
    """For each move of a match the number of its turn: moves of one seat that follow each other."""
    found: list[int] = []
    turn = 0
    for i in range(len(who)):
        if i > 0 and who[i] != who[i - 1]:
            turn += 1
        found.append(turn)
    return found


def first_of(match: Match) -> int:
    """The number of the move that ended the set-up: choices before a difference existed are no
    mistakes. 0 if the match began at once."""
    presentation = match.game.presentation
    if match.first.turn > 0:  # it branches off from a match that had begun
        return 0
    for note in laid_out(match):
        if presentation.is_heading(note.key):
            return 0
    for number in range(1, match.version + 1):
        for note in match.played[number - 1].notes:
            if presentation.is_heading(note.key):
                return number
    return 0


def laid_out(match: Match) -> list[Message]:
    """The log lines of the set-up. A match that branches off from another has none of its own: what
    the game tells when it is laid out is the same for all that matters here."""
    if match.setup_notes:
        return match.setup_notes
    notes: list[Message] = []
    match.game.new(match.terms.seats, match.terms.options, match.key, notes)
    return notes


def is_new(match: Match, number: int) -> bool:
    """Whether something was shown since the move before this one."""
    if number < 2:
        return True
    before = match.earlier(match.version - number + 2)
    return match.earlier(match.version - number + 1).boundary != before.boundary
