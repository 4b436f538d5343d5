"""Measure how long `panj serve` takes to its first answer: `python tools/cold_start.py --runs 5`.

The database is new at the first run and known at the others; a page and a table are asked for too.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

from harness.processes import end, free_port, start

PATIENCE_SECONDS = 60.0


def seconds_to_answer(python: str, folder: Path) -> dict[str, float]:
    """Start a server, ask until it answers, end it."""
    port = free_port()
    database = f"sqlite:///{folder}/tables.sqlite"
    command = [python, "-m", "panj", "serve", "--port", str(port), "--database", database]
    begun = time.perf_counter()
    process = start(command, folder / "server.log")
    try:
        healthy = until_answered(process, f"http://127.0.0.1:{port}/healthz", begun)
        listed = until_answered(process, f"http://127.0.0.1:{port}/api/v1/tables", begun)
    finally:
        end(process)
    return {"first_answer_s": round(healthy, 2), "first_list_s": round(listed, 2)}


def until_answered(process: subprocess.Popen[bytes], address: str, begun: float) -> float:
    """Ask again and again; the time since the start."""
    while time.perf_counter() - begun < PATIENCE_SECONDS:
        if process.poll() is not None:
            raise RuntimeError("the server ended")
        try:
            urllib.request.urlopen(address, timeout=PATIENCE_SECONDS).close()
            return time.perf_counter() - begun
        except urllib.error.URLError:
            time.sleep(0.005)
    raise TimeoutError(address)


def main() -> None:
    """Print a line of JSON for every run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--python", default=sys.executable)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(chosen.runs):
            found = seconds_to_answer(chosen.python, Path(folder))
            print(json.dumps({**found, "load_average": os.getloadavg()[0]}), flush=True)


if __name__ == "__main__":
    main()
