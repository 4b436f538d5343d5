"""My account: its address for letters, its passkeys, and the ways back into it."""

from typing import Any

from litestar import Controller, Response
from litestar.params import FromPath, JSONBody

from panj.core.messages import Refused
from panj.server.order import TOLD
from panj.server.own_data import need_own
from panj.server.passkeys import place_of
from panj.server.problems import language
from panj.server.routes.callers import Asked, Known, Parts, Visitor, address_of
from panj.server.routes.described import delete, get, post
from panj.server.routes.people import leave_device, me_answer, signed_in
from panj.server.sessions import need_fresh
from panj.server.wire.people import AccountAnswer, Me, PasskeyAnswer, ToldAnswer
from panj.server.wire.requests import (
    AccountRequest,
    DeleteRequest,
    EmailRequest,
    LinkRequest,
    PasskeyRequest,
    ResetRequest,
    SignInRequest,
    WayBackRequest,
)


class AccountController(Controller):
    """What changes an account needs a browser, and a password or a passkey that was just given."""

    path = "/api/v1/account"
    tags = ("people",)

    @get("/", summary="My account, and what this server can do for one")
    async def account(self, visitor: Visitor, services: Parts) -> AccountAnswer:
        mail, possible = services.mail.is_possible, services.passkeys.is_possible
        if visitor is None:
            return AccountAnswer(mail=mail, passkeys_possible=possible)
        visitor.need_browser()
        person = visitor.person
        kept = await services.passkeys.store.of(person.id)
        keys = [PasskeyAnswer(row.id, row.label, row.created, row.used) for row in kept]
        me = me_answer(person)
        told = [
            ToldAnswer(act.what, act.reason, act.at, act.until)
            for act in await services.order.store.acts(person.id)
            if act.what in TOLD
        ]
        return AccountAnswer(mail, possible, person.account, person.email, keys, me, told)

    @post("/", status_code=201, summary="Make an account of a guest")
    async def register(
        self, data: JSONBody[AccountRequest], caller: Known, services: Parts, request: Asked
    ) -> Response[Me]:
        caller.need_browser()
        services.attempts.count(address_of(request))
        await services.order.need_registration()
        await services.people.register(caller.person, data.account, data.password)
        await services.sessions.end_all(caller.person.id)  # the guest's cookie is nobody's now
        found = await services.people_store.find(caller.person.id)
        assert found is not None
        return await signed_in(services, found, request, is_proved=True, status=201)

    # What is mine

    @post(
        "/export",
        status_code=200,
        media_type="application/zip",
        summary="Everything that is kept about me: a ZIP of `panj.json` and my match files",
    )
    async def export(self, caller: Known, services: Parts) -> Response[bytes]:
        need_own(caller)
        return Response(
            await services.own_data.export(caller.person),
            media_type="application/zip",
            headers={"Content-Disposition": 'attachment; filename="panj.zip"'},
        )

    @post("/delete", status_code=204, summary="Delete my account, or me as a guest, for good")
    async def forget(self, data: JSONBody[DeleteRequest], caller: Known, services: Parts) -> None:
        need_own(caller)
        await services.own_data.delete(caller, data.name)

    # Letters

    @post("/email", status_code=204, summary="Where letters shall go; a link in one confirms it")
    async def email(
        self, data: JSONBody[EmailRequest], caller: Known, services: Parts, request: Asked
    ) -> None:
        need_fresh(caller)
        await services.letters.ask_to_confirm(caller.person, data.email, language(request))

    @delete("/email", status_code=204, summary="No letters any more")
    async def forget_email(self, caller: Known, services: Parts) -> None:
        need_fresh(caller)
        await services.people_store.set_email(caller.person.id, None)

    @post("/email/confirm", status_code=204, summary="Follow the link of a letter")
    async def confirm(self, data: JSONBody[LinkRequest], services: Parts, request: Asked) -> None:
        services.attempts.count(address_of(request))
        await services.letters.confirm(data.token)

    @post("/reset", status_code=202, summary="A letter with a way back in, if there may be one")
    async def ask_to_reset(
        self, data: JSONBody[WayBackRequest], services: Parts, request: Asked
    ) -> None:
        services.attempts.count(address_of(request))
        await services.letters.ask_to_reset(data.account, language(request))

    @post("/reset/finish", status_code=204, summary="Another password, by the link of a letter")
    async def reset(self, data: JSONBody[ResetRequest], services: Parts, request: Asked) -> None:
        services.attempts.count(address_of(request))
        await services.letters.reset(data.token, data.password)

    # Passkeys

    @post("/passkeys/begin", status_code=200, summary="What a browser needs to make a passkey")
    async def begin(self, caller: Known, services: Parts, request: Asked) -> dict[str, Any]:
        need_fresh(caller)
        return await services.passkeys.begin(caller.person, place_of(services.settings, request))

    @post("/passkeys", status_code=201, summary="Keep a passkey")
    async def add(
        self, data: JSONBody[PasskeyRequest], caller: Known, services: Parts, request: Asked
    ) -> None:
        need_fresh(caller)
        place = place_of(services.settings, request)
        await services.passkeys.add(caller.person, place, data.credential, data.label)

    @delete("/passkeys/{passkey:str}", status_code=204, summary="Take a passkey away")
    async def drop(self, passkey: FromPath[str], caller: Known, services: Parts) -> None:
        need_fresh(caller)
        if not await services.passkeys.store.drop(caller.person.id, passkey):
            raise Refused("server.refusal.not_found", [])

    @post("/sign_in/begin", status_code=200, summary="What a browser needs to use a passkey")
    async def begin_sign_in(self, services: Parts, request: Asked) -> dict[str, Any]:
        services.attempts.count(address_of(request))
        return await services.passkeys.begin_sign_in(place_of(services.settings, request))

    @post("/sign_in", status_code=200, summary="Come back to an account with a passkey")
    async def sign_in(
        self, data: JSONBody[SignInRequest], services: Parts, request: Asked
    ) -> Response[Me]:
        services.attempts.count(address_of(request))
        place = place_of(services.settings, request)
        person = await services.passkeys.sign_in(place, data.credential)
        await leave_device(services, request)
        return await signed_in(services, person, request, is_proved=True)
