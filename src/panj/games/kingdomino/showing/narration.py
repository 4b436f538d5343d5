"""How Kingdomino's log is told: who acts, what matters, and what of a turn its summary has."""

from typing import Final

from panj.core.messages import Message
from panj.core.narration import Fact, Line, Narration
from panj.games.kingdomino.showing.phrases import PHRASES
from panj.games.kingdomino.tables import LEFT, RIGHT, TERRAIN_MASK, Terrain


class Placed(Fact):
    """A placed domino with what lies on it."""

    def key(self, slug: str, line: Message) -> str:
        first, second = terrains(line)
        return f"{slug}.told.placed_double" if first == second else f"{slug}.told.placed"

    def values(self, shape: Line, line: Message) -> list[int | str]:
        first, second = terrains(line)
        domino = line.operands[1]
        return [domino, first] if first == second else [domino, first, second]


def terrains(line: Message) -> tuple[int, int]:
    """The terrains of the domino in a line, as words count them."""
    domino = line.operands[1]
    assert isinstance(domino, int)
    return terrain(LEFT[domino]), terrain(RIGHT[domino])


def terrain(square: int) -> int:
    """The terrain of a half, as words count it."""
    return int((square & TERRAIN_MASK) - Terrain.WHEAT)


NARRATION: Final = Narration(
    "kingdomino",
    PHRASES,
    acts=("claimed", "placed", "discarded"),
    minor=("king_drawn", "left_over"),
    important=("score", "game"),
    shows_move=("placed",),
    points={"placed": "points", "middle_kingdom": "points", "harmony": "points"},
    scenes={
        "game": ("dynasty", 1),
        "round": ("round", 1),
        "dealt_three": ("round", 2),
        "dealt_four": ("round", 2),
        "left_over": ("round", 1),
        "middle_kingdom": ("final", 1),
        "harmony": ("final", 1),
        "score": ("final", 2),
    },
    facts={
        "placed": Placed(0, "placed"),
        "discarded": Fact(0, "discarded", ("domino",)),
        "claimed": Fact(1, "claimed", ("domino",)),
        "score": Fact(0, "final"),
    },
)
