"""PP-4.6 Tax: rupees from market cards and from players who may be taxed."""

from typing import ClassVar

from mypy_extensions import i64

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Blocked
from panj.core.things import SEAT
from panj.games.pax_pamir.moves import CARD, TAX_CARD, Do
from panj.games.pax_pamir.rules.power import ruler_of
from panj.games.pax_pamir.rules.steps import OneByOne
from panj.games.pax_pamir.showing.reasons import reason
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import SLOTS, Ability, Region


def taxable(s: PaxState, who: i64, other: i64) -> i64:
    """PP-4.6 How many rupees of another player are above the shelter and in reach."""
    if other == who or len(s.players[other].court) == 0:
        return 0
    open_rupees = s.players[other].rupees - s.players[other].shelter()
    if open_rupees <= 0 or not reaches(s, who, other):
        return 0
    return open_rupees


def reaches(s: PaxState, who: i64, other: i64) -> bool:
    """PP-4.6 Whether a player has a court card of a region that the taxer rules."""
    if s.players[who].has(Ability.CLAIM_OF_ANCIENT_LINEAGE):
        return True
    for region in range(i64(Region.COUNT)):
        if s.tribes(who, region) == 0 or not s.players[other].has_region(region):
            continue
        if ruler_of(s, region) == who:
            return True
    return False


def can_tax(s: PaxState, who: i64) -> bool:
    """PP-4.6 Whether there is a rupee to take."""
    for slot in range(i64(SLOTS)):
        if s.coins[slot] > 0 and s.market[slot] != 0:
            return True
    return any(taxable(s, who, other) > 0 for other in range(s.seats))


def tax_market(s: PaxState, who: int, slot: i64, rupees: i64) -> None:
    """PP-4.6 Take rupees from a market card; this does not touch `paid`."""
    s.coins[slot] = s.coins[slot] - rupees
    s.players[who].rupees += rupees
    s.note("pax_pamir.log.taxed_card", [who, rupees, s.market[slot]])


def tax_player(s: PaxState, who: int, other: int, rupees: i64) -> None:
    """PP-4.6 Take rupees from another player."""
    s.players[other].rupees -= rupees
    s.players[who].rupees += rupees
    s.note("pax_pamir.log.taxed_player", [who, rupees, other])


class Tax(OneByOne):
    """PP-3.45 Take one rupee; after the first one the player may stop."""

    RULE: ClassVar[str] = "PP-4.6"

    def options(self, s: PaxState) -> list[Move]:
        found: list[Move] = []
        for slot in range(i64(SLOTS)):
            if s.coins[slot] > 0 and s.market[slot] != 0:
                found.append(TAX_CARD[s.market[slot]])
        for other in range(s.seats):
            if taxable(s, self.who, other) > 0:
                found.append(Move(Do.TAX_PLAYER, other))
        return found

    def take(self, s: PaxState, move: Move) -> None:
        if move.kind == Do.TAX_CARD:
            tax_market(s, self.who, s.slot_of(move.a), 1)
        else:
            tax_player(s, self.who, move.a, 1)
        if self.left > 1 and can_tax(s, self.who):
            s.then([Tax(self.who, self.left - 1, True)])

    def prompt(self, s: PaxState) -> Message:
        return Message("pax_pamir.prompt.tax", [self.left])

    def blocked(self, s: PaxState) -> list[Blocked]:
        found = [
            reason(CARD.ident(int(s.market[slot])), "no_rupees", [], "PP-4.6")
            for slot in range(SLOTS)
            if s.market[slot] != 0 and s.coins[slot] == 0
        ]
        for other in range(s.seats):
            if taxable(s, self.who, other) == 0:
                found.append(untaxable(s, self.who, other))
        return found


def untaxable(s: PaxState, who: int, other: int) -> Blocked:
    """PP-4.6 Why a player pays no tax: the taxer, out of reach, or all rupees sheltered."""
    thing = SEAT.ident(other)
    if other == who:
        return reason(thing, "another", [], "PP-4.6")
    if len(s.players[other].court) == 0 or not reaches(s, who, other):
        return reason(thing, "out_of_reach", [], "PP-4.6")
    return reason(thing, "sheltered", [], "PP-4.6")
