"""What a report writes: names, numbers and sentences, ready to stand in HTML."""

from html import escape
from typing import Final

from panj.arena.plan import AUTOMA
from panj.arena.report.charts import Show
from panj.arena.summary import Measured
from panj.words import Words

LAST: Final = 1e6
UNITS: Final = (("seconds", 1.0), ("milliseconds", 1e3), ("microseconds", LAST))


class Wording:
    """The words of a report in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    # Sentences and names

    def say(self, key: str, /, **operands: int | str) -> str:
        """A sentence, ready to stand in HTML."""
        return escape(self.words.text(key, **operands))

    def called(self, key: str, otherwise: str) -> str:
        """The name behind a key; games from outside may have none."""
        return self.say(key) if self.words.has(key) else escape(otherwise)

    def name(self, label: str) -> str:
        """The name of a bot; its label if nobody translated it."""
        key = "arena.automa" if label == AUTOMA else f"core.bot.{label}"
        return self.words.text(key) if self.words.has(key) else label

    def isolated(self, label: str) -> str:
        """The name of a bot in HTML, whatever its direction."""
        return f"<bdi>{escape(self.name(label))}</bdi>"

    # Numbers

    def number(self, value: float) -> str:
        """A whole number."""
        return self.words.number(round(value))

    def percent(self, value: float) -> str:
        """A share."""
        return self.words.percent(value, 1)

    def score(self, value: float) -> str:
        """Points on average."""
        return self.words.decimal(value, 1)

    def seconds(self, value: float) -> str:
        """A time in a unit in which it can be read."""
        unit, factor = next(
            (unit, factor) for unit, factor in UNITS if value * factor >= 1 or factor == LAST
        )
        scaled = round(value * factor, 6)
        digits = 0 if scaled >= 100 or scaled == int(scaled) else 1
        return self.words.text(f"arena.{unit}", time=self.words.decimal(scaled, digits))

    def interval(self, value: Measured, show: Show) -> str:
        """An estimate and its bounds."""
        low, high = escape(show(value.low)), escape(show(value.high))
        bounds = self.words.text("arena.interval", low=low, high=high)
        return f"<bdi>{escape(show(value.mean))}</bdi> <small>{bounds}</small>"
