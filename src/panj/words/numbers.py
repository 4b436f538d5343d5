"""Numbers as the browser's Intl writes them, so that both sides of Panj agree."""

from typing import Final

from fluent.runtime.types import FluentInt

PERSIAN_DIGITS: Final = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")
GROUP_MARK: Final = {"en": ",", "fa": "\u066c", "hu": "\u00a0"}
MINUS: Final = {"en": "-", "fa": "\u200e\u2212", "hu": "-"}
LEAST_DIGITS_GROUPED: Final = {"en": 4, "fa": 4, "hu": 5}


def number(value: int, lang: str) -> str:
    """A whole number with the language's digits, grouping and sign."""
    digits = str(abs(value))
    if len(digits) >= LEAST_DIGITS_GROUPED[lang]:
        digits = f"{abs(value):,}".replace(",", GROUP_MARK[lang])
    if lang == "fa":
        digits = digits.translate(PERSIAN_DIGITS)
    return (MINUS[lang] if value < 0 else "") + digits


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
