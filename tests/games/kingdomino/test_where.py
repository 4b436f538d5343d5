"""KD-4.1: where a domino would lie, in words of the game and without coordinates."""

import re

import pytest

from panj.games.kingdomino.showing.where import where
from panj.words.speak import Words
from support import rule
from support.kingdomino import Cell, ask_place, kingdom_of, lay, table

ISOLATED = re.compile("[\u2066-\u2069]")
WHEATS, WHEAT_FOREST, FOREST_LAKE = 1, 13, 17
"""Dominoes by what lies on them."""


def said(cells: str, domino: int, left: Cell, right: Cell, lang: str = "en") -> str:
    s = table()
    s.players[0].kingdom = kingdom_of(cells)
    ask_place(s, domino)
    told = where(s, lay(left, right))
    assert told is not None
    return ISOLATED.sub("", Words(lang).say(told))


@rule("KD-4.1")
@pytest.mark.parametrize(
    ("cells", "domino", "left", "right", "words"),
    [
        pytest.param(
            "0,0,C,0",
            WHEAT_FOREST,
            (1, 0),
            (2, 0),
            "Lay the wheat field right of the castle, the forest to its right, at the right edge",
            id="the right half is seen from the left",
        ),
        pytest.param(
            "0,0,C,0 0,1,F,0 0,2,F,0 1,2,F,0",
            WHEAT_FOREST,
            (2, 1),
            (1, 1),
            "Lay the forest above the forest, the wheat field to its right, at the right edge",
            id="the left half is seen from the right",
        ),
        pytest.param(
            "0,0,C,0 0,1,F,0",
            FOREST_LAKE,
            (1, 1),
            (1, 0),
            "Lay the forest right of the forest, the lake right of the castle, at the right edge",
            id="each by its own neighbour",
        ),
        pytest.param(
            "0,0,C,0",
            WHEATS,
            (0, -2),
            (0, -1),
            "Lay one wheat field above the castle, the other above it, at the top",
            id="two halves of one terrain",
        ),
        pytest.param(
            "0,0,C,0 1,0,W,0",
            WHEATS,
            (0, 1),
            (1, 1),
            "Lay one wheat field below the castle, the other below the wheat, at the bottom",
            id="two of one terrain, each by its own neighbour",
        ),
        pytest.param(
            "0,0,C,0 1,0,W,0 2,0,W,0",
            WHEATS,
            (1, 1),
            (2, 1),
            "Lay each wheat field below the wheat, in the bottom right corner",
            id="two of one terrain, along it",
        ),
    ],
)
def test_a_half_is_said_by_its_neighbour_or_else_seen_from_the_other(
    cells: str, domino: int, left: Cell, right: Cell, words: str
) -> None:
    assert said(cells, domino, left, right) == words


@rule("KD-4.1")
@pytest.mark.parametrize("lang", ["en", "fa", "hu"])
def test_every_way_to_lie_is_said_in_every_language(lang: str) -> None:
    kingdom = "0,0,C,0 1,0,W,0 2,0,W,0 0,1,F,0"
    places = [
        said(kingdom, domino, left, right, lang)
        for domino, left, right in [
            (WHEATS, (1, 1), (2, 1)),
            (WHEATS, (3, 0), (4, 0)),
            (WHEATS, (2, 1), (2, 2)),
            (FOREST_LAKE, (0, 2), (0, 3)),
            (WHEAT_FOREST, (1, 1), (1, 2)),
            (WHEAT_FOREST, (2, 1), (1, 1)),
        ]
    ]
    assert len(set(places)) == len(places)
    assert not [place for place in places if re.search(r"kingdomino|[{}\d]", place)]
