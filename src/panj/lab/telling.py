"""A table in words, as one seat sees it, for whoever watches an environment at work."""

from panj.core.game import Game
from panj.core.state import State
from panj.words import Words, words_for
from panj.words.marks import plain
from panj.words.names import automa_name
from panj.words.plain_view import PlainView


def seat_names(words: Words, game: Game, s: State) -> list[str]:
    """What seats without players are called."""
    automas = game.automa(s.terms)
    return [
        automa_name(words, game.slug)
        if seat in automas
        else words.text("core.seat", seat=words.number(seat + 1))
        for seat in range(s.seats)
    ]


def told(game: Game, s: State, seat: int, lang: str = "en") -> str:
    """Whose turn it is, and everything that the seat sees."""
    words = words_for(lang)
    names = seat_names(words, game, s)
    d = s.decision()
    over = words.text("core.game_over")
    first = over if d is None else words.text("core.turn_of", who=names[d.who])
    return f"{plain(first)}\n\n{PlainView(game, words, names).text(game.view(s, seat))}\n"
