"""Match files on disk: read with suspicion, written whole or not at all."""

import contextlib
import os
from pathlib import Path
from typing import Final

from panj.cli.errors import Wrong
from panj.core.codec import Json, damaged
from panj.core.match import Match
from panj.core.match_file import MatchFile, read
from panj.core.registry import REGISTRY
from panj.words.names import clean_name

MOST_BYTES: Final = 64 << 20
BYTE_ORDER_MARK: Final = "\ufeff"
"""Some spreadsheets begin their files with it."""


def load_match(path: Path) -> MatchFile:
    """The match of a file, replayed and checked; whoever wrote its names is not to be trusted."""
    found = read(read_text(path), REGISTRY)
    return MatchFile(found.match, [clean_name(name) for name in found.names])


def match_of(file: MatchFile, at: int | None) -> Match:
    """The match of a file: whole, or after so many of its moves."""
    whole = file.match
    if at is None:
        return whole
    if not 0 <= at <= whole.version:
        raise Wrong("cli.error.at", at=at, moves=whole.version)
    match = Match(whole.game, whole.terms, whole.key)
    for played in whole.played[:at]:
        match.make(played.move)
    return match


def read_text(path: Path) -> str:
    """The text of a file; refused if there is none or it is no text."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise damaged()
        return path.read_bytes().decode("utf-8")
    except FileNotFoundError:
        raise Wrong("cli.error.no_file", file=str(path)) from None
    except (OSError, ValueError) as error:
        if isinstance(error, UnicodeDecodeError):
            raise damaged() from None
        raise Wrong("cli.error.unreadable", file=str(path)) from None


def texts_in(folder: Path, names: tuple[str, ...]) -> dict[str, Json]:
    """The files of a folder that an option takes, by name; refused if there is none."""
    found: dict[str, Json] = {}
    for name in names:
        if (folder / name).is_file():
            found[name] = read_text(folder / name).removeprefix(BYTE_ORDER_MARK)
    if not found:
        raise Wrong("cli.error.no_files_in", folder=str(folder), names=", ".join(names))
    return found


def is_same(one: Path | None, other: Path | None) -> bool:
    """Whether both are the same file."""
    try:
        return one is not None and other is not None and one.resolve() == other.resolve()
    except (OSError, ValueError):
        return False


def check_target(path: Path) -> None:
    """Refuse a place where a match cannot be saved, or that holds something already."""
    try:
        if path.exists():
            raise Wrong("cli.error.exists", file=str(path))
        if not path.name or not path.parent.is_dir():
            raise Wrong("cli.error.no_folder", file=str(path))
    except (OSError, ValueError):
        raise Wrong("cli.error.unwritable", file=str(path)) from None


def save_text(path: Path, text: str) -> None:
    """Write beside the target, then rename: nobody ever sees half a file."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with open(beside, "x", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except OSError:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise Wrong("cli.error.unwritable", file=str(path)) from None
