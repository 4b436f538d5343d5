"""What is wrong with a lesson: every step is played, its numbers are compared, its texts are read.

Lessons are written by people and checked by this, in the tests and by `tools/lessons.py`.
"""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final

from panj.core.dice import Dice
from panj.core.messages import Refused
from panj.core.moves import Move
from panj.core.purpose import dice_for
from panj.core.state import State
from panj.learn.lesson import Ask, Lesson, Play, Step
from panj.learn.walk import NEXT, Walk
from panj.words import LANGUAGES, words_for
from panj.words.speak import rule_key

BRANCHES: Final = 40
"""So many random ways through the accepted moves must come to the end."""
LONGEST: Final = 270
"""Signs of a text: three lines on a phone."""
MOST_STEPS: Final = 12
MOST_MINUTES: Final = 8
MOST_ENTRIES: Final = 60
ENDLESS: Final = "does not come to an end"
NUMBERS: Final = re.compile(r"\d+")


def faults(lesson: Lesson, branches: int = BRANCHES) -> list[str]:
    """Everything that is wrong with a lesson, in plain sentences."""
    found = [*promises(lesson), *wording(lesson), *rules(lesson)]
    try:
        found += on_the_best_way(lesson)
        for number in range(branches):
            found += on_a_way(lesson, dice_for(f"panj lesson {lesson.name} {number}"))
    except Refused as refusal:
        found.append(f"cannot be played: {refusal.message.key}")
    return list(dict.fromkeys(found))


def promises(lesson: Lesson) -> Iterator[str]:
    """What every lesson keeps to: short, and the learner moves soon."""
    steps = lesson.steps
    if len(steps) > MOST_STEPS:
        yield f"has {len(steps)} steps, more than {MOST_STEPS}"
    if not 1 <= lesson.file.minutes <= MOST_MINUTES:
        yield f"takes {lesson.file.minutes} minutes"
    if not any(isinstance(step, Ask) for step in steps[:2]):
        yield "does not ask for a move in its first two steps"
    for number, (one, next_one) in enumerate(pairwise(steps), 1):
        if not isinstance(one, Ask | Play) and not isinstance(next_one, Ask | Play):
            yield f"step {number}: two steps in a row only tell"


# Texts


def wording(lesson: Lesson) -> Iterator[str]:
    """Texts that are missing in a language, too long, or say other numbers than in English."""
    for text in texts_of(lesson):
        english = spoken(lesson, text, "en")
        for lang in LANGUAGES:
            said = spoken(lesson, text, lang)
            if not said:
                yield f"{lang}: there is no text {text}"
            elif len(said) > LONGEST:
                yield f"{lang}: {text} has {len(said)} signs"
            elif numbers_in(said) != numbers_in(english):
                yield f"{lang}: {text} does not say the numbers of the English text"


def texts_of(lesson: Lesson) -> list[str]:
    """All that a lesson says, by its own short keys."""
    found = [f"{lesson.number}_title"]
    for step in lesson.steps:
        found += [step.text] if step.text else []
        found += step.other.values() if isinstance(step, Ask) else []
    return found


def spoken(lesson: Lesson, text: str, lang: str) -> str:
    words = words_for(lang)
    return words.text(lesson.key(text)) if words.has(lesson.key(text)) else ""


def numbers_in(text: str) -> set[int]:
    """The numbers that a text says in figures; nought may be a word."""
    return {int(each) for each in NUMBERS.findall(text)} - {0}


def rules(lesson: Lesson) -> Iterator[str]:
    """Rules that are named and are none."""
    words = words_for("en")
    for number, step in enumerate(lesson.steps, 1):
        if step.rule and not words.has(rule_key(step.rule, lesson.game.slug)):
            yield f"step {number}: there is no rule {step.rule}"


# Moves


def on_the_best_way(lesson: Lesson) -> list[str]:
    """What goes wrong for who makes the moves that are shown: here every number is compared."""
    walk = Walk(lesson)
    found: list[str] = []
    for _ in range(MOST_ENTRIES):
        step = walk.step
        if step is None:
            return found + unkept(walk)
        found += pointless(walk, step)
        best = walk.best()
        if isinstance(step, Ask) and (best is None or is_other(walk, step, best)):
            return [*found, f"step {walk.at + 1}: its best move {step.best} is not accepted"]
        walk.take(NEXT if best is None else walk.game.moves.text(best))
    return [*found, ENDLESS]


def is_other(walk: Walk, step: Ask, best: Move) -> bool:
    """Whether another move stands in for the best one, where the lesson does not ask again."""
    return not step.repeat and walk.game.moves.text(best) != step.best


def unkept(walk: Walk) -> list[str]:
    """What steps promised that is not so after them."""
    return [
        f"step {place + 1}: {name} is {fact(walk, s, name)}, not {value}"
        for place, s in walk.after.items()
        for name, value in walk.lesson.steps[place].then.items()
        if fact(walk, s, name) != value
    ]


def fact(walk: Walk, s: State, name: str) -> Any:
    """What a step may promise: `points` (the learner's), `scores`, `over`, who is `asked`, or a
    path into the dump of the state."""
    d = s.decision()
    known = {
        "scores": list(s.scores()),
        "points": s.scores()[walk.lesson.you],
        "over": d is None,
        "asked": None if d is None else d.who,
    }
    if name in known:
        return known[name]
    data: Any = walk.game.dump(s)
    for part in name.split("."):
        data = data[int(part)] if isinstance(data, list) else data.get(part)
    return data


def pointless(walk: Walk, step: Step) -> list[str]:
    """What is to be lit and cannot be pointed at; for who is asked."""
    if not isinstance(step, Ask):
        return []
    moves = walk.match.moves()
    things = {thing for move in moves for thing in walk.game.moves.things(move)}
    stray = sorted(set(step.lit) - things)
    return [f"step {walk.at + 1}: {', '.join(stray)} cannot be pointed at"] if stray else []


def on_a_way(lesson: Lesson, dice: Dice) -> list[str]:
    """What goes wrong for who makes any of the accepted moves."""
    walk = Walk(lesson)
    for _ in range(MOST_ENTRIES):
        step = walk.step
        if step is None:
            return []
        found = [walk.game.moves.text(move) for move in walk.accepted()]
        if isinstance(step, Ask) and not found:
            return [f"step {walk.at + 1}: nothing is accepted after {walk.way}"]
        walk.take(found[dice.below(len(found))] if isinstance(step, Ask) else NEXT)
    return [ENDLESS]
