"""Who waits for a worker, and who is next: people in turn, and the tables of each in turn.

What counts is the time that workers have spent on somebody, not how often somebody asked: whose
bots think long waits the longer for the next thought. Who has just come is not paid for having
asked nothing before.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import perf_counter
from typing import Final

import msgspec

from panj.server.metrics import QUEUE, QUEUE_SECONDS

MOST_KNOWN: Final = 10_000
"""People whose share is remembered although they wait for nothing."""


class Whose(msgspec.Struct, frozen=True):
    """On whose account a worker works, and for which table."""

    person: str = ""
    table: str = ""


class Share:
    """What somebody has had of the workers, and what of theirs is waiting."""

    def __init__(self, used: float) -> None:
        self.used = used
        self.tables: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    def put(self, table: str, ticket: asyncio.Future[None]) -> None:
        self.tables.setdefault(table, deque()).append(ticket)

    def take(self) -> asyncio.Future[None]:
        """The first ticket of the table that is next; the table goes to the end."""
        table, tickets = self.tables.popitem(last=False)
        ticket = tickets.popleft()
        if tickets:
            self.tables[table] = tickets
        return ticket

    def drop(self, table: str, ticket: asyncio.Future[None]) -> None:
        """Somebody does not wait any longer."""
        tickets = self.tables.get(table)
        if tickets is not None and ticket in tickets:
            tickets.remove(ticket)
            if not tickets:
                del self.tables[table]


class Queue:
    """Lets so many work at once."""

    def __init__(
        self, places: int, name: str = "", clock: Callable[[], float] = perf_counter
    ) -> None:
        self.name = name
        self._clock = clock
        self._free = places
        self._shares: OrderedDict[str, Share] = OrderedDict()
        self._served = 0.0
        """What whoever was served last had had: nobody who comes begins below it."""

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(len(each) for share in self._shares.values() for each in share.tables.values())

    @asynccontextmanager
    async def place(self, whose: Whose, expected: float) -> AsyncIterator[None]:
        """Wait for one's turn, and hold a place while the block runs. What it is expected to take
        is counted at once, so that one person does not get all places at the same time."""
        share = await self._turn(whose)
        share.used += expected
        begun = self._clock()
        try:
            yield
        finally:
            share.used += self._clock() - begun - expected
            self._free += 1
            self._let_in()

    async def _turn(self, whose: Whose) -> Share:
        ticket: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        share = self._share(whose.person)
        share.put(whose.table, ticket)
        begun = self._clock()
        self._let_in()
        try:
            await ticket
        except asyncio.CancelledError:
            share.drop(whose.table, ticket)
            if ticket.done() and not ticket.cancelled():
                self._free += 1  # it was let in, and does not come any more
                self._let_in()
            raise
        finally:
            QUEUE.labels(self.name).set(self.waiting)
        QUEUE_SECONDS.labels(self.name).observe(self._clock() - begun)
        return share

    def _share(self, person: str) -> Share:
        """The share of somebody who has something to do."""
        share = self._shares.setdefault(person, Share(self._served))
        self._shares.move_to_end(person)
        if not share.tables:
            share.used = max(share.used, self._served)
        for other in [*self._shares][: max(0, len(self._shares) - MOST_KNOWN)]:
            if not self._shares[other].tables:
                del self._shares[other]
        return share

    def _let_in(self) -> None:
        """Give free places to those who have had least."""
        while self._free:
            waiting = [share for share in self._shares.values() if share.tables]
            if not waiting:
                break
            share = min(waiting, key=lambda each: each.used)
            ticket = share.take()
            if ticket.done():
                continue
            self._served = max(self._served, share.used)
            self._free -= 1
            ticket.set_result(None)
        QUEUE.labels(self.name).set(self.waiting)
