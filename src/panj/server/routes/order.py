"""Order among strangers: reporting, not reading somebody, and what the house does."""

import secrets
from typing import Annotated, Final

from litestar import Controller
from litestar.params import FromPath, JSONBody, QueryParameter

from panj.core.messages import Refused
from panj.server.order import CLOSED, REGISTRATION, need_house
from panj.server.people import Caller
from panj.server.rooms import Room, now
from panj.server.routes.callers import Known, Parts
from panj.server.routes.described import delete, get, post
from panj.server.services import Services
from panj.server.store.rows import ActRow, MuteRow, PersonRow, ReportRow, Status
from panj.server.wire.order import (
    AboutRequest,
    ActShown,
    HouseShown,
    MeasureRequest,
    MuteAnswer,
    PersonShown,
    ReasonRequest,
    RegistrationRequest,
    ReportRequest,
    ReportShown,
    TableActRequest,
    TableShown,
)

NO_LINE: Final = -1
Closed = Annotated[bool, QueryParameter()]
Sought = Annotated[str, QueryParameter(max_length=64)]


class OrderController(Controller):
    """What anybody may do about somebody at a table that they may look at."""

    path = "/api/v1"
    tags = ("order",)

    @post("/reports", status_code=204, summary="Ask the house to look at what somebody did")
    async def report(self, data: JSONBody[ReportRequest], caller: Known, services: Parts) -> None:
        caller.need_browser()
        room, about, name = await meant(services, caller, data)
        line = data.line if data.line is not None else NO_LINE
        lines = [] if data.line is None else await services.order.store.around(room.table.id, line)
        row = ReportRow(
            secrets.token_hex(16),
            caller.person.id,
            about,
            name,
            room.table.id,
            line,
            data.kind,
            data.words,
            lines,
            now(),
        )
        await services.order.report(caller, row)

    @get("/mutes", summary="Whom I do not want to read")
    async def mutes(self, caller: Known, services: Parts) -> list[MuteAnswer]:
        caller.need_browser()
        return [mute_answer(row) for row in await services.order.store.muted_by(caller.person.id)]

    @post("/mutes", status_code=201, summary="Do not show me what somebody says")
    async def mute(
        self, data: JSONBody[AboutRequest], caller: Known, services: Parts
    ) -> MuteAnswer:
        caller.need_browser()
        _, other, name = await meant(services, caller, data)
        return mute_answer(await services.order.mute(caller, other, name))

    @delete("/mutes/{mute:str}", status_code=204, summary="Show me again what somebody says")
    async def unmute(self, mute: FromPath[str], caller: Known, services: Parts) -> None:
        caller.need_browser()
        if not await services.order.store.unmute(caller.person.id, mute):
            raise Refused("server.refusal.not_found", [])


