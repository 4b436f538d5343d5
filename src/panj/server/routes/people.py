"""Guests, accounts and tokens."""

from typing import Any

from litestar import Controller, Request, Response
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody

from panj.core.messages import Refused
from panj.server.people import COOKIE, COOKIE_SECONDS
from panj.server.routes.callers import Known, Parts, Visitor, address_of
from panj.server.routes.described import delete, get, post
from panj.server.services import Services
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
        self, data: JSONBody[NameRequest], visitor: Visitor, services: Parts
    ) -> Response[Me]:
        if visitor is None:
            person = await services.people.new_guest(data.name)
        else:
            visitor.need_browser()
            person = await services.people.rename(visitor.person, data.name)
        return with_cookie(services, person)

    @post("/account", status_code=201, summary="Make an account of a guest")
    async def register(
        self,
        data: JSONBody[AccountRequest],
        caller: Known,
        services: Parts,
        request: Request[Any, Any, Any],
    ) -> Me:
        caller.need_browser()
        services.attempts.count(address_of(request))
        await services.people.register(caller.person, data.account, data.password)
        found = await services.people_store.find(caller.person.id)
        assert found is not None
        return me_answer(found)

    @post("/login", status_code=200, summary="Come back to an account")
    async def login(
        self, data: JSONBody[AccountRequest], services: Parts, request: Request[Any, Any, Any]
    ) -> Response[Me]:
        services.attempts.count(address_of(request))
        return with_cookie(services, await services.people.log_in(data.account, data.password))

    @post(
        "/logout",
        status_code=204,
        summary="Forget me on this device",
        response_cookies=[Cookie(key=COOKIE, value="", max_age=0, httponly=True)],
    )
    async def logout(self) -> None:
        return None

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


def me_answer(person: PersonRow) -> Me:
    return Me(person.id, person.name, person.account)


def with_cookie(services: Services, person: PersonRow) -> Response[Me]:
    """Tell the browser who it is."""
    answer: Response[Any] = Response(me_answer(person), cookies=[guest_cookie(services, person)])
    return answer


def guest_cookie(services: Services, person: PersonRow) -> Cookie:
    """What says who somebody is; scripts cannot read it, other sites cannot send it."""
    return Cookie(
        key=COOKIE,
        value=services.people.cookie_for(person.id),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=services.settings.secure_cookies,
    )
