"""Numbers as the browser's Intl writes them, so that both sides of Panj agree."""

import math
from decimal import ROUND_HALF_UP, Decimal, localcontext
from typing import Final

from fluent.runtime.types import FluentInt

PERSIAN_DIGITS: Final = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")
GROUP_MARK: Final = {"en": ",", "fa": "\u066c", "hu": "\u00a0"}
DECIMAL_MARK: Final = {"en": ".", "fa": "\u066b", "hu": ","}
PERCENT_MARK: Final = {"en": "%", "fa": "\u066a", "hu": "%"}
MINUS: Final = {"en": "-", "fa": "\u200e\u2212", "hu": "-"}
LEAST_DIGITS_GROUPED: Final = {"en": 4, "fa": 4, "hu": 5}


def number(value: int, lang: str) -> str:
    """A whole number with the language's digits, grouping and sign."""
    return written(f"{value:,}", lang)


def decimal(value: float, lang: str, digits: int) -> str:
    """A number with exactly so many digits after the decimal mark."""
    return written(rounded(exact(value), digits), lang)


def percent(ratio: float, lang: str, digits: int = 0) -> str:
    """A ratio as a percentage: 0.25 is `25%`."""
    return written(rounded(exact(ratio).scaleb(2), digits), lang) + PERCENT_MARK[lang]


def in_digits(text: str, lang: str) -> str:
    """A text with its digits replaced by the language's, such as the coordinates of a cell."""
    return text.translate(PERSIAN_DIGITS) if lang == "fa" else text


def exact(value: float) -> Decimal:
    """The shortest decimal that means this float, which is what Intl rounds; 1.005 is a half."""
    if not math.isfinite(value):
        raise ValueError(f"{value} cannot be shown as a number")
    return Decimal(repr(value))


def rounded(value: Decimal, digits: int) -> str:
    """The plain notation, a half rounded away from zero; a small loss stays `-0`, as in Intl."""
    with localcontext(rounding=ROUND_HALF_UP):
        return f"{value:,.{digits}f}"


def written(plain: str, lang: str) -> str:
    """A number in plain notation, such as `-1,234.5`, with the marks of the language."""
    sign = MINUS[lang] if plain.startswith("-") else ""
    whole, point, fraction = plain.removeprefix("-").partition(".")
    is_grouped = len(whole.replace(",", "")) >= LEAST_DIGITS_GROUPED[lang]
    whole = whole.replace(",", GROUP_MARK[lang] if is_grouped else "")
    mark = DECIMAL_MARK[lang] if point else ""
    return sign + in_digits(whole + mark + fraction, lang)


class LocalInt(FluentInt):
    """An integer that a Fluent pattern shows in the language's digits and still counts with."""

    lang = "en"

    def format(self, locale: object) -> str:
        return number(int(self), self.lang)


class PersianInt(LocalInt):
    lang = "fa"


class HungarianInt(LocalInt):
    lang = "hu"


KINDS: Final[dict[str, type[LocalInt]]] = {"en": LocalInt, "fa": PersianInt, "hu": HungarianInt}
