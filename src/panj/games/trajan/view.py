"""TR-7 What one seat may see: everything but hands, hidden piles and secret arrangements."""

from panj.games.trajan.actions import ExtraWindow, TakeAction
from panj.games.trajan.demands import is_covered, unmet_demands
from panj.games.trajan.foresight import Sowing, can_supply, drops_into_target, missing_colours
from panj.games.trajan.military import occupation_points
from panj.games.trajan.player import SOURCES, Player
from panj.games.trajan.scoring import one_bonus, projection
from panj.games.trajan.senate import senate_ranking, votes_of
from panj.games.trajan.sowing import DropMarker
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import (
    ACTIONS,
    BONUS_NAMES,
    CENTRE,
    COLOUR_NAMES,
    COLOURS,
    FORUM_IN_USE,
    FORUM_NAMES,
    GOOD_NAMES,
    GREEN_SPACES,
    LIFTED,
    MOST_UNITS,
    NONE,
    PENALTY,
    PROVINCE_NAMES,
    PROVINCE_POINTS,
    PROVINCES,
    ROUNDS,
    SENATE_VOTES,
    SHIP_NAMES,
    SHIP_POINTS,
    SITES,
    STACK_NAMES,
    SYMBOL_NAMES,
    SYMBOLS,
    TILE_AMOUNT,
    TILE_FIRST,
    TILE_IDS,
    TILE_POINTS,
    TILE_SECOND,
    TILE_SYMBOL,
    TILES_PER_STACK,
    TILES_PER_TYPE,
    TOP_OF_SENATE,
    TRAYS,
    TYPE_ACTION,
    TYPE_NAMES,
    TYPE_POINTS,
    TYPES,
    Tile,
    rows,
)


def view(s: TrajanState, seat: int) -> dict[str, object]:
    """TR-7.1, TR-7.2 The public table, and the hand and markers of the seat itself."""
    return {
        "options": dict(s.terms.options),
        "over": s.is_over,
        "first": s.first,
        "round": s.round,
        "rounds": ROUNDS,
        "quarter": s.quarter,
        "time": s.time % s.cycle,
        "laps": s.time // s.cycle,
        "cycle": s.cycle,
        "demands": [SYMBOL_NAMES[symbol] for symbol in s.demands],
        "past_demands": [SYMBOL_NAMES[symbol] for symbol in s.past_demands],
        "demand_pile": len(s.demand_pile),
        "seaport": seaport_view(s),
        "forum": forum_view(s),
        "provinces": [province_view(s, province, seat) for province in range(PROVINCES)],
        "senate": senate_view(s),
        "stacks": [stack_view(s, stack) for stack in range(len(s.stacks))],
        "sites": [site_view(s, site) for site in range(SITES)],
        "players": [player_view(s, owner, seat) for owner in range(s.seats)],
        "scores": [{"key": line.key, "points": line.points} for line in s.score_sheet()],
        "trail": trail(s),
        "sowing": sowing_view(s),
        "sowings": sowings_view(s, seat),
    }


def goods(pile: list[int]) -> list[object]:
    """Cards by name."""
    return [GOOD_NAMES[good] for good in pile]


def seaport_view(s: TrajanState) -> dict[str, object]:
    """TR-7.1 The face-up piles in full, the size of the face-down one, the ships."""
    return {
        "pile": len(s.pile),
        "left": goods(s.left),
        "right": goods(s.right),
        "ships": [ship_view(s, ship) for ship in range(len(SHIP_NAMES))],
    }


def ship_view(s: TrajanState, ship: int) -> dict[str, object]:
    """TR-4.1.4 The side showing, and what each number of units scores on both sides."""
    width = MOST_UNITS + 1
    sides = [
        [int(SHIP_POINTS[(ship * 2 + grey) * width + units]) for units in range(1, width)]
        for grey in (0, 1)
    ]
    units = 3 if SHIP_NAMES[ship] == "pairs" else MOST_UNITS
    return {
        "ship": SHIP_NAMES[ship],
        "grey": bool(s.grey_ships >> ship & 1),
        "coloured_points": sides[0][:units],
        "grey_points": sides[1][:units],
    }


def forum_name(tile: int) -> str | None:
    """The kind of a tile; null for an empty space."""
    return None if tile == NONE else FORUM_NAMES[tile]


def forum_view(s: TrajanState) -> dict[str, object]:
    """TR-1.10 The tiles on the green spaces in use and on the yellow ones."""
    return {
        "green": [forum_name(tile) for tile in s.forum[: FORUM_IN_USE[s.seats]]],
        "yellow": [forum_name(tile) for tile in s.forum[GREEN_SPACES:]],
        "pile": len(s.forum_pile),
        "extra_pile": len(s.extra_pile),
    }


def province_view(s: TrajanState, province: int, seat: int) -> dict[str, object]:
    """TR-1.6 A province or the camp, with everybody in it, and what the seat would score there."""
    return {
        "province": PROVINCE_NAMES[province],
        "points": PROVINCE_POINTS[province],
        "worth": None if seat < 0 else occupation_points(s, seat, province),
        "tile": forum_name(s.provinces[province]),
        "leaders": [seat for seat in range(s.seats) if s.players[seat].leader == province],
        "legionnaires": [
            seat for seat in range(s.seats) if s.players[seat].provinces >> province & 1
        ],
    }


