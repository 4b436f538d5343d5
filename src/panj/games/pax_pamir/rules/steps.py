"""What steps and decisions of one shape share: the fields that they carry, and what follows."""

from typing import ClassVar

from panj.core.moves import Move
from panj.core.state import Decision, Step
from panj.games.pax_pamir.moves import DONE, Do
from panj.games.pax_pamir.state import PaxState


class CardStep(Step[PaxState]):
    """PP-3.1 A step about one card."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "card")

    def __init__(self, who: int, card: int) -> None:
        super().__init__(who)
        self.card = card


class CardAction(Step[PaxState]):
    """PP-4.5 A court card acts."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "card", "action")

    def __init__(self, who: int, card: int, action: int) -> None:
        super().__init__(who)
        self.card = card
        self.action = action


class CardDecision(Decision[PaxState]):
    """PP-3.10 A choice on account of one card."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "card")

    def __init__(self, who: int, card: int) -> None:
        super().__init__(who)
        self.card = card


class OneByOne(Decision[PaxState]):
    """PP-3.45 An action of up to so many steps; after the first one the player may stop."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "left", "may_stop")

    def __init__(self, who: int, left: int, may_stop: bool) -> None:
        super().__init__(who)
        self.left = left
        self.may_stop = may_stop

    def moves(self, s: PaxState) -> list[Move]:
        found = self.options(s)
        if self.may_stop:
            found.append(DONE)
        return found

    def choose(self, s: PaxState, move: Move) -> None:
        if move.kind != Do.DONE:
            self.take(s, move)

    def options(self, s: PaxState) -> list[Move]:
        """PP-3.45 The steps that are possible now."""
        raise NotImplementedError

    def take(self, s: PaxState, move: Move) -> None:
        """PP-3.45 One of these steps, and whatever follows it."""
        raise NotImplementedError
