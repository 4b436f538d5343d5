"""Outside bots: one stream that tells a program when it is its turn, at any of its tables."""

from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, suppress
from typing import Any

from litestar import Controller, Request
from litestar.response import Stream

from panj.core.messages import Refused
from panj.server.bot_stream import BotStream
from panj.server.routes.callers import Known, Parts, address_of
from panj.server.routes.described import get


class BotsController(Controller):
    """A bot reads its turns here and posts its moves to the table."""

    path = "/api/v1/bot"
    tags = ("bots",)

    @get(
        "/stream",
        media_type="application/x-ndjson",
        summary="My turns, one JSON object a line, for as long as the connection lasts",
    )
    async def stream(
        self, caller: Known, services: Parts, request: Request[Any, Any, Any]
    ) -> Stream:
        caller.need("read")
        caller.need("play")
        address = address_of(request)
        services.connections.check(address)
        lines = counted(BotStream(services, caller), services.connections.held(address))
        return Stream(lines, media_type="application/x-ndjson")


async def counted(stream: BotStream, held: AbstractContextManager[None]) -> AsyncIterator[bytes]:
    """The stream's lines as bytes. The connection counts from its first line on: one that breaks
    before would never be given back."""
    with suppress(Refused), held:
        async for line in stream.follow():
            yield line
