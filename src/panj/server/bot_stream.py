"""The stream of an outside bot: its turns at all its tables, as they come."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Final

import msgspec

from panj.core.messages import SPECTATOR, Refused
from panj.server.answers import table_answer
from panj.server.hub import Watcher, person_channel
from panj.server.people import Caller
from panj.server.services import Services
from panj.server.sessions import credential_channel
from panj.server.store.rows import Status
from panj.server.wire.answers import TableAnswer
from panj.server.wire.bot_stream import BotOver, BotTurn, BotWait

BACKLOG: Final = 256
ALIVE_SECONDS: Final = 10.0
"""How often a line is sent when nothing happens: a proxy would close a silent connection."""

encode = msgspec.json.Encoder().encode


class BotStream:
    """What a bot has been told, and what it has to be told next."""

    def __init__(self, services: Services, caller: Caller) -> None:
        self.services = services
        self.caller = caller
        self.person = caller.person.id
        self.watcher = Watcher(self.person, BACKLOG)
        self.watched = contextlib.ExitStack()
        self.tables: set[str] = set()
        self.sent: dict[str, tuple[str, int]] = {}
        """The status and the version of every table that was told last."""

    async def follow(self) -> AsyncIterator[bytes]:
        """Every turn once, and the end of every match; a line to say so when nothing happens."""
        hub = self.services.hub
        with self.watched:
            for place in (person_channel(self.person), credential_channel(self.caller.session)):
                self.watched.enter_context(hub.watching(place, self.watcher))
            stale = await self.find_tables()
            yield encode(BotWait()) + b"\n"
            while True:
                for table in stale:
                    for line in await self.news(table):
                        yield encode(line) + b"\n"
                stale = await self.woken()
                if not stale:
                    yield encode(BotWait()) + b"\n"

    async def find_tables(self) -> list[str]:
        """Watch tables that are new to this stream; they are looked at once."""
        rows = await self.services.store.mine(self.person)
        fresh = [row.id for row in rows if row.id not in self.tables and not ended(row.status)]
        for table in fresh:
            self.tables.add(table)
            self.watched.enter_context(self.services.hub.watching(table, self.watcher))
        return fresh

    async def woken(self) -> list[str]:
        """The tables at which something happened; none if it stayed quiet for a while."""
        try:
            wakes = [await asyncio.wait_for(self.watcher.queue.get(), ALIVE_SECONDS)]
        except TimeoutError:
            await self.check_token()
            return await self.find_tables()
        while not self.watcher.queue.empty():
            wakes.append(self.watcher.queue.get_nowait())
        if self.watcher.overrun.is_set():  # something was lost: look everywhere
            self.watcher.overrun.clear()
            return sorted(self.tables)
        found = {wake.table for wake in wakes if wake.news is None}
        if credential_channel(self.caller.session) in found:
            await self.check_token()
        fresh = await self.find_tables() if person_channel(self.person) in found else []
        return [*fresh, *sorted(found & self.tables - set(fresh))]

    async def check_token(self) -> None:
        """A bot whose token is no more is told nothing more."""
        if not await self.services.is_valid(self.caller):
            raise Refused("server.refusal.token", [])

    async def news(self, table: str) -> list[BotTurn | BotOver]:
        """What the bot must know about a table now, if it does not know it yet."""
        try:
            room = await self.services.rooms.room(table)
        except Refused:
            return []
        mine = room.seats_of(self.person)
        seat = room.seat_for(self.person, None)
        if not mine or room.table.status == Status.OPEN:
            return []
        answer = table_answer(room, self.person, seat, set(), since=room.version)
        if answer.paused is not None:
            self.sent.pop(table, None)  # what was asked is asked again when the table goes on
            return []
        line, stand = bot_line(answer), (answer.status, answer.version)
        if line is None or self.sent.get(table) == stand:
            return []
        self.sent[table] = stand
        return [line]


def ended(status: str) -> bool:
    return status in (Status.OVER, Status.ABANDONED)


def bot_line(answer: TableAnswer) -> BotTurn | BotOver | None:
    """A table as a line for the bot: its turn, or the end; nothing if others are asked."""
    seat = SPECTATOR if answer.seat is None else answer.seat
    if ended(answer.status):
        return BotOver(
            table=answer.id,
            game=answer.game,
            seat=seat,
            version=answer.version,
            view=answer.view,
            scores=answer.scores,
            ranking=answer.ranking,
        )
    asked = answer.question
    if asked is None or asked.prompt is None or answer.view is None:
        return None
    return BotTurn(
        table=answer.id,
        game=answer.game,
        seat=seat,
        version=answer.version,
        deadline=answer.deadline,
        view=answer.view,
        prompt=asked.prompt,
        moves=asked.moves,
        scores=answer.scores,
    )
