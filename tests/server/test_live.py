"""The live table: what comes, in which order, and what happens to those who misbehave."""

import socket
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from panj.server import live, services
from panj.server.answers import table_answer
from panj.server.hub import Announced
from panj.server.rooms import Room
from panj.server.wire.answers import TableAnswer
from panj.server.wire.said import Said
from server.helpers import SECONDS, Live, Person, closing_code, new_action, running, wait_until
from server.stores import POSTGRES, REDIS, SQLITE
from server.test_matches import two_at_a_table

pytestmark = pytest.mark.stores(SQLITE, POSTGRES, REDIS)


def test_a_move_is_acknowledged_and_told_to_everybody(person) -> None:
    ada, ben, table = two_at_a_table(person)
    with ada.live(table) as hers, ben.live(table) as his:
        offer = hers.until("table")["table"]["question"]["moves"][0]
        assert offer["index"] == 0
        assert offer["things"] == [f"card:{offer['text'].split()[-1]}"] or offer["things"]
        assert offer["message"]["key"] == "high_card.move.play"
        his.until("table")
        action = new_action()
        hers.move(0, 0, action)
        assert hers.until("done")["done"] == {"action_id": action, "version": 1}
        told = his.until("update")["table"]
        assert told["version"] == 1
        assert told["question"]["mine"]
        assert [line["key"] for line in told["log"]] == ["high_card.log.played"]


def test_a_stale_move_is_refused_with_the_table(person) -> None:
    ada, ben, table = two_at_a_table(person)
    with ben.live(table) as live:
        live.until("table")
        ada.move(table, 0, 0)
        live.until("update")
        action = new_action()
        live.move(0, 0, action)
        refused = live.until("refused")
        assert refused["action_id"] == action
        assert refused["problem"]["key"] == "core.refusal.stale"
        assert refused["problem"]["table"]["version"] == 1
        live.move(0, 1)
        assert live.until("done")["done"]["version"] == 2


