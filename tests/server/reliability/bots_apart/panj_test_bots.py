"""Bots of a package that is installed beside Panj, each with one bad habit."""

import os
import time
from pathlib import Path

from panj.bots.bot import Bot
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.moves import Move
from panj.core.state import State


class HangingBot(Bot):
    """Never answers."""

    def choose(self, game: Game, s: State, seconds: float, dice: Dice) -> Move:
        while True:
            time.sleep(0.01)


class DyingBot(Bot):
    """Takes its whole process down."""

    def choose(self, game: Game, s: State, seconds: float, dice: Dice) -> Move:
        os._exit(7)


class CheatingBot(Bot):
    """Answers with a move that nobody offered."""

    def choose(self, game: Game, s: State, seconds: float, dice: Dice) -> Move:
        return Move(0, 10_000, 10_000, 10_000)


class HeldBot(Bot):
    """Computes while the file at `PANJ_TEST_HOLD` is there, then takes the first move."""

    def choose(self, game: Game, s: State, seconds: float, dice: Dice) -> Move:
        hold = Path(os.environ["PANJ_TEST_HOLD"])
        while hold.exists():
            pass
        d = s.decision()
        assert d is not None
        return d.moves(s)[0]
