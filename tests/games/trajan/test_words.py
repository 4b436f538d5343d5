"""Trajan in three languages: the names of the glossary."""

# Persian letters are meant as such.

import pytest

from panj.games.trajan.tables import ACTIONS, COLOUR_NAMES, GOOD_NAMES, SYMBOL_NAMES, TYPE_NAMES
from panj.words.speak import LANGUAGES, Words

NAMES = {
    "fa": {
        "action": ["بندرگاه", "انجمن", "ارتش", "سنا", "تراژان", "ساخت و ساز"],
        "symbol": ["نان", "تفریح", "مذهب"],
        "building": ["پله", "در", "فواره", "بام", "پنجره"],
        "colour": ["زرد", "نارنجی", "سبز روشن", "سفید", "صورتی", "آبی"],
    },
    "hu": {
        "action": [
            *("kikötőakció", "fórumakció", "katonai akció"),
            *("szenátusakció", "Trajan-akció", "építési akció"),
        ],
        "symbol": ["kenyér", "játékok", "vallás"],
        "building": ["lépcső", "ajtó", "szökőkút", "tető", "ablak"],
        "colour": ["sárga", "narancssárga", "világoszöld", "fehér", "rózsaszín", "kék"],
    },
}
MEMBERS = {
    "action": ACTIONS,
    "symbol": SYMBOL_NAMES,
    "building": TYPE_NAMES,
    "colour": COLOUR_NAMES,
}


@pytest.fixture(scope="module", params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(request.param)


@pytest.mark.parametrize("kind", list(MEMBERS))
def test_things_have_the_names_of_the_glossary(words: Words, kind: str) -> None:
    spoken = [words.text(f"trajan.{kind}.{name}") for name in MEMBERS[kind]]
    if words.lang in NAMES:
        assert spoken == NAMES[words.lang][kind]
    assert len(set(spoken)) == len(MEMBERS[kind])


def test_every_good_and_marker_letter_is_different(words: Words) -> None:
    goods = {words.text(f"trajan.good.{name}") for name in GOOD_NAMES}
    letters = {words.form(f"trajan.colour.{name}", {}, "letter") for name in COLOUR_NAMES}
    assert (len(goods), len(letters)) == (12, 6)


def test_every_tile_says_what_it_does(words: Words) -> None:
    tile = words.text("trajan.tile.w3")
    assert words.text("trajan.colour.yellow") in tile
    assert words.text("trajan.colour.orange") in tile
    assert words.form("trajan.tile.w3", {}, "about") != tile
