"""How long a lesson takes: words before the first own move, seconds until then, its length."""

from typing import Final, NamedTuple

from panj.learn.lesson import Ask, Lesson, Play
from panj.words import LANGUAGES, words_for

READING: Final = 200 / 60
"""Words that a newcomer reads in a second."""
FINDING: Final = 4.0
"""Seconds until a newcomer has found and made a move that is lit."""
SHOWN: Final = 1.5
"""Seconds for which a move of others is shown."""


class Figures(NamedTuple):
    """The figures of one lesson, in the language in which they are largest."""

    name: str
    steps: int
    moves: int
    """Decisions of the learner."""
    words_before: int
    """Words that are read before the first own move."""
    first_move: float
    """Seconds from the start to it."""
    words: int
    seconds: float
    """The whole lesson, for who makes every move at the first try."""


def figures_of(lesson: Lesson) -> Figures:
    """How long a lesson takes by what has to be read, found and watched."""
    steps = lesson.steps
    first = next(place for place, step in enumerate(steps) if isinstance(step, Ask))
    asks = [step for step in steps if isinstance(step, Ask)]
    return Figures(
        lesson.name,
        len(steps),
        len(asks),
        read(lesson, first + 1),
        read(lesson, first + 1) / READING + watched(lesson, first) + FINDING,
        read(lesson, len(steps)),
        read(lesson, len(steps)) / READING + watched(lesson, len(steps)) + FINDING * len(asks),
    )


def read(lesson: Lesson, until: int) -> int:
    """The words of the first steps, in the language that has most."""
    keys = [lesson.key(step.text) for step in lesson.steps[:until] if step.text]
    return max(sum(len(words_for(lang).text(key).split()) for key in keys) for lang in LANGUAGES)


def watched(lesson: Lesson, until: int) -> float:
    """Seconds for which others play in the first steps."""
    return SHOWN * sum(len(step.moves) for step in lesson.steps[:until] if isinstance(step, Play))


def figures_table(all_figures: list[Figures]) -> str:
    """The figures of lessons as a table of a page."""
    rows = [
        f"| {each.name} | {each.steps} | {each.moves} | {each.words_before} "
        f"| {each.first_move:.0f} s | {each.words} | {each.seconds / 60:.1f} min |"
        for each in all_figures
    ]
    head = (
        "| Lesson | Steps | Own moves | Words before the first "
        "| First own move | Words | Length |\n|---|---|---|---|---|---|---|"
    )
    return "\n".join([head, *rows, ""])
