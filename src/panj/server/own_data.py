"""People's own data: everything about somebody to take along, and the end of an account."""

import asyncio
import io
import json
import zipfile
from contextlib import suppress
from typing import Any, Final

from panj.core.messages import Refused
from panj.server.guards import Attempts
from panj.server.leaving import Leaving
from panj.server.match_files import file_of
from panj.server.people import Caller
from panj.server.rooms import now
from panj.server.sessions import Sessions, need_fresh
from panj.server.store.own_data import OwnDataStore
from panj.server.store.people import PeopleStore
from panj.server.store.rows import PersonRow, SeatRow, Status, TableRow
from panj.server.store.tables import TableStore

PER_HOUR: Final = 5
"""So often may somebody take everything along: it reads all of their matches."""


class OwnData:
    """Gives people what is kept about them, and forgets them."""

    def __init__(
        self, store: OwnDataStore, people: PeopleStore, tables: TableStore, leaving: Leaving
    ) -> None:
        self.store = store
        self.people = people
        self.tables = tables
        self.leaving = leaving
        self.sessions: Sessions
        self.taken = Attempts(PER_HOUR, PER_HOUR / 3600)

    # Taking along

    async def export(self, person: PersonRow) -> bytes:
        """Everything as a ZIP: `panj.json`, and a match file for each match that has ended."""
        self.taken.count(person.id)
        ids = await self.store.tables(person.id)
        practice = await self.store.practice(ids)
        told: list[dict[str, Any]] = []
        matches: dict[str, str] = {}
        for table in ids:
            row, seats = await self.tables.table(table), await self.tables.seats(table)
            if row is None:
                continue
            told.append(table_of(row, seats, person.id))
            if row.status in (Status.OVER, Status.ABANDONED) and table not in practice:
                file = file_of(row, seats, await self.tables.events(table, 0))
                if file is not None:
                    matches[f"matches/{table}.jsonl"] = file
        about = {
            "id": person.id,
            "name": person.name,
            "account": person.account,
            "email": person.email,
            "created": person.created,
        }
        everything = {"person": about, "tables": told, **await self.store.kept(person.id)}
        text = json.dumps(everything, ensure_ascii=False, indent=1)
        return await asyncio.to_thread(zipped, {"panj.json": text, **matches})

    # Going

    async def delete(self, caller: Caller, name: str) -> None:
        """End an account, or a guest. Matches stay, with a former player at the seat; those that
        run go on or end as the table agreed for somebody who leaves."""
        person = caller.person
        if name != (person.account or person.name):
            raise Refused("server.refusal.other_name", [])
        await self.forget(person.id)

    async def forget(self, person: str) -> None:
        """Forget somebody; to be done again from the start if it is cut off."""
        for table in await self.store.tables(person):
            with suppress(Refused):
                await self.leaving.go(person, table)
        credentials = [each.id for each in await self.people.tokens_of(person)]
        await self.sessions.end_all(person)
        await self.store.forget(person, now())
        for credential in credentials:
            self.sessions.tell_ended(credential)
        for table in await self.store.tables(person):
            await self.leaving.told(table)


def need_own(caller: Caller) -> None:
    """Refuse who may not take or delete everything: a program, and an account without a fresh
    proof. A guest has nothing to prove with but the cookie."""
    caller.need_browser()
    if caller.person.account is not None:
        need_fresh(caller)


def table_of(row: TableRow, seats: list[SeatRow], person: str) -> dict[str, Any]:
    """A table as somebody's own data tells it: nothing of what runs but that it does."""
    mine = [seat for seat in seats if seat.person == person]
    return {
        "id": row.id,
        "game": row.game,
        "status": row.status,
        "host": row.host == person,
        "name": row.name if row.host == person else "",
        "seats": [seat.seat for seat in mine],
        "names": [seat.name for seat in mine],
        "created": row.created,
        "changed": row.changed,
    }


def zipped(files: dict[str, str]) -> bytes:
    """Texts as one file."""
    kept = io.BytesIO()
    with zipfile.ZipFile(kept, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return kept.getvalue()
