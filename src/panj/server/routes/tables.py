"""Tables: make, join, leave, start, look, play, undo, agree, talk, keep."""

import asyncio
import contextlib
from typing import Annotated, Any

from litestar import Controller, Request, Response
from litestar.params import FromPath, JSONBody, QueryParameter

from panj.core.messages import Refused
from panj.core.things import LAST_SEAT
from panj.server.answers import NOT_DEALT, table_brief
from panj.server.hub import Came, Watcher
from panj.server.match_files import export_match, import_match
from panj.server.records import record_of
from panj.server.rooms import now
from panj.server.routes.callers import Known, Parts, Visitor, address_of
from panj.server.routes.described import get, post
from panj.server.seating import acting_seat, last_seat
from panj.server.services import Services, may_look
from panj.server.store.rows import TableRow
from panj.server.wire.answers import (
    ChatLine,
    Created,
    Done,
    TableAnswer,
    TableBrief,
    TableLists,
)
from panj.server.wire.report import RecordAnswer
from panj.server.wire.requests import (
    AnswerRequest,
    ChatRequest,
    GiftRequest,
    ImportRequest,
    JoinRequest,
    MoveRequest,
    OpenRequest,
    ProposalRequest,
    SeenRequest,
    SettleRequest,
    TableRequest,
    UndoRequest,
)
from panj.server.wire.reviews import HintAnswer

POLL_SECONDS = 25.0

Since = Annotated[int, QueryParameter(ge=NOT_DEALT, le=1_000_000)]
SeenBefore = Annotated[int | None, QueryParameter(ge=NOT_DEALT, le=1_000_000)]
Seat = Annotated[int | None, QueryParameter(ge=0, le=LAST_SEAT)]


