"""Rate bots over several arenas of the same game: `python tools/levels.py FOLDER...`.

Weak bots play many games in the time that strong ones take for one, so they get arenas of their
own. Here these are put together, and told as a row of a table for each game.
"""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec
from msgspec import structs

from panj.arena.folder import GAMES, PLAN
from panj.arena.plan import Plan, PlayedGame
from panj.arena.ratings import ratings

LEVELS: Final = ["random", "easy", "greedy", "medium", "hard", "expert"]


def plan_of(folder: Path) -> Plan:
    return msgspec.json.decode((folder / PLAN).read_bytes(), type=Plan)


def games_of(folders: Sequence[Path]) -> Iterator[PlayedGame]:
    """The games that levels played among themselves. Deals of different folders are told apart."""
    decoder = msgspec.json.Decoder(PlayedGame)
    for place, folder in enumerate(folders):
        for game in decoder.decode_lines((folder / GAMES).read_bytes()):
            if set(game.bots) <= set(LEVELS):
                yield structs.replace(game, deal=game.deal * len(folders) + place)


def row(game: str, folders: Sequence[Path]) -> str:
    """What the levels of a game are rated, with intervals; nothing for those that did not play."""
    games = list(games_of(folders))
    played = {bot for game in games for bot in game.bots}
    labels = [level for level in LEVELS if level in played]
    rated = dict(zip(labels, ratings(games, labels), strict=True))
    return " | ".join(["", game, *(cell(rated.get(level)) for level in LEVELS), ""]).strip()


def cell(interval: tuple[float, float, float] | None) -> str:
    if interval is None:
        return ""
    best, low, high = interval
    return f"{best:.0f}" if low == high else f"{best:.0f} ({low:.0f} to {high:.0f})"


def table(folders: Sequence[Path]) -> str:
    """All games, each in a row."""
    by_game: dict[str, list[Path]] = {}
    for folder in folders:
        by_game.setdefault(plan_of(folder).game, []).append(folder)
    head = " | ".join(["", "Game", *(f"`{level}`" for level in LEVELS), ""]).strip()
    rows = [row(game, its) for game, its in by_game.items()]
    return "\n".join([head, "|" + "---|" * (len(LEVELS) + 1), *rows, ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", nargs="+", type=Path, metavar="FOLDER")
    folders: list[Path] = parser.parse_args().folders
    print(table(folders), end="")


if __name__ == "__main__":
    main()
