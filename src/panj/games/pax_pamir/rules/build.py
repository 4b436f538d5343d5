"""PP-4.8 Build: armies and roads where the player rules, and the free block afterwards."""

from typing import ClassVar, Final

from mypy_extensions import i64

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Blocked, Decision, Step
from panj.games.pax_pamir.moves import BORDER, BUILD_ARMY, BUILD_ROAD, DONE, REGION, Do
from panj.games.pax_pamir.places import army_place, road_place
from panj.games.pax_pamir.rules.limits import can_place, place_unit
from panj.games.pax_pamir.rules.market import pay_unit
from panj.games.pax_pamir.rules.power import loyalty_of, ruler_of, rules_any
from panj.games.pax_pamir.showing.reasons import reason
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import (
    BORDER_COUNT,
    BORDER_FROM,
    BORDER_TO,
    UNIT_PRICE,
    Ability,
    Effect,
    Region,
)

MOST_UNITS: Final = 3


def blocks_per_unit(s: PaxState, who: i64) -> i64:
    """PP-4.8 How many blocks one price buys."""
    return 2 if s.players[who].has_effect(Effect.NATION_BUILDING) else 1


def can_build(s: PaxState, who: i64) -> bool:
    """PP-4.8 Whether a first block can be paid and placed."""
    if s.players[who].rupees < UNIT_PRICE or not rules_any(s, who):
        return False
    return can_place(s, army_place(loyalty_of(s, who), 0))


def can_build_on(s: PaxState, who: i64, built: i64) -> bool:
    """PP-4.8 Whether one more block can be paid and placed after so many."""
    per_unit = blocks_per_unit(s, who)
    if built >= MOST_UNITS * per_unit or not rules_any(s, who):
        return False
    if built % per_unit == 0 and s.players[who].rupees < UNIT_PRICE:
        return False
    return can_place(s, army_place(loyalty_of(s, who), 0))


def building_sites(s: PaxState, who: i64) -> list[Move]:
    """PP-3.45 Each ruled region, and each border of a ruled region."""
    ruled: i64 = 0
    found: list[Move] = []
    for region in range(i64(Region.COUNT)):
        if s.tribes(who, region) > 0 and ruler_of(s, region) == who:
            ruled = ruled | (1 << region)
            found.append(BUILD_ARMY[region])
    for border in range(i64(BORDER_COUNT)):
        ends = (1 << BORDER_FROM[border]) | (1 << BORDER_TO[border])
        if ruled & ends != 0:
            found.append(BUILD_ROAD[border])
    return found


def no_sites(s: PaxState, who: int) -> list[Blocked]:
    """PP-4.8 Regions that the player does not rule, and borders between such regions."""
    legal = building_sites(s, who)
    found: list[Blocked] = []
    for region in range(Region.COUNT):
        if BUILD_ARMY[region] not in legal:
            found.append(reason(REGION.ident(region), "not_ruled", [region], "PP-4.8"))
    for border in range(BORDER_COUNT):
        if BUILD_ROAD[border] not in legal:
            found.append(reason(BORDER.ident(border), "no_ruled_side", [], "PP-4.8"))
    return found


def site_of(s: PaxState, who: i64, move: Move) -> i64:
    """PP-4.8 The place of the block that a move builds."""
    loyalty = loyalty_of(s, who)
    if move.kind == Do.BUILD_ARMY:
        return army_place(loyalty, move.a)
    return road_place(loyalty, move.a)


def pay_for_block(s: PaxState, who: int, built: i64) -> None:
    """PP-4.8 The first block of each unit costs 2 rupees, onto the next cards from the right."""
    per_unit = blocks_per_unit(s, who)
    if built % per_unit == 0:
        pay_unit(s, who, built // per_unit + 1)


class BuildOn(Step[PaxState]):
    """PP-4.8 As long as a block can be built, ask; then Infrastructure adds one."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "built")

    def __init__(self, who: int, built: int) -> None:
        super().__init__(who)
        self.built = built

    def run(self, s: PaxState) -> None:
        if can_build_on(s, self.who, self.built):
            s.then([Build(self.who, self.built)])
        else:
            s.then([FreeBlock(self.who)])


class Build(Decision[PaxState]):
    """PP-3.45 An army in a ruled region, a road on its borders, or done."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "built")
    RULE: ClassVar[str] = "PP-4.8"

    def __init__(self, who: int, built: int) -> None:
        super().__init__(who)
        self.built = built

    def moves(self, s: PaxState) -> list[Move]:
        found = building_sites(s, self.who)
        if self.built > 0:
            found.append(DONE)
        return found

    def choose(self, s: PaxState, move: Move) -> None:
        if move.kind == Do.DONE:
            s.then([FreeBlock(self.who)])
            return
        pay_for_block(s, self.who, self.built)
        s.then([BuildOn(self.who, self.built + 1)])
        place_unit(s, self.who, site_of(s, self.who, move))

    def prompt(self, s: PaxState) -> Message:
        return Message("pax_pamir.prompt.build", [self.built])

    def blocked(self, s: PaxState) -> list[Blocked]:
        return no_sites(s, self.who)

    def preview(self, s: PaxState, move: Move) -> list[Message]:
        rupees = s.players[self.who].rupees
        free = self.built % blocks_per_unit(s, self.who) != 0
        if move.kind == Do.DONE or free:
            return []
        return [Message("pax_pamir.preview.rupees", [rupees, rupees - UNIT_PRICE])]


class FreeBlock(Step[PaxState]):
    """PP-9.R13 Infrastructure: one more block for nothing, if a block and a space exist."""

    def run(self, s: PaxState) -> None:
        who = self.who
        if not s.players[who].has(Ability.INFRASTRUCTURE) or not rules_any(s, who):
            return
        if can_place(s, army_place(loyalty_of(s, who), 0)):
            s.then([BuildFree(who)])


class BuildFree(Decision[PaxState]):
    """PP-3.45 The free block of Infrastructure goes where blocks can be built."""

    RULE: ClassVar[str] = "PP-4.8"

    def moves(self, s: PaxState) -> list[Move]:
        return building_sites(s, self.who)

    def choose(self, s: PaxState, move: Move) -> None:
        place_unit(s, self.who, site_of(s, self.who, move))

    def prompt(self, s: PaxState) -> Message:
        return Message("pax_pamir.prompt.build_free", [])

    def blocked(self, s: PaxState) -> list[Blocked]:
        return no_sites(s, self.who)
