"""The address of the live table."""

from typing import Any

from litestar import WebSocket, websocket

from panj.core.messages import Refused
from panj.server.live import FOREIGN, GONE, Connection, may_connect
from panj.server.problems import language
from panj.server.routes.callers import find_caller, services_of


@websocket("/api/v1/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: str) -> None:
    """Everything that happens at a table, as it happens; `since` resumes after a lost line."""
    services = services_of(socket)
    if not may_connect(socket, services.settings.origins):
        await socket.close(code=FOREIGN)
        return
    caller = await find_caller(socket, services)
    await socket.accept()
    connection = Connection(socket, services, caller, table, language(socket))
    try:
        await connection.serve(
            number(socket.query_params.get("seat"), 0, 7),
            number(socket.query_params.get("since"), -1, 1_000_000) or -1,
        )
    except Refused:
        await socket.close(code=GONE)


def number(text: str | None, least: int, most: int) -> int | None:
    """A number of the address, if it is one."""
    if text is None or not text.lstrip("-").isdecimal() or len(text) > 8:
        return None
    return max(least, min(most, int(text)))
