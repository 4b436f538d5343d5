"""A lock that a program holds on a file, and loses when it ends, however it ends."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path


@contextlib.contextmanager
def held(path: Path, wait: bool = True) -> Iterator[bool]:
    """Hold the lock while the block runs. Without waiting the block has to ask whether it does."""
    with path.open("a+b") as lock:
        is_mine = taken(lock.fileno(), wait)
        try:
            yield is_mine
        finally:
            if is_mine and os.name == "nt":
                import msvcrt

                lock.seek(0)
                msvcrt.locking(lock.fileno(), msvcrt.LK_UNLCK, 1)  # type: ignore[attr-defined]


def taken(number: int, wait: bool) -> bool:
    """Take the lock of an open file; whether that went."""
    try:
        if os.name == "nt":
            import msvcrt

            os.lseek(number, 0, os.SEEK_SET)
            how = msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK  # type: ignore[attr-defined]
            msvcrt.locking(number, how, 1)  # type: ignore[attr-defined]
        else:
            import fcntl

            fcntl.flock(number, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
    except OSError:
        return False
    return True
