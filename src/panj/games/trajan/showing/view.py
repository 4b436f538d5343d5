"""TR-7 What one seat may see: everything but hands, hidden piles and secret arrangements."""

from panj.games.trajan.rules.actions import ExtraWindow, TakeAction
from panj.games.trajan.rules.military import occupation_points
from panj.games.trajan.rules.senate import senate_ranking, votes_of
from panj.games.trajan.rules.turn import round_of_quarter
from panj.games.trajan.showing.loads import loads_view
from panj.games.trajan.showing.mat_view import player_view
from panj.games.trajan.showing.sowing_view import sowing_view, sowings_view
from panj.games.trajan.showing.tile_view import forum_name, tile_view
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import (
    ACTIONS,
    BONUS_NAMES,
    FORUM_IN_USE,
    GOOD_NAMES,
    GREEN_SPACES,
    LOADS,
    MOST_PAIRS,
    MOST_UNITS,
    NONE,
    PROVINCE_NAMES,
    PROVINCE_POINTS,
    PROVINCES,
    ROUNDS,
    SENATE_VOTES,
    SHIP_NAMES,
    SHIP_POINTS,
    SIDES,
    SITES,
    STACK_NAMES,
    SYMBOL_NAMES,
    TILES_PER_TYPE,
    TOP_OF_SENATE,
    TYPE_ACTION,
    TYPE_NAMES,
    TYPE_POINTS,
    Ship,
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
        "round_of_quarter": round_of_quarter(s) if s.round > 0 else 0,
        "time": s.time % s.cycle,
        "laps": s.time // s.cycle,
        "cycle": s.cycle,
        "demands": [SYMBOL_NAMES[symbol] for symbol in s.demands.open],
        "past_demands": [SYMBOL_NAMES[symbol] for symbol in s.demands.past],
        "demand_pile": len(s.demands.pile),
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
        "loads": loads_view(s, seat),
    }


def goods(pile: list[int]) -> list[object]:
    """Cards by name."""
    return [GOOD_NAMES[good] for good in pile]


def seaport_view(s: TrajanState) -> dict[str, object]:
    """TR-7.1 The face-up piles in full, the size of the face-down one, the ships."""
    return {
        "pile": len(s.seaport.pile),
        "left": goods(s.seaport.left),
        "right": goods(s.seaport.right),
        "ships": [ship_view(s, ship) for ship in range(len(SHIP_NAMES))],
    }


def ship_view(s: TrajanState, ship: int) -> dict[str, object]:
    """TR-4.1.4 The side showing, and what each number of units scores on it and on both."""
    sides = [
        [int(SHIP_POINTS[(ship * SIDES + grey) * LOADS + units]) for units in range(1, LOADS)]
        for grey in range(SIDES)
    ]
    units = MOST_PAIRS if ship == Ship.PAIRS else MOST_UNITS
    side = s.seaport.grey_ships >> ship & 1
    return {
        "ship": SHIP_NAMES[ship],
        "grey": side == 1,
        "points": sides[side][:units],
        "coloured_points": sides[0][:units],
        "grey_points": sides[1][:units],
    }


def forum_view(s: TrajanState) -> dict[str, object]:
    """TR-1.10 The tiles on the green spaces in use and on the yellow ones."""
    return {
        "green": [forum_name(tile) for tile in s.forum.spaces[: FORUM_IN_USE[s.seats]]],
        "yellow": [forum_name(tile) for tile in s.forum.spaces[GREEN_SPACES:]],
        "pile": len(s.forum.pile),
        "extra_pile": len(s.forum.extra_pile),
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
                "discs": [seat for seat in s.senate.discs if s.senate.positions[seat] == position],
            }
            for position in range(TOP_OF_SENATE + 1)
        ],
        "votes": [votes_of(s, seat) for seat in range(s.seats)],
        "ranking": senate_ranking(s),
        "bonus": [BONUS_NAMES[bonus] for bonus in s.senate.bonus],
        "bag": len(s.senate.bag),
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


def trail(s: TrajanState) -> list[object]:
    """TR-3.4.4 The actions that are going on, the outermost first, with repetitions to come."""
    found: list[object] = []
    for step in s.agenda:
        if isinstance(step, ExtraWindow):
            found.append({"action": ACTIONS[step.action], "times": 0})
        elif isinstance(step, TakeAction):
            found.append({"action": ACTIONS[step.action], "times": step.times})
    return found
