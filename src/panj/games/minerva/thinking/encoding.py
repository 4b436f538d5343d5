"""Minerva as numbers: everything lies open but the order of the decks (MI-7)."""

from typing import Final

from mypy_extensions import i16, i64

from panj.core.cells import Cells
from panj.core.encoding import LARGEST, Field, GameEncoding, amount, category, distance, flags
from panj.core.numbering import SIDE, rolled
from panj.core.state import State
from panj.core.terms import Terms
from panj.games.minerva.city import City
from panj.games.minerva.moves import HALVES, PAIRS, REACH, RING, WIDTH
from panj.games.minerva.rules.actions import ChooseAction
from panj.games.minerva.rules.activation import ChooseDirection, WalkLine
from panj.games.minerva.rules.bath import ChooseBather, NextBather
from panj.games.minerva.rules.effects import ChooseCulture, ChooseResource, ChooseSide
from panj.games.minerva.rules.exchanges import BuyResources, Exchange, PayPairs, SetExchanges
from panj.games.minerva.rules.payment import SellResource
from panj.games.minerva.rules.placing import PlaceTile
from panj.games.minerva.rules.round_end import HireAssistant
from panj.games.minerva.rules.setup import open_rest
from panj.games.minerva.rules.special import (
    AtCell,
    LiftTile,
    MoveTile,
    RemoveResidence,
    TakeCulture,
    UseEffect,
)
from panj.games.minerva.rules.temples import city_points
from panj.games.minerva.state import MinervaState, Player
from panj.games.minerva.tables import (
    CULTURE_HEIGHT,
    CULTURES,
    FACES,
    GLORY_PLACES,
    GOODS,
    LOCATION_FACES,
    MOST_ASSISTANTS,
    ROUNDS,
    TEMPLE_NAMES,
    Face,
    category_of,
)

DECISIONS: Final[list[type]] = [
    ChooseAction,
    PlaceTile,
    ChooseDirection,
    ChooseResource,
    ChooseSide,
    ChooseCulture,
    SetExchanges,
    PayPairs,
    BuyResources,
    SellResource,
    UseEffect,
    TakeCulture,
    LiftTile,
    MoveTile,
    RemoveResidence,
    ChooseBather,
    HireAssistant,
]
"""What a seat can be asked, in the order of their numbers."""

TEMPLES: Final = 2 * len(TEMPLE_NAMES)
GLORY_TILES: Final = (ROUNDS + 1) * GLORY_PLACES
MOST: Final = 999
ALONE: Final = 1


class MinervaEncoding(GameEncoding):
    """MI-7.1 The display, what may still come, and the cities as rolled-up planes."""

    def own_fields(self, terms: Terms) -> list[Field]:
        return [
            *question_fields(),
            *offer_fields(terms.seats),
            *player_fields(terms.seats),
        ]

    def write_own(self, s: State, seat: i64, out: Cells) -> None:
        assert isinstance(s, MinervaState)
        write_question(s, out)
        write_offer(s, seat, out)
        write_players(s, seat, out)


def question_fields() -> list[Field]:
    """What the decision is about."""
    place = "place in the rolled-up plane, plus 1"
    return [
        category("face", (1,), FACES - 1, "The face of the tile in question."),
        category("cell", (1,), SIDE * SIDE, f"Its cell: {place}."),
        amount("times", (1,), MOST, "How often, or how much, is still to be chosen."),
        category("line", (2,), SIDE * SIDE, f"A line that goes on: {place}; direction plus 1."),
        flags("bathed", (RING,), "Tiles round a Public Bath that were activated already."),
    ]


def offer_fields(n: int) -> list[Field]:
    """What can be built or taken, and what may still come."""
    solo = [category("pairs", (PAIRS, HALVES), FACES - 1, "The pairs on offer, by faces.")]
    return [
        amount("round", (1,), ROUNDS, "The number of the round."),
        category("first", (1,), n - 1, "The start player, counted from the own seat."),
        amount("fee", (1,), 1, "What an action costs once somebody has passed."),
        amount("display", (LOCATION_FACES,), MOST, "Locations on offer, by face."),
        *(solo if n == ALONE else []),
        flags("temples", (TEMPLES,), "Temples on offer, the second ones of each condition last."),
        amount("deck", (1,), MOST, "Tiles in the deck."),
        amount("sure_to_come", (1,), MOST, "Locations that come before another round tile."),
        amount("unseen", (LOCATION_FACES,), MOST, "Locations that nobody has seen, by face."),
        flags("unseen_temples", (TEMPLES,), "Temples that nobody has seen, likewise."),
        amount("culture", (CULTURES, 3), MOST, "Culture stacks: height; symbols, points on top."),
        category("glory", (GLORY_TILES,), n, "Who holds each glory tile: 0 nobody, 1 oneself."),
    ]


def player_fields(n: int) -> list[Field]:
    """What the players have, the own first."""
    return [
        category("cities", (n, SIDE, SIDE), FACES - 1, "Faces by row and column, rolled up."),
        amount("goods", (n, GOODS), MOST, "Resources, denarii, glory tokens, culture points."),
        amount("residences", (n,), MOST, "Residences still to be built."),
        amount("assistants", (n,), MOST_ASSISTANTS, "Assistants that are ready."),
        amount("hired", (n,), MOST_ASSISTANTS, "Assistants hired in all."),
        amount("culture_tiles", (n, CULTURES), CULTURE_HEIGHT, "Culture tiles won, by category."),
        amount("culture_won", (n,), LARGEST, "Points on them."),
        amount("glory_won", (n,), LARGEST, "Points on glory tiles won."),
        amount("temples_worth", (n,), LARGEST, "What the temples are worth now."),
        category("order", (n,), n, "Turn order tiles; 0 for none."),
        flags("passed", (n,), "Who has passed."),
    ]


