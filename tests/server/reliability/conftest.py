"""What the reliability tests share: servers that are always ended."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from harness.server import ServerMaker, TableServer


@pytest.fixture
def table_server(tmp_path: Path) -> Iterator[ServerMaker]:
    """Make servers on a database in the test's folder; they end with the test."""
    made: list[TableServer] = []

    def make(**how: Any) -> TableServer:
        server = TableServer(tmp_path, **how)
        made.append(server)
        return server

    yield make
    for server in made:
        server.end()
