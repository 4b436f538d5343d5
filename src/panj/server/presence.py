"""Who is connected to which table, through any process."""

from collections import Counter
from typing import Final

SILENT_SECONDS: Final = 45.0
"""A process that was not heard for so long is gone, and everybody it spoke for."""


class Elsewhere:
    """What another process said about its connections, and when it was last heard."""

    def __init__(self) -> None:
        self.heard = 0.0
        self.tables: dict[str, frozenset[str]] = {}


class Presence:
    """Counts the connections here, remembers what the other processes told."""

    def __init__(self) -> None:
        self._here: dict[str, Counter[str]] = {}
        self._elsewhere: dict[str, Elsewhere] = {}

    def online(self, table: str) -> set[str]:
        """Who is connected to a table."""
        found = set(self._here.get(table, ()))
        for process in self._elsewhere.values():
            found |= process.tables.get(table, frozenset())
        return found

    def here_at(self, table: str) -> list[str]:
        """Who is connected to a table through this process."""
        return sorted(self._here.get(table, ()))

    def here(self) -> dict[str, list[str]]:
        """Everybody who is connected through this process, by table."""
        return {table: self.here_at(table) for table in self._here}

    def arrive(self, table: str, person: str) -> bool:
        """One more connection; True if the person was not here before."""
        people = self._here.setdefault(table, Counter())
        people[person] += 1
        return people[person] == 1

    def leave(self, table: str, person: str) -> bool:
        """One connection less; True if it was the person's last."""
        people = self._here[table]
        people[person] -= 1
        if people[person]:
            return False
        del people[person]
        if not people:
            del self._here[table]
        return True

    def hear(self, process: str, tables: dict[str, list[str]], at: float) -> list[str]:
        """What another process says; the tables at which that changes something."""
        known = self._elsewhere.setdefault(process, Elsewhere())
        known.heard = at
        changed = []
        for table, people in tables.items():
            if frozenset(people) != known.tables.get(table, frozenset()):
                known.tables[table] = frozenset(people)
                changed.append(table)
            if not people:
                known.tables.pop(table, None)
        return changed

    def forget(self, process: str) -> list[str]:
        """A process has gone; the tables at which somebody was connected through it."""
        known = self._elsewhere.pop(process, None)
        return list(known.tables) if known else []

    def silent(self, at: float) -> list[str]:
        """The processes that must have died."""
        return [
            process
            for process, known in self._elsewhere.items()
            if known.heard < at - SILENT_SECONDS
        ]
