"""The live table: one WebSocket for one table, told everything that its seat may know."""

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from panj.core.messages import SPECTATOR, Refused
from panj.server.answers import NOT_DEALT, is_there, table_answer
from panj.server.guards import Bucket
from panj.server.hub import Announced, Came, News, Spoke, Wake, Watcher
from panj.server.people import Caller
from panj.server.problems import problem
from panj.server.rooms import UNTOLD, Room
from panj.server.services import Services
from panj.server.settings import LIVE_MESSAGE_BYTES
from panj.server.store.rows import Stamp
from panj.server.wire.answers import TableAnswer
from panj.server.wire.messages import (
    ChatMessage,
    DoneMessage,
    LiveMessage,
    NoticeMessage,
    PongMessage,
    PresenceMessage,
    RefusedMessage,
    TableMessage,
    UpdateMessage,
)
from panj.server.wire.requests import (
    ChatRequest,
    LiveRequest,
    MoveRequest,
    PingRequest,
    SeenRequest,
    SettleRequest,
    SitRequest,
    UndoRequest,
)

BACKLOG: Final = 64
CLOSING_SECONDS: Final = 2.0
FOREIGN: Final = 4403
ENDED: Final = 4401
BAD_MESSAGE: Final = 4400
TOO_MANY: Final = 4429
TOO_SLOW: Final = 4408
GONE: Final = 4404
BROKEN: Final = 4500
LEFT: Final = (WebSocketDisconnect, ClientDisconnected)
"""What is raised when a client has gone, perhaps before it was told anything."""

SUBMISSIONS: Final = (MoveRequest, UndoRequest, SettleRequest)
"""What is answered, under the id that it carries."""

decode = msgspec.json.Decoder(LiveRequest).decode
encode = msgspec.json.Encoder().encode


def may_connect(socket: WebSocket[Any, Any, Any], origins: tuple[str, ...]) -> bool:
    """Browsers say where a page came from: it must be from here. Programs say nothing."""
    origin = socket.headers.get("origin")
    if origin is None or origin in origins:
        return True
    host = socket.headers.get("host")
    return bool(host) and urlsplit(origin).netloc == host


