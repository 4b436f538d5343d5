"""The drawings of the browser's boards; `tools/art.py` brings them here. A game's own art lies over
what all games share, so that it need not repeat a colour that it does not change."""

import json
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

FRAME: Final = files("panj.drawing").joinpath("frame.json")
"""What all games share: the colours of the page and of the seats, the shapes of the seats."""


class Art:
    """The drawings and colours of one game, or those that all games share."""

    def __init__(self, parts: dict[str, Any]) -> None:
        self.parts = parts

    def sign(self, name: str) -> str:
        """A sign by its name."""
        drawn: str = self.parts["signs"][name]
        return drawn

    def colour(self, name: str) -> str:
        """A colour by the name that the style sheets have for it."""
        value: str = self.parts["colours"][name]
        return value


@cache
def shared_art() -> Art:
    """The art that all games share, read once."""
    return Art(read(FRAME))


@cache
def art_of(package: str) -> Art:
    """The art of the game that lives in a package, read once; a game from outside may have none."""
    own = files(package).joinpath("showing", "art.json") if package else None
    if own is None or not own.is_file():
        return shared_art()
    return Art(laid_over(read(own), shared_art().parts))


def read(file: Traversable) -> dict[str, Any]:
    """What a file of art holds."""
    parts: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return parts


def laid_over(own: dict[str, Any], shared: dict[str, Any]) -> dict[str, Any]:
    """Shared parts, with a game's own instead where it has any; groups are joined by name."""
    joined = {
        name: {**shared[name], **part}
        for name, part in own.items()
        if isinstance(part, dict) and name in shared
    }
    return {**shared, **own, **joined}
