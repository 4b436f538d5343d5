"""The games of an arena as a Parquet file: one row for every seat of every game."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from panj.arena.plan import PlayedGame

PARQUET: Final = "games.parquet"


def write_parquet(path: Path, games: Sequence[PlayedGame]) -> None:
    """Write all games; the file is there whole or not at all."""
    import pyarrow
    from pyarrow import parquet

    rows = [
        {
            "game": game.number,
            "deal": game.deal,
            "seat": seat,
            "bot": bot,
            "score": game.scores[seat],
            "place": game.places[seat],
            "asked": game.asked[seat],
            "seconds": game.seconds[seat],
            "slowest": game.slowest[seat],
            "lapses": sum(lapse.seat == seat for lapse in game.lapses),
            "decisions": game.decisions,
            "digest": game.digest,
        }
        for game in sorted(games, key=lambda game: game.number)
        for seat, bot in enumerate(game.bots)
    ]
    draft = path.with_name(f".{path.name}.draft")
    parquet.write_table(pyarrow.Table.from_pylist(rows), draft)
    draft.replace(path)
