"""What can be played: games with their options, words, bots."""

from typing import Annotated

import msgspec
from litestar import Controller
from litestar.params import FromPath, QueryParameter
from litestar.response import Response

from panj.bots.registry import bot_names
from panj.bots.styles import styles_of
from panj.core.messages import Refused
from panj.core.phrases import CORE_PHRASES
from panj.core.registry import REGISTRY
from panj.core.things import Operand, Plane
from panj.server.phrases import SERVER_PHRASES
from panj.server.routes.described import get
from panj.server.wire import GameAnswer, GameBrief, OperandAnswer, OptionAnswer
from panj.words import LANGUAGES
from panj.words.speak import phrases_of, resources

Names = Annotated[str, QueryParameter(max_length=400)]


class GamesController(Controller):
    """Everything here is the same for everybody."""

    path = "/api/v1"
    tags = ("games",)

    @get("/games", summary="All games", sync_to_thread=False)
    def games(self) -> list[GameBrief]:
        return [brief(slug) for slug in REGISTRY.slugs()]

    @get("/games/{slug:str}", summary="One game", sync_to_thread=False)
    def game(self, slug: FromPath[str]) -> GameAnswer:
        game = REGISTRY.game(slug)
        phrases = {**CORE_PHRASES, **phrases_of(game), **SERVER_PHRASES}
        return GameAnswer(
            **msgspec.structs.asdict(brief(slug)),
            phrases={key: [operand(each) for each in phrases[key]] for key in phrases},
            components=game.components(),
        )

    @get("/bots", summary="All bots", sync_to_thread=False)
    def bots(self) -> list[str]:
        return bot_names()

    @get(
        "/words/{lang:str}",
        summary="A language as Fluent text",
        media_type="text/plain",
        sync_to_thread=False,
    )
    def words(self, lang: FromPath[str], parts: Names = "") -> Response[str]:
        if lang not in LANGUAGES:
            raise Refused("server.refusal.not_found", [])
        wanted = parts.split(",") if parts else []
        text = "\n".join(
            resource.read_text(encoding="utf-8")
            for resource in resources(lang)
            if not wanted or part_of(resource.name, [*wanted, lang])
        )
        return Response(text, media_type="text/plain; charset=utf-8")


def part_of(name: str, wanted: list[str]) -> bool:
    """A game's words lie in `slug.ftl`, those of its board in `slug_board.ftl`, and so on."""
    stem = name.removesuffix(".ftl")
    return any(stem == part or stem.startswith(f"{part}_") for part in wanted)


def brief(slug: str) -> GameBrief:
    """A game with what a form needs."""
    game = REGISTRY.game(slug)
    return GameBrief(
        slug,
        game.rules_version,
        list(game.seat_counts),
        [msgspec.convert(option.to_json(), OptionAnswer) for option in game.options],
        styles_of(slug),
    )


def operand(each: Operand) -> OperandAnswer:
    """How a browser shows an operand of a message."""
    kind = each.kind
    told = (each.name, kind.name, kind.is_number(), kind.words, kind.is_thing)
    if isinstance(kind, Plane):
        return OperandAnswer(*told, [], [kind.width, kind.reach])
    names = [] if kind.is_number() else [kind.text(value) for value in range(kind.size)]
    return OperandAnswer(*told, names)
