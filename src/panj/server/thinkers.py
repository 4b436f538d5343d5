"""Bots think in processes of their own; one that hangs is ended when its time is over.

There are lanes, each with processes of its own: bots that answer at once never wait behind those
that search, and hints and reviews wait behind neither. In a lane people are served in turn.
"""

import asyncio
import faulthandler
import os
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import TimeoutError as OverTime
from contextlib import contextmanager
from functools import cache
from importlib.metadata import entry_points
from multiprocessing import get_context
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

from panj.bots.bot import AT_ONCE
from panj.bots.guarded import GRACE_SECONDS
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.state import State
from panj.server.queues import Queue, Whose

if TYPE_CHECKING:
    from pebble import ProcessPool

    from panj.bots.bot import Bot

OURS: Final = "panj."

ORPHAN_SECONDS: Final = 10.0
"""How long past that a worker lives whose server was killed while its bot hung."""

MOST_BOTS_KEPT: Final = 16
"""Bots that a worker keeps; each may hold a tree of some megabytes."""

DICE_BITS: Final = 96

T = TypeVar("T")

NOBODYS: Final = Whose()


class Thought:
    """What came of asking a bot: a move in text, or why there is none; how long it thought, and
    how long it does at most."""

    def __init__(self, move: str, failure: str, took: float = 0.0, longest: float = 0.0) -> None:
        self.move = move
        self.failure = failure
        self.took = took
        self.longest = longest


class Lane:
    """Worker processes for one kind of work, and who waits for them."""

    def __init__(self, name: str, workers: int, yielding: int = 0) -> None:
        self.name = name
        self.workers = workers
        self.yielding = yielding
        """How much its processes leave the processor to others."""
        self.queue = Queue(workers, name)
        self._pool: ProcessPool | None = None

    async def run(
        self, job: Callable[..., T], args: list[Any], seconds: float, whose: Whose, expected: float
    ) -> T:
        """Let a worker do a job when it is this person's turn; its time counts from then."""
        async with self.queue.place(whose, expected):
            work = self._started().schedule(job, args=args, timeout=seconds)
            return cast(T, await asyncio.wrap_future(work))

    def _started(self) -> "ProcessPool":
        """The workers, which are started when one is first needed, and anew if they broke."""
        if self._pool is not None and not self._pool.active:
            self.close()
        if self._pool is None:
            from pebble import ProcessPool

            self._pool = ProcessPool(
                max_workers=self.workers,
                initializer=load_all,
                initargs=[self.yielding],
                context=get_context("spawn"),
            )
        return self._pool

    def close(self) -> None:
        """End the workers; nobody waits for their answers any more."""
        if self._pool is not None:
            self._pool.stop()  # type: ignore[no-untyped-call]
            self._pool.join()
            self._pool = None


class Thinkers:
    """The worker processes of one server process. They get guesses, never true states."""

    def __init__(self, workers: int) -> None:
        self.quick = Lane("quick", 1)
        self.deep = Lane("deep", workers, yielding=5)
        self.hints = Lane("hints", 1)
        self.reviews = Lane("reviews", 1, yielding=10)

    async def think(
        self,
        game: Game,
        guess: State,
        bot: str,
        seconds: float,
        seed: int,
        place: str,
        whose: Whose = NOBODYS,
    ) -> Thought:
        """Ask a bot for its move in a guess. The bot of a place may be kept for its next move."""
        lane = self.quick if is_quick(bot) else self.deep
        args = [game.slug, game.dump(guess), bot, seconds, seed, place]
        try:
            found = await lane.run(decide, args, seconds + GRACE_SECONDS, whose, seconds)
            return Thought(*found)
        except OverTime:
            return Thought("", "overran", seconds + GRACE_SECONDS, seconds)
        except Exception as problem:
            return Thought("", type(problem).__name__, longest=seconds)

    async def work(
        self,
        job: Callable[..., T],
        args: list[object],
        seconds: float,
        lane: Lane,
        whose: Whose = NOBODYS,
    ) -> T | None:
        """Let a worker do a job of ours; None if it fails or takes longer than this."""
        try:
            return await lane.run(job, args, seconds, whose, 0.0)
        except Exception:
            return None

    def close(self) -> None:
        """End the workers; nobody waits for their answers any more."""
        for lane in (self.quick, self.deep, self.hints, self.reviews):
            lane.close()


