"""Sessions end: on one device, on all, with a new password, with time; and what they opened."""

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from panj.server.addresses import block_of
from panj.server.live import ENDED
from panj.server.names import device_name
from panj.server.passwords import is_common
from panj.server.sessions import DAY_SECONDS, FRESH_SECONDS
from server.helpers import Person, closing_code, running
from server.stores import Store

Make = Callable[..., Person]
PASSWORD = "nine wet Otters"


def account(who: Person) -> str:
    """An account of its own for a guest; its name."""
    name = f"a{who.get('/me').json()['id'][:12]}"
    assert who.post("/account", account=name, password=PASSWORD).status_code == 201
    return name


def signed_in(person: Make, name: str) -> Person:
    """The same person on another device."""
    other = person(None)
    assert other.post("/login", account=name, password=PASSWORD).status_code == 200
    return other


def thief(who: Person) -> Person:
    """Somebody with a copy of somebody's cookie."""
    found = Person(who.address)
    found.client.cookies.set("panj_guest", who.client.cookies["panj_guest"])
    return found


def is_in(who: Person) -> bool:
    return who.get("/me").status_code == 200


def drop(who: Person, path: str) -> int:
    return who.client.delete(path).status_code


def test_a_cookie_is_worth_nothing_after_signing_out(person: Make) -> None:
    ada = person("Ada")
    eve = thief(ada)
    assert is_in(eve)
    assert ada.bare_post("/logout").status_code == 204
    assert not is_in(eve)
    eve.client.close()


def test_the_cookie_of_a_guest_dies_when_the_guest_gets_an_account(person: Make) -> None:
    ada = person("Ada")
    eve = thief(ada)
    account(ada)
    assert is_in(ada)
    assert not is_in(eve)
    eve.client.close()


def test_who_signs_out_everywhere_is_in_nowhere(person: Make) -> None:
    ada = person("Ada")
    laptop = signed_in(person, account(ada))
    assert drop(laptop, "/sessions") == 204
    assert (is_in(ada), is_in(laptop)) == (False, False)


def test_one_device_can_be_signed_out_from_another(person: Make) -> None:
    ada, eve = person("Ada"), person("Eve")
    laptop = signed_in(person, account(ada))
    found = ada.get("/sessions").json()
    assert [each["mine"] for each in found].count(True) == 1
    [other] = [each for each in found if not each["mine"]]
    assert drop(eve, f"/sessions/{other['id']}") == 404
    assert is_in(laptop)
    assert drop(ada, f"/sessions/{other['id']}") == 204
    assert (is_in(ada), is_in(laptop)) == (True, False)


def test_another_password_ends_all_other_sessions(person: Make) -> None:
    ada = person("Ada")
    name = account(ada)
    laptop = signed_in(person, name)
    assert ada.post("/account/password", password="ten dry Ferrets").status_code == 204
    assert (is_in(ada), is_in(laptop)) == (True, False)
    again = person(None)
    assert again.post("/login", account=name, password=PASSWORD).status_code == 401
    assert again.post("/login", account=name, password="ten dry Ferrets").status_code == 200


def test_what_is_grave_needs_a_password_of_the_last_minutes(person: Make, store: Store) -> None:
    ada = person("Ada")
    account(ada)
    long_ago = time.time() - FRESH_SECONDS - 1
    me = ada.get("/me").json()["id"]
    store.change("UPDATE sessions SET proved = :at WHERE person = :me", at=long_ago, me=me)
    refused = ada.post("/account/password", password="ten dry Ferrets")
    assert (refused.status_code, refused.json()["key"]) == (403, "server.refusal.prove")
    assert ada.post("/account/prove", password="ten dry Ferrets").status_code == 401
    assert ada.post("/account/password", password="ten dry Ferrets").status_code == 403
    assert ada.post("/account/prove", password=PASSWORD).status_code == 204
    assert ada.post("/account/password", password="ten dry Ferrets").status_code == 204


def test_a_guest_and_a_program_have_no_password_to_change(person: Make) -> None:
    ada = person("Ada")
    wish = {"password": "ten dry Ferrets"}
    assert ada.post("/account/password", **wish).json()["key"] == "server.refusal.no_account"
    program = ada.token("read", "play", "create")
    for path in ("/account/password", "/account/prove"):
        assert program.post(path, **wish).json()["key"] == "server.refusal.browser_only"
    assert program.get("/sessions").json()["key"] == "server.refusal.browser_only"
    program.client.close()


def test_a_session_that_is_not_used_ends_with_time(person: Make, store: Store) -> None:
    ada, guest = person("Ada"), person("Guest")
    account(ada)
    for who in (ada, guest):
        me, at = who.get("/me").json()["id"], time.time() - 61 * DAY_SECONDS
        store.change("UPDATE sessions SET seen = :at WHERE person = :me", at=at, me=me)
    assert not is_in(ada)
    assert is_in(guest)  # who has no other way to come back


def test_a_line_ends_with_the_session_or_the_token_that_opened_it(person: Make) -> None:
    ada = person("Ada")
    laptop = signed_in(person, account(ada))
    table = ada.new("high_card", "me", "me")
    program = ada.token("read")
    [token] = [each["id"] for each in ada.get("/tokens").json()]
    with laptop.live(table) as other, program.live(table) as bot, ada.live(table) as mine:
        for each in (other, bot, mine):
            each.until("table")
        assert laptop.bare_post("/logout").status_code == 204
        assert closing_code(other) == ENDED
        assert drop(ada, f"/tokens/{token}") == 204
        assert closing_code(bot) == ENDED
        mine.send(type="ping")
        mine.until("pong")
    program.client.close()


