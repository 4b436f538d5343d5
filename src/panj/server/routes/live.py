"""The address of the live table."""

import contextlib
import logging
from typing import Any

from litestar import WebSocket, websocket
from litestar.params import FromPath

from panj.core.messages import Refused
from panj.core.things import LAST_SEAT
from panj.server.answers import NOT_DEALT
from panj.server.live import BROKEN, FOREIGN, GONE, LEFT, TOO_MANY, Connection, may_connect
from panj.server.people import Caller
from panj.server.problems import language
from panj.server.routes.callers import address_of, find_caller, services_of
from panj.server.services import Services

log = logging.getLogger("panj.server")


@websocket("/api/v1/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Everything that happens at a table, as it happens; `since` resumes after a lost line."""
    services = services_of(socket)
    if not may_connect(socket, services.settings.origins):
        await socket.close(code=FOREIGN)
        return
    try:
        services.handshakes.count(address_of(socket))
    except Refused:
        await socket.close(code=TOO_MANY)
        return
    try:
        caller = await find_caller(socket, services)
        if caller is not None:
            caller.need("read")
    except Refused:
        await socket.close(code=FOREIGN)
        return
    await socket.accept()
    with contextlib.suppress(*LEFT):
        try:
            with services.connections.held(address_of(socket)):
                await serve(socket, services, caller, table)
        except Refused:
            await socket.close(code=TOO_MANY)


async def serve(
    socket: WebSocket[Any, Any, Any], services: Services, caller: Caller | None, table: str
) -> None:
    """Tell a client what happens, until it leaves or cannot stay."""
    connection = Connection(socket, services, caller, table, language(socket))
    try:
        await connection.serve(
            number(socket.query_params.get("seat"), 0, LAST_SEAT),
            since_of(socket.query_params.get("since")),
        )
    except LEFT:
        return
    except Refused:
        await socket.close(code=GONE)
    except Exception:
        log.exception("a live table failed", extra={"table": table})
        await socket.close(code=BROKEN)


def since_of(text: str | None) -> int:
    """The last version that a client knows; that of an undealt table if it knows nothing."""
    found = number(text, NOT_DEALT, 1_000_000)
    return NOT_DEALT if found is None else found


def number(text: str | None, least: int, most: int) -> int | None:
    """A number of the address, if it is one."""
    if text is None or not text.lstrip("-").isdecimal() or len(text) > 8:
        return None
    return max(least, min(most, int(text)))
