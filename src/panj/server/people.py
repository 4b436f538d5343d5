"""Who is asking: guests by a signed cookie, accounts by a password, outside bots by a token."""

import asyncio
import hashlib
import secrets
from typing import Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from itsdangerous import BadSignature, TimestampSigner

from panj.core.messages import Refused
from panj.server.names import display_name, person_name
from panj.server.rooms import now
from panj.server.store.people import PeopleStore
from panj.server.store.rows import PersonRow, TokenRow
from panj.server.wire.people import TokenAnswer

COOKIE: Final = "panj_guest"
COOKIE_SECONDS: Final = 400 * 24 * 3600
TOKEN_PREFIX: Final = "panj_"
ALL_SCOPES: Final = ("read", "play", "create")


class Caller(msgspec.Struct, frozen=True):
    """A person and what this request may do in their name."""

    person: PersonRow
    scopes: tuple[str, ...] = ALL_SCOPES
    by_token: bool = False

    def need(self, scope: str) -> None:
        """Refuse what the token was not made for."""
        if scope not in self.scopes:
            raise Refused("server.refusal.scope", [scope])

    def need_browser(self) -> None:
        """Refuse a token: who has one must not get a name, an account or more tokens by it."""
        if self.by_token:
            raise Refused("server.refusal.browser_only", [])


class People:
    """Finds and makes people. Passwords and tokens are kept as hashes only."""

    def __init__(self, store: PeopleStore, secret: bytes) -> None:
        self.store = store
        self.signer = TimestampSigner(secret, salt="panj guest", digest_method=hashlib.sha256)
        self.hasher = PasswordHasher()
        self.nobody = self.hasher.hash(secrets.token_hex(16))

    def cookie_for(self, person: str) -> str:
        """The value of the cookie that says who this is."""
        return self.signer.sign(person).decode()

    async def by_cookie(self, value: str) -> PersonRow | None:
        """The person of a cookie; None if it is forged, too old or of nobody."""
        try:
            person = self.signer.unsign(value, max_age=COOKIE_SECONDS).decode()
        except BadSignature:
            return None
        return await self.store.find(person)

    async def by_token(self, value: str) -> Caller | None:
        """The person of a token with its scopes."""
        token = await self.store.find_token(fingerprint(value))
        person = await self.store.find(token.person) if token else None
        if token is None or person is None:
            return None
        return Caller(person, tuple(token.scopes.split()), by_token=True)

    async def new_guest(self, name: str) -> PersonRow:
        person = PersonRow(secrets.token_hex(16), person_name(name), None, None, now())
        await self.store.add(person)
        return person

    async def rename(self, person: PersonRow, name: str) -> PersonRow:
        renamed = msgspec.structs.replace(person, name=person_name(name))
        await self.store.rename(person.id, renamed.name)
        return renamed

    async def register(self, person: PersonRow, account: str, password: str) -> None:
        """Keep a guest's tables under an account from now on."""
        if person.account is not None:
            raise Refused("server.refusal.has_account", [person.account])
        hashed = await asyncio.to_thread(self.hasher.hash, password)
        if not await self.store.make_account(person.id, account.lower(), hashed):
            raise Refused("server.refusal.account_taken", [account])

    async def log_in(self, account: str, password: str) -> PersonRow:
        """The person of an account; a wrong name and a wrong password take equally long."""
        person = await self.store.find_account(account.lower())
        stored = person.password if person and person.password else self.nobody
        try:
            await asyncio.to_thread(self.hasher.verify, stored, password)
        except VerifyMismatchError:
            person = None
        if person is None or person.password is None:
            raise Refused("server.refusal.login", [])
        return person

    async def new_token(self, person: str, label: str, scopes: list[str]) -> TokenAnswer:
        """A token for an outside bot; it is shown this once."""
        label = display_name(label)
        value = TOKEN_PREFIX + secrets.token_urlsafe(32)
        kept = " ".join(scope for scope in ALL_SCOPES if scope in scopes)
        row = TokenRow(secrets.token_hex(16), person, fingerprint(value), label, kept, now())
        await self.store.add_token(row)
        return TokenAnswer(row.id, label, kept.split(), row.created, value)


def fingerprint(value: str) -> str:
    """What is kept of a token or an invitation: enough to know it again, not to use it."""
    return hashlib.sha256(value.encode()).hexdigest()
