"""Puzzles: which there are, one of them, an answer, today's."""

from datetime import UTC, date, datetime

from litestar import Controller
from litestar.params import FromPath, JSONBody

from panj.core.registry import REGISTRY
from panj.puzzles.daily import daily, game_of_the_day
from panj.puzzles.puzzle import puzzles
from panj.puzzles.solving import WORTH, verdict
from panj.server.puzzle_room import asked_of, brief, briefs, legal, puzzle_answer, solved_answer
from panj.server.rooms import now
from panj.server.routes.callers import Known, Parts, Visitor
from panj.server.routes.described import get, post
from panj.server.services import Services
from panj.server.wire.puzzles import (
    GamePuzzles,
    PuzzleAnswer,
    PuzzleAnswerRequest,
    PuzzleList,
    PuzzlesAnswer,
    PuzzleTry,
    SolvedAnswer,
    TriesRequest,
)


def today() -> date:
    """The day by which puzzles change, the same for everybody."""
    return datetime.fromtimestamp(now(), UTC).date()


async def games_with_puzzles(services: Services) -> list[GamePuzzles]:
    """The games that have puzzles, each with today's."""
    found: list[GamePuzzles] = []
    for slug in REGISTRY.slugs():
        game = REGISTRY.game(slug)
        asked = daily(game, today())
        if asked is not None:
            ratings = await services.solvers.ratings(slug)
            found.append(GamePuzzles(slug, len(puzzles(game)), brief(asked, ratings)))
    return found


class PuzzlesController(Controller):
    """Nobody needs a name to solve puzzles."""

    path = "/api/v1/puzzles"
    tags = ("puzzles",)

    @get("/", summary="Games with puzzles, today's, and what my account has answered")
    async def puzzles(self, visitor: Visitor, services: Parts) -> PuzzlesAnswer:
        of_the_day = game_of_the_day(today())
        return PuzzlesAnswer(
            games=await games_with_puzzles(services),
            today="" if of_the_day is None else of_the_day.slug,
            tries=await services.solvers.tries(visitor),
            mine=await services.solvers.standings(visitor),
        )

    @get("/{slug:str}", summary="All puzzles of a game")
    async def of_game(self, slug: FromPath[str], services: Parts) -> PuzzleList:
        ratings = await services.solvers.ratings(slug)
        return PuzzleList(slug, briefs(REGISTRY.game(slug), ratings))

    @get("/{slug:str}/{number:int}", summary="A puzzle, without its solution")
    async def puzzle(
        self, slug: FromPath[str], number: FromPath[int], services: Parts
    ) -> PuzzleAnswer:
        asked, s = asked_of(REGISTRY.game(slug), number)
        return puzzle_answer(asked, s, await services.solvers.ratings(slug))

    @post("/{slug:str}/{number:int}", status_code=200, summary="Answer a puzzle")
    async def answer(
        self,
        slug: FromPath[str],
        number: FromPath[int],
        data: JSONBody[PuzzleAnswerRequest],
        visitor: Visitor,
        services: Parts,
    ) -> SolvedAnswer:
        asked, s = asked_of(REGISTRY.game(slug), number)
        move = legal(asked, s, data.move)
        if visitor is not None and visitor.person.account is not None:
            visitor.need("play")
        score = WORTH[verdict(asked, move)]
        rated, rating = await services.solvers.count(visitor, asked, score, data.mine)
        return solved_answer(asked, s, move, rated, rating)

    @post("/tries", status_code=200, summary="Keep with my account what my browser has kept")
    async def keep(
        self, data: JSONBody[TriesRequest], caller: Known, services: Parts
    ) -> list[PuzzleTry]:
        caller.need("play")
        await services.solvers.take_over(caller, data.tries)
        return await services.solvers.tries(caller) or []
