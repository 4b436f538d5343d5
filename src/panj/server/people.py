"""Who is asking: guests by a cookie, accounts by a password, outside bots by a token."""

import hashlib
import secrets
from typing import Final

import msgspec

from panj.core.messages import Refused
from panj.server.names import display_name, person_name
from panj.server.passwords import Passwords, check_password
from panj.server.rooms import now
from panj.server.store.people import PeopleStore
from panj.server.store.rows import PersonRow, TokenRow
from panj.server.wire.people import TokenAnswer

COOKIE: Final = "panj_guest"
NOTICED_SECONDS: Final = 24 * 3600.0
"""That a token is used is written down so often at most."""
TOKEN_PREFIX: Final = "panj_"
ALL_SCOPES: Final = ("read", "play", "create")


class Caller(msgspec.Struct, frozen=True):
    """A person and what this request may do in their name."""

    person: PersonRow
    scopes: tuple[str, ...] = ALL_SCOPES
    by_token: bool = False
    session: str = ""
    """The session, or the token, that let them in; with its end ends what they have open."""
    proved: float | None = None
    """When a password or a passkey was given in this session."""

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

    def __init__(self, store: PeopleStore, passwords: Passwords) -> None:
        self.store = store
        self.passwords = passwords

    async def by_token(self, value: str) -> Caller | None:
        """The person of a token with its scopes."""
        token = await self.store.find_token(fingerprint(value))
        person = await self.store.find(token.person) if token else None
        if token is None or person is None:
            return None
        at = now()
        if at - (token.used or 0.0) > NOTICED_SECONDS:
            await self.store.token_used(token.id, at)
        return Caller(person, tuple(token.scopes.split()), by_token=True, session=token.id)

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
        check_password(password, account, person.name)
        hashed = await self.passwords.hashed(password)
        if not await self.store.make_account(person.id, account.lower(), hashed):
            raise Refused("server.refusal.account_taken", [account])

    async def log_in(self, account: str, password: str) -> PersonRow:
        """The person of an account; a wrong name and a wrong password take equally long."""
        person = await self.store.find_account(account.lower())
        await self.passwords.check(account.lower(), person, password)
        assert person is not None
        return person

    async def change_password(self, person: PersonRow, password: str) -> None:
        """Another password from now on."""
        check_password(password, person.account or "", person.name)
        await self.store.set_password(person.id, await self.passwords.hashed(password))

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
