"""Minerva in three languages: names as the rulebooks print them, and whole sentences."""

# Persian digits and letters are meant as such.

import re

import pytest

from games.minerva.scene import face, good
from panj.core.messages import Message
from panj.games.minerva.tables import FACE_NAMES, LOCATION_NAMES, RANK_NAMES, TEMPLE_NAMES
from panj.words import LANGUAGES
from panj.words.speak import Words
from support import rule

HUNGARIAN = {
    "fountain": "Forrás",
    "market": "Piac",
    "charcoal_burner": "Faszénégető",
    "stone_merchant": "Kőkereskedő",
    "blacksmith": "Kovács",
    "theatre": "Színház",
    "statue": "Szobor",
    "library": "Könyvtár",
    "garden": "Kert",
    "stable": "Istálló",
    "armoury": "Fegyverzet",
    "weaponsmith": "Fegyverkovács",
    "colosseum": "Colosseum",
    "trading_post": "Kereskedelmi állomás",
    "triumphal_arch": "Diadalív",
    "dining_hall": "Ebédlőterem",
    "public_bath": "Közfürdő",
    "circus": "Cirkusz",
}


@pytest.fixture(scope="module", params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(request.param)


def plain(text: str) -> str:
    return re.sub("[\u2068\u2069]", "", text)


def test_hungarian_names_are_those_of_the_rulebook() -> None:
    words = Words("hu")
    for name, expected in HUNGARIAN.items():
        assert words.text(f"minerva.tile.{name}") == expected


def test_every_tile_has_a_name_of_its_own_and_an_explanation(words: Words) -> None:
    names = [words.text(f"minerva.tile.{name}") for name in FACE_NAMES]
    assert len(set(names)) == len(names)
    for name in [*LOCATION_NAMES, *[f"temple_{temple}" for temple in TEMPLE_NAMES]]:
        key = f"minerva.tile.{name}"
        assert words.form(key, {}, "about") != words.text(key)


def test_every_title_has_a_name(words: Words) -> None:
    assert len({words.text(f"minerva.rank.{name}") for name in RANK_NAMES}) == 7


def test_english_counts_denarii() -> None:
    words = Words("en")
    one = Message("minerva.log.gained", [0, 1, good("denarius"), face("tavern")])
    three = Message("minerva.log.gained", [0, 3, good("denarius"), face("foundry")])
    wheat = Message("minerva.log.gained", [0, 2, good("wheat"), face("farm_estate")])
    assert plain(words.say(one, ["Ada"])) == "Ada gained 1 denarius (Tavern)."
    assert plain(words.say(three, ["Ada"])) == "Ada gained 3 denarii (Foundry)."
    assert plain(words.say(wheat, ["Ada"], reader=0)) == "You gained 2 wheat (Farm Estate)."


def test_a_line_tells_no_coordinates() -> None:
    words = Words("fa")
    message = Message("minerva.log.residence", [0, 128 * 256 + 130])
    assert plain(words.say(message, ["نگار"])) == "نگار خانه‌ای گذاشت."


@rule("MI-9.31")
def test_hungarian_says_denar_everywhere() -> None:
    words = Words("hu")
    assert words.text("minerva.good.denarius") == "dénár"
    assert words.text("minerva.tile.foundry") == "Öntöde"
    assert words.text("minerva.tile.aqueduct") == "Vízvezeték"
    assert words.text("minerva.rank.immunis") == "Immunis"
