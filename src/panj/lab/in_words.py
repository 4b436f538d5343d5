"""A table in words, as one seat sees it, for whoever watches an environment at work."""

from panj.core.game import Game
from panj.core.state import State
from panj.words import words_for
from panj.words.direction import plain
from panj.words.ending import over_text
from panj.words.names import unnamed_seats
from panj.words.plain_view import PlainView


def in_words(game: Game, s: State, seat: int, lang: str = "en") -> str:
    """Whose turn it is, and everything that the seat sees."""
    words = words_for(lang)
    names = unnamed_seats(words, game, s)
    d = s.decision()
    turn = "" if d is None else plain(words.text("core.turn_of", who=names[d.who]))
    first = turn or over_text(words, s, names, seat)
    return f"{first}\n\n{PlainView(game, words, names).text(game.view(s, seat))}\n"
