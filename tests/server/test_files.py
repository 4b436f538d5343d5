"""A match leaves as one file and comes in as one."""

import json
from pathlib import Path

import pytest

from panj.core.chance import commitment
from server.test_matches import two_at_a_table


def finished(ada) -> str:
    table = ada.new("kingdomino", "me", "me:Ben")
    assert ada.play_on(table)["status"] == "over"
    return str(table)


def test_the_promise_at_the_start_is_kept_at_the_end(person) -> None:
    ada = person("Ada")
    table = ada.new("high_card", "me", "me")
    promised = ada.table(table)["commitment"]
    assert ada.table(table)["key"] is None
    end = ada.play_on(table)
    assert commitment(bytes.fromhex(end["key"])) == promised == end["commitment"]


def test_a_running_match_is_not_exported(person) -> None:
    ada, _, table = two_at_a_table(person)
    assert ada.get(f"/tables/{table}/export").json()["key"] == "server.refusal.not_over"


def test_replay_and_verify_accept_the_export(person, panj, tmp_path: Path) -> None:
    ada = person("Ada")
    table = finished(ada)
    got = ada.get(f"/tables/{table}/export")
    assert got.headers["content-type"].startswith("application/x-ndjson")
    assert got.headers["content-disposition"] == f'attachment; filename="{table}.jsonl"'
    file = tmp_path / "match.jsonl"
    file.write_text(got.text)
    proof = panj("verify", file, "--json").json
    assert proof["true"]
    assert proof["over"]
    assert proof["names"] == ["Ada", "Ben"]
    assert proof["commitment"] == ada.table(table)["commitment"]
    assert panj("replay", file, "--json").json["result"]["places"] == ada.table(table)["ranking"]


def test_an_exported_match_is_imported_as_it_was(person) -> None:
    ada, ben = person("Ada"), person("Ben")
    table = finished(ada)
    text = ada.get(f"/tables/{table}/export").text
    brought = ben.post("/tables/import", file=text)
    assert brought.status_code == 201
    mine, hers = brought.json(), ada.table(table, seat=0)
    assert mine["id"] != table
    assert mine["status"] == "over"
    assert [seat["kind"] for seat in mine["seats"]] == ["filed", "filed"]
    for name in ("game", "options", "ranking", "scores", "commitment", "key"):
        assert mine[name] == hers[name]
    assert ben.get(f"/tables/{mine['id']}/export").text == text
    assert mine["id"] in [brief["id"] for brief in ben.get("/tables").json()["mine"]]
    assert ben.bare_post(f"/tables/{mine['id']}/rematch").status_code == 403


def test_a_match_that_was_taken_back_exports_what_was_played_in_the_end(person) -> None:
    ada = person("Ada")
    table = ada.new("high_card", "me", "me")
    ada.move(table, 0, 0)
    ada.post(f"/tables/{table}/propose", kind="undo")
    ada.play_on(table)
    lines = ada.get(f"/tables/{table}/export").text.splitlines()
    assert json.loads(lines[-1])["moves"] == 6
    assert person("Ben").post("/tables/import", file="\n".join(lines) + "\n").status_code == 201


def test_a_match_that_was_abandoned_comes_in_unfinished(person) -> None:
    ada = person("Ada")
    table = ada.new("high_card", "me", "me")
    ada.move(table, 0, 0)
    ada.bare_post(f"/tables/{table}/abandon")
    text = ada.get(f"/tables/{table}/export").text
    brought = person("Ben").post("/tables/import", file=text).json()
    assert brought["status"] == "abandoned"
    assert brought["ranking"] is None
    assert brought["version"] == 1


@pytest.mark.parametrize("where", ["seal", "key", "names", "cut", "move"])
def test_a_changed_file_is_refused(person, where: str) -> None:
    ada = person("Ada")
    table = ada.new("high_card", "me", "me")
    ada.play_on(table)
    text = ada.get(f"/tables/{table}/export").text
    changed = {
        "seal": text.replace('"seal":"', '"seal":"0'),
        "key": text.replace(ada.table(table)["key"], "0" * 64),
        "names": text.replace('"Ada"', '"Eve"', 1),
        "cut": "\n".join(text.splitlines()[:-1]),
        "move": text.replace('"who":0', '"who":1', 1),
    }[where]
    assert changed != text
    refused = ada.post("/tables/import", file=changed)
    assert refused.status_code == 400
    assert refused.json()["key"].startswith("core.refusal.")
    assert len(ada.get("/tables").json()["mine"]) == 1


def test_names_in_a_file_are_cleaned_like_typed_ones(person) -> None:
    from panj.core.chance import key_of
    from panj.core.match import Match
    from panj.core.match_file import write
    from panj.core.registry import REGISTRY

    game = REGISTRY.game("high_card")
    match = Match(game, game.terms(2, {}), key_of(1))
    text = write(match, ["E\u202eve", "<script>" * 50])
    brought = person("Ada").post("/tables/import", file=text).json()
    assert [seat["name"] for seat in brought["seats"]] == ["Eve", "?"]


def test_a_file_names_bots_as_such(person, panj, tmp_path: Path) -> None:
    ada = person("Ada")
    table = ada.new("kingdomino", "me", "bot:random", "bot:greedy:builder")
    ada.play_on(table, 1)
    ada.bare_post(f"/tables/{table}/abandon")
    text = ada.get(f"/tables/{table}/export").text
    stored = ["Ada", "bot:random", "bot:greedy:builder"]
    assert json.loads(text.splitlines()[0])["names"] == stored
    brought = ada.post("/tables/import", file=text).json()
    assert [seat["bot"] for seat in brought["seats"]] == [None, "random", "greedy:builder"]
    assert [seat["name"] for seat in brought["seats"]] == stored
    assert ada.get(f"/tables/{brought['id']}/export").text == text
    file = tmp_path / "match.jsonl"
    file.write_text(text)
    going_on = panj("play", "kingdomino", "--load", file, typed="q\n")
    assert going_on.code == 0
    assert "Beginner · Builder" in going_on.out


def test_a_file_of_an_earlier_version_still_comes_in(person) -> None:
    """There a bot was called by its name alone, and an automa `automa`."""
    from panj.core.chance import key_of
    from panj.core.match import Match
    from panj.core.match_file import write
    from panj.core.registry import REGISTRY

    game = REGISTRY.game("pax_pamir")
    match = Match(game, game.terms(3, {"wakhan": True}), key_of(1))
    brought = person("Ada").post("/tables/import", file=write(match, ["Ada", "random", "automa"]))
    seats = brought.json()["seats"]
    assert [seat["kind"] for seat in seats] == ["filed", "filed", "automa"]
    assert [seat["bot"] for seat in seats] == [None, None, None]


def test_a_seat_that_a_bot_took_over_is_still_the_persons() -> None:
    from panj.server.seating import stored_at
    from panj.server.store.rows import SeatKind, SeatRow

    rows = [
        SeatRow("t", 0, SeatKind.BOT, person="id", name="Ada", bot="greedy", seconds=1.0),
        SeatRow("t", 1, SeatKind.BOT, name="greedy", bot="greedy", seconds=1.0),
        SeatRow("t", 2, SeatKind.AUTOMA, name="automa"),
        SeatRow("t", 3, SeatKind.FILED, name="bot:old"),  # as brought in by an earlier version
    ]
    assert stored_at(rows) == ["Ada", "bot:greedy", "bot:greedy", "bot:old"]
