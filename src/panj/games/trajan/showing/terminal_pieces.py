"""Pieces of Trajan in a few letters: markers, Trajan tiles, forum tiles, cards, bonus tiles."""

from collections import Counter
from typing import Any, Final

from panj.terminal.board import Pane
from panj.terminal.cells import Cell, Line, Parts, joined, line
from panj.terminal.kit import QUIET, numbers_of

ROMAN: Final = ("I", "II", "III", "IV", "V", "VI")
"""What stands on the mats, in every language."""

ACTIONS: Final = ("seaport", "forum", "military", "senate", "trajan", "construction")
COLOUR_STYLES: Final = {
    "yellow": "black on #f2d64b",
    "orange": "black on #f0994b",
    "green": "black on #8fd16a",
    "white": "black on #f4f1e8",
    "pink": "black on #f0a0c0",
    "blue": "black on #7fb0ff",
}
EXTRA: Final = "extra_"
VOTES: Final = "votes_"
NOTHING: Final = "–"


def marker(pane: Pane, colour: str) -> Cell:
    """The letter of a marker on its colour."""
    letter = pane.screen.words.form(f"trajan.colour.{colour}", {}, "letter")
    return Cell(letter, COLOUR_STYLES[colour])


def markers(pane: Pane, colours: list[str]) -> Line:
    """Markers beside one another."""
    return joined([[marker(pane, each)] for each in colours], 1)


def colours_of(pane: Pane, tile: dict[str, Any]) -> Line:
    """The two markers that a Trajan tile asks for: `[GP]`."""
    first, second = (marker(pane, each) for each in tile["colours"])
    return line(first, "+", second) if pane.is_rtl else line("[", first, second, "]")


def trajan_tile(pane: Pane, tile: dict[str, Any], is_tight: bool = False) -> Line:
    """A Trajan tile: its markers, its points, what else it brings; `[GP]3 +2cards` where it has
    to go into a box."""
    if is_tight:
        gain = gain_of(pane, tile).replace(" ", "")
        found = line(
            colours_of(pane, tile), " " if pane.is_rtl else "", pane.digits(tile["points"])
        )
        return line(found, " ", gain) if gain else found
    points = pane.word("cli.trajan.points_short", points=tile["points"])
    shown = line(colours_of(pane, tile), " ", points)
    gain = gain_of(pane, tile)
    return line(shown, " ", gain) if gain else shown


def gain_of(pane: Pane, tile: dict[str, Any]) -> str:
    """What a Trajan tile brings besides points."""
    if tile["symbol"] is not None:
        return pane.word(f"trajan.symbol.{tile['symbol']}")
    if tile["stack"] == "plus2":
        return plus_two(pane)
    if not tile["amount"]:
        return ""
    return pane.word(f"cli.trajan.gain.{tile['stack']}", count=tile["amount"])


def plus_two(pane: Pane) -> str:
    """The sign of a marker that repeats extra actions."""
    shown = f"+{pane.digits(2)}"
    return shown if pane.is_rtl else f"[{shown}]"


def action(pane: Pane, name: str) -> str:
    """An action in one word."""
    return pane.word(f"cli.trajan.action.{name}")


def tray_name(pane: Pane, tray: int) -> Line:
    """A tray by its Roman number and its action."""
    return line(ROMAN[tray], " ", action(pane, ACTIONS[tray]))


def forum_tile(pane: Pane, kind: str) -> Line:
    """A forum tile in short: `bread`, `5 votes`, `+seaport`."""
    if kind.startswith(VOTES):
        return line(pane.word("cli.trajan.votes_tile", count=int(kind.removeprefix(VOTES))))
    if kind.startswith(EXTRA):
        return line("+", action(pane, kind.removeprefix(EXTRA)))
    if kind.startswith("wild_"):
        return line(pane.word(f"cli.trajan.wild.{kind.removeprefix('wild_')}"))
    return line(pane.word(f"trajan.symbol.{kind}"))


def counted(pane: Pane, shown: Parts, count: int) -> Line:
    """A thing, and how many there are if several."""
    return line(shown, " ", f"×{pane.digits(count)}") if count > 1 else line(shown)


def forum_tiles(pane: Pane, kinds: list[str]) -> list[Parts]:
    """Forum tiles by kind, each kind once."""
    return [counted(pane, forum_tile(pane, kind), n) for kind, n in Counter(kinds).items()]


def goods(pane: Pane, counts: dict[str, int], is_hand: bool = False) -> list[Parts]:
    """Cards by kind; those in the reader's hand with the numbers of the moves that use them."""
    found: list[Parts] = []
    for good, count in counts.items():
        lead = numbers_of(pane, pane.at(f"good:{good}") if is_hand else [])
        shown = counted(pane, pane.word(f"trajan.good.{good}"), count)
        found.append(line(lead, " " if lead else "", shown))
    return found


def building(pane: Pane, kind: str) -> str:
    """The letter of a construction tile."""
    return pane.word(f"cli.trajan.letter.{kind}")


def dash_if_none(items: list[Parts]) -> list[Parts]:
    """Things, or a dash for none."""
    return items or [Cell(NOTHING, QUIET)]
