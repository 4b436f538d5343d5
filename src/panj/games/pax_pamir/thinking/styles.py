"""Styles of play: how much each aspect of the judgement counts, where it is not 1."""

from typing import Final

from panj.core.house import Styles

STYLES: Final[Styles] = {
    "aggressor": {"blocks": 3.0, "rule": 2.0},
    "builder": {"court": 2.5},
    "schemer": {"influence": 2.0, "cylinders": 1.6},
    "hoarder": {"rupees": 4.0, "hand": 1.5},
}
