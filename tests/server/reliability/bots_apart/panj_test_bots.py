"""Bots of a package that is installed beside Panj, each with one bad habit."""

import os
import signal
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
            signal.pause()


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


class WaitingBot(Bot):
    """Computes as soon as two games are in the file at `PANJ_TEST_GAMES`, and while the file at
    `PANJ_TEST_HOLD` is there; otherwise it takes the first move."""

    def choose(self, game: Game, s: State, seconds: float, dice: Dice) -> Move:
        hold, games = (Path(os.environ.get(f"PANJ_TEST_{name}", "")) for name in ("HOLD", "GAMES"))
        while hold.is_file() and games.is_file() and games.read_bytes().count(b"\n") >= 2:
            pass
        d = s.decision()
        assert d is not None
        return d.moves(s)[0]
