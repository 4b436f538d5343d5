"""A table server as a process that can be killed and started again on the same database."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import httpx
import msgspec

from harness.processes import PATIENCE_SECONDS, end, free_port, start, wait_until
from panj.server.settings import Settings

BOOT: Final = Path(__file__).with_name("boot.py")
MANY: Final = 10_000_000


class TableServer:
    """One server on one database and one port; the database outlives its processes."""

    def __init__(
        self,
        folder: Path,
        database: str = "",
        python: str = sys.executable,
        environment: dict[str, str] | None = None,
        **settings: Any,
    ) -> None:
        self.log = folder / "server.log"
        self.file = folder / "tables.sqlite"
        self.python = python
        self.environment = environment or {}
        wished = {
            "requests_per_minute": MANY,
            "lines_per_address": MANY,
            "guests_per_hour": MANY,
            "imports_per_hour": MANY,
            "lines_per_minute": MANY,
            "handshakes_per_minute": MANY,
            "open_tables": MANY,
            "running_tables": MANY,
            "bot_tables": MANY,
            "invitations": MANY,
            "live_per_second": 1000,
            "secret_pause": 0.0,
            "bot_pause": 0.0,
            **settings,
        }
        self.settings = Settings(
            database=database or f"sqlite:///{self.file}", port=free_port(), **wished
        )
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.settings.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def start(self) -> "TableServer":
        """Start it and wait until it answers."""
        self.launch()
        wait_until(self.answers)
        return self

    def launch(self) -> None:
        """Start it and wait for nothing."""
        settings = msgspec.json.encode(self.settings).decode()
        environment = {**os.environ, **self.environment}
        command = [self.python, str(BOOT), settings]
        self.process = start(command, self.log, env=environment)

    def answers(self) -> bool:
        """Whether it is up; an early end is an error that shows the log."""
        assert self.process is not None
        if self.process.poll() is not None:
            raise RuntimeError(f"the server ended: {self.tail()}")
        try:
            return httpx.get(f"{self.address}/healthz", timeout=5).status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """As when the power fails: no time to finish anything."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE_SECONDS)
        end(self.process)

    def stop(self) -> int:
        """Ask it to end, and its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE_SECONDS)

    def tail(self, size: int = 4000) -> str:
        return self.log.read_text(errors="replace")[-size:] if self.log.exists() else ""

    def errors(self) -> list[str]:
        """What went wrong inside, by the log."""
        lines = self.log.read_text(errors="replace").splitlines()
        return [line for line in lines if '"level": "error"' in line or "Traceback" in line]

    def __enter__(self) -> "TableServer":
        return self.start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.end()

    def end(self) -> None:
        """End it with everything that it started, whatever it does."""
        if self.process is not None:
            end(self.process)


ServerMaker = Callable[..., TableServer]
