"""What systems do differently, also that of the one on which nobody has run this yet."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from panj.arena import system

ENDLESS = """
import threading
from panj.arena import system
system.HAS_ALARMS = {has}
system.ready_for_alarms()
with system.alarm(60): pass
with system.alarm(0.01): threading.Event().wait()
"""


@pytest.mark.parametrize("has", [True, False])
def test_an_alarm_ends_a_process_with_or_without_signals(has: bool) -> None:
    code = subprocess.run([sys.executable, "-c", ENDLESS.format(has=has)], check=False).returncode
    assert system.overran(code)
    assert not system.was_killed(code)


def test_who_was_killed_is_told_from_who_crashed() -> None:
    assert all(map(system.was_killed, [-signal.SIGKILL, -signal.SIGTERM, system.CLOSED_WINDOW]))
    assert not any(map(system.was_killed, [0, 1, -signal.SIGSEGV]))
    assert not any(map(system.overran, [0, 1, -signal.SIGKILL]))


WITHOUT_SIGNALS = """
import signal
for name in ("SIGALRM", "SIGKILL", "SIGHUP", "setitimer"):
    delattr(signal, name)
from panj.arena import folder, supervisor, system, worker
assert not system.HAS_ALARMS
assert system.was_killed(-signal.SIGTERM)
assert not system.was_killed(0)
"""


def test_a_system_without_signals_can_load_the_arena() -> None:
    subprocess.run([sys.executable, "-c", WITHOUT_SIGNALS], check=True)


def test_a_file_is_locked_once(tmp_path: Path) -> None:
    with (tmp_path / "a").open("ab") as one, (tmp_path / "a").open("ab") as other:
        assert system.locked(one.fileno())
        assert not system.locked(other.fileno())


@pytest.mark.parametrize("is_free", [True, False])
def test_windows_locks_a_byte_behind_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_free: bool
) -> None:
    def locking(number: int, how: int, count: int) -> None:
        assert os.lseek(number, 0, os.SEEK_CUR) == system.FAR_OUT
        if not is_free:
            raise PermissionError

    def imported(name: str) -> object:
        if name == "fcntl":
            raise ImportError
        return SimpleNamespace(locking=locking, LK_NBLCK=2)

    monkeypatch.setattr(system, "import_module", imported)
    with (tmp_path / "a").open("w+b") as file:
        file.write(b"abc")
        file.flush()
        assert system.locked(file.fileno()) is is_free
        assert file.tell() == 3


def test_nothing_else_of_the_program_asks_for_what_one_system_has() -> None:
    """Terminals are the other seam: `cli/tty.py` loads its modules where there are terminals. The
    lock of a server's database is left out where there is no `fcntl`."""
    source = Path(system.__file__).parents[1]
    words = ("import fcntl", "SIGALRM", "SIGKILL", "os.fork(", "import resource", "os.getuid")
    seams = {"arena/system.py", "server/store/files.py"}
    found = [
        path.relative_to(source).as_posix()
        for path in source.rglob("*.py")
        if any(word in path.read_text(encoding="utf-8") for word in words)
    ]
    assert set(found) <= seams
