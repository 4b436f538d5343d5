"""Order in the database: reports, acts, mutes, bans."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from panj.server.store.database import Database
from panj.server.store.rows import ActRow, ChatRow, MuteRow, PersonRow, ReportRow
from panj.server.store.schema import (
    acts,
    banned_places,
    chat,
    house,
    mutes,
    people,
    reports,
    sessions,
    tokens,
)

AROUND: Final = 5
"""So many lines of chat on either side of a reported one are kept with it."""
MOST: Final = 200
"""What is listed at once."""


class OrderStore:
    """What the house knows of its order."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # Reports

    async def report(self, row: ReportRow) -> bool:
        """Keep a report; False if this person has reported this already."""
        try:
            await self._write(sa.insert(reports).values(msgspec.structs.asdict(row)))
        except IntegrityError:
            return False
        return True

    async def reports(self, is_open: bool) -> list[ReportRow]:
        """The newest first."""
        state = reports.c.closed.is_(None) if is_open else reports.c.closed.is_not(None)
        query = sa.select(reports).where(state).order_by(reports.c.at.desc()).limit(MOST)
        return [ReportRow(*row) for row in await self._all(query)]

    async def close_report(self, report: str, at: float) -> ReportRow | None:
        """Put a report away; None if there is none that is open."""
        row = sa.update(reports).where(reports.c.id == report, reports.c.closed.is_(None))
        done = row.values(closed=at).returning(*reports.c)
        found = await self.database.write(lambda each: each.execute(done).first())
        return None if found is None else ReportRow(*found)

    async def line(self, table: str, line: int) -> ChatRow | None:
        query = sa.select(chat).where(chat.c.table == table, chat.c.id == line)
        found = await self._all(query)
        return ChatRow(*found[0]) if found else None

    async def around(self, table: str, line: int) -> list[list[str]]:
        """What was said around a line."""
        here = sa.select(chat.c.id, chat.c.name, chat.c.text).where(chat.c.table == table)
        before = here.where(chat.c.id <= line).order_by(chat.c.id.desc()).limit(AROUND + 1)
        after = here.where(chat.c.id > line).order_by(chat.c.id).limit(AROUND)
        found = [*(await self._all(before))[::-1], *await self._all(after)]
        return [[name, text] for _, name, text in found]

    async def drop_line(self, table: str, line: int) -> bool:
        chosen = sa.delete(chat).where(chat.c.table == table, chat.c.id == line)
        return await self._write(chosen) == 1

    # Acts

    async def log(self, row: ActRow) -> None:
        values = msgspec.structs.asdict(row)
        del values["id"]
        await self._write(sa.insert(acts).values(values))

    async def acts(self, person: str | None = None) -> list[ActRow]:
        """What was done, the newest first; about one person only, if one is named."""
        query = sa.select(acts).order_by(acts.c.id.desc()).limit(MOST)
        if person is not None:
            query = query.where(acts.c.person == person)
        return [ActRow(*row) for row in await self._all(query)]

    # People

    async def find(self, text: str) -> list[PersonRow]:
        """People of an id or an account, or whose name begins so."""
        wanted = sa.or_(
            people.c.id == text,
            people.c.account == text.lower(),
            people.c.name.startswith(text, autoescape=True),
        )
        query = sa.select(people).where(wanted, people.c.name != "").order_by(people.c.created)
        return [PersonRow(*row) for row in await self._all(query.limit(MOST))]

    async def change_person(self, person: str, **values: object) -> None:
        await self._write(sa.update(people).where(people.c.id == person).values(**values))

    async def drop_tokens(self, person: str) -> list[str]:
        """Take all tokens of somebody back; those that were."""
        gone = sa.delete(tokens).where(tokens.c.person == person).returning(tokens.c.id)
        return await self.database.write(lambda each: [str(row[0]) for row in each.execute(gone)])

    # Places

    async def ban_places(self, person: str, until: float) -> int:
        """Close the places from which somebody was signed in; how many these are."""
        known = sa.select(sessions.c.place).distinct()
        known = known.where(sessions.c.person == person, sessions.c.place.is_not(None))

        def work(connection: sa.Connection) -> int:
            found = [row[0] for row in connection.execute(known)]
            connection.execute(sa.delete(banned_places).where(banned_places.c.place.in_(found)))
            for place in found:
                row = {"place": place, "person": person, "until": until}
                connection.execute(sa.insert(banned_places).values(row))
            return len(found)

        return await self.database.write(work)

    async def open_places(self, person: str) -> None:
        await self._write(sa.delete(banned_places).where(banned_places.c.person == person))

    async def banned_places(self, at: float) -> set[str]:
        query = sa.select(banned_places.c.place).where(banned_places.c.until > at)
        return {str(row[0]) for row in await self._all(query)}

    # The house

    async def value(self, name: str) -> str:
        found = await self._all(sa.select(house.c.value).where(house.c.name == name))
        return str(found[0][0]) if found else ""

    async def keep(self, name: str, value: str) -> None:
        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(house).where(house.c.name == name))
            connection.execute(sa.insert(house).values(name=name, value=value))

        await self.database.write(work)

    # Mutes

    async def mute(self, row: MuteRow) -> None:
        def work(connection: sa.Connection) -> None:
            same = (mutes.c.person == row.person, mutes.c.other == row.other)
            connection.execute(sa.delete(mutes).where(*same))
            connection.execute(sa.insert(mutes).values(msgspec.structs.asdict(row)))

        await self.database.write(work)

    async def unmute(self, person: str, mute: str) -> bool:
        chosen = sa.delete(mutes).where(mutes.c.person == person, mutes.c.id == mute)
        return await self._write(chosen) == 1

    async def muted_by(self, person: str) -> list[MuteRow]:
        query = sa.select(mutes).where(mutes.c.person == person).order_by(mutes.c.at)
        return [MuteRow(*row) for row in await self._all(query)]

    async def is_muted(self, person: str, other: str) -> bool:
        """Whether somebody does not want to read somebody else."""
        query = sa.select(mutes.c.id).where(mutes.c.person == person, mutes.c.other == other)
        return await self.database.peek(lambda each: each.execute(query).first()) is not None

    async def _write(self, change: sa.Insert | sa.Update | sa.Delete) -> int:
        return await self.database.write(lambda each: each.execute(change).rowcount)

    async def _all(self, query: sa.Select[Any]) -> Sequence[Any]:
        return await self.database.read(lambda each: each.execute(query).all())