class Connection:
    """One client at one table."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        services: Services,
        caller: Caller | None,
        table: str,
        lang: str,
    ) -> None:
        self.socket = socket
        self.services = services
        self.caller = caller
        self.person = caller.person.id if caller else ""
        self.table = table
        self.lang = lang
        self.seat: int | None = None
        self.known = NOT_DEALT
        """The version up to which this client has read the log."""
        self.telling = asyncio.Lock()
        rate = services.settings.live_per_second
        self.bucket = Bucket(3 * rate, rate)

    async def serve(self, seat: int | None, since: int) -> None:
        """Tell the state of things, then every change, until the client leaves."""
        self.seat = seat
        watcher = Watcher(self.person, BACKLOG)
        with self.services.hub.watching(self.table, watcher):
            await self.send_table(since)
            tasks = [
                asyncio.create_task(self.end_with_session()),
                asyncio.create_task(self.listen()),
                asyncio.create_task(self.tell(watcher)),
                asyncio.create_task(self.drop_when_slow(watcher)),
            ]
            done, waiting = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
        for task in done:
            with contextlib.suppress(*LEFT):
                task.result()

    # To the client

    async def answer(self, since: int, stamps: Sequence[Stamp | None] = UNTOLD) -> TableAnswer:
        """What this client may know now, after these changes."""
        room = await self.services.room_for(self.person, self.table, stamps)
        online = self.services.hub.online(self.table)
        self.draw_curtain(room)
        if self.seat is None and len(room.seats_of(self.person)) > 1:
            return table_answer(room, self.person, SPECTATOR, online, since, True, self.seen)
        seat = room.seat_for(self.person, self.seat)
        return table_answer(room, self.person, seat, online, since, seen=self.seen)

    @property
    def seen(self) -> int:
        """What this person has seen of the table, as far as this process knows it."""
        return self.services.seen.known(self.person, self.table)

    def draw_curtain(self, room: Room) -> None:
        """At a hot seat, when another seat of the same people is asked: hide the hand until
        somebody says that they look. Before the other is asked, one may go on looking."""
        mine = room.seats_of(self.person)
        passed = len(mine) > 1 and room.decider() in mine and room.decider() != self.seat
        if passed or self.seat not in mine:
            self.seat = None

    async def send_table(self, since: int) -> None:
        """The table, with the log lines after a version."""
        await self.services.rooms.known(self.table)  # or it is no table of which to ask more
        await self.services.seen.version(self.person, self.table)
        async with self.telling:  # two at once would tell the same lines twice
            found = await self.answer(since)
            self.known = found.version
            await self.send(TableMessage(found, self.person))

    async def send_update(self, stamps: Sequence[Stamp | None]) -> None:
        """The table after these changes, with the log lines that were not told yet."""
        async with self.telling:
            found = await self.answer(self.known, stamps)
            self.known = found.version
            await self.send(UpdateMessage(found))

    async def send(self, message: LiveMessage) -> None:
        await self.socket.send_data(encode(message), mode="text", encoding="utf-8")

    async def tell(self, watcher: Watcher) -> None:
        """Pass on what happens; several changes at once are told as one."""
        while True:
            wakes: list[Wake] = [await watcher.queue.get()]
            while not watcher.queue.empty():
                wakes.append(watcher.queue.get_nowait())
            news = [wake.news for wake in wakes if wake.news is not None]
            for each in news:
                await self.pass_on(each)
            stamps = [wake.stamp for wake in wakes if wake.news is None]
            if stamps:
                await self.send_update(stamps)
            elif any(isinstance(each, Came) for each in news):
                await self.send_presence()

    async def pass_on(self, news: News) -> None:
        """News for this client: who said something is told as mine or not mine only."""
        if isinstance(news, Announced):
            await self.send(NoticeMessage(news.message))
        elif isinstance(news, Spoke):
            if await self.services.order.store.is_muted(self.person, news.person):
                return
            line = msgspec.structs.replace(news.line, mine=news.person == self.person)
            await self.send(ChatMessage(line))

    async def send_presence(self) -> None:
        """Who is here: the seats, never the people."""
        room = await self.services.room_for(self.person, self.table)
        online = self.services.hub.online(self.table)
        there = [row.seat for row in room.seats if is_there(row, online)]
        await self.send(PresenceMessage(there))

    async def end_with_session(self) -> None:
        """Who was let in by a session or a token goes when that ends, in whatever process."""
        await self.services.until_ended(self.caller)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.socket.close(code=ENDED), CLOSING_SECONDS)

    async def drop_when_slow(self, watcher: Watcher) -> None:
        """A client that does not read is not waited for; it may come back and resume."""
        await watcher.overrun.wait()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.socket.close(code=TOO_SLOW), CLOSING_SECONDS)

    # From the client

    async def listen(self) -> None:
        """Take the client's messages one by one."""
        while True:
            data = await self.socket.receive_data(mode="text")
            text = data if isinstance(data, str) else data.decode()
            if len(text) > LIVE_MESSAGE_BYTES:
                await self.socket.close(code=BAD_MESSAGE)
                return
            if not self.bucket.take():
                await self.socket.close(code=TOO_MANY)
                return
            try:
                message = decode(text)
            except (msgspec.MsgspecError, RecursionError, ValueError):
                await self.socket.close(code=BAD_MESSAGE)
                return
            await self.obey(message)

    async def obey(self, message: LiveRequest) -> None:
        """Do what was asked, and say that it is done or why not."""
        action = message.action_id if isinstance(message, SUBMISSIONS) else ""
        try:
            await self.carry_out(message)
        except Refused as refusal:
            await self.send_refusal(refusal, action)

    async def carry_out(self, message: LiveRequest) -> None:
        if isinstance(message, PingRequest):
            await self.send(PongMessage())
            return
        if self.caller is None:
            raise Refused("server.refusal.unknown_person", [])
        if isinstance(message, SitRequest):
            self.seat = message.seat
            await self.send_table(NOT_DEALT)
        elif isinstance(message, SeenRequest):
            self.services.seen.saw(self.person, self.table, min(message.version, self.known))
        elif isinstance(message, ChatRequest):
            await self.services.say(self.caller, self.table, message.text)
        elif isinstance(message, MoveRequest):
            done = await self.services.referee.move(self.caller, self.table, message)
            await self.send(DoneMessage(done))
        elif isinstance(message, SettleRequest):
            done = await self.services.referee.settle(self.caller, self.table, message)
            await self.send(DoneMessage(done))
        else:
            done = await self.services.referee.undo(self.caller, self.table, message)
            await self.send(DoneMessage(done))

    async def send_refusal(self, refusal: Refused, action: str) -> None:
        """Say why not, with the table as it is now."""
        async with self.telling:
            found = await self.answer(self.known)
            self.known = found.version
            document = problem(refusal, self.lang, found)
            await self.send(RefusedMessage(action, document))