class HouseController(Controller):
    """What owners and moderators do, from a browser. Nothing here shows a hand, a key or anything
    that signs in, and nothing gives somebody a role."""

    path = "/api/v1/admin"
    tags = ("order",)

    @get("/", summary="How the house stands")
    async def house(self, caller: Known, services: Parts) -> HouseShown:
        need_house(caller)
        tables = await services.store.all()
        return HouseShown(
            caller.person.role or "",
            await services.order.store.value(REGISTRATION) != CLOSED,
            len(await services.order.store.reports(is_open=True)),
            sum(table.status == Status.RUNNING for table in tables),
            services.hub.connections,
        )

    @get("/reports", summary="What people have reported")
    async def reports(
        self, caller: Known, services: Parts, closed: Closed = False
    ) -> list[ReportShown]:
        need_house(caller)
        rows = await services.order.store.reports(is_open=not closed)
        return [report_shown(row) for row in rows]

    @post("/reports/{report:str}/close", status_code=204, summary="Put a report away")
    async def close(
        self, report: FromPath[str], data: JSONBody[ReasonRequest], caller: Known, services: Parts
    ) -> None:
        who = need_house(caller)
        await services.order.close_report(who, report, data.reason)

    @get("/people", summary="People by name, account or id")
    async def people(self, caller: Known, services: Parts, q: Sought = "") -> list[PersonShown]:
        need_house(caller)
        return [person_shown(row) for row in await services.order.store.find(q)]

    @post("/people/{person:str}", status_code=204, summary="Warn, mute, ban somebody, or lift it")
    async def measure(
        self, person: FromPath[str], data: JSONBody[MeasureRequest], caller: Known, services: Parts
    ) -> None:
        who, order = need_house(caller), services.order
        row = await services.people_store.find(person)
        if row is None:
            raise Refused("server.refusal.not_found", [])
        if row.role is not None and data.what != "lift":
            raise Refused("server.refusal.of_the_house", [])
        if data.what == "warn":
            await order.warn(who, row, data.reason)
        elif data.what == "mute":
            await order.hush(who, row, data.reason, data.days)
        elif data.what == "ban":
            await order.ban(who, row, data.reason, data.days, data.address)
        else:
            await order.lift(who, row, data.reason)

    @get("/tables", summary="Tables that wait or run")
    async def tables(self, caller: Known, services: Parts) -> list[TableShown]:
        need_house(caller)
        rows = await services.store.all()
        live = [row for row in rows if row.status in (Status.OPEN, Status.RUNNING)][-200:]
        seats = await services.store.seats_of([row.id for row in live])
        return [
            TableShown(
                row.id,
                row.game,
                row.status,
                [seat.name if seat.person is not None else "" for seat in seats[row.id]],
                row.created,
                row.changed,
            )
            for row in reversed(live)
        ]

    @post("/tables/{table:str}", status_code=204, summary="Remove from a seat, stop, or delete")
    async def act(
        self, table: FromPath[str], data: JSONBody[TableActRequest], caller: Known, services: Parts
    ) -> None:
        who, order = need_house(caller), services.order
        if data.what == "unseat":
            await order.unseat(who, table, needed(data.seat), data.reason)
        elif data.what == "stop":
            await order.stop(who, table, data.reason)
        elif data.what == "line":
            await order.drop_line(who, table, needed(data.line), data.reason)
        else:
            await order.delete(who, table, data.reason)

    @post("/registration", status_code=204, summary="Take newcomers, or none")
    async def registration(
        self, data: JSONBody[RegistrationRequest], caller: Known, services: Parts
    ) -> None:
        who = need_house(caller)
        await services.order.registration(who, data.open, data.reason)

    @get("/acts", summary="What was done, by whom and why")
    async def acts(self, caller: Known, services: Parts) -> list[ActShown]:
        need_house(caller)
        return [act_shown(row) for row in await services.order.store.acts()]


async def meant(services: Services, caller: Caller, data: AboutRequest) -> tuple[Room, str, str]:
    """The person at a table who is meant, and what they are called there."""
    room = await services.room_for(caller.person.id, data.table)
    if data.line is not None:
        line = await services.order.store.line(data.table, data.line)
        if line is not None:
            return room, line.person, line.name
    elif data.seat is not None and data.seat < len(room.seats):
        seat = room.seats[data.seat]
        if seat.person is not None:
            return room, seat.person, seat.name
    raise Refused("server.refusal.not_found", [])


def needed(number: int | None) -> int:
    if number is None:
        raise Refused("server.refusal.bad_request", [])
    return number


def mute_answer(row: MuteRow) -> MuteAnswer:
    return MuteAnswer(row.id, row.name, row.at)


def report_shown(row: ReportRow) -> ReportShown:
    line = None if row.line == NO_LINE else row.line
    return ReportShown(
        row.id,
        row.by,
        row.about,
        row.name,
        row.table,
        line,
        row.kind,
        row.words,
        row.lines,
        row.at,
        row.closed,
    )


def person_shown(row: PersonRow) -> PersonShown:
    return PersonShown(row.id, row.name, row.account, row.role, row.created, row.muted, row.banned)


def act_shown(row: ActRow) -> ActShown:
    return ActShown(
        row.at, row.who, row.what, row.person, row.name, row.table, row.reason, row.until
    )
