"""A worker: a process that plays games for an arena and may die over a bad bot.

It reads a plan and then jobs, one JSON document a line, and answers with the decisions of a game as
they are made and with how it went. A bot that hangs is ended together with the worker by the
alarm clock of the operating system, which needs no Python code to run: a compiled bot lets none.
"""

import os
import sys
from collections.abc import Callable
from typing import Final

import msgspec

from panj.arena.pipe import PipeBot
from panj.arena.plan import AUTOMA, Decided, Job, Lapse, Plan, PlayedGame
from panj.arena.playing import finish
from panj.arena.schedule import Schedule
from panj.arena.simulate import purpose
from panj.arena.system import alarm, ready_for_alarms
from panj.bots.guarded import Answer, Failure
from panj.core.chance import KEY_BYTES
from panj.core.dice import Dice
from panj.core.match import FleetingMatch
from panj.core.moves import Move
from panj.core.purpose import bytes_for, dice_for
from panj.core.registry import REGISTRY
from panj.table.deciding import ask_here, settled
from panj.table.seats import players

READY: Final = b"ready"
DECIDED: Final = b"decided "
PLAYED: Final = b"played "
BROKEN: Final = b"broken "

SLACK_SECONDS: Final = 0.25
"""A bot that comes back just too late is told so by itself; the alarm is for one that does not."""

MOST_DEATHS_OF_A_BOT: Final = 3
"""A bot over which so many workers died in one game is not asked again in it."""

Tell = Callable[[bytes], None]


class ArenaGame:
    """One game of an arena while it is played."""

    def __init__(self, plan: Plan, schedule: Schedule, job: Job, tell: Tell) -> None:
        self.game = REGISTRY.game(plan.game)
        self.plan = plan
        self.job = job
        self.tell = tell
        self.deal = schedule.deal(job.number)
        terms = self.game.terms(plan.seats, plan.options)
        key = bytes_for(purpose(plan.seed, self.deal, "deal"), KEY_BYTES)
        self.match = FleetingMatch(self.game, terms, key)
        line_up = [plan.entrants[number] for number in schedule.line_up(job.number)]
        self.entrants = dict(zip(players(self.game, terms), line_up, strict=True))
        self.bots = {seat: entrant.make() for seat, entrant in self.entrants.items()}
        for seat, bot in self.bots.items():
            if isinstance(bot, PipeBot):
                bot.sit(terms, seat, self.entrants[seat].seconds, plan.grace)
        self.times: list[list[float]] = [[] for _ in range(plan.seats)]
        self.deaths: list[list[str]] = [[] for _ in range(plan.seats)]
        self.lapses: list[Lapse] = []
        self.count = 0

    def play(self) -> PlayedGame:
        """Play the game to its end; bots from outside are told how it ended."""
        outcome = finish(self.match, self.job.number, self.choose)
        for bot in self.bots.values():
            if isinstance(bot, PipeBot):
                bot.over(outcome.scores, outcome.places)
        return PlayedGame(
            number=self.job.number,
            deal=self.deal,
            bots=[self.label(seat) for seat in range(self.plan.seats)],
            scores=outcome.scores,
            places=outcome.places,
            decisions=outcome.decisions,
            asked=[len(times) for times in self.times],
            seconds=[round(sum(times), 6) for times in self.times],
            slowest=[round(max(times, default=0.0), 6) for times in self.times],
            lapses=self.lapses,
            digest=outcome.digest,
        )

    def label(self, seat: int) -> str:
        """What a played game calls whoever sits at a seat."""
        return self.entrants[seat].label if seat in self.entrants else AUTOMA

    def choose(self, who: int) -> Move:
        """The move of a seat: from the journal as far as it goes, then by asking."""
        known = self.job.journal[self.count] if self.count < len(self.job.journal) else None
        self.count += 1
        if known is not None and known.move:
            self.keep(who, known)
            return self.game.moves.parse(known.move)
        dice = self.dice()
        deaths = self.deaths[who]
        if known is None and len(deaths) >= MOST_DEATHS_OF_A_BOT:
            known = Decided("", 0.0, deaths[-1], "not asked any more")
        answer = self.ask(who, dice) if known is None else self.blamed(who, known)
        move = settled(self.match, who, self.entrants[who].bot, answer, dice)
        text, took = self.game.moves.text(move), round(answer.seconds, 6)
        deadly = known is not None and known.deadly
        done = Decided(text, took, answer.failure, answer.detail, deadly)
        self.keep(who, done)
        self.tell(DECIDED + msgspec.json.encode(done))
        return move

    def dice(self) -> Dice:
        """The dice of a decision, the same whether or not a worker died on the way to it."""
        return dice_for(purpose(self.plan.seed, self.job.number, f"dice {self.count}"))

    def keep(self, who: int, done: Decided) -> None:
        """Note how long a seat took, and what it did wrong."""
        self.times[who].append(done.seconds)
        if done.deadly:
            self.deaths[who].append(done.reason)
        if done.reason:
            self.lapses.append(Lapse(self.count - 1, who, done.reason, done.detail))

    def ask(self, who: int, dice: Dice) -> Answer:
        """Ask the bot of a seat."""
        bot, seconds, grace = self.bots[who], self.entrants[who].seconds, self.plan.grace
        with alarm(seconds + grace + SLACK_SECONDS):
            answer = ask_here(self.match, who, bot, seconds, dice, grace)
        if isinstance(bot, PipeBot):
            bot.revive()
        return answer

    def blamed(self, who: int, known: Decided) -> Answer:
        """The answer of a bot over which a worker before this one died."""
        waited = known.deadly and known.reason == Failure.OVERRAN
        took = self.entrants[who].seconds + self.plan.grace if waited else 0.0
        return Answer(None, known.reason, known.detail, took)


def main() -> None:
    """Play what comes in, until nothing comes any more."""
    ready_for_alarms()
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
            tell(PLAYED + msgspec.json.encode(ArenaGame(plan, schedule, job, tell).play()))
        except Exception as problem:  # of the rules: what bots do wrong was caught before
            tell(BROKEN + f"game {job.number}: {problem!r}".encode())


if __name__ == "__main__":
    main()
