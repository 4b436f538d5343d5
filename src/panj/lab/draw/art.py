"""The drawings of the browser's boards; `tools/art.py` brings them here."""

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

FOLDER: Final = files("panj.lab.draw").joinpath("art")
FRAME: Final = "frame"
"""What all games share: the colours of the page and of the seats, the shapes of the seats."""


class Art:
    """The drawings and colours of one game."""

    def __init__(self, slug: str) -> None:
        self.slug = slug
        text = FOLDER.joinpath(f"{slug}.json").read_text(encoding="utf-8")
        self.parts: dict[str, Any] = json.loads(text)

    def sign(self, name: str) -> str:
        """A sign by its name."""
        drawn: str = self.parts["signs"][name]
        return drawn

    def colour(self, name: str) -> str:
        """A colour by the name that the style sheets have for it."""
        value: str = self.parts["colours"][name]
        return value


@cache
def art_of(slug: str) -> Art:
    """The art of a game, read once."""
    return Art(slug)


def has_art(slug: str) -> bool:
    """Whether there are drawings for a game; one from outside has none."""
    return FOLDER.joinpath(f"{slug}.json").is_file()
