"""KO-4.19, KO-4.25 A hand card of choice for another player; only the two know which it is."""

from typing import ClassVar

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Decision
from panj.games.kohan_dej.moves import Do
from panj.games.kohan_dej.rules.cards import give_card, kinds_in
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import BIT


class GiveCard(Decision[KohanState]):
    """KO-7.2 What all gifts share: who gets one of the own cards."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "to")
    SECRET: ClassVar[bool] = True

    def __init__(self, who: int, to: int) -> None:
        super().__init__(who)
        self.to = to

    def moves(self, s: KohanState) -> list[Move]:
        cards = kinds_in(s.players[self.who].hand)
        return [Move(Do.GIVE, kind, self.to) for kind in cards]

    def choose(self, s: KohanState, move: Move) -> None:
        give_card(s, self.who, move.a, self.to)
        readers = int(BIT[self.who] | BIT[self.to])
        s.note("kohan_dej.log.gave", [self.who, move.a, self.to], readers)

    def prompt(self, s: KohanState) -> Message:
        return Message("kohan_dej.prompt.give", [self.to])
