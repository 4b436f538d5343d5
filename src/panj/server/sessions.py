"""Sessions: who is signed in where, for how long, and how that ends.

A cookie names a session and knows its secret; of the secret a hash is kept. So whoever reads the
database cannot sign in, and a session that is ended is ended at once, in every process.
"""

import hashlib
import hmac
import secrets
from typing import Final

import msgspec
from itsdangerous import BadSignature, TimestampSigner

from panj.core.messages import Refused
from panj.server.hub import Hub
from panj.server.names import device_name
from panj.server.people import Caller, fingerprint
from panj.server.rooms import now
from panj.server.settings import Settings
from panj.server.store.people import PeopleStore
from panj.server.store.rows import PersonRow, SessionRow
from panj.server.store.sessions import SessionStore

COOKIE_SECONDS: Final = 400 * 24 * 3600
"""How long a browser keeps the cookie, and how long a guest is remembered who does not come."""

DAY_SECONDS: Final = 24 * 3600
NOTICED_SECONDS: Final = 600.0
"""That a session is used is written down so often at most."""

FRESH_SECONDS: Final = 300.0
"""How long a password or a passkey that was just given is enough for what needs one."""


class Sessions:
    """Begins, finds and ends sessions."""

    def __init__(
        self,
        store: SessionStore,
        people: PeopleStore,
        hub: Hub,
        settings: Settings,
        secret: bytes,
    ) -> None:
        self.store = store
        self.people = people
        self.hub = hub
        self.settings = settings
        self.signer = TimestampSigner(secret, salt="panj guest", digest_method=hashlib.sha256)

    async def begin(
        self, person: PersonRow, device: str, is_proved: bool = False, place: str | None = None
    ) -> str:
        """Sign somebody in; the value of the cookie."""
        at, secret = now(), secrets.token_urlsafe(32)
        session = secrets.token_hex(16)
        proved = at if is_proved else None
        digest = fingerprint(secret)
        row = SessionRow(session, person.id, digest, at, at, proved, device_name(device), place)
        await self.store.add(row)
        return f"{session}.{secret}"

    async def caller(self, value: str) -> Caller | None:
        """Who a cookie is; None if it is forged, ended or too old."""
        session, _, secret = value.partition(".")
        found = await self.store.find(session)
        if found is None:
            return await self._caller_of_old(value)
        row, person = found
        at = now()
        if not hmac.compare_digest(row.hash, fingerprint(secret)):
            return None
        if at - row.seen > self._longest(person):
            await self.end(person.id, row.id)
            return None
        if at - row.seen > NOTICED_SECONDS:
            await self.store.seen(row.id, at)
        return Caller(person, session=row.id, proved=row.proved)

    async def is_valid(self, session: str) -> bool:
        """Whether a session still is one."""
        found = await self.store.find(session)
        return found is not None and now() - found[0].seen <= self._longest(found[1])

    def _longest(self, person: PersonRow) -> float:
        """How long a session may lie unused. A guest has no other way to come back."""
        if person.account is None:
            return COOKIE_SECONDS
        return self.settings.session_days * DAY_SECONDS

    async def _caller_of_old(self, value: str) -> Caller | None:
        """The guest of a signed cookie, as earlier versions gave them. Who has an account signs in
        again: nobody could end such a cookie."""
        try:
            signed, made = self.signer.unsign(value, COOKIE_SECONDS, return_timestamp=True)
        except BadSignature:
            return None
        person = await self.people.find(signed.decode())
        if person is None or person.account is not None:
            return None
        if person.ended is not None and made.timestamp() <= person.ended:
            return None
        return Caller(person)

    async def of(self, person: str) -> list[SessionRow]:
        """Where somebody is signed in, what was used last first."""
        at = now()
        row = await self.people.find(person)
        longest = COOKIE_SECONDS if row is None else self._longest(row)
        return [each for each in await self.store.of(person) if at - each.seen <= longest]

    # The end

    async def end(self, person: str, session: str) -> None:
        """End one session; refused if it is not theirs."""
        if not await self.store.end(person, session):
            raise Refused("server.refusal.not_found", [])
        self.tell_ended(session)

    async def end_all(self, person: str, but: str = "") -> None:
        """Sign somebody out everywhere, perhaps but here."""
        for session in await self.store.end_all(person, now(), but):
            self.tell_ended(session)

    def tell_ended(self, credential: str) -> None:
        """Lines that were opened by this session, or this token, end now."""
        self.hub.publish(credential_channel(credential))

    async def prove(self, caller: Caller) -> None:
        """Whoever uses this session has just given a password or a passkey."""
        if caller.session:
            await self.store.proved(caller.session, now())


def need_fresh(caller: Caller) -> None:
    """Refuse what needs a password or a passkey of the last minutes."""
    caller.need_browser()
    if caller.person.account is None:
        raise Refused("server.refusal.no_account", [])
    if caller.proved is None or now() - caller.proved > FRESH_SECONDS:
        raise Refused("server.refusal.prove", [])


def credential_channel(credential: str) -> str:
    """Where whoever was let in by a session or a token hears of its end."""
    return f"credential:{credential}"


def proved_now(caller: Caller) -> Caller:
    """The same caller, who has just given proof."""
    return msgspec.structs.replace(caller, proved=now())
