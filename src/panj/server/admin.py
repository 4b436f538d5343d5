"""What whoever runs a server does with its database: export, clear, copy, examine."""

import os
import secrets
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import sqlalchemy as sa

from panj.core.messages import Refused
from panj.server.hub import Hub
from panj.server.leaving import Leaving
from panj.server.ledger import Ledger
from panj.server.lobby import Lobby
from panj.server.match_files import export_match
from panj.server.matches import Matches
from panj.server.order import Order
from panj.server.rooms import OTHER_RULES, Rooms
from panj.server.sessions import Sessions
from panj.server.settings import Settings
from panj.server.store.database import Database
from panj.server.store.files import keep_private
from panj.server.store.order import OrderStore
from panj.server.store.people import PeopleStore
from panj.server.store.rows import SeatKind, Status, TableRow
from panj.server.store.schema import SCHEMA_VERSION
from panj.server.store.sessions import SessionStore
from panj.server.store.tables import TableStore
from panj.server.store.tidying import Tidied, tidy
from panj.server.store.upgrade import schema_version


class Findings:
    """What an examination found."""

    def __init__(self, schema: str) -> None:
        self.schema = schema
        self.ours = SCHEMA_VERSION
        self.tables = 0
        self.problems: list[str] = []

    def to_json(self) -> dict[str, object]:
        return {
            "schema": self.schema,
            "ours": self.ours,
            "tables": self.tables,
            "problems": self.problems,
            "well": not self.problems,
        }


class Admin:
    """The tables of a database, without a server."""

    def __init__(self, url: str) -> None:
        self.database = Database(url)
        self.store = TableStore(self.database)
        self.rooms = Rooms(self.store)
        self.order = order_of(self.database, self.rooms)

    async def close(self) -> None:
        await self.database.close()

    async def check_schema(self) -> str:
        """Which schema the database has; refused if it is not ours, since nothing would fit."""
        found = await self.database.read(schema_version)
        if found != SCHEMA_VERSION:
            raise Refused("server.refusal.other_schema", [found or "-", SCHEMA_VERSION])
        return found

    async def export(self, table: str) -> str:
        """A finished match as a file."""
        return await export_match(self.rooms, table)

    async def clear(self, before: float, only_look: bool, running: bool = False) -> list[str]:
        """Delete what nobody has touched since then; running matches stay, unless those are meant,
        too."""
        found = await self.store.untouched_since(before, running)
        if not only_look:
            for table in found:
                await self.store.delete(table)
        return found

    async def tidy(self, before: float, only_look: bool) -> Tidied:
        """Clear away guests, tokens and sessions that nobody has used since then."""
        work = partial(tidy, before=before, only_look=only_look)
        if only_look:
            return await self.database.read(work)
        return await self.database.write(work)

    async def examine(self) -> Findings:
        """Read everything once and replay every match."""
        findings = Findings(await self.check_schema())
        findings.problems += await self._damage()
        for row in await self.store.all():
            findings.tables += 1
            findings.problems += await self._examine_table(row)
        return findings

    async def _damage(self) -> list[str]:
        """What the database itself finds wrong with its file."""
        if not self.database.is_sqlite:
            return []
        query = sa.text("PRAGMA integrity_check")
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [f"sqlite: {row[0]}" for row in rows if row[0] != "ok"]

    async def _examine_table(self, row: TableRow) -> list[str]:
        """Whether a table's events lead to what its row says."""
        try:
            room = await self.rooms.room(row.id)
        except Refused as refusal:
            if refusal.message.key == OTHER_RULES and row.status != Status.RUNNING:
                return []  # nobody plays there any more; the file can still be had
            return [f"{row.id}: {refusal}"]
        except Exception as error:
            return [f"{row.id}: {type(error).__name__}"]
        finally:
            self.rooms.forget(row.id)
        problems = []
        if room.version != row.version:
            problems.append(f"{row.id}: {room.version} events, the table says {row.version}")
        if row.status == Status.RUNNING and room.decider() != row.decider:
            problems.append(f"{row.id}: another seat is asked than the table says")
        if row.status == Status.OVER and room.decider() is not None:
            problems.append(f"{row.id}: over, but somebody is asked")
        if row.status == Status.RUNNING and any(seat.kind == SeatKind.OPEN for seat in room.seats):
            problems.append(f"{row.id}: running with a free seat")
        return problems


def copy_sqlite(source: Path, target: Path) -> None:
    """Copy a database page by page while others read and write it; whole or not at all."""
    beside = target.with_name(f".{target.name}.{os.getpid()}")
    keep_private(beside)
    try:
        with (
            closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as old,
            closing(sqlite3.connect(beside)) as new,
        ):
            old.backup(new)
        os.replace(beside, target)
    except sqlite3.Error as error:
        raise OSError(str(error)) from error
    finally:
        beside.unlink(missing_ok=True)


def order_of(database: Database, rooms: Rooms) -> Order:
    """What keeps order, without a server: those that run find in the database what was done."""
    settings, hub = Settings(), Hub(None)
    ledger = Ledger(rooms, rooms.store, hub)
    leaving = Leaving(ledger, Matches(ledger, settings), Lobby(ledger, settings))
    people = PeopleStore(database)
    order = Order(OrderStore(database), people, leaving)
    order.sessions = Sessions(
        SessionStore(database), people, hub, settings, secrets.token_bytes(32)
    )
    return order
