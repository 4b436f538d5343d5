"""Components, abilities and effects have names and explanations in all languages."""

import pytest

from panj.core.messages import Message
from panj.games.pax_pamir.game import GAME
from panj.games.pax_pamir.tables import (
    ABILITIES,
    COURT,
    EVENT_SIDES,
    ICONS,
    rows,
)
from panj.words.speak import LANGUAGES, Words, phrases_of
from support import rule


@pytest.fixture(scope="module")
def languages() -> dict[str, Words]:
    """Read after this game was registered."""
    return {lang: Words(lang) for lang in LANGUAGES}


@rule("PP-1.5")
def test_court_cards_keep_their_proper_names(languages: dict[str, Words]) -> None:
    for card, row in enumerate(COURT, 1):
        assert languages["en"].text(f"pax_pamir.card.{card}") == row["name"]
    for words in languages.values():
        assert len({words.text(f"pax_pamir.card.{card}") for card in range(1, 101)}) == 100


PEOPLE = {
    *(1, 2, 4, 6, 7, 18, 19, 20, 21, 22, 23, 24, 25, 26, 33, 35, 39, 40, 41, 45, 51, 56, 68, 70),
    *(71, 72, 73, 74, 75, 86, 88, 89, 90, 91, 92, 93),
}
"""Cards that are called as a person is, and nothing else."""

BANK = 46


@rule("PP-1.5")
def test_what_is_no_person_has_a_hungarian_name(languages: dict[str, Words]) -> None:
    same = {
        card
        for card in range(1, 101)
        if languages["hu"].text(f"pax_pamir.card.{card}") == COURT[card - 1]["name"]
    }
    assert same == PEOPLE | {BANK}


@rule("PP-4.21", "PP-4.20")
def test_abilities_and_effects_are_explained_in_all_languages(languages: dict[str, Words]) -> None:
    keys = [f"pax_pamir.ability.{key}" for key in ABILITIES]
    keys += [f"pax_pamir.effect.{effect}" for sides in EVENT_SIDES for effect in sides]
    keys += [f"pax_pamir.effect.{row['discard_key']}" for row in rows("event_cards.csv")]
    for words in languages.values():
        for key in keys:
            assert words.form(key, {}, "about") != words.text(key)


def test_icons_have_names(languages: dict[str, Words]) -> None:
    keys = [f"pax_pamir.icon.{icon}" for icon in ICONS]
    for words in languages.values():
        assert all(words.has(key) for key in keys)


def test_every_message_of_the_game_has_words(languages: dict[str, Words]) -> None:
    for words in languages.values():
        assert [key for key in phrases_of(GAME) if not words.has(key)] == []


def test_a_seat_reads_its_own_deeds_in_the_second_person(languages: dict[str, Words]) -> None:
    message = Message("pax_pamir.log.bought", [0, 45, 1, 2])
    words = languages["en"]
    names = ["Ann", "Bob"]
    plain = words.say(message, names, 1).replace("\u2068", "").replace("\u2069", "")
    assert plain == "Ann bought Haji Khan Kakar for 1 rupee and took 2 rupees from it."
    mine = words.say(message, names, 0)
    assert mine.startswith("You bought")
