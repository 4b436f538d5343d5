"""Patience at a server: whoever holds an answer back must not hold up anybody else.

Why secret answers are held back, and for how long, says `panj.table.patience`. A server that was
started again draws again.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable

from panj.table.patience import CHANCE, Draw, drawn

Sleep = Callable[[float], Awaitable[object]]
Clock = Callable[[], float]


class Patience:
    """Draws how long answers to secret questions take, and waits so long. Whoever waits holds
    neither the table nor a worker."""

    def __init__(
        self,
        pause: float,
        sleep: Sleep = asyncio.sleep,
        draw: Draw = CHANCE.uniform,
        apart: float = 0.0,
        clock: Clock = time.monotonic,
    ) -> None:
        self.pause = pause
        """What is added to a bot's longest thought, on average, in seconds."""
        self.apart = apart
        """What lies between two decisions of bots at a table at least, in seconds."""
        self.clock = clock
        self.sleep = sleep
        self.draw = draw

    def drawn(self, longest: float) -> float:
        """The time of one answer of a bot that thinks so long at most."""
        return drawn(longest, self.pause, self.draw)

    async def hold(self, longest: float, took: float) -> None:
        """Wait until an answer that took so long may be given."""
        left = self.drawn(longest) - took
        if left > 0:
            await self.sleep(left)

    async def keep_apart(self, before: float) -> None:
        """Wait until a bot may decide, after another one did at this time of the clock: who reads
        along in chat or in the text table can tell the two apart."""
        left = before + self.apart - self.clock()
        if left > 0:
            await self.sleep(left)
