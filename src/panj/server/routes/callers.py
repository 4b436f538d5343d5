"""Who calls: found once for every request."""

from typing import Any

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from panj.core.messages import Refused
from panj.server.addresses import block_of
from panj.server.people import COOKIE, Caller
from panj.server.services import Services

Asking = ASGIConnection[Any, Any, Any, Any]

Asked = Request[Any, Any, Any]

Parts = NamedDependency[Services]
"""The parts of the server."""
Known = NamedDependency[Caller]
"""Somebody who has at least chosen a name."""
Visitor = NamedDependency[Caller | None]
"""Anybody, known or not."""


async def find_caller(connection: Asking, services: Services) -> Caller | None:
    """The person of a token or a cookie; None for somebody who has not said a name yet. Who is
    banned is refused, whatever they ask for."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        caller = await services.people.by_token(token.strip())
        if caller is None:
            raise Refused("server.refusal.token", [])
    else:
        cookie = connection.cookies.get(COOKIE)
        caller = await services.sessions.caller(cookie) if cookie else None
    if caller is not None:
        await services.order.need_welcome(address_of(connection), caller.person)
    return caller


async def provide_visitor(request: Request[Any, Any, Any], services: Parts) -> Caller | None:
    """Anybody, known or not; a token must have been made for reading."""
    caller = await find_caller(request, services)
    if caller is not None:
        caller.need("read")
    return caller


async def provide_caller(request: Request[Any, Any, Any], services: Parts) -> Caller:
    """Somebody who has at least chosen a name."""
    caller = await find_caller(request, services)
    if caller is None:
        raise Refused("server.refusal.unknown_person", [])
    return caller


async def provide_services(socket: Request[Any, Any, Any]) -> Services:
    """The parts of the server."""
    services = socket.app.state.services
    assert isinstance(services, Services)
    return services


def services_of(socket: WebSocket[Any, Any, Any]) -> Services:
    """The parts of the server, for a WebSocket."""
    services = socket.app.state.services
    assert isinstance(services, Services)
    return services


def address_of(connection: Asking) -> str:
    """Where a request comes from, as limits count it: behind trusted proxies, where these say."""
    return block_of(connection.client.host) if connection.client else ""
