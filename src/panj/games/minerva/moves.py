"""The verbs of Minerva and what they act on."""

from typing import Final

from mypy_extensions import i64

from panj.core.moves import Move, MoveTable, Verb
from panj.core.things import Kind, Named, Operand, Plane
from panj.games.minerva.tables import (
    CULTURE_NAMES,
    CULTURES,
    FACE_NAMES,
    FACES,
    GOOD_NAMES,
    RANK_NAMES,
    RESOURCE_LIMIT,
    RESOURCE_NAMES,
    RESOURCES,
)

ROW_BITS: Final = 8
WIDTH: Final = 1 << ROW_BITS
COLUMN: Final = WIDTH - 1
"""A cell's row is `cell >> ROW_BITS`, its column `cell & COLUMN`."""

REACH: Final = WIDTH // 2
"""The fountain is laid at (0, 0); 105 tiles cannot reach further than 104 cells from it."""

FOUNTAIN_CELL: Final = REACH * WIDTH + REACH

PAIRS: Final = 40
"""MI-6.3 All eight starting locations make four; 66 locations in six reveals make 36 at most."""

HALVES: Final = 2
"""MI-6.2 Pairs lie one after another: a pair's halves are at `pair * HALVES` and the next."""

NOWHERE: Final = -1


class Do:
    """MI-3.11 What a player can be asked to do."""

    BUILD: Final = 0
    BUILD_HALF: Final = 1
    TAKE: Final = 2
    RESIDENCE: Final = 3
    ASSISTANT: Final = 4
    PASS: Final = 5
    SELL: Final = 6
    PLACE: Final = 7
    ACTIVATE: Final = 8
    GAIN: Final = 9
    SIDE: Final = 10
    CULTURE: Final = 11
    EXCHANGE: Final = 12
    PAY_PAIR: Final = 13
    BUY: Final = 14
    USE: Final = 15
    CHOOSE: Final = 16
    HIRE_DENARII: Final = 17
    HIRE_GLORY: Final = 18
    STOP: Final = 19
    DECLINE: Final = 20
    TAKE_CULTURE: Final = 21


class Direction:
    """MI-3.1 The four directions of a line."""

    UP: Final = 0
    DOWN: Final = 1
    LEFT: Final = 2
    RIGHT: Final = 3


DIRECTIONS: Final = 4
DIRECTION_NAMES: Final = ["up", "down", "left", "right"]


def beside(cell: i64, direction: i64) -> i64:
    """MI-3.1 The neighbouring cell in one direction."""
    if direction == Direction.UP:
        return cell - WIDTH
    if direction == Direction.DOWN:
        return cell + WIDTH
    if direction == Direction.LEFT:
        return cell - 1
    return cell + 1


def opposite(direction: int) -> int:
    """MI-3.1 The way back."""
    return [Direction.DOWN, Direction.UP, Direction.RIGHT, Direction.LEFT][direction]


RING_STEPS: Final = [
    -WIDTH - 1,
    -WIDTH,
    -WIDTH + 1,
    -1,
    1,
    WIDTH - 1,
    WIDTH,
    WIDTH + 1,
]
RING: Final = 8


CELL: Final = Plane("cell", WIDTH, REACH, is_thing=True)
"""A cell of a city: the fountain begins on `0,0`."""

OWN: Final = Plane("own", WIDTH, REACH, is_thing=True)
"""A tile of the own city, by its cell."""

TILE: Final = Named("tile", FACE_NAMES, words="minerva.tile", is_thing=True)
PAIR: Final = Kind("pair", PAIRS, is_thing=True)
# Words and browsers know it as a way.
DIRECTION: Final = Named("dir", DIRECTION_NAMES, words="minerva.way", is_thing=True)
RESOURCE: Final = Named("res", RESOURCE_NAMES, words="minerva.good", is_thing=True)
CULTURE: Final = Named("culture", CULTURE_NAMES, words="minerva.culture", is_thing=True)
GOOD: Final = Named("good", GOOD_NAMES, words="minerva.good")
TIMES: Final = Kind("times", RESOURCE_LIMIT + 1)
RANK: Final = Named("rank", RANK_NAMES, words="minerva.rank")

VERBS: Final = MoveTable(
    "minerva",
    [
        Verb(Do.BUILD, "build", [Operand("tile", TILE)]),
        Verb(Do.BUILD_HALF, "build_half", [Operand("pair", PAIR), Operand("tile", TILE)]),
        Verb(Do.TAKE, "take", [Operand("pair", PAIR)]),
        Verb(Do.RESIDENCE, "residence", []),
        Verb(Do.ASSISTANT, "assistant", [Operand("residence", OWN)]),
        Verb(Do.PASS, "pass", []),
        Verb(Do.SELL, "sell", [Operand("resource", RESOURCE)]),
        Verb(Do.PLACE, "place", [Operand("cell", CELL)]),
        Verb(Do.ACTIVATE, "activate", [Operand("way", DIRECTION)]),
        Verb(Do.GAIN, "gain", [Operand("resource", RESOURCE)]),
        Verb(Do.SIDE, "side", [Operand("amount", TIMES), Operand("good", GOOD)]),
        Verb(Do.CULTURE, "culture", [Operand("culture", CULTURE)]),
        Verb(Do.EXCHANGE, "exchange", [Operand("times", TIMES)]),
        Verb(Do.PAY_PAIR, "pay_pair", [Operand("first", RESOURCE), Operand("second", RESOURCE)]),
        Verb(Do.BUY, "buy", [Operand("resource", RESOURCE)]),
        Verb(Do.USE, "use", []),
        Verb(Do.CHOOSE, "choose", [Operand("own", OWN)]),
        Verb(Do.HIRE_DENARII, "hire_denarii", []),
        Verb(Do.HIRE_GLORY, "hire_glory", []),
        Verb(Do.STOP, "stop", []),
        Verb(Do.DECLINE, "decline", []),
        Verb(Do.TAKE_CULTURE, "take_culture", [Operand("culture", CULTURE)]),
    ],
)

# Moves that are offered all the time are made once and shared. Whoever lists them gets a copy of
# the list, and may change it.
BUILD: Final = [Move(Do.BUILD, face) for face in range(FACES)]
SELL: Final = [Move(Do.SELL, good) for good in range(RESOURCES)]
GAIN: Final = [Move(Do.GAIN, good) for good in range(RESOURCES)]
BUY: Final = [Move(Do.BUY, good) for good in range(RESOURCES)]
CULTURE_MOVES: Final = [Move(Do.CULTURE, category) for category in range(CULTURES)]
TAKE_CULTURE: Final = [Move(Do.TAKE_CULTURE, category) for category in range(CULTURES)]
ACTIVATE: Final = [Move(Do.ACTIVATE, direction) for direction in range(DIRECTIONS)]
EXCHANGE: Final = [Move(Do.EXCHANGE, times) for times in range(RESOURCE_LIMIT + 1)]
RESIDENCE: Final = Move(Do.RESIDENCE)
PASS: Final = Move(Do.PASS)
STOP: Final = Move(Do.STOP)
DECLINE: Final = Move(Do.DECLINE)
USE: Final = Move(Do.USE)
HIRE_DENARII: Final = Move(Do.HIRE_DENARII)
HIRE_GLORY: Final = Move(Do.HIRE_GLORY)
