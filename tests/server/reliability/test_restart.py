"""A restart in the middle of everything: nobody loses a line, a clock or a bot."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from harness.kills import read
from harness.players import LiveSeat, Person, live_seat, new_table, people
from harness.processes import group_members, wait_until
from harness.server import ServerMaker, TableServer

from server.reliability.conftest import with_bots_apart

pytestmark = pytest.mark.slow


async def play_on(seat: LiveSeat, moves: int) -> list[dict[str, Any]]:
    """Play a hot seat for some moves; the log lines that came with them."""
    lines: list[dict[str, Any]] = []
    for _ in range(moves):
        version = seat.table["version"]
        await seat.play(0, version)
        lines += (await seat.until_version(version + 1))["log"]
    return lines


def unweighed(log: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The lines without how much they touch who reads: on one device that is whoever is asked."""
    return [{**line, "weight": 0} for line in log]


async def told_over_a_restart(server: TableServer) -> None:
    """Read some moves, lose the server, come back with `since`: the same log as in one piece."""
    async with people(server.address, 1) as (ada,):
        table = await new_table("kingdomino", ada, [], bots=[{"kind": "me", "name": "Second"}])
        async with live_seat(ada, table) as seat:
            told = list(seat.table["log"]) + await play_on(seat, 5)
            reached = seat.table["version"]
        action = "retry-after-the-kill"
        first = (await ada.move(table, 0, reached, action)).json()
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        again = (await ada.move(table, 0, reached, action)).json()
        assert again == first
        async with live_seat(ada, table, since=reached) as seat:
            told += seat.table["log"]
            told += await play_on(seat, 3)
        whole = (await ada.get(f"/tables/{table}"))["log"]
        assert unweighed(told) == unweighed(whole)
        assert len({line["version"] for line in whole}) >= 9


def test_a_client_that_resumes_gets_no_gap_and_no_repeat(table_server: ServerMaker) -> None:
    with table_server() as server:
        asyncio.run(told_over_a_restart(server))
        assert server.errors() == []


async def clock_over_a_restart(server: TableServer) -> None:
    pace = {"kind": "live", "minutes": 10.0, "increment": 0.0}
    async with people(server.address, 1) as (ada,):
        table = await new_table(
            "kingdomino", ada, [], bots=[{"kind": "me", "name": "Second"}], settings={"pace": pace}
        )
        before = await ada.get(f"/tables/{table}")
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        after = await ada.get(f"/tables/{table}")
        assert after["deadline"] == before["deadline"]
        assert after["asked_at"] == before["asked_at"]
        assert after["now"] > before["now"]
        await ada.move(table, 0, 0)
        moved = await ada.get(f"/tables/{table}")
        who = before["question"]["who"]
        used = 600.0 - moved["seats"][who]["clock"]
        assert used >= after["now"] - before["asked_at"]


def test_a_clock_goes_on_over_a_restart(table_server: ServerMaker) -> None:
    with table_server() as server:
        asyncio.run(clock_over_a_restart(server))


async def bot_over_a_restart(server: TableServer, ada: Person) -> str:
    """Leave a table while its bot is asked, and the server dies at once."""
    bots = [{"kind": "bot", "bot": "test_held", "seconds": 60.0}]
    table = await new_table("kingdomino", ada, [], bots=bots)
    for _ in range(20):
        seen = await ada.get(f"/tables/{table}")
        if not seen["question"]["mine"]:
            break
        await ada.move(table, 0, seen["version"])
    assert not seen["question"]["mine"]
    return table


async def resumes(server: TableServer, hold: Path) -> None:
    hold.touch()
    async with people(server.address, 1) as (ada,):
        table = await bot_over_a_restart(server, ada)
        await asyncio.to_thread(server.kill)
        stood = read(server.file)[1][table]
        hold.unlink()
        await asyncio.to_thread(server.start)
        async with live_seat(ada, table) as seat:
            while not seat.table["question"]["mine"]:
                await seat.next()
        assert seat.table["version"] > stood


def test_a_bots_turn_is_taken_up_again(table_server: ServerMaker, tmp_path: Path) -> None:
    hold = tmp_path / "hold"
    with table_server(environment=with_bots_apart(hold)) as server:
        asyncio.run(resumes(server, hold))


def test_a_killed_server_leaves_no_process_behind(table_server: ServerMaker) -> None:
    with table_server() as server:
        asyncio.run(think_once(server))
        assert len(group_members(server.pid)) > 1
        group = server.pid
        assert server.process is not None
        server.process.kill()
        server.process.wait()
        wait_until(lambda: group_members(group) == [])


async def think_once(server: TableServer) -> None:
    """Have a bot make a move, so that its worker runs."""
    async with people(server.address, 1) as (ada,):
        bots = [{"kind": "bot", "bot": "random", "seconds": 0.1}]
        table = await new_table("kingdomino", ada, [], bots=bots)
        async with live_seat(ada, table) as seat:
            for _ in range(20):
                version = seat.table["version"]
                if not seat.table["question"]["mine"]:
                    await seat.until_version(version + 1)
                    return
                await seat.play(0, version)
                await seat.until_version(version + 1)


async def held_over_a_restart(server: TableServer) -> None:
    """A turn that was played and not given away is still there, and is given away once."""
    async with people(server.address, 1) as (ada,):
        second = [{"kind": "me", "name": "Second"}]
        table = await new_table("minerva", ada, [], bots=second)  # it waits as long as one likes
        held = await until_held(ada, table)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        after = await ada.get(f"/tables/{table}")
        assert after["settling"] == held["settling"]
        assert after["view"] == held["view"]
        wish = {"expected_version": held["version"], "action_id": "given-away-after-the-kill"}
        done = await ada.post(f"/tables/{table}/settle", **wish)
        again = await ada.post(f"/tables/{table}/settle", **wish)
        assert done["version"] == again["version"] == held["version"] + 1
        assert (await ada.get(f"/tables/{table}"))["settling"] is None


async def until_held(ada: Person, table: str) -> dict[str, Any]:
    """Play until a move is held back; the table then."""
    while True:
        found = await ada.get(f"/tables/{table}")
        version = found["version"]
        wish = {"index": 0, "expected_version": version, "action_id": f"held-move-{version}"}
        await ada.post(f"/tables/{table}/moves", hold=True, **wish)
        found = await ada.get(f"/tables/{table}?seat={found['seat']}")
        if found["settling"] is not None:
            return found


def test_a_played_turn_waits_over_a_kill(table_server: ServerMaker) -> None:
    with table_server() as server:
        asyncio.run(held_over_a_restart(server))
        assert server.errors() == []
