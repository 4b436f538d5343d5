"""A real server on this machine, and people who use it."""

import socket
import ssl
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import msgspec
import pytest
import uvicorn
from argon2 import PasswordHasher
from harness.server import TableServer
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from panj.server.app import make_app
from panj.server.settings import LIVE_MESSAGE_BYTES, Settings
from panj.server.wire.messages import LiveMessage
from server.stores import Store
from support.waiting import wait_until

TRUST = ssl.create_default_context()
"""Made once: nobody here speaks TLS, but every client would make its own, slowly."""

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)

PATIENT = {
    "requests_per_minute": 100_000,
    "passwords_per_minute": 1000,
    "guests_per_hour": 100_000,
    "imports_per_hour": 100_000,
    "lines_per_minute": 100_000,
    "handshakes_per_minute": 100_000,
    "open_tables": 10_000,
    "running_tables": 10_000,
    "bot_tables": 10_000,
    "invitations": 10_000,
    "secret_pause": 0.0,
    "bot_pause": 0.0,
}
"""One machine is everybody here, and nobody looks at how long bots take."""

BOT_SECONDS = 0.05
"""How long a bot may think."""

SECONDS = 120.0
"""The longest that a test waits for anything: nothing takes so long, however busy the machine."""


class Served:
    """A server that answers at an address."""

    def __init__(self, address: str, folder: Path) -> None:
        self.address = address
        self.folder = folder


class Running(Served):
    """A server in a thread."""

    def __init__(self, server: uvicorn.Server, address: str, folder: Path) -> None:
        super().__init__(address, folder)
        self.server = server

    @property
    def services(self) -> Any:
        return self.app.state.services

    @property
    def loop(self) -> Any:
        return self.services.steward._sweeper.get_loop()

    @property
    def app(self) -> Any:
        return self.server.config.app


@contextmanager
def running(folder: Path, **settings: Any) -> Iterator[Running]:
    """Serve from a folder until the block ends."""
    wished = {"database": f"sqlite:///{folder}/tables.sqlite", **PATIENT, **settings}
    chosen = Settings(**wished)
    app = make_app(chosen)
    config = uvicorn.Config(
        app,
        forwarded_allow_ips=",".join(chosen.trusted_proxies) or None,
        log_config=None,
        access_log=False,
        ws_max_size=LIVE_MESSAGE_BYTES,
        timeout_graceful_shutdown=1,
    )
    server = uvicorn.Server(config)
    listener = socket.create_server(("127.0.0.1", 0))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    try:
        wait_until(lambda: server.started or not thread.is_alive())
        assert server.started
        found = Running(server, f"127.0.0.1:{listener.getsockname()[1]}", folder)
        found.services.passwords.hasher = QUICK
        found.services.passwords.nobody = QUICK.hash("nobody")
        yield found
    finally:
        server.should_exit = True
        thread.join(SECONDS)
        listener.close()
    assert not thread.is_alive()


@contextmanager
def apart(folder: Path, store: Store, **environment: str) -> Iterator[Served]:
    """Serve from two processes until the block ends; nothing may go wrong in them unseen."""
    settings = {**PATIENT, "live_per_second": Settings().live_per_second}
    with TableServer(
        folder,
        store.database,
        environment=environment,
        workers=2,
        channels=store.channels,
        **settings,
    ) as server:
        yield Served(server.address.removeprefix("http://"), folder)
        assert server.errors() == [], server.tail()


def fetch(server: Served, path: str, **headers: str) -> httpx.Response:
    """An address of the server, asked by nobody in particular."""
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx.get(f"http://{server.address}{path}", headers=names, timeout=SECONDS, verify=TRUST)


