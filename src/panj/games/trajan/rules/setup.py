"""TR-2 Set-up: the table is laid; filling and dealing that other chapters share."""

from panj.core.chance import Chance
from panj.core.piles import draw, draw_many, shuffle
from panj.core.state import at_start
from panj.core.terms import Terms
from panj.games.trajan.board import Demands, Forum, Gone, Seaport, Senate
from panj.games.trajan.player import Player, new_player
from panj.games.trajan.state import TrajanState, cycle_length
from panj.games.trajan.tables import (
    BONUS_PER_QUARTER,
    BONUS_TILES,
    CARDS,
    COLOURS,
    DEMAND_TILES,
    DEMANDS_REMOVED,
    EXTRA_TILES,
    FORUM_IN_USE,
    FORUM_TILES,
    GREEN_SPACES,
    LIFTED,
    MARKERS_PER_TRAY,
    NONE,
    PROVINCES,
    SITES,
    STACK_NAMES,
    TILES_PER_STACK,
    TRAYS,
    YELLOW_SPACES,
)


def empty_table(terms: Terms, chance: Chance) -> TrajanState:
    """TR-2.1, TR-2.6 The players sit down; nothing is shuffled yet."""
    seats = terms.seats
    return TrajanState(
        *at_start(terms, chance),
        time=0,
        first=0,
        cycle=cycle_length(terms),
        revealed=False,
        extra_used=False,
        is_over=False,
        seaport=Seaport(pile=[], left=[], right=[], grey_ships=0),
        stacks=[],
        forum=Forum(spaces=[NONE] * (GREEN_SPACES + YELLOW_SPACES), pile=[], extra_pile=[]),
        provinces=[NONE] * PROVINCES,
        sites=[NONE] * SITES,
        demands=Demands(open=[], pile=[], removed=[], past=[]),
        senate=Senate(positions=[0] * seats, discs=[], bonus=[], bag=[]),
        gone=Gone(forum=[], trajan=[]),
        players=[new_player() for _ in range(seats)],
    )


def shuffle_piles(s: TrajanState) -> None:
    """TR-2.2, TR-2.3 Forum, extra-action, demand and commodity piles; the board is filled."""
    s.forum.pile = FORUM_TILES[:]
    shuffle(s, s.forum.pile)
    s.forum.extra_pile = EXTRA_TILES[:]
    shuffle(s, s.forum.extra_pile)
    demands = DEMAND_TILES[:]
    shuffle(s, demands)
    s.demands.removed = demands[:DEMANDS_REMOVED]
    s.demands.pile = demands[DEMANDS_REMOVED:]
    s.seaport.pile = CARDS[:]
    shuffle(s, s.seaport.pile)
    fill_provinces(s)
    fill_forum(s)


def fill_provinces(s: TrajanState) -> None:
    """TR-3.6.9, TR-3.6.10 A forum tile in every province without tile, leader and legionnaire."""
    for province in range(1, PROVINCES):
        if s.forum.pile and s.provinces[province] == NONE and is_deserted(s, province):
            s.provinces[province] = draw(s, s.forum.pile)


def is_deserted(s: TrajanState, province: int) -> bool:
    """TR-3.6.9 Whether nobody's leader or legionnaire stands there."""
    for player in s.players:
        if player.leader == province or player.provinces >> province & 1:
            return False
    return True


def fill_forum(s: TrajanState) -> None:
    """TR-1.10, TR-3.6.9 Extra-action tiles on the yellow spaces, forum tiles on the green ones."""
    for space in range(GREEN_SPACES, GREEN_SPACES + YELLOW_SPACES):
        s.forum.spaces[space] = draw(s, s.forum.extra_pile)
    for space in range(min(FORUM_IN_USE[s.seats], len(s.forum.pile))):
        s.forum.spaces[space] = draw(s, s.forum.pile)


def lay_stacks(s: TrajanState) -> None:
    """TR-2.5 Six stacks of Trajan tiles, each in random order."""
    for stack in range(len(STACK_NAMES)):
        tiles = list(range(stack * TILES_PER_STACK, (stack + 1) * TILES_PER_STACK))
        shuffle(s, tiles)
        s.stacks.append(tiles)


def choose_first_player(s: TrajanState) -> None:
    """TR-2.7 A random first player, whose senate disc lies at the bottom."""
    s.first = s.chance.below(s.seats)
    s.senate.discs = s.from_seat(s.first)
    s.note("trajan.log.first_player", [s.first])


def deal_bonus_tiles(s: TrajanState) -> None:
    """TR-2.8 One bonus tile for each player, two beside the senate."""
    s.senate.bag = list(range(BONUS_TILES))
    shuffle(s, s.senate.bag)
    for seat in s.from_seat(s.first):
        bonus = draw(s, s.senate.bag)
        s.players[seat].yellow.append(bonus)
        s.note("trajan.log.first_bonus", [seat, bonus])
    s.senate.bonus = draw_many(s, s.senate.bag, BONUS_PER_QUARTER)


def put_marker(player: Player, tray: int, colour: int) -> None:
    """TR-2.11, TR-3.2.2 A marker goes from the hand into a tray."""
    player.markers[LIFTED * COLOURS + colour] -= 1
    player.markers[tray * COLOURS + colour] += 1


def deal_markers(s: TrajanState, player: Player) -> None:
    """TR-6.1, TR-9.32 The markers left go into the trays left, two each, at random."""
    colours: list[int] = []
    for colour in range(COLOURS):
        colours += [colour] * int(player.markers[LIFTED * COLOURS + colour])
    shuffle(s, colours)
    s.reveal()
    tray = TRAYS - len(colours) // MARKERS_PER_TRAY
    for i, colour in enumerate(colours):
        put_marker(player, tray + i // MARKERS_PER_TRAY, colour)


def take_top(s: TrajanState, tile: int) -> None:
    """TR-2.5 The top tile leaves its stack; the next one, if any, comes to light."""
    at = tile // TILES_PER_STACK
    s.stacks[at] = s.stacks[at][:-1]
    if s.stacks[at]:
        s.reveal()
