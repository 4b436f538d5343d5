"""The games that are installed, found by entry points; nobody imports a game in another way."""

from importlib.metadata import EntryPoint, entry_points
from typing import Final

from panj.core.game import Game
from panj.core.house import House, house_around
from panj.core.messages import Refused

GROUP: Final = "panj.games"


class Registry:
    """Games by slug, loaded when they are first asked for."""

    def __init__(self) -> None:
        self._points: dict[str, EntryPoint] | None = None
        self._games: dict[str, Game] = {}

    def slugs(self) -> list[str]:
        """Every registered game, sorted."""
        return sorted({*self.points(), *self._games})

    def add(self, game: Game) -> None:
        """Register a game by hand, for tests and notebooks."""
        self._games[game.slug] = game

    def game(self, slug: str) -> Game:
        """One game; refused if there is none of this name."""
        found = self._games.get(slug)
        if found is None:
            point = self.points().get(slug)
            if point is None:
                raise Refused("core.refusal.unknown_game", [slug])
            loaded: object = point.load()
            assert isinstance(loaded, Game)
            found = loaded
            found.house = house_around(point.module)
            self._games[slug] = found
        return found

    def house(self, slug: str) -> House:
        """Where a game lives, without loading the game."""
        point = self.points().get(slug)
        if point is None or slug in self._games:
            return self.game(slug).house
        return house_around(point.module)

    def points(self) -> dict[str, EntryPoint]:
        """The entry points, read once: looking them up walks the whole installation."""
        if self._points is None:
            self._points = {point.name: point for point in entry_points(group=GROUP)}
        return self._points


REGISTRY: Final = Registry()