def senate_view(s: TrajanState) -> dict[str, object]:
    """TR-1.8, TR-3.6.5 The track with its piles of discs, the votes, and who leads."""
    return {
        "track": [
            {
                "votes": SENATE_VOTES[position],
                "discs": [seat for seat in s.discs if s.positions[seat] == position],
            }
            for position in range(TOP_OF_SENATE + 1)
        ],
        "votes": [votes_of(s, seat) for seat in range(s.seats)],
        "ranking": senate_ranking(s),
        "bonus": [BONUS_NAMES[bonus] for bonus in s.senate_bonus],
        "bag": len(s.bag),
    }


def tile_view(tile: int) -> dict[str, object] | None:
    """TR-4.7 What a Trajan tile shows; null for an empty slot."""
    if tile == NONE:
        return None
    return {
        "tile": TILE_IDS[tile],
        "stack": STACK_NAMES[tile // TILES_PER_STACK],
        "colours": [COLOUR_NAMES[TILE_FIRST[tile]], COLOUR_NAMES[TILE_SECOND[tile]]],
        "points": TILE_POINTS[tile],
        "amount": TILE_AMOUNT[tile],
        "symbol": None if TILE_SYMBOL[tile] == NONE else SYMBOL_NAMES[TILE_SYMBOL[tile]],
    }


def bonus_view(s: TrajanState, player: Player, bonus: int, is_grey: bool) -> dict[str, object]:
    """TR-5.3.6 A bonus tile and what it would score now, without wild tiles."""
    return {"bonus": BONUS_NAMES[bonus], "points": one_bonus(s.terms, player, bonus, is_grey)}


def bonus_faces() -> dict[str, object]:
    """TR-5.3.6 What both sides of each bonus tile say, for a board that draws them."""
    return {
        BONUS_NAMES[bonus]: {
            "kind": row["kind"],
            "signs": [row[item] for item in ("item_1", "item_2") if row[item]],
            "yellow": float(row["vp_yellow"]),
            "grey": float(row["vp_grey"]),
        }
        for bonus, row in enumerate(rows("bonus_tiles.csv"))
    }


def stack_view(s: TrajanState, stack: int) -> dict[str, object]:
    """TR-2.5 The top tile of a stack and its height."""
    tiles = s.stacks[stack]
    return {
        "stack": STACK_NAMES[stack],
        "top": tile_view(tiles[-1]) if tiles else None,
        "height": len(tiles),
    }


def site_view(s: TrajanState, site: int) -> dict[str, object]:
    """TR-1.7 A site with its construction tile, if it is still there, and its workers."""
    tile = s.sites[site]
    kind = tile // TILES_PER_TYPE
    return {
        "building": None if tile == NONE else TYPE_NAMES[kind],
        "points": 0 if tile == NONE else TYPE_POINTS[tile],
        "bonus_action": None if tile == NONE else ACTIONS[TYPE_ACTION[kind]],
        "workers": [seat for seat in range(s.seats) if s.players[seat].sites >> site & 1],
    }


def player_view(s: TrajanState, owner: int, seat: int) -> dict[str, object]:
    """TR-7.1, TR-7.2 A mat; the hand only for its owner, secret markers likewise."""
    player = s.players[owner]
    is_open = s.revealed or owner == seat
    return {
        "score": player.score(),
        "points": {SOURCES[i]: player.points[i] for i in range(len(SOURCES))},
        "supply": player.supply,
        "workers": player.workers,
        "legionnaires": player.legionnaires,
        "leader": PROVINCE_NAMES[player.leader],
        "trays": [markers_view(player, row) for row in range(TRAYS)] if is_open else None,
        "lifted": markers_view(player, LIFTED) if is_open else None,
        "arranged": player.tray_size(TRAYS - 1) > 0 or s.revealed,
        "slots": [tile_view(int(tile)) for tile in player.slots],
        "arch": None if player.arch == CENTRE else player.arch,
        "plus_two": [ACTIONS[i] for i in range(TRAYS) if player.plus_two >> i & 1],
        "tiles": {FORUM_NAMES[i]: player.tiles[i] for i in range(len(FORUM_NAMES))},
        "kept": [tile_view(tile) for tile in player.kept],
        "buildings": {TYPE_NAMES[i]: player.type_count(i) for i in range(TYPES)},
        "votes": votes_of(s, owner),
        "yellow": [bonus_view(s, player, bonus, False) for bonus in player.yellow],
        "grey": [bonus_view(s, player, bonus, True) for bonus in player.grey],
        "display": counts_view(player.display),
        "hand_size": player.hand_size(),
        "known": counts_view(player.known),
        "hand": counts_view(player.hand) if owner == seat else None,
        "new": fresh_view(player) if owner == seat else None,
        "cover": cover_view(player, s.demands),
        "needs": [need_view(player, s.demands, symbol) for symbol in range(SYMBOLS)],
        "penalty": open_penalty(s, player),
        "projection": projection_view(s, player),
    }


def open_penalty(s: TrajanState, player: Player) -> int:
    """TR-3.6.4 What the demands that lie open would cost now; nothing once they are paid."""
    return 0 if s.is_over else int(PENALTY[unmet_demands(player, s.demands)])


def projection_view(s: TrajanState, player: Player) -> dict[str, object]:
    """TR-9.39 The final score as it stands, source by source."""
    lines = projection(s.terms, player, open_penalty(s, player))
    return {
        "total": sum(line.points[0] for line in lines),
        "sources": [{"key": line.key, "points": line.points[0]} for line in lines],
    }


def need_view(player: Player, demands: list[int], symbol: int) -> dict[str, object]:
    """TR-3.6.3 How often a symbol is demanded, what is held against it, what wilds must cover."""
    demanded = demands.count(symbol)
    kept = int(player.kept_of(symbol))
    forum = int(player.tiles[symbol])
    return {
        "symbol": SYMBOL_NAMES[symbol],
        "demanded": demanded,
        "trajan": kept,
        "forum": forum,
        "missing": max(0, demanded - kept - forum),
    }


def fresh_view(player: Player) -> dict[str, int]:
    """TR-9.38 The cards that came this turn, by kind."""
    counts = [int(player.fresh_of(good)) for good in range(len(GOOD_NAMES))]
    return {GOOD_NAMES[good]: count for good, count in enumerate(counts) if count}


def markers_view(player: Player, row: int) -> list[str]:
    """The markers of a tray, or of the hand, in the order of colours."""
    found: list[str] = []
    for colour in range(COLOURS):
        found += [COLOUR_NAMES[colour]] * int(player.markers[row * COLOURS + colour])
    return found


def counts_view(counts: object) -> dict[str, int]:
    """Cards by kind, without those that are missing."""
    numbers = list(counts)  # type: ignore[call-overload]
    return {GOOD_NAMES[i]: numbers[i] for i in range(len(numbers)) if numbers[i]}


def cover_view(player: Player, demands: list[int]) -> list[str]:
    """TR-3.6.1 By what each face-up demand would be met now: forum tiles before wild ones."""
    tiles = [int(player.tiles[symbol]) for symbol in range(len(SYMBOL_NAMES))]
    wilds = int(player.tiles[Tile.WILD_DEMAND])
    found: list[str] = []
    for at, symbol in enumerate(demands):
        if is_covered(player, demands, at):
            found.append("trajan")
        elif tiles[symbol] > 0:
            tiles[symbol] -= 1
            found.append("forum")
        elif wilds > 0:
            wilds -= 1
            found.append("wild")
        else:
            found.append("unmet")
    return found


def trail(s: TrajanState) -> list[object]:
    """TR-3.4.4 The actions that are going on, the outermost first, with repetitions to come."""
    found: list[object] = []
    for step in s.agenda:
        if isinstance(step, ExtraWindow):
            found.append({"action": ACTIONS[step.action], "times": 0})
        elif isinstance(step, TakeAction):
            found.append({"action": ACTIONS[step.action], "times": step.times})
    return found


def sowing_view(s: TrajanState) -> dict[str, object] | None:
    """TR-3.2.2 A sowing under way: the next tray, the target, the tile that it may complete."""
    d = s.decision()
    if not isinstance(d, DropMarker):
        return None
    player = s.players[d.who]
    left = int(player.tray_size(LIFTED))
    target = (d.tray + left - 1) % TRAYS
    tile = int(player.slots[target])
    missing = [] if tile == NONE else missing_colours(player, target, tile, False)
    possible = tile != NONE and can_supply(player, LIFTED, missing, drops_into_target(left))
    return {
        "who": d.who,
        "next": d.tray,
        "target": target,
        "path": path_view(d.tray, left),
        "tile": None if tile == NONE else TILE_IDS[tile],
        "missing": [COLOUR_NAMES[colour] for colour in missing],
        "can_complete": possible,
    }


def path_view(start: int, count: int) -> list[int]:
    """TR-3.2.3 The trays that so many markers fall into, in order."""
    return [(start + i) % TRAYS for i in range(count)]


def sowings_view(s: TrajanState, seat: int) -> list[object]:
    """TR-3.2.3 For each tray of the seat: where its sowing ends and what it can bring."""
    if seat < 0 or not s.revealed:
        return []
    player = s.players[seat]
    return [
        one_sowing(Sowing(s, seat, tray)) for tray in range(TRAYS) if player.tray_size(tray) > 0
    ]


def one_sowing(sowing: Sowing) -> dict[str, object]:
    """TR-3.2.3 One possible sowing as data for the board."""
    return {
        "source": sowing.source,
        "count": sowing.count,
        "target": sowing.target,
        "path": path_view(sowing.source + 1, sowing.count),
        "action": ACTIONS[sowing.target],
        "time": sowing.time,
        "laps": sowing.laps,
        "tile": None if sowing.tile == NONE else TILE_IDS[sowing.tile],
        "missing": [COLOUR_NAMES[colour] for colour in sowing.missing],
        "can_complete": sowing.can_complete,
        "can_act": sowing.can_act,
    }
