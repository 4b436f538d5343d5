"""Tables: make, join, leave, start, look, play, undo, agree, talk, keep."""

import asyncio
from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.params import Parameter

from panj.core import record
from panj.core.messages import Refused
from panj.server.answers import table_brief
from panj.server.hub import Watcher
from panj.server.people import Caller
from panj.server.services import Services
from panj.server.store.rows import Status, TableRow
from panj.server.wire import (
    AnswerRequest,
    ChatLine,
    ChatRequest,
    Created,
    Done,
    JoinRequest,
    MoveRequest,
    ProposalRequest,
    TableAnswer,
    TableBrief,
    TableLists,
    TableRequest,
    UndoRequest,
)

POLL_SECONDS = 25.0

Since = Annotated[int, Parameter(ge=-1, le=1_000_000)]
Seat = Annotated[int | None, Parameter(ge=0, le=7)]


class TablesController(Controller):
    """Everything at a table that is not live."""

    path = "/api/v1/tables"
    tags = ("tables",)

    @get("/", summary="My tables and the open ones")
    async def lists(self, visitor: Caller | None, services: Services) -> TableLists:
        person = visitor.person.id if visitor else ""
        mine = await services.store.mine(person) if person else []
        return TableLists(
            await briefs(services, mine, person),
            await briefs(services, await services.store.open(), person),
        )

    @post("/", status_code=201, summary="A new table")
    async def create(self, data: TableRequest, caller: Caller, services: Services) -> Created:
        caller.need("create")
        table, invites = await services.tables.create(caller.person, data)
        if data.start:
            await services.referee.start(table, caller.person.id)
        return Created(await services.look(caller, table, None), invites)

    @get("/{table:str}", summary="A table as I may see it")
    async def look(
        self,
        table: str,
        visitor: Caller | None,
        services: Services,
        seat: Seat = None,
        since: Since = -1,
    ) -> TableAnswer:
        return await services.look(visitor, table, seat, since)

    @get("/{table:str}/poll", summary="Wait for the next change (for clients without WebSocket)")
    async def poll(
        self,
        table: str,
        visitor: Caller | None,
        services: Services,
        seat: Seat = None,
        since: Since = -1,
    ) -> TableAnswer:
        watcher = Watcher(visitor.person.id if visitor else "", 8)
        with services.hub.watching(table, watcher):
            found = await services.look(visitor, table, seat, since)
            if found.version > since:
                return found
            try:
                await asyncio.wait_for(watcher.queue.get(), POLL_SECONDS)
            except TimeoutError:
                return found
            return await services.look(visitor, table, seat, since)

    @post("/{table:str}/join", status_code=200, summary="Sit down")
    async def join(
        self, table: str, data: JoinRequest, caller: Caller, services: Services
    ) -> TableAnswer:
        caller.need("play")
        seat = await services.tables.join(table, caller.person, data.seat, data.invite)
        return await services.look(caller, table, seat)

    @post("/{table:str}/leave", status_code=200, summary="Get up before the start")
    async def leave(self, table: str, caller: Caller, services: Services) -> TableAnswer:
        caller.need("play")
        await services.tables.leave(table, caller.person)
        return await services.look(caller, table, None)

    @post("/{table:str}/start", status_code=200, summary="Start the match")
    async def start(self, table: str, caller: Caller, services: Services) -> TableAnswer:
        caller.need("play")
        await services.referee.start(table, caller.person.id)
        return await services.look(caller, table, None)

    @post("/{table:str}/moves", status_code=200, summary="Make a move")
    async def move(self, table: str, data: MoveRequest, caller: Caller, services: Services) -> Done:
        return await services.play(caller, table, data)

    @post("/{table:str}/undo", status_code=200, summary="Take the last move back")
    async def undo(self, table: str, data: UndoRequest, caller: Caller, services: Services) -> Done:
        return await services.undo(caller, table, data)

    @post("/{table:str}/propose", status_code=200, summary="Ask for everybody's consent")
    async def propose(
        self, table: str, data: ProposalRequest, caller: Caller, services: Services
    ) -> TableAnswer:
        caller.need("play")
        seat = await services.my_seat(caller, table)
        await services.referee.propose(table, seat, data.kind)
        return await services.look(caller, table, None)

    @post("/{table:str}/answer", status_code=200, summary="Agree or decline")
    async def answer(
        self, table: str, data: AnswerRequest, caller: Caller, services: Services
    ) -> TableAnswer:
        caller.need("play")
        seat = await services.my_seat(caller, table)
        await services.referee.answer(table, seat, data.agree)
        return await services.look(caller, table, None)

    @post("/{table:str}/abandon", status_code=200, summary="Give the table up")
    async def abandon(self, table: str, caller: Caller, services: Services) -> TableAnswer:
        caller.need("play")
        await services.my_seat(caller, table)
        await services.referee.abandon(table, caller.person.id)
        return await services.look(caller, table, None)

    @post("/{table:str}/rematch", status_code=200, summary="The same players again")
    async def rematch(self, table: str, caller: Caller, services: Services) -> TableAnswer:
        caller.need("create")
        fresh = await services.tables.rematch(table, caller.person)
        return await services.look(caller, fresh, None)

    @get("/{table:str}/chat", summary="What was said")
    async def chat(self, table: str, visitor: Caller | None, services: Services) -> list[ChatLine]:
        await services.look(visitor, table, None)
        person = visitor.person.id if visitor else ""
        return [
            ChatLine(line.id, line.name, line.text, line.at, line.person == person)
            for line in await services.store.chat(table)
        ]

    @post("/{table:str}/chat", status_code=201, summary="Say something")
    async def say(self, table: str, data: ChatRequest, caller: Caller, services: Services) -> None:
        await services.look(caller, table, None)
        await services.say(caller, table, data.text)

    @get("/{table:str}/export", summary="A finished match as one file")
    async def export(self, table: str, visitor: Caller | None, services: Services) -> Response[str]:
        await services.look(visitor, table, None)
        room = await services.rooms.room(table)
        if room.table.status not in (Status.OVER, Status.ABANDONED) or room.match is None:
            raise Refused("server.refusal.not_over", [])
        return Response(
            record.write(room.match, room.names()),
            media_type="application/x-ndjson",
            headers={"Content-Disposition": f'attachment; filename="{table}.jsonl"'},
        )


async def briefs(services: Services, rows: list[TableRow], person: str) -> list[TableBrief]:
    """Tables for a list."""
    return [table_brief(await services.rooms.room(row.id), person) for row in rows]
