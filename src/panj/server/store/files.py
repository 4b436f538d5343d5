"""Files of a database: for nobody but their owner, and for one server at a time."""

import os
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError

from panj.core.messages import Refused

try:
    import fcntl
except ImportError:  # no Unix: nobody else is asked there
    fcntl = None  # type: ignore[assignment]

PRIVATE: Final = 0o600


def database_file(url: str) -> Path | None:
    """The file behind a database URL; None for a database server, or one in memory."""
    try:
        found = sa.make_url(url)
    except ArgumentError:
        raise Refused("server.refusal.no_database", ["?"]) from None
    if found.get_backend_name() != "sqlite" or not found.database:
        return None
    return Path(found.database)


def keep_private(file: Path) -> None:
    """See to it that a file, new or not, is for nobody but its owner. What SQLite puts beside its
    database gets the same rights."""
    with suppress(OSError):  # where it cannot be made, SQLite says why
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, PRIVATE))
    for each in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
        with suppress(OSError):  # somebody else's
            if each.stat().st_mode & 0o077:
                each.chmod(PRIVATE)


def claim(url: str) -> IO[bytes] | None:
    """Take a database file for this server while the answer is held; refused if another one has
    it: two would tell their people different things."""
    file = database_file(url)
    if file is None or fcntl is None:
        return None
    try:
        held = open(file.with_name(f"{file.name}.lock"), "wb")  # noqa: SIM115
    except OSError:
        raise Refused("server.refusal.no_database", [str(file)]) from None
    keep_private(Path(held.name))
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise Refused("server.refusal.in_use", [str(file)]) from None
    return held
