"""PP-4.2, PP-4.3 Playing a card into the court and resolving its impact icons."""

from typing import ClassVar

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Blocked, Step
from panj.games.pax_pamir.moves import PLACE_ROAD, PLACE_SPY, End
from panj.games.pax_pamir.places import army_place, road_place, spy_place, tribe_place
from panj.games.pax_pamir.rules.discard import ChangeLoyalty, leave_hand
from panj.games.pax_pamir.rules.limits import place_unit
from panj.games.pax_pamir.rules.power import loyalty_of
from panj.games.pax_pamir.rules.steps import CardDecision
from panj.games.pax_pamir.rules.wakhan.placing import icon_place
from panj.games.pax_pamir.showing.reasons import foreign_borders, foreign_cards
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import (
    DEBT,
    ICONS_OF,
    NONE,
    PATRIOT_OF,
    REGION_BORDERS,
    REGION_OF,
    Effect,
    Icon,
)


def enter_court(s: PaxState, who: int, card: int, end: int) -> None:
    """PP-4.2.3 Put a card at one end of the court."""
    player = s.players[who]
    if end == End.LEFT:
        player.court.insert(0, card)
    else:
        player.court.append(card)
    player.renew_abilities()
    s.note("pax_pamir.log.played", [who, card, end])


class FinishPlay(Step[PaxState]):
    """PP-4.2 The bribe is settled: the card enters the court and has its impact."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "card", "end")

    def __init__(self, who: int, card: int, end: int) -> None:
        super().__init__(who)
        self.card = card
        self.end = end

    def run(self, s: PaxState) -> None:
        s.memory.actions_left -= 1
        s.memory.attempts = []
        leave_hand(s, self.who, self.card)
        enter_court(s, self.who, self.card, self.end)
        s.then([ResolveIcons(self.who, self.card, 0)])
        patriot = int(PATRIOT_OF[self.card])
        if patriot != NONE and patriot != s.players[self.who].loyalty:
            s.then([ChangeLoyalty(self.who, patriot)])


class ResolveIcons(Step[PaxState]):
    """PP-4.3 The impact icons from top to bottom, while the card is in the court."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "card", "index")

    def __init__(self, who: int, card: int, index: int) -> None:
        super().__init__(who)
        self.card = card
        self.index = index

    def run(self, s: PaxState) -> None:
        icons = ICONS_OF[self.card]
        if self.index == len(icons) or self.card not in s.players[self.who].court:
            return
        s.then([ResolveIcons(self.who, self.card, self.index + 1)])
        icon = icons[self.index]
        if icon == Icon.ROAD or icon == Icon.SPY:
            if self.who == s.wakhan:
                place_unit(s, self.who, icon_place(s, self.card, self.index))
            elif icon == Icon.ROAD:
                s.then([PlaceRoad(self.who, self.card)])
            else:
                s.then([PlaceSpy(self.who, self.card)])
        else:
            resolve_plain_icon(s, self.who, self.card, icon)


def resolve_plain_icon(s: PaxState, who: int, card: int, icon: int) -> None:
    """PP-4.3 The icons that leave no choice."""
    region = REGION_OF[card]
    if icon == Icon.ARMY:
        place_unit(s, who, army_place(loyalty_of(s, who), region))
    elif icon == Icon.TRIBE:
        place_unit(s, who, tribe_place(who, region))
    elif icon == Icon.LEVERAGE:
        s.players[who].rupees += DEBT
        s.note("pax_pamir.log.leverage", [who, DEBT])
    else:
        set_favored(s, icon - Icon.FAVOR)


def set_favored(s: PaxState, suit: int) -> None:
    """PP-4.3, PP-4.20.3 The favored suit changes, unless Pashtunwali Values freezes it."""
    if s.holds(Effect.PASHTUNWALI_VALUES):
        s.note("pax_pamir.log.favor_frozen", [suit])
        return
    s.favored = suit
    s.note("pax_pamir.log.favored", [suit])


class PlaceRoad(CardDecision):
    """PP-3.17 A road onto any border of the card's region."""

    RULE: ClassVar[str] = "PP-4.3"

    def moves(self, s: PaxState) -> list[Move]:
        return [PLACE_ROAD[border] for border in REGION_BORDERS[REGION_OF[self.card]]]

    def choose(self, s: PaxState, move: Move) -> None:
        place_unit(s, self.who, road_place(loyalty_of(s, self.who), move.a))

    def prompt(self, s: PaxState) -> Message:
        return Message("pax_pamir.prompt.place_road", [self.card])

    def blocked(self, s: PaxState) -> list[Blocked]:
        region = int(REGION_OF[self.card])
        return foreign_borders(REGION_BORDERS[region], region, "PP-4.3")


class PlaceSpy(CardDecision):
    """PP-3.18 A spy onto any court card of the card's region."""

    RULE: ClassVar[str] = "PP-4.3"

    def moves(self, s: PaxState) -> list[Move]:
        region = REGION_OF[self.card]
        return [PLACE_SPY[card] for card in s.track() if REGION_OF[card] == region]

    def choose(self, s: PaxState, move: Move) -> None:
        place_unit(s, self.who, spy_place(move.a, self.who))

    def prompt(self, s: PaxState) -> Message:
        return Message("pax_pamir.prompt.place_spy", [self.card])

    def blocked(self, s: PaxState) -> list[Blocked]:
        return foreign_cards(s, int(REGION_OF[self.card]), "PP-4.3")
