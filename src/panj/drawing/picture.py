"""`picture(game, s, seat)`: a table as one seat sees it."""

from collections.abc import Callable, Sequence

from panj.core.game import Game
from panj.core.house import PICTURE
from panj.core.messages import SPECTATOR
from panj.core.state import State
from panj.drawing import generic
from panj.drawing.subject import Subject, subject_of
from panj.drawing.svg import Picture


def picture(
    game: Game,
    s: State,
    seat: int = SPECTATOR,
    lang: str = "en",
    names: Sequence[str] | None = None,
) -> Picture:
    """A picture of what a seat may see, in English, Persian or Hungarian; -1 is a spectator."""
    return Picture(painter(game)(subject_of(game, s, seat, lang, names)))


def painter(game: Game) -> Callable[[Subject], str]:
    """Who draws a game; one without a picture of its own is drawn as a list of what is seen."""
    found = game.house.part(PICTURE, "draw")
    return found if callable(found) else generic.draw
