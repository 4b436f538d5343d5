"""MI-7.1 The display, the culture stacks, the glory tiles and the turn order tiles, as data."""

from typing import Final

from panj.games.minerva.moves import HALVES, NOWHERE
from panj.games.minerva.rules.payment import can_pay, missing, price
from panj.games.minerva.rules.temples import is_temple
from panj.games.minerva.state import MinervaState
from panj.games.minerva.tables import (
    AREA_NAMES,
    BATH_TILES,
    CULTURE_NAMES,
    EFFECT_GOODS,
    FACE_NAMES,
    GLORY_PLACES,
    HELD,
    LOCATION_FACES,
    RESOURCE_NAMES,
    RESOURCES,
    ROUND_TILE_DENARII,
    ROUNDS,
    TEMPLE_TARGETS,
    TYPE_NAMES,
    Face,
    Good,
    Op,
    Tiles,
)

OP_NAMES: Final = [
    "none",
    "gain",
    "choice",
    "per_held",
    "convert",
    "take_culture_tile",
    "activate_three",
    "move_tile",
    "remove_residence",
    "both",
]


def display_view(s: MinervaState, seat: int) -> list[object]:
    """MI-3.12 The locations on offer by type and cost; equal ones together."""
    faces = [face for face in range(LOCATION_FACES) if s.display[face]]
    faces.sort(key=DisplayOrder(s.tiles).place)
    return [tile_view(s, face, int(s.display[face]), seat) for face in faces]


class DisplayOrder:
    """How the display is sorted for the eye: by type, inside by cost."""

    def __init__(self, tiles: Tiles) -> None:
        self.tiles = tiles

    def place(self, face: int) -> tuple[int, int, int]:
        """The sorting key of a face."""
        return self.tiles.type[face], sum(costs(self.tiles, face)), face


def costs(tiles: Tiles, face: int) -> list[int]:
    """MI-1.3 The cost of a tile by resource."""
    return [tiles.cost[face * RESOURCES + good] for good in range(RESOURCES)]


def pairs_view(s: MinervaState, seat: int) -> list[object]:
    """MI-6.2, MI-6.3 The solo pairs; a round tile with its denarii."""
    found: list[object] = []
    for at in range(0, len(s.pairs), HALVES):
        halves: list[object] = []
        for face in s.pairs[at : at + HALVES]:
            if face == Face.ROUND:
                halves.append({"tile": FACE_NAMES[face], "denarii": ROUND_TILE_DENARII})
            elif face != Face.EMPTY:
                halves.append(tile_view(s, face, 1, seat))
        found.append(halves)
    return found


def tile_view(s: MinervaState, face: int, count: int, seat: int) -> dict[str, object]:
    """A tile on offer: what is printed on it, and what the reader lacks."""
    shown: dict[str, object] = {
        "tile": FACE_NAMES[face],
        "count": count,
        **face_view(s.tiles, face),
    }
    if seat > NOWHERE:
        player = s.players[seat]
        shown["missing"] = missing(s.tiles, player, face)
        shown["denarii"] = price(s.tiles, player, face)
        shown["payable"] = can_pay(s.tiles, player, face, s.fee)
    return shown


def face_view(tiles: Tiles, face: int) -> dict[str, object]:
    """MI-1.3, MI-1.4 What is printed on a tile."""
    cost = costs(tiles, face)
    return {
        "type": TYPE_NAMES[tiles.type[face]],
        "cost": {RESOURCE_NAMES[good]: cost[good] for good in range(RESOURCES) if cost[good]},
        "effect": temple_effect(tiles, face) if is_temple(face) else effect(tiles, face),
    }


def effect(tiles: Tiles, face: int) -> dict[str, object]:
    """MI-1.7 The effect that is printed on a location."""
    op = tiles.op[face]
    shown: dict[str, object] = {"form": OP_NAMES[op], "when_built": tiles.is_built[face] == 1}
    if op in (Op.GAIN, Op.BOTH, Op.SIDES, Op.PER_HELD, Op.EXCHANGE):
        shown["right"] = [EFFECT_GOODS[tiles.right[face]], tiles.right_count[face]]
    if op in (Op.BOTH, Op.SIDES, Op.PER_HELD, Op.EXCHANGE):
        shown["left"] = [EFFECT_GOODS[tiles.left[face]], tiles.left_count[face]]
    if op == Op.ACTIVATE_THREE:
        shown["count"] = BATH_TILES
    return shown


