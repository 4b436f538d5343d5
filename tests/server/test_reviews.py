"""Reviews of matches that are over."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from panj.server.reviews import judge
from server.helpers import Person, running, wait_until
from server.stores import SQLITE

Make = Callable[[str | None], Person]
MOVES = 5


def left_early(ada: Person) -> str:
    """A match of two at one screen that was given up after a few moves."""
    table = ada.new("kingdomino", "me", "me:Ben")
    ada.play_on(table, MOVES)
    assert ada.bare_post(f"/tables/{table}/abandon").status_code == 200
    return table


def reviewed(ada: Person, table: str) -> dict[str, Any]:
    """The whole review of a table."""
    begun = ada.bare_post(f"/tables/{table}/review")
    assert begun.status_code == 202, begun.text

    def is_done() -> bool:
        found = ada.get(f"/tables/{table}/review").json()
        return bool(found["done"] == found["total"])

    wait_until(is_done, 60)
    return dict(ada.get(f"/tables/{table}/review").json())


def test_every_decision_with_a_choice_is_judged(person: Make) -> None:
    ada = person("Ada")
    table = left_early(ada)
    before = ada.get(f"/tables/{table}/review").json()
    assert (before["done"], before["curve"]) == (0, [])
    found = reviewed(ada, table)
    who = ada.get(f"/tables/{table}/replay").json()["who"]
    assert 0 < found["total"] <= MOVES == len(who)
    assert sum(found["looked"]) == found["total"]
    assert found["fair"] == 0.5
    for point in found["curve"]:
        assert sum(point["chances"]) == pytest.approx(1, abs=0.01)
        for seat in range(2):
            assert point["low"][seat] <= point["chances"][seat] <= point["high"][seat]
    for verdict in [*found["mistakes"], *found["finds"]]:
        assert verdict["who"] == who[verdict["number"] - 1]
    # Once found, it stays, and nobody works at it any more.
    assert ada.bare_post(f"/tables/{table}/review").json()["curve"] == found["curve"]


def test_everybody_who_may_look_may_read_a_review(person: Make) -> None:
    ada, eve = person("Ada"), person("Eve")
    table = left_early(ada)
    found = reviewed(ada, table)
    assert person(None).get(f"/tables/{table}/review").json()["curve"] == found["curve"]
    assert eve.get(f"/tables/{table}/review").status_code == 200
    assert person(None).bare_post(f"/tables/{table}/review").status_code == 401


def test_a_match_that_runs_is_not_reviewed(person: Make) -> None:
    ada = person("Ada")
    table = ada.new("kingdomino", "me", "me:Ben")
    ada.play_on(table, 2)
    for answer in (ada.get(f"/tables/{table}/review"), ada.bare_post(f"/tables/{table}/review")):
        assert (answer.status_code, answer.json()["key"]) == (409, "server.refusal.not_over")


def test_what_cannot_be_judged_is_no_verdict() -> None:
    assert judge("kingdomino", {}, "claim 1", 1.0, 10, 1) == {}


@pytest.mark.stores(SQLITE)
def test_a_review_goes_on_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as served:
        ada = Person(served.address, "Ada")
        token = ada.token("read", "play").client.headers["authorization"].split()[1]
        table = left_early(ada)
        ada.bare_post(f"/tables/{table}/review")
        wait_until(lambda: ada.get(f"/tables/{table}/review").json()["done"] > 0, 60)
        ada.client.close()
    with running(tmp_path) as served:
        again = Person(served.address, token=token)
        kept = again.get(f"/tables/{table}/review").json()
        assert kept["done"] > 0
        found = reviewed(again, table)
        assert found["done"] == found["total"]
        again.client.close()
