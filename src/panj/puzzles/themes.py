"""What a puzzle is about, and how hard it should be: both follow from what its search found."""

from collections.abc import Sequence
from fnmatch import fnmatchcase
from math import log2
from typing import Final

from panj.puzzles.puzzle import Asked
from panj.puzzles.recipe import Recipe, Theme

FALLBACK: Final = Theme("ahead")
"""What no theme recognises: it only is the best."""
LEAST_OFTEN: Final = 0.25
"""Once in four walks is often."""
LEVELS: Final = ("easy", "medium", "hard")
MEDIUM_FROM, HARD_FROM = 1400, 1550
MIDDLE: Final = 1300
PER_DEPTH: Final = 60
PER_RANK: Final = 50
MOST_RANK: Final = 5
PER_DOUBLE: Final = 80
PER_LEAD: Final = 60
MOST_LEAD: Final = 4.0
LEAST_RATING, MOST_RATING = 900, 2100


def theme_of(recipe: Recipe, asked: Asked) -> Theme:
    """The first theme that fits."""
    return next((theme for theme in recipe.themes if is_it(theme, asked)), FALLBACK)


def is_it(theme: Theme, asked: Asked) -> bool:
    """Whether a theme fits."""
    return (
        fits(asked.answer, theme.answer)
        and fits(asked.tempting, theme.tempting)
        and (not theme.gains or brings(asked, theme.gains))
        and (not theme.denies or denies(asked))
        and (not theme.more or change(asked, theme.more) >= LEAST_OFTEN)
        and (not theme.fewer or change(asked, theme.fewer) <= -LEAST_OFTEN)
    )


def fits(text: str, patterns: Sequence[str]) -> bool:
    return not patterns or any(fnmatchcase(text, pattern) for pattern in patterns)


def brings(asked: Asked, sources: Sequence[str]) -> bool:
    """Whether the solver's greatest gain is of one of these sources."""
    first = max(asked.gains, key=lambda gain: gain.mine, default=None)
    return first is not None and first.mine > 0.0 and fits(first.source, sources)


def denies(asked: Asked) -> bool:
    """Whether it is more what the best other does not get."""
    mine = sum(gain.mine for gain in asked.gains)
    theirs = sum(gain.theirs for gain in asked.gains)
    return theirs < 0.0 and -theirs > mine


def change(asked: Asked, verbs: Sequence[str]) -> float:
    """How much more often the solver plays one of these."""
    return sum(asked.verbs.get(verb, 0.0) for verb in verbs)


def rating_of(recipe: Recipe, asked: Asked) -> int:
    """How hard it should be, before anybody has tried: many moves, an answer that looks bad, a
    small lead."""
    rating = float(MIDDLE + PER_DEPTH * theme_of(recipe, asked).depth)
    rating += PER_RANK * min(MOST_RANK, asked.rank)
    rating += PER_DOUBLE * (log2(asked.legal) - 2.0)
    rating -= PER_LEAD * min(MOST_LEAD, asked.lead / recipe.lead - 1.0)
    return round(min(MOST_RATING, max(LEAST_RATING, rating)))


def level_of(rating: float) -> str:
    """How hard that is, in a word."""
    return LEVELS[(rating >= MEDIUM_FROM) + (rating >= HARD_FROM)]
