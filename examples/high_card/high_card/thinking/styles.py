"""Styles of play: how much each aspect of the judgement counts, where it is not 1."""

from typing import Final

from panj.core.house import Styles

STYLES: Final[Styles] = {
    "gambler": {"leading": 2.0},
    "saver": {"hand": 2.0},
}
