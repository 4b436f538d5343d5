"""One guest wants all the bots there are; others play on."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from panj.server.queues import Whose
from server.helpers import Person, Running, fetch, running, wait_until

Make = Callable[..., Person]

TABLES = 100
EXPERT = {"kind": "bot", "bot": "expert", "seconds": 60}
THOUGHT = 0.4
"""How long a bot thinks at this server, whatever a table wishes."""


def flood(server: Running, tables: int = TABLES) -> list[str]:
    """A guest with so many tables of four experts each, every one of which has been looked at."""
    eve = Person(server.address, "Eve")
    found = []
    for _ in range(tables):
        made = eve.post("/tables", game="kingdomino", seats=[EXPERT] * 4, start=True)
        assert made.status_code == 201, made.text
        found.append(made.json()["table"]["id"])
    eve.client.close()
    return found


class Watched:
    """Whose searches were let in, in order, from now on; and, of each, how many others were let in
    while it waited. No machine is too slow for that: nothing here is timed."""

    def __init__(self, server: Running) -> None:
        self.let_in: list[str] = []
        self.overtaken: dict[str, list[int]] = {}
        self.queue = server.services.thinkers.deep.queue
        self.place = self.queue.place
        self.queue.place = self.watched  # type: ignore[method-assign]

    @asynccontextmanager
    async def watched(self, whose: Whose, expected: float) -> AsyncIterator[None]:
        before = len(self.let_in)
        async with self.place(whose, expected):
            self.overtaken.setdefault(whose.person, []).append(len(self.let_in) - before)
            self.let_in.append(whose.person)
            yield


def play_with(person: Person, bot: str, moves: int = 3) -> str:
    """Some moves with a bot; it answers each of them, or this never ends."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot, "seconds": 60}]
    hints = {"hints": True}
    made = person.post("/tables", game="kingdomino", seats=seats, start=True, settings=hints).json()
    table = str(made["table"]["id"])
    person.play_on(table, moves)
    return table


def test_one_guest_does_not_take_the_bots_away_from_others(tmp_path: Path) -> None:
    settings = {"bot_tables": TABLES, "bot_seconds": THOUGHT}
    with running(tmp_path, **settings) as server:
        watched = Watched(server)
        tables = flood(server)
        wait_until(lambda: len(watched.let_in) > 2)
        bob = Person(server.address, "Bob")
        me = bob.get("/me").json()["id"]

        # A bot that answers at once, and a hint, wait for none of Eve's thoughts.
        table = play_with(bob, "random")
        wait_until(lambda: bob.table(table)["question"]["mine"])
        assert bob.bare_post(f"/tables/{table}/hint").status_code == 200

        # Where bots search for both of them, they have equal time: a few of hers begin while one of
        # his waits (one, if all think equally long), not the hundred that had asked before him.
        table = play_with(bob, "hard", moves=0)
        while len(watched.overtaken.get(me, [])) < 3:
            bob.play_on(table, moves=1)
        assert max(watched.overtaken[me]) < TABLES // 2, watched.overtaken[me]
        metrics = fetch(server, "/metrics").text
        assert 'panj_queue{lane="deep"}' in metrics
        assert 'panj_queue_seconds_count{lane="quick"}' in metrics

    with running(tmp_path, **settings) as server:  # and after a restart, all of them at once
        watched = Watched(server)
        for made in tables:
            fetch(server, f"/api/v1/tables/{made}")
        wait_until(lambda: len(watched.let_in) > 2)
        play_with(Person(server.address, "Cem"), "random")


def test_nobody_is_the_host_of_more_tables_with_bots_than_the_server_wants(
    tmp_path: Path, high_card: str
) -> None:
    with running(tmp_path, bot_tables=2) as server:
        ada = Person(server.address, "Ada")
        for _ in range(2):
            table = ada.new(high_card, "me", "bot:random")
        refused = ada.post(
            "/tables",
            game=high_card,
            seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}],
            start=True,
        )
        assert (refused.status_code, refused.json()["key"]) == (429, "server.refusal.bot_tables")
        assert refused.json()["operands"] == [2]
        assert len(ada.get("/tables").json()["mine"]) == 2  # nothing is left lying about
        ada.new(high_card, "me", "me")  # without bots as before
        assert ada.bare_post(f"/tables/{table}/abandon").status_code == 200
        ada.new(high_card, "me", "bot:random")


def test_a_bot_thinks_no_longer_than_the_server_wants(tmp_path: Path, high_card: str) -> None:
    with running(tmp_path, bot_seconds=0.5) as server:
        ada = Person(server.address, "Ada")
        table = ada.new("kingdomino", "me", "bot:random")
        made = ada.post(
            "/tables", game="kingdomino", seats=[{"kind": "me"}, EXPERT], start=False
        ).json()
        assert made["table"]["id"] != table
        seats = server.services.store.seats(made["table"]["id"])
        found = asyncio.run_coroutine_threadsafe(seats, server.loop).result()
        assert found[1].seconds == 0.5


def test_bots_alone_play_only_for_somebody_who_looks_on(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ada = Person(server.address, "Ada")
        clock = [0.0]
        server.services.steward.audience.clock = lambda: clock[0]
        asked: list[str] = []
        think = server.services.thinkers.think

        async def slowly(*args: Any) -> Any:
            asked.append(args[5])
            clock[0] += 1000.0  # nobody has looked for a long time when a decision is made
            return await think(*args)

        server.services.thinkers.think = slowly
        table = ada.new("kingdomino", "bot:random", "bot:random")
        wait_until(lambda: server.services.steward._thinking == {})
        assert len(asked) == 1
        for looks in range(2, 5):  # whoever looks sees them go on
            wait_until(lambda looks=looks: ada.table(table) and len(asked) >= looks)
        with ada.live(table) as live:  # and whoever stays, to the end
            while live.next().get("table", {}).get("status") != "over":
                pass
