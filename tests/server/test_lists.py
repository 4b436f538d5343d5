"""What a list of tables tells: for whom each waits and since when, and what came of it."""

import pytest


def brief(somebody, table: str, where: str = "mine") -> dict:
    """A table as somebody's list shows it."""
    lists = somebody.get("/tables").json()
    return next(row for row in lists[where] if row["id"] == table)


def two(person, **more):
    """Ada's running table with Bela."""
    ada, bela = person("Ada"), person("Bela")
    table = ada.new("high_card", "me", "open", start=False, **more)
    assert bela.post(f"/tables/{table}/join").is_success
    assert ada.bare_post(f"/tables/{table}/start").is_success
    return ada, bela, table


def test_a_table_has_the_name_that_its_host_gave_it(person) -> None:
    ada = person("Ada")
    table = ada.new("high_card", "me", "open", start=False, name="  Friday \u200f evening ")
    found = brief(person("Bela"), table, "open")
    assert (found["name"], found["host"]) == ("Friday evening", "Ada")
    assert ada.table(table)["name"] == "Friday evening"


def test_a_table_without_a_name_is_its_hosts(person) -> None:
    ada = person("Ada")
    table = ada.new("high_card", "open", "open", start=False, name=" ")
    found = brief(person("Bela"), table, "open")
    assert (found["name"], found["host"]) == ("", "Ada")


@pytest.mark.parametrize(
    ("name", "key"),
    [("n" * 41, "server.refusal.name_long"), ("\u3164x", "server.refusal.name_tricks")],
)
def test_a_name_that_cannot_be_read_is_refused(person, name: str, key: str) -> None:
    ada = person("Ada")
    seats = [{"kind": "me"}, {"kind": "open"}]
    refused = ada.post("/tables", game="high_card", seats=seats, name=name)
    assert (refused.status_code, refused.json()["key"]) == (400, key)
    assert ada.get("/tables").json()["mine"] == []


def test_the_name_goes_on_to_the_next_match(person) -> None:
    ada = person("Ada")
    table = ada.new("high_card", "me", "bot:random", name="Slow Rome")
    ada.play_on(table)
    again = ada.bare_post(f"/tables/{table}/rematch").json()
    assert again["name"] == "Slow Rome"


def test_a_list_says_for_whom_a_table_waits_and_until_when(person) -> None:
    pace = {"kind": "days", "days": 2}
    ada, bela, table = two(person, settings={"pace": pace})
    at_table = ada.table(table)
    who = at_table["question"]["who"]
    for somebody in (ada, bela):
        found = brief(somebody, table)
        assert (found["asked"], found["asked_at"]) == (who, at_table["asked_at"])
        assert found["deadline"] == pytest.approx(found["asked_at"] + 2 * 24 * 3600)
        assert found["my_turn"] == found["seats"][who]["mine"]
        assert found["pace"]["days"] == 2
        assert found["points"] == found["places"] == []


def test_an_open_table_waits_for_nobody_by_name(person) -> None:
    ada = person("Ada")
    table = ada.new("high_card", "me", "open", start=False)
    found = brief(ada, table)
    assert (found["asked"], found["asked_at"], found["deadline"]) == (None, None, None)


def test_a_host_who_only_watches_is_as_far_behind_as_all_who_do(person) -> None:
    ada, bela, cleo = person("Ada"), person("Bela"), person("Cleo")
    wish = {"settings": {"spectator_delay": 5}}
    table = ada.new("high_card", "open", "open", start=False, **wish)
    for somebody in (bela, cleo):
        assert somebody.post(f"/tables/{table}/join").is_success
    assert ada.bare_post(f"/tables/{table}/start").is_success
    assert brief(ada, table)["asked"] is None
    assert brief(ada, table)["asked_at"] is None
    assert brief(bela, table)["asked"] is not None


def test_a_finished_match_tells_places_and_points(person) -> None:
    ada = person("Ada")
    table = ada.new("high_card", "me", "bot:random")
    end = ada.play_on(table)
    found = brief(ada, table)
    assert found["places"] == end["ranking"]
    assert len(found["points"]) == 2
    assert found["asked"] is None


def test_a_match_that_was_given_up_has_no_places(person) -> None:
    ada = person("Ada")
    table = ada.new("high_card", "me", "bot:random")
    assert ada.bare_post(f"/tables/{table}/abandon").is_success
    found = brief(ada, table)
    assert (found["status"], found["places"], found["points"]) == ("abandoned", [], [])


def test_who_goes_takes_the_names_of_their_tables_along(person) -> None:
    ada, bela, table = two(person, name="Adas evening")
    assert ada.post("/account/delete", name="Ada").status_code == 204
    found = brief(bela, table)
    assert (found["name"], found["host"]) == ("", "")
    assert bela.table(table)["name"] == ""
