"""Guests, accounts and tokens."""

from typing import Any

from litestar import Controller, Response
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody

from panj.core.messages import Refused
from panj.server.people import COOKIE
from panj.server.routes.callers import Asked, Known, Parts, Visitor, address_of, find_caller
from panj.server.routes.described import delete, get, post
from panj.server.services import Services
from panj.server.sessions import COOKIE_SECONDS
from panj.server.store.rows import PersonRow
from panj.server.wire.people import Me, TokenAnswer
from panj.server.wire.requests import AccountRequest, NameRequest, TokenRequest


class PeopleController(Controller):
    """A name is enough to play; an account keeps one's tables on several devices."""

    path = "/api/v1"
    tags = ("people",)

    @get("/me", summary="Who I am")
    async def me(self, caller: Known) -> Me:
        caller.need("read")
        return me_answer(caller.person)

    @post("/me", status_code=200, summary="Choose a name")
    async def name(
        self, data: JSONBody[NameRequest], visitor: Visitor, services: Parts, request: Asked
    ) -> Response[Me]:
        if visitor is None:
            await services.order.need_newcomers(address_of(request))
            services.new_guests.count(address_of(request))
            person = await services.people.new_guest(data.name)
        else:
            visitor.need_browser()
            person = await services.people.rename(visitor.person, data.name)
            if visitor.session:
                return Response(me_answer(person))
        return await signed_in(services, person, request)

    @post("/login", status_code=200, summary="Come back to an account")
    async def login(
        self, data: JSONBody[AccountRequest], services: Parts, request: Asked
    ) -> Response[Me]:
        services.attempts.count(address_of(request))
        person = await services.people.log_in(data.account, data.password)
        await leave_device(services, request)
        return await signed_in(services, person, request, is_proved=True)

    @post(
        "/logout",
        status_code=204,
        summary="Forget me on this device",
        response_cookies=[Cookie(key=COOKIE, value="", max_age=0, httponly=True)],
    )
    async def logout(self, services: Parts, request: Asked) -> None:
        await leave_device(services, request)

    @get("/tokens", summary="My tokens for outside bots")
    async def tokens(self, caller: Known, services: Parts) -> list[TokenAnswer]:
        caller.need_browser()
        rows = await services.people_store.tokens_of(caller.person.id)
        return [TokenAnswer(row.id, row.label, row.scopes.split(), row.created) for row in rows]

    @post("/tokens", status_code=201, summary="A new token; shown once")
    async def new_token(
        self, data: JSONBody[TokenRequest], caller: Known, services: Parts
    ) -> TokenAnswer:
        caller.need_browser()
        return await services.people.new_token(caller.person.id, data.label, data.scopes)

    @delete("/tokens/{token:str}", status_code=204, summary="Take a token back")
    async def drop_token(self, token: FromPath[str], caller: Known, services: Parts) -> None:
        caller.need_browser()
        if not await services.people_store.drop_token(caller.person.id, token):
            raise Refused("server.refusal.not_found", [])
        services.sessions.tell_ended(token)


def me_answer(person: PersonRow) -> Me:
    return Me(person.id, person.name, person.account)


async def signed_in(
    services: Services,
    person: PersonRow,
    request: Asked,
    is_proved: bool = False,
    status: int = 200,
) -> Response[Me]:
    """Sign somebody in on this device, and tell the browser who it is."""
    await services.order.need_welcome(address_of(request), person)
    cookie = await session_cookie(services, person, request, is_proved)
    answer: Response[Any] = Response(me_answer(person), cookies=[cookie], status_code=status)
    return answer


async def leave_device(services: Services, request: Asked) -> None:
    """Whoever was signed in on this device is so no longer. A guest with the cookie of an earlier
    version has no other device."""
    visitor = await find_caller(request, services)
    if visitor is None or visitor.by_token:
        return
    if visitor.session:
        await services.sessions.end(visitor.person.id, visitor.session)
    else:
        await services.sessions.end_all(visitor.person.id)


async def session_cookie(
    services: Services, person: PersonRow, request: Asked, is_proved: bool = False
) -> Cookie:
    """What says who somebody is; scripts cannot read it, other sites cannot send it."""
    device = request.headers.get("user-agent", "")
    place = services.order.place(address_of(request))
    return Cookie(
        key=COOKIE,
        value=await services.sessions.begin(person, device, is_proved, place),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=services.settings.secure_cookies,
    )
