"""`panj serve` as a process: what it refuses, how it ends, what it weighs."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from harness.players import live_seat, new_table, people
from harness.processes import PATIENCE_SECONDS, memory_bytes
from harness.server import ServerMaker, TableServer
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

SOCKETS = 200
MOST_BYTES_PER_SOCKET = 120 * 2**20 / 1000


def panj(*args: str) -> subprocess.CompletedProcess[str]:
    """Run the program to its end."""
    environment = {**os.environ, "LC_ALL": "C", "LANG": "C"}
    command = [sys.executable, "-m", "panj", *args]
    return subprocess.run(
        command,
        capture_output=True,
        text=True,
        timeout=PATIENCE_SECONDS,
        env=environment,
        check=False,
    )


def test_several_workers_on_sqlite_are_refused_with_a_reason(tmp_path: Path) -> None:
    done = panj("serve", "--workers", "2", "--database", f"sqlite:///{tmp_path}/t.sqlite")
    assert done.returncode == 2
    assert "PostgreSQL" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_newer_database_is_refused_with_a_reason(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    connection.close()
    done = panj("serve", "--port", "0", "--database", f"sqlite:///{file}")
    assert done.returncode == 2
    assert "9999" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.slow
def test_a_server_that_is_told_to_end_says_so_and_ends(table_server: ServerMaker) -> None:
    async def watch_it_end(server: TableServer) -> None:
        async with people(server.address, 1) as (ada,):
            bots = [{"kind": "bot", "bot": "greedy", "seconds": 30.0}]
            table = await new_table("kingdomino", ada, [], bots=bots)
            async with live_seat(ada, table) as seat:
                assert server.process is not None
                server.process.send_signal(signal.SIGTERM)
                with pytest.raises(ConnectionClosed) as closed:
                    await seat.until("never")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012

    with table_server() as server:
        asyncio.run(watch_it_end(server))
        assert server.process is not None
        server.process.wait(PATIENCE_SECONDS)
        assert server.errors() == []


@pytest.mark.slow
def test_an_idle_socket_is_light(table_server: ServerMaker) -> None:
    async def weigh(server: TableServer) -> float:
        async with people(server.address, 1) as (ada,), AsyncExitStack() as stack:
            tables = [
                await new_table("kingdomino", ada, [], bots=[{"kind": "me"}]) for _ in range(10)
            ]
            for table in tables:
                async with live_seat(ada, table):
                    pass
            before = memory_bytes(server.pid)
            for number in range(SOCKETS):
                await stack.enter_async_context(live_seat(ada, tables[number % 10]))
            return (memory_bytes(server.pid) - before) / SOCKETS

    with table_server() as server:
        assert asyncio.run(weigh(server)) < MOST_BYTES_PER_SOCKET


@pytest.mark.slow
def test_messages_are_compressed_for_who_wants_it(table_server: ServerMaker) -> None:
    async def ask(server: TableServer) -> list[str]:
        async with people(server.address, 1) as (ada,):
            table = await new_table("kingdomino", ada, [], bots=[{"kind": "me"}])
            uri = f"{server.address.replace('http', 'ws')}/api/v1/tables/{table}/live"
            found = []
            for compression in ("deflate", None):
                async with connect(
                    uri, additional_headers=ada.headers, compression=compression
                ) as socket:
                    await socket.recv()
                    found.append(str(socket.protocol.extensions))
            return found

    with table_server() as server:
        wanted, plain = asyncio.run(ask(server))
        assert "PerMessageDeflate" in wanted
        assert plain == "[]"
