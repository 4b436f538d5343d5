"""The contract of a guide: what a turn still holds, what ends it, and what a move changes.

A game tells it in its own house (`showing/guide.py`), to the seat that is asked and to nobody else:
from what that seat may know. A game that says nothing has turns without a word.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import State


class Ends:
    """Whether a move gives the turn away."""

    NO: Final = 0
    QUIETLY: Final = 1
    """It shows nothing new, so it can be held back until its player has thought again."""
    SHOWING: Final = 2
    """Something new is seen at once, or the game is over: who doubts has to doubt before."""


class Left:
    """Something that would be left behind if the turn ended now, and the move that takes it."""

    def __init__(self, said: Message, move: Move | None = None) -> None:
        self.said = said
        self.move = move


class Change:
    """What a move brings about beyond its own words: `sign` tells gain, loss, or neither."""

    def __init__(self, said: Message, things: list[str], sign: int) -> None:
        self.said = said
        self.things = things
        self.sign = sign


class Chip:
    """Something that the turn holds: done, open, or not possible now, and why not.

    `move` does it if nothing has to be pointed at; otherwise `things` are its targets.
    """

    DONE: Final = "done"
    OPEN: Final = "open"
    OFF: Final = "off"

    def __init__(
        self,
        said: Message,
        state: str,
        move: Move | None = None,
        things: list[str] | None = None,
        reason: Message | None = None,
    ) -> None:
        self.said = said
        self.state = state
        self.move = move
        self.things: list[str] = [] if things is None else things
        self.reason = reason


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """What a game tells about its turns."""

    def ends(self, s: State, move: Move) -> int:
        """Whether a move gives the turn away, as `Ends` has it."""
        return Ends.NO

    def leaves(self, s: State, move: Move, moves: list[Move]) -> list[Left]:
        """What is worth having and would be lost by a move, one of the legal ones. A free gain is
        always worth it, what costs something never."""
        return []

    def changes(self, s: State, move: Move) -> list[Change]:
        """What a move changes that its own words do not say."""
        return []

    def ledger(self, s: State, moves: list[Move]) -> list[Chip]:
        """What the turn holds, in the order in which one thinks of it."""
        return []

    def power(self, s: State) -> Message | None:
        """What the one who is asked may do by what he is, in one sentence."""
        return None

    def is_idle(self, s: State, moves: list[Move]) -> bool:
        """Whether all moves come to the same: nobody need be asked."""
        return False


def how_it_ends(s: State, move: Move) -> int:
    """Whether a move gives the turn away, found by playing it. Only for moves whose outcome hangs
    on nothing that the seat does not know."""
    after = s.clone()
    after.make(move)
    d = after.decision()
    if d is None:
        return Ends.SHOWING
    if after.turn == s.turn:
        return Ends.NO
    return Ends.QUIETLY if after.boundary == s.boundary else Ends.SHOWING
