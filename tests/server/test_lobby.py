"""The lobby: what strangers find, by which filters, and what it costs."""

import asyncio
from typing import Any

import pytest

from panj.server.hall import PAGE
from server.stores import POSTGRES, SQLITE
from support.waiting import wait_until

pytestmark = pytest.mark.stores(SQLITE)
"""Any of several processes answers, and each hears of a change a little later: one test is about
that, the others are about what is found."""

LIVE = {"pace": {"kind": "live", "minutes": 15, "increment": 30}}


def found(somebody, **query: Any) -> list[str]:
    """The ids of what somebody finds."""
    answer = somebody.get("/lobby", **query)
    assert answer.status_code == 200, answer.text
    return [table["id"] for table in answer.json()["tables"]]


def together(person, **more: Any):
    """Two people at a running table, and its id."""
    ada, bela = person("Ada"), person("Bela")
    table = ada.new("high_card", "me", "open", start=False, **more)
    assert bela.post(f"/tables/{table}/join").is_success
    assert ada.bare_post(f"/tables/{table}/start").is_success
    return ada, bela, table


@pytest.mark.stores(SQLITE, POSTGRES)
def test_a_table_goes_through_the_lobby(person) -> None:
    ada, bela, eve = person("Ada"), person("Bela"), person(None)
    table = ada.new("high_card", "me", "open", start=False, name="Faculty")
    wait_until(lambda: found(eve, q="faculty") == [table])
    bela.post(f"/tables/{table}/join")
    wait_until(lambda: found(eve, q="faculty") == [])
    ada.bare_post(f"/tables/{table}/start")
    wait_until(lambda: found(eve, show="running", q="faculty") == [table])
    for _ in range(6):
        for somebody in (ada, bela):
            at = somebody.table(table)
            if at["status"] == "running" and at["question"]["mine"]:
                somebody.move(table, 0, at["version"])
    assert ada.table(table)["status"] == "over"
    wait_until(lambda: found(eve, show="running", q="faculty") == [])
    wait_until(lambda: found(eve, show="over", q="faculty") == [table])


@pytest.mark.parametrize("settings", [{"listed": False}, {"spectators": False}])
def test_what_is_not_for_everybody_is_found_by_nobody(person, settings) -> None:
    ada = person("Ada")
    table = ada.new("high_card", "me", "open", start=False, settings=settings, name="Hidden")
    assert found(ada, q="hidden") == found(person(None), q="hidden") == []
    bela = person("Bela")
    bela.post(f"/tables/{table}/join")
    ada.bare_post(f"/tables/{table}/start")
    assert found(bela, show="running", q="hidden") == []


def test_who_plays_alone_is_not_looked_at(person) -> None:
    ada = person("Ada")
    ada.new("high_card", "me", "bot:random", name="Solitude")
    ada.new("high_card", "me", "me", name="Solitude")
    assert found(person(None), show="running", q="solitude") == []


def test_filters_are_an_address(person) -> None:
    ada, eve = person("Ada"), person(None)
    quick = ada.new("high_card", "me", "open", start=False, settings=LIVE, name="Filtered")
    slow = ada.new("kingdomino", "me", "open", "open", start=False, name="Filtered")
    assert set(found(eve, q="filtered")) == {quick, slow}
    assert found(eve, q="filtered") == [quick, slow]  # who is missed least comes first
    assert found(eve, q="filtered", game="kingdomino") == [slow]
    assert found(eve, q="filtered", pace="live") == [quick]
    assert found(eve, q="filtered", pace="days") == []
    assert set(found(eve, q="fi")) >= {quick, slow}  # too short to be searched for
    counts = eve.get("/lobby", q="filtered", show="over").json()["counts"]
    assert counts == {"open": 2, "running": 0, "over": 0}


@pytest.mark.parametrize(
    "query", [{"show": "all"}, {"pace": "slow"}, {"page": -1}, {"q": "x" * 99}]
)
def test_an_address_that_is_none_is_refused(person, query) -> None:
    assert person(None).get("/lobby", **query).status_code == 400


def test_a_long_list_has_pages(person) -> None:
    ada, eve = person("Ada"), person(None)
    made = {
        ada.new("high_card", "me", "open", start=False, name="Manifold") for _ in range(PAGE + 2)
    }
    first, second = found(eve, q="manifold"), found(eve, q="manifold", page=1)
    assert (len(first), len(second)) == (PAGE, 2)
    assert {*first, *second} == made
    assert eve.get("/lobby", q="manifold").json()["pages"] == 2
    assert found(eve, q="manifold", page=2) == []


def test_a_delayed_table_tells_strangers_neither_who_is_asked_nor_when(person) -> None:
    ada, bela, table = together(person, settings={"spectator_delay": 3}, name="Delayed")
    before = person(None).get("/lobby", show="running", q="delayed").json()["tables"][0]
    for somebody in (ada, bela):
        at = somebody.table(table)
        if at["question"]["mine"]:
            assert somebody.move(table, 0, at["version"]).is_success
    after = person(None).get("/lobby", show="running", q="delayed").json()["tables"][0]
    assert before == after
    assert (after["asked"], after["asked_at"], after["deadline"]) == (None, None, None)
    assert ada.get("/lobby", show="running", q="delayed").json()["tables"][0]["asked"] is not None


def test_nobody_is_told_who_somebody_is_or_what_a_table_hides(person) -> None:
    ada, _, _ = together(person, name="Secrets")
    told = person(None).get("/lobby", show="running", q="secrets").text
    assert ada.get("/me").json()["id"] not in told
    for hidden in ("key", "view", "hand", "invite", "person"):
        assert f'"{hidden}":' not in told


class Counted:
    """A database that counts what is asked of it."""

    def __init__(self, database: Any) -> None:
        self.database = database
        self.queries = 0

    async def read(self, work: Any) -> Any:
        self.queries += 1
        return await self.database.read(work)


def test_a_thousand_readers_cost_one_query_for_each_change(person, server) -> None:
    hall = server.services.hall
    ada = person("Ada")
    counted = hall.store.database = Counted(hall.store.database)

    def read_by_a_thousand() -> list[Any]:
        async def all_of_them() -> list[Any]:
            return await asyncio.gather(*(hall.tables() for _ in range(1000)))

        return asyncio.run_coroutine_threadsafe(all_of_them(), server.loop).result()

    try:
        read_by_a_thousand()
        for changes in range(1, 4):
            before = counted.queries
            found_by_all = read_by_a_thousand()
            assert counted.queries == before  # nothing has changed
            assert len(found_by_all) == 1000
            ada.new("high_card", "me", "open", start=False, name=f"Fresh {changes}")
            assert any(each.table.name == f"Fresh {changes}" for each in read_by_a_thousand()[0])
            assert counted.queries == before + 1
    finally:
        hall.store.database = counted.database
