"""What systems do differently: alarms that end a process, what ended one, and locks on files.

Linux and macOS have signals, Windows has none of these. Nobody has run Panj on Windows yet; its
branches are tested with what stands for it.
"""

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Final, cast

HAS_ALARMS: Final = hasattr(signal, "setitimer")

ENDED_BY_ALARM: Final = 142
"""How a process ends whose alarm is a thread: as shells tell of one that its alarm has ended."""

KILLS: Final = {-getattr(signal, name, 0) for name in ("SIGKILL", "SIGTERM", "SIGHUP", "SIGINT")}
CLOSED_WINDOW: Final = 0xC000013A
"""What Windows calls a process that was interrupted or whose window was closed."""


def ready_for_alarms() -> None:
    """Let an alarm end this process, whatever its parent did about alarms."""
    if HAS_ALARMS:
        signal.signal(signal.SIGALRM, signal.SIG_DFL)


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """End this process if what is done inside takes longer."""
    if HAS_ALARMS:
        signal.setitimer(signal.ITIMER_REAL, seconds)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0.0)
    else:
        timer = threading.Timer(seconds, os._exit, [ENDED_BY_ALARM])
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()


def overran(code: int) -> bool:
    """Whether a process ended by its alarm."""
    return code == ENDED_BY_ALARM or (HAS_ALARMS and code == -signal.SIGALRM)


def was_killed(code: int) -> bool:
    """Whether somebody outside ended a process, so that nothing in it is to blame."""
    return code == CLOSED_WINDOW or (code != 0 and code in KILLS)


def locked(number: int) -> bool:
    """Lock an open file until it is closed; False if another process has it."""
    try:
        fcntl = import_module("fcntl")
    except ImportError:
        return locked_on_windows(number)
    try:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


FAR_OUT: Final = 1 << 40
"""A byte that no file reaches: Windows keeps others from reading what is locked."""


def locked_on_windows(number: int) -> bool:
    """The same where a lock is on a part of a file."""
    msvcrt = cast(Any, import_module("msvcrt"))
    place = os.lseek(number, 0, os.SEEK_CUR)
    os.lseek(number, FAR_OUT, os.SEEK_SET)
    try:
        msvcrt.locking(number, msvcrt.LK_NBLCK, 1)
    except OSError:
        return False
    finally:
        os.lseek(number, place, os.SEEK_SET)
    return True
