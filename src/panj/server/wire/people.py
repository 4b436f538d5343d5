"""What the server tells people of themselves."""

from msgspec import Struct


class Me(Struct, frozen=True):
    id: str
    name: str
    account: str | None


class PasskeyAnswer(Struct, frozen=True):
    id: str
    label: str
    created: float
    used: float | None


class ToldAnswer(Struct, frozen=True):
    """What the house has done about somebody, and why."""

    what: str
    reason: str
    at: float
    until: float | None


class AccountAnswer(Struct, frozen=True):
    """An account, and what this server can do for one."""

    mail: bool
    """Whether letters can be sent: for an address, and for a forgotten password."""
    passkeys_possible: bool
    account: str | None = None
    email: str | None = None
    passkeys: list[PasskeyAnswer] = []
    me: Me | None = None
    """Nothing for somebody who has not said a name yet."""
    told: list[ToldAnswer] = []


class SessionAnswer(Struct, frozen=True):
    """Somebody is signed in on a device."""

    id: str
    device: str
    created: float
    seen: float
    mine: bool
    """Whether it is this one."""


class TokenAnswer(Struct, frozen=True):
    id: str
    label: str
    scopes: list[str]
    created: float
    token: str | None = None
