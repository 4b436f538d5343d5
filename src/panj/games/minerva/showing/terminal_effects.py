"""What tiles of Minerva give, count and cost, in a few letters: `2wh`, `d=st`, `wh→g`, `2×C□`."""

from typing import Any, Final

from panj.terminal.board import Pane
from panj.terminal.cells import Cell, Line, Parts, joined, line
from panj.terminal.kit import QUIET

TYPES: Final = (
    "production",
    "commercial",
    "cultural",
    "military",
    "special",
    "temple",
    "residence",
)
TYPE_STYLES: Final = {
    "production": "black on #7ccf8a",
    "commercial": "black on #e3bd4f",
    "cultural": "black on #c99be8",
    "military": "black on #f0776b",
    "special": "black on #7fb0ff",
    "temple": "black on #e8e2d0",
    "residence": "black on #d9a066",
}
RESIDENCE: Final = "⌂"
GOODS: Final = ("wheat", "wood", "stone", "ore", "denarius", "glory")
SIGNS: Final = {"any_resource": "*", "any_culture": "?", "two_different_resources": "*+*"}
AREAS: Final = {"around8": "□", "cross": "+", "none": ""}
NO_EFFECT: Final = "–"


def letter(pane: Pane, kind: str) -> Cell:
    """The letter of a type on its colour."""
    return Cell(letter_text(pane, kind), TYPE_STYLES[kind])


def letter_text(pane: Pane, kind: str) -> str:
    """The letter of a type; residences have a sign."""
    return RESIDENCE if kind == "residence" else pane.word(f"cli.minerva.letter.{kind}")


def good_text(pane: Pane, good: str) -> str:
    """A good in a letter or two."""
    return SIGNS.get(good) or pane.word(f"cli.minerva.good.{good}")


def amount(pane: Pane, good: str, count: int) -> str:
    """So many of a good."""
    return pane.digits(count) + good_text(pane, good)


def amounts(pane: Pane, goods: dict[str, int]) -> Line:
    """Several goods, each in its own cell; a dash for nothing."""
    shown = [line(amount(pane, good, count)) for good, count in goods.items() if count]
    return joined(shown, 1) if shown else [Cell(NO_EFFECT, QUIET)]


def effect(pane: Pane, shown: dict[str, Any]) -> Line:
    """What a tile does, in reading order."""
    form = shown["form"]
    if form == "temple":
        return condition(pane, shown)
    if form == "gain":
        return line(amount(pane, *shown["right"]))
    if form in SEPARATORS or form == "convert":
        return two_sided(pane, shown)
    if form == "none":
        return [Cell(NO_EFFECT, QUIET)]
    return line(pane.word(f"cli.minerva.effect.{form}", count=shown.get("count", 0)))


SEPARATORS: Final = {"choice": "/", "both": "+", "per_held": "="}


def two_sided(pane: Pane, shown: dict[str, Any]) -> Line:
    """A choice, two gains, an exchange, or a gain for each good that is held."""
    left, right = shown["left"], shown["right"]
    if shown["form"] == "per_held":
        left, right = right, left
    arrow = "←" if pane.is_rtl else "→"
    between = SEPARATORS.get(shown["form"], arrow)
    short = shown["form"] in ("per_held", "convert")
    return line(one_side(pane, left, short), between, one_side(pane, right, short))


def one_side(pane: Pane, side: list[Any], is_short: bool) -> str:
    """A good with its number; one of a good is the good alone where that is meant."""
    good, count = side
    return good_text(pane, good) if is_short and count == 1 else amount(pane, good, count)


def condition(pane: Pane, shown: dict[str, Any]) -> Line:
    """What a temple counts, and the points for each: `2×C□`."""
    target = target_text(pane, shown["target"])
    return line(pane.digits(shown["points"]), "×", target, AREAS[shown["area"]])


def condition_in_words(pane: Pane, shown: dict[str, Any]) -> Line:
    """The same where there is room to say where a temple looks."""
    area = pane.word(f"cli.minerva.area.{shown['area']}")
    target = target_text(pane, shown["target"])
    return line(pane.digits(shown["points"]), " ", "×", " ", target, " ", area)


def target_text(pane: Pane, target: str) -> str:
    """What a temple counts: tiles of a type, different types, or a good."""
    if target in TYPES:
        return letter_text(pane, target)
    if target == "distinct_types":
        return pane.word("cli.minerva.letter.distinct_types")
    return good_text(pane, target)


def legend_entries(pane: Pane) -> list[list[tuple[Parts, str]]]:
    """What letters mean: of types, of goods and signs."""
    types: list[tuple[Parts, str]] = [
        (letter(pane, each), pane.word(f"minerva.type.{each}")) for each in TYPES
    ]
    goods: list[tuple[Parts, str]] = [
        (good_text(pane, each), pane.word(f"minerva.good.{each}")) for each in GOODS
    ]
    signs: list[tuple[Parts, str]] = [
        (sign, pane.word(f"cli.minerva.sign.{name}"))
        for sign, name in (("*", "any"), ("?", "culture"), ("□", "around"), ("+", "cross"))
    ]
    return [types, [*goods, *signs]]
