"""A supervisor: has games played by a worker process, and starts another one when it dies."""

import contextlib
import logging
import subprocess
import sys
from typing import Final

import msgspec

from panj.arena.plan import Decided, Job, Plan, PlayedGame
from panj.arena.system import overran, was_killed
from panj.arena.worker import BROKEN, DECIDED, PLAYED, READY
from panj.bots.guarded import Failure

log = logging.getLogger("panj.arena")

MOST_KILLS: Final = 5
"""A worker that is killed so often in one game is killed for its bot, by want of memory perhaps."""

MOST_DEATHS_OVER_A_DECISION: Final = 3
"""So many workers may die over one decision until it is plain that no bot is to blame."""


END_SECONDS: Final = 10.0
"""A worker that has closed its output ends within this time."""


class Broken(Exception):
    """Games cannot be played at all: it is the arena or the game that is wrong, and no bot."""


class Supervisor:
    """Has one game after the other played by a worker."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self._worker: subprocess.Popen[bytes] | None = None
        self._closed = False

    def play(self, number: int) -> PlayedGame:
        """One game, by as many workers as it takes. What was decided stays decided."""
        journal: list[Decided] = []
        blame: list[Decided] = []
        kills = deaths = 0
        while True:
            known = len(journal)
            found = self._follow(Job(number, [*journal, *blame]), journal)
            if found is not None:
                return found
            if self._closed:
                raise Broken("closed")
            code = self._ended()
            deaths = 1 if len(journal) > known else deaths + 1
            blame = blame if len(journal) == known else []
            kills += was_killed(code)
            if was_killed(code) and kills < MOST_KILLS:
                log.warning("game %d: a worker was killed; the game goes on in another", number)
            elif deaths > MOST_DEATHS_OVER_A_DECISION:
                raise Broken(f"game {number}: workers end with {code}")
            else:
                reason = Failure.OVERRAN if overran(code) else Failure.CRASHED
                blame = [Decided("", 0.0, reason, f"exit {code}", deadly=True)]

    def _follow(self, job: Job, journal: list[Decided]) -> PlayedGame | None:
        """Let the worker play, and keep the journal; None if it died over it."""
        worker = self._started()
        assert worker.stdin is not None
        assert worker.stdout is not None
        try:
            worker.stdin.write(msgspec.json.encode(job) + b"\n")
            worker.stdin.flush()
        except OSError:
            return None
        for line in worker.stdout:
            if not line.endswith(b"\n"):
                return None  # it was ended while it wrote
            if line.startswith(BROKEN):
                raise Broken(line.removeprefix(BROKEN).decode().strip())
            if line.startswith(PLAYED):
                return msgspec.json.decode(line.removeprefix(PLAYED), type=PlayedGame)
            journal.append(msgspec.json.decode(line.removeprefix(DECIDED), type=Decided))
        return None

    def _started(self) -> subprocess.Popen[bytes]:
        """The worker, started if there is none."""
        while self._worker is None:
            if self._closed:
                raise Broken("closed")
            self._worker = worker = subprocess.Popen(
                [sys.executable, "-m", "panj.arena.worker"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,  # only the arena answers to the keyboard
            )
            assert worker.stdin is not None
            assert worker.stdout is not None
            if self._closed:  # meanwhile, and `close` did not see this worker yet
                worker.kill()
            with contextlib.suppress(OSError):
                worker.stdin.write(msgspec.json.encode(self.plan) + b"\n")
                worker.stdin.flush()
            if worker.stdout.readline().startswith(READY):
                break
            code = self._ended()
            if not was_killed(code):
                raise Broken(f"a worker ended with {code} before its first game")
            log.warning("a worker was killed while it started; there will be another")
        return self._worker

    def _ended(self) -> int:
        """The exit code of a worker that says no more."""
        worker = self._worker
        assert worker is not None
        self._worker = None
        with contextlib.suppress(OSError):
            worker.communicate(timeout=END_SECONDS)
        return worker.wait()

    def close(self) -> None:
        """End the worker in whatever it does, from any thread; nothing is played any more."""
        self._closed = True
        worker = self._worker
        if worker is not None:
            worker.kill()

    def finish(self) -> None:
        """End the worker and wait until it is gone."""
        self.close()
        if self._worker is not None:
            self._ended()
