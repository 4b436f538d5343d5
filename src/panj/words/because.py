"""What speaks for a move: facts, each a clause, put together to one sentence."""

from collections.abc import Sequence

from panj.words.speak import Words


class Clause:
    """One fact: its key, how much of it there is, and whether that is less than before."""

    def __init__(self, key: str, amount: int, less: bool) -> None:
        self.key = key
        self.amount = amount
        self.less = less

    def text(self, words: Words) -> str:
        """The fact in words."""
        return words.form(self.key, {"amount": self.amount}, "less" if self.less else "")


def because(words: Words, clauses: Sequence[Clause]) -> str:
    """What a move gains and what that costs; nothing where it gains nothing, because a loss alone
    speaks for no move. A fact for which nobody wrote words is left out."""
    told = [clause for clause in clauses if words.has(clause.key)]
    gains = listed(words, [clause.text(words) for clause in told if not clause.less])
    losses = listed(words, [clause.text(words) for clause in told if clause.less])
    if not gains:
        return ""
    if losses:
        return words.text("core.reason.though", gains=gains, losses=losses)
    return words.text("core.reason.gains", gains=gains)


def listed(words: Words, items: Sequence[str]) -> str:
    """Several things as a sentence names them."""
    if len(items) < 2:
        return "".join(items)
    return words.text("core.and", first=words.comma.join(items[:-1]), second=items[-1])
