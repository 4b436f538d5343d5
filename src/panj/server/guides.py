"""The page that tells how a game is played: its texts by key, its pictures as tables of lessons."""

from functools import cache

import msgspec

from panj.core.game import Game
from panj.learn.guide import Drawn, Guide, guide, position
from panj.learn.guide import Section as Part
from panj.server.answers import table_answer
from panj.server.practice import LEARNER, room_of
from panj.server.wire.learn import FirstGame, HowAnswer, Picture, Section


@cache
def how_answer(game: Game) -> HowAnswer:
    """Everything on the page of a game; the same for everybody, so it is made once."""
    own = guide(game)
    return HowAnswer(
        game=game.slug,
        sections=[section(own, part) for part in own.sections],
        words=[own.word(name) for name in own.words],
        first=FirstGame(own.first.seats, own.first.options, own.first.bot),
    )


def section(own: Guide, part: Part) -> Section:
    """A part of the page."""
    return Section(
        name=part.name,
        title=own.key(part.name),
        text=own.key(part.name, 0) if part.text else "",
        items=[own.key(part.name, place) for place in range(1, part.items + 1)],
        numbered=part.numbered,
        picture=None if part.picture is None else picture(own, part.name, part.picture),
    )


def picture(own: Guide, name: str, drawn: Drawn) -> Picture:
    """A picture: what the learner of a lesson is told at that moment, and nothing else."""
    place = position(own.game, drawn)
    room = room_of(place.walk, place.moves)
    table = table_answer(room, LEARNER, place.you, {LEARNER})
    told = msgspec.structs.replace(table, practice=None, log=[], turns=[], now=0.0)
    return Picture(drawn.part, drawn.rules, own.key(name, "picture"), told)
