"""Bots in their workers: a bad one is replaced, a slow one holds nobody up."""

import asyncio
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from harness.players import Person, live_seat, new_table, people
from harness.server import TableServer

pytestmark = pytest.mark.slow

BOTS_APART = Path(__file__).with_name("bots_apart")
BUDGET = 0.3


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """A server beside which a package with bad bots is installed."""
    path = os.pathsep.join([str(BOTS_APART), *filter(None, [os.environ.get("PYTHONPATH")])])
    folder = tmp_path_factory.mktemp("bots")
    with TableServer(folder, environment={"PYTHONPATH": path}) as found:
        yield found


async def turn_of(person: Person, bot: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Let a bot have its first turn: the table after it, and what the table was told."""
    seats = [{"kind": "bot", "bot": bot, "seconds": BUDGET}]
    table = await new_table(person, [], bots=seats)
    async with live_seat(person, table) as seat:
        async with asyncio.timeout(60):
            while seat.table["question"]["mine"]:
                version = seat.table["version"]
                await seat.play(0, version)
                await seat.until_version(version + 1)
            asked = seat.table["version"]
            await seat.until_version(asked + 1)
            while not seat.notices:
                await seat.next()
        return seat.table, seat.notices


@pytest.mark.parametrize("bot", ["test_hanging", "test_dying", "test_cheating"])
def test_a_bad_bot_is_replaced_and_the_table_told(server: TableServer, bot: str) -> None:
    async def play() -> None:
        async with people(server.address, 1) as (ada,):
            table, notices = await turn_of(ada, bot)
            assert table["status"] == "running"
            assert notices[0]["key"] == "server.log.bot_failed"

    asyncio.run(play())


def test_a_client_cannot_name_a_class_as_a_bot(server: TableServer) -> None:
    async def ask() -> httpx.Response:
        async with people(server.address, 1) as (ada,):
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "panj_test_bots:HangingBot"}]
            wish = {"game": "kingdomino", "seats": seats}
            return await ada.http.post("/tables/", json=wish)

    answer = asyncio.run(ask())
    assert answer.status_code == 400
    assert answer.json()["key"] == "core.refusal.unknown_bot"


def test_the_event_loop_is_free_while_bots_compute(server: TableServer) -> None:
    """Requests are answered while a worker computes: never does one wait for the bot."""

    async def ask(seconds: float) -> list[float]:
        async with people(server.address, 1) as (ada,):
            seats = [{"kind": "bot", "bot": "test_busy", "seconds": seconds}] * 3
            table = await new_table(ada, [], bots=seats)
            waits = []
            until = time.monotonic() + 2 * seconds
            while time.monotonic() < until:
                at = time.monotonic()
                await ada.get(f"/tables/{table}")
                waits.append(time.monotonic() - at)
            return sorted(waits)

    waits = asyncio.run(ask(2.0))
    assert len(waits) > 10
    assert waits[len(waits) // 2] < 0.5
    assert waits[-1] < 1.9