@cache
def is_quick(name: str) -> bool:
    """Whether a bot is one of ours that answers at once. What a bot from outside says of itself is
    not believed: it would hold up all others."""
    from panj.bots.registry import bot

    try:
        found = bot(name)
    except Exception:
        return False
    return type(found).__module__.startswith(OURS) and found.longest(1.0) == AT_ONCE


def fresh_dice() -> Dice:
    """Dice that nobody can foresee, for a guess and for whoever thinks about it."""
    return Dice(secrets.randbits(DICE_BITS))


def load_all(yielding: int = 0) -> None:
    """In a new worker: load what every bot needs before any of them is timed: our games with what
    they say about positions, and our bots. What comes from outside loads in its own time, so that
    it cannot keep the worker from starting. A worker that yields lets others go first."""
    os.nice(yielding)
    from panj.bots.registry import GROUP
    from panj.core.registry import REGISTRY

    for slug, point in REGISTRY.points().items():
        if point.module.startswith(OURS):
            game = REGISTRY.game(slug)
            _ = game.judgement, game.encoding
    for point in entry_points(group=GROUP):
        if point.module.startswith(OURS):
            point.load()


def decide(
    slug: str, data: dict[str, object], bot: str, seconds: float, seed: int, place: str
) -> tuple[str, str, float, float]:
    """In a worker: let the bot choose, and say its move in text, or how it failed; then how long it
    thought here, which is counted from when the worker was free for it, and how long it does at
    most.

    An exception stays here: one that cannot be read back on the other side breaks the pool. A
    compiled bot that hangs lets no other Python code run, so the alarm that ends an orphan is one
    that needs none.
    """
    from panj.bots.guarded import guarded
    from panj.core.registry import REGISTRY

    begun = perf_counter()
    longest = seconds
    with ending_after(seconds + GRACE_SECONDS + ORPHAN_SECONDS):
        try:
            game = REGISTRY.game(slug)
            player = KEPT.take(place, bot)
            longest = player.longest(seconds)
            answer = guarded(player, game, game.load(data), seconds, Dice(seed))
            if not answer.failure:
                KEPT.put(place, bot, player)
            text = "" if answer.move is None else game.moves.text(answer.move)
            failure = f"{answer.failure} {answer.detail}".strip()
        except Exception as problem:
            text, failure = "", type(problem).__name__
        return text, failure, perf_counter() - begun, longest


class Kept:
    """In a worker: the bots that were asked last, for what they remember. Another worker may be
    asked next, so a bot must never count on it."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._bots: OrderedDict[tuple[str, str], Bot] = OrderedDict()

    def take(self, place: str, name: str) -> "Bot":
        """The bot of a place, or a new one; one that fails does not come back."""
        from panj.bots.registry import bot

        return self._bots.pop((place, name), None) or bot(name)

    def put(self, place: str, name: str, player: "Bot") -> None:
        """Keep a bot that has answered."""
        self._bots[place, name] = player
        if len(self._bots) > self.most:
            self._bots.popitem(last=False)


KEPT: Final = Kept(MOST_BOTS_KEPT)


@contextmanager
def ending_after(seconds: float) -> Iterator[None]:
    """In a worker: end the process if the block takes longer, whatever keeps it."""
    with open(os.devnull, "w") as nowhere:
        faulthandler.dump_traceback_later(seconds, exit=True, file=nowhere)
        try:
            yield
        finally:
            faulthandler.cancel_dump_traceback_later()
