"""Styles of play: how much each aspect of the judgement counts, where it is not 1."""

from typing import Final

from panj.core.house import Styles

STYLES: Final[Styles] = {
    "builder": {"temples": 3.0, "lines": 1.5},
    "scholar": {"culture": 1.8},
    "champion": {"glory": 1.8},
}
