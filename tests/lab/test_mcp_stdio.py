"""`panj mcp` as an agent's program meets it: over a real pipe, with the official client."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

from panj.core.match_file import read
from panj.core.registry import REGISTRY

Call = Callable[..., Awaitable[tuple[bool, str]]]


def with_server(use: Callable[[Call], Awaitable[Any]], *words: str) -> Any:
    """Start the program, let the client do something, and end it."""

    async def run() -> Any:
        command = StdioServerParameters(command=sys.executable, args=["-m", "panj", "mcp", *words])
        async with Client(command) as client:

            async def call(tool: str, **arguments: Any) -> tuple[bool, str]:
                result = await client.call_tool(tool, arguments)
                return bool(result.is_error), result.content[0].text  # type: ignore[union-attr]

            return await use(call)

    return asyncio.run(asyncio.wait_for(run(), 120))


def numbers_in(text: str) -> list[int]:
    """The numbers of the moves in a list of moves."""
    return [int(line.partition(".")[0]) for line in text.splitlines() if line[:1].isdigit()]


def test_an_agent_plays_a_whole_game() -> None:
    async def play(call: Call) -> str:
        wrong, said = await call(
            "create_table", game="kingdomino", seats=2, opponents=["random"], name="Ada"
        )
        assert not wrong
        assert "Seat 1: Ada, that is you" in said
        count = 0
        while "The game is over." not in said:
            _, seen = await call("look", table="1")
            assert "On the table" in seen
            _, listed = await call("legal_moves", table="1")
            moves = numbers_in(listed)
            assert moves == list(range(1, len(moves) + 1))
            wrong, said = await call("play", table="1", number=moves[-1])
            assert not wrong
            count += 1
        assert count >= 12
        _, points = await call("scores", table="1")
        assert "Total: Ada" in points
        assert "Place: Ada" in points
        _, told = await call("log", table="1", since=0)
        assert told.count("\n") > count
        wrong, file = await call("export_match", table="1")
        assert not wrong
        return file

    found = read(with_server(play), REGISTRY)
    assert found.match.decision() is None
    assert found.names == ["Ada", "bot:random"]


def test_refusals_come_as_errors_in_the_language_asked_for() -> None:
    async def ask(call: Call) -> list[tuple[bool, str]]:
        return [
            await call("create_table", game="kingdomino", seats=9),
            await call("create_table", game="kingdomino", seats=9, language="en"),
            await call("look", table="1"),
        ]

    said = with_server(ask, "--lang", "hu")
    assert [wrong for wrong, _ in said] == [True, True, True]
    assert "játékos" in said[0][1]
    assert said[1][1] == "kingdomino is for 2 to 4 players, not for 9."
    assert said[2][1] == "Nincs ilyen asztal: „1”."


def test_all_tools_are_described() -> None:
    async def run() -> list[Any]:
        command = StdioServerParameters(command=sys.executable, args=["-m", "panj", "mcp"])
        async with Client(command) as client:
            assert "create_table" in (client.instructions or "")
            return (await client.list_tools()).tools

    tools = asyncio.run(asyncio.wait_for(run(), 60))
    assert {tool.name for tool in tools} >= {"create_table", "look", "legal_moves", "play", "log"}
    assert all(tool.description for tool in tools)


def test_without_the_package_the_command_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from panj.cli.main import main

    monkeypatch.setattr("panj.cli.extras.find_spec", lambda _: None)
    with pytest.raises(SystemExit) as left:
        main(["mcp", "--lang", "en"])
    assert left.value.code == 2
    assert "panj[mcp]" in capsys.readouterr().err
