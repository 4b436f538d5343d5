"""What can be played: games with their options, words, bots."""

from typing import Any

from litestar import Controller, get
from litestar.response import Response

from panj.bots.registry import bot_names
from panj.core.messages import Refused
from panj.core.registry import REGISTRY
from panj.core.things import Operand
from panj.server.phrases import SERVER_PHRASES
from panj.words import LANGUAGES
from panj.words.speak import phrases_of, resources


class GamesController(Controller):
    """Everything here is the same for everybody."""

    path = "/api/v1"
    tags = ("games",)

    @get("/games", summary="All games", sync_to_thread=False)
    def games(self) -> list[dict[str, Any]]:
        return [brief(slug) for slug in REGISTRY.slugs()]

    @get("/games/{slug:str}", summary="One game", sync_to_thread=False)
    def game(self, slug: str) -> dict[str, Any]:
        game = REGISTRY.game(slug)
        phrases = {**phrases_of(game), **SERVER_PHRASES}
        return {
            **brief(slug),
            "phrases": {key: [operand(each) for each in phrases[key]] for key in phrases},
        }

    @get("/bots", summary="All bots", sync_to_thread=False)
    def bots(self) -> list[str]:
        return bot_names()

    @get("/words/{lang:str}", summary="A language as Fluent text", sync_to_thread=False)
    def words(self, lang: str) -> Response[str]:
        if lang not in LANGUAGES:
            raise Refused("server.refusal.not_found", [])
        text = "\n".join(resource.read_text(encoding="utf-8") for resource in resources(lang))
        return Response(text, media_type="text/plain; charset=utf-8")


def brief(slug: str) -> dict[str, Any]:
    """A game with what a form needs."""
    game = REGISTRY.game(slug)
    return {
        "slug": slug,
        "rules_version": game.rules_version,
        "seat_counts": list(game.seat_counts),
        "options": [option.to_json() for option in game.options],
    }


def operand(each: Operand) -> dict[str, Any]:
    """How a browser shows an operand of a message."""
    return {
        "name": each.name,
        "kind": each.kind.name,
        "number": each.kind.is_number(),
        "words": each.kind.words,
    }
