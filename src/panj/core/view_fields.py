"""What the numbers in a game's view stand for, so that they can be told in words."""

from collections.abc import Mapping, Sequence
from typing import Final

USUAL_SEATS: Final = ("owner", "who", "seat", "player", "holder", "by")
"""Under these names every game means a seat."""


class ViewFields:
    """Names of the view's fields whose numbers are players or things, or that nobody reads."""

    def __init__(
        self,
        seats: Sequence[str] = (),
        seat_lists: Sequence[str] = (),
        cards: Sequence[str] = (),
        words: Sequence[str] = (),
        boards_only: Sequence[str] = (),
        places: Sequence[str] = (),
        named: Mapping[str, str] | None = None,
    ) -> None:
        self.seats = frozenset([*USUAL_SEATS, *seats])
        """A number under these is a seat."""
        self.seat_lists = frozenset(seat_lists)
        """In lists under these, every number is a seat."""
        self.cards = frozenset(cards)
        """In lists under these, every number is a card."""
        self.words = list(words)
        """Where the view's names have words, besides those of the kinds of things in messages."""
        self.boards_only = frozenset(boards_only)
        """What a board needs and a reader does not: the legal moves say it, too."""
        self.places = frozenset(places)
        """A number under these counts from 0, where a reader counts from 1."""
        self.named = dict(named or {})
        """A number under these has a word of its own, such as `<game>.tray.0`."""
