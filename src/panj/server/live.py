"""The live table: one WebSocket for one table, told everything that its seat may know."""

import asyncio
import contextlib
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from panj.core.messages import SPECTATOR, Refused
from panj.server.answers import seat_answer, table_answer
from panj.server.guards import Bucket
from panj.server.hub import Wake, Watcher
from panj.server.people import Caller
from panj.server.problems import problem
from panj.server.rooms import Room
from panj.server.services import Services
from panj.server.settings import LIVE_MESSAGE_BYTES
from panj.server.wire import (
    Action,
    ChatText,
    Index,
    MoveRequest,
    SeatNumber,
    TableAnswer,
    UndoRequest,
    Version,
)

BACKLOG: Final = 64
CLOSING_SECONDS: Final = 2.0
FOREIGN: Final = 4403
BAD_MESSAGE: Final = 4400
TOO_MANY: Final = 4429
TOO_SLOW: Final = 4408
GONE: Final = 4404
BROKEN: Final = 4500
LEFT: Final = (WebSocketDisconnect, ClientDisconnected)
"""What is raised when a client has gone, perhaps before it was told anything."""


class Play(msgspec.Struct, tag="move", forbid_unknown_fields=True):
    """Make a move."""

    index: Index
    expected_version: Version
    action_id: Action


class TakeBack(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    """Take the last move back."""

    expected_version: Version
    action_id: Action


class Sit(msgspec.Struct, tag="sit", forbid_unknown_fields=True):
    """Look through the eyes of one of my seats (hot seat); nobody looks if there is none."""

    seat: SeatNumber | None


class Say(msgspec.Struct, tag="chat", forbid_unknown_fields=True):
    """Say something."""

    text: ChatText


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


Incoming = Play | TakeBack | Sit | Say | Ping
decode = msgspec.json.Decoder(Incoming).decode


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
        self.told = -1
        self.telling = asyncio.Lock()
        rate = services.settings.live_per_second
        self.bucket = Bucket(3 * rate, rate)

    async def serve(self, seat: int | None, since: int) -> None:
        """Tell the state of things, then every change, until the client leaves."""
        self.seat = seat
        watcher = Watcher(self.person, BACKLOG)
        with self.services.hub.watching(self.table, watcher):
            await self.send_table("table", since)
            tasks = [
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

    async def answer(self, since: int) -> TableAnswer:
        """What this client may know now."""
        room = await self.services.room_for(self.person, self.table)
        online = self.services.hub.online(self.table)
        self.draw_curtain(room)
        if self.seat is None and len(room.seats_of(self.person)) > 1:
            return table_answer(room, self.person, SPECTATOR, online, since, curtain=True)
        seat = room.seat_for(self.person, self.seat)
        return table_answer(room, self.person, seat, online, since)

    def draw_curtain(self, room: Room) -> None:
        """At a hot seat, when another seat of the same people is asked: hide the hand until
        somebody says that they look. Before the other is asked, one may go on looking."""
        mine = room.seats_of(self.person)
        passed = len(mine) > 1 and room.decider() in mine and room.decider() != self.seat
        if passed or self.seat not in mine:
            self.seat = None

    async def send_table(self, kind: str, since: int | None = None) -> None:
        """The table, with the log lines after a version; normally those not yet told."""
        async with self.telling:  # two at once would tell the same lines twice
            found = await self.answer(self.told if since is None else since)
            self.told = found.version
            await self.send({"type": kind, "table": found})

    async def send(self, message: dict[str, object]) -> None:
        await self.socket.send_data(msgspec.json.encode(message), mode="text", encoding="utf-8")

    async def tell(self, watcher: Watcher) -> None:
        """Pass on what happens; several changes at once are told as one."""
        while True:
            wakes: list[Wake] = [await watcher.queue.get()]
            while not watcher.queue.empty():
                wakes.append(watcher.queue.get_nowait())
            for note in [wake.note for wake in wakes if wake.note is not None]:
                if note.get("type") != "presence":
                    await self.send(self.personal(note))
            if any(wake.note is None for wake in wakes):
                await self.send_table("update")
            elif any(wake.note and wake.note.get("type") == "presence" for wake in wakes):
                await self.send_presence()

    def personal(self, note: dict[str, object]) -> dict[str, object]:
        """A note for this client: who said something is told as mine or not mine only."""
        line = note.get("line")
        if not isinstance(line, dict):
            return note
        return {"type": "chat", "line": {**line, "mine": note.get("person") == self.person}}

    async def send_presence(self) -> None:
        """Who is here: the seats, never the people."""
        room = await self.services.room_for(self.person, self.table)
        online = self.services.hub.online(self.table)
        there = [row.seat for row in room.seats if seat_answer(row, "", online).online]
        await self.send({"type": "presence", "online": there})

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
            except msgspec.DecodeError:
                await self.socket.close(code=BAD_MESSAGE)
                return
            await self.obey(message)

    async def obey(self, message: Incoming) -> None:
        """Do what was asked, and say that it is done or why not."""
        action = message.action_id if isinstance(message, Play | TakeBack) else ""
        try:
            await self.carry_out(message)
        except Refused as refusal:
            await self.send_refusal(refusal, action)

    async def carry_out(self, message: Incoming) -> None:
        if isinstance(message, Ping):
            await self.send({"type": "pong"})
            return
        if self.caller is None:
            raise Refused("server.refusal.unknown_person", [])
        if isinstance(message, Sit):
            self.seat = message.seat
            await self.send_table("table", -1)
        elif isinstance(message, Say):
            await self.services.say(self.caller, self.table, message.text)
        elif isinstance(message, Play):
            wish = MoveRequest(
                index=message.index,
                expected_version=message.expected_version,
                action_id=message.action_id,
            )
            await self.send(
                {"type": "done", "done": await self.services.play(self.caller, self.table, wish)}
            )
        else:
            back = UndoRequest(
                expected_version=message.expected_version, action_id=message.action_id
            )
            await self.send(
                {"type": "done", "done": await self.services.undo(self.caller, self.table, back)}
            )

    async def send_refusal(self, refusal: Refused, action: str) -> None:
        """Say why not, with the table as it is now."""
        async with self.telling:
            found = await self.answer(self.told)
            self.told = found.version
            document = problem(refusal, self.lang, found)
            await self.send({"type": "refused", "action_id": action, "problem": document})
