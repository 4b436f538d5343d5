"""The long proofs: `python tools/soak.py --kills 2000 --crowds 100`.

The server is killed over and over while clients play, and 200 clients answer one question.
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


def kill(folder: Path, python: str, kills: int) -> bool:
    """Print what came of so many kills."""
    server = TableServer(folder, python=python)
    try:
        report = asyncio.run(Campaign(server).run(kills))
    finally:
        server.end()
    print(msgspec.json.encode(report).decode(), flush=True)
    return report.is_clean


def gather(folder: Path, python: str, runs: int) -> bool:
    """Print in how many runs of a crowd exactly one submission took effect."""
    with TableServer(folder, python=python) as server:
        exact = asyncio.run(crowd(server.address, runs))
    print(msgspec.json.encode({"crowds": runs, "exactly_one_effect": exact}).decode(), flush=True)
    return exact == runs


def main() -> int:
    """Print a line of JSON for each proof; 1 if one of them failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--crowds", type=int, default=100)
    parser.add_argument("--python", default=sys.executable)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as two:
        proofs = [
            gather(Path(one), chosen.python, chosen.crowds),
            kill(Path(two), chosen.python, chosen.kills),
        ]
    return 0 if all(proofs) else 1


if __name__ == "__main__":
    sys.exit(main())
