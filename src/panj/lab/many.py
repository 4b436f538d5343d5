"""The vector runner over several processes: the same games, batches and results."""

import ctypes
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from signal import SIG_IGN, SIGINT, signal
from types import TracebackType
from typing import Any, Final, NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt

from panj.core.codec import Json
from panj.core.game import Game
from panj.core.registry import REGISTRY
from panj.lab.actions import IllegalAction
from panj.lab.numbered_game import game_of
from panj.lab.rewards import Worth, known_worth
from panj.lab.runner import LaneOutcome, Runner
from panj.lab.vector import Batch, Stepped, Whole, numbers_of, stepped

STOP: Final = None
WAIT_S: Final = 10

Row = TypeVar("Row", bound=np.generic)


class Share(NamedTuple):
    """What one worker plays: the run, and which of its lanes."""

    game: str
    seats: int
    options: dict[str, Json]
    seed: int
    first: int
    lanes: int
    width: int


class LanesAnswer(NamedTuple):
    """What a worker tells after a step: how games ended, and the legal numbers of its lanes."""

    outcomes: list[tuple[int, int, list[int], list[int]]]
    legal: bytes


class SharedArrays(NamedTuple):
    """Arrays that the workers fill, each in its own lanes."""

    observations: Any
    masks: Any
    seats: Any
    counts: Any
    games: Any
    random: Any
    actions: Any


def arrays_for(lanes: int, length: int, actions: int) -> SharedArrays:
    """Room for a batch, and for the numbers that are to be played."""
    array = get_context("spawn").RawArray
    whole = [array(ctypes.c_int64, lanes) for _ in range(5)]
    return SharedArrays(
        array(ctypes.c_int16, lanes * length),
        array(ctypes.c_int8, lanes * actions),
        *whole,
    )


def rows(shared: Any, kind: type[Row], lanes: int) -> npt.NDArray[Row]:
    """A shared array as one with a row for every lane."""
    return np.frombuffer(shared, kind).reshape(lanes, -1)