def test_the_table_of_a_refused_move_is_worked_out_once(
    tmp_path: Path, high_card: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def counted(room: Room, person: str, seat: int, *more: Any, **named: Any) -> TableAnswer:
        asked.append(seat)
        return table_answer(room, person, seat, *more, **named)

    for module in (live, services):
        monkeypatch.setattr(module, "table_answer", counted)
    with running(tmp_path) as server:
        ada = Person(server.address, "Ada")
        table = ada.new(high_card, "me", "bot:random")
        with ada.live(table) as line:
            line.until("table")
            asked.clear()
            line.move(0, 99)
            assert line.until("refused")["problem"]["table"]["seat"] == 0
        ada.client.close()
    assert asked == [0]


def test_a_lost_connection_is_resumed_without_gap_or_repeat(person) -> None:
    ada, ben, table = two_at_a_table(person)
    lines: list[tuple[int, str]] = []

    def hear(table_answer) -> None:
        lines.extend((line["version"], line["key"]) for line in table_answer["log"])

    with ben.live(table) as live:
        first = live.until("table")["table"]
        hear(first)
        ada.move(table, 0, 0)
        second = live.until("update")["table"]
        hear(second)
    ben.move(table, 0, 1)
    ada.move(table, 0, 2)
    with ben.live(table, since=second["version"]) as live:
        third = live.until("table")["table"]
        hear(third)
        live.move(0, 99)  # a refusal tells news too, and they must not come twice
        hear(live.until("refused")["problem"]["table"])
        ben.move(table, 0, 3)
        hear(live.until("update")["table"])
    whole = [(line["version"], line["key"]) for line in ben.table(table)["log"]]
    assert lines == whole
    assert lines[-1][0] == 4


def test_who_resumes_after_the_opening_does_not_hear_it_again(person) -> None:
    _, ben, table = two_at_a_table(person)
    with ben.live(table, since=0) as live:
        assert live.until("table")["table"]["log"] == []


def test_a_match_that_starts_is_told_from_its_set_up_on_to_who_waits_for_it(person) -> None:
    ada, ben = person("Ada"), person("Ben")
    table = ada.new("high_card", "me", "open", start=False)
    with ada.live(table) as live:
        waiting = live.until("table")["table"]
        assert (waiting["status"], waiting["version"], waiting["view"]) == ("open", -1, None)
        ben.post(f"/tables/{table}/join")
        assert live.until("update")["table"]["log"] == []
        ada.bare_post(f"/tables/{table}/start")
        begun = live.until("update")["table"]
        while begun["status"] == "open":
            begun = live.until("update")["table"]
        assert (begun["status"], begun["version"], begun["since"]) == ("running", 0, -1)
        assert [line["key"] for line in begun["log"]] == ["high_card.log.dealt"] * 2
        live.move(0, 0)
        played = live.until("update")["table"]
        while played["version"] == 0:
            assert played["log"] == []
            played = live.until("update")["table"]
        assert played["since"] == 0
        assert [line["key"] for line in played["log"]] == ["high_card.log.played"]


def test_who_comes_back_after_the_start_hears_the_set_up(person) -> None:
    ada, ben = person("Ada"), person("Ben")
    table = ada.new("high_card", "me", "open", start=False)
    with ben.live(table) as live:
        known = live.until("table")["table"]["version"]
    ben.post(f"/tables/{table}/join")
    ada.bare_post(f"/tables/{table}/start")
    with ben.live(table, since=known) as live:
        begun = live.until("table")["table"]
        assert begun["version"] == 0
        assert [line["key"] for line in begun["log"]] == ["high_card.log.dealt"] * 2
    with ben.live(table, since=begun["version"]) as live:
        assert live.until("table")["table"]["log"] == []


def test_chat_and_presence_reach_the_others(person) -> None:
    ada, ben, table = two_at_a_table(person)
    with ada.live(table) as hers:
        hers.until("table")
        with ben.live(table) as his:
            assert hers.until("presence")["online"] == [0, 1]
            his.until("table")
            his.send(type="chat", text="  Szia! سلام\u202e ")
            line = hers.until("chat")
            assert line["line"]["text"] == "Szia! سلام"
            assert line["line"]["name"] == "Ben"
            assert not line["line"]["mine"]
            assert "person" not in line
            assert his.until("chat")["line"]["mine"]
        assert hers.until("presence")["online"] == [0]
    kept = ada.get(f"/tables/{table}/chat").json()
    assert [(each["name"], each["mine"]) for each in kept] == [("Ben", False)]


def test_a_spectator_does_not_talk_or_move(person) -> None:
    _, _, table = two_at_a_table(person)
    for watcher in (person("Eve"), person(None)):
        with watcher.live(table) as live:
            assert live.until("table")["table"]["seat"] is None
            live.send(type="chat", text="hello")
            assert live.until("refused")["problem"]["status"] in (401, 403)
            live.move(0, 0)
            assert live.until("refused")["problem"]["status"] in (401, 403)
            live.send(type="ping")
            live.until("pong")


def test_messages_are_compressed(person) -> None:
    ada, _, table = two_at_a_table(person)
    with ada.live(table) as live:
        assert live.connection.response is not None
        extensions = live.connection.response.headers["Sec-WebSocket-Extensions"]
        assert "permessage-deflate" in extensions


# Misbehaviour


@pytest.fixture(scope="module")
def scene(server) -> tuple[Person, str]:
    """Somebody at a table to whom things are done that must not matter."""
    ada = Person(server.address, "Ada")
    return ada, ada.new("high_card", "me", "bot:random")


BAD_MESSAGES = [
    "",
    "no json",
    "[]",
    "null",
    "{}",
    '{"type":"dance"}',
    '{"type":"move"}',
    '{"type":"move","index":-1,"expected_version":0,"action_id":"12345678"}',
    '{"type":"move","index":"0","expected_version":0,"action_id":"12345678"}',
    '{"type":"move","index":0.5,"expected_version":0,"action_id":"12345678"}',
    '{"type":"move","index":0,"expected_version":0,"action_id":"short"}',
    '{"type":"move","index":0,"expected_version":0,"action_id":"12345678","more":1}',
    '{"type":"move","index":1e400,"expected_version":0,"action_id":"12345678"}',
    '{"type":"sit","seat":99}',
    '{"type":"chat","text":""}',
    '{"type":"chat","text":"\\ud800"}',
    "[" * 10_000,
    b"\x00\xff binary",
]


@pytest.mark.parametrize("bad", BAD_MESSAGES, ids=range(len(BAD_MESSAGES)))
def test_a_malformed_message_closes_the_connection_and_nothing_else(scene, bad) -> None:
    ada, table = scene
    with ada.live(table) as live:
        live.until("table")
        live.connection.send(bad)
        assert closing_code(live) == 4400
    assert ada.table(table)["version"] == 0


def test_a_huge_message_closes_the_connection(scene) -> None:
    ada, table = scene
    with ada.live(table) as live:
        live.until("table")
        live.connection.send('{"type":"chat","text":"' + "x" * 100_000 + '"}')
        assert closing_code(live) in (1009, 4400)
    assert ada.table(table)["version"] == 0


def test_a_chatterbox_is_cut_off(scene) -> None:
    ada, table = scene
    with ada.live(table) as live:
        live.until("table")
        with suppress(ConnectionClosed):
            for _ in range(300):
                live.send(type="ping")
        assert closing_code(live) == 4429
    assert ada.table(table)["version"] == 0


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_a_page_from_elsewhere_is_not_connected(scene, origin: str) -> None:
    ada, table = scene
    with pytest.raises(InvalidStatus) as refused, ada.live(table, origin=origin):
        pass
    assert refused.value.response.status_code == 403


def test_a_page_from_here_is_connected(person, server) -> None:
    ada, _, table = two_at_a_table(person)
    with ada.live(table, origin=f"http://{server.address}") as live:
        assert live.until("table")["table"]["seat"] == 0


@pytest.mark.parametrize("table", ["0" * 32, "nonsense", "%00", "..%2f"])
def test_a_table_that_does_not_exist_is_said_to_be_gone(scene, table: str) -> None:
    ada, _ = scene
    with ada.live(table) as live:
        assert closing_code(live) == 4404


def test_a_forged_token_or_cookie_opens_nothing(person, server) -> None:
    _, _, table = two_at_a_table(person)
    with pytest.raises(InvalidStatus), Person(server.address, token="panj_x").live(table):
        pass
    address = f"ws://{server.address}/api/v1/tables/{table}/live"
    with connect(address, additional_headers={"Cookie": "panj_guest=abc.def.ghi"}) as raw:
        assert Live(raw).until("table")["table"]["seat"] is None


def test_broken_frames_leave_the_server_serving(person, server) -> None:
    ada, _, table = two_at_a_table(person)
    host, port = server.address.split(":")
    for garbage in (b"\xff" * 64, b"\x81\xfe\xff\xff", b"\x83\x80abcd", b"\x81\x05hello"):
        with socket.create_connection((host, int(port)), timeout=SECONDS) as raw:
            raw.sendall(
                f"GET /api/v1/tables/{table}/live HTTP/1.1\r\nHost: {server.address}\r\n"
                "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
            )
            assert raw.recv(12) == b"HTTP/1.1 101"
            raw.sendall(garbage)
    assert ada.table(table)["version"] == 0


def test_a_client_that_does_not_read_is_dropped(tmp_path, high_card) -> None:
    with running(tmp_path) as server:
        ada = Person(server.address, "Ada")
        table = ada.new("high_card", "me", "me")
        with ada.live(table) as good, ExitStack() as stack:
            good.until("table")
            deaf = stack.enter_context(deaf_client(ada, server.address, table))
            wait_until(lambda: server.services.hub.connections == 2)
            hub = server.services.hub
            long = Announced(Said("x" * 60_000, []))
            for _ in range(400):
                server.loop.call_soon_threadsafe(hub.tell, table, long)
                good.until("notice")
                if hub.connections == 1:
                    break
            wait_until(lambda: hub.connections == 1)
            deaf.close()
            assert ada.move(table, 0, 0).status_code == 200
            good.until("update")
        ada.client.close()


def deaf_client(person: Person, address: str, table: str) -> socket.socket:
    """A WebSocket that asks for a table and then reads nothing."""
    host, port = address.split(":")
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.settimeout(SECONDS)
    raw.connect((host, int(port)))
    raw.sendall(
        f"GET /api/v1/tables/{table}/live HTTP/1.1\r\nHost: {address}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: panj_guest={person.client.cookies['panj_guest']}\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    return raw


def test_a_line_says_whom_it_takes_a_client_for(person) -> None:
    ada, _, table = two_at_a_table(person)
    with ada.live(table) as live:
        assert live.until("table")["person"] == ada.get("/me").json()["id"]
    with person(None).live(table) as live:
        assert live.until("table")["person"] == ""