def temple_effect(tiles: Tiles, face: int) -> dict[str, object]:
    """MI-1.4 The condition that is printed on a temple."""
    target = tiles.target[face]
    name = RESOURCE_NAMES[target - HELD] if target >= HELD else TEMPLE_TARGETS[target - 1]
    return {
        "form": "temple",
        "area": AREA_NAMES[tiles.area[face]],
        "target": name,
        "points": tiles.points[face],
    }


def unseen(s: MinervaState) -> dict[str, object]:
    """MI-7.4 The locations and temples that nobody has seen, by name."""
    locations = sorted(face for face in s.deck if face != Face.ROUND)
    return {
        "locations": [FACE_NAMES[face] for face in locations],
        "temples": [FACE_NAMES[face] for face in sorted(s.temples)],
    }


def culture_view(s: MinervaState, category: int) -> dict[str, object]:
    """MI-2.9 A culture stack from its top: symbols needed and points."""
    tiles: list[object] = []
    for place in range(s.taken[category], s.tiles.culture_height[s.seats]):
        at = s.tiles.culture_at(s.seats, category, place)
        tile: dict[str, object] = {
            "symbols": s.tiles.symbols[at],
            "points": s.tiles.culture_points[at],
        }
        tiles.append(tile)
    return {"culture": CULTURE_NAMES[category], "tiles": tiles}


def glory_view(s: MinervaState) -> list[object]:
    """MI-2.10 The glory tiles by round, each with its holder, and whether its round is over."""
    found: list[object] = []
    for each in range(1, ROUNDS + 1):
        for place in range(1, glory_places(s) + 1):
            if s.tiles.has_glory_tile(each, place):
                at = s.tiles.glory_at(each, place)
                tile: dict[str, object] = {
                    "round": each,
                    "place": place,
                    "points": s.tiles.glory_points[at],
                    "holder": holder(s, at),
                    "past": each < s.round,
                }
                found.append(tile)
    return found


def glory_places(s: MinervaState) -> int:
    """MI-6.1, MI-9.23 Alone and for two, a third tile is never taken: it does not lie there."""
    return GLORY_PLACES if s.seats >= GLORY_PLACES else GLORY_PLACES - 1


def race_view(s: MinervaState) -> list[object]:
    """MI-3.24 Everybody's glory tokens, most first; of equals, who passed earlier."""
    seats = sorted(range(s.seats), key=RaceOrder(s).place)
    return [{"seat": seat, "tokens": int(s.players[seat].goods[Good.GLORY])} for seat in seats]


class RaceOrder:
    """Who is ahead in glory; somebody who has not passed can only take a later tile."""

    def __init__(self, s: MinervaState) -> None:
        self.s = s

    def place(self, seat: int) -> tuple[int, int]:
        """The sorting key of a seat."""
        player = self.s.players[seat]
        return -player.goods[Good.GLORY], player.order or self.s.seats + 1


def holder(s: MinervaState, tile: int) -> int | None:
    """Who took a glory tile."""
    for seat in range(s.seats):
        if tile in s.players[seat].glory:
            return seat
    return None


def order_view(s: MinervaState) -> list[object]:
    """MI-1.5, MI-3.26 The turn order tiles in use: holder, and points once they are turned."""
    found: list[object] = []
    for number in range(1, s.seats + 1 if s.seats > 1 else 1):
        turned = s.is_last_round and number < s.seats
        tile: dict[str, object] = {
            "number": number,
            "holder": order_holder(s, number),
            "points": s.tiles.order_points[number] if turned else None,
        }
        found.append(tile)
    return found


def next_order(s: MinervaState) -> int | None:
    """MI-3.9 The turn order tile that the next one to pass would take."""
    for number in range(1, s.seats + 1 if s.seats > 1 else 1):
        if order_holder(s, number) is None:
            return number
    return None


def order_holder(s: MinervaState, number: int) -> int | None:
    """Who holds a turn order tile."""
    for seat in range(s.seats):
        if s.players[seat].order == number:
            return seat
    return None
