"""Bots think in processes of their own; one that hangs is ended when its time is over."""

import asyncio
from concurrent.futures import TimeoutError as OverTime
from multiprocessing import get_context
from typing import Final

from pebble import ProcessExpired, ProcessPool

from panj.core.game import Game
from panj.core.moves import Move
from panj.core.state import State

GRACE_SECONDS: Final = 2.0
"""How long past its budget a bot may take before it is ended; covers a slow machine's start."""


class Thought:
    """What came of asking a bot: a move in text, or why there is none."""

    def __init__(self, move: str, failure: str) -> None:
        self.move = move
        self.failure = failure


class Thinkers:
    """The worker processes of one server process. They get guesses, never true states."""

    def __init__(self, workers: int) -> None:
        self._pool = ProcessPool(max_workers=workers, context=get_context("spawn"))

    async def think(self, game: Game, guess: State, bot: str, seconds: float, seed: int) -> Thought:
        """Ask a bot for its move in a guess."""
        data = game.dump(guess)
        work = self._pool.schedule(
            decide, args=[game.slug, data, bot, seconds, seed], timeout=seconds + GRACE_SECONDS
        )
        try:
            return Thought(await asyncio.wrap_future(work), "")
        except OverTime:
            return Thought("", "overran")
        except (ProcessExpired, Exception) as problem:
            return Thought("", type(problem).__name__)

    def close(self) -> None:
        self._pool.stop()  # type: ignore[no-untyped-call]
        self._pool.join()


def decide(slug: str, data: dict[str, object], bot: str, seconds: float, seed: int) -> str:
    """In a worker: let the bot choose, and say its move in text."""
    from panj.bots.registry import bot as bot_named
    from panj.core.dice import Dice
    from panj.core.registry import REGISTRY

    game = REGISTRY.game(slug)
    move: Move = bot_named(bot).choose(game, game.load(data), seconds, Dice(seed))
    return game.moves.text(move)
