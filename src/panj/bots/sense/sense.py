"""The contract of a game's judgement, and where judgements are found."""

from importlib.metadata import entry_points
from typing import Final

from mypy_extensions import mypyc_attr

from panj.core.moves import Move
from panj.core.state import State

GROUP: Final = "panj.senses"


@mypyc_attr(allow_interpreted_subclasses=True)
class Sense:
    """What a game's position is worth to a seat. This one only counts points."""

    def value(self, s: State, seat: int) -> float:
        """How good the position is for the seat: about its points at the end."""
        return float(s.scores()[seat])

    def rate(self, s: State, moves: list[Move]) -> list[float]:
        """How good each legal move is for the seat that decides now."""
        d = s.decision()
        assert d is not None
        ratings: list[float] = []
        for move in moves:
            after = s.clone()
            after.play(move)
            ratings.append(self.value(after, d.who))
        return ratings


class Senses:
    """Judgements by slug, loaded when first asked for; a game without one counts points."""

    def __init__(self) -> None:
        self._known: dict[str, Sense] = {}

    def of(self, slug: str) -> Sense:
        """The judgement for a game."""
        found = self._known.get(slug)
        if found is None:
            found = self.load(slug)
            self._known[slug] = found
        return found

    def load(self, slug: str) -> Sense:
        """Look among the entry points, which also games from outside use."""
        for point in entry_points(group=GROUP, name=slug):
            loaded: object = point.load()
            assert isinstance(loaded, Sense)
            return loaded
        return Sense()


SENSES: Final = Senses()


def sense_for(slug: str) -> Sense:
    """The judgement for a game."""
    return SENSES.of(slug)