class Many:
    """Lanes shared out over worker processes; use it with `with`, or call `close`.

    It is used like a `Vector` and gives the same batches for the same seed.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int,
        options: dict[str, Json] | None = None,
        *,
        games: int,
        seed: int = 0,
        jobs: int,
        rewards: str = Worth.PLACES,
    ) -> None:
        if not 1 <= jobs <= games:
            raise ValueError("there must be at least one game for every process")
        self.game: Final = game_of(game)
        self.terms: Final = self.game.terms(seats, options or {})
        self.worth: Final = known_worth(rewards)
        encoding = self.game.encoding
        self.length: Final = encoding.size(self.terms)
        self.actions: Final = encoding.numbering(self.game.moves).size
        self.lanes: Final = games
        self.shared: Final = arrays_for(games, self.length, self.actions)
        self.workers: Final[list[Worker]] = []
        for job in range(jobs):
            first, end = games * job // jobs, games * (job + 1) // jobs
            share = Share(
                self.game.slug, seats, self.terms.options, seed, first, end - first, games
            )
            self.workers.append(Worker(share, self.shared))
        try:
            for worker in self.workers:
                worker.answer()
        except BaseException:
            self.close()
            raise

    def look(self) -> Batch:
        """What is asked now in all lanes."""
        shared, lanes = self.shared, self.lanes
        return Batch(
            rows(shared.observations, np.int16, lanes).copy(),
            rows(shared.masks, np.int8, lanes).copy(),
            np.frombuffer(shared.seats, np.int64).copy(),
            np.concatenate([worker.legal for worker in self.workers]),
            np.frombuffer(shared.counts, np.int64).copy(),
            np.frombuffer(shared.games, np.int64).copy(),
        )

    def random(self) -> Whole:
        """A random legal number for every lane, by dice that belong to its game."""
        return np.frombuffer(self.shared.random, np.int64).copy()

    def step(self, actions: npt.ArrayLike) -> Stepped:
        """Play one number in every lane; an illegal one is an error and changes nothing."""
        chosen = np.array(numbers_of(actions, self.lanes), np.int64)
        masks = rows(self.shared.masks, np.int8, self.lanes)
        known = (chosen >= 0) & (chosen < self.actions)
        fits = known & (masks[np.arange(self.lanes), np.where(known, chosen, 0)] == 1)
        if not fits.all():
            wrong = int(np.argmin(fits))
            raise IllegalAction(f"action {chosen[wrong]} is not legal in lane {wrong}")
        np.frombuffer(self.shared.actions, np.int64)[:] = chosen
        for worker in self.workers:
            worker.ask()
        outcomes = [each for worker in self.workers for each in worker.answer()]
        return stepped(outcomes, self.lanes, self.terms.seats, self.worth)

    def close(self) -> None:
        """End the processes."""
        for worker in self.workers:
            worker.close()

    def __enter__(self) -> "Many":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


class Worker:
    """One process and the line to it."""

    def __init__(self, share: Share, shared: SharedArrays) -> None:
        context = get_context("spawn")
        self.legal: npt.NDArray[np.int32] = np.zeros(0, np.int32)
        """The legal numbers of its lanes, one lane after another."""
        self.line, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(
            target=work, args=(share, shared, theirs), daemon=True
        )
        self.process.start()
        theirs.close()

    def ask(self) -> None:
        """Let it play what is in the shared arrays; a dead one is found when it does not answer."""
        with suppress(BrokenPipeError):
            self.line.send(True)

    def answer(self) -> list[LaneOutcome]:
        """Wait until it is ready; how games ended meanwhile."""
        try:
            found: LanesAnswer | str = self.line.recv()
        except (EOFError, ConnectionResetError):
            raise RuntimeError("a worker process has died") from None
        if isinstance(found, str):
            raise RuntimeError(f"a worker process has failed: {found}")
        self.legal = np.frombuffer(found.legal, np.int32)
        return [LaneOutcome(*each) for each in found.outcomes]

    def close(self) -> None:
        """End the process, and wait until it is gone."""
        if not self.line.closed:
            with suppress(OSError):  # it may be gone already
                self.line.send(STOP)
            self.line.close()
        self.process.join(WAIT_S)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def work(share: Share, shared: SharedArrays, line: "Connection[Any, Any]") -> None:
    """What a worker process does until it is told to stop; it does not answer to the keyboard."""
    signal(SIGINT, SIG_IGN)
    try:
        lanes = WorkerLanes(share, shared)
        line.send(lanes.answer([]))
        while line.recv() is not STOP:
            line.send(lanes.play())
    except EOFError:
        pass  # the parent is gone
    except Exception as error:
        line.send(f"{type(error).__name__}: {error}")


class WorkerLanes:
    """A worker's lanes, and its part of the shared arrays."""

    def __init__(self, share: Share, shared: SharedArrays) -> None:
        game = REGISTRY.game(share.game)
        terms = game.terms(share.seats, share.options)
        self.runner = Runner(
            game, terms, game.encoding, share.seed, share.first, share.lanes, share.width
        )
        self.shared = shared
        self.share = share

    def play(self) -> LanesAnswer:
        """One step with the numbers in the shared array."""
        chosen: list[int] = np.frombuffer(self.shared.actions, np.int64)[self.mine()].tolist()
        if self.runner.choose(chosen) >= 0:
            raise ValueError("an illegal action has come through")
        return self.answer(self.runner.play())

    def answer(self, outcomes: list[LaneOutcome]) -> LanesAnswer:
        """Write what is asked now into the shared arrays, and tell what has no fixed size."""
        runner, shared = self.runner, self.shared
        self.fill(shared.observations, np.int16, runner.observations())
        self.fill(shared.masks, np.int8, runner.masks())
        self.fill(shared.seats, np.int64, runner.seats)
        self.fill(shared.games, np.int64, runner.numbers)
        self.fill(shared.random, np.int64, runner.random)
        ends = np.frombuffer(memoryview(runner.ends), np.int64)
        np.frombuffer(shared.counts, np.int64)[self.mine()] = np.diff(ends, prepend=0)
        first = self.share.first
        ended = [(first + e.lane, e.number, list(e.scores), list(e.places)) for e in outcomes]
        return LanesAnswer(ended, bytes(memoryview(runner.legal)))

    def mine(self) -> slice:
        """The own lanes."""
        return slice(self.share.first, self.share.first + self.share.lanes)

    def fill(self, shared: Any, kind: type[np.generic], values: Any) -> None:
        """Copy the rows of the own lanes."""
        target = rows(shared, kind, self.share.width)[self.mine()]
        target[:] = np.frombuffer(memoryview(values), kind).reshape(self.share.lanes, -1)
