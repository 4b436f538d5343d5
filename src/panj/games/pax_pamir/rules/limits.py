"""PP-4.16 Component limits: a unit that is not in supply is taken from elsewhere in play."""

from typing import ClassVar

from mypy_extensions import i64

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Blocked, Decision, Step
from panj.games.pax_pamir.places import (
    PIECES,
    army_place,
    gift_place,
    is_block,
    is_tribe,
    owner_at,
    piece_at,
    road_place,
    spot_at,
    spy_place,
    tribe_place,
)
from panj.games.pax_pamir.rules.discard import after_losing_tribe
from panj.games.pax_pamir.rules.placing import (
    TAKE,
    is_takeable,
    piece_move,
    place_new,
    place_of,
    relocate,
)
from panj.games.pax_pamir.rules.wakhan.placing import piece_to_take
from panj.games.pax_pamir.showing.previews import tribe_loss_preview
from panj.games.pax_pamir.showing.reasons import (
    blocks_on_map,
    piece_id,
    reason,
    spies_on_cards,
    tribes_in_play,
)
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import BORDER_COUNT, GIFT_SPACES, Region


def place_unit(s: PaxState, who: int, place: i64) -> None:
    """PP-4.16 Place a unit from supply, or let the placing player take one from play."""
    if in_supply(s, place) > 0:
        place_new(s, place)
        note_placed(s, who, place)
    elif len(takeable(s, place)) == 0:
        s.note("pax_pamir.log.no_piece", [who])
    elif who == s.wakhan:
        take_over(s, who, piece_to_take(s, place), place)
    else:
        s.then([SelectPiece(who, place)])


def in_supply(s: PaxState, place: i64) -> i64:
    """PP-4.16 How many pieces that could stand on this place are in supply."""
    owner = owner_at(place)
    return s.blocks[owner] if is_block(place) else s.players[owner].supply


def can_place(s: PaxState, place: i64) -> bool:
    """PP-4.16 Whether a unit could be placed, from supply or from play."""
    return in_supply(s, place) > 0 or len(takeable(s, place)) > 0


def takeable(s: PaxState, place: i64) -> list[i64]:
    """PP-4.16 Where pieces of the same owner stand that were not placed this turn."""
    owner = owner_at(place)
    found: list[i64] = []
    if is_block(place):
        for region in range(i64(Region.COUNT)):
            found.append(army_place(owner, region))
        for border in range(i64(BORDER_COUNT)):
            found.append(road_place(owner, border))
    else:
        for region in range(i64(Region.COUNT)):
            found.append(tribe_place(owner, region))
        for card in s.track():
            found.append(spy_place(card, owner))
        for space in range(i64(GIFT_SPACES)):
            found.append(gift_place(owner, space))
    return [each for each in found if is_takeable(s, each)]


def take_over(s: PaxState, who: int, source: i64, place: i64) -> None:
    """PP-4.16 The piece becomes the new unit; only then look whether a last tribe is lost."""
    relocate(s, source, place)
    s.memory.placed.append(place)
    s.note("pax_pamir.log.recycled", [who])
    note_placed(s, who, place)
    if is_tribe(source):
        after_losing_tribe(s, int(owner_at(source)), spot_at(source))


class PlaceUnit(Step[PaxState]):
    """PP-4.16 A unit that waits to be placed."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "place")

    def __init__(self, who: int, place: int) -> None:
        super().__init__(who)
        self.place = place

    def run(self, s: PaxState) -> None:
        place_unit(s, self.who, self.place)


class SelectPiece(Decision[PaxState]):
    """PP-3.19 The supply is empty: take a piece that was not placed this turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "place")
    RULE: ClassVar[str] = "PP-4.16"

    def __init__(self, who: int, place: int) -> None:
        super().__init__(who)
        self.place = place

    def moves(self, s: PaxState) -> list[Move]:
        return [piece_move(TAKE, place) for place in takeable(s, self.place)]

    def choose(self, s: PaxState, move: Move) -> None:
        take_over(s, self.who, place_of(move, self.who), self.place)

    def prompt(self, s: PaxState) -> Message:
        key = "select_block" if is_block(self.place) else "select_cylinder"
        return Message(f"pax_pamir.prompt.{key}", [])

    def blocked(self, s: PaxState) -> list[Blocked]:
        legal = takeable(s, self.place)
        shown = tribes_in_play(s) + spies_on_cards(s) + blocks_on_map(s)
        return [untakeable(place, self.place) for place in shown if place not in legal]

    def preview(self, s: PaxState, move: Move) -> list[Message]:
        source = place_of(move, self.who)
        if not is_tribe(source) or source == self.place:
            return []
        return tribe_loss_preview(s, self.who, int(spot_at(source)), 1)


def untakeable(place: i64, wanted: i64) -> Blocked:
    """PP-4.16 Why a piece cannot become a unit of the wanted place: another's, or placed now."""
    same = is_block(place) == is_block(wanted) and owner_at(place) == owner_at(wanted)
    return reason(piece_id(place), "placed_now" if same else "not_yours", [], "PP-4.16")


def note_placed(s: PaxState, who: int, place: i64) -> None:
    """PP-1.1 One line for the log: which piece came where."""
    if s.notes is None:
        return
    where: list[int | str] = [int(spot_at(place))]
    if is_block(place):
        where = [int(owner_at(place)), *where]
    s.note(f"pax_pamir.log.{PIECES[piece_at(place)]}_placed", [who, *where])
