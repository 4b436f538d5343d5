"""What a picture is drawn from: the view of a seat, and nothing that the view does not show."""

from collections.abc import Sequence
from typing import Any

from panj.core.game import Game
from panj.core.messages import SPECTATOR
from panj.core.state import State
from panj.words import Words, words_for
from panj.words.direction import unmarked
from panj.words.names import unnamed_seats


class Subject:
    """A table as one seat sees it, in one language."""

    def __init__(
        self,
        game: Game,
        view: dict[str, Any],
        components: dict[str, Any],
        points: Sequence[int],
        asked: int | None,
        seat: int,
        words: Words,
        names: Sequence[str],
    ) -> None:
        self.game = game
        self.view = view
        self.components = components
        self.points = points
        self.asked = asked
        self.seat = seat
        self.words = words
        self.names = names

    @property
    def title(self) -> str:
        """What the game is called."""
        return self.called(f"{self.game.slug}.name", self.game.slug)

    @property
    def seats(self) -> int:
        return len(self.points)

    @property
    def order(self) -> list[int]:
        """All seats, the own one first; a spectator looks from the first."""
        first = max(self.seat, 0)
        return [(first + step) % self.seats for step in range(self.seats)]

    def t(self, key: str, /, **operands: int | str) -> str:
        """The words of a key."""
        text = self.words.text(key, **operands)
        return text if self.words.is_rtl else unmarked(text)

    def called(self, key: str, otherwise: str) -> str:
        """The words of a key, or what stands for them where nobody wrote any."""
        return self.t(key) if self.words.has(key) else otherwise

    def n(self, value: int) -> str:
        """A number in the language's digits."""
        return self.words.number(value)


def subject_of(game: Game, s: State, seat: int, lang: str, names: Sequence[str] | None) -> Subject:
    """What a seat may see of a state; -1 is a spectator. The state itself goes no further."""
    if seat != SPECTATOR and not 0 <= seat < s.seats:
        raise ValueError(f"there is no seat {seat} among {s.seats}")
    words = words_for(lang)
    d = s.decision()
    return Subject(
        game,
        dict(game.view(s, seat)),
        dict(game.components()),
        list(s.scores()),
        None if d is None else int(d.who),
        seat,
        words,
        list(names or unnamed_seats(words, game, s)),
    )
