"""The browser table: one page for all its addresses, its files, and the table in plain text."""

import secrets
from contextlib import suppress
from typing import Annotated, Any, Final, TypeVar

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.enums import RequestEncodingType
from litestar.params import Body, FromPath, QueryParameter
from litestar.response import Redirect
from litestar.utils.scope.state import ScopeState

from panj.core.messages import Refused
from panj.core.registry import REGISTRY
from panj.server.front import STATIC, front_page
from panj.server.people import Caller
from panj.server.problems import language, sentence
from panj.server.routes.callers import Asked, Parts, Visitor, address_of
from panj.server.routes.files import ASK_AGAIN, FOREVER, file_answer
from panj.server.routes.people import session_cookie
from panj.server.services import Services
from panj.server.store.rows import PersonRow
from panj.server.text_table.page import TextPage
from panj.server.wire.requests import GiftRequest, MoveRequest, UndoRequest
from panj.words import LANGUAGES

T = TypeVar("T")

Language = Annotated[str, QueryParameter(max_length=8)]
ProblemKey = Annotated[str, QueryParameter(max_length=64)]
Invite = Annotated[str, QueryParameter(max_length=64)]
Wanted = Annotated[bool, QueryParameter()]
Form = Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)]

ASIDES: Final = ("return", "gift", "pause", "resume")
"""What a form may do beside the match."""
AT_THE_ROOT: Final = (
    "icon-192.png",
    "icon-512.png",
    "icon-apple.png",
    "icon-maskable.png",
    "icon.svg",
    "manifest.webmanifest",
    "text.css",
    "worker.js",
)
"""Files of the page that have to be where they are; asked for again each time."""

KNOWN_PROBLEMS: Final = {
    "server.refusal.gift_own",
    "server.refusal.gift_twice",
    "server.refusal.no_clock",
    "server.refusal.no_live_clock",
    "server.refusal.not_out_of_time",
    "server.refusal.not_paused",
    "server.refusal.not_stood_in",
    "server.refusal.paused",
    "core.refusal.undo",
    "server.refusal.bad_request",
    "server.refusal.hints_off",
    "server.refusal.invite",
    "server.refusal.name_empty",
    "server.refusal.no_hint",
    "server.refusal.no_seat",
    "server.refusal.not_host",
    "server.refusal.not_open",
    "server.refusal.not_running",
    "server.refusal.not_seated",
    "server.refusal.not_your_turn",
    "server.refusal.seats_open",
    "server.refusal.too_many",
    "server.refusal.unknown_person",
}
"""Refusals that need no operands; a stale form simply shows the table as it is now."""


