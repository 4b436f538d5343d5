"""Several server processes on one PostgreSQL: any of them may serve any table."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from harness.players import LiveSeat, Person, introduce, live_seat, new_table
from harness.processes import PATIENCE_SECONDS, wait_until
from harness.server import TableServer
from redis.asyncio import Redis
from sqlalchemy.exc import DBAPIError, IntegrityError

from panj.server.settings import async_url
from panj.server.store.database import Database
from panj.server.store.rows import EventKind, EventRow
from panj.server.store.schema import events, metadata
from server.reliability.conftest import with_bots_apart
from server.stores import POSTGRES, REDIS, Store

pytestmark = [pytest.mark.slow, pytest.mark.stores(POSTGRES)]
both_channels = pytest.mark.stores(POSTGRES, REDIS)

HOT_SEAT = [{"kind": "me", "name": "Second"}]


@pytest.fixture(scope="module")
def pair(
    store: Store, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[TableServer, TableServer]]:
    """Two servers that start at the same moment on an empty database: both want to migrate it."""
    environment = with_bots_apart(tmp_path_factory.mktemp("bots") / "nothing holds them")
    first, second = (
        TableServer(folder, store.database, environment=environment, channels=store.channels)
        for folder in (tmp_path_factory.mktemp("first"), tmp_path_factory.mktemp("second"))
    )
    try:
        first.launch()
        second.launch()
        wait_until(first.answers)
        wait_until(second.answers)
        yield first, second
    finally:
        first.end()
        second.end()


def elsewhere(person: Person, server: TableServer) -> Person:
    """The same person at another process."""
    token = person.headers["Authorization"].removeprefix("Bearer ")
    return Person(server.address, token)


@asynccontextmanager
async def ada_at_both(
    pair: tuple[TableServer, TableServer],
) -> AsyncIterator[tuple[Person, Person]]:
    here = await introduce(pair[0].address, "Ada")
    there = elsewhere(here, pair[1])
    try:
        yield here, there
    finally:
        await here.close()
        await there.close()


def test_racing_processes_migrate_once(pair: tuple[TableServer, TableServer], store: Store) -> None:
    def differences(connection: sa.Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    assert store.work(differences) == []
    assert [*pair[0].errors(), *pair[1].errors()] == []


def test_any_process_serves_any_table(pair: tuple[TableServer, TableServer]) -> None:
    async def play() -> None:
        async with ada_at_both(pair) as (here, there):
            table = await new_table("kingdomino", here, [], bots=HOT_SEAT)
            for version in range(12):
                person = (here, there)[version % 2]
                seen = await person.get(f"/tables/{table}")
                assert seen["version"] == version
                answer = await person.move(table, 0, version)
                assert answer.json()["version"] == version + 1
            views = [await each.get(f"/tables/{table}") for each in (here, there)]
            assert views[0]["view"] == views[1]["view"]
            assert views[0]["log"] == views[1]["log"]

    asyncio.run(play())


@both_channels
def test_live_messages_cross_processes(pair: tuple[TableServer, TableServer]) -> None:
    async def play() -> None:
        async with ada_at_both(pair) as (here, there):
            table = await new_table("kingdomino", here, [], bots=HOT_SEAT)
            async with live_seat(here, table) as seat:
                for version in range(5):
                    await there.move(table, 0, version)
                    told = await seat.until_version(version + 1)
                    assert {line["version"] for line in told["log"]} <= {version + 1}
                await there.http.post(f"/tables/{table}/chat", json={"text": "hello"})
                assert (await seat.until("chat"))["line"]["text"] == "hello"

    asyncio.run(play())


@both_channels
def test_presence_crosses_processes(pair: tuple[TableServer, TableServer]) -> None:
    async def play() -> None:
        async with ada_at_both(pair) as (here, there):
            ben = await introduce(pair[1].address, "Ben")
            at_first = elsewhere(ben, pair[0])
            await ben.close()
            table = await new_table("kingdomino", here, [at_first])
            async with live_seat(here, table):
                await until_online(there, table, [True, False])
                async with live_seat(at_first, table):
                    await until_online(there, table, [True, True])
                await until_online(there, table, [True, False])
            await until_online(there, table, [False, False])
            await at_first.close()

    asyncio.run(play())


async def until_online(person: Person, table: str, expected: list[bool]) -> None:
    """Ask until the seats are shown as expected."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while True:
            seen = await person.get(f"/tables/{table}")
            if [seat["online"] for seat in seen["seats"]] == expected:
                return
            await asyncio.sleep(0.05)


def test_two_processes_never_both_make_a_move(pair: tuple[TableServer, TableServer]) -> None:
    async def race() -> None:
        async with ada_at_both(pair) as (here, there):
            table = await new_table("kingdomino", here, [], bots=HOT_SEAT)
            for version in range(15):
                sent = [(here, there)[n % 2].move(table, 0, version) for n in range(16)]
                codes = [each.status_code for each in await asyncio.gather(*sent)]
                assert sorted(codes) == [200] + [409] * 15
            seen = await there.get(f"/tables/{table}")
            assert seen["version"] == 15

    asyncio.run(race())


