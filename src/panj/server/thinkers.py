"""Bots think in processes of their own; one that hangs is ended when its time is over."""

import asyncio
import faulthandler
import os
from concurrent.futures import TimeoutError as OverTime
from importlib.metadata import entry_points
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final

from panj.bots.guarded import GRACE_SECONDS
from panj.core.game import Game
from panj.core.state import State

if TYPE_CHECKING:
    from pebble import ProcessPool

GROUPS: Final = ("panj.games", "panj.bots", "panj.senses")
OURS: Final = "panj."

ORPHAN_SECONDS: Final = 10.0
"""How long past that a worker lives whose server was killed while its bot hung."""


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

    async def think(self, game: Game, guess: State, bot: str, seconds: float, seed: int) -> Thought:
        """Ask a bot for its move in a guess."""
        work = self._started().schedule(
            decide,
            args=[game.slug, game.dump(guess), bot, seconds, seed],
            timeout=seconds + GRACE_SECONDS,
        )
        try:
            return Thought(*await asyncio.wrap_future(work))
        except OverTime:
            return Thought("", "overran")
        except Exception as problem:
            return Thought("", type(problem).__name__)

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


def load_all() -> None:
    """In a new worker: load what every bot needs before any of them is timed. What comes from
    outside loads in its own time, so that it cannot keep the worker from starting."""
    for group in GROUPS:
        for point in entry_points(group=group):
            if point.module.startswith(OURS):
                point.load()


def decide(
    slug: str, data: dict[str, object], bot: str, seconds: float, seed: int
) -> tuple[str, str]:
    """In a worker: let the bot choose, and say its move in text, or how it failed.

    An exception stays here: one that cannot be read back on the other side breaks the pool. A
    compiled bot that hangs lets no other Python code run, so the alarm that ends an orphan is one
    that needs none.
    """
    from panj.bots.guarded import guarded
    from panj.bots.registry import bot as bot_named
    from panj.core.dice import Dice
    from panj.core.registry import REGISTRY

    with open(os.devnull, "w") as nowhere:
        limit = seconds + GRACE_SECONDS + ORPHAN_SECONDS
        faulthandler.dump_traceback_later(limit, exit=True, file=nowhere)
        try:
            game = REGISTRY.game(slug)
            answer = guarded(bot_named(bot), game, game.load(data), seconds, Dice(seed))
            text = "" if answer.move is None else game.moves.text(answer.move)
            return text, f"{answer.failure} {answer.detail}".strip()
        except Exception as problem:
            return "", type(problem).__name__
        finally:
            faulthandler.cancel_dump_traceback_later()
