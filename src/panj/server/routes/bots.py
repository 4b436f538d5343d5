"""Outside bots: one stream that tells a program when it is its turn, at any of its tables."""

from collections.abc import AsyncIterator

from litestar import Controller
from litestar.response import Stream

from panj.server.routes.callers import Known, Parts
from panj.server.routes.described import get
from panj.server.turns import Turns


class BotsController(Controller):
    """A bot reads its turns here and posts its moves to the table."""

    path = "/api/v1/bot"
    tags = ("bots",)

    @get(
        "/stream",
        media_type="application/x-ndjson",
        summary="My turns, one JSON object a line, for as long as the connection lasts",
    )
    async def stream(self, caller: Known, services: Parts) -> Stream:
        caller.need("read")
        caller.need("play")
        return Stream(lines(Turns(services, caller)), media_type="application/x-ndjson")


async def lines(turns: Turns) -> AsyncIterator[bytes]:
    """The stream's lines as bytes."""
    async for line in turns.follow():
        yield line
