"""The records of an arena as a Parquet file: one row for every seat of every game."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from panj.arena.plan import Record

PARQUET: Final = "games.parquet"


def write_parquet(path: Path, records: Sequence[Record]) -> None:
    """Write all records; the file is there whole or not at all."""
    import pyarrow
    from pyarrow import parquet

    rows = [
        {
            "game": record.number,
            "deal": record.deal,
            "seat": seat,
            "bot": bot,
            "score": record.scores[seat],
            "place": record.places[seat],
            "asked": record.asked[seat],
            "seconds": record.seconds[seat],
            "slowest": record.slowest[seat],
            "lapses": sum(lapse.seat == seat for lapse in record.lapses),
            "decisions": record.decisions,
            "digest": record.digest,
        }
        for record in sorted(records, key=lambda record: record.number)
        for seat, bot in enumerate(record.bots)
    ]
    draft = path.with_name(f".{path.name}.draft")
    parquet.write_table(pyarrow.Table.from_pylist(rows), draft)
    draft.replace(path)
