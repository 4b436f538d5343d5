"""PP-4.1, PP-4.2, PP-4.12 What a card brings that is bought or played, and what one takes along
that leaves the court."""

from mypy_extensions import i64

from panj.core.moves import Move
from panj.games.pax_pamir.places import army_place, spy_place, tribe_place
from panj.games.pax_pamir.rules.bribes import full_bribe, play_holder
from panj.games.pax_pamir.rules.market import cost_of
from panj.games.pax_pamir.tables import (
    CYLINDER_ICONS,
    DEBT,
    ICONS_OF,
    LEVERAGED,
    NONE,
    PATRIOT_OF,
    REGION_OF,
    SUIT_OF,
    Act,
    Icon,
    Suit,
)
from panj.games.pax_pamir.thinking.lookahead import rating
from panj.games.pax_pamir.thinking.walking.glance import Glance, shift


def buy_gain(at: Glance, card: int) -> float:
    """PP-4.1 A court card for the hand, its price, and the rupees that lie on it."""
    s = at.s
    slot: i64 = s.slot_of(card)
    w = at.mind.weights
    worth = w.hand + w.promise * float(CYLINDER_ICONS[card])
    return worth + at.money(s.coins[slot] - cost_of(s, at.who, slot))


def play_gain(at: Glance, move: Move) -> float:
    """PP-4.2 A card for the court. Another loyalty costs gifts, prizes and patriots, and what these
    take along: that is tried on a copy."""
    card = move.a
    player = at.player
    patriot = PATRIOT_OF[card]
    if patriot != NONE and patriot != player.loyalty:
        return rating(at.mind, at.s, move, at.who) - at.before
    holder = play_holder(at.s, at.who, card)
    if holder < 0:
        return court_gain(at, card)
    full = full_bribe(at.s, holder, card, Act.PLAY)
    if full > player.rupees:
        return 0.0
    player.rupees -= full
    gain = court_gain(at, card)
    player.rupees += full
    return max(0.0, gain)  # the offer can still be dropped


def court_gain(at: Glance, card: int) -> float:
    """PP-4.2.3 A card goes from the hand to the court and has its impact. The lists are changed for
    others and come back as they were: their order is part of the state."""
    player = at.player
    hand = player.hand
    court = player.court
    player.hand = [each for each in hand if each != card]
    player.court = [*court, card]
    impact = Impact(at, card)
    gain = at.gain()
    impact.take_back()
    player.court = court
    player.hand = hand
    return gain


class Impact:
    """PP-4.3 The icons of a card, as far as the value sees them and the supply lasts."""

    def __init__(self, at: Glance, card: int) -> None:
        self.s = at.s
        self.player = at.player
        self.loyalty = at.player.loyalty
        region = REGION_OF[card]
        self.army_place = army_place(self.loyalty, region)
        self.tribe_place = tribe_place(at.who, region)
        self.armies: i64 = 0
        self.roads: i64 = 0
        self.tribes: i64 = 0
        self.spies: i64 = 0
        self.rupees: i64 = 0
        for icon in ICONS_OF[card]:
            self.count(icon)
        self.place(1)

    def count(self, icon: int) -> None:
        """PP-4.3 One icon from top to bottom, while there is a piece for it."""
        blocks = self.s.blocks[self.loyalty] - self.armies - self.roads
        cylinders = self.player.supply - self.tribes - self.spies
        if icon == Icon.ARMY and blocks > 0:
            self.armies += 1
        elif icon == Icon.ROAD and blocks > 0:
            self.roads += 1
        elif icon == Icon.TRIBE and cylinders > 0:
            self.tribes += 1
        elif icon == Icon.SPY and cylinders > 0:
            self.spies += 1
        elif icon == Icon.LEVERAGE:
            self.rupees += DEBT

    def place(self, by: i64) -> None:
        """Pieces from the supply onto the table, or back."""
        s = self.s
        s.blocks[self.loyalty] -= by * (self.armies + self.roads)
        self.player.supply -= by * (self.tribes + self.spies)
        self.player.rupees += by * self.rupees
        shift(s, self.army_place, by * self.armies)
        shift(s, self.tribe_place, by * self.tribes)

    def take_back(self) -> None:
        self.place(-1)


def loss(at: Glance, card: int) -> float:
    """PP-4.12 to PP-4.14 What is gained, mostly less than nothing, when a card leaves the own court
    with all spies on it, perhaps with tribes, perhaps with a debt."""
    s = at.s
    player = at.player
    court = player.court
    rupees = player.rupees
    player.court = [each for each in court if each != card]
    region = REGION_OF[card]
    place = tribe_place(at.who, region)
    is_overthrown = SUIT_OF[card] == Suit.POLITICAL and not player.has_political(region)
    tribes: i64 = s.at(place) if is_overthrown else 0
    shift(s, place, -tribes)
    player.supply += tribes
    return_spies(at, card, 1)
    if LEVERAGED[card] == 1:
        player.rupees = max(0, rupees - DEBT)
    gain = at.gain()
    player.rupees = rupees
    return_spies(at, card, -1)
    player.supply -= tribes
    shift(s, place, tribes)
    player.court = court
    return gain


def return_spies(at: Glance, card: int, by: i64) -> None:
    """PP-4.12 All spies on a card go to their supplies, or back."""
    s = at.s
    for seat in range(s.seats):
        s.players[seat].supply += by * s.at(spy_place(card, seat))
