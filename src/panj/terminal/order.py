"""The order of letters in a line that has words from both sides: as much of Unicode's algorithm as
lines of a game need.

Parts that are marked as being apart (U+2066 to U+2069) are ordered each by itself. Differently from
Unicode, the sign of a number is a part of it: `−۶` has its minus at the left, as at a grid's edges.
"""

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

from panj.words.direction import RIGHT_TO_LEFT

Glyph = tuple[str, str]
"""A letter and its style."""

Unit = tuple[str, list[Glyph]]
"""What keeps together: a letter, or a part with an order of its own as it stands from the left."""

RIGHT_TO_LEFT_MARK: Final = "\u200f"
LEFT_TO_RIGHT_MARK: Final = "\u200e"
LEFT_ISOLATE: Final = "\u2066"
RIGHT_ISOLATE: Final = "\u2067"
FIRST_STRONG_ISOLATE: Final = "\u2068"
POP_ISOLATE: Final = "\u2069"
OPENING: Final = LEFT_ISOLATE + RIGHT_ISOLATE + FIRST_STRONG_ISOLATE
PART: Final = "\ufffc"
"""Stands for a part among letters."""

MARKS: Final = re.compile("[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]")
JOINERS: Final = "\u200c\u200d"
DIGITS: Final = re.compile(r"\d")
NUMBER: Final = re.compile(r"\d[\d./,:٫٬]*")
MIRRORED: Final = dict(zip("()[]{}<>«»‹›", ")(][}{><»«›‹", strict=True))
SEPARATORS: Final = "./,:٫٬+-\u2212"
SIGNS: Final = "+-\u2212"

RIGHT: Final = "R"
LEFT: Final = "L"
NEUTRAL: Final = " "
NUMERAL: Final = "1"


def reordered(letters: Sequence[Glyph], is_rtl: bool, holds_signs: bool = True) -> list[Glyph]:
    """Letters in reading order as they stand from the left; and the other way round."""
    units = units_of(letters, holds_signs)
    levels = levels_of([letter for letter, _ in units], is_rtl, holds_signs)
    row = list(zip(units, levels, strict=True))
    for level in range(max(levels, default=0), 0, -1):
        row = turned(row, level)
    return clean([each for unit, level in row for each in mirrored(unit, level)])


def clean(letters: Sequence[Glyph]) -> list[Glyph]:
    """Letters without marks of direction."""
    return [each for each in letters if not MARKS.match(each[0])]


def begins_right(text: str) -> bool:
    """Whether the first letter with a direction runs from right to left."""
    for letter in text:
        if letter.isalpha():
            return bool(RIGHT_TO_LEFT.match(letter))
    return False


# Parts with an order of their own


def units_of(letters: Sequence[Glyph], holds_signs: bool) -> list[Unit]:
    """The letters one by one, and what is apart as one; a number alone needs no order."""
    found: list[Unit] = []
    at = 0
    while at < len(letters):
        letter, _ = letters[at]
        if letter in OPENING:
            end = closing(letters, at)
            inner = letters[at + 1 : end]
            found += part_of(letter, inner, holds_signs)
            at = end + 1
        else:
            if letter != POP_ISOLATE:
                found.append((letter, [letters[at]]))
            at += 1
    return found


def closing(letters: Sequence[Glyph], opening: int) -> int:
    """Where a part ends: at its own closing mark, or where it was cut off."""
    depth = 0
    for at in range(opening, len(letters)):
        letter = letters[at][0]
        depth += (letter in OPENING) - (letter == POP_ISOLATE)
        if depth == 0:
            return at
    return len(letters)


def part_of(mark: str, inner: Sequence[Glyph], holds_signs: bool) -> list[Unit]:
    """A part as one unit; the digits of a plain number as they are."""
    text = "".join(letter for letter, _ in inner)
    if NUMBER.fullmatch(text):
        return [(letter, [each]) for letter, each in zip(text, inner, strict=True)]
    is_rtl = mark == RIGHT_ISOLATE or (mark == FIRST_STRONG_ISOLATE and begins_right(text))
    return [(PART, reordered(inner, is_rtl, holds_signs))]


