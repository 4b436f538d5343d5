"""Nobody is held at a table, and nobody is put at one."""

from collections.abc import Callable

import pytest

from server.helpers import Person
from server.test_matches import two_at_a_table

Make = Callable[..., Person]


def leave(who: Person, table: str) -> int:
    return who.bare_post(f"/tables/{table}/quit").status_code


def test_who_goes_from_a_match_needs_nobodys_consent_and_the_others_play_on(person: Make) -> None:
    ada, ben, table = two_at_a_table(person)
    asked = next(who for who in (ada, ben) if who.table(table)["question"]["mine"])
    other = ben if asked is ada else ada
    assert leave(asked, table) == 200
    seat = asked.table(table)["seat"]
    shown = other.table(table)["seats"][seat]
    assert (shown["kind"], bool(shown["stand_in"])) == ("person", True)  # it stays theirs
    end = other.play_on(table)
    assert end["status"] == "over"
    told = str(end["asides"])
    assert "server.log.left" in told
    assert "server.log.taken_over" not in told


def test_who_has_gone_may_come_back(person: Make) -> None:
    ada, ben, table = two_at_a_table(person)
    asked = next(who for who in (ada, ben) if who.table(table)["question"]["mine"])
    other = ben if asked is ada else ada
    assert leave(other, table) == 200
    assert leave(other, table) == 403  # there is no seat left to go from
    assert other.bare_post(f"/tables/{table}/return").status_code == 200
    assert asked.play_on(table, 1)["version"] > 0


def test_a_match_that_nobody_is_left_at_ends(person: Make) -> None:
    ada, ben, table = two_at_a_table(person)
    assert leave(ada, table) == 200
    assert leave(ben, table) in (200, 409)  # the bot may have ended it
    assert ben.table(table)["status"] in ("abandoned", "over")


def test_a_match_ends_where_the_table_wants_no_bots_to_take_over(person: Make) -> None:
    pace = {"kind": "live", "minutes": 10, "takeover": False}
    ada, ben, table = two_at_a_table(person, settings={"pace": pace})
    assert leave(ada, table) == 200
    assert ben.table(table)["status"] == "abandoned"


@pytest.mark.parametrize("scopes", [("read",), ("create",)])
def test_only_who_sits_there_goes(person: Make, scopes: tuple[str, ...]) -> None:
    ada, _, table = two_at_a_table(person)
    program = ada.token(*scopes)
    assert leave(program, table) == 403
    assert leave(person("Eve"), table) == 403
    assert leave(person(None), table) == 401
    program.client.close()
