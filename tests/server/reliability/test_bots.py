"""Bots in their workers: a bad one is replaced, a slow one holds nobody up."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from harness.players import Person, live_seat, new_table, people
from harness.server import TableServer

from server.reliability.conftest import with_bots_apart

pytestmark = pytest.mark.slow

BUDGET = 0.3


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """A server beside which a package with bad bots is installed."""
    folder = tmp_path_factory.mktemp("bots")
    with TableServer(folder, environment=with_bots_apart(folder / "hold")) as found:
        yield found


async def turn_of(person: Person, bot: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Let a bot have its first turn: the table after it, and what the table was told."""
    seats = [{"kind": "bot", "bot": bot, "seconds": BUDGET}]
    table = await new_table("kingdomino", person, [], bots=seats)
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
    """Requests are answered while a worker computes: it ends only after they were, so that none
    can have waited for the bot."""
    hold = Path(server.environment["PANJ_TEST_HOLD"])
    hold.touch()

    async def ask() -> None:
        async with people(server.address, 1) as (ada,):
            seats = [{"kind": "bot", "bot": "test_held", "seconds": 60.0}]
            table = await new_table("kingdomino", ada, [], bots=seats)
            async with live_seat(ada, table) as seat:
                while seat.table["question"]["mine"]:
                    await seat.play(0, seat.table["version"])
                    await seat.until_version(seat.table["version"] + 1)
                seen = [await ada.get(f"/tables/{table}") for _ in range(20)]
                assert {each["version"] for each in seen} == {seat.table["version"]}
                hold.unlink()
                await seat.until_version(seat.table["version"] + 1)
                assert seat.notices == []

    asyncio.run(ask())
