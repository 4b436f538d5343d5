"""Each language keeps to its own script, digits and punctuation."""

# Persian digits and letters are meant as such.
# ruff: noqa: RUF001

import re
import unicodedata

import pytest

from panj.core.messages import Message
from panj.core.things import TEXT
from panj.words import LANGUAGES, words_for
from words.ftl_files import all_phrases, forms_of, games, messages, sample, static_text, talks

QUOTES_COMMANDS = "cli/cli.ftl"
"""The command line quotes commands and options, which are Latin in every language."""

NUMERALS = re.compile("\u2066(?:I|II|III|IV|V|VI)\u2069")
"""The trays of Trajan are numbered I to VI, on the board that everybody sees: the Persian sentence
names the numeral too. A left-to-right isolate keeps it from moving what stands beside it."""


def texts(lang: str) -> list[tuple[str, str]]:
    """Every form of every message that is written in the language's own script."""
    return [
        (f"{ident}.{form}", static_text(pattern))
        for (name, ident), forms in messages(lang).items()
        for form, pattern in forms.items()
        if name != QUOTES_COMMANDS and not ident.startswith("core-language-")
    ]


def without_numerals(place: str, text: str) -> str:
    """A text of Trajan without the isolated numerals of its trays; every other text as it is."""
    return NUMERALS.sub("", text) if place.startswith("trajan-") else text


def matching(lang: str, pattern: str) -> list[str]:
    """The messages whose text has a forbidden sign."""
    return [place for place, text in texts(lang) if re.search(pattern, text)]


def test_persian_has_no_latin_letters() -> None:
    latin = re.compile("[A-Za-zÀ-ÖØ-öø-ž]")
    assert [place for place, t in texts("fa") if latin.search(without_numerals(place, t))] == []


def test_persian_shows_the_numerals_of_every_tray() -> None:
    shown = [
        NUMERALS.findall(static_text(forms_of("fa", f"trajan-tray-{n}")[""])) for n in range(6)
    ]
    assert shown == [[f"\u2066{n}\u2069"] for n in ("I", "II", "III", "IV", "V", "VI")]


def test_only_the_isolated_numerals_of_trajan_are_let_through() -> None:
    assert without_numerals("trajan-tray-1.", "انجمن (\u2066II\u2069)") == "انجمن ()"
    for place, text in [
        ("trajan-tray-1.", "انجمن (II)"),
        ("trajan-tray-1.", "انجمن (\u2066VII\u2069)"),
        ("minerva-rule-1_1.", "انجمن (\u2066II\u2069)"),
    ]:
        assert without_numerals(place, text) == text


def test_a_plus_before_a_persian_number_keeps_its_side() -> None:
    """Plus and digit have no direction of their own: without an isolate they change places."""
    bare = re.compile("(?<!\u2066)\\[\\+[۰-۹]")
    assert [place for place, text in texts("fa") if bare.search(text)] == []
    assert any("\u2066[+۲]\u2069" in text for _, text in texts("fa"))


def test_persian_has_only_persian_digits() -> None:
    assert matching("fa", "[0-9٠-٩]") == []


def test_persian_has_persian_letters_and_punctuation() -> None:
    assert matching("fa", '[يكة,;?"“”„]') == []


def test_persian_prefixes_and_plurals_are_joined_by_a_half_space() -> None:
    assert matching("fa", r"(^|\s)ن?می\s") == []
    assert matching("fa", r"\sها(ی|یی|یشان)?(\s|[.،؛]|$)") == []


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_latin_languages_have_no_arabic_letters_or_digits(lang: str) -> None:
    assert matching(lang, "[\u0600-\u06ff]") == []


def test_hungarian_never_dodges_the_article() -> None:
    assert matching("hu", r"[Aa]\(z\)") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_letters_are_composed_and_spaces_are_single(lang: str) -> None:
    assert [
        place for place, text in texts(lang) if not unicodedata.is_normalized("NFC", text)
    ] == []
    assert [
        (name, ident)
        for (name, ident), forms in messages(lang).items()
        for pattern in forms.values()
        for element in pattern.elements
        if re.search(r"[^\n ] {2,}", getattr(element, "value", ""))
    ] == []


def test_persian_sentences_never_mix_digits() -> None:
    words = words_for("fa")
    names = ["نگار", "سارا", "آرش", "مینا", "پری", "بهار", "رضا", "شیرین"]
    said = [
        Message(key, sample(operands, 11))
        for key, operands in all_phrases().items()
        if all(operand.kind is not TEXT for operand in operands)
    ]
    for game in games():
        for talk in talks(game.slug):
            said += [*talk.log, *talk.spoken]
    heard = [(m, without_numerals(m.key.replace(".", "-"), words.say(m, names))) for m in said]
    assert [m for m, text in heard if re.search("[A-Za-z0-9]", text)] == []
