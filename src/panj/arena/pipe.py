"""An outside program as a bot: one JSON object a line, on its standard input and output."""

import contextlib
import json
import os
import select
import subprocess
from collections.abc import Sequence
from time import monotonic
from typing import Any, Final

from panj.bots.bot import Bot
from panj.bots.guarded import GRACE_SECONDS, Overran
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.moves import Move
from panj.core.state import State
from panj.core.terms import Terms

START_SECONDS: Final = 30.0
"""How long a program may take from its start until it says that it is ready."""

STOP_SECONDS: Final = 0.5
"""How long a program may take to end by itself when its game is over."""

MOST_STARTS: Final = 3
"""How often a program is started for one game; after that its seat plays on without it."""

READ_BYTES: Final = 65536

GUESS: Final = "guess"
"""What a program may want besides the view: bots of another release think on a state."""


class PipeBot(Bot):
    """Plays one seat of one game. The program sees what a player sees: a view, and if it wants one
    a guess as any bot gets it; never the true state."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.process: subprocess.Popen[bytes] | None = None
        self.unread = b""
        self.greeting: dict[str, Any] = {}
        self.wants_guess = False
        self.grace = GRACE_SECONDS
        self.starts = 0
        self.problem = ""

    def sit(self, terms: Terms, seat: int, seconds: float, grace: float) -> None:
        """Take a seat: start the program, which does not count as thinking."""
        self.grace = grace
        self.greeting = {
            "game": terms.game,
            "rules_version": terms.rules_version,
            "seats": terms.seats,
            "options": terms.options,
            "seat": seat,
            "seconds": seconds,
        }
        self.revive()

    def revive(self) -> None:
        """Start the program if it does not run and has not failed too often."""
        if self.process is None and self.starts < MOST_STARTS:
            self.starts += 1
            try:
                self.start()
            except Exception as problem:  # the next question brings it up
                self.problem = repr(problem)

    def start(self) -> None:
        """Start the program, tell it the game, and wait until it is ready."""
        self.process = subprocess.Popen(
            self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        )
        self.unread = b""
        try:
            self.send(type="game", **self.greeting)
            wanted = self.receive(START_SECONDS).get("wants")
            self.wants_guess = isinstance(wanted, list) and GUESS in wanted
        except Exception:
            self.close(0.0)
            raise

    def choose(self, game: Game, s: State, seconds: float, dice: Dice) -> Move:
        d = s.decision()
        assert d is not None
        moves = d.moves(s)
        if self.process is None:
            raise EOFError(self.problem)
        offers = [offer(game, move, index) for index, move in enumerate(moves)]
        turn = {"seat": d.who, "rule": d.rule, "seconds": seconds, "moves": offers}
        turn["view"] = game.view(s, d.who)
        if self.wants_guess:
            turn |= {GUESS: game.dump(s), "dice": dice.word()}
        try:
            self.send(type="turn", **turn)
            index = self.receive(seconds + self.grace)["index"]
        except Exception as problem:
            self.problem = repr(problem)
            self.close(0.0)  # a late answer must not be taken for that to the next question
            raise
        if not isinstance(index, int) or not 0 <= index < len(moves):
            return Move(-1)
        return moves[index]

    def send(self, **line: Any) -> None:
        """Write one line."""
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(line).encode() + b"\n")
        self.process.stdin.flush()

    def receive(self, seconds: float) -> dict[str, Any]:
        """The next line, if it comes in time."""
        assert self.process is not None
        assert self.process.stdout is not None
        until = monotonic() + seconds
        while b"\n" not in self.unread:
            if not select.select([self.process.stdout], [], [], max(0.0, until - monotonic()))[0]:
                raise Overran
            read = os.read(self.process.stdout.fileno(), READ_BYTES)
            if not read:
                raise EOFError("the program has ended")
            self.unread += read
        line, _, self.unread = self.unread.partition(b"\n")
        data = json.loads(line)
        if not isinstance(data, dict):
            raise ValueError("a line must be a JSON object")
        return data

    def over(self, scores: list[int], places: list[int]) -> None:
        """Tell the program how the game ended, and let it go."""
        if self.process is not None:
            with contextlib.suppress(OSError):  # it may have ended already
                self.send(type="over", scores=scores, places=places)
            self.close(STOP_SECONDS)

    def close(self, seconds: float) -> None:
        """End the program; it has so long to end by itself."""
        if self.process is None:
            return
        try:
            self.process.communicate(timeout=seconds)
        except (subprocess.TimeoutExpired, OSError):
            self.process.kill()
            self.process.communicate()
        self.process = None


def offer(game: Game, move: Move, index: int) -> dict[str, Any]:
    """One legal move as the program reads it."""
    table = game.moves
    verb = table.verbs[move.kind].name
    return {"index": index, "verb": verb, "text": table.text(move), "things": table.things(move)}
