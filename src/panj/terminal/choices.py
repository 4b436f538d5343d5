"""The legal moves as a numbered list, and what a player types to choose one."""

from collections.abc import Sequence
from typing import Final

from panj.core.game import Game
from panj.core.match import Match
from panj.core.messages import Message, Refused
from panj.core.moves import Move
from panj.core.state import Decision, State
from panj.terminal.screen import Screen
from panj.words.direction import without_stop

TYPED_DIGITS: Final = str.maketrans("۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩،\u2212", "01234567890123456789,-")


class Choice:
    """One legal move: its number, its forms, what it touches, what it would bring, and that in
    words without a full stop, as one of several behind the move."""

    def __init__(
        self,
        number: int,
        move: Move,
        notation: str,
        words: str,
        things: list[str],
        previews: list[Message],
        gains: list[str],
    ) -> None:
        self.number = number
        self.move = move
        self.notation = notation
        self.words = words
        self.things = things
        self.previews = previews
        self.gains = gains

    @property
    def verb(self) -> str:
        """What the move does, in its notation."""
        return self.notation.partition(" ")[0]


def choices_of(
    screen: Screen, match: Match, d: Decision[State], names: Sequence[str]
) -> list[Choice]:
    """The legal moves of what a match asks, numbered from 1 in their fixed order."""
    game = match.game
    found: list[Choice] = []
    for number, move in enumerate(match.moves(), 1):
        previews = d.preview(match.state, move)
        words = screen.message(game.told(match.state, move), names, d.who)
        gains = [without_stop(screen.message(each, names, d.who)) for each in previews]
        notation = game.moves.text(move)
        found.append(
            Choice(number, move, notation, words, game.moves.things(move), previews, gains)
        )
    return found


def typed_move(game: Game, choices: list[Choice], text: str) -> Move:
    """The move that was typed: its number, its notation, or its notation without the verb."""
    plain = " ".join(text.translate(TYPED_DIGITS).lower().split())
    if plain.isascii() and plain.isdigit() and len(plain) < 6:
        if 1 <= int(plain) <= len(choices):
            return choices[int(plain) - 1].move
        raise Refused("core.refusal.illegal_move", [text])
    for choice in choices:
        if plain in (choice.notation, choice.notation.partition(" ")[2]):
            return choice.move
    try:
        return game.moves.parse(plain)
    except Refused:
        raise Refused("core.refusal.unreadable_move", [text]) from None
