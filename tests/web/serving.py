"""A table server in a process of its own, which can be stopped and started again."""

import socket
import subprocess
import sys
import urllib.request
from pathlib import Path
from types import TracebackType

from support.waiting import wait_until

ROOT = Path(__file__).parents[2]
OUTSIDE = [
    str(ROOT / "examples" / "high_card"),
    str(ROOT / "tests" / "support" / "bare"),
    str(ROOT / "tests"),
]
"""A whole game with a board of its own, the same with rules only, and what tests share."""

START = """
import sys
from pathlib import Path
sys.path[:0] = {outside!r}
from support.dealing import deal_by
from panj.core.registry import REGISTRY
from panj.server.run import run
from panj.server.settings import Settings
deal_by(lambda: Path({deal!r}).read_text())
if {example}:
    import bare_card, high_card.game
    REGISTRY.add(high_card.game.GAME)
    REGISTRY.add(bare_card.GAME)
run(Settings(database={database!r}, port={port}, requests_per_minute=1000000, live_per_second=1000,
    guests_per_hour=100000, passwords_per_minute=1000,
    handshakes_per_minute=100000, open_tables=1000, bot_tables=1000,
    secret_pause=0.0, bot_pause=0.0))
"""


class Serving:
    """The server on a free port, with its own database; with the games from outside on wish."""

    def __init__(self, folder: Path, example: bool = False) -> None:
        self.folder = folder
        self.example = example
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.deal = folder / "deal"
        """By what the tables of the running test are dealt."""
        self.deal.write_text(folder.name)

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
            outside=OUTSIDE,
            database=database,
            port=self.port,
            example=self.example,
            deal=str(self.deal),
        )
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen([sys.executable, "-c", code], stdout=log, stderr=log)
        wait_until(self.is_up)

    def is_up(self) -> bool:
        """Whether it answers; however slow the machine is, it starts or it ends."""
        assert self.process is not None
        if self.process.poll() is not None:
            raise AssertionError((self.folder / "server.log").read_text()[-3000:])
        return self.is_well()

    def is_well(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/healthz", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait()
            self.process = None


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
