"""Styles of play: how much each aspect of the judgement counts, where it is not 1."""

from typing import Final

from panj.core.house import Styles

STYLES: Final[Styles] = {
    "builder": {"districts": 2.0, "bonuses": 1.5},
    "aggressor": {"rivals": 8.0},
    "hoarder": {"gold": 3.0, "cards": 2.0},
}
