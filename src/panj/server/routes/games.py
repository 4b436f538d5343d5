"""What can be played: games with their options, words, bots."""

from typing import Annotated, Final

import msgspec
from litestar import Controller
from litestar.params import FromPath, QueryParameter
from litestar.response import Response

from panj.bots.registry import DEFAULT_BOT, STYLELESS, bot_names, bots_by_strength
from panj.bots.styles import styles_of
from panj.core.messages import Refused
from panj.core.phrases import CORE_PHRASES
from panj.core.registry import REGISTRY
from panj.core.things import Operand, Plane
from panj.core.view_fields import ViewFields
from panj.learn.phrases import LEARN_PHRASES
from panj.puzzles.phrases import PUZZLE_PHRASES
from panj.server.phrases import SERVER_PHRASES
from panj.server.routes.boards import board_files
from panj.server.routes.described import get
from panj.server.wire.games import (
    BotAnswer,
    GameAnswer,
    GameBrief,
    OperandAnswer,
    OptionAnswer,
    ViewFieldsAnswer,
)
from panj.words import LANGUAGES
from panj.words.speak import Resource, phrases_of, resources

COVERS: Final = "covers"
"""The part of the words that a page with all games needs: the name of each."""
COVER: Final = "cover"
SINGLE_FILES: Final = [f"{lang}.ftl" for lang in LANGUAGES]

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
        phrases = {
            **CORE_PHRASES,
            **phrases_of(game),
            **SERVER_PHRASES,
            **LEARN_PHRASES,
            **PUZZLE_PHRASES,
        }
        return GameAnswer(
            **msgspec.structs.asdict(brief(slug)),
            phrases={key: [operand(each) for each in phrases[key]] for key in phrases},
            components=game.components(),
            view_fields=view_fields(game.view_fields),
            has_secrets=game.presentation.has_secrets,
            board_files=board_files(slug),
        )

    @get("/bots", summary="All bots", sync_to_thread=False)
    def bots(self) -> list[str]:
        return bot_names()

    @get("/bots/levels", summary="All bots, the strongest levels last", sync_to_thread=False)
    def levels(self) -> list[BotAnswer]:
        return [
            BotAnswer(name, leans=name not in STYLELESS, default=name == DEFAULT_BOT)
            for name in bots_by_strength()
        ]

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
            resource.text()
            for resource in resources(lang)
            if not wanted or resource.owner in wanted or is_cover(resource, wanted)
        )
        return Response(text, media_type="text/plain; charset=utf-8")


def is_cover(resource: Resource, wanted: list[str]) -> bool:
    """Whether this is what the shelf says of a game; one with a single file has all in it."""
    return COVERS in wanted and resource.file.name in (f"{COVER}.ftl", *SINGLE_FILES)


def brief(slug: str) -> GameBrief:
    """A game with what a form needs."""
    game = REGISTRY.game(slug)
    return GameBrief(
        slug,
        game.rules_version,
        game.rule_prefix,
        list(game.seat_counts),
        [msgspec.convert(option.to_json(), OptionAnswer) for option in game.options],
        styles_of(slug),
    )


def view_fields(fields: ViewFields) -> ViewFieldsAnswer:
    """What a browser without a board of its own needs to tell a view in words."""
    return ViewFieldsAnswer(
        sorted(fields.seats),
        sorted(fields.seat_lists),
        sorted(fields.cards),
        fields.words,
        sorted(fields.boards_only),
    )


def operand(each: Operand) -> OperandAnswer:
    """How a browser shows an operand of a message."""
    kind = each.kind
    facts = (each.name, kind.name, kind.is_number(), kind.words, kind.is_thing)
    if isinstance(kind, Plane):
        return OperandAnswer(*facts, [], [kind.width, kind.reach])
    names = [] if kind.is_number() else [kind.text(value) for value in range(kind.size)]
    return OperandAnswer(*facts, names)
