"""Waiting for something that another process or thread does and of which it tells nobody."""

import time
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

PATIENCE = 600.0
"""Seconds. Nothing takes so long, however busy the machine."""

BETWEEN = 0.01
"""Seconds between two looks, so that whoever is waited for gets the processor."""


def wait_until(look: Callable[[], T], patience: float = PATIENCE) -> T:
    """Look until there is something; what was found."""
    end = time.monotonic() + patience
    while not (found := look()):
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(BETWEEN)
    return found
