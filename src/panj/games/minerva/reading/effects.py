"""MI-1.7 The written form of effects: `gain:wheat=1`, `convert:ore=1>glory=1` and the others.

The grammar stands in `docs/rules/minerva.md`, chapter 13.
"""

from typing import Final

from panj.games.minerva.reading.rows import Row
from panj.games.minerva.tables import EFFECT_GOODS, GOODS, RESOURCES, Good, Op, Tiles

SPECIALS: Final = {
    "take_culture_tile": Op.TAKE_CULTURE,
    "activate_three": Op.ACTIVATE_THREE,
    "move_tile": Op.MOVE_TILE,
    "remove_residence": Op.REMOVE_RESIDENCE,
}
MOST: Final = 6


def read_effect(tiles: Tiles, face: int, row: Row) -> None:
    """MI-4 Write the effect of one location into the tables, or refuse it."""
    form, _, text = row.text("effect").partition(":")
    if form == "gain" and is_gain(text):
        put_right(tiles, face, Op.GAIN, text)
    elif form == "gain" and is_double_gain(text):
        first, _, second = text.partition("+")
        # What leaves a choice is asked last, so that nothing has to follow the question.
        left, right = (first, second) if is_plain(first) else (second, first)
        put_both(tiles, face, Op.BOTH, left, right)
    elif form == "choice" and is_choice(text):
        left, _, right = text.partition("|")
        put_both(tiles, face, Op.SIDES, left, right)
    elif form == "per_held" and text.count("=") == 3:
        held, count, gained, amount = text.split("=")
        left, right = f"{held}={count}", f"{gained}={amount}"
        if not (is_part(left) and is_part(right) and is_held(left) and is_plain(right)):
            raise unknown(row)
        put_both(tiles, face, Op.PER_HELD, left, right)
    elif form == "convert" and is_exchange(text):
        left, _, right = text.partition(">")
        put_both(tiles, face, Op.EXCHANGE, left, right)
    elif form == "special" and text in SPECIALS and tiles.is_built[face]:
        tiles.op[face] = SPECIALS[text]
    else:
        raise unknown(row)


def unknown(row: Row) -> Exception:
    """The refusal of an effect that no rule explains."""
    return row.refused("minerva.refusal.table_effect", [row.text("effect")])


def put_right(tiles: Tiles, face: int, op: int, right: str) -> None:
    """What is gained."""
    tiles.op[face] = op
    tiles.right[face] = good_of(right)
    tiles.right_count[face] = count_of(right)


def put_both(tiles: Tiles, face: int, op: int, left: str, right: str) -> None:
    """What is paid, held or offered, and what is gained."""
    put_right(tiles, face, op, right)
    tiles.left[face] = good_of(left)
    tiles.left_count[face] = count_of(left)


def is_part(text: str) -> bool:
    """Whether this is a good and a number, such as `wheat=1`."""
    name, _, count = text.partition("=")
    return (
        name in EFFECT_GOODS and count.isascii() and count.isdecimal() and 1 <= int(count) <= MOST
    )


def good_of(part: str) -> int:
    """The good of a part."""
    return EFFECT_GOODS.index(part.partition("=")[0])


def count_of(part: str) -> int:
    """The number of a part."""
    return int(part.partition("=")[2])


def is_plain(part: str) -> bool:
    """Whether the part leaves nothing to choose."""
    return good_of(part) < Good.ANY_RESOURCE


def is_held(part: str) -> bool:
    """Whether the part is something that one holds: a resource, denarii or glory."""
    return good_of(part) <= Good.GLORY


def is_gain(text: str) -> bool:
    """`gain:X=n`."""
    return is_part(text) and good_of(text) != Good.TWO_DIFFERENT


def is_double_gain(text: str) -> bool:
    """`gain:X=n+Y=m`: two different goods, one of which may leave a choice."""
    first, _, second = text.partition("+")
    if not (is_gain(first) and is_gain(second)) or good_of(first) == good_of(second):
        return False
    return is_plain(first) or is_plain(second)


def is_choice(text: str) -> bool:
    """`choice:X=n|Y=m`."""
    left, _, right = text.partition("|")
    return is_part(left) and is_part(right) and is_plain(left) and is_plain(right) and left != right


def is_exchange(text: str) -> bool:
    """`convert:X=a>Y=b`: resources for something else, or denarii for resources of choice."""
    left, _, right = text.partition(">")
    if not (is_part(left) and is_part(right)):
        return False
    if good_of(left) == Good.DENARIUS:
        return good_of(right) == Good.ANY_RESOURCE and count_of(right) == 1
    if good_of(left) == Good.TWO_DIFFERENT:
        return count_of(left) == 1 and RESOURCES <= good_of(right) < GOODS
    return good_of(left) < RESOURCES <= good_of(right) and is_plain(right)
