"""What a picture is drawn from: the view of a seat, and nothing that the view does not show."""

from collections.abc import Sequence
from typing import Any

from panj.core.game import Game
from panj.core.messages import SPECTATOR
from panj.core.state import State
from panj.lab.draw.svg import plain
from panj.words import Words, words_for


class Sight:
    """A table through the eyes of one seat, in one language."""

    def __init__(
        self,
        slug: str,
        view: dict[str, Any],
        components: dict[str, Any],
        points: Sequence[int],
        asked: int | None,
        seat: int,
        words: Words,
        names: Sequence[str],
    ) -> None:
        self.slug = slug
        self.view = view
        self.components = components
        self.points = points
        self.asked = asked
        self.seat = seat
        self.words = words
        self.names = names

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
        return text if self.words.lang == "fa" else plain(text)

    def n(self, value: int) -> str:
        """A number in the language's digits."""
        return self.words.number(value)


def sight_of(game: Game, s: State, seat: int, lang: str, names: Sequence[str] | None) -> Sight:
    """What a seat may see of a state; -1 is a spectator. The state itself goes no further."""
    if seat != SPECTATOR and not 0 <= seat < s.seats:
        raise ValueError(f"there is no seat {seat} among {s.seats}")
    words = words_for(lang)
    d = s.decision()
    automa = game.automa(s.terms)
    called = [words.text("core.seat", seat=each + 1) for each in range(s.seats)]
    for each in automa:
        key = f"{game.slug}.automa"
        called[each] = words.text(key) if words.has(key) else called[each]
    return Sight(
        game.slug,
        dict(game.view(s, seat)),
        dict(game.components()),
        list(s.scores()),
        None if d is None else int(d.who),
        seat,
        words,
        list(names or called),
    )
