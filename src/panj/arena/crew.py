"""The supervisors of one machine: each has a thread that waits for its process."""

from collections.abc import Iterable, Iterator
from queue import Empty, SimpleQueue
from threading import Lock, Thread

from panj.arena.plan import Plan, PlayedGame
from panj.arena.supervisor import Broken, Supervisor

Found = PlayedGame | Broken | None
"""What a thread finds: a game, why it cannot go on, or that nothing is left to play."""


class Crew:
    """So many supervisors, which take the games one by one from the same list."""

    def __init__(self, plan: Plan, jobs: int) -> None:
        self.supervisors = [Supervisor(plan) for _ in range(jobs)]
        self._found: SimpleQueue[Found] = SimpleQueue()
        self._lock = Lock()

    def play(self, numbers: Iterable[int]) -> Iterator[list[PlayedGame]]:
        """The games of these numbers in the order in which they end, all that have ended at once
        together."""
        left = iter(numbers)
        threads = [
            Thread(target=self._work, args=(supervisor, left), daemon=True)
            for supervisor in self.supervisors
        ]
        for thread in threads:
            thread.start()
        working = len(threads)
        try:
            while working:
                found = self._gathered()
                working -= found.count(None)
                games = [each for each in found if isinstance(each, PlayedGame)]
                if games:
                    yield games
                for each in found:
                    if isinstance(each, Broken):
                        raise each
        finally:
            for supervisor in self.supervisors:
                supervisor.close()
            for thread in threads:
                thread.join()

    def _gathered(self) -> list[Found]:
        """Everything that was found since, at least one thing."""
        found = [self._found.get()]
        while True:
            try:
                found.append(self._found.get_nowait())
            except Empty:
                return found

    def _work(self, supervisor: Supervisor, left: Iterator[int]) -> None:
        """Let one supervisor have games played until nothing is left."""
        try:
            while (number := self._next(left)) is not None:
                self._found.put(supervisor.play(number))
        except Broken as broken:
            self._found.put(broken)
        finally:
            supervisor.finish()
            self._found.put(None)

    def _next(self, left: Iterator[int]) -> int | None:
        with self._lock:
            return next(left, None)
