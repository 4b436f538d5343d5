"""What the reliability tests share: servers that are always ended."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from harness.server import ServerMaker, TableServer

BOTS_APART = Path(__file__).with_name("bots_apart")


def with_bots_apart(hold: Path) -> dict[str, str]:
    """The environment of a server beside which a package with bad bots is installed; `test_held`
    thinks while the file is there."""
    path = os.pathsep.join([str(BOTS_APART), *filter(None, [os.environ.get("PYTHONPATH")])])
    return {"PYTHONPATH": path, "PANJ_TEST_HOLD": str(hold)}


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
