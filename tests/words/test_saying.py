"""Messages become sentences: for everybody, for the seat concerned, with isolated names."""

# Persian digits and letters are meant as such.
# ruff: noqa: RUF001

import re

import pytest

from panj.core.game import Game
from panj.core.messages import Message
from panj.core.things import SEAT, TEXT
from panj.words import LANGUAGES, words_for
from panj.words.direction import unmarked
from panj.words.names import character, first_character
from panj.words.speak import ident
from words.ftl_files import all_phrases, forms_of, games, sample, static_text, talks, variables

GAMES = [pytest.param(game, id=game.slug) for game in games()]
NAMES = ["Bence", "نگار", "Ágnes", "O'Neill", "پنج", "6", "Zoë", "سارا"]
SAMPLES = [0, 1, 2, 5, 11]


def isolated(text: str) -> str:
    """What stands between the marks that keep its direction from spreading."""
    return f"\u2068{text}\u2069"


def plain(text: str) -> str:
    """A sentence without its marks."""
    return re.sub("[\u2068\u2069]", "", text)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("value", SAMPLES)
def test_every_sentence_can_be_said(lang: str, value: int) -> None:
    words = words_for(lang)
    for key, operands in all_phrases().items():
        message = Message(key, sample(operands, value))
        assert plain(words.say(message, NAMES)).strip()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_can_be_told(game: Game, lang: str) -> None:
    words = words_for(lang)
    for talk in talks(game.slug):
        assert talk.log
        for message in [*talk.log, *talk.spoken]:
            assert plain(words.say(message, NAMES)).strip()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_reader_is_told_what_he_did_as_you(game: Game, lang: str) -> None:
    words = words_for(lang)
    phrases = all_phrases()
    told = 0
    for message in talks(game.slug)[0].log:
        operands = phrases[message.key]
        if operands and operands[0].kind is SEAT and message.operands[0] == 0:
            own = words.say(message, NAMES, reader=0)
            assert NAMES[0] in words.say(message, NAMES, reader=1)
            assert NAMES[0] not in own
            assert own != words.say(message, NAMES)
            told += 1
    assert told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_and_typed_words_are_isolated(lang: str) -> None:
    words = words_for(lang)
    for key, operands in all_phrases().items():
        used = variables(forms_of(lang, ident(key))[""])
        for seat in (0, 1):
            text = words.say(Message(key, sample(operands, seat)), NAMES)
            for operand in operands:
                if operand.name in used and operand.kind is SEAT:
                    assert isolated(NAMES[seat]) in text, key
                if operand.name in used and operand.kind is TEXT:
                    assert isolated("word") in text, key


AND = {"en": "and", "fa": "و", "hu": "és"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_somebody_did_can_go_on_behind_what_came_before(lang: str) -> None:
    """A story leaves out the name that was said; the rest must not begin with another's."""
    words = words_for(lang)
    for key, operands in all_phrases().items():
        if ".log." in key:
            said = unmarked(words.say(Message(key, sample(operands, 0)), NAMES))
            assert not said.startswith(f"{NAMES[0]} {AND[lang]} "), said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_full_table_has_no_number_of_free_seats(lang: str) -> None:
    words = words_for(lang)
    assert not re.search(r"\d", words.text("web.home.free", seats=0))
    assert re.search(r"\d", words.text("web.home.free", seats=2))


def test_a_name_of_the_other_direction_is_isolated() -> None:
    claimed = Message("kingdomino.log.claimed", [0, 12])
    persian = words_for("fa").say(claimed, ["Bence"])
    assert persian == f"{isolated('Bence')} دومینوی {isolated('۱۲')} را انتخاب کرد."
    english = words_for("en").say(claimed, ["نگار"])
    assert english == f"{isolated('نگار')} claimed domino {isolated('12')}."


@pytest.mark.parametrize(
    ("lang", "points", "expected"),
    [
        ("en", 1, "1 point"),
        ("en", 0, "0 points"),
        ("en", 1234, "1,234 points"),
        ("fa", 1, "۱ امتیاز"),
        ("fa", 1234, "۱٬۲۳۴ امتیاز"),
        ("hu", 1, "1 pont"),
        ("hu", 1234, "1234 pont"),
        ("hu", 12345, "12\u00a0345 pont"),
    ],
)
def test_amounts_have_the_digits_and_the_grammar_of_the_language(
    lang: str, points: int, expected: str
) -> None:
    assert plain(words_for(lang).text("core.points", points=points)) == expected


@pytest.mark.parametrize(
    ("domino", "expected"),
    [(1, "Az 1."), (5, "Az 5."), (11, "A 11."), (15, "A 15."), (48, "A 48.")],
)
def test_hungarian_chooses_the_article_by_the_sound_of_the_number(
    domino: int, expected: str
) -> None:
    text = words_for("hu").say(Message("kingdomino.log.claimed", [0, domino]), ["Bence"], reader=0)
    assert plain(text) == f"{expected} dominót választottad."


def test_places_on_the_board_have_the_digits_of_the_language() -> None:
    place = Message("kingdomino.move.place", [96, 0])
    assert isolated("-1,-1") in words_for("en").say(place)
    assert isolated("-۱,-۱") in words_for("fa").say(place)


def test_a_missing_operand_is_an_error() -> None:
    with pytest.raises(ValueError, match="points"):
        words_for("en").text("core.points")


def test_static_text_is_what_stands_outside_placeables() -> None:
    value = forms_of("en", "core-round_of")[""]
    assert static_text(value).split() == ["Round", "of"]


def test_bots_have_other_names_at_other_tables() -> None:
    """The browser says the same (`lib/seats.test.ts`)."""
    names = [
        [character(words_for("en"), "hard", place, 2, first_character(table)) for place in (0, 1)]
        for table in ("0000ff" + "0" * 26, "000001" + "0" * 26, "")
    ]
    assert names == [["Raven", "Wolf"], ["Falcon", "Leopard"], ["Wolf", "Falcon"]]