# Levels


def turned(row: list[tuple[Unit, int]], level: int) -> list[tuple[Unit, int]]:
    """Every run of at least this level the other way round."""
    found: list[tuple[Unit, int]] = []
    run: list[tuple[Unit, int]] = []
    for each in row:
        if each[1] >= level:
            run.append(each)
        else:
            found += [*reversed(run), each]
            run = []
    return found + run[::-1]


def mirrored(unit: Unit, level: int) -> list[Glyph]:
    """A bracket as it looks in its direction; everything else as it is."""
    letter, glyphs = unit
    if level % 2 and letter in MIRRORED:
        return [(MIRRORED[letter], glyphs[0][1])]
    return glyphs


def levels_of(letters: Sequence[str], is_rtl: bool, holds_signs: bool) -> list[int]:
    """How deep every letter lies: odd levels run from right to left."""
    base = RIGHT if is_rtl else LEFT
    kinds = neutrals_resolved(kinds_of(letters, base, holds_signs), base)
    levels: list[int] = []
    for kind in kinds:
        if is_rtl:
            levels.append(1 if kind == RIGHT else 2)
        else:
            levels.append({LEFT: 0, RIGHT: 1}.get(kind, 2))
    return levels


def kinds_of(letters: Sequence[str], base: str, holds_signs: bool) -> list[str]:
    """The direction of every letter: right, left, a number (`1`, or left after left) or none."""
    kinds: list[str] = []
    strong = base
    for at, letter in enumerate(letters):
        kind = kind_of(letter)
        if holds_signs and is_sign(letters, at):
            kind = NUMERAL
        if kind in (RIGHT, LEFT):
            strong = kind
        elif kind == NUMERAL and strong == LEFT:
            kind = LEFT
        elif letter in SEPARATORS and is_between_digits(letters, at):
            kind = kinds[-1]
        elif letter in JOINERS:
            kind = RIGHT
        kinds.append(kind)
    return kinds


def is_sign(letters: Sequence[str], at: int) -> bool:
    """Whether a plus or minus belongs to the number behind it. A mark before it, which is there for
    those who do not know, says nothing more."""
    if letters[at] == LEFT_TO_RIGHT_MARK:
        return is_sign(letters, at + 1) if at + 1 < len(letters) else False
    if letters[at] not in SIGNS or at + 1 >= len(letters) or not DIGITS.match(letters[at + 1]):
        return False
    return at == 0 or not DIGITS.match(letters[at - 1])


def is_between_digits(letters: Sequence[str], at: int) -> bool:
    """Whether a letter stands between two digits."""
    around = [*letters[at - 1 : at], *letters[at + 1 : at + 2]] if at else []
    return len(around) == 2 and all(DIGITS.match(each) for each in around)


def kind_of(letter: str) -> str:
    """The direction of a letter alone."""
    if letter == LEFT_TO_RIGHT_MARK:
        return LEFT
    if letter == RIGHT_TO_LEFT_MARK:
        return RIGHT
    if DIGITS.match(letter) or letter == "٪":
        return NUMERAL
    if RIGHT_TO_LEFT.match(letter):
        return RIGHT if unicodedata.bidirectional(letter) in ("R", "AL", "NSM") else NEUTRAL
    return LEFT if letter.isalpha() else NEUTRAL


def neutrals_resolved(kinds: list[str], base: str) -> list[str]:
    """Letters without a direction take that of both neighbours, or else that of the line."""
    found = list(kinds)
    at = 0
    while at < len(found):
        if found[at] != NEUTRAL:
            at += 1
            continue
        end = at
        while end < len(found) and found[end] == NEUTRAL:
            end += 1
        before = strong_side(found[at - 1]) if at else base
        after = strong_side(kinds[end]) if end < len(found) else base
        found[at:end] = [before if before == after else base] * (end - at)
        at = end
    return found


def strong_side(kind: str) -> str:
    """The side that a neighbour of neutrals counts for: numbers count as right."""
    return LEFT if kind == LEFT else RIGHT
