"""A chance in words that claim no more than a search knows: a browser says it with the same."""

from typing import Final

BANDS: Final = (
    (0.05, "almost_none"),
    (0.14, "in_10"),
    (0.20, "in_6"),
    (0.23, "in_5"),
    (0.29, "in_4"),
    (0.42, "in_3"),
    (0.58, "in_2"),
    (0.72, "two_in_3"),
    (0.85, "three_in_4"),
    (0.95, "likely"),
)
"""Below so much, these words."""

SURE: Final = "almost_sure"


def odds_key(chance: float) -> str:
    """The key of the words for a chance."""
    for most, name in BANDS:
        if chance < most:
            return f"core.odds.{name}"
    return f"core.odds.{SURE}"
