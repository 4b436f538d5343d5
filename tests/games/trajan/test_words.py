"""Trajan in three languages: the names of the glossary."""

# Persian letters are meant as such.

import pytest

from panj.games.trajan.game import GAME
from panj.games.trajan.tables import (
    ACTIONS,
    COLOUR_NAMES,
    CYCLE,
    GOOD_NAMES,
    LONG_CYCLE,
    SYMBOL_NAMES,
    TYPE_NAMES,
)
from panj.words.speak import LANGUAGES, Words

NAMES = {
    "fa": {
        "action": ["بندرگاه", "انجمن", "ارتش", "سنا", "تراژان", "ساخت‌وساز"],
        "symbol": ["نان", "تفریح", "مذهب"],
        "building": ["پله", "درِ ورودی", "فواره", "بام", "پنجره"],
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


PER_TILE = {"en": "for each", "fa": "برای هر", "hu": "minden"}
HUNGARIAN_OBJECTS = {"bread": "kenyeret", "games": "játékokat", "religion": "vallást"}
"""A Hungarian tile shows a symbol, and what is shown has an ending."""


@pytest.mark.parametrize("symbol", SYMBOL_NAMES)
def test_a_demand_bonus_tells_how_often_it_scores_at_this_table(words: Words, symbol: str) -> None:
    key = f"trajan.bonus.{symbol}"
    once = words.agreed(key, GAME.terms(2, {}).options, "about")
    per_tile = words.agreed(key, GAME.terms(2, {"bonus_demand": "per_tile"}).options, "about")
    assert once == words.form(key, {}, "about")
    assert PER_TILE[words.lang] in per_tile
    assert PER_TILE[words.lang] not in once
    name = words.text(f"trajan.symbol.{symbol}")
    assert (HUNGARIAN_OBJECTS[symbol] if words.lang == "hu" else name) in per_tile


@pytest.mark.parametrize(("cycle", "table"), [("shorter", CYCLE), ("longer", LONG_CYCLE)])
def test_the_rule_of_the_time_cycle_tells_the_spaces_of_this_table(
    words: Words, cycle: str, table: list[int]
) -> None:
    said = words.agreed("trajan.rule.1_9", GAME.terms(2, {"time_cycle": cycle}).options)
    assert all(words.number(table[seats]) in said for seats in GAME.seat_counts)
