"""Outside bots: the stream of turns, and the example that plays by it."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from panj.server.wire.bot_stream import BotLine
from server.helpers import SECONDS, Person, wait_until
from server.stores import POSTGRES, REDIS, SQLITE

pytestmark = pytest.mark.stores(SQLITE, POSTGRES, REDIS)

EXAMPLE = Path(__file__).parents[2] / "examples" / "outside_bot" / "bot.py"


@contextmanager
def stream(program: Person) -> Iterator[Iterator[dict[str, Any]]]:
    """The lines of a stream, without those that only say that it is alive."""
    with program.client.stream("GET", "/bot/stream") as answer:
        assert answer.headers["content-type"].startswith("application/x-ndjson")
        yield news(read(line) for line in answer.iter_lines())


def read(line: str) -> dict[str, Any]:
    """A line of the stream; one that says other things than the description would be an error."""
    told = json.loads(line)
    assert msgspec.to_builtins(msgspec.json.decode(line, type=BotLine)) == told
    return dict(told)


def news(lines: Iterator[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The lines that tell something; a test does not wait for ever."""
    waits = 0
    for line in lines:
        waits = waits + 1 if line["type"] == "wait" else 0
        assert waits < 5, "nothing happens"
        if not waits:
            yield line


def test_a_bot_is_told_its_turns_and_the_end(person) -> None:
    ada, ben = person("Ada"), person("Ben")
    program = ben.token("read", "play")
    table = ada.new("high_card", "me", "open", start=False)
    with stream(program) as lines:
        program.post(f"/tables/{table}/join")
        ada.bare_post(f"/tables/{table}/start")
        for version in (1, 3, 5):
            assert ada.move(table, 0, version - 1).status_code == 200
            turn = next(lines)
            assert turn["type"] == "turn"
            assert turn["table"] == table
            assert turn["game"] == "high_card"
            assert turn["seat"] == 1
            assert turn["version"] == version
            assert len(turn["view"]["hand"]) == len(turn["moves"])
            assert turn["prompt"]["key"] == "high_card.prompt.play"
            assert program.move(table, 0, turn["version"]).status_code == 200
        end = next(lines)
        assert end["type"] == "over"
        assert sorted(end["ranking"])[0] == 1


def test_a_bot_that_comes_back_is_asked_again(person) -> None:
    ada = person("Ada")
    program = ada.token("read", "play")
    table = ada.new("high_card", "me", "bot:random")
    for _ in range(2):
        with stream(program) as lines:
            turn = next(lines)
            assert (turn["table"], turn["version"]) == (table, 0)


def test_the_example_plays_a_whole_match(person, server, tmp_path: Path) -> None:
    ada, ben = person("Ada"), person("Ben")
    program = ben.token("read", "play")
    made = ada.create("kingdomino", "me", "invited")
    table, invite = made["table"]["id"], made["invites"]["1"]
    token = program.client.headers["authorization"].split()[1]
    command = [sys.executable, str(EXAMPLE), f"http://{server.address}"]
    command += ["--join", table, "--invite", invite, "--matches", "1"]
    output = tmp_path / "bot.txt"
    with output.open("w") as file:
        bot = subprocess.Popen(
            command, env={**os.environ, "PANJ_TOKEN": token}, stdout=file, stderr=file
        )
        try:
            wait_until(lambda: is_seated(ada, table, 1) or bot.poll() is not None, 60)
            assert bot.poll() is None, output.read_text()
            ada.bare_post(f"/tables/{table}/start")
            end = ada.play_on(table)
            assert bot.wait(SECONDS) == 0, output.read_text()
        finally:
            bot.kill()
            bot.wait(SECONDS)
    assert end["status"] == "over"
    assert f"{table} is over, places: {end['ranking']}" in output.read_text()


def is_seated(person: Person, table: str, seat: int) -> bool:
    return bool(person.table(table)["seats"][seat]["kind"] == "person")


def test_a_form_is_told_the_bots_from_the_weakest_to_the_strongest(person) -> None:
    found = person(None).get("/bots/levels").json()
    names = [each["name"] for each in found]
    assert names[:6] == ["random", "easy", "greedy", "medium", "hard", "expert"]
    assert sorted(names) == person(None).get("/bots").json()
    assert [each["name"] for each in found if not each["leans"]] == ["random"]
    assert [each["name"] for each in found if each["default"]] == ["greedy"]
