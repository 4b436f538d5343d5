"""Running a server: health, counters, logs, the description of the API, going down in order."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import openapi
import pytest

from server.helpers import SECONDS, Person, closing_code, fetch, wait_until
from server.stores import SQLITE
from server.test_matches import two_at_a_table


def test_the_server_says_that_it_is_well(server) -> None:
    got = fetch(server, "/healthz")
    assert (got.status_code, got.json()) == (200, {"status": "ok"})


def counted(server) -> dict[str, float]:
    """All counters by name and labels."""
    text = fetch(server, "/metrics").text
    lines = re.findall(r"^(panj_[^ ]+) ([0-9.e+-]+)$", text, re.MULTILINE)
    return {name: float(value) for name, value in lines}


@pytest.mark.stores(SQLITE)  # each process counts for itself
def test_moves_refusals_commits_and_connections_are_counted(person, server) -> None:
    ada, ben, table = two_at_a_table(person)
    before = counted(server)
    with ada.live(table) as live:
        live.until("table")
        ada.move(table, 0, 0)
        ben.move(table, 0, 0)
        after = counted(server)
        assert after["panj_live_connections"] == 1
    names = {
        'panj_moves_total{game="high_card"}': 1,
        'panj_refusals_total{key="core.refusal.stale"}': 1,
        "panj_commit_seconds_count": 1,
    }
    assert {name: after[name] - before.get(name, 0) for name in names} == names


@pytest.mark.stores(SQLITE)
def test_a_bot_that_fails_is_counted(person, server) -> None:
    before = counted(server)
    ada = person("Ada")  # the workers of bots do not know this game: every bot fails at it
    table = ada.new("high_card", "bot:random", "me")
    wait_until(lambda: ada.table(table)["version"] == 1)
    name = 'panj_bot_failures_total{bot="random"}'
    assert counted(server)[name] == before.get(name, 0) + 1


# The description of the API


def test_the_description_is_served_and_kept(server) -> None:
    served = fetch(server, "/schema/openapi.json").json()
    assert served["openapi"].startswith("3.1")
    assert served == openapi.document()
    assert openapi.main(["--check"]) == 0


def test_what_is_said_live_needs_its_type_and_what_is_said_at_an_address_does_not() -> None:
    schemas = openapi.document()["components"]["schemas"]
    live = [schemas[each["$ref"].rpartition("/")[2]] for each in schemas["LiveRequest"]["anyOf"]]
    assert len(live) == 7
    assert all("type" in each["required"] for each in live)
    for name in ("MoveRequest", "UndoRequest", "ChatRequest"):
        assert "type" not in schemas[name]["required"]


def test_the_description_refers_only_to_what_it_has() -> None:
    document = openapi.document()
    known = {f"#/components/schemas/{name}" for name in document["components"]["schemas"]}
    named = set(re.findall(r'"(#/components/schemas/[^"]+)"', json.dumps(document)))
    assert named <= known


def objects_in(part: Any) -> Iterator[dict[str, Any]]:
    """All forms of objects in a description."""
    if isinstance(part, dict) and part.get("type") == "object":
        yield part
    for each in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
        yield from objects_in(each)


def test_every_object_says_what_it_may_have() -> None:
    found = list(objects_in(openapi.document()["components"]["schemas"]))
    assert len(found) > 50
    assert [each for each in found if not {"properties", "additionalProperties"} & {*each}] == []


def test_every_problem_is_described() -> None:
    for path, item in openapi.document()["paths"].items():
        for method, operation in item.items():
            described = operation["responses"]
            assert {"400", "401", "403", "404", "409", "413", "429"} <= set(described), path
            assert list(described["409"]["content"]) == ["application/problem+json"], method


def test_every_answer_is_described() -> None:
    for path, item in openapi.document()["paths"].items():
        for method, operation in item.items():
            [done] = [each for code, each in operation["responses"].items() if code < "300"]
            forms = [each["schema"] for each in done.get("content", {}).values()]
            assert all(forms), (method, path)


# A server in a process of its own


class Process:
    """`panj serve`, with its output in files."""

    def __init__(self, folder: Path, *more: str) -> None:
        self.out = folder / "out.txt"
        self.err = folder / "err.txt"
        self.database = folder / "tables.sqlite"
        port = free_port()
        self.address = f"127.0.0.1:{port}"
        command = [sys.executable, "-m", "panj", "serve", "--port", str(port)]
        command += ["--database", f"sqlite:///{self.database}", *more]
        with self.out.open("w") as out, self.err.open("w") as err:
            self.process = subprocess.Popen(
                command, stdout=out, stderr=err, env={**os.environ, "PANJ_LANG": "en"}
            )

    def __enter__(self) -> "Process":
        try:
            wait_until(self.is_up, 60)
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait(SECONDS)

    def is_up(self) -> bool:
        assert self.process.poll() is None, self.err.read_text()
        try:
            return fetch(self, "/healthz").status_code == 200
        except httpx.HTTPError:
            return False


def free_port() -> int:
    import socket

    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


@pytest.mark.slow
def test_a_server_that_is_told_to_stop_stops_in_order(tmp_path: Path) -> None:
    with Process(tmp_path) as server:
        ada = Person(server.address, "Ada")
        table = ada.new("kingdomino", "me", "me")
        with ada.live(table) as live:
            live.until("table")
            assert ada.move(table, 0, 0).status_code == 200
            server.process.send_signal(signal.SIGTERM)
            assert closing_code(live) == 1012
        assert server.process.wait(SECONDS) in (0, -signal.SIGTERM)
        assert "Traceback" not in server.err.read_text()
    with Process(tmp_path) as again:
        old = Person(again.address)
        assert old.table(table)["version"] == 1


@pytest.mark.slow
def test_the_log_is_json_without_secrets_or_hidden_information(tmp_path: Path) -> None:
    with Process(tmp_path) as server:
        ada = Person(server.address, "Ada Secretname")
        ada.post("/account", account="logged", password="the password")
        program = ada.token("read", "play", "create")
        made = ada.create("kingdomino", "me", "invited")
        table = made["table"]["id"]
        Person(server.address, "Ben").post(f"/tables/{table}/join", invite=made["invites"]["1"])
        ada.bare_post(f"/tables/{table}/start")
        ada.move(table, 0, 0)
        ada.post(f"/tables/{table}/chat", text="the chat")
        program.post("/me", name=5)
        ada.get("/tables/nothing")
        break_the_database(server.database)
        assert ada.get(f"/tables/{table}/chat").status_code == 500
        assert ada.post(f"/tables/{table}/chat", text="the chat again").status_code == 500
        secrets = [
            "Secretname",
            "the password",
            "the chat",
            program.client.headers["authorization"].split()[1],
            made["invites"]["1"],
            ada.client.cookies["panj_guest"],
            ada.client.cookies["csrftoken"],
        ]
    written = server.err.read_text() + server.out.read_text()
    assert "request failed" in written
    for line in server.err.read_text().splitlines():
        assert {"at", "level", "from", "what"} <= set(json.loads(line))
    assert [secret for secret in secrets if secret in written] == []


def break_the_database(file: Path) -> None:
    """Take the chat away, so that the server fails at it and logs a trace."""
    import sqlite3
    from contextlib import closing

    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("DROP TABLE chat")