def test_the_same_submission_to_two_processes_takes_effect_once(
    pair: tuple[TableServer, TableServer],
) -> None:
    async def race() -> None:
        async with ada_at_both(pair) as (here, there):
            table = await new_table("kingdomino", here, [], bots=HOT_SEAT)
            for version in range(10):
                action = f"same-action-{version}"
                sent = [(here, there)[n % 2].move(table, 0, version, action) for n in range(10)]
                answers = await asyncio.gather(*sent)
                assert [each.status_code for each in answers] == [200] * 10
                assert {each.json()["version"] for each in answers} == {version + 1}

    asyncio.run(race())


def test_the_database_itself_refuses_a_second_event_at_a_version(
    pair: tuple[TableServer, TableServer], store: Store
) -> None:
    async def move_once() -> str:
        async with ada_at_both(pair) as (here, _):
            table = await new_table("kingdomino", here, [], bots=HOT_SEAT)
            await here.move(table, 0, 0)
            return table

    event = EventRow(asyncio.run(move_once()), 1, EventKind.MOVE, 0, "x", "another-action", 1.0)
    values = {name: getattr(event, name) for name in event.__struct_fields__}
    with pytest.raises(IntegrityError):
        store.work(lambda connection: connection.execute(sa.insert(events), values))


@both_channels
def test_a_cut_line_is_opened_again_and_nothing_is_missed(
    pair: tuple[TableServer, TableServer], store: Store
) -> None:
    async def cut() -> None:
        async with ada_at_both(pair) as (here, there):
            table = await new_table("kingdomino", here, [], bots=HOT_SEAT)
            async with live_seat(here, table) as seat:
                await cut_all_lines(store)
                for version in range(2):
                    assert await move_somehow(there, table, version) == version + 1
                    await seat.until_version(version + 1)

    asyncio.run(cut())


def test_what_is_only_read_survives_a_cut_line(store: Store) -> None:
    """Twice cut, the third look succeeds; a database that stays away is told as it is."""
    cut = sa.text("SELECT pg_terminate_backend(pg_backend_pid())")

    async def read(cuts: int) -> int:
        looks = 0

        def look(connection: sa.Connection) -> int:
            nonlocal looks
            looks += 1
            if looks <= cuts:
                connection.execute(cut)
            return int(connection.execute(sa.text("SELECT 5")).scalar_one())

        opened = Database(async_url(store.database))
        try:
            return await opened.read(look)
        finally:
            await opened.close()

    assert asyncio.run(read(2)) == 5
    with pytest.raises(DBAPIError):
        asyncio.run(read(3))


async def cut_all_lines(store: Store) -> None:
    """As when the database server, and Redis, restart; every line is gone afterwards."""
    if store.kind == REDIS:
        client = Redis.from_url(store.channels)
        for kind in ("pubsub", "normal"):
            await client.execute_command("CLIENT", "KILL", "TYPE", kind)
        await client.aclose()
    connection = await asyncpg.connect(store.database)
    await connection.execute(
        f"SELECT pg_terminate_backend(pid, {1000 * PATIENCE_SECONDS:.0f}) FROM pg_stat_activity"
        " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
    )
    await connection.close()


async def move_somehow(person: Person, table: str, version: int) -> int:
    """A client tries again when something of the server's broke."""
    action = f"through-the-cut-{version}"
    async with asyncio.timeout(PATIENCE_SECONDS):
        while (answer := await person.move(table, 0, version, action)).status_code != 200:
            await asyncio.sleep(0.2)
        return int(answer.json()["version"])


def test_a_dead_process_leaves_its_bots_to_the_others(
    pair: tuple[TableServer, TableServer], store: Store, tmp_path: Path
) -> None:
    async def wait(table: str, person: Person) -> dict[str, Any]:
        async with live_seat(person, table) as seat:
            while not seat.table["question"]["mine"]:
                await seat.next()
            return seat.table

    hold = tmp_path / "hold"
    hold.touch()
    with TableServer(tmp_path, store.database, environment=with_bots_apart(hold)) as third:

        async def leave() -> tuple[str, Person]:
            ada = await introduce(third.address, "Ada")
            bots = [{"kind": "bot", "bot": "test_held", "seconds": 0.5}] * 3
            table = await new_table("kingdomino", ada, [], bots=bots)
            await until_bot(ada, table)
            await ada.close()
            return table, elsewhere(ada, pair[0])

        table, there = asyncio.run(leave())
        third.kill()
    there = Person(pair[0].address, there.headers["Authorization"].removeprefix("Bearer "))
    assert asyncio.run(wait(table, there))["status"] == "running"


async def until_bot(person: Person, table: str) -> None:
    """Move until a bot is asked."""
    for _ in range(20):
        seen = await person.get(f"/tables/{table}")
        if not seen["question"]["mine"]:
            return
        await person.move(table, 0, seen["version"])


def test_two_workers_share_tables_and_end_when_they_are_told(store: Store, tmp_path: Path) -> None:
    async def play(address: str) -> None:
        ada = await introduce(address, "Ada")
        table = await new_table("kingdomino", ada, [], bots=HOT_SEAT)
        async with live_seat(ada, table) as one, live_seat(ada, table) as two:
            for version in range(8):
                await ada.move(table, 0, version)
                await asyncio.gather(*(reach(seat, version + 1) for seat in (one, two)))
        await ada.close()

    async def reach(seat: LiveSeat, version: int) -> None:
        assert (await seat.until_version(version))["version"] == version

    with TableServer(tmp_path, store.database, workers=2) as server:
        asyncio.run(play(server.address))
        assert server.errors() == []
        assert server.stop() in (0, -15)
