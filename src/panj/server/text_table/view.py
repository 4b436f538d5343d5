"""A view as a page without a script: every part under its name, every value in words."""

from html import escape
from typing import Any, Final

from panj.words.telling import Telling, has_players, is_flat, is_line

DEEPEST_HEADING: Final = 6


class TextView(Telling):
    """How one game's views look on the text table."""

    def part(self, value: Any, name: str, level: int) -> str:
        """A part of the view: a group, a list or a single value."""
        if isinstance(value, dict):
            return self.group(value, level)
        if isinstance(value, list):
            return self.several(value, name, level)
        return f"<p>{escape(self.shown(value, name))}</p>"

    def group(self, value: dict[str, Any], level: int) -> str:
        """Named parts: short ones as a list of terms, long ones under a heading of their own."""
        value = self.without_board_fields(value)
        short = {name: each for name, each in value.items() if is_flat(each)}
        said = "".join(
            f"<dt>{escape(self.label(name))}</dt><dd>{escape(self.flat(each, name))}</dd>"
            for name, each in short.items()
        )
        said = f"<dl>{said}</dl>" if said else ""
        tag = heading(level)
        for name, each in value.items():
            if name not in short:
                inner = self.part(each, name, level + 1)
                said += f"<{tag}>{escape(self.label(name))}</{tag}>{inner}"
        return said

    def several(self, values: list[Any], name: str, level: int) -> str:
        """A list; one entry for each player has the players' names as headings."""
        tag = heading(level)
        if has_players(values, name, self.names):
            return "".join(
                f"<{tag}>{escape(who)}</{tag}>{self.part(each, '', level + 1)}"
                for who, each in zip(self.names, values, strict=True)
            )
        items = "".join(f"<li>{self.item(each, name, level)}</li>" for each in values)
        empty = f"<p>{escape(self.words.text('web.text.empty'))}</p>"
        return f"<ul>{items}</ul>" if items else empty

    def item(self, value: Any, name: str, level: int) -> str:
        """An entry of a list; one whose parts are all short is one line."""
        if is_line(value):
            return escape(self.line(value))
        return escape(self.flat(value, name)) if is_flat(value) else self.part(value, name, level)


def heading(level: int) -> str:
    return f"h{min(level, DEEPEST_HEADING)}"
