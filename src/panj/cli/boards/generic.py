"""A board for games that have none of their own: the view as headings and lists."""

from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from panj.cli.boards.board import Board, Sight

LONGEST_LINE: Final = 60
NONE: Final = "\u2013"


class GenericBoard(Board):
    """Every part of the view under its name; short lists on one line."""

    def draw(self, sight: Sight) -> RenderableType:
        tree = Tree(Text(sight.screen.text("cli.board.table"), "bold"), hide_root=True)
        grow(tree, sight, sight.view)
        return tree


def grow(tree: Tree, sight: Sight, part: dict[str, Any] | list[Any]) -> None:
    """Hang the members of a part of the view on its branch."""
    members = part.items() if isinstance(part, dict) else enumerate(part)
    for key, value in members:
        title = title_of(sight, part, key)
        short = short_form(sight, value)
        if short is not None:
            tree.add(title.append(f": {short}", "default not bold"))
        else:
            grow(tree.add(title), sight, value)


def title_of(sight: Sight, part: object, key: object) -> Text:
    """The name of a member; a list as long as the table is round has players in it."""
    if isinstance(key, str):
        return Text(key.replace("_", " "), "bold")
    assert isinstance(key, int)
    if isinstance(part, list) and len(part) == len(sight.names):
        return sight.badge(key)
    return Text(sight.screen.number(key + 1), "dim")


def short_form(sight: Sight, value: object) -> str | None:
    """A value that fits on a line, or None."""
    if value is None:
        return NONE
    if isinstance(value, bool):
        return "✓" if value else NONE
    if isinstance(value, int):
        return sight.screen.number(value)
    if isinstance(value, str):
        return value
    text = joined(sight, value)
    return text if text is not None and len(text) <= LONGEST_LINE else None


def joined(sight: Sight, value: object) -> str | None:
    """A list or an object of plain values on one line, or None."""
    if isinstance(value, list) and all(is_plain(item) for item in value):
        return ", ".join(str(short_form(sight, item)) for item in value) or NONE
    if isinstance(value, dict) and all(is_plain(item) for item in value.values()):
        return ", ".join(f"{name} {short_form(sight, item)}" for name, item in value.items())
    return None


def is_plain(value: object) -> bool:
    """Whether this is a number, a word, a switch or nothing."""
    return value is None or isinstance(value, (bool, int, str))


BOARD: Final = GenericBoard()
