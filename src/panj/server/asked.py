"""What a client sends, as far as it can be read at all."""

import asyncio
from typing import Any, Final

from litestar import Request
from litestar.datastructures import FormMultiDict

from panj.core.messages import Refused

BODY_SECONDS: Final = 20.0
"""How long a body may take to arrive: who dawdles holds a place that others want."""

TOO_LONG: Final = "Exceeds the limit"
"""How Python begins to say that a number has more digits than it reads."""


def is_unreadable(error: Exception) -> bool:
    """Whether an error came of something that cannot be read: what is nested without end, bytes
    that are no text, numbers with thousands of digits. These are faults of whoever sent it."""
    return isinstance(error, (RecursionError, UnicodeError, OverflowError)) or (
        isinstance(error, ValueError) and str(error).startswith(TOO_LONG)
    )


class CheckedRequest(Request[Any, Any, Any]):
    """A request whose body is refused, with a sentence, where nobody can read it or wait for it."""

    async def body(self) -> bytes:
        try:
            async with asyncio.timeout(BODY_SECONDS):
                return await super().body()
        except TimeoutError:
            raise Refused("server.refusal.slow", []) from None

    async def form(self) -> FormMultiDict:
        try:
            async with asyncio.timeout(BODY_SECONDS):
                return await super().form()
        except TimeoutError:
            raise Refused("server.refusal.slow", []) from None
