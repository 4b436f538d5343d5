"""`picture(game, s, seat)`: a table as one seat sees it."""

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec

from panj.core.game import Game
from panj.core.messages import SPECTATOR
from panj.core.state import State
from panj.lab.draw.sight import Sight, sight_of
from panj.lab.draw.svg import Picture

BOARDS = "panj.lab.draw.boards"


def picture(
    game: Game,
    s: State,
    seat: int = SPECTATOR,
    lang: str = "en",
    names: Sequence[str] | None = None,
) -> Picture:
    """A picture of what a seat may see, in English, Persian or Hungarian; -1 is a spectator."""
    return Picture(board_of(game.slug)(sight_of(game, s, seat, lang, names)))


def board_of(slug: str) -> Callable[[Sight], str]:
    """Who draws a game; one without a board of its own is drawn as a list of what is seen."""
    name = f"{BOARDS}.{slug}"
    found = import_module(name if find_spec(name) else f"{BOARDS}.generic")
    draw: Callable[[Sight], str] = found.draw
    return draw
