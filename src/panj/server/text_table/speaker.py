"""How the text table speaks: everything in one language, to one seat."""

from collections.abc import Sequence
from html import escape

from panj.bots.styles import level_of
from panj.core.messages import SPECTATOR, Message
from panj.server.store.rows import FREE, SeatKind
from panj.server.wire.answers import SeatAnswer, TableAnswer
from panj.server.wire.said import Said
from panj.words import Words, words_for
from panj.words.names import automa_name, character, first_character
from panj.words.speak import last_part


class Speaker:
    """Puts what a seat is told about its table into words."""

    def __init__(self, table: TableAnswer, lang: str) -> None:
        self.lang = lang
        self.words: Words = words_for(lang)
        self.names = seat_names(self.words, table.seats, table.game, table.id)
        self.seat = SPECTATOR if table.seat is None else table.seat

    def word(self, key: str, otherwise: str) -> str:
        """A word, or what stands for it where nobody wrote one."""
        return self.words.text(key) if self.words.has(key) else otherwise

    def say(self, said: Said) -> str:
        """A sentence; a game from outside without words is told by its keys."""
        if not self.words.has(said.key):
            return " ".join([last_part(said.key), *map(str, said.operands)])
        return self.words.say(Message(said.key, said.operands), self.names, self.seat)

    def paragraph(self, key: str, **operands: str) -> str:
        """A sentence that stands alone."""
        return f"<p>{escape(self.words.text(key, **operands))}</p>"


def seat_names(words: Words, seats: Sequence[SeatAnswer], game: str, table: str = "") -> list[str]:
    """Everybody's name; bots of one kind are numbered."""
    names: list[str] = []
    for seat in seats:
        if seat.kind in FREE:
            names.append(words.text("web.seat.open"))
        elif seat.kind == SeatKind.AUTOMA:
            names.append(automa_name(words, game))
        elif seat.bot is None:
            names.append(seat.name or words.text("web.seat.former"))
        else:
            level = level_of(seat.bot)
            alike = [other.seat for other in seats if other.bot and level_of(other.bot) == level]
            place_among, first = alike.index(seat.seat), first_character(table)
            names.append(character(words, level, place_among, len(alike), first))
    return names
