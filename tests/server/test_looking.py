"""Spectators, hot seats, and who may look at what."""

import pytest

from server.helpers import new_action
from server.stores import POSTGRES, REDIS, SQLITE
from server.test_matches import two_at_a_table

pytestmark = pytest.mark.stores(SQLITE, POSTGRES, REDIS)


def test_a_spectator_sees_no_hand_and_no_moves(person) -> None:
    ada, _, table = two_at_a_table(person)
    for watcher in (person("Eve"), person(None)):
        seen = watcher.table(table, seat=0)
        assert seen["seat"] is None
        assert seen["view"]["hand"] == []
        assert seen["question"]["moves"] == []
        assert seen["question"]["prompt"] is None
    assert len(ada.table(table)["view"]["hand"]) == 3


def test_nobody_looks_through_the_eyes_of_another_seat(person) -> None:
    ada, ben, table = two_at_a_table(person)
    assert ada.table(table, seat=1)["view"]["hand"] == ada.table(table)["view"]["hand"]
    assert ben.table(table, seat=0)["seat"] == 1


def test_a_table_may_do_without_spectators(person) -> None:
    ada, _, table = two_at_a_table(person, settings={"spectators": False})
    eve = person("Eve")
    for path in ("", "/poll", "/chat", "/export", "/replay"):
        assert eve.get(f"/tables/{table}{path}").json()["key"] == "server.refusal.watchers"
    assert ada.table(table)["seat"] == 0


def test_spectators_are_behind_by_so_many_events_even_after_an_undo(person) -> None:
    ada, ben, table = two_at_a_table(person, settings={"spectator_delay": 2})
    eve = person("Eve")
    assert eve.table(table)["version"] == 0
    ada.move(table, 0, 0)
    ben.move(table, 0, 1)
    assert eve.table(table)["version"] == 0
    assert eve.table(table)["view"]["played"] == []
    assert [line["key"] for line in eve.table(table)["log"]] == ["high_card.log.dealt"] * 2
    ada.post(f"/tables/{table}/propose", kind="undo")
    ben.post(f"/tables/{table}/answer", agree=True)
    seen = eve.table(table)
    assert seen["version"] == 1
    assert seen["view"]["played"] == ben.table(table)["view"]["played"]
    assert len([line for line in seen["log"] if line["key"].endswith("played")]) == 1
    assert seen["question"] is None
    assert seen["deadline"] is None


def test_a_delayed_table_is_shown_to_the_end_when_it_is_over(person) -> None:
    ada = person("Ada")
    table = ada.new("high_card", "me", "me", settings={"spectator_delay": 3})
    end = ada.play_on(table)
    assert person("Eve").table(table)["version"] == end["version"] == 6


def test_a_live_spectator_of_a_delayed_table_is_told_late_and_nothing_twice(person) -> None:
    ada, ben, table = two_at_a_table(person, settings={"spectator_delay": 2})
    lines: list[int] = []
    with person("Eve").live(table) as live:
        lines += [line["version"] for line in live.until("table")["table"]["log"]]
        for version in range(4):
            assert (ada, ben)[version % 2].move(table, 0, version).status_code == 200
            while True:
                seen = live.until("update")["table"]
                lines += [line["version"] for line in seen["log"]]
                if seen["version"] >= version - 1:
                    break
            assert seen["version"] == max(0, version - 1)
            assert len(seen["view"]["played"]) == seen["version"] % 2
            assert seen["question"] is None or seen["version"] == 0
    assert lines == [line["version"] for line in ada.table(table)["log"] if line["version"] <= 2]


# Hot seat


def test_at_a_hot_seat_the_hand_is_hidden_between_turns(person) -> None:
    ada = person("Ada")
    table = ada.new("high_card", "me:Ada", "me:Ben")
    with ada.live(table) as live:
        first = live.until("table")["table"]
        assert first["curtain"]
        assert first["seat"] is None
        assert first["view"]["hand"] == []
        assert [seat["name"] for seat in first["seats"] if seat["mine"]] == ["Ada", "Ben"]
        live.send(type="sit", seat=0)
        mine = live.until("table")["table"]
        assert not mine["curtain"]
        assert len(mine["view"]["hand"]) == 3
        live.move(0, 0)
        hidden = live.until("update")["table"]
        assert hidden["curtain"]
        assert hidden["view"]["hand"] == []
        assert hidden["question"]["who"] == 1
        assert hidden["question"]["moves"] == []
        live.send(type="sit", seat=1)
        assert len(live.until("table")["table"]["question"]["moves"]) == 3


def test_a_hot_seat_cannot_look_ahead_by_naming_a_seat(person) -> None:
    ada = person("Ada")
    table = ada.new("high_card", "me", "me")
    with ada.live(table, seat=1) as live:
        assert live.until("table")["table"]["curtain"]
    with ada.live(table, seat=7) as live:
        assert live.until("table")["table"]["curtain"]


def test_people_at_one_browser_agree_with_themselves(person) -> None:
    ada = person("Ada")
    table = ada.new("high_card", "me", "me")
    ada.move(table, 0, 0)
    back = ada.post(f"/tables/{table}/propose", kind="undo").json()
    assert back["version"] == 2
    assert back["question"]["who"] == 0


def test_who_sits_alone_needs_no_curtain(person) -> None:
    ada, _, table = two_at_a_table(person)
    with ada.live(table) as live:
        found = live.until("table")["table"]
        assert not found["curtain"]
        assert len(found["question"]["moves"]) == 3


def test_a_poll_waits_for_the_next_change(person) -> None:
    ada, ben, table = two_at_a_table(person)
    assert ben.get(f"/tables/{table}/poll", since=-1).json()["version"] == 0
    from threading import Timer

    later = Timer(0.3, ada.move, [table, 0, 0, new_action()])
    later.start()
    try:
        found = ben.get(f"/tables/{table}/poll", since=0).json()
    finally:
        later.join()
    assert found["version"] == 1
    assert [line["version"] for line in found["log"]] == [1]


def test_the_start_is_a_change_with_the_lines_of_the_set_up(person) -> None:
    ada, ben = person("Ada"), person("Ben")
    table = ada.new("high_card", "me", "open", start=False)
    ben.post(f"/tables/{table}/join")
    known = ben.table(table)["version"]
    assert known == -1
    ada.bare_post(f"/tables/{table}/start")
    looks = [ben.table(table, since=known), ben.get(f"/tables/{table}/poll", since=known).json()]
    for found in looks:
        assert found["version"] == 0
        assert [line["key"] for line in found["log"]] == ["high_card.log.dealt"] * 2
    assert ben.table(table, since=0)["log"] == []


def test_who_has_not_looked_yet_does_not_wait(person) -> None:
    ada = person("Ada")
    table = ada.new("high_card", "me", "open", start=False)
    assert ada.get(f"/tables/{table}/poll").json()["version"] == -1


def test_a_poll_before_the_start_waits_for_it(person) -> None:
    ada, eve = person("Ada"), person("Eve")
    table = ada.new("high_card", "me", "me", start=False)
    from threading import Timer

    later = Timer(0.3, ada.bare_post, [f"/tables/{table}/start"])
    later.start()
    try:
        found = eve.get(f"/tables/{table}/poll", since=-1).json()
    finally:
        later.join()
    assert (found["status"], found["version"]) == ("running", 0)
    assert [line["version"] for line in found["log"]] == [0, 0]
