"""The log and the summaries of turns tell what happened: in the past."""

import re

import pytest

from panj.words import LANGUAGES
from words.ftl_files import messages, static_text

TOLD = re.compile(r"(?!web-|core-|cli-)\w+-(?:log|told)-")
"""What is told of a match; the page has words of its own about the log."""

PRESENT = {
    "en": r"\b(?:is|are|am|has|have|begins?|leaves?|keeps?|shows?|stands?|lies?|leads?|holds?)\b"
    r"|\A (?!was\b)\w+s\b",  # the verb directly behind a name
    "fa": r"(?<![\w\u200c])(?:است|نیست|هست|هستند|هستید|نیستید|(?<!نگه )دار(?:د|ند|ید)"
    # می‌کرد and its like are past, too.
    r"|ن?می‌(?!(?:کرد|داد|شد|گرفت)(?:ند|ید)?(?!\w))\w+)(?![\w\u200c])",
    "hu": r"\b(?:van|vannak|áll|állnak|vagy|jár|lesz|megelőz|mutatja|számít(?:anak)?"
    r"|(?:el)?kezdőd(?:ik|nek)|jön|játszik|folytat(?:ja)?)\b",
}
"""What verbs of the present look like where they are written. A sentence may do without one."""


def in_present(lang: str, text: str) -> str:
    """The first verb of the present in a text, or nothing."""
    found = re.search(PRESENT[lang], text, re.IGNORECASE)
    return found[0].strip() if found else ""


def told(lang: str) -> list[tuple[str, str]]:
    """All that is told of matches."""
    return [
        (f"{name}.{form}", static_text(pattern))
        for (_, name), forms in messages(lang).items()
        if TOLD.match(name)
        for form, pattern in forms.items()
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_happened_is_told_in_the_past(lang: str) -> None:
    assert len(told(lang)) > 300
    assert [(place, verb) for place, text in told(lang) if (verb := in_present(lang, text))] == []


@pytest.mark.parametrize(
    ("lang", "present", "past"),
    [
        ("en", " takes the crown.", " took the crown."),
        ("en", "Round   begins.", "Round   began."),
        ("fa", "  تاج را می‌گیرد.", "  تاج را گرفت."),
        ("fa", "دور آخر است.", "دور آخر شد."),
        ("fa", "اول دریافت می‌کند.", "باید اول دریافت می‌کردید."),
        ("fa", "دو کارت دارد.", "کشید تا یکی را نگه دارد."),
        ("hu", "Elkezdődik a   forduló.", "Elkezdődött a   forduló."),
        ("hu", "most   van alatta.", "így   lett alatta."),
    ],
)
def test_the_present_is_told_from_the_past(lang: str, present: str, past: str) -> None:
    assert in_present(lang, present)
    assert not in_present(lang, past)
