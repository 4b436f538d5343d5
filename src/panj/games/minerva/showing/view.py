"""MI-7 What everybody may see: all but the order of the decks."""

from panj.games.minerva.city import City
from panj.games.minerva.moves import CELL, REACH, WIDTH
from panj.games.minerva.reading.option import AS_SHIPPED
from panj.games.minerva.rules.setup import open_rest, stack_size
from panj.games.minerva.rules.temples import counted, is_temple, temple_count, temple_points
from panj.games.minerva.showing.action_view import add_running_action
from panj.games.minerva.showing.display_view import (
    culture_view,
    display_view,
    face_view,
    glory_view,
    next_order,
    order_view,
    pairs_view,
    race_view,
    tile_view,
    unseen,
)
from panj.games.minerva.state import MinervaState, Player
from panj.games.minerva.tables import (
    CULTURE_NAMES,
    CULTURES,
    FACE_NAMES,
    GLORY_PLACES,
    GOOD_NAMES,
    GOODS,
    MOST_ASSISTANTS,
    RANK_NAMES,
    ROUNDS,
    TYPE_NAMES,
    Face,
    category_of,
)


def view(s: MinervaState, seat: int) -> dict[str, object]:
    """MI-7.1 Minerva has no private information; only prices and lacks are the reader's own."""
    seen: dict[str, object] = {
        "round": s.round,
        "rounds": ROUNDS,
        "turn": s.turn,
        "first": s.first,
        "fee": s.fee,
        "options": options_view(s),
        "display": display_view(s, seat),
        "pairs": pairs_view(s, seat),
        "temples": [tile_view(s, face, 1, seat) for face in s.row],
        "temple_deck": len(s.temples),
        "deck": len(s.deck),
        "sure_to_come": open_rest(s),
        "stack": stack_size(s),
        "unseen": unseen(s),
        "culture": [culture_view(s, category) for category in range(CULTURES)],
        "glory": glory_view(s),
        "race": race_view(s),
        "order": order_view(s),
        "next_order": next_order(s),
        "removed": [FACE_NAMES[face] for face in s.removed],
        "players": [player_view(s, player) for player in s.players],
        "faces": laid_faces(s),
    }
    if s.is_solo:
        seen["rank"] = RANK_NAMES[s.tiles.rank(s.scores()[0])]
        seen["ranks"] = ranks_view(s)
    add_running_action(s, seen)
    return seen


def laid_faces(s: MinervaState) -> dict[str, object]:
    """MI-1.3 What is printed on the tiles that lie in the cities, each face once."""
    faces = {player.city.at(cell) for player in s.players for cell in player.city.tiles()}
    return {
        FACE_NAMES[face]: face_view(s.tiles, face)
        for face in sorted(faces)
        if face not in (Face.RESIDENCE, Face.STAFFED)
    }


def options_view(s: MinervaState) -> dict[str, object]:
    """The options; corrected tables are named, not repeated in every view."""
    shown: dict[str, object] = dict(s.terms.options)
    if shown["tiles"] != AS_SHIPPED:
        shown["tiles"] = "corrected"
    return shown


def ranks_view(s: MinervaState) -> list[object]:
    """MI-6.11 The solo titles, highest first, with the least points of each."""
    least = [*s.tiles.ranks, 0]
    return [
        {"rank": name, "points": points} for name, points in zip(RANK_NAMES, least, strict=True)
    ]


def player_view(s: MinervaState, player: Player) -> dict[str, object]:
    """MI-3.2 One player's city and possessions."""
    owned = player.hired
    can_hire = owned < MOST_ASSISTANTS
    return {
        "city": [place_view(s, player, cell) for cell in player.city.tiles()],
        "extent": extent(player.city),
        "goods": {GOOD_NAMES[good]: player.goods[good] for good in range(GOODS)},
        "residences": player.residences,
        "assistants": player.assistants,
        "hired": owned,
        "next_assistant": hire_price(s, owned) if can_hire else None,
        "culture": [culture_name(s, tile) for tile in player.culture],
        "glory": [glory_name(s, tile) for tile in player.glory],
        "order": player.order if player.order else None,
        "passed": player.has_passed,
    }


def hire_price(s: MinervaState, owned: int) -> dict[str, object]:
    """MI-3.20 The price of the next assistant in both currencies."""
    return {"denarii": s.tiles.hire_denarii[owned], "glory": s.tiles.hire_glory[owned]}


def place_view(s: MinervaState, player: Player, cell: int) -> dict[str, object]:
    """A tile of a city; a temple with what it counts and is worth now."""
    city = player.city
    face = city.at(cell)
    is_residence = face in (Face.RESIDENCE, Face.STAFFED)
    shown: dict[str, object] = {
        "cell": CELL.text(cell),
        "x": cell % WIDTH - REACH,
        "y": cell // WIDTH - REACH,
        "tile": FACE_NAMES[Face.RESIDENCE if is_residence else face],
        "type": TYPE_NAMES[s.tiles.type[face]],
        "assistant": face == Face.STAFFED,
    }
    if is_temple(face):
        shown["counts"] = temple_count(s.tiles, city, player.goods, cell, face)
        shown["points"] = temple_points(s.tiles, city, player.goods, cell, face)
        shown["cells"] = [CELL.text(other) for other in counted(s.tiles, city, cell)]
    return shown


def extent(city: City) -> dict[str, object]:
    """The outermost columns and rows of a city."""
    return {
        "west": city.low_x - REACH,
        "east": city.high_x - REACH,
        "north": city.low_y - REACH,
        "south": city.high_y - REACH,
    }


def culture_name(s: MinervaState, tile: int) -> dict[str, object]:
    """A culture tile that somebody has."""
    return {
        "culture": CULTURE_NAMES[category_of(tile)],
        "points": s.tiles.culture_points[tile],
    }


def glory_name(s: MinervaState, tile: int) -> dict[str, object]:
    """A glory tile that somebody has."""
    return {
        "round": tile // GLORY_PLACES,
        "place": tile % GLORY_PLACES + 1,
        "points": s.tiles.glory_points[tile],
    }