class PagesController(Controller):
    """Not part of the API."""

    include_in_schema = False

    @get(["/", "/account", "/rules", "/tables"], sync_to_thread=False)
    def index(self, request: Request[Any, Any, Any]) -> Response[str]:
        """The page of every address that a person opens."""
        return front_page(request)

    @get(["/new/{slug:str}", "/rules/{slug:str}"], sync_to_thread=False)
    def of_game(self, request: Request[Any, Any, Any], slug: FromPath[str]) -> Response[str]:
        return front_page(request, 200 if slug in REGISTRY.slugs() else 404)

    @get(["/tables/{table:str}", "/replay/{table:str}"])
    async def of_table(
        self, request: Request[Any, Any, Any], table: FromPath[str], services: Parts
    ) -> Response[str]:
        """The page waits for a table that is not there yet: its address is known before."""
        is_there = await services.store.stamp(table) is not None
        return front_page(request, 200 if is_there else 404)

    @get("/assets/{name:str}", sync_to_thread=True)
    def asset(self, name: FromPath[str]) -> Response[bytes]:
        """A file whose name changes with its content, so that browsers may keep it for ever."""
        return file_answer(STATIC / "assets", name, FOREVER)

    @get([f"/{name}" for name in AT_THE_ROOT], sync_to_thread=False)
    def plain_file(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        return file_answer(STATIC, request.url.path.removeprefix("/"), ASK_AGAIN)

    @get("/tables/{table:str}/text")
    async def text_table(
        self,
        request: Request[Any, Any, Any],
        table: FromPath[str],
        visitor: Visitor,
        services: Parts,
        lang: Language = "",
        problem: ProblemKey = "",
        invite: Invite = "",
        hint: Wanted = False,
    ) -> Response[str]:
        """The table as plain text, with a button for every move; needs no script."""
        found = await services.look(visitor, table, None)
        given = None
        if hint and visitor is not None:
            with suppress(Refused):  # the table has gone on
                given = await services.hint(visitor, table)
        lang = lang if lang in LANGUAGES else language(request)
        token = str(ScopeState.from_scope(request.scope).csrf_token or "")
        action = secrets.token_hex(8)
        is_known = visitor is not None
        page = TextPage(found, lang, token, action, invite, is_known, given)
        reason = sentence(Refused(problem, []).message, lang) if problem in KNOWN_PROBLEMS else ""
        return Response(page.text(reason), media_type="text/html")

    @post("/tables/{table:str}/text")
    async def text_move(
        self, request: Asked, table: FromPath[str], data: Form, visitor: Visitor, services: Parts
    ) -> Redirect:
        """A button of the text table was pressed."""
        lang = data.get("lang", "")
        address = f"/tables/{table}/text?lang={lang if lang in LANGUAGES else 'en'}"
        try:
            fresh = await newcomer(services, visitor, data, address_of(request))
            caller = visitor or (Caller(fresh) if fresh else None)
            if caller is None:
                raise Refused("server.refusal.unknown_person", [])
            if data.get("act") == "hint":
                await services.hint(caller, table)
                address += "&hint=true"
            else:
                await press(services, caller, table, data)
        except Refused as refusal:
            return Redirect(f"{address}&problem={refusal.message.key}", status_code=303)
        cookies = [await session_cookie(services, fresh, request)] if fresh else []
        return Redirect(address, status_code=303, cookies=cookies)


async def newcomer(
    services: Services, visitor: Caller | None, data: dict[str, str], address: str
) -> PersonRow | None:
    """Somebody who says a name with sitting down is a guest from now on."""
    if visitor is not None or data.get("act") != "join":
        return None
    await services.order.need_newcomers(address)
    services.new_guests.count(address)
    return await services.people.new_guest(data.get("name", ""))


async def press(services: Services, caller: Caller, table: str, data: dict[str, str]) -> None:
    """Do what a form says."""
    caller.need("play")
    act, person = data.get("act", ""), caller.person
    if act == "join":
        await services.lobby.join(table, person, None, data.get("invite") or None)
    elif act == "leave":
        await services.lobby.leave(table, person.id)
    elif act == "start":
        await services.start_match(caller, table)
    elif act in ASIDES:
        await press_aside(services, person.id, table, act, data)
    else:
        await press_move(services, caller, table, data)


async def press_aside(
    services: Services, person: str, table: str, act: str, data: dict[str, str]
) -> None:
    """Come back to one's seat, give somebody time, stop the table, or let it go on."""
    if act == "return":
        await services.stand_ins.end(person, table)
    elif act == "gift":
        wish = request_of(GiftRequest, seat=data.get("index"))
        await services.stand_ins.give(person, table, wish.seat)
    elif act == "pause":
        await services.pauses.begin(person, table)
    else:
        await services.pauses.end(person, table)


async def press_move(services: Services, caller: Caller, table: str, data: dict[str, str]) -> None:
    """Make a move, or take it back."""
    version, action = data.get("version"), data.get("action")
    if data.get("act") == "undo":
        undo = request_of(UndoRequest, expected_version=version, action_id=action)
        await services.referee.undo(caller, table, undo)
    else:
        index = data.get("index")
        wish = request_of(MoveRequest, index=index, expected_version=version, action_id=action)
        await services.referee.move(caller, table, wish)


def request_of(kind: type[T], **fields: str | None) -> T:
    """A request out of the fields of a form; refused where the API would refuse it."""
    try:
        return msgspec.convert(fields, kind, strict=False)
    except msgspec.ValidationError:
        raise Refused("server.refusal.bad_request", []) from None
