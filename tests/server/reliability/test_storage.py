"""The database: migrations, transactions, what is refused."""

import asyncio
import itertools
import sqlite3
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.exc import IntegrityError

from panj.core.messages import Refused
from panj.server.store import sqlite
from panj.server.store.database import Database
from panj.server.store.people import PeopleStore
from panj.server.store.progress import COLUMNS
from panj.server.store.rows import TableRow
from panj.server.store.schema import SCHEMA_VERSION, metadata, reviews, secrets, tables
from panj.server.store.upgrade import run_migrations, schema_version, upgrade
from server.old_schemas import migrate

PAGE_BYTES = 4096

T = TypeVar("T")


def on_file(file: Path, work: Callable[[Database], Awaitable[T]]) -> T:
    """Do something with a database file and let go of it."""

    async def run() -> T:
        database = Database(f"sqlite:///{file}")
        try:
            return await work(database)
        finally:
            await database.close()

    return asyncio.run(run())


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database that is up to date."""
    made = tmp_path / "tables.sqlite"
    on_file(made, upgrade)
    return made


def test_the_migrations_lead_to_exactly_the_schema(file: Path) -> None:
    def differences(connection: sa.Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    assert on_file(file, lambda database: database.read(differences)) == []


def test_the_schema_version_is_that_of_the_last_migration(file: Path) -> None:
    assert on_file(file, lambda database: database.read(schema_version)) == SCHEMA_VERSION


def test_upgrading_again_changes_nothing(file: Path) -> None:
    before = file.read_bytes()
    on_file(file, upgrade)
    assert file.read_bytes() == before


def test_a_newer_schema_is_refused(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(Refused) as refusal:
        on_file(file, upgrade)
    assert refusal.value.message.key == "server.refusal.newer_schema"
    assert refusal.value.message.operands == ["9999", SCHEMA_VERSION]


def test_a_migration_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    def half(connection: sa.Connection) -> None:
        run_migrations(connection)
        raise RuntimeError("the power went out")

    file = tmp_path / "tables.sqlite"
    with pytest.raises(RuntimeError):
        on_file(file, lambda database: database.write(half))
    with sqlite3.connect(file) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == []
    connection.close()
    on_file(file, upgrade)
    assert on_file(file, lambda database: database.read(schema_version)) == SCHEMA_VERSION


def test_tables_of_the_first_schema_are_looked_at_once(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite"
    on_file(file, lambda database: database.write(partial(migrate, version="0001")))
    with sqlite3.connect(file) as connection:
        fill_first(connection)
    connection.close()
    on_file(file, upgrade)
    with sqlite3.connect(file) as connection:
        found = dict(connection.execute("SELECT id, due FROM tables").fetchall())
    connection.close()
    assert found == {"running": 0.0, "over": None}


def fill_first(connection: sqlite3.Connection) -> None:
    """Two tables in the first schema."""
    connection.execute("INSERT INTO people (id, name, created) VALUES ('p', 'Ada', 1)")
    for name in ("running", "over"):
        connection.execute(
            "INSERT INTO tables (id, host, game, rules_version, options, seats, settings, status,"
            " key, version, created, changed) VALUES (?, 'p', 'kingdomino', 1, '{}', 2, '{}', ?,"
            " x'00', 0, 1, 1)",
            (name, name),
        )


def test_a_commit_that_fails_does_not_stand_in_the_way_of_the_next(file: Path) -> None:
    def unfinished(connection: sa.Connection) -> None:
        connection.exec_driver_sql("PRAGMA defer_foreign_keys=ON")
        connection.execute(secrets.insert().values(name="lost", value=b"1"))
        connection.execute(reviews.insert().values(table="nowhere", number=1, verdict={}))

    async def work(database: Database) -> list[str]:
        with pytest.raises(IntegrityError):
            await database.write(unfinished)
        await PeopleStore(database).secret("kept", b"2")
        return await database.read(lambda each: list(each.scalars(sa.select(secrets.c.name))))

    assert on_file(file, work) == ["kept"]


def test_sqlite_keeps_a_write_ahead_log_and_flushes_every_commit(file: Path) -> None:
    def pragmas(connection: sa.Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    assert on_file(file, lambda database: database.read(pragmas)) == ["wal", 2, 1]
    assert on_file(file, lambda database: database.write(pragmas)) == ["wal", 2, 1]


def test_of_changes_that_are_flushed_together_only_the_bad_one_fails(file: Path) -> None:
    def keep(name: str) -> Callable[[sa.Connection], None]:
        def work(connection: sa.Connection) -> None:
            connection.execute(sa.insert(secrets).values(name=name, value=b"x"))

        return work

    async def all_at_once(database: Database) -> list[object]:
        names = ["a", "b", "a", "c", "b", "d"]
        writes = [database.write(keep(name)) for name in names]
        return list(await asyncio.gather(*writes, return_exceptions=True))

    outcomes = on_file(file, all_at_once)
    assert [isinstance(each, IntegrityError) for each in outcomes] == [
        False,
        False,
        True,
        False,
        True,
        False,
    ]

    def names(connection: sa.Connection) -> list[str]:
        return sorted(connection.execute(sa.select(secrets.c.name)).scalars())

    assert on_file(file, lambda database: database.read(names)) == ["a", "b", "c", "d"]


def test_what_was_begun_is_written_although_nobody_waits_for_it(file: Path) -> None:
    async def ask_and_go(database: Database) -> None:
        change = sa.insert(secrets).values(name="late", value=b"x")
        task = asyncio.create_task(database.write(lambda each: each.execute(change).rowcount))
        await asyncio.sleep(0)
        task.cancel()

    on_file(file, ask_and_go)
    secret = on_file(file, lambda database: PeopleStore(database).secret("late", b"fresh"))
    assert secret == b"x"


def test_the_log_is_carried_over_while_nobody_waits(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "CHECKPOINT_SECONDS", 0.05)
    monkeypatch.setattr(sqlite, "MOST_LOGGED", 5)

    async def write_until_it_is(database: Database) -> int:
        for number in itertools.count(1):
            change = sa.insert(secrets).values(name=f"{number:032}", value=b"x" * 64)
            await database.write(lambda each, change=change: each.execute(change).rowcount)
            # Every write adds a page at least, so that fewer pages than writes are a new log.
            if file.with_name(file.name + "-wal").stat().st_size < number * PAGE_BYTES:
                break
            await asyncio.sleep(0.01)
        return number

    assert on_file(file, write_until_it_is) > 5


def test_several_processes_agree_on_one_secret(file: Path) -> None:
    async def race(database: Database) -> list[bytes]:
        store = PeopleStore(database)
        return list(await asyncio.gather(*(store.secret("s", bytes([n])) for n in range(8))))

    assert len(set(on_file(file, race))) == 1


def test_a_tables_row_has_the_columns_of_the_schema_and_progress_names_some_of_them() -> None:
    columns = [column.name for column in tables.columns]
    assert list(TableRow.__struct_fields__) == columns
    assert set(COLUMNS) < set(columns)