class Person:
    """Somebody with a browser, or a program with a token; `name=None` has said nothing yet."""

    def __init__(self, address: str, name: str | None = None, token: str = "") -> None:
        self.address = address
        self.client = httpx.Client(
            base_url=f"http://{address}/api/v1",
            timeout=SECONDS,
            verify=TRUST,
            limits=httpx.Limits(max_keepalive_connections=0),  # nothing is left to be closed
        )
        if token:
            self.client.headers["Authorization"] = f"Bearer {token}"
        else:
            self.client.get("/games")
            self.client.headers["x-csrftoken"] = self.client.cookies["csrftoken"]
        if name is not None:
            assert self.post("/me", name=name).status_code == 200

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.client.get(path, params=query)

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.client.post(path, json=body)

    def bare_post(self, path: str) -> httpx.Response:
        return self.client.post(path)

    def table(self, table: str, **query: Any) -> dict[str, Any]:
        found = self.get(f"/tables/{table}", **query)
        assert found.status_code == 200, found.text
        return dict(found.json())

    def new(self, game: str, *seats: str, start: bool = True, **more: Any) -> str:
        """A table: `new("high_card", "me", "bot:random")`; its id."""
        return str(self.create(game, *seats, start=start, **more)["table"]["id"])

    def create(self, game: str, *seats: str, start: bool = False, **more: Any) -> dict[str, Any]:
        made = self.post(
            "/tables", game=game, seats=[seat_wish(seat) for seat in seats], start=start, **more
        )
        assert made.status_code == 201, made.text
        return dict(made.json())

    def move(self, table: str, index: int, version: int, action: str = "") -> httpx.Response:
        return self.post(
            f"/tables/{table}/moves",
            index=index,
            expected_version=version,
            action_id=action or new_action(),
        )

    def undo(self, table: str, version: int, action: str = "") -> httpx.Response:
        return self.post(
            f"/tables/{table}/undo", expected_version=version, action_id=action or new_action()
        )

    def play_on(self, table: str, moves: int = 10_000) -> dict[str, Any]:
        """Make first moves whenever asked, so many of them or to the end; the table then."""
        found = self.table(table)
        end = time.monotonic() + 3 * SECONDS
        while moves and found["status"] == "running":
            assert time.monotonic() < end, "the match does not go on"
            if found["question"]["mine"]:
                assert self.move(table, 0, found["version"]).status_code == 200
                moves -= 1
                found = self.table(table)
            else:
                found = self.later(table, found["version"])
        return found

    def later(self, table: str, version: int) -> dict[str, Any]:
        """The table as soon as it has gone on from a version."""

        def gone_on() -> dict[str, Any]:
            found = self.table(table)
            return found if found["version"] != version or found["status"] != "running" else {}

        return wait_until(gone_on)

    @contextmanager
    def live(self, table: str, origin: str | None = None, **query: Any) -> Iterator["Live"]:
        """A WebSocket at a table."""
        text = "&".join(f"{name}={value}" for name, value in query.items())
        headers = dict(self.client.headers)
        kept = {name: headers[name] for name in ("authorization",) if name in headers}
        if cookie := self.client.cookies.get("panj_guest"):
            kept["Cookie"] = f"panj_guest={cookie}"
        with connect(
            f"ws://{self.address}/api/v1/tables/{table}/live?{text}",
            origin=origin,  # type: ignore[arg-type]
            additional_headers=kept,
            open_timeout=SECONDS,
            close_timeout=2,
        ) as found:
            yield Live(found)

    def token(self, *scopes: str) -> "Person":
        """A program that acts for this person."""
        made = self.post("/tokens", label="my bot", scopes=list(scopes))
        assert made.status_code == 201, made.text
        return Person(self.address, token=made.json()["token"])


class Live:
    """A WebSocket that a test reads message by message."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def next(self) -> dict[str, Any]:
        """The next message; one that the description does not know would be an error."""
        data = self.connection.recv(SECONDS)
        msgspec.json.decode(data, type=LiveMessage)
        return dict(msgspec.json.decode(data))

    def until(self, kind: str) -> dict[str, Any]:
        """The next message of a kind; others are passed over."""
        for _ in range(1000):
            found = self.next()
            if found["type"] == kind:
                return found
        raise AssertionError(f"no message {kind}")

    def send(self, **message: Any) -> None:
        self.connection.send(msgspec.json.encode(message).decode())

    def move(self, index: int, version: int, action: str = "") -> None:
        self.send(
            type="move", index=index, expected_version=version, action_id=action or new_action()
        )


def seat_wish(text: str) -> dict[str, Any]:
    """A seat as the API wants it, from `me`, `me:Name`, `open`, `invited` or `bot:name`."""
    kind, _, more = text.partition(":")
    if kind == "bot":
        return {"kind": "bot", "bot": more, "seconds": BOT_SECONDS}
    return {"kind": kind, "name": more} if more else {"kind": kind}


def new_action() -> str:
    return uuid4().hex


def closing_code(live: Live) -> int:
    """How the server ends the connection; whatever it said before is passed over."""
    with pytest.raises(ConnectionClosed) as closed:
        read_on(live)
    frame = closed.value.rcvd
    assert frame is not None
    assert "Traceback" not in frame.reason
    return frame.code


def read_on(live: Live) -> None:
    """Read whatever comes, for a while."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        live.next()
