"""Lessons: which there are, to go on in one, and how far an account has come."""

from litestar import Controller
from litestar.params import FromPath, JSONBody

from panj.core.game import Game
from panj.core.registry import REGISTRY
from panj.learn.guide import has_guide
from panj.learn.lesson import lesson
from panj.server.guides import how_answer
from panj.server.practice import gone_on, lesson_answer, lesson_briefs
from panj.server.routes.callers import Known, Parts, Visitor
from panj.server.routes.described import get, post
from panj.server.wire.learn import (
    GameLessons,
    HowAnswer,
    KeepRequest,
    LearnAnswer,
    LearnedLesson,
    LessonAnswer,
    LessonRequest,
)


class LearnController(Controller):
    """Nobody needs a name to learn."""

    path = "/api/v1/learn"
    tags = ("learn",)

    @get("/", summary="All lessons, and what my account has learned")
    async def lessons(self, visitor: Visitor, services: Parts) -> LearnAnswer:
        games = [game_lessons(REGISTRY.game(slug)) for slug in REGISTRY.slugs()]
        taught = [game for game in games if game.lessons or game.guided]
        return LearnAnswer(taught, await services.learned.of(visitor))

    @get("/{slug:str}/how", summary="How a game is played", sync_to_thread=True)
    def how(self, slug: FromPath[str]) -> HowAnswer:
        return how_answer(REGISTRY.game(slug))

    @post("/{slug:str}/{number:int}", status_code=200, summary="Go on in a lesson")
    async def go_on(
        self,
        slug: FromPath[str],
        number: FromPath[int],
        data: JSONBody[LessonRequest],
        visitor: Visitor,
        services: Parts,
    ) -> LessonAnswer:
        walk, tried = gone_on(lesson(REGISTRY.game(slug), number), data)
        if data.move is not None and tried is None:
            await services.learned.note(visitor, walk)
        return lesson_answer(walk, tried)

    @post("/learned", status_code=200, summary="Keep with my account what my browser has kept")
    async def keep(
        self, data: JSONBody[KeepRequest], caller: Known, services: Parts
    ) -> list[LearnedLesson]:
        caller.need("play")
        if caller.person.account is not None:
            await services.learned.take_over(caller, data.lessons)
        return await services.learned.of(caller) or []


def game_lessons(game: Game) -> GameLessons:
    """What a newcomer finds of a game."""
    return GameLessons(game.slug, lesson_briefs(game), has_guide(game))
