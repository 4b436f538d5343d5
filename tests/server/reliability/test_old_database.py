"""A database that an earlier version wrote still opens: its tables, matches and reviews are there.

`schema_0003.json` has the rows of a server of that schema: a match that is over and reviewed, one
that was given up, one that runs with a clock and a proposal, and a table at which a seat is open.
"""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from panj.core.codec import Json
from panj.server.admin import Admin, Findings
from panj.server.answers import table_answer
from panj.server.match_files import export_match
from panj.server.reviews import NEWEST
from panj.server.settings import async_url
from panj.server.store.database import Database
from panj.server.store.reviews import ReviewStore
from panj.server.store.rows import Status
from panj.server.store.schema import chat, events, people, reviews, seats, tables
from panj.server.store.upgrade import upgrade
from server.old_schemas import migrate
from server.stores import SQLITE, Store

OLD = Path(__file__).with_name("schema_0003.json")
SCHEMA = "0003"
NAME = "written_earlier"


@pytest.fixture
def url(store: Store, tmp_path: Path) -> Iterator[str]:
    """A database as the earlier version left it, beside those of the other tests."""
    if store.kind == SQLITE:
        yield write(f"sqlite:///{tmp_path}/old.sqlite")
        return
    run_alone(store.database, f"CREATE DATABASE {NAME}")
    try:
        yield write(str(sa.make_url(store.database).set(database=NAME)))
    finally:
        run_alone(store.database, f"DROP DATABASE {NAME}")


def run_alone(url: str, statement: str) -> None:
    """A statement that PostgreSQL takes outside of transactions only."""
    import asyncpg  # type: ignore[import-untyped]

    async def run() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute(statement)
        await connection.close()

    asyncio.run(run())


def write(url: str) -> str:
    """The old schema with the old rows."""
    rows: dict[str, list[dict[str, Any]]] = json.loads(OLD.read_text(encoding="utf-8"))

    def fill(connection: sa.Connection) -> None:
        migrate(connection, SCHEMA)
        for table in (people, tables, seats, events, chat, reviews):
            for row in rows[table.name]:
                values = {**row, "key": bytes.fromhex(row["key"])} if "key" in row else row
                connection.execute(sa.insert(table).values(values))

    on_database(url, fill)
    return url


def on_database(url: str, work: Any) -> None:
    async def run() -> None:
        database = Database(async_url(url))
        try:
            await database.write(work)
        finally:
            await database.close()

    asyncio.run(run())


class Opened:
    """What is found in the old database after the upgrade."""

    def __init__(self, findings: Findings) -> None:
        self.findings = findings
        self.tables: dict[str, dict[str, Any]] = {}
        self.files: dict[str, str] = {}
        self.verdicts: dict[str, dict[int, dict[str, Json]]] = {}


def opened(url: str) -> Opened:
    async def run() -> Opened:
        admin = Admin(async_url(url))
        try:
            await upgrade(admin.database)
            found = Opened(await admin.examine())
            for row in await admin.store.all():
                room = await admin.rooms.room(row.id)
                answer = table_answer(room, row.host, 0, set())
                found.tables[row.status] = msgspec.to_builtins(answer)
                if row.status in (Status.OVER, Status.ABANDONED):
                    found.files[row.status] = await export_match(admin.rooms, row.id)
                found.verdicts[row.status] = await ReviewStore(admin.database).verdicts(row.id)
            return found
        finally:
            await admin.close()

    return asyncio.run(run())


def test_an_old_database_is_read_as_if_it_were_written_today(url: str) -> None:
    found = opened(url)
    assert found.findings.problems == []
    assert sorted(found.tables) == ["abandoned", "open", "over", "running"]
    running, over = found.tables["running"], found.tables["over"]
    assert running["version"] == 3
    assert running["proposal"] == {"kind": "undo", "by": 1, "agreed": [1]}
    assert running["seats"][0]["clock"] > 0
    assert sorted(over["ranking"]) == [1, 2]
    assert over["version"] == len(found.files["over"].splitlines()) - 2
    # What an older version found is found anew when somebody asks: it knew no doubt.
    assert found.verdicts["over"]
    assert all(NEWEST not in verdict for verdict in found.verdicts["over"].values())


def test_nothing_but_the_keys_is_changed_in_a_verdict(url: str) -> None:
    before = json.loads(OLD.read_text(encoding="utf-8"))["reviews"]
    old = {row["number"]: row["verdict"] for row in before}
    for verdict in old.values():
        verdict["reasons"] = [
            [key.replace(".term.", ".aspect."), amount] for key, amount in verdict["reasons"]
        ]
    assert opened(url).verdicts["over"] == old
