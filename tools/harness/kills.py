"""Kill a server at random moments while clients play, and compare what they were promised."""

import asyncio
import math
import random
import secrets
import sqlite3
import time
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec

from harness.players import Person, introduce
from harness.server import TableServer

LIFETIME_SECONDS: Final = (0.05, 1.2)
SHORT: Final = httpx.Timeout(20.0)
GONE: Final = (httpx.TransportError,)


class Promise(msgspec.Struct, frozen=True):
    """A move that the server acknowledged."""

    table: str
    version: int
    action: str


class KillReport(msgspec.Struct):
    """What came of it."""

    kills: int = 0
    tables: int = 0
    moves: int = 0
    acknowledged: int = 0
    repeated: int = 0
    lost: list[str] = []
    doubled: list[str] = []
    damaged: list[str] = []
    seconds: float = 0.0

    @property
    def is_clean(self) -> bool:
        return not (self.lost or self.doubled or self.damaged)


class RepeatingClient:
    """Plays both seats of one table after the other, and repeats what got no answer."""

    def __init__(self, person: Person, game: str, seats: list[dict[str, Any]]) -> None:
        self.person = person
        self.game = game
        self.seats = seats
        self.table = ""
        self.tables: list[str] = []
        self.promises: list[Promise] = []
        self.pending: dict[str, Any] | None = None
        self.repeated = 0

    async def play(self, done: asyncio.Event) -> None:
        """Go on until the campaign ends; a dead server is asked again and again."""
        while not done.is_set():
            try:
                await self.step()
            except GONE:
                await asyncio.sleep(0.05)

    async def step(self) -> None:
        """One request of whatever is due."""
        if self.pending is not None:
            self.repeated += 1
            await self.submit()
        elif not self.table:
            await self.sit_down()
        else:
            await self.choose()

    async def sit_down(self) -> None:
        made = await self.person.post(
            "/tables/", game=self.game, seats=self.seats, start=True, options={}
        )
        self.table = str(made["table"]["id"])
        self.tables.append(self.table)

    async def choose(self) -> None:
        """Look, and make any legal move."""
        seen = await self.person.get(f"/tables/{self.table}")
        if seen["status"] == "over":
            self.table = ""
            return
        question = seen["question"]
        if not question["mine"]:
            await asyncio.sleep(0.02)
            return
        self.pending = {
            "index": random.randrange(len(question["moves"])),
            "expected_version": seen["version"],
            "action_id": secrets.token_hex(8),
        }
        await self.submit()

    async def submit(self) -> None:
        """Send the move, perhaps again; only an answer ends it."""
        wish = self.pending
        assert wish is not None
        answer = await self.person.http.post(f"/tables/{self.table}/moves", json=wish)
        if answer.status_code >= 500:
            return
        self.pending = None
        answer.raise_for_status()
        done = answer.json()
        self.promises.append(Promise(self.table, done["version"], wish["action_id"]))


class Campaign:
    """Many kills of one server."""

    def __init__(self, server: TableServer, game: str, players: int = 4) -> None:
        self.server = server
        self.game = game
        self.players = players
        self.report = KillReport()

    async def run(self, kills: int, seconds: float = math.inf) -> KillReport:
        """Let clients play, kill and restart, so often or so long; then check every promise
        against the database."""
        begun = time.monotonic()
        self.server.start()
        people = [await introduce(self.server.address, f"P{n}") for n in range(self.players)]
        playing = [
            RepeatingClient(each, self.game, seats_of(number)) for number, each in enumerate(people)
        ]
        done = asyncio.Event()
        tasks = [asyncio.create_task(each.play(done)) for each in playing]
        try:
            for _ in range(kills):
                await asyncio.sleep(random.uniform(*LIFETIME_SECONDS))
                await asyncio.to_thread(self.server.kill)
                await asyncio.to_thread(self.server.start)
                self.report.kills += 1
                if time.monotonic() - begun > seconds:
                    break
            await asyncio.sleep(LIFETIME_SECONDS[1])
        finally:
            done.set()
            await asyncio.gather(*tasks)
        await self.look_at_all(playing)
        self.check(playing)
        for each in people:
            await each.close()
        self.report.seconds = round(time.monotonic() - begun, 1)
        return self.report

    async def look_at_all(self, players: list[RepeatingClient]) -> None:
        """Every match that somebody sat down to must still open."""
        for player in players:
            for table in player.tables:
                answer = await player.person.http.get(f"/tables/{table}")
                if answer.status_code != 200:
                    self.report.damaged.append(f"{table}: {answer.status_code}")

    def check(self, players: list[RepeatingClient]) -> None:
        """Compare the promises with the events."""
        events, versions = read(self.server.file)
        self.report.tables = len(versions)
        self.report.moves = sum(len(each) for each in events.values())
        for player in players:
            self.report.repeated += player.repeated
            self.report.acknowledged += len(player.promises)
            for promise in player.promises:
                actions = events.get(promise.table, [])
                if actions[promise.version - 1 : promise.version] != [promise.action]:
                    self.report.lost.append(promise.action)
                if actions.count(promise.action) > 1:
                    self.report.doubled.append(promise.action)
        for table, version in versions.items():
            if len(events.get(table, [])) != version:
                self.report.damaged.append(table)


def seats_of(number: int) -> list[dict[str, Any]]:
    """Two seats of one person; at every fourth table a bot plays as well."""
    mine = [{"kind": "me"}, {"kind": "me", "name": "Other"}]
    return mine if number % 4 else [*mine, {"kind": "bot", "bot": "random", "seconds": 0.05}]


def read(file: Path) -> tuple[dict[str, list[str]], dict[str, int]]:
    """The actions of every table in order, and its version, straight from the file."""
    connection = sqlite3.connect(file)
    try:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        events: dict[str, list[str]] = {}
        rows = connection.execute('SELECT "table", version, action FROM events ORDER BY 1, 2')
        for table, version, action in rows:
            events.setdefault(table, []).append(action)
            assert len(events[table]) == version
        return events, dict(connection.execute("SELECT id, version FROM tables").fetchall())
    finally:
        connection.close()
