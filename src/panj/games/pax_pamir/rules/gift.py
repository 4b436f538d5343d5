"""PP-4.7 Gift: a cylinder on the own loyalty dial for one more point of influence."""

from typing import ClassVar

from mypy_extensions import i64

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Blocked, Decision
from panj.games.pax_pamir.moves import GIFT, Do
from panj.games.pax_pamir.places import gift_place
from panj.games.pax_pamir.rules.limits import can_place, place_unit
from panj.games.pax_pamir.rules.market import pay_action
from panj.games.pax_pamir.showing.reasons import reason
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import GIFT_COSTS, GIFT_SPACES, UNIT_PRICE


def gift_spaces(s: PaxState, who: i64) -> list[int]:
    """PP-4.7 The empty gift spaces that a player can pay, cheapest first."""
    rupees = s.players[who].rupees
    return [
        space
        for space in range(GIFT_SPACES)
        if GIFT_COSTS[space] <= rupees and not s.has_gift(who, space)
    ]


def can_give(s: PaxState, who: i64) -> bool:
    """PP-4.7 Whether some gift is possible."""
    if s.players[who].rupees < UNIT_PRICE or len(gift_spaces(s, who)) == 0:
        return False
    return can_place(s, gift_place(who, 0))


def give(s: PaxState, who: int, space: i64) -> None:
    """PP-4.7 Pay the price to the market and place the cylinder."""
    pay_action(s, who, GIFT_COSTS[space])
    place_unit(s, who, gift_place(who, space))


class Give(Decision[PaxState]):
    """PP-3.45 One of the empty gift spaces."""

    RULE: ClassVar[str] = "PP-4.7"

    def moves(self, s: PaxState) -> list[Move]:
        return [Move(Do.GIVE, space) for space in gift_spaces(s, self.who)]

    def choose(self, s: PaxState, move: Move) -> None:
        give(s, self.who, move.a)

    def prompt(self, s: PaxState) -> Message:
        return Message("pax_pamir.prompt.gift", [])

    def preview(self, s: PaxState, move: Move) -> list[Message]:
        rupees = s.players[self.who].rupees
        return [Message("pax_pamir.preview.rupees", [rupees, rupees - GIFT_COSTS[move.a]])]

    def blocked(self, s: PaxState) -> list[Blocked]:
        rupees = int(s.players[self.who].rupees)
        found: list[Blocked] = []
        for space in range(GIFT_SPACES):
            lack = GIFT_COSTS[space] - rupees
            if s.has_gift(self.who, space):
                found.append(reason(GIFT.ident(space), "gift_taken", [], "PP-4.7"))
            elif lack > 0:
                found.append(reason(GIFT.ident(space), "too_expensive", [lack], "PP-4.7"))
        return found
