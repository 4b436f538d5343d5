"""What the server tells people of themselves."""

from msgspec import Struct


class Me(Struct, frozen=True):
    id: str
    name: str
    account: str | None


class TokenAnswer(Struct, frozen=True):
    id: str
    label: str
    scopes: list[str]
    created: float
    token: str | None = None
