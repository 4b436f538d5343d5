"""What a report says of one's own earlier matches."""

import pytest

from panj.server.records import record
from panj.server.store.tables import Played

pytestmark = pytest.mark.usefixtures("high_card")


def played(table: str, points: int, place: int = 2, seats: int = 2) -> Played:
    return Played(table, seats, points, place)


def test_the_best_is_better_than_all_others_at_tables_of_its_size() -> None:
    now = played("now", 50, 1)
    assert record(now, [now]).best is False  # the first is no best one
    assert record(now, [now, played("old", 49)]).best is True
    assert record(now, [now, played("old", 50)]).best is False
    assert record(now, [now, played("four", 10, seats=4)]).best is False
    found = record(now, [now, played("a", 3, 1), played("b", 3)])
    assert (found.games, found.wins) == (3, 2)


def test_a_match_is_counted_for_who_played_it(person) -> None:
    ada, eve = person("Ada"), person("Eve")
    first, second = (ada.new("high_card", "me", "bot:random") for _ in range(2))
    shared = ada.new("high_card", "me", "me:Ben")
    assert ada.get(f"/tables/{first}/record").json()["games"] == 0  # it is not over
    for table in (first, second, shared):
        assert ada.play_on(table)["status"] == "over"
    assert ada.get(f"/tables/{first}/record").json()["games"] == 2
    nothing = {"games": 0, "wins": 0, "best": False}
    assert ada.get(f"/tables/{shared}/record").json() == nothing
    assert eve.get(f"/tables/{first}/record").json() == nothing
    places = [ada.table(table)["ranking"][0] for table in (first, second)]
    assert ada.get(f"/tables/{second}/record").json()["wins"] == places.count(1)