class TablesController(Controller):
    """Everything at a table that is not live."""

    path = "/api/v1/tables"
    tags = ("tables",)

    @get("/", summary="My tables and the open ones")
    async def lists(self, visitor: Visitor, services: Parts) -> TableLists:
        person = visitor.person.id if visitor else ""
        mine = await services.store.mine(person) if person else []
        return TableLists(
            await briefs(services, mine, person),
            await briefs(services, await services.store.open(), person),
            now(),
        )

    @post("/", status_code=201, summary="A new table")
    async def create(self, data: JSONBody[TableRequest], caller: Known, services: Parts) -> Created:
        caller.need("create")
        table, invites = await services.lobby.create(caller.person, data)
        if data.start:
            return Created(await services.start_new(caller, table), invites)
        return Created(await services.look(caller, table, None), invites)

    @get("/{table:str}", summary="A table as I may see it")
    async def look(
        self,
        table: FromPath[str],
        visitor: Visitor,
        services: Parts,
        seat: Seat = None,
        since: Since = NOT_DEALT,
    ) -> TableAnswer:
        return await services.look(visitor, table, seat, since)

    @get("/{table:str}/options", summary="What the table agreed on, in full")
    async def options(
        self, table: FromPath[str], visitor: Visitor, services: Parts
    ) -> dict[str, Any]:
        room = await services.room_for(visitor.person.id if visitor else "", table)
        return room.table.options

    @get("/{table:str}/poll", summary="Wait for the next change (for clients without WebSocket)")
    async def poll(
        self,
        table: FromPath[str],
        visitor: Visitor,
        services: Parts,
        request: Request[Any, Any, Any],
        seat: Seat = None,
        since: SeenBefore = None,
    ) -> TableAnswer:
        read = NOT_DEALT if since is None else since
        watcher = Watcher(visitor.person.id if visitor else "", 8)
        held = services.connections.held(address_of(request))
        with held, services.hub.watching(table, watcher):
            found = await services.look(visitor, table, seat, read)
            if since is None or found.version > since:
                return found
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(POLL_SECONDS):
                    while isinstance((await watcher.queue.get()).news, Came):
                        pass  # who polls is not woken when somebody comes or goes
            return await services.look(visitor, table, seat, read)

    @post("/{table:str}/join", status_code=200, summary="Sit down")
    async def join(
        self, table: FromPath[str], data: JSONBody[JoinRequest], caller: Known, services: Parts
    ) -> TableAnswer:
        caller.need("play")
        seat = await services.lobby.join(table, caller.person, data.seat, data.invite)
        return await services.look(caller, table, seat)

    @post("/{table:str}/leave", status_code=200, summary="Get up before the start")
    async def leave(self, table: FromPath[str], caller: Known, services: Parts) -> TableAnswer:
        caller.need("play")
        await services.lobby.leave(table, caller.person.id)
        return await services.look(caller, table, None)

    @post("/{table:str}/open", status_code=200, summary="Let everybody sit on a kept seat")
    async def open(
        self, table: FromPath[str], data: JSONBody[OpenRequest], caller: Known, services: Parts
    ) -> TableAnswer:
        caller.need("play")
        await services.lobby.open(table, caller.person.id, data.seat)
        return await services.look(caller, table, None)

    @post("/{table:str}/start", status_code=200, summary="Start the match")
    async def start(self, table: FromPath[str], caller: Known, services: Parts) -> TableAnswer:
        caller.need("play")
        return await services.start_match(caller, table)

    @post("/{table:str}/moves", status_code=200, summary="Make a move")
    async def move(
        self, table: FromPath[str], data: JSONBody[MoveRequest], caller: Known, services: Parts
    ) -> Done:
        caller.need("play")  # and its refusal does not show the table
        try:
            return await services.referee.move(caller, table, data)
        except Refused as refusal:
            raise services.at_table(refusal, caller, table, acting_seat) from None

    @post("/{table:str}/settle", status_code=200, summary="Give a turn away that was held back")
    async def settle(
        self, table: FromPath[str], data: JSONBody[SettleRequest], caller: Known, services: Parts
    ) -> Done:
        caller.need("play")
        try:
            return await services.referee.settle(caller, table, data)
        except Refused as refusal:
            raise services.at_table(refusal, caller, table, acting_seat) from None

    @post("/{table:str}/undo", status_code=200, summary="Take the last move back")
    async def undo(
        self, table: FromPath[str], data: JSONBody[UndoRequest], caller: Known, services: Parts
    ) -> Done:
        caller.need("play")  # and its refusal does not show the table
        try:
            return await services.referee.undo(caller, table, data)
        except Refused as refusal:
            raise services.at_table(refusal, caller, table, last_seat) from None

    @post("/{table:str}/hint", status_code=200, summary="What I could do now")
    async def hint(self, table: FromPath[str], caller: Known, services: Parts) -> HintAnswer:
        return await services.hint(caller, table)

    @post("/{table:str}/seen", status_code=200, summary="Say how far the table was shown to me")
    async def seen(
        self, table: FromPath[str], data: JSONBody[SeenRequest], caller: Known, services: Parts
    ) -> None:
        caller.need("read")
        room = await services.room_for(caller.person.id, table)
        services.seen.saw(caller.person.id, table, min(data.version, room.version))

    @post("/{table:str}/propose", status_code=200, summary="Ask for everybody's consent")
    async def propose(
        self, table: FromPath[str], data: JSONBody[ProposalRequest], caller: Known, services: Parts
    ) -> TableAnswer:
        await services.consent.propose(caller, table, data)
        return await services.look(caller, table, None)

    @post("/{table:str}/answer", status_code=200, summary="Agree or decline")
    async def answer(
        self, table: FromPath[str], data: JSONBody[AnswerRequest], caller: Known, services: Parts
    ) -> TableAnswer:
        await services.consent.answer(caller, table, data.agree)
        return await services.look(caller, table, None)

    @post("/{table:str}/abandon", status_code=200, summary="Give the table up")
    async def abandon(self, table: FromPath[str], caller: Known, services: Parts) -> TableAnswer:
        caller.need("play")
        return await services.abandon(caller, table)

    @post("/{table:str}/quit", status_code=200, summary="Go from a running match, alone")
    async def quit(self, table: FromPath[str], caller: Known, services: Parts) -> TableAnswer:
        caller.need("play")
        await services.leaving.quit(caller.person.id, table)
        return await services.look(caller, table, None)

    @post("/{table:str}/return", status_code=200, summary="Take my seat back from a bot")
    async def come_back(self, table: FromPath[str], caller: Known, services: Parts) -> TableAnswer:
        caller.need("play")
        await services.stand_ins.end(caller.person.id, table)
        return await services.look(caller, table, None)

    @post("/{table:str}/gift", status_code=200, summary="Give somebody out of time 5 minutes")
    async def give(
        self, table: FromPath[str], data: JSONBody[GiftRequest], caller: Known, services: Parts
    ) -> TableAnswer:
        caller.need("play")
        await services.stand_ins.give(caller.person.id, table, data.seat)
        return await services.look(caller, table, None)

    @post("/{table:str}/pause", status_code=200, summary="Stop the table and its clocks")
    async def pause(self, table: FromPath[str], caller: Known, services: Parts) -> TableAnswer:
        caller.need("play")
        await services.pauses.begin(caller.person.id, table)
        return await services.look(caller, table, None)

    @post("/{table:str}/resume", status_code=200, summary="Let a paused table go on")
    async def resume(self, table: FromPath[str], caller: Known, services: Parts) -> TableAnswer:
        caller.need("play")
        await services.pauses.end(caller.person.id, table)
        return await services.look(caller, table, None)

    @get("/{table:str}/record", summary="How this match stands among those that I have played")
    async def record(self, table: FromPath[str], visitor: Visitor, services: Parts) -> RecordAnswer:
        person = visitor.person.id if visitor else ""
        return await record_of(services.store, await services.room_for(person, table), person)

    @post("/{table:str}/rematch", status_code=200, summary="The same players again")
    async def rematch(self, table: FromPath[str], caller: Known, services: Parts) -> TableAnswer:
        caller.need("create")
        fresh = await services.lobby.rematch(table, caller.person)
        return await services.look(caller, fresh, None)

    @get("/{table:str}/chat", summary="What was said")
    async def chat(self, table: FromPath[str], visitor: Visitor, services: Parts) -> list[ChatLine]:
        await services.look(visitor, table, None)
        person = visitor.person.id if visitor else ""
        muted = {row.other for row in await services.order.store.muted_by(person)}
        return [
            ChatLine(line.id, line.name, line.text, line.at, line.person == person)
            for line in await services.store.chat(table)
            if line.person not in muted
        ]

    @post("/{table:str}/chat", status_code=201, summary="Say something")
    async def say(
        self, table: FromPath[str], data: JSONBody[ChatRequest], caller: Known, services: Parts
    ) -> None:
        await services.say(caller, table, data.text)

    @get(
        "/{table:str}/export",
        media_type="application/x-ndjson",
        summary="A finished match as one file",
    )
    async def export(
        self, table: FromPath[str], visitor: Visitor, services: Parts
    ) -> Response[str]:
        person = visitor.person.id if visitor else ""
        if not may_look(await services.rooms.room_by_any_rules(table), person):
            raise Refused("server.refusal.watchers", [])
        return Response(
            await export_match(services.rooms, table),
            media_type="application/x-ndjson",
            headers={"Content-Disposition": f'attachment; filename="{table}.jsonl"'},
        )

    @post("/import", status_code=201, summary="Keep a match file as a table to look at")
    async def bring(
        self, data: JSONBody[ImportRequest], caller: Known, services: Parts
    ) -> TableAnswer:
        caller.need("create")
        services.imports.count(caller.person.id)
        table = await import_match(services.store, caller.person.id, data.file)
        return await services.look(caller, table, None)


async def briefs(services: Services, rows: list[TableRow], person: str) -> list[TableBrief]:
    """Tables for a list."""
    seats = await services.store.seats_of([row.id for row in rows])
    hosts = await services.people_store.names({row.host for row in rows})
    return [table_brief(row, seats[row.id], hosts[row.host], person) for row in rows]
