"""Lessons as pages: the addresses of the browser's, and lessons in plain text."""

from typing import Annotated, Any, Final

from litestar import Controller, Request, Response, get
from litestar.params import FromPath, QueryParameter

from panj.core.messages import Refused
from panj.core.registry import REGISTRY
from panj.drawing import picture
from panj.learn.guide import guide, position
from panj.learn.lesson import Lesson, lesson
from panj.server.front import front_page
from panj.server.people import Caller
from panj.server.practice import gone_on, lesson_answer, lesson_briefs
from panj.server.problems import language, sentence
from panj.server.routes.callers import Parts, Visitor
from panj.server.routes.files import ASK_AGAIN
from panj.server.services import Services
from panj.server.text_table.how import HowTextPage
from panj.server.text_table.lesson import LessonTextPage, lesson_list_page, lost_page
from panj.server.text_table.practice import BETWEEN
from panj.server.wire.learn import LessonAnswer, LessonRequest
from panj.words import LANGUAGES

Language = Annotated[str, QueryParameter(max_length=8)]
WayText = Annotated[str, QueryParameter(max_length=4000)]
PICTURE: Final = ".svg"
MoveText = Annotated[str | None, QueryParameter(max_length=64)]


class LessonPagesController(Controller):
    """Not part of the API."""

    include_in_schema = False

    @get(["/learn", "/learn/{slug:str}", "/learn/{slug:str}/{number:int}"], sync_to_thread=False)
    def index(self, request: Request[Any, Any, Any]) -> Response[str]:
        return front_page(request)

    @get("/learn/text", sync_to_thread=False)
    def all_lessons(self, request: Request[Any, Any, Any], lang: Language = "") -> Response[str]:
        """All lessons in plain text."""
        found = [
            (slug, brief.lesson, brief.title)
            for slug in REGISTRY.slugs()
            for brief in lesson_briefs(REGISTRY.game(slug))
        ]
        page = lesson_list_page(lang if lang in LANGUAGES else language(request), found)
        return Response(page, media_type="text/html")

    @get("/learn/{slug:str}/text", sync_to_thread=True)
    def text_how(
        self, request: Request[Any, Any, Any], slug: FromPath[str], lang: Language = ""
    ) -> Response[str]:
        """How a game is played, in plain text."""
        lang = lang if lang in LANGUAGES else language(request)
        try:
            own = guide(REGISTRY.game(slug))
        except Refused as refusal:
            page = lost_page(lang, sentence(refusal.message, lang))
            return Response(page, media_type="text/html", status_code=404)
        return Response(HowTextPage(own, lang).text(), media_type="text/html")

    @get("/learn/{slug:str}/pictures/{file:str}", sync_to_thread=True)
    def how_picture(
        self, slug: FromPath[str], file: FromPath[str], lang: Language = "en"
    ) -> Response[str]:
        """A picture of the plain page: what one seat of a lesson sees."""
        game = REGISTRY.game(slug)
        drawn = guide(game).pictures().get(file.removesuffix(PICTURE))
        if drawn is None or not file.endswith(PICTURE) or lang not in LANGUAGES:
            raise Refused("server.refusal.not_found", [])
        place = position(game, drawn)
        svg = picture(game, place.state, place.you, lang).svg
        return Response(svg, media_type="image/svg+xml", headers={"Cache-Control": ASK_AGAIN})

    @get("/learn/{slug:str}/{number:int}/text")
    async def text_lesson(
        self,
        request: Request[Any, Any, Any],
        slug: FromPath[str],
        number: FromPath[int],
        visitor: Visitor,
        services: Parts,
        lang: Language = "",
        way: WayText = "",
        move: MoveText = None,
    ) -> Response[str]:
        """A lesson in plain text, as far as the way in the address leads."""
        lang = lang if lang in LANGUAGES else language(request)
        gone = way.split(BETWEEN) if way else []
        try:
            taught = lesson(REGISTRY.game(slug), number)
            answer, problem = await gone_by_text(services, visitor, taught, gone, move)
        except Refused as refusal:
            page = lost_page(lang, sentence(refusal.message, lang))
            return Response(page, media_type="text/html", status_code=404)
        reason = "" if problem is None else sentence(problem.message, lang)
        return Response(LessonTextPage(answer, lang).text(reason), media_type="text/html")


async def gone_by_text(
    services: Services, visitor: Caller | None, taught: Lesson, way: list[str], move: str | None
) -> tuple[LessonAnswer, Refused | None]:
    """Where a way and a move lead, and why the move is not possible, if it is not."""
    try:
        walk, tried = gone_on(taught, LessonRequest(way=way, move=move))
    except Refused as refusal:
        walk, _ = gone_on(taught, LessonRequest(way=way))
        return lesson_answer(walk), refusal
    if move is not None and tried is None:
        await services.learned.note(visitor, walk)
    return lesson_answer(walk, tried), None
