"""After the installation nothing asks for a network: neither the tables nor a command."""

import socket
from pathlib import Path
from typing import Any

import pytest

from server.helpers import Person, running
from server.stores import SQLITE

HERE = {"127.0.0.1", "::1", "localhost"}

pytestmark = pytest.mark.stores(SQLITE)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A machine without a network; what was looked for in it."""
    found: list[str] = []
    look_up, connect = socket.getaddrinfo, socket.socket.connect

    def check(host: object) -> None:
        name = host.decode() if isinstance(host, bytes) else str(host)
        if host is not None and name not in HERE:
            found.append(name)
            raise socket.gaierror(socket.EAI_NONAME, "there is no network")

    def looked_up(host: Any, *more: Any, **how: Any) -> Any:
        check(host)
        return look_up(host, *more, **how)

    def connected(self: socket.socket, address: Any) -> None:
        if isinstance(address, tuple):
            check(address[0])
        connect(self, address)

    monkeypatch.setattr(socket, "getaddrinfo", looked_up)
    monkeypatch.setattr(socket.socket, "connect", connected)
    return found


def test_tables_need_none(asked: list[str], tmp_path: Path, high_card: str) -> None:
    with running(tmp_path) as server:
        ada = Person(server.address, "Ada")
        table = ada.new(high_card, "me", "bot:random")
        assert ada.play_on(table)["status"] == "over"
        ada.client.close()
    assert asked == []


def test_commands_need_none(asked: list[str], panj, tmp_path: Path) -> None:
    match = tmp_path / "match.jsonl"
    watch = ("--watch", "--bots", "greedy,random", "--plain", "--save", match)
    for words in (
        ("games", "--json"),
        ("play", "kingdomino", *watch),
        ("replay", match),
        ("verify", match),
        ("hint", match, "--at", "4", "--seconds", "0.1"),
        ("learn", "kingdomino"),
        ("arena", "kingdomino", "--bots", "greedy,random", "--games", "2", "--out", tmp_path / "a"),
        ("--version",),
    ):
        assert panj(*words, typed="q\n").code == 0, words
    assert asked == []


def test_what_looks_for_one_is_noticed(asked: list[str]) -> None:
    with pytest.raises(OSError, match="no network"):
        socket.create_connection(("panj.example", 80), timeout=1)
    assert asked == ["panj.example"]
