"""The long proofs: `python tools/soak.py [GAME] --kills 2000 --crowds 100`.

The server is killed over and over while clients play, and 200 clients answer one question.
Without a game, the first one is played.
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

import msgspec
from harness.crowd import crowd
from harness.kills import Campaign
from harness.server import TableServer

from panj.core.registry import REGISTRY


def kill(folder: Path, python: str, game: str, kills: int) -> bool:
    """Print what came of so many kills."""
    server = TableServer(folder, python=python)
    try:
        report = asyncio.run(Campaign(server, game).run(kills))
    finally:
        server.end()
    print(msgspec.json.encode(report).decode(), flush=True)
    return report.is_clean


def gather(folder: Path, python: str, game: str, runs: int) -> bool:
    """Print in how many runs of a crowd exactly one submission took effect."""
    with TableServer(folder, python=python) as server:
        exact = asyncio.run(crowd(server.address, game, runs))
    print(msgspec.json.encode({"crowds": runs, "exactly_one_effect": exact}).decode(), flush=True)
    return exact == runs


def main() -> int:
    """Print a line of JSON for each proof; 1 if one of them failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "game", nargs="?", default=REGISTRY.slugs()[0], help="a game for two and more"
    )
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--crowds", type=int, default=100)
    parser.add_argument("--python", default=sys.executable)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as two:
        proofs = [
            gather(Path(one), chosen.python, chosen.game, chosen.crowds),
            kill(Path(two), chosen.python, chosen.game, chosen.kills),
        ]
    return 0 if all(proofs) else 1


if __name__ == "__main__":
    sys.exit(main())
