"""How Trajan's log is told: who acts, what matters, and what of a turn its summary has."""

from typing import Final

from panj.core.messages import Message
from panj.core.narration import LINES, OTHERWISE, Fact, Line, Narration
from panj.games.trajan.showing.phrases import PHRASES
from panj.games.trajan.tables import TILE_FIRST, TILE_SECOND


class TookTile(Fact):
    """A Trajan tile by its two markers; what it gives would make the summary too long."""

    def values(self, shape: Line, line: Message) -> list[int | str]:
        tile = line.operands[1]
        assert isinstance(tile, int)
        return [int(TILE_FIRST[tile]), int(TILE_SECOND[tile])]


NARRATION: Final = Narration(
    "trajan",
    PHRASES,
    acts=(
        "drew",
        "took_card",
        "discarded",
        "placed_tile",
        "sowed",
        "dropped",
        "completed",
        "recruited_workers",
        "recruited_legionnaires",
        "plus_two",
        "impossible",
        "declined",
        "bonus_action",
        "used_extra",
        "played",
        "loaded",
        "loaded_wilds",
        "shipped",
        "took_forum",
        "marched",
        "found",
        "occupied",
        "advanced",
        "built",
        "built_nothing",
        "met",
        "met_by_trajan",
        "unmet",
        "consul",
        "vice_consul",
    ),
    minor=(
        "first_player",
        "first_bonus",
        "drew",
        "took_card",
        "turned_up",
        "reshuffled",
        "discarded",
        "you_drew",
        "you_put",
        "you_arranged",
        "dropped",
        "declined",
        "refilled",
        "votes",
    ),
    important=("penalty", "consul", "vice_consul", "demand", "total"),
    apart=("took_card",),
    shows_move=(
        "sowed",
        "took_forum",
        "built",
        "advanced",
        "recruited_workers",
        "recruited_legionnaires",
    ),
    points={
        "completed": "points",
        "shipped": "points",
        "occupied": "points",
        "advanced": "points",
        "built": "points",
    },
    scenes={
        "demand": ("demand", 1),
        "met": ("quarter", 1),
        "met_by_trajan": ("quarter", 1),
        "unmet": ("quarter", 1),
        "penalty": ("quarter", 1),
        "votes": ("quarter", 2),
        "consul": ("quarter", 2),
        "vice_consul": ("quarter", 2),
        "refilled": ("quarter", 3),
        "final_cards": ("final", 1),
        "final_workers": ("final", 1),
        "final_legionnaires": ("final", 1),
        "final_tiles": ("final", 1),
        "final_sets": ("final", 1),
        "final_bonus": ("final", 1),
        "total": ("final", 2),
    },
    leads={"sowed": Fact(0, "action", ("action",))},
    facts={
        "marched": Fact(1, "marched", ("province",)),
        "occupied": Fact(1, "occupied", ("province",)),
        "built": Fact(1, "built", ("building",)),
        "built_nothing": Fact(1, "built_nothing"),
        "shipped": Fact(1, "shipped", ("ship",)),
        "advanced": Fact(1, "advanced"),
        "took_forum": Fact(1, "took_forum", ("tile",)),
        "placed_tile": TookTile(1, "tile"),
        "used_extra": Fact(2, "twice"),
        "found": Fact(2, "found", ("tile",)),
        "completed": Fact(2, "completed"),
        "recruited_workers": Fact(3, "workers", (), "count"),
        "recruited_legionnaires": Fact(3, "legionnaires", (), "count"),
        "played": Fact(4, "played", ("good",)),
        "drew": Fact(4, "cards", (), "count"),
        "impossible": Fact(OTHERWISE, "impossible"),
        "declined": Fact(OTHERWISE, "declined"),
        "took_card": Fact(OTHERWISE, "took_cards", (), LINES),
        "unmet": Fact(0, "unmet", (), LINES),
        "votes": Fact(1, "senate"),
        "total": Fact(0, "final"),
    },
)
