"""A turn that is played and not yet given away: who knows of it, and what becomes of it."""

from typing import Any

import httpx
import pytest

from panj.server import settling
from server.helpers import Person, new_action, wait_until
from server.stores import SQLITE

LIVE = {"pace": {"kind": "live", "minutes": 60, "increment": 0}}
AN_HOUR = 3600.0


def two_at(game: str, person, **more: Any) -> tuple[Person, Person, str]:
    ada, ben = person("Ada"), person("Ben")
    table = ada.new(game, "me", "open", start=False, **more)
    assert ben.post(f"/tables/{table}/join").status_code == 200
    assert ada.bare_post(f"/tables/{table}/start").status_code == 200
    return ada, ben, table


def asked_and_other(table: str, ada: Person, ben: Person) -> tuple[Person, Person]:
    return (ada, ben) if ada.table(table)["question"]["mine"] else (ben, ada)


def play_to(verb: str, table: str, ada: Person, ben: Person) -> tuple[Person, Person]:
    """Up to the first decision of this kind that gives a turn away and shows nothing new."""
    while True:
        asked, other = asked_and_other(table, ada, ben)
        found = asked.table(table)
        first = found["question"]["moves"][0]
        if first["verb"] == verb and first["ends"] and not first["reveals"]:
            return asked, other
        assert asked.move(table, 0, found["version"]).status_code == 200


def at_the_end_of_a_turn(person) -> tuple[Person, Person, str]:
    """At a game whose turns wait as long as one likes, however busy the machine."""
    ada, ben, table = two_at("minerva", person)
    return *play_to("activate", table, ada, ben), table


def hold(who: Person, table: str, index: int = 0, action: str = "") -> httpx.Response:
    answer = who.post(
        f"/tables/{table}/moves",
        index=index,
        expected_version=who.table(table)["version"],
        action_id=action or new_action(),
        hold=True,
    )
    assert answer.status_code == 200, answer.text
    return answer


def settle(who: Person, table: str, action: str = "") -> httpx.Response:
    version = who.table(table)["version"]
    return who.post(
        f"/tables/{table}/settle", expected_version=version, action_id=action or new_action()
    )


def undo(who: Person, table: str, **more: Any) -> httpx.Response:
    version = who.table(table)["version"]
    return who.post(
        f"/tables/{table}/undo", expected_version=version, action_id=new_action(), **more
    )


UNSEEN = ("now", "host", "seats", "seat")


def told(who: Person, table: str) -> dict[str, Any]:
    return {name: value for name, value in who.table(table).items() if name not in UNSEEN}


def test_nobody_else_is_told_of_a_turn_that_is_not_given_away(person) -> None:
    asked, other, table = at_the_end_of_a_turn(person)
    eve = person("Eve")
    before, others, watched = told(asked, table), told(other, table), told(eve, table)
    hold(asked, table)
    mine = asked.table(table)
    assert mine["settling"] is not None
    assert (mine["may_undo"], mine["may_undo_turn"]) == (True, True)
    assert mine["view"] != before["view"]
    assert mine["version"] == before["version"]
    assert not mine["question"]["mine"]
    assert mine["deadline"] == before["deadline"]
    assert told(other, table) == others
    assert told(eve, table) == watched


def test_a_turn_that_is_given_away_counts(person) -> None:
    asked, other, table = at_the_end_of_a_turn(person)
    version = asked.table(table)["version"]
    action = new_action()
    hold(asked, table, action=action)
    seen = asked.table(table)["view"]
    first, again = settle(asked, table), settle(asked, table)
    assert first.json()["version"] == again.json()["version"] == version + 1
    after = asked.table(table)
    assert (after["settling"], after["view"]) == (None, seen)
    assert other.table(table)["question"]["mine"]
    repeated = asked.post(
        f"/tables/{table}/moves", index=0, expected_version=version, action_id=action, hold=True
    )
    assert repeated.json()["version"] == version + 1  # the same click, sent again


def test_a_held_move_that_is_sent_again_is_held_once(person) -> None:
    asked, _, table = at_the_end_of_a_turn(person)
    version, action = asked.table(table)["version"], new_action()
    assert hold(asked, table, action=action).json() == hold(asked, table, action=action).json()
    assert asked.table(table)["version"] == version
    refused = asked.move(table, 0, version)
    assert refused.json()["key"] == "server.refusal.settling"


def test_what_was_held_and_taken_back_never_happened(person) -> None:
    asked, other, table = at_the_end_of_a_turn(person)
    before, others = told(asked, table), told(other, table)
    hold(asked, table)
    assert undo(asked, table, held=True).status_code == 200
    assert undo(asked, table, held=True).status_code == 200  # the same click, sent again
    assert told(asked, table) == before
    assert told(other, table) == others


