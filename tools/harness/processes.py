"""Processes that never outlive their block: each has a group of its own, which is ended."""

import contextlib
import os
import signal
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

PATIENCE_SECONDS: Final = 120.0
"""Nothing takes so long, however busy the machine."""


def free_port() -> int:
    """A port on the loopback that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start(command: Sequence[str], log: Path, **how: Any) -> subprocess.Popen[bytes]:
    """Start a command in a group of its own, with its output in a file."""
    with log.open("ab") as out:
        return subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=subprocess.STDOUT,
            start_new_session=True,
            **how,
        )


def end(process: subprocess.Popen[bytes]) -> None:
    """End a process and everything that it started."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait(PATIENCE_SECONDS)


@contextlib.contextmanager
def running(command: Sequence[str], log: Path, **how: Any) -> Iterator[subprocess.Popen[bytes]]:
    """A command that runs while the block does."""
    process = start(command, log, **how)
    try:
        yield process
    finally:
        end(process)


def group_members(group: int) -> list[int]:
    """The living processes of a group (Linux)."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            with contextlib.suppress(OSError):
                fields = entry.joinpath("stat").read_text().rpartition(")")[2].split()
                if int(fields[2]) == group and fields[0] not in "ZX":
                    found.append(int(entry.name))
    return found


def wait_until(done: Any, seconds: float = PATIENCE_SECONDS, pause: float = 0.02) -> None:
    """Wait until a question is answered with yes; fail when the time is over."""
    until = time.monotonic() + seconds
    while not done():
        if time.monotonic() > until:
            raise TimeoutError(f"not within {seconds} s")
        time.sleep(pause)


def memory_bytes(pid: int) -> int:
    """The resident memory of a process (Linux)."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGESIZE")
