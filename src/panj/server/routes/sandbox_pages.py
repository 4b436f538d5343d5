"""Sandboxes as pages: the address of the browser's, one in plain text, and moments as pictures."""

from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, Request, Response, get
from litestar.params import FromPath, QueryParameter

from panj.core.messages import SPECTATOR, Refused
from panj.server.answers import table_answer
from panj.server.front import front_page
from panj.server.people import Caller
from panj.server.problems import language, sentence
from panj.server.routes.callers import Parts, Visitor
from panj.server.sandbox import Sandbox, public_picture, sandbox_answer
from panj.server.services import Services
from panj.server.text_table.practice import BETWEEN
from panj.server.text_table.sandbox import SandboxTextPage, lost_sandbox_page
from panj.server.text_table.speaker import seat_names
from panj.server.wire.sandbox import SandboxRequest
from panj.words import LANGUAGES, words_for

Language = Annotated[str, QueryParameter(max_length=8)]
Number = Annotated[str, QueryParameter(max_length=8)]
Numbers = Annotated[str, QueryParameter(max_length=40)]
LineText = Annotated[str, QueryParameter(max_length=20_000)]
MoveText = Annotated[str, QueryParameter(max_length=64)]
PRIVATE: Final = "private, no-store"
"""What a picture shows hangs on who asks."""


def place_of(at: str, seat: str, deal: str, line: str, bots: str, move: str = "") -> SandboxRequest:
    """What an address asks for; refused where the API would refuse it."""
    asked = {
        "at": at or None,
        "seat": seat or None,
        "deal": deal,
        "line": line.split(BETWEEN) if line else [],
        "move": move or None,
        "bots": bots.split(",") if bots else [],
    }
    try:
        return msgspec.convert(asked, SandboxRequest, strict=False)
    except msgspec.ValidationError:
        raise Refused("server.refusal.bad_request", []) from None


class SandboxPagesController(Controller):
    """Not part of the API."""

    include_in_schema = False

    @get("/try/{table:str}", sync_to_thread=False)
    def index(self, request: Request[Any, Any, Any]) -> Response[str]:
        return front_page(request)

    @get("/try/{table:str}/text")
    async def text_sandbox(
        self,
        request: Request[Any, Any, Any],
        table: FromPath[str],
        visitor: Visitor,
        services: Parts,
        lang: Language = "",
        at: Number = "",
        seat: Number = "",
        deal: Number = "0",
        line: LineText = "",
        bots: Numbers = "",
        move: MoveText = "",
    ) -> Response[str]:
        """A sandbox in plain text, as far as the line in the address leads."""
        lang = lang if lang in LANGUAGES else language(request)
        try:
            wish = place_of(at, seat, deal, line, bots, move)
            page = await told(services, visitor, table, wish, lang)
        except Refused as refusal:
            page = lost_sandbox_page(lang, sentence(refusal.message, lang))
            return Response(page, media_type="text/html", status_code=404)
        return Response(page, media_type="text/html")

    @get("/try/{table:str}/picture.svg")
    async def picture(
        self,
        request: Request[Any, Any, Any],
        table: FromPath[str],
        visitor: Visitor,
        services: Parts,
        lang: Language = "",
        at: Number = "",
        seat: Number = "",
        deal: Number = "0",
        line: LineText = "",
        eyes: Number = "",
    ) -> Response[str]:
        """A moment as a picture: what spectators see of it, or of a match that is over, a seat."""
        lang = lang if lang in LANGUAGES else language(request)
        person = visitor.person.id if visitor else ""
        wish = place_of(at, seat, deal, line, eyes)
        room = await services.room_for(person, table)
        shown = wish.bots[0] if wish.bots else SPECTATOR
        wish.bots = []
        seats = table_answer(room, person, SPECTATOR, set()).seats
        names = seat_names(words_for(lang), seats, room.game.slug)
        drawn = public_picture(Sandbox(room, person, wish), shown, lang, names)
        return Response(drawn.svg, media_type="image/svg+xml", headers={"Cache-Control": PRIVATE})


async def told(
    services: Services, visitor: Caller | None, table: str, wish: SandboxRequest, lang: str
) -> str:
    """A sandbox in plain text; a move that is not possible is said over where it was left."""
    person = visitor.person.id if visitor else ""
    room = await services.room_for(person, table)
    origin = table_answer(room, person, SPECTATOR, set())
    problem = ""
    try:
        answer = await sandbox_answer(room, person, wish, services.thinkers)
    except Refused as refusal:
        if wish.move is None:
            raise
        problem = sentence(refusal.message, lang)
        wish.move = None
        answer = await sandbox_answer(room, person, wish, services.thinkers)
    return SandboxTextPage(origin, answer, wish.bots, lang).text(problem)