def test_a_whole_turn_is_taken_back_at_once(person) -> None:
    asked, other, table = at_the_end_of_a_turn(person)
    version = asked.table(table)["version"]
    hold(asked, table)
    assert undo(asked, table, to="turn", held=True).json()["version"] == version + 1
    after = asked.table(table)
    assert after["settling"] is None
    assert after["question"]["mine"]
    assert "activate" not in {offer["verb"] for offer in after["question"]["moves"]}
    assert not after["may_undo_turn"]
    assert other.table(table)["log"][-1]["key"] == "server.log.undone_turn"


def test_undoing_a_turn_stops_at_its_start(person) -> None:
    ada = person("Ada")
    table = ada.new("trajan", "me", "me:Ben", options={"marker_setup": "random"})
    start, moves = {}, 0
    while True:
        found = ada.table(table)
        first = found["question"]["moves"][0]
        if first["verb"] == "sow":  # how a turn begins
            start, moves = found, 0
        elif start and moves >= 2 and found["may_undo_turn"]:
            break
        if first["reveals"]:  # nothing before it can be taken back
            start = {}
        assert ada.move(table, 0, found["version"]).status_code == 200
        moves += 1
    answer = undo(ada, table, to="turn").json()
    after = ada.table(table)
    assert answer["version"] == found["version"] + 1
    assert after["view"] == start["view"]
    assert after["log"][-1]["key"] == "server.log.undone_turn"
    assert not after["may_undo"]


def test_the_last_claim_of_a_round_deals_a_new_line_and_cannot_be_held(person) -> None:
    ada, ben, table = two_at("kingdomino", person)
    while True:
        asked, _ = asked_and_other(table, ada, ben)
        found = asked.table(table)
        free = len(found["question"]["moves"])
        if found["view"]["round"] and found["question"]["moves"][0]["verb"] == "claim" and free < 2:
            break
        assert asked.move(table, 0, found["version"]).status_code == 200
    assert hold(asked, table).json()["version"] == found["version"] + 1
    assert ada.table(table)["settling"] is None


def test_a_turn_settles_by_itself_where_the_game_says_so(person) -> None:
    ada, ben, table = two_at("kingdomino", person)
    while True:
        asked, other = play_to("claim", table, ada, ben)
        before = asked.table(table)
        if hold(asked, table).json()["version"] == before["version"]:
            break  # else the next king is one's own, too: nobody is kept waiting
    wait_until(lambda: other.table(table)["question"]["mine"])
    after = other.table(table)
    assert after["version"] == before["version"] + 1
    assert after["now"] >= before["now"] + 3.0


@pytest.mark.stores(SQLITE)
@pytest.mark.parametrize(("least", "is_held"), [(settling.SHORT_SECONDS, True), (AN_HOUR, False)])
def test_who_has_no_time_left_is_not_asked(
    person, monkeypatch: pytest.MonkeyPatch, least: float, is_held: bool
) -> None:
    """An hour is given to each, so that how fast the machine is changes nothing."""
    monkeypatch.setattr(settling, "SHORT_SECONDS", least)
    monkeypatch.setattr(settling, "LIVE_SECONDS", AN_HOUR)
    ada, ben, table = two_at("minerva", person, settings=LIVE)
    asked, _ = play_to("activate", table, ada, ben)
    found = asked.table(table)
    assert (hold(asked, table).json()["version"] == found["version"]) is is_held
    if is_held:
        assert found["deadline"] == asked.table(table)["deadline"]


def test_a_bot_is_not_asked_before_the_turn_is_given_away(person) -> None:
    ada = person("Ada")
    table = ada.new("minerva", "me", "bot:random")
    while True:
        wait_until(lambda: ada.table(table)["question"]["mine"])
        version = ada.table(table)["version"]
        if hold(ada, table).json()["version"] == version:
            break
    assert ada.table(table)["question"]["who"] == 1
    assert settle(ada, table).json()["version"] == version + 1
    wait_until(lambda: ada.table(table)["version"] > version + 1)


def test_who_does_not_ask_for_it_gives_the_turn_away_at_once(person) -> None:
    asked, other, table = at_the_end_of_a_turn(person)
    assert asked.move(table, 0, asked.table(table)["version"]).status_code == 200
    assert other.table(table)["question"]["mine"]
    assert (
        other.post(
            f"/tables/{table}/settle",
            expected_version=other.table(table)["version"],
            action_id=new_action(),
        ).json()["version"]
        == other.table(table)["version"]
    )


def test_it_is_told_live_and_given_away_there(person) -> None:
    asked, other, table = at_the_end_of_a_turn(person)
    with asked.live(table) as line, other.live(table) as theirs:
        version = line.until("table")["table"]["version"]
        theirs.until("table")
        line.send(type="move", index=0, expected_version=version, action_id=new_action(), hold=True)
        assert line.until("update")["table"]["settling"] is not None
        line.send(type="settle", expected_version=version, action_id=new_action())
        assert line.until("done")["done"]["version"] == version
        assert line.until("done")["done"]["version"] == version + 1
        while (heard := theirs.until("update")["table"])["version"] == version:
            assert heard["settling"] is None
        assert heard["question"]["mine"]
