"""A worker: a process that plays games for an arena and may die over a bad bot.

It reads a plan and then jobs, one JSON document a line, and answers with the decisions of a game as
they are made and with its record. A bot that hangs is ended together with the worker by the
alarm clock of the operating system, which needs no Python code to run: a compiled bot lets none.
"""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import msgspec

from panj.arena.pipe import PipeBot
from panj.arena.plan import AUTOMA, Asked, Job, Lapse, Plan, Record
from panj.arena.schedule import Schedule
from panj.arena.simulate import finish, secret
from panj.bots.greedy import GreedyBot
from panj.bots.guarded import Answer, Failure, guarded
from panj.bots.random import RandomBot
from panj.core.chance import KEY_BYTES
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.moves import Move
from panj.core.registry import REGISTRY
from panj.core.state import State

READY: Final = b"ready"
ASKED: Final = b"asked "
RECORD: Final = b"record "
BROKEN: Final = b"broken "

SUBSTITUTES: Final = (GreedyBot, RandomBot)
"""Who decides for a bot that failed; the second if the first fails too."""

SUBSTITUTE_SECONDS: Final = 1.0
SLACK_SECONDS: Final = 0.25
"""A bot that comes back just too late is told so by itself; the alarm is for one that does not."""

MOST_DEATHS: Final = 3
"""A bot over which so many workers died in one game is not asked again in it."""

Tell = Callable[[bytes], None]


class Table:
    """One game while it is played."""

    def __init__(self, plan: Plan, schedule: Schedule, job: Job, tell: Tell) -> None:
        self.game: Game = REGISTRY.game(plan.game)
        self.job = job
        self.tell = tell
        self.deal = schedule.deal(job.number)
        key = secret(plan.seed, self.deal, "deal", KEY_BYTES)
        self.s: State = self.game.new(plan.seats, plan.options, key)
        self.seed = plan.seed
        self.grace = plan.grace
        sitting = iter(schedule.sitting(job.number))
        automa = plan.automa()
        self.entrants = [
            None if seat in automa else plan.entrants[next(sitting)] for seat in range(plan.seats)
        ]
        self.bots = [None if each is None else each.make() for each in self.entrants]
        for seat, (bot, entrant) in enumerate(zip(self.bots, self.entrants, strict=True)):
            if isinstance(bot, PipeBot) and entrant is not None:
                bot.sit(self.s.terms, seat, entrant.seconds, plan.grace)
        self.asked: list[list[float]] = [[] for _ in self.entrants]
        self.deaths: list[list[str]] = [[] for _ in self.entrants]
        self.lapses: list[Lapse] = []
        self.count = 0

    def play(self) -> Record:
        """Play the game to its end; bots from outside are told how it ended."""
        outcome = finish(self.game, self.s, self.job.number, self.choose)
        for bot in self.bots:
            if isinstance(bot, PipeBot):
                bot.over(outcome.scores, outcome.places)
        return Record(
            number=self.job.number,
            deal=self.deal,
            bots=[AUTOMA if each is None else each.label for each in self.entrants],
            scores=outcome.scores,
            places=outcome.places,
            decisions=outcome.decisions,
            asked=[len(times) for times in self.asked],
            seconds=[round(sum(times), 6) for times in self.asked],
            slowest=[round(max(times, default=0.0), 6) for times in self.asked],
            lapses=self.lapses,
            digest=outcome.digest,
        )

    def choose(self, who: int) -> Move:
        """The move of a seat: from the journal as far as it goes, then by asking."""
        known = self.job.journal[self.count] if self.count < len(self.job.journal) else None
        self.count += 1
        if known is not None and known.move:
            self.keep(who, known)
            return self.game.moves.parse(known.move)
        dice = self.dice()
        deaths = self.deaths[who]
        if known is None and len(deaths) >= MOST_DEATHS:
            known = Asked("", 0.0, deaths[-1], "not asked any more")
        answer = self.ask(who, dice) if known is None else self.blamed(who, known)
        move = answer.move or self.substitute(who, dice)
        text, took = self.game.moves.text(move), round(answer.seconds, 6)
        deadly = known is not None and known.deadly
        done = Asked(text, took, answer.failure, answer.detail, deadly)
        self.keep(who, done)
        self.tell(ASKED + msgspec.json.encode(done))
        return move

    def dice(self) -> Dice:
        """The dice of a decision, the same whether or not a worker died on the way to it."""
        use = f"dice {self.count}"
        return Dice(int.from_bytes(secret(self.seed, self.job.number, use, 12), "little"))

    def keep(self, who: int, done: Asked) -> None:
        """Note how long a seat took, and what it did wrong."""
        self.asked[who].append(done.seconds)
        if done.deadly:
            self.deaths[who].append(done.reason)
        if done.reason:
            self.lapses.append(Lapse(self.count - 1, who, done.reason, done.detail))

    def ask(self, who: int, dice: Dice) -> Answer:
        """Ask the bot of a seat."""
        bot, entrant = self.bots[who], self.entrants[who]
        assert bot is not None
        assert entrant is not None
        guess = self.game.guess(self.s, who, dice)
        with alarm(entrant.seconds + self.grace + SLACK_SECONDS):
            answer = guarded(bot, self.game, guess, entrant.seconds, dice, self.grace)
        if isinstance(bot, PipeBot):
            bot.revive()
        return answer

    def blamed(self, who: int, known: Asked) -> Answer:
        """The answer of a bot over which a worker before this one died."""
        entrant = self.entrants[who]
        assert entrant is not None
        waited = known.deadly and known.reason == Failure.OVERRAN
        took = entrant.seconds + self.grace if waited else 0.0
        return Answer(None, known.reason, known.detail, took)

    def substitute(self, who: int, dice: Dice) -> Move:
        """A legal move for a bot that has lost the decision."""
        for kind in SUBSTITUTES:
            if kind is not type(self.bots[who]):  # that has just failed itself
                guess = self.game.guess(self.s, who, dice)
                move = guarded(kind(), self.game, guess, SUBSTITUTE_SECONDS, dice).move
                if move is not None:
                    return move
        d = self.s.decision()
        assert d is not None
        return d.moves(self.s)[0]


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """End this process if what is done inside takes longer."""
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)


def main() -> None:
    """Play what comes in, until nothing comes any more."""
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    # What a bot prints must not be taken for an answer.
    out = os.dup(1)
    os.dup2(2, 1)

    def tell(line: bytes) -> None:
        try:
            os.write(out, line + b"\n")
        except BrokenPipeError:
            os._exit(0)  # the arena is gone, and nobody wants the rest of the game

    plan = msgspec.json.decode(sys.stdin.buffer.readline(), type=Plan)
    schedule = plan.schedule()
    if REGISTRY.game(plan.game).rules_version != plan.rules_version:
        sys.exit(f"{plan.game}: version {plan.rules_version} of the rules is not installed here")
    tell(READY)
    for line in sys.stdin.buffer:
        job = msgspec.json.decode(line, type=Job)
        try:
            tell(RECORD + msgspec.json.encode(Table(plan, schedule, job, tell).play()))
        except Exception as problem:  # of the rules: what bots do wrong was caught before
            tell(BROKEN + f"game {job.number}: {problem!r}".encode())


if __name__ == "__main__":
    main()
