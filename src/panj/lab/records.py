"""Reading a record: its matches, its decisions, and each match as it was played.

records = load("games.parquet")
records.matches                 # pyarrow Table, a row for every match
records.decisions               # pyarrow Table, a row for every decision
records.arrays()["action"]      # the decisions as NumPy arrays
records.match(3)                # a match, replayed and checked
"""

from collections.abc import Callable, Iterator
from functools import cached_property, partial
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
import numpy.typing as npt
import pyarrow
from pyarrow import parquet

from panj.core.chance import KEY_BYTES
from panj.core.codec import damaged, digest
from panj.core.game import Game
from panj.core.match import Match
from panj.core.match_file import MatchFile
from panj.core.messages import Refused
from panj.core.registry import REGISTRY
from panj.core.terms import Terms
from panj.lab.about import FORMAT, META, About

Array = npt.NDArray[Any]

OF_DECISIONS: Final = ("match", "decision", "seat", "round", "turn", "action", "move", "choices")
OF_MATCHES: Final = ("key", "names", "over", "scores", "places", "state")
ON_REQUEST: Final = ("observation", "legal")
WORDS: Final = ("move", "legal")
"""Columns that are no arrays of numbers."""


class NotRecorded(Exception):
    """The file is no record, or it is not whole."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} is no record of matches")
        self.path = path


class NoMatch(Exception):
    """The record has no match with this number."""

    def __init__(self, number: int, matches: int) -> None:
        super().__init__(f"no match {number} among {matches}")
        self.number = number
        self.matches = matches


def load(path: str | Path) -> "Record":
    """Open a record; refused if it is none. Columns are read when they are asked for."""
    where = Path(path)
    try:
        file = parquet.ParquetFile(where)
        about = msgspec.json.decode(file.schema_arrow.metadata[META], type=About)
    except FileNotFoundError:
        raise
    except (OSError, pyarrow.ArrowException, msgspec.MsgspecError, KeyError, TypeError):
        raise NotRecorded(where) from None
    if about.record != FORMAT or not {*OF_DECISIONS, *OF_MATCHES} <= {*file.schema_arrow.names}:
        raise NotRecorded(where)
    return Record(where, file, about)


class Record:
    """One file of recorded matches, all of one game and on the same terms."""

    def __init__(self, path: Path, file: Any, about: About) -> None:
        self.path = path
        self.about = about
        self._file = file

    def __repr__(self) -> str:
        about = self.about
        return f"<{self._file.metadata.num_rows} decisions of {about.game} for {about.seats}>"

    @property
    def game(self) -> Game:
        """The rules by which the matches were played; refused if they have changed since."""
        game = REGISTRY.game(self.about.game)
        if game.rules_version != self.about.rules_version:
            theirs = str(self.about.rules_version)
            raise Refused(
                "core.refusal.rules_version_file", [game.slug, theirs, game.rules_version]
            )
        return game

    @property
    def terms(self) -> Terms:
        """What all matches agreed on."""
        return self.game.terms(self.about.seats, self.about.options)

    def has(self, column: str) -> bool:
        """Whether something that is kept on request was kept."""
        return column in self._file.schema_arrow.names

    # Tables

    @cached_property
    def decisions(self) -> Any:
        """A row for every decision, in the order in which they were made."""
        columns = [*OF_DECISIONS, *filter(self.has, ON_REQUEST)]
        return self._whole(lambda: self._file.read(columns=columns))

    @cached_property
    def matches(self) -> Any:
        """A row for every match: number, key, names, whether it is over, scores, places, digest of
        its end, and how many decisions it took."""
        return self._whole(self._read_matches)

    def _read_matches(self) -> Any:
        parts = []
        for group in range(self._file.num_row_groups):
            part = self._file.read_row_group(group, columns=["match", "decision", *OF_MATCHES])
            firsts = np.flatnonzero(part["decision"].to_numpy() == 0)
            counts = np.diff(np.append(firsts, part.num_rows))
            part = part.take(firsts).drop_columns("decision")
            parts.append(part.append_column("decisions", pyarrow.array(counts, pyarrow.int32())))
        empty = self._file.schema_arrow.empty_table().select(["match", *OF_MATCHES])
        return pyarrow.concat_tables(parts).unify_dictionaries() if parts else empty

    def _whole(self, read: Callable[[], Any]) -> Any:
        """What is read from the file; refused if its pages are damaged."""
        try:
            return read()
        except (OSError, pyarrow.ArrowException):
            raise NotRecorded(self.path) from None

    # Arrays

    def arrays(self) -> dict[str, Array]:
        """The decisions as NumPy arrays, with the scores and places of their match."""
        return arrays_of(self._whole(lambda: self._file.read(columns=self._numbers())))

    def batches(self) -> Iterator[dict[str, Array]]:
        """The same piece by piece, for records that do not fit into memory: whole matches, tens of
        thousands of decisions at a time."""
        read = partial(self._file.read_row_group, columns=self._numbers())
        for group in range(self._file.num_row_groups):
            yield arrays_of(self._whole(partial(read, group)))

    def _numbers(self) -> list[str]:
        names = [*OF_DECISIONS, "scores", "places", *filter(self.has, ON_REQUEST)]
        return [name for name in names if name not in WORDS]

    # Matches

    def match(self, number: int) -> MatchFile:
        """One match with the names at its seats, replayed and checked."""
        row = self._row(number)
        moves = self._moves(number)
        if len(row["key"]) != KEY_BYTES or len(moves) != row["decisions"]:
            raise damaged()
        match = Match(self.game, self.terms, row["key"])
        for seat, text in moves:
            d = match.decision()
            if d is None or d.who != seat:
                raise damaged()
            match.submit(self.game.moves.parse(text), match.version)
        if digest(match.game.dump(match.state)) != row["state"]:
            raise Refused("core.refusal.other_result", [])
        return MatchFile(match, row["names"])

    def _row(self, number: int) -> dict[str, Any]:
        """What the record says about one match."""
        at = np.flatnonzero(self.matches["match"].to_numpy() == number)
        if len(at) != 1:
            raise NoMatch(number, self.matches.num_rows)
        row: dict[str, Any] = self.matches.slice(int(at[0]), 1).to_pylist()[0]
        return row

    def _moves(self, number: int) -> list[tuple[int, str]]:
        """Who moved, and how."""
        wanted = self._whole(
            lambda: parquet.read_table(
                self.path, columns=["seat", "move"], filters=[("match", "=", number)]
            )
        )
        return list(zip(wanted["seat"].to_pylist(), wanted["move"].to_pylist(), strict=True))


def arrays_of(table: Any) -> dict[str, Array]:
    """The columns of a table as arrays; lists of one length become rows."""
    found: dict[str, Array] = {}
    for name in table.column_names:
        column = table[name].combine_chunks()
        if pyarrow.types.is_fixed_size_list(column.type):
            found[name] = column.flatten().to_numpy().reshape(len(column), column.type.list_size)
        else:
            found[name] = column.to_numpy(zero_copy_only=False)
    return found