def write_question(s: MinervaState, out: Cells) -> None:
    """MI-3.11 The tile, the cell and the amount that a decision is about."""
    d = s.decision()
    face: i64 = 0
    cell: i64 = -1
    times: i64 = 0
    if isinstance(d, PlaceTile):
        face = d.face
    elif isinstance(d, ChooseDirection):
        cell = d.cell
    elif isinstance(d, ChooseResource):
        face = d.face
        times = d.count
    elif isinstance(d, (ChooseSide, ChooseCulture, UseEffect, Exchange)):
        face = d.face
    elif isinstance(d, SellResource):
        face = d.face
        times = d.amount
    elif isinstance(d, AtCell):
        cell = d.cell
    elif isinstance(d, ChooseBather):
        cell = d.cell
        times = d.left
    out.put(face)
    out.put(place(cell))
    out.put(times)
    write_line(s, out)


def place(cell: i64) -> i64:
    """A cell's place in the rolled-up plane, plus 1; 0 for no cell."""
    return 0 if cell < 0 else rolled(cell, WIDTH, REACH) + 1


def write_line(s: MinervaState, out: Cells) -> None:
    """MI-3.17, MI-4.24 A line or a bath that goes on after the question."""
    at: i64 = -1
    direction: i64 = -1
    bathed: i64 = 0
    for step in s.agenda:
        if isinstance(step, WalkLine):
            at = step.cell
            direction = step.direction
        elif isinstance(step, (ChooseBather, NextBather)):
            bathed = step.used
    out.put(place(at))
    out.put(direction + 1)
    out.bits(bathed, RING)


def write_offer(s: MinervaState, seat: i64, out: Cells) -> None:
    """MI-3.12, MI-7.4 What is on offer, and what nobody has seen."""
    out.put(s.round)
    out.put(distance(s.first, seat, s.seats))
    out.put(s.fee)
    out.bytes(s.display, 0, LOCATION_FACES)
    if s.is_solo:
        for half in s.pairs:
            out.put(half)
        out.skip(PAIRS * HALVES - len(s.pairs))
    for temple in s.row:
        out.mark(temple_number(temple))
    out.skip(TEMPLES)
    out.put(len(s.deck))
    out.put(open_rest(s))
    for location in s.deck:
        if location != Face.ROUND:
            out.add(location)
    out.skip(LOCATION_FACES)
    for temple in s.temples:
        out.mark(temple_number(temple))
    out.skip(TEMPLES)
    write_prizes(s, seat, out)


def temple_number(face: i64) -> i64:
    """MI-1.4, MI-9.35 The first temples by condition, then the second ones."""
    if face < Face.SECOND_TEMPLE:
        return face - Face.FIRST_TEMPLE
    return face - Face.SECOND_TEMPLE + len(TEMPLE_NAMES)


def write_prizes(s: MinervaState, seat: i64, out: Cells) -> None:
    """MI-2.9, MI-2.10 The culture stacks, and who holds which glory tile."""
    for culture in range(i64(CULTURES)):
        height = s.stack_height(culture)
        out.put(height)
        if height == 0:
            out.skip(2)
            continue
        top = s.top_culture(culture)
        out.put(s.tiles.symbols[top])
        out.put(s.tiles.culture_points[top])
    for i in range(s.seats):
        for tile in s.players[(seat + i) % s.seats].glory:
            out.set(tile, i + 1)
    out.skip(GLORY_TILES)


def write_players(s: MinervaState, seat: i64, out: Cells) -> None:
    """MI-3.2 Cities and possessions, field by field, the own first."""
    seated = [s.players[(seat + i) % s.seats] for i in range(s.seats)]
    for player in seated:
        write_city(player.city, out)
    for player in seated:
        out.row(player.goods)
    for player in seated:
        out.put(player.residences)
    for player in seated:
        out.put(player.assistants)
    for player in seated:
        out.put(player.hired)
    write_won(s, seated, out)
    for player in seated:
        out.put(player.order)
    for player in seated:
        out.put(1 if player.has_passed else 0)


def write_city(city: City, out: Cells) -> None:
    """MI-3.1 The faces of a city; rows and columns wrap where it is wider than the square."""
    cells = out.values
    squares = city.squares
    for y in range(city.low_y, city.high_y + 1):
        row = (y - city.north) * city.side - city.west
        to = out.at + (rolled(y * WIDTH, WIDTH, REACH) // SIDE) * SIDE
        for x in range(city.low_x, city.high_x + 1):
            face = squares[row + x]
            if face != 0:
                cells[to + rolled(x, WIDTH, REACH) % SIDE] = i16(face)
    out.skip(SIDE * SIDE)


def write_won(s: MinervaState, seated: list[Player], out: Cells) -> None:
    """MI-5.1 to MI-5.3 What was won so far."""
    for player in seated:
        for tile in player.culture:
            out.add(category_of(tile))
        out.skip(CULTURES)
    for player in seated:
        points: i64 = 0
        for tile in player.culture:
            points += s.tiles.culture_points[tile]
        out.put(points)
    for player in seated:
        points = 0
        for tile in player.glory:
            points += s.tiles.glory_points[tile]
        out.put(points)
    for player in seated:
        out.put(city_points(s.tiles, player.city, player.goods))


ENCODING: Final = MinervaEncoding("minerva", DECISIONS, version=2, actions_version=2)
