"""A table server in a process of its own, which can be stopped and started again."""

import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from types import TracebackType

EXAMPLES = Path(__file__).parents[2] / "examples" / "high_card"

START = """
import sys
sys.path.insert(0, {examples!r})
from panj.core.registry import REGISTRY
from panj.server.run import run
from panj.server.settings import Settings
if {example}:
    import high_card
    REGISTRY.add(high_card.GAME)
run(Settings(database={database!r}, port={port}, requests_per_minute=1000000, live_per_second=1000))
"""


class Serving:
    """The server on a free port, with a database of its own; with the example game on wish."""

    def __init__(self, folder: Path, example: bool = False) -> None:
        self.folder = folder
        self.example = example
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> "Serving":
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    def start(self) -> None:
        database = f"sqlite:///{self.folder / 'tables.sqlite'}"
        code = START.format(
            examples=str(EXAMPLES), database=database, port=self.port, example=self.example
        )
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen([sys.executable, "-c", code], stdout=log, stderr=log)
        for _ in range(300):
            if self.is_well():
                return
            time.sleep(0.1)
        raise AssertionError((self.folder / "server.log").read_text()[-3000:])

    def is_well(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/healthz", timeout=1) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(15)
            self.process = None


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
