"""Guests, accounts, tokens and names."""

# Persian letters are meant as such.
# ruff: noqa: RUF001

import re
from pathlib import Path

import pytest

from panj.core.messages import Refused
from panj.server.names import LONGEST_CHAT, LONGEST_TABLE_NAME, display_name
from panj.words.names import LONGEST_NAME
from server.helpers import Person, fetch, running


def test_a_name_is_enough_and_the_cookie_is_well_kept(person) -> None:
    nobody = person(None)
    assert nobody.get("/me").json()["key"] == "server.refusal.unknown_person"
    made = nobody.post("/me", name="Ada")
    assert made.json()["name"] == "Ada"
    cookie = made.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert nobody.get("/me").json()["id"] == made.json()["id"]


def test_a_forged_cookie_is_nobody(person) -> None:
    ada, eve = person("Ada"), person(None)
    person_id, rest = ada.client.cookies["panj_guest"].split(".", 1)
    forged = f"{person_id[:-1]}{'0' if person_id[-1] != '0' else '1'}.{rest}"
    eve.client.cookies.set("panj_guest", forged)
    assert eve.get("/me").status_code == 401


def test_the_cookie_is_for_https_only_where_that_is_asked(tmp_path) -> None:
    with running(tmp_path, secure_cookies=True) as server:
        got = fetch(server, "/api/v1/games")
        assert "Secure" in got.headers["set-cookie"]


def test_an_account_keeps_tables_on_several_devices(person) -> None:
    phone, laptop = person("Ada"), person(None)
    table = phone.new("high_card", "me", "bot:random")
    name = f"ada{table[:8]}"
    made = phone.post("/account", account=name.upper(), password="correct horse")
    assert made.json()["account"] == name
    assert laptop.post("/login", account=name, password="wrong horse").status_code == 401
    assert laptop.post("/login", account="no" + name, password="correct horse").status_code == 401
    assert laptop.post("/login", account=name, password="correct horse").status_code == 200
    assert [brief["id"] for brief in laptop.get("/tables").json()["mine"]] == [table]
    assert laptop.table(table)["seat"] == 0
    again = person("Ben").post("/account", account=name, password="battery staple")
    assert again.json()["key"] == "server.refusal.account_taken"
    assert laptop.bare_post("/logout").status_code == 204
    assert laptop.get("/me").status_code == 401


@pytest.mark.parametrize("name", ["bot:greedy", " bot:x"])
def test_nobody_is_called_like_a_bot_in_a_match_file(person, name: str) -> None:
    ada = person("Ada")
    for refused in (
        person(None).post("/me", name=name),
        ada.post("/me", name=name),
        ada.post("/tables", game="high_card", seats=[{"kind": "me"}, {"kind": "me", "name": name}]),
    ):
        assert refused.status_code == 400
        assert refused.json()["key"] == "server.refusal.bad_field"
    assert ada.post("/tokens", label="bot:mine", scopes=["read"]).status_code == 201


def test_passwords_tokens_and_invitations_are_kept_as_hashes_only(person, store) -> None:
    ada = person("Ada")
    ada.post("/account", account="hashed", password="correct horse battery")
    token = ada.post("/tokens", label="bot", scopes=["read"]).json()["token"]
    invite = ada.create("high_card", "me", "invited")["invites"]["1"]
    kept = store.everything()
    assert "argon2" in kept
    for secret in ("correct horse battery", token, invite):
        assert secret not in kept


def test_a_token_is_shown_once_and_can_be_taken_back(person) -> None:
    ada = person("Ada")
    made = ada.post("/tokens", label="my bot", scopes=["play", "read"]).json()
    assert made["scopes"] == ["read", "play"]
    listed = ada.get("/tokens").json()
    assert listed == [{**made, "token": None}]
    program = Person(ada.address, token=made["token"])
    assert program.get("/me").json()["name"] == "Ada"
    assert person("Eve").client.delete(f"/tokens/{made['id']}").status_code == 404
    assert ada.client.delete(f"/tokens/{made['id']}").status_code == 204
    assert program.get("/me").json()["key"] == "server.refusal.token"
    program.client.close()


def test_a_token_never_becomes_more_than_it_is(person) -> None:
    ada = person("Ada")
    program = ada.token("read", "play", "create")
    for path, body in {
        "/tokens": {"label": "more", "scopes": ["create"]},
        "/account": {"account": "stolen", "password": "correct horse"},
        "/me": {"name": "Mallory"},
    }.items():
        refused = program.post(path, **body)
        assert refused.json()["key"] == "server.refusal.browser_only"
        assert "panj_guest" not in refused.headers.get("set-cookie", "")
    assert program.get("/tokens").status_code == 403
    assert ada.get("/me").json()["name"] == "Ada"
    program.client.close()


# Names


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("A\u030abo", "Åbo"),
        ("Ad\u202ea\u200f", "Ada"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("x\x00y\x1b[31m", "xy[31m"),
        ("دو\u2067\u2069رقم", "دورقم"),
        ("tab\tnew\nline", "tabnewline"),
    ],
)
def test_a_name_is_composed_and_has_nothing_invisible(typed: str, shown: str) -> None:
    assert display_name(typed) == shown


@pytest.mark.parametrize("typed", ["", "   ", "\u202e", "!!!", "\u200c\u200d", "x" * 25])
def test_a_name_without_letters_or_too_long_is_refused(typed: str) -> None:
    with pytest.raises(Refused):
        display_name(typed)


def test_the_names_of_a_hot_seat_are_looked_at_too(person) -> None:
    ada = person("Ada")
    seats = [{"kind": "me", "name": "\u202e"}, {"kind": "me"}]
    refused = ada.post("/tables", game="high_card", seats=seats)
    assert refused.json()["key"] == "server.refusal.name_empty"


def test_the_page_lets_nobody_write_more_than_the_server_takes() -> None:
    page = (Path(__file__).parents[2] / "web/src/lib/limits.ts").read_text(encoding="utf-8")
    limits = {name: int(most) for name, most in re.findall(r"const (\w+) = (\d+);", page)}
    assert limits == {
        "LONGEST_NAME": LONGEST_NAME,
        "LONGEST_TABLE_NAME": LONGEST_TABLE_NAME,
        "LONGEST_CHAT": LONGEST_CHAT,
    }
