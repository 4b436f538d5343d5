"""Bots think in processes of their own; one that hangs is ended when its time is over."""

import asyncio
import faulthandler
import os
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import TimeoutError as OverTime
from contextlib import contextmanager
from importlib.metadata import entry_points
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final, TypeVar

from panj.bots.guarded import GRACE_SECONDS
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.state import State

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


class Thought:
    """What came of asking a bot: a move in text, or why there is none."""

    def __init__(self, move: str, failure: str) -> None:
        self.move = move
        self.failure = failure


class Thinkers:
    """The worker processes of one server process. They get guesses, never true states."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPool | None = None

    async def think(
        self, game: Game, guess: State, bot: str, seconds: float, seed: int, place: str
    ) -> Thought:
        """Ask a bot for its move in a guess. The bot of a place may be kept for its next move."""
        work = self._started().schedule(
            decide,
            args=[game.slug, game.dump(guess), bot, seconds, seed, place],
            timeout=seconds + GRACE_SECONDS,
        )
        try:
            return Thought(*await asyncio.wrap_future(work))
        except OverTime:
            return Thought("", "overran")
        except Exception as problem:
            return Thought("", type(problem).__name__)

    async def work(self, job: Callable[..., T], args: list[object], seconds: float) -> T | None:
        """Let a worker do a job of ours; None if it fails or takes longer than this."""
        try:
            return await asyncio.wrap_future(
                self._started().schedule(job, args=args, timeout=seconds)
            )
        except Exception:
            return None

    def _started(self) -> "ProcessPool":
        """The workers, which are started when a bot is first asked, and anew if they broke."""
        if self._pool is not None and not self._pool.active:
            self.close()
            self._pool = None
        if self._pool is None:
            from pebble import ProcessPool

            self._pool = ProcessPool(
                max_workers=self.workers, initializer=load_all, context=get_context("spawn")
            )
        return self._pool

    def close(self) -> None:
        """End the workers; nobody waits for their answers any more."""
        if self._pool is not None:
            self._pool.stop()  # type: ignore[no-untyped-call]
            self._pool.join()


def fresh_dice() -> Dice:
    """Dice that nobody can foresee, for a guess and for whoever thinks about it."""
    return Dice(secrets.randbits(DICE_BITS))


def load_all() -> None:
    """In a new worker: load what every bot needs before any of them is timed: our games with what
    they say about positions, and our bots. What comes from outside loads in its own time, so that
    it cannot keep the worker from starting."""
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
) -> tuple[str, str]:
    """In a worker: let the bot choose, and say its move in text, or how it failed.

    An exception stays here: one that cannot be read back on the other side breaks the pool. A
    compiled bot that hangs lets no other Python code run, so the alarm that ends an orphan is one
    that needs none.
    """
    from panj.bots.guarded import guarded
    from panj.core.registry import REGISTRY

    with ending_after(seconds + GRACE_SECONDS + ORPHAN_SECONDS):
        try:
            game = REGISTRY.game(slug)
            player = KEPT.take(place, bot)
            answer = guarded(player, game, game.load(data), seconds, Dice(seed))
            if not answer.failure:
                KEPT.put(place, bot, player)
            text = "" if answer.move is None else game.moves.text(answer.move)
            return text, f"{answer.failure} {answer.detail}".strip()
        except Exception as problem:
            return "", type(problem).__name__


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
