"""People take along what is kept about them, and go; what others played with them stays."""

import io
import json
import time
import zipfile
from collections.abc import Callable
from typing import Any

import pytest

from panj.core.match_file import read
from panj.core.registry import REGISTRY
from panj.server.sessions import FRESH_SECONDS
from server.helpers import Person
from server.stores import Store
from server.test_matches import two_at_a_table
from server.test_sessions import PASSWORD, account, is_in

Make = Callable[..., Person]


def files(who: Person) -> dict[str, str]:
    """What somebody is given, by name."""
    answer = who.bare_post("/account/export")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-disposition"] == 'attachment; filename="panj.zip"'
    assert answer.headers["cache-control"] == "no-store"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        return {name: archive.read(name).decode() for name in archive.namelist()}


def told(who: Person) -> dict[str, Any]:
    return dict(json.loads(files(who)["panj.json"]))


def delete(who: Person, name: str) -> Any:
    return who.post("/account/delete", name=name)


def test_everything_about_somebody_is_given_to_them(person: Make) -> None:
    ada, ben, table = two_at_a_table(person)
    name = account(ada)
    ada.post(f"/tables/{table}/chat", text="hello from Ada")
    ben.post(f"/tables/{table}/chat", text="hello from Ben")
    ada.post("/tokens", label="my program", scopes=["read"])
    over = ada.new("high_card", "me", "me")
    ada.play_on(over)
    found = files(ada)
    about = json.loads(found["panj.json"])
    assert about["person"]["account"] == name
    assert [line["text"] for line in about["chat"]] == ["hello from Ada"]
    assert [token["label"] for token in about["tokens"]] == ["my program"]
    assert {each["id"]: each["status"] for each in about["tables"]} == {
        table: "running",
        over: "over",
    }
    assert set(found) == {"panj.json", f"matches/{over}.jsonl"}
    assert read(found[f"matches/{over}.jsonl"], REGISTRY).match.terms.game == "high_card"


def test_nothing_that_signs_in_and_nothing_of_what_runs_is_given(person: Make) -> None:
    ada, ben, _ = two_at_a_table(person)
    account(ada)
    token = ada.token("read")
    text = "".join(files(ada).values())
    secret = token.client.headers["Authorization"].split()[1]
    assert secret not in text
    assert ben.get("/me").json()["id"] not in text
    for word in ("hash", "password", "proved", "hand", '"key"', "deal"):
        assert word not in text, word
    token.client.close()


def test_a_guest_has_data_too_and_a_program_gets_none(person: Make) -> None:
    ada = person("Ada")
    assert told(ada)["person"]["name"] == "Ada"
    program = ada.token("read", "play", "create")
    for path in ("/account/export", "/account/delete"):
        refused = program.post(path, name="Ada")
        assert refused.json()["key"] == "server.refusal.browser_only"
    program.client.close()
    assert is_in(ada)


def test_an_account_needs_a_password_of_the_last_minutes(person: Make, store: Store) -> None:
    ada = person("Ada")
    name = account(ada)
    long_ago, me = time.time() - FRESH_SECONDS - 1, ada.get("/me").json()["id"]
    store.change("UPDATE sessions SET proved = :at WHERE person = :me", at=long_ago, me=me)
    assert ada.bare_post("/account/export").json()["key"] == "server.refusal.prove"
    assert delete(ada, name).json()["key"] == "server.refusal.prove"
    assert is_in(ada)


def test_nobody_takes_everything_along_all_day(person: Make) -> None:
    ada = person("Ada")
    answers = [ada.bare_post("/account/export").status_code for _ in range(20)]
    assert answers[0] == 200
    assert 429 in answers


def test_who_goes_leaves_matches_with_a_former_player(person: Make, store: Store) -> None:
    ada, ben, table = two_at_a_table(person)
    name, me = account(ada), ada.get("/me").json()["id"]
    ada.post(f"/tables/{table}/chat", text="a line that was Adas")
    program = ada.token("read")
    seat = ada.table(table)["seat"]
    over = ada.new("high_card", "me:Adelaide", "me", settings={"listed": False})
    ada.play_on(over)

    assert delete(ada, "somebody else").json()["key"] == "server.refusal.other_name"
    assert delete(ada, name).status_code == 204
    assert not is_in(ada)
    assert program.get("/tables").status_code == 401
    again = person(None)
    assert again.post("/login", account=name, password=PASSWORD).status_code == 401
    assert again.post("/me", name="Ben").status_code == 200
    assert again.post("/account", account=name, password=PASSWORD).status_code == 201  # it is free

    shown = ben.table(table)
    assert shown["seats"][seat]["name"] == ""
    assert shown["seats"][seat]["stand_in"] is not None
    assert ben.play_on(table)["status"] == "over"
    assert [line["text"] for line in ben.get(f"/tables/{table}/chat").json()] == []
    assert "former player" in text_table(ben, table)
    header = json.loads(ben.get(f"/tables/{table}/export").text.splitlines()[0])
    assert sorted(header["names"]) == ["?", "Ben"]
    assert ben.get(f"/tables/{over}").json()["seats"][0]["name"] == ""
    kept = store.everything()
    assert name not in kept.replace(again.get("/me").json()["account"], "")
    assert "Adelaide" not in kept or store.kind == "sqlite"  # a file may keep what was overwritten
    assert me in kept  # whose seats they are, without a name
    program.client.close()


def text_table(who: Person, table: str) -> str:
    """The table in plain text."""
    client = who.client
    return client.get(f"http://{who.address}/tables/{table}/text?lang=en").text


@pytest.mark.parametrize("is_host", [True, False])
def test_who_goes_before_the_start_keeps_nobody_waiting(person: Make, is_host: bool) -> None:
    ada, ben = person("Ada"), person("Ben")
    host, guest = (ada, ben) if is_host else (ben, ada)
    table = host.new("high_card", "me", "open", start=False)
    guest.post(f"/tables/{table}/join")
    assert delete(ada, "Ada").status_code == 204
    found = ben.table(table)
    if is_host:
        assert found["status"] == "abandoned"
    else:
        assert [seat["kind"] for seat in found["seats"]] == ["person", "open"]


def test_a_seat_that_was_kept_for_a_rematch_is_free(person: Make) -> None:
    ada, ben, table = two_at_a_table(person)
    asked = next(who for who in (ada, ben) if who.table(table)["question"]["mine"])
    other = ben if asked is ada else ada
    assert other.bare_post(f"/tables/{table}/quit").status_code == 200
    asked.play_on(table)
    fresh = asked.bare_post(f"/tables/{table}/rematch").json()["id"]
    assert [seat["kind"] for seat in asked.table(fresh)["seats"]].count("invited") == 1
    name = other.get("/me").json()["name"]
    assert delete(other, name).status_code == 204
    found = asked.table(fresh)
    assert sorted(seat["kind"] for seat in found["seats"]) == ["open", "person"]
    assert name not in json.dumps(found["seats"])
