"""Seats that the rules play, and matches of one: made, played, looked back at, kept."""

from pathlib import Path
from typing import Any

import pytest

from panj.core.registry import REGISTRY
from server.helpers import Person

WAKHAN = {"wakhan": True}


def kept(ada: Person, table: str, panj: Any, folder: Path) -> dict[str, Any]:
    """What `panj verify` says about the exported match; it can be brought in again."""
    got = ada.get(f"/tables/{table}/export")
    assert got.status_code == 200, got.text
    file = folder / "match.jsonl"
    file.write_text(got.text)
    brought = ada.post("/tables/import", file=got.text).json()
    for name in ("scores", "ranking", "commitment", "key"):
        assert brought[name] == ada.table(table)[name]
    return dict(panj("verify", file, "--json").json)


@pytest.mark.slow
def test_a_match_against_the_automa_is_played_and_kept(person, panj, tmp_path: Path) -> None:
    ada = person("Ada")
    table = ada.new("pax_pamir", "me", "automa", options=WAKHAN)
    first = ada.table(table)
    assert [seat["kind"] for seat in first["seats"]] == ["person", "automa"]
    assert first["seats"][1]["online"]
    end = ada.play_on(table)
    assert end["status"] == "over"
    assert sorted(end["ranking"])[0] == 1
    proof = kept(ada, table, panj, tmp_path)
    assert proof["true"]
    assert proof["over"]
    moment = ada.get(f"/tables/{table}/replay", at=3, seat=1).json()
    assert moment["seat"] == 1
    assert set(moment["who"]) == {0}  # the automa is never asked
    again = ada.bare_post(f"/tables/{table}/rematch").json()
    assert [seat["kind"] for seat in again["seats"]] == ["person", "automa"]
    assert ada.bare_post(f"/tables/{again['id']}/start").json()["status"] == "running"


def test_whatever_was_wished_the_rules_play_their_seat(person) -> None:
    ada = person("Ada")
    for wish in ("automa", "open", "invited", "me", "bot:random"):
        made = ada.create("pax_pamir", "me", wish, options=WAKHAN, start=True)
        assert made["table"]["seats"][1]["kind"] == "automa"
        assert made["table"]["status"] == "running"
        assert made["invites"] == {}


def test_nobody_sits_down_on_the_seat_of_the_rules(person) -> None:
    ada, ben, eve = person("Ada"), person("Ben"), person("Eve")
    table = ada.new("pax_pamir", "me", "open", "automa", options=WAKHAN, start=False)
    assert eve.post(f"/tables/{table}/join", seat=2).json()["key"] == "server.refusal.no_seat"
    assert ben.post(f"/tables/{table}/join").json()["seat"] == 1
    assert ada.bare_post(f"/tables/{table}/start").json()["status"] == "running"


def test_an_automa_where_the_rules_have_none_is_refused(person) -> None:
    ada = person("Ada")
    seats = [{"kind": "me"}, {"kind": "automa"}]
    for game in ("pax_pamir", "kingdomino"):
        refused = ada.post("/tables", game=game, seats=seats)
        assert (refused.status_code, refused.json()["key"]) == (400, "server.refusal.no_automa")
    assert ada.get("/tables").json()["mine"] == []


def test_a_solo_match_is_played_and_kept(person, panj, tmp_path: Path) -> None:
    ada = person("Ada")
    table = ada.new("minerva", "me")
    assert len(ada.table(table)["seats"]) == 1
    end = ada.play_on(table)
    assert end["status"] == "over"
    assert kept(ada, table, panj, tmp_path)["true"]
    assert ada.get(f"/tables/{table}/replay", at=0).json()["seat"] == 0
    assert ada.bare_post(f"/tables/{table}/rematch").json()["status"] == "open"


def test_a_solo_table_has_no_free_seat_and_may_be_given_up(person) -> None:
    ada = person("Ada")
    table = ada.new("minerva", "me", start=False)
    assert person("Ben").post(f"/tables/{table}/join").json()["key"] == "server.refusal.no_seat"
    ada.bare_post(f"/tables/{table}/start")
    assert ada.bare_post(f"/tables/{table}/abandon").json()["status"] == "abandoned"


@pytest.mark.parametrize("slug", REGISTRY.slugs())
def test_every_game_has_a_table_for_every_number_of_seats(person, slug: str) -> None:
    ada = person("Ada")
    for seats in REGISTRY.game(slug).seat_counts:
        table = ada.new(slug, *["me"] * seats)
        seen = ada.table(table)
        assert seen["status"] == "running"
        assert seen["question"]["moves"]
        assert ada.move(table, 0, 0).status_code == 200
