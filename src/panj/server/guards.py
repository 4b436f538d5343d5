"""What stands before every request: cross-site forgery, limits, headers."""

import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Final

from litestar.datastructures import MutableScopeHeaders
from litestar.middleware.csrf import CSRFMiddleware, generate_csrf_token
from litestar.types import Message, Receive, Scope, Send

from panj.core.messages import Refused

SECURITY_HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; "
        "form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
HTTPS_ONLY: Final = {"Strict-Transport-Security": "max-age=31536000; includeSubDomains"}
MOST_BUCKETS: Final = 20_000


def headers_for(is_secure: bool) -> Callable[[Message, Scope], Awaitable[None]]:
    """What puts the security headers on every answer, errors included. No cache keeps an answer,
    unless it says so: many show a hand. Where there is HTTPS, browsers are told to insist on it."""
    chosen = {**SECURITY_HEADERS, **(HTTPS_ONLY if is_secure else {})}

    async def add_headers(message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        message.setdefault("headers", [])
        headers = MutableScopeHeaders.from_message(message)
        for name, value in chosen.items():
            headers[name] = value
        headers.setdefault("Cache-Control", "no-store")

    return add_headers


class CookieCSRF(CSRFMiddleware):
    """Forgery protection for browsers. A token is not sent by itself, so it needs none."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if is_bearer(scope):
            await self.app(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    def create_send_wrapper(self, send: Send, token: str, csrf_cookie: str | None) -> Send:
        """Give a browser a new cookie if it has none, or one of an earlier server: without this
        it would be locked out after a restart."""
        if csrf_cookie is not None and self._decode_csrf_token(csrf_cookie) is None:
            csrf_cookie = None
            token = generate_csrf_token(self.config.secret)
        return super().create_send_wrapper(send, token, csrf_cookie)


def is_bearer(scope: Scope) -> bool:
    """Whether the request carries a token instead of a cookie."""
    headers: list[tuple[bytes, bytes]] = list(scope.get("headers", []))
    return any(
        name == b"authorization" and value[:7].lower() == b"bearer " for name, value in headers
    )


class Bucket:
    """So many things at once, and so many more each second."""

    def __init__(self, most: float, per_second: float) -> None:
        self.most = most
        self.per_second = per_second
        self.left = most
        self.counted = time.monotonic()

    def has(self) -> bool:
        """Whether there is one left."""
        at = time.monotonic()
        self.left = min(self.most, self.left + (at - self.counted) * self.per_second)
        self.counted = at
        return self.left >= 1

    def take(self) -> bool:
        """Take one out; False if there is none."""
        if not self.has():
            return False
        self.left -= 1
        return True


class ConnectionLimit:
    """How many lasting connections each address has open: WebSockets, streams and polls."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._open: Counter[str] = Counter()

    def check(self, address: str) -> None:
        """Refuse an address that has enough lines."""
        if self._open[address] >= self.most:
            raise Refused("server.refusal.too_many", [])

    @contextmanager
    def held(self, address: str) -> Iterator[None]:
        """Hold one line while the block runs; refused if the address has enough of them."""
        self.check(address)
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


class Attempts:
    """How often each address may try a password: guessing is slow, and hashing is expensive."""

    def __init__(self, most: int, per_second: float | None = None) -> None:
        self.most = most
        self.per_second = most / 60 if per_second is None else per_second
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def count(self, address: str) -> None:
        """Refuse an address that tries too often."""
        fresh = Bucket(self.most, self.per_second)
        bucket = self._buckets.setdefault(address, fresh)
        self._buckets.move_to_end(address)
        while len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if not bucket.take():
            raise Refused("server.refusal.too_many", [])