def test_a_bots_stream_ends_with_its_token(person: Make) -> None:
    ada = person("Ada")
    program = ada.token("read", "play")
    [token] = [each["id"] for each in ada.get("/tokens").json()]
    with program.client.stream("GET", "/bot/stream") as stream:
        lines = stream.iter_lines()
        next(lines)
        assert drop(ada, f"/tokens/{token}") == 204
        for _ in lines:  # until the server ends it, or never
            pass
    program.client.close()


# Cookies of earlier versions


def test_a_guest_with_the_cookie_of_an_earlier_version_is_known_until_it_ends(
    tmp_path: Path,
) -> None:
    with running(tmp_path) as server:
        ada = Person(server.address, "Ada")
        me = ada.get("/me").json()["id"]
        signer = server.services.sessions.signer
        ada.client.cookies.delete("panj_guest")
        ada.client.cookies.set("panj_guest", signer.sign(me).decode(), domain="127.0.0.1")
        old = thief(ada)
        assert is_in(ada)
        account(ada)  # which is given a session
        assert is_in(ada)
        assert not is_in(old)
        old.client.close()
        ada.client.close()


# Passwords


@pytest.mark.parametrize(
    "password",
    [
        "password",
        "Password1!",
        "P@ssw0rd123",
        "12345678",
        "qwertyuiop",
        "qwertz123",
        "aaaaaaaa",
        "abcabcabc",
        "abababab",
        "87654321",
        "iloveyou",
        "Liverpool2024",
        "jelszó123",
        "salam1234",
        "Tehran1400",
        "letmein!!",
        "adalovelace",
        "AdaLovelace99",
        "19841984",
        "panj2026",
    ],
)
def test_what_anybody_would_try_first_is_no_password(password: str) -> None:
    assert is_common(password, "adalovelace", "Ada")


@pytest.mark.parametrize(
    "password", [PASSWORD, "correct horse", "xK9$wq2!", "گربه‌ی همسایه", "Árvíztűrő tükörfúró"]
)
def test_anything_else_is(password: str) -> None:
    assert not is_common(password, "adalovelace", "Ada")


def test_a_common_password_is_refused(person: Make) -> None:
    ada = person("Ada")
    for password in ("iloveyou2", "password1"):
        refused = ada.post("/account", account="somebody", password=password)
        assert (refused.status_code, refused.json()["key"]) == (
            400,
            "server.refusal.common_password",
        )
    account(ada)
    refused = ada.post("/account/password", password="iloveyou2")
    assert refused.json()["key"] == "server.refusal.common_password"


# Limits


def test_a_household_is_one_place_however_many_addresses_it_has() -> None:
    blocks = {
        "192.0.2.7": "192.0.2.7",
        "::ffff:192.0.2.7": "192.0.2.7",
        "2001:db8:1:2::9": "2001:db8:1:2::/64",
        "2001:db8:1:2:ffff::1": "2001:db8:1:2::/64",
        "2001:db8:1:3::1": "2001:db8:1:3::/64",
        "fe80::1%eth0": "fe80::/64",
        "unix": "unix",
    }
    assert {address: block_of(address) for address in blocks} == blocks


def guess(who: Person, source: str, account: str = "nobody.here") -> int:
    headers = {"X-Forwarded-For": source}
    wish = {"account": account, "password": "a wrong password"}
    return who.client.post("/login", json=wish, headers=headers).status_code


@pytest.mark.usefixtures("nothing_is_given_back")
def test_guessing_is_limited_by_household_also_behind_proxies(tmp_path: Path) -> None:
    trusted = ("127.0.0.1", "10.0.0.0/8")
    with running(tmp_path, passwords_per_minute=3, trusted_proxies=trusted) as server:
        eve = Person(server.address)
        chain = "203.0.113.{0}, 2001:db8:1:2::{0}, 10.1.2.3"  # what comes first anybody may say
        found = [guess(eve, chain.format(number)) for number in range(1, 6)]
        assert found == [401, 401, 401, 429, 429]
        assert guess(eve, "2001:db8:1:3::1, 10.1.2.3") == 401
        eve.client.close()


@pytest.mark.usefixtures("nothing_is_given_back")
def test_guessing_is_limited_by_account_from_however_many_places(tmp_path: Path) -> None:
    with running(tmp_path, failures_per_hour=3) as server:
        ada, eve = Person(server.address, "Ada"), Person(server.address)
        name = account(ada)
        found = [guess(eve, f"192.0.2.{number}", name.upper()) for number in range(5)]
        assert found == [401, 401, 401, 429, 429]
        assert guess(eve, "192.0.2.9", "another") == 401
        assert is_in(ada)  # who is signed in goes on
        ada.client.close()
        eve.client.close()


def test_a_device_is_called_by_its_browser_and_system() -> None:
    agent = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/5 (KHTML) Chrome/120.0 Mobile Safari/5"
    assert device_name(agent) == "Chrome · Android"
    assert device_name("curl/8") == ""
