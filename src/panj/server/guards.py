"""What stands before every request: cross-site forgery, limits, headers."""

from typing import Final

from litestar.middleware.csrf import CSRFMiddleware
from litestar.types import Receive, Scope, Send

SECURITY_HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; "
        "form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


class CookieCSRF(CSRFMiddleware):
    """Forgery protection for browsers. A token is not sent by itself, so it needs none."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if is_bearer(scope):
            await self.app(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def is_bearer(scope: Scope) -> bool:
    """Whether the request carries a token instead of a cookie."""
    headers: list[tuple[bytes, bytes]] = list(scope.get("headers", []))
    return any(
        name == b"authorization" and value[:7].lower() == b"bearer " for name, value in headers
    )
