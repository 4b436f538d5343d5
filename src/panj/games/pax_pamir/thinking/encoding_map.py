"""PP-1.3, PP-7.1 The pieces on the map and the factions, as numbers; the own faction first."""

from mypy_extensions import i64

from panj.core.cells import Cells
from panj.core.encoding import LARGEST, Field, amount, category, distance, flags
from panj.games.pax_pamir.places import ARMIES, GIFTS, TRIBES
from panj.games.pax_pamir.rules.power import dominant_coalition, influence_of, loyalty_of, ruler_of
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import (
    BLOCKS,
    BORDER_COUNT,
    CYLINDERS,
    GIFT_SPACES,
    Coalition,
    Region,
)
from panj.games.pax_pamir.thinking.encoding_table import MOST


def map_fields(n: int) -> list[Field]:
    """The pieces on the map."""
    return [
        amount("tribes", (n, Region.COUNT), CYLINDERS, "Tribes by seat and region."),
        amount("armies", (Coalition.COUNT, Region.COUNT), BLOCKS, "Armies by coalition."),
        amount("roads", (Coalition.COUNT, BORDER_COUNT), BLOCKS, "Roads by coalition and border."),
        flags("gifts", (n, GIFT_SPACES), "Gifts that were given."),
        category("rulers", (Region.COUNT,), n, "Who rules each region: 0 nobody, 1 oneself."),
        amount("blocks", (Coalition.COUNT,), BLOCKS, "Blocks in supply."),
        category("dominant", (1,), Coalition.COUNT, "The dominant coalition, plus 1."),
    ]


def player_fields(n: int) -> list[Field]:
    """The factions, the own first."""
    return [
        amount("points", (n,), LARGEST, "Victory points."),
        category("loyalty", (n,), Coalition.COUNT, "Loyalties, plus 1."),
        amount("influence", (n,), MOST, "Influence."),
        amount("rupees", (n,), LARGEST, "Rupees."),
        amount("supply", (n,), CYLINDERS, "Cylinders in supply."),
        amount("prizes", (n,), MOST, "Prizes."),
        amount("hand_size", (n,), MOST, "Hand cards."),
        amount("limits", (n, 2), MOST, "How many cards hand and court may hold."),
    ]


def write_map(s: PaxState, seat: i64, out: Cells) -> None:
    """PP-1.3 The pieces on the map and on the dials."""
    seats = s.seats
    board = s.board
    for i in range(seats):
        out.bytes(board, TRIBES + (seat + i) % seats * Region.COUNT, Region.COUNT)
    out.bytes(board, ARMIES, GIFTS - ARMIES)
    for i in range(seats):
        out.bytes(board, GIFTS + (seat + i) % seats * GIFT_SPACES, GIFT_SPACES)
    for region in range(i64(Region.COUNT)):
        ruler = ruler_of(s, region)
        out.put(0 if ruler < 0 else 1 + distance(ruler, seat, seats))
    out.row(s.blocks)
    out.put(dominant_coalition(s) + 1)


def write_players(s: PaxState, seat: i64, out: Cells) -> None:
    """PP-7.1 The factions, field by field, the own first."""
    seats = s.seats
    seated = [s.players[(seat + i) % seats] for i in range(seats)]
    for player in seated:
        out.put(player.score)
    for i in range(seats):
        out.put(loyalty_of(s, (seat + i) % seats) + 1)
    for i in range(seats):
        other = (seat + i) % seats
        out.put(influence_of(s, other, loyalty_of(s, other)))
    for player in seated:
        out.put(player.rupees)
    for player in seated:
        out.put(player.supply)
    for player in seated:
        out.put(len(player.prizes))
    for player in seated:
        out.put(len(player.hand))
    for player in seated:
        out.put(player.hand_limit())
        out.put(player.court_limit())
