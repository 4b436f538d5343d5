"""That a game is over, and what came of it where nobody was beaten."""

from collections.abc import Sequence

from panj.core.messages import SPECTATOR
from panj.core.state import State
from panj.words.direction import plain
from panj.words.speak import Words


def over_text(words: Words, s: State, names: Sequence[str], reader: int = SPECTATOR) -> str:
    """One sentence, or two."""
    said = words.text("core.game_over")
    result = s.result()
    return plain(said if result is None else f"{said} {words.tell(result, names, reader)}")
