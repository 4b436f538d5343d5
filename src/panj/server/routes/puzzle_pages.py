"""Puzzles as pages: the addresses of the browser's, and puzzles in plain text."""

from typing import Annotated, Any

from litestar import Controller, Request, Response, get
from litestar.params import FromPath, QueryParameter

from panj.core.messages import Refused
from panj.core.registry import REGISTRY
from panj.puzzles.solving import WORTH, verdict
from panj.server.front import front_page
from panj.server.problems import language, sentence
from panj.server.puzzle_room import asked_of, briefs, legal, puzzle_answer, solved_answer
from panj.server.routes.callers import Parts, Visitor
from panj.server.routes.puzzles import games_with_puzzles
from panj.server.text_table.puzzle import (
    PuzzleTextPage,
    lost_puzzle_page,
    puzzle_games_page,
    puzzle_list_page,
)
from panj.words import LANGUAGES

Language = Annotated[str, QueryParameter(max_length=8)]
MoveText = Annotated[str | None, QueryParameter(max_length=64)]


def spoken(request: Request[Any, Any, Any], lang: str) -> str:
    """The language of the address, otherwise of the reader."""
    return lang if lang in LANGUAGES else language(request)


class PuzzlePagesController(Controller):
    """Not part of the API."""

    include_in_schema = False

    @get(
        ["/puzzles", "/puzzles/{slug:str}", "/puzzles/{slug:str}/{number:int}"],
        sync_to_thread=False,
    )
    def index(self, request: Request[Any, Any, Any]) -> Response[str]:
        return front_page(request)

    @get("/puzzles/text")
    async def all_games(
        self, request: Request[Any, Any, Any], services: Parts, lang: Language = ""
    ) -> Response[str]:
        """The games with puzzles, and today's of each."""
        page = puzzle_games_page(spoken(request, lang), await games_with_puzzles(services))
        return Response(page, media_type="text/html")

    @get("/puzzles/{slug:str}/text")
    async def of_game(
        self,
        request: Request[Any, Any, Any],
        slug: FromPath[str],
        services: Parts,
        lang: Language = "",
    ) -> Response[str]:
        """The puzzles of a game in plain text."""
        lang = spoken(request, lang)
        try:
            game = REGISTRY.game(slug)
        except Refused as refusal:
            page = lost_puzzle_page(lang, sentence(refusal.message, lang))
            return Response(page, media_type="text/html", status_code=404)
        found = briefs(game, await services.solvers.ratings(slug))
        return Response(puzzle_list_page(lang, slug, found), media_type="text/html")

    @get("/puzzles/{slug:str}/{number:int}/text")
    async def text_puzzle(
        self,
        request: Request[Any, Any, Any],
        slug: FromPath[str],
        number: FromPath[int],
        visitor: Visitor,
        services: Parts,
        lang: Language = "",
        move: MoveText = None,
    ) -> Response[str]:
        """A puzzle in plain text, and what comes of an answer."""
        lang = spoken(request, lang)
        try:
            asked, s = asked_of(REGISTRY.game(slug), number)
        except Refused as refusal:
            page = lost_puzzle_page(lang, sentence(refusal.message, lang))
            return Response(page, media_type="text/html", status_code=404)
        answer = puzzle_answer(asked, s, await services.solvers.ratings(slug))
        solved, problem = None, ""
        if move is not None:
            try:
                chosen = legal(asked, s, move)
                score = WORTH[verdict(asked, chosen)]
                rated, rating = await services.solvers.count(visitor, asked, score, None)
                solved = solved_answer(asked, s, chosen, rated, rating)
            except Refused as refusal:
                problem = sentence(refusal.message, lang)
        page = PuzzleTextPage(answer, solved, lang).text(problem)
        return Response(page, media_type="text/html")
