"""Where I am signed in, and my password."""

from litestar import Controller, Response
from litestar.params import FromPath, JSONBody

from panj.core.messages import Refused
from panj.server.routes.callers import Asked, Known, Parts, address_of
from panj.server.routes.described import delete, get, post
from panj.server.sessions import need_fresh
from panj.server.wire.people import SessionAnswer
from panj.server.wire.requests import PasswordRequest


class SessionsController(Controller):
    """What needs a browser, and sometimes a password that was just given."""

    path = "/api/v1"
    tags = ("people",)

    @get("/sessions", summary="Where I am signed in")
    async def sessions(self, caller: Known, services: Parts) -> list[SessionAnswer]:
        caller.need_browser()
        return [
            SessionAnswer(row.id, row.device, row.created, row.seen, row.id == caller.session)
            for row in await services.sessions.of(caller.person.id)
        ]

    @delete("/sessions/{session:str}", status_code=204, summary="Sign me out on a device")
    async def end(self, session: FromPath[str], caller: Known, services: Parts) -> None:
        caller.need_browser()
        await services.sessions.end(caller.person.id, session)

    @delete("/sessions", status_code=204, summary="Sign me out on all devices, this one too")
    async def end_all(self, caller: Known, services: Parts) -> Response[None]:
        caller.need_browser()
        await services.sessions.end_all(caller.person.id)
        return Response(None, status_code=204)

    @post("/account/prove", status_code=204, summary="Give my password, for the next five minutes")
    async def prove(
        self, data: JSONBody[PasswordRequest], caller: Known, services: Parts, request: Asked
    ) -> None:
        caller.need_browser()
        services.attempts.count(address_of(request))
        account = caller.person.account
        if account is None:
            raise Refused("server.refusal.no_account", [])
        await services.passwords.check(account, caller.person, data.password)
        await services.sessions.prove(caller)

    @post("/account/password", status_code=204, summary="Another password")
    async def password(
        self, data: JSONBody[PasswordRequest], caller: Known, services: Parts
    ) -> None:
        need_fresh(caller)
        await services.people.change_password(caller.person, data.password)
        await services.sessions.end_all(caller.person.id, but=caller.session)
