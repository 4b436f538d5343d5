"""The folder of an arena: its plan, and a line for every game, on the disk before the next."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from panj.arena.plan import Plan, PlayedGame
from panj.arena.system import locked

PLAN: Final = "plan.json"
GAMES: Final = "games.jsonl"
LOG: Final = "arena.log"


class OtherPlan(Exception):
    """The folder belongs to an arena with other settings, of these names."""

    def __init__(self, names: list[str]) -> None:
        super().__init__(", ".join(names))
        self.names = names


class InUse(Exception):
    """Another arena is playing in this folder now."""


class Damaged(Exception):
    """A file of the folder cannot be read."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


class ArenaFolder:
    """The games of an arena. Opening a folder again finds what was finished there."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self._file = open(folder / GAMES, "a+b")  # noqa: SIM115
        try:
            self._lock()
            self._agree(plan)
            self.games = self._read()
        except BaseException:
            self._file.close()
            raise

    def _lock(self) -> None:
        """Keep a second arena out; the system takes the lock away when a process dies."""
        if not locked(self._file.fileno()):
            raise InUse

    def _agree(self, plan: Plan) -> None:
        """Write the plan into a new folder; refuse one that has another."""
        path = self.folder / PLAN
        if not path.exists():
            write_whole(path, msgspec.json.format(msgspec.json.encode(plan), indent=2))
            return
        try:
            found = msgspec.json.decode(path.read_bytes(), type=dict[str, Any])
        except msgspec.DecodeError:
            raise Damaged(path) from None
        ours = msgspec.to_builtins(plan)
        differing = [name for name in ours if name not in found or found[name] != ours[name]]
        if differing:
            raise OtherPlan(differing)

    def _read(self) -> dict[int, PlayedGame]:
        """The finished games by number. A last line that was cut is forgotten: its game is played
        again."""
        self._file.seek(0)
        data = self._file.read()
        whole = data.rfind(b"\n") + 1
        self._file.truncate(whole)
        try:
            games = msgspec.json.Decoder(PlayedGame).decode_lines(data[:whole])
        except msgspec.DecodeError:
            raise Damaged(self.folder / GAMES) from None
        return {game.number: game for game in games}

    def add(self, games: Sequence[PlayedGame]) -> None:
        """Keep finished games; when this returns they are on the disk."""
        self._file.write(b"".join(msgspec.json.encode(game) + b"\n" for game in games))
        self._file.flush()
        os.fsync(self._file.fileno())
        self.games.update({game.number: game for game in games})

    def close(self) -> None:
        """Let others use the folder."""
        self._file.close()


def write_whole(path: Path, data: bytes) -> None:
    """Write a file that is there whole or not at all."""
    draft = path.with_name(f".{path.name}.draft")
    with open(draft, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)
