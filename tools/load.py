"""Measure the live table under load: `python tools/load.py GAME --tables 100 --seconds 30`.

The clients run in this process, the server in another one; both share the machine.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
from harness.players import Person, live_seat, new_table, people
from harness.processes import memory_bytes
from harness.server import TableServer
from websockets.asyncio.client import ClientConnection

from panj.core.registry import REGISTRY

SEATS = 4


class Offer(msgspec.Struct):
    """A legal move; how it looks does not matter here."""


class QuestionSeen(msgspec.Struct):
    who: int
    moves: list[Offer]


class TableSeen(msgspec.Struct):
    version: int
    question: QuestionSeen | None


class Told(msgspec.Struct):
    """What a client is told, as far as it needs it: reading more would slow the clients, which
    share the machine with the server."""

    type: str
    table: TableSeen | None = None


decode = msgspec.json.Decoder(Told).decode


class LoadedTable:
    """One table with a live client on every seat, and how long its moves took to arrive."""

    def __init__(self, sockets: list[ClientConnection], first: list[TableSeen]) -> None:
        self.sockets = sockets
        self.tables = first
        self.version = first[0].version
        self.sent = 0.0
        self.waiting: set[int] = set()
        self.arrived = asyncio.Event()
        self.latencies: list[float] = []
        self.errors: list[str] = []

    async def listen(self, seat: int) -> None:
        """Take in what one client is told."""
        async for text in self.sockets[seat]:
            at = time.perf_counter()
            message = decode(text)
            if message.type == "refused":
                self.errors.append("refused")
            if message.type == "update" and message.table is not None:
                self.tables[seat] = message.table
                self.take(seat, message.table.version, at)

    def take(self, seat: int, version: int, at: float) -> None:
        """Note when the last client knows the move."""
        if version == self.version + 1 and seat in self.waiting:
            self.waiting.discard(seat)
            if not self.waiting:
                self.latencies.append(at - self.sent)
                self.arrived.set()

    async def play(self, until: float, pace: float) -> None:
        """One move at every beat."""
        await asyncio.sleep(random.random() * pace)
        while time.perf_counter() < until:
            beat = time.perf_counter() + pace
            question = self.tables[0].question
            if question is None:
                return
            await self.one_move(question.who)
            await asyncio.sleep(max(0.0, beat - time.perf_counter()))

    async def one_move(self, who: int) -> None:
        """Submit a move and wait until everybody knows it."""
        self.version = self.tables[who].version
        question = self.tables[who].question
        assert question is not None
        self.waiting = set(range(SEATS))
        self.arrived.clear()
        wish = {
            "type": "move",
            "index": random.randrange(len(question.moves)),
            "expected_version": self.version,
            "action_id": os.urandom(8).hex(),
        }
        text = json.dumps(wish)
        self.sent = time.perf_counter()
        await self.sockets[who].send(text)
        try:
            await asyncio.wait_for(self.arrived.wait(), 10)
        except TimeoutError:
            self.errors.append("no update within 10 s")


async def sit_down(stack: AsyncExitStack, game: str, players: list[Person]) -> LoadedTable:
    """A running table with its live clients."""
    table = await new_table(game, players[0], players[1:])
    seats = [await stack.enter_async_context(live_seat(each, table)) for each in players]
    first = [msgspec.convert(seat.table, TableSeen) for seat in seats]
    return LoadedTable([seat.socket for seat in seats], first)


async def busy(
    server: TableServer, game: str, tables: int, seconds: float, pace: float
) -> dict[str, Any]:
    """Play at many tables at once."""
    async with people(server.address, SEATS) as players, AsyncExitStack() as stack:
        found = [await sit_down(stack, game, players) for _ in range(tables)]
        listening = [
            asyncio.create_task(table.listen(seat)) for table in found for seat in range(SEATS)
        ]
        await asyncio.sleep(1.0)
        gc.collect()
        gc.disable()  # the clients' own pauses would count as the server's
        until = time.perf_counter() + seconds
        used = cpu_seconds(server.pid)
        await asyncio.gather(*(table.play(until, pace) for table in found))
        used = cpu_seconds(server.pid) - used
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)
    latencies = sorted(each for table in found for each in table.latencies)
    return {
        "tables": tables,
        "moves": len(latencies),
        "errors": sum(len(table.errors) for table in found),
        "p50_ms": quantile(latencies, 0.5),
        "p95_ms": quantile(latencies, 0.95),
        "p99_ms": quantile(latencies, 0.99),
        "max_ms": quantile(latencies, 1.0),
        "server_cpu": round(used / seconds, 2),
        "cpu_ms_per_move": round(1000 * used / max(1, len(latencies)), 2),
        "load_average": os.getloadavg()[0],
    }


async def idle(server: TableServer, game: str, sockets: int) -> dict[str, Any]:
    """Open many WebSockets that do nothing, and weigh the server."""
    async with people(server.address, SEATS) as players, AsyncExitStack() as stack:
        tables = [
            await new_table(game, players[0], players[1:]) for _ in range(max(1, sockets // 10))
        ]
        for table in tables:
            async with live_seat(players[0], table):
                pass
        before = memory_bytes(server.pid)
        for number in range(sockets):
            person = players[number % SEATS]
            await stack.enter_async_context(live_seat(person, tables[number % len(tables)]))
        await asyncio.sleep(2.0)
        added = memory_bytes(server.pid) - before
    return {"sockets": sockets, "added_mib": round(added / 2**20, 1)}


def quantile(values: list[float], part: float) -> float:
    """A quantile in milliseconds."""
    return round(1000 * values[min(len(values) - 1, int(part * len(values)))], 1) if values else 0.0


def cpu_seconds(pid: int) -> float:
    """The processor time that a process has used (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default=REGISTRY.slugs()[0], help="a game for four")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between a table's moves")
    parser.add_argument("--idle", type=int, default=0, help="weigh so many idle WebSockets instead")
    parser.add_argument("--database", default="", help="a PostgreSQL URL instead of SQLite")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--python", default=sys.executable)
    return parser.parse_args()


def main() -> None:
    """Run one measurement and print it as JSON."""
    chosen = options()
    with tempfile.TemporaryDirectory() as folder:
        server = TableServer(Path(folder), chosen.database, chosen.python, workers=chosen.workers)
        with server:
            work = (
                idle(server, chosen.game, chosen.idle)
                if chosen.idle
                else busy(server, chosen.game, chosen.tables, chosen.seconds, chosen.pace)
            )
            found = asyncio.run(work)
            found["server_errors"] = len(server.errors())
            print(json.dumps(found))
            for line in server.errors()[:5]:
                print(line, file=sys.stderr)


if __name__ == "__main__":
    main()
