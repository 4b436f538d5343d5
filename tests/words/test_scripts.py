"""Each language keeps to its own script, digits and punctuation."""

# Persian digits and letters are meant as such.
# ruff: noqa: RUF001

import re
import unicodedata

import pytest

from panj.core.messages import Message
from panj.core.things import TEXT
from panj.words import LANGUAGES, words_for
from words.ftl_files import all_phrases, games, messages, sample, static_text, talks

QUOTES_COMMANDS = "cli/cli.ftl"
"""The command line quotes commands and options, which are Latin in every language."""


def texts(lang: str) -> list[tuple[str, str]]:
    """Every form of every message that is written in the language's own script."""
    return [
        (f"{ident}.{form}", static_text(pattern))
        for (name, ident), forms in messages(lang).items()
        for form, pattern in forms.items()
        if name != QUOTES_COMMANDS and not ident.startswith("core-language-")
    ]


def matching(lang: str, pattern: str) -> list[str]:
    """The messages whose text has a forbidden sign."""
    return [place for place, text in texts(lang) if re.search(pattern, text)]


def test_persian_has_no_latin_letters() -> None:
    assert matching("fa", "[A-Za-zÀ-ÖØ-öø-ž]") == []


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
    assert [m for m in said if re.search("[A-Za-z0-9]", words.say(m, names))] == []
