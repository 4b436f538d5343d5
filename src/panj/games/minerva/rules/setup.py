"""MI-2 Set-up, and the reveals that bring locations to the display."""

from librt.vecs import vec
from mypy_extensions import i64

from panj.core.chance import Chance
from panj.core.piles import draw, shuffle
from panj.core.state import at_start
from panj.core.terms import Terms
from panj.games.minerva.city import new_city
from panj.games.minerva.reading.option import tiles_of
from panj.games.minerva.state import NO_ORDER, MinervaState, Player, empty_display, no_goods
from panj.games.minerva.tables import (
    CULTURES,
    MOST_PLAYERS,
    ROUND_TILE_DENARII,
    ROUNDS,
    Face,
    Good,
    Tiles,
)


def empty_table(terms: Terms, chance: Chance) -> MinervaState:
    """MI-2.4 The players sit down with a fountain, residences and wheat; nothing is dealt yet."""
    tiles = tiles_of(terms)
    return MinervaState(
        *at_start(terms, chance),
        first=0,
        deck=[],
        display=empty_display(),
        pairs=[],
        row=[],
        temples=[],
        taken=vec[i64]([0] * CULTURES),
        removed=[],
        players=[new_player(tiles, terms.seats) for _ in range(terms.seats)],
        tiles=tiles,
    )


def new_player(tiles: Tiles, players: int) -> Player:
    """MI-2.4, MI-2.13 What a player begins with, apart from money."""
    goods = no_goods()
    goods[Good.WHEAT] = tiles.start_wheat[players]
    return Player(
        city=new_city(),
        goods=goods,
        residences=tiles.residences[players],
        assistants=0,
        hired=0,
        culture=[],
        glory=[],
        order=NO_ORDER,
        has_passed=False,
    )


def lay_table(s: MinervaState) -> None:
    """MI-2.5 to MI-2.11 Display, deck, temples and the starting money."""
    choose_first(s)
    lay_starting_locations(s)
    s.deck = stacked_deck(s)
    reveal_locations(s)
    s.temples = s.tiles.temples[:]
    shuffle(s, s.temples)
    while len(s.row) < s.tiles.temple_row[s.seats] and s.temples:
        refill_temples(s)


def choose_first(s: MinervaState) -> None:
    """MI-2.11 The start player, and 3, 4, 5, 6 denarii clockwise."""
    if not s.is_solo and s.terms.choice("start_player") == "random":
        seats = list(range(s.seats))
        shuffle(s, seats)
        s.first = seats[0]
    for place in range(s.seats):
        seat = (s.first + place) % s.seats
        purse = s.tiles.start_denarii[s.seats * MOST_PLAYERS + place]
        s.players[seat].goods[Good.DENARIUS] = purse
    s.note("minerva.log.first_player", [s.first])


def lay_starting_locations(s: MinervaState) -> None:
    """MI-2.5, MI-6.2 The starting locations lie open; in the solo game in random pairs."""
    starting = s.tiles.copies.used("start", s.seats)
    if not s.is_solo:
        for face in starting:
            show(s, face)
        return
    shuffle(s, starting)
    while starting:
        first = draw(s, starting)
        add_pair(s, first, draw(s, starting) if starting else Face.EMPTY)  # MI-9.20


def stack_size(s: MinervaState) -> int:
    """MI-2.6 The locations of one stack, without its round tile."""
    return len(s.tiles.copies.used("normal", s.seats)) // ROUNDS


def open_rest(s: MinervaState) -> int:
    """MI-7.4 How many locations of the stack in use are sure to come next."""
    return len(s.deck) % (stack_size(s) + 1)


def stacked_deck(s: MinervaState) -> list[int]:
    """MI-2.6 Six equal stacks, a round tile shuffled into each, piled to one deck."""
    normal = s.tiles.copies.used("normal", s.seats)
    shuffle(s, normal)
    size = len(normal) // ROUNDS
    deck: list[int] = []
    for i in range(ROUNDS):
        stack = normal[i * size : (i + 1) * size]
        stack.append(Face.ROUND)
        shuffle(s, stack)
        deck += stack
    return deck


def reveal_locations(s: MinervaState) -> None:
    """MI-2.7, MI-3.26 (d) Draw to the display until a round tile appears and is set aside."""
    if s.is_solo:
        reveal_pairs(s)
        return
    face = draw(s, s.deck)
    while face != Face.ROUND:
        show(s, face)
        s.note("minerva.log.revealed", [face])
        face = draw(s, s.deck)
    s.removed.append(face)


def reveal_pairs(s: MinervaState) -> None:
    """MI-6.3 Form pairs in drawing order; a round tile as second half stays, with 3 denarii."""
    first = draw(s, s.deck)
    while first != Face.ROUND:
        second = draw(s, s.deck)
        add_pair(s, first, second)
        if second == Face.ROUND:
            return
        first = draw(s, s.deck)
    s.removed.append(first)


def show(s: MinervaState, face: int) -> None:
    """Put a location into the display."""
    s.display[face] = s.display[face] + 1


def add_pair(s: MinervaState, first: int, second: int) -> None:
    """MI-6.2, MI-6.3 Lay out a pair."""
    s.pairs += [first, second]
    if second == Face.ROUND:
        s.note("minerva.log.pair_with_round_tile", [first, ROUND_TILE_DENARII])
    elif second == Face.EMPTY:
        s.note("minerva.log.revealed", [first])
    else:
        s.note("minerva.log.pair", [first, second])


def refill_temples(s: MinervaState) -> None:
    """MI-2.8, MI-3.15 One temple from the deck joins the row."""
    face = draw(s, s.temples)
    s.row.append(face)
    s.note("minerva.log.temple_revealed", [face])
