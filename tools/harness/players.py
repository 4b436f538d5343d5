"""Clients as anybody could write them: HTTP for the errands, a WebSocket for the live table."""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

SECONDS: Final = 120.0


class Person:
    """Somebody with a token at one server, or at several on one database."""

    def __init__(self, address: str, token: str) -> None:
        self.address = address
        self.headers = {"Authorization": f"Bearer {token}"}
        self.http = httpx.AsyncClient(
            base_url=f"{address}/api/v1",
            headers=self.headers,
            timeout=SECONDS,
            limits=httpx.Limits(keepalive_expiry=1.0),
        )

    async def get(self, path: str) -> Any:
        return (await self.http.get(path)).raise_for_status().json()

    async def post(self, path: str, **body: Any) -> Any:
        return (await self.http.post(path, json=body)).raise_for_status().json()

    async def move(self, table: str, index: int, version: int, action: str = "") -> httpx.Response:
        """Submit a move, whatever the answer."""
        body = {
            "index": index,
            "expected_version": version,
            "action_id": action or secrets.token_hex(8),
        }
        return await self.http.post(f"/tables/{table}/moves", json=body)

    async def close(self) -> None:
        await self.http.aclose()


async def introduce(address: str, name: str) -> Person:
    """A new guest with a token for everything."""
    async with httpx.AsyncClient(base_url=f"{address}/api/v1", timeout=SECONDS) as http:
        await http.get("/games")
        csrf = {"x-csrftoken": http.cookies.get("csrftoken") or ""}
        (await http.post("/me", json={"name": name}, headers=csrf)).raise_for_status()
        wish = {"label": "test", "scopes": ["read", "play", "create"]}
        made = await http.post("/tokens", json=wish, headers=csrf)
        return Person(address, made.raise_for_status().json()["token"])


@asynccontextmanager
async def people(address: str, count: int) -> AsyncIterator[list[Person]]:
    """So many guests."""
    found = [await introduce(address, f"Player {number + 1}") for number in range(count)]
    try:
        yield found
    finally:
        for person in found:
            await person.close()


async def new_table(game: str, host: Person, others: list[Person], **wish: Any) -> str:
    """A running table at which these people sit in order."""
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in others), *wish.pop("bots", [])]
    made = await host.post("/tables/", game=game, seats=seats, **wish)
    table = str(made["table"]["id"])
    for person in others:
        await person.post(f"/tables/{table}/join")
    await host.post(f"/tables/{table}/start")
    return table


class LiveSeat:
    """One WebSocket at a table, with the last table that it was told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: dict[str, Any] = {}
        self.notices: list[dict[str, Any]] = []

    async def next(self, seconds: float = SECONDS) -> dict[str, Any]:
        """The next message of any kind."""
        async with asyncio.timeout(seconds):
            message = json.loads(await self.socket.recv())
        assert isinstance(message, dict)
        if message["type"] in ("table", "update"):
            self.table = message["table"]
        if message["type"] == "notice":
            self.notices.append(message["message"])
        return message

    async def until_version(self, version: int, seconds: float = SECONDS) -> dict[str, Any]:
        """Read until the table has got so far."""
        async with asyncio.timeout(seconds):
            while self.table.get("version", -1) < version:
                await self.next()
        return self.table

    async def until(self, kind: str, seconds: float = SECONDS) -> dict[str, Any]:
        """Read until a message of this kind comes."""
        async with asyncio.timeout(seconds):
            while True:
                message = await self.next()
                if message["type"] == kind:
                    return message

    async def play(self, index: int, version: int, action: str = "") -> None:
        """Submit a move without waiting for the answer."""
        wish = {
            "type": "move",
            "index": index,
            "expected_version": version,
            "action_id": action or secrets.token_hex(8),
        }
        await self.socket.send(json.dumps(wish))


@asynccontextmanager
async def live_seat(
    person: Person, table: str, since: int | None = None, address: str = ""
) -> AsyncIterator[LiveSeat]:
    """Watch a table; the first message is read."""
    host = (address or person.address).replace("http", "ws", 1)
    query = "" if since is None else f"?since={since}"
    uri = f"{host}/api/v1/tables/{table}/live{query}"
    async with connect(uri, additional_headers=person.headers, open_timeout=SECONDS) as socket:
        seat = LiveSeat(socket)
        await seat.next()
        yield seat
