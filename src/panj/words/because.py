"""Why a move is good: the parts of a judgement, each a clause, put together to one sentence."""

from collections.abc import Sequence
from typing import Final

from panj.words.speak import Words

APART: Final = 0.025
"""Chances that are nearer to each other are the same."""


class Clause:
    """One reason: its key, how much of it there is, and whether it is less than elsewhere."""

    def __init__(self, key: str, amount: int, less: bool) -> None:
        self.key = key
        self.amount = amount
        self.less = less

    def text(self, words: Words) -> str:
        """The reason in words."""
        return words.form(self.key, {"amount": self.amount}, "less" if self.less else "")


def because(words: Words, clauses: Sequence[Clause], key: str, better_by: float) -> str:
    """What speaks for a move and against it; `key` tells with what it is compared (`best`: an
    ordinary move, `other`: the best one), `better_by` how much better its chance is. A reason for
    which nobody wrote words is left out."""
    told = [clause for clause in clauses if words.has(clause.key)]
    gains = listed(words, [clause.text(words) for clause in told if not clause.less])
    losses = listed(words, [clause.text(words) for clause in told if clause.less])
    if not gains and not losses:
        return words.text(f"core.reason.{key}_{'played' if abs(better_by) > APART else 'alike'}")
    kind = "" if not losses else "_though" if gains else "_deeper" if key == "best" else "_worse"
    shown = {"gains": gains, "losses": losses}
    return words.text(f"core.reason.{key}{kind}", **{n: text for n, text in shown.items() if text})


def listed(words: Words, items: Sequence[str]) -> str:
    """Several things as a sentence names them."""
    if len(items) < 2:
        return "".join(items)
    return words.text("core.and", first=words.comma.join(items[:-1]), second=items[-1])
