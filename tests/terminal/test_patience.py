"""At a terminal, too, the time of a secret answer tells nothing; by a counted clock."""

import random
from types import SimpleNamespace

import pytest

from panj.bots.bot import USUAL_SECONDS
from panj.cli.sitting import TerminalSitting
from panj.core.chance import key_of
from panj.core.match import Match
from panj.core.moves import Move
from panj.core.registry import REGISTRY
from panj.table.patience import PART, SPREAD
from panj.table.seats import Seats

SEATS = 7
MAGISTRATES = {"rank_1": "magistrate", "role_count": "eight"}
HASTE = 0.013
"""The part of its longest thought that a bot takes for an answer without a choice."""

THOUGHT = 0.3
"""How long a bot of the medium level thinks."""


class CountedClock:
    """Time that goes on only by what is thought and waited."""

    def __init__(self) -> None:
        self.at = 0.0

    def now(self) -> float:
        return self.at

    def sleep(self, seconds: float) -> None:
        self.at += seconds


class Table:
    """A terminal at which one person plays against bots; nothing is shown."""

    def __init__(self, bot: str, *, is_script: bool = False, people: int = 1) -> None:
        game = REGISTRY.game("kohan_dej")
        self.match = Match(game, game.terms(SEATS, dict(MAGISTRATES)), key_of(3))
        names = ["Ada"] * people + [f"bot:{bot}"] * (SEATS - people)
        self.clock = CountedClock()
        console = SimpleNamespace(
            screen=None,
            match=self.match,
            seats=Seats(names),
            is_script=is_script,
            thinking=lambda who, limit: None,
        )
        self.sitting = TerminalSitting(console, None, clock=self.clock)
        self.sitting.bots.decide = self.thought
        self.dice = random.Random(4)
        self.took: dict[bool, list[float]] = {True: [], False: []}
        """How long secret answers of bots took, forced ones and others."""

    def thought(self, who: int) -> Move:
        """A bot's answer, with the time that it costs."""
        moves = self.match.moves()
        self.clock.at += THOUGHT * (HASTE if len(moves) == 1 else 1.0)
        return self.dice.choice(moves)

    def play(self) -> None:
        """The whole match; the person's moves take no time."""
        while (d := self.match.decision()) is not None:
            start = self.clock.at
            is_forced = len(self.match.moves()) == 1
            is_bots = d.who not in self.sitting.driver.people
            if self.sitting.driver.step() is None:
                self.match.make(self.dice.choice(self.match.moves()))
            elif d.SECRET and is_bots:
                self.took[is_forced].append(self.clock.at - start)


def test_secret_answers_of_bots_take_the_same_time_forced_or_not() -> None:
    table = Table("medium")
    table.play()
    pause = PART * min(THOUGHT, USUAL_SECONDS)
    for took in table.took.values():
        assert len(took) > 20
        assert THOUGHT + pause * (1 - SPREAD) <= min(took)
        assert max(took) <= THOUGHT + pause * (1 + SPREAD) + 1e-6


@pytest.mark.parametrize(
    "table",
    [Table("random"), Table("medium", is_script=True), Table("medium", people=0)],
    ids=["who does not look ahead", "a script", "nobody plays"],
)
def test_nobody_waits_where_nothing_would_be_told(table: Table) -> None:
    table.play()
    assert max(took for some in table.took.values() for took in some) <= THOUGHT + 1e-6
