"""Styles of play: how much each aspect of the judgement counts, where it is not 1."""

from typing import Final

from panj.core.house import Styles

STYLES: Final[Styles] = {
    "aggressor": {"military": 1.7},
    "builder": {"construction": 1.7},
    "merchant": {"shipping": 1.7},
    "schemer": {"senate": 1.7},
    # Whoever spares the time has longer games with more points, and wins fewer of them.
    "patient": {"weight.time": 1.1},
}
