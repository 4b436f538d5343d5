"""What the steward looks at: only tables that are due, found by an index."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

from panj.server.clocks import STUCK_SECONDS, due
from panj.server.store.database import Database
from panj.server.store.people import PeopleStore
from panj.server.store.rows import Pace, PersonRow, SeatKind, SeatRow, Status, TableRow
from panj.server.store.rows import TableSettings as Settings
from panj.server.store.schema import tables
from panj.server.store.tables import Due, TableStore
from panj.server.store.upgrade import upgrade


def seat(kind: str, number: int = 0, seconds: float | None = None, table: str = "t") -> SeatRow:
    return SeatRow(table, number, kind, seconds=seconds)


def test_nobody_need_look_when_a_person_has_all_the_time() -> None:
    assert due(Pace(), [seat(SeatKind.PERSON)], 0, None, 100.0) is None


def test_a_bots_turn_is_due_when_it_should_long_be_over() -> None:
    seats = [seat(SeatKind.PERSON), seat(SeatKind.BOT, 1, 3.0)]
    assert due(Pace(), seats, 1, None, 100.0) == 103.0 + STUCK_SECONDS


def test_a_clock_is_due_when_it_runs_out_and_a_bot_would_take_over() -> None:
    assert due(Pace(kind="live"), [seat(SeatKind.PERSON)], 0, 160.0, 100.0) == 160.0
    kept = Pace(kind="live", takeover=False)
    assert due(kept, [seat(SeatKind.PERSON)], 0, 160.0, 100.0) is None


def test_nothing_is_due_at_a_table_that_is_over() -> None:
    assert due(Pace(), [seat(SeatKind.BOT)], None, None, 100.0) is None


def table(name: str, at: float | None, decider: int) -> TableRow:
    settings = Settings()
    status = Status.RUNNING
    return TableRow(
        name, "p", "kingdomino", 1, {}, 2, settings, status, b"k", 0, decider, 1.0, None, None,
        None, None, 1.0, 1.0, at,
    )  # fmt: skip


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[TableStore]:
    """Some tables: one is due, one is not yet, one never, at one a bot is asked."""
    shelf = TableStore(Database(f"sqlite:///{tmp_path}/tables.sqlite"))

    async def fill() -> None:
        await upgrade(shelf.database)
        await PeopleStore(shelf.database).add(PersonRow("p", "Ada", None, None, 1.0))
        for name, at, decider in (("now", 50.0, 0), ("later", 500.0, 1), ("never", None, 0)):
            seats = [seat(SeatKind.PERSON, 0, None, name), seat(SeatKind.BOT, 1, 1.0, name)]
            await shelf.create(table(name, at, decider), seats)

    asyncio.run(fill())
    yield shelf
    asyncio.run(shelf.database.close())


def test_only_what_is_due_is_found(shelf: TableStore) -> None:
    assert asyncio.run(shelf.due(100.0)) == [Due("now", 50.0, "p")]


def test_a_fresh_process_finds_the_turns_of_bots_however_young(shelf: TableStore) -> None:
    assert asyncio.run(shelf.bots_asked()) == [Due("later", 500.0, "p")]


def test_of_several_processes_one_may_take_a_table_up(shelf: TableStore) -> None:
    async def claims() -> list[bool]:
        found = Due("now", 50.0, "p")
        return list(await asyncio.gather(*(shelf.claim(found, 200.0 + n) for n in range(5))))

    assert sorted(asyncio.run(claims())) == [False, False, False, False, True]


def test_the_search_for_due_tables_uses_its_index(shelf: TableStore) -> None:
    query = sa.select(tables.c.id, tables.c.due).where(tables.c.due <= 100.0).order_by(tables.c.due)
    text = str(query.compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True}))

    def plan(connection: sa.Connection) -> str:
        return str(connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}").fetchall())

    found = asyncio.run(shelf.database.read(plan))
    assert "ix_tables_due" in found
    assert "SCAN" not in found
