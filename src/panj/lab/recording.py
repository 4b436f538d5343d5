"""Writing a record: a Parquet file that is there whole or not at all."""

import contextlib
import os
from array import array
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import pyarrow
from pyarrow import parquet

from panj.core.codec import canonical
from panj.lab.about import META, About
from panj.lab.rows import Recorded, Row, Wants

GROUP_ROWS: Final = 1 << 16
GROUP_BYTES: Final = 32 << 20
"""A row group is kept in memory until it is full."""


class Recorder:
    """Streams matches into a file. It gets its name only when the last one is in it: a record that
    was interrupted has another name and no footer, and nobody takes it for a whole one."""

    def __init__(self, path: Path, about: About, wants: Wants) -> None:
        self.path = path
        self.draft = path.with_name(f".{path.name}.{os.getpid()}.draft")
        self.schema = schema_of(about, wants)
        self.wants = wants
        width = 2 * about.observation_size if wants.observations else 1
        self.most_rows = max(1, min(GROUP_ROWS, GROUP_BYTES // width))
        self.matches = 0
        self._waiting: list[Recorded] = []
        self._waiting_rows = 0
        self._file: Any = None
        self._writer: Any = None

    def __enter__(self) -> "Recorder":
        try:
            self._file = open(self.draft, "xb")
            self._writer = parquet.ParquetWriter(self._file, self.schema, compression="zstd")
        except FileExistsError:
            raise
        except BaseException:  # whoever interrupts now must leave nothing either
            self._discard()
            raise
        return self

    def add(self, recorded: Recorded) -> None:
        """Keep a match."""
        self.matches += 1
        self._waiting.append(recorded)
        self._waiting_rows += len(recorded.rows)
        if self._waiting_rows >= self.most_rows:
            self._write()

    def _write(self) -> None:
        """One row group of whole matches."""
        if self._waiting:
            self._writer.write_table(table_of(self._waiting, self.schema, self.wants))
        self._waiting = []
        self._waiting_rows = 0

    def __exit__(
        self, kind: type[BaseException] | None, error: object, trace: TracebackType | None
    ) -> None:
        try:
            if kind is None:
                self._write()
                self._writer.close()
                self._file.flush()
                os.fsync(self._file.fileno())
                self.draft.replace(self.path)
        finally:
            self._discard()

    def _discard(self) -> None:
        """Close what is open, and leave no draft behind."""
        with contextlib.suppress(OSError, pyarrow.ArrowException):
            if self._writer is not None:
                self._writer.close()
        if self._file is not None:
            self._file.close()
        with contextlib.suppress(OSError):
            self.draft.unlink()


# The columns


def schema_of(about: About, wants: Wants) -> Any:
    """The columns of a record; what holds for the whole file is in the schema's metadata."""
    seats = about.seats
    words = pyarrow.dictionary(pyarrow.int32(), pyarrow.string())
    columns = [
        ("match", pyarrow.int32()),
        ("decision", pyarrow.int32()),
        ("seat", pyarrow.int8()),
        ("round", pyarrow.int16()),
        ("turn", pyarrow.int32()),
        ("action", pyarrow.int32()),
        ("move", words),
        ("choices", pyarrow.int32()),
        ("key", pyarrow.dictionary(pyarrow.int32(), pyarrow.binary())),
        ("names", pyarrow.list_(pyarrow.string(), seats)),
        ("over", pyarrow.bool_()),
        ("scores", pyarrow.list_(pyarrow.int32(), seats)),
        ("places", pyarrow.list_(pyarrow.int8(), seats)),
        ("state", words),
    ]
    if wants.observations:
        columns.append(("observation", pyarrow.list_(pyarrow.int16(), about.observation_size)))
    if wants.legal:
        columns.append(("legal", pyarrow.list_(pyarrow.int32())))
    fields = [pyarrow.field(name, kind, nullable=False) for name, kind in columns]
    return pyarrow.schema(fields, metadata={META: canonical(about.plain())})


def table_of(matches: Sequence[Recorded], schema: Any, wants: Wants) -> Any:
    """Some matches as rows."""
    rows = [row for one in matches for row in one.rows]
    data: dict[str, Any] = {
        "match": repeated(matches, [one.number for one in matches]),
        "decision": [at for one in matches for at in range(len(one.rows))],
        "seat": [row.seat for row in rows],
        "round": [row.round for row in rows],
        "turn": [row.turn for row in rows],
        "action": [row.action for row in rows],
        "move": [row.move for row in rows],
        "choices": [row.choices for row in rows],
        "key": repeated(matches, [one.key for one in matches]),
        "names": repeated(matches, [one.names for one in matches]),
        "over": repeated(matches, [one.over for one in matches]),
        "scores": repeated(matches, [one.scores for one in matches]),
        "places": repeated(matches, [one.places for one in matches]),
        "state": repeated(matches, [one.state for one in matches]),
    }
    if wants.legal:
        data["legal"] = [row.legal for row in rows]
    columns = [
        observations(rows, field.type)
        if field.name == "observation"
        else pyarrow.array(data[field.name], field.type)
        for field in schema
    ]
    return pyarrow.Table.from_arrays(columns, schema=schema)


def repeated(matches: Sequence[Recorded], values: Sequence[Any]) -> list[Any]:
    """The value of each match, once for each of its rows."""
    return [value for one, value in zip(matches, values, strict=True) for _ in one.rows]


def observations(rows: Sequence[Row], kind: Any) -> Any:
    """All observations as one column, without a Python object for every number."""
    flat = array("h", b"".join(row.observation for row in rows))
    numbers = pyarrow.Array.from_buffers(
        pyarrow.int16(), len(flat), [None, pyarrow.py_buffer(flat)]
    )
    return pyarrow.FixedSizeListArray.from_arrays(numbers, type=kind)


def keep(recorder: Recorder, played: Iterable[tuple[Any, Recorded]]) -> Iterator[Any]:
    """Pass outcomes on while their matches are written."""
    for outcome, recorded in played:
        recorder.add(recorded)
        yield outcome
