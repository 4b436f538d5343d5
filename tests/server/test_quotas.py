"""How much one person, or one address, may have of everything; and what is cleared away."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.helpers import Person, Served, running
from server.stores import SQLITE, Store

Make = Callable[..., Person]
ME = {"kind": "me"}
DAY = 24 * 3600


@contextmanager
def limited(folder: Path, **settings: Any) -> Iterator[Person]:
    """Ada at a server with these limits."""
    with running(folder, **settings) as server:
        ada = Person(server.address, "Ada")
        yield ada
        ada.client.close()


def make(who: Person, *kinds: str, start: bool = False, **more: Any) -> httpx.Response:
    seats = [{"kind": kind} for kind in kinds]
    return who.post("/tables", game="high_card", seats=seats, start=start, **more)


def refused(answer: httpx.Response, key: str) -> bool:
    return (answer.status_code, answer.json()["key"]) == (429, f"server.refusal.{key}")


def test_open_tables_are_limited_and_what_is_given_up_counts_no_more(
    tmp_path: Path, high_card: str
) -> None:
    with limited(tmp_path, open_tables=2) as ada:
        tables = [make(ada, "me", "open").json()["table"]["id"] for _ in range(2)]
        assert refused(make(ada, "me", "open"), "open_tables")
        assert make(ada, "me", "me", start=True).status_code == 201  # which is not open
        assert ada.bare_post(f"/tables/{tables[0]}/abandon").status_code == 200
        assert make(ada, "me", "open").status_code == 201


def test_of_many_requests_at_once_none_slips_through(tmp_path: Path, high_card: str) -> None:
    with limited(tmp_path, open_tables=3) as ada, ThreadPoolExecutor(8) as crowd:
        found = list(crowd.map(lambda _: make(ada, "me", "open").status_code, range(16)))
        assert sorted(found) == [201] * 3 + [429] * 13


def test_running_tables_are_limited(tmp_path: Path, high_card: str) -> None:
    with limited(tmp_path, running_tables=2) as ada:
        for _ in range(2):
            assert make(ada, "me", "me", start=True).status_code == 201
        assert refused(make(ada, "me", "me", start=True), "running_tables")
        waiting = make(ada, "me", "me").json()["table"]["id"]
        assert refused(ada.bare_post(f"/tables/{waiting}/start"), "running_tables")


def test_what_options_take_is_limited(tmp_path: Path, high_card: str) -> None:
    with limited(tmp_path, stored_options=40) as ada:
        found = [make(ada, "me", "me", options={"double": True}).status_code for _ in range(4)]
        assert found[0] == 201
        assert found[-1] == 429


def test_invitations_are_limited(tmp_path: Path, high_card: str) -> None:
    with limited(tmp_path, invitations=2) as ada:
        made = make(ada, "me", "invited").json()
        assert make(ada, "me", "invited").status_code == 201
        assert refused(make(ada, "me", "invited"), "invitations")
        ben = Person(ada.address, "Ben")
        invite = made["invites"]["1"]
        assert ben.post(f"/tables/{made['table']['id']}/join", invite=invite).status_code == 200
        assert make(ada, "me", "invited").status_code == 201
        ben.client.close()


@pytest.mark.usefixtures("nothing_is_given_back")
def test_guests_from_one_address_are_limited(tmp_path: Path) -> None:
    with limited(tmp_path, guests_per_hour=3) as ada:
        for number in range(4):
            newcomer = Person(ada.address)
            status = newcomer.post("/me", name=f"Guest {number}").status_code
            assert status == (200 if number < 2 else 429)
            newcomer.client.close()
        assert ada.post("/me", name="Ada L").status_code == 200  # who is known goes on


@pytest.mark.usefixtures("nothing_is_given_back")
def test_lines_of_chat_are_limited_at_all_tables_together(tmp_path: Path, high_card: str) -> None:
    with limited(tmp_path, lines_per_minute=3) as ada:
        tables = [make(ada, "me", "me").json()["table"]["id"] for _ in range(2)]
        found = [ada.post(f"/tables/{tables[n % 2]}/chat", text="hi").status_code for n in range(5)]
        assert found == [201, 201, 201, 429, 429]


@pytest.mark.usefixtures("nothing_is_given_back")
def test_handshakes_from_one_address_are_limited(tmp_path: Path, high_card: str) -> None:
    with limited(tmp_path, handshakes_per_minute=2) as ada:
        table = ada.new(high_card, "me", "me")
        for _ in range(2):
            with ada.live(table) as live:
                live.until("table")
        with pytest.raises((ConnectionClosed, InvalidStatus)), ada.live(table) as live:
            live.until("table")


@pytest.mark.usefixtures("nothing_is_given_back")
def test_match_files_are_limited(tmp_path: Path) -> None:
    with limited(tmp_path, imports_per_hour=1) as ada:
        assert ada.post("/tables/import", file="none").status_code == 400
        assert refused(ada.post("/tables/import", file="none"), "too_many")


# What is cleared away


@pytest.mark.stores(SQLITE)
def test_what_nobody_has_used_for_long_is_cleared_away(
    person: Make, panj: Any, server: Served, store: Store
) -> None:
    gone, seated, known, ada = (person(name) for name in ("Gone", "Seated", "Known", "Ada"))
    ids = {who: who.get("/me").json()["id"] for who in (gone, seated, known, ada)}
    seated.new("high_card", "me", "me", start=False)
    known.post("/account", account=f"k{ids[known][:10]}", password="nine wet Otters")
    ada.post("/tokens", label="old", scopes=["read"])
    kept = ada.post("/tokens", label="used", scopes=["read"]).json()["id"]
    at = time.time() - 100 * DAY
    for who in (gone, seated, known):
        store.change("UPDATE people SET created = :at WHERE id = :me", at=at, me=ids[who])
        store.change("UPDATE sessions SET seen = :at WHERE person = :me", at=at, me=ids[who])
    store.change("UPDATE tokens SET created = :at WHERE person = :me", at=at, me=ids[ada])
    store.change("UPDATE tokens SET used = :at WHERE id = :it", at=time.time(), it=kept)

    def tidy(*more: str) -> Any:
        database = ["--database", store.database]
        return panj("admin", "tidy", "--older-than", "90", "--json", *more, *database).json

    planned = {"deleted": False, "guests": 1, "tokens": 1, "sessions": 3}
    assert tidy("--dry-run") == planned
    assert tidy() == {**planned, "deleted": True}
    assert tidy("--dry-run") == {"deleted": False, "guests": 0, "tokens": 0, "sessions": 0}
    people = {
        row[0]
        for row in store.work(lambda each: each.exec_driver_sql("SELECT id FROM people").all())
    }
    assert ids[gone] not in people
    assert {ids[seated], ids[known], ids[ada]} <= people
    assert [each["label"] for each in ada.get("/tokens").json()] == ["used"]


@pytest.mark.stores(SQLITE)
def test_running_tables_are_deleted_only_if_they_are_meant(
    person: Make, panj: Any, server: Served, store: Store
) -> None:
    table = person("Ada").new("high_card", "me", "me")
    at = time.time() - 100 * DAY
    store.change("UPDATE tables SET changed = :at WHERE id = :it", at=at, it=table)
    wish = ["admin", "delete", "--older-than", "90", "--json", "--dry-run", "--database"]
    assert table not in panj(*wish, store.database).json["tables"]
    assert table in panj(*wish, store.database, "--running").json["tables"]
