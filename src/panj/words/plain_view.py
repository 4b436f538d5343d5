"""A view as plain text: every part under its name, every value in words, indented by depth."""

from typing import Any, Final

from panj.words.direction import plain
from panj.words.telling import Telling, has_players, is_flat, is_line

STEP: Final = "  "


class PlainView(Telling):
    """How one game's views are told where there is nothing but text."""

    def text(self, view: dict[str, Any]) -> str:
        """The whole view."""
        return "\n".join(plain(line) for line in self.group(view, ""))

    def group(self, value: dict[str, Any], indent: str) -> list[str]:
        """Named parts: the short ones first, long ones under a heading of their own."""
        value = self.without_board_fields(value)
        short = [name for name in value if is_flat(value[name])]
        lines = [f"{indent}{self.label(name)}: {self.flat(value[name], name)}" for name in short]
        for name, each in value.items():
            if name not in short:
                lines += [f"{indent}{self.label(name)}:", *self.part(each, name, indent + STEP)]
        return lines

    def part(self, value: Any, name: str, indent: str) -> list[str]:
        """A part of the view: a group, a list or a single value."""
        if isinstance(value, dict):
            return self.group(value, indent)
        if isinstance(value, list):
            return self.several(value, name, indent)
        return [f"{indent}{self.shown(value, name)}"]

    def several(self, values: list[Any], name: str, indent: str) -> list[str]:
        """A list; one entry for each player has the players' names as headings."""
        lines: list[str] = []
        if has_players(values, name, self.names):
            for who, each in zip(self.names, values, strict=True):
                lines += [f"{indent}{who}:", *self.part(each, "", indent + STEP)]
            return lines
        for each in values:
            lines += self.item(each, name, indent)
        return lines or [f"{indent}{self.words.text('web.text.empty')}"]

    def item(self, value: Any, name: str, indent: str) -> list[str]:
        """An entry of a list; one whose parts are all short is one line."""
        if is_line(value):
            return [f"{indent}- {self.line(value)}"]
        if is_flat(value):
            return [f"{indent}- {self.flat(value, name)}"]
        inner = self.part(value, name, indent + STEP)
        return [f"{indent}- {inner[0].strip()}", *inner[1:]]
