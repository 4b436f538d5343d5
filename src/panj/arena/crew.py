"""The players of one machine: each has a thread that waits for its process."""

from collections.abc import Iterable, Iterator
from queue import Empty, SimpleQueue
from threading import Lock, Thread

from panj.arena.plan import Plan, Record
from panj.arena.player import Broken, Player

Found = Record | Broken | None
"""What a thread finds: a record, why it cannot go on, or that nothing is left to play."""


class Crew:
    """So many players, which take the games one by one from the same list."""

    def __init__(self, plan: Plan, jobs: int) -> None:
        self.players = [Player(plan) for _ in range(jobs)]
        self._found: SimpleQueue[Found] = SimpleQueue()
        self._lock = Lock()

    def play(self, numbers: Iterable[int]) -> Iterator[list[Record]]:
        """The records of these games in the order in which they end, all that have ended at once
        together."""
        left = iter(numbers)
        threads = [
            Thread(target=self._work, args=(player, left), daemon=True) for player in self.players
        ]
        for thread in threads:
            thread.start()
        working = len(threads)
        try:
            while working:
                found = self._gathered()
                working -= found.count(None)
                records = [each for each in found if isinstance(each, Record)]
                if records:
                    yield records
                for each in found:
                    if isinstance(each, Broken):
                        raise each
        finally:
            for player in self.players:
                player.close()
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

    def _work(self, player: Player, left: Iterator[int]) -> None:
        """Let one player play until nothing is left."""
        try:
            while (number := self._next(left)) is not None:
                self._found.put(player.play(number))
        except Broken as broken:
            self._found.put(broken)
        finally:
            player.finish()
            self._found.put(None)

    def _next(self, left: Iterator[int]) -> int | None:
        with self._lock:
            return next(left, None)
