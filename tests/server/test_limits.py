"""Forgery, limits, headers, and clear words for whatever is wrong."""

import httpx
import pytest

from panj.server.guards import SECURITY_HEADERS
from panj.words import LANGUAGES
from server.helpers import Person, closing_code, fetch, running, wait_until
from server.stores import SQLITE
from server.test_matches import two_at_a_table

# Cross-site forgery


def test_a_cookie_alone_changes_nothing(person) -> None:
    ada, _, table = two_at_a_table(person)
    token = ada.client.headers.pop("x-csrftoken")
    for wrong in (None, "", "x", token[:-1] + ("0" if token[-1] != "0" else "1")):
        headers = {} if wrong is None else {"x-csrftoken": wrong}
        refused = ada.client.post(f"/tables/{table}/abandon", headers=headers)
        assert refused.status_code == 403
        assert refused.json()["key"] == "server.refusal.forbidden"
    form = ada.client.post(f"/tables/{table}/abandon", data={"_csrf_token": "x"})
    assert form.status_code == 403
    assert ada.table(table)["status"] == "running"


def test_a_browser_is_not_locked_out_when_the_server_starts_anew(tmp_path, high_card) -> None:
    with running(tmp_path) as server:
        ada = Person(server.address, "Ada")
        cookies = dict(ada.client.cookies)
    with running(tmp_path) as server:
        again = Person(server.address)
        again.client.cookies.clear()
        for name, value in cookies.items():
            again.client.cookies.set(name, value)
        got = again.get("/me")
        assert got.json()["name"] == "Ada"
        fresh = got.cookies["csrftoken"]
        assert fresh != cookies["csrftoken"]
        again.client.cookies.delete("csrftoken")
        again.client.cookies.set("csrftoken", fresh)
        again.client.headers["x-csrftoken"] = fresh
        assert again.post("/me", name="Ada L").status_code == 200


def test_no_other_site_is_told_anything(server) -> None:
    got = fetch(server, "/api/v1/games", origin="https://evil.example")
    assert "access-control-allow-origin" not in got.headers


# Headers


@pytest.mark.parametrize(
    "path", ["/", "/api/v1/games", "/api/v1/me", "/api/v1/nothing", "/nothing", "/healthz"]
)
def test_every_answer_has_the_security_headers(server, path: str) -> None:
    got = fetch(server, path)
    for name, value in SECURITY_HEADERS.items():
        assert got.headers[name] == value
    policy = got.headers["content-security-policy"]
    assert "unsafe-inline" not in policy
    assert "unsafe-eval" not in policy


# Limits


def test_too_many_requests_are_refused_for_a_while(tmp_path, high_card) -> None:
    with running(tmp_path, requests_per_minute=8) as server:
        ada = Person(server.address, "Ada")
        answers = [ada.get("/games") for _ in range(12)]
        assert answers[0].status_code == 200
        assert answers[-1].status_code == 429
        assert answers[-1].json()["key"] == "server.refusal.too_many"
        assert int(answers[-1].headers["retry-after"]) > 0
        spoofed = ada.client.get("/games", headers={"X-Real-IP": "10.0.0.1"})
        assert spoofed.status_code == 429
        assert fetch(server, "/healthz").status_code == 200


def test_an_address_has_so_many_lines_and_no_more(tmp_path, high_card) -> None:
    with running(tmp_path, lines_per_address=2) as server:
        ada = Person(server.address, "Ada")
        table = ada.new("high_card", "me", "me")
        with ada.live(table) as first, ada.live(table) as second:
            first.until("table")
            second.until("table")
            with ada.live(table) as third:
                assert closing_code(third) == 4429
            for path in ("/bot/stream", f"/tables/{table}/poll"):
                assert ada.get(path).json()["key"] == "server.refusal.too_many"
            assert ada.get("/games").status_code == 200
            first.send(type="ping")
            first.until("pong")
        wait_until(lambda: server.services.hub.connections == 0)
        with ada.live(table) as again:
            again.until("table")
        with ada.client.stream("GET", "/bot/stream") as lines:
            assert lines.status_code == 200
        ada.client.close()


@pytest.mark.usefixtures("nothing_is_given_back")
def test_passwords_cannot_be_guessed_quickly(tmp_path, high_card) -> None:
    with running(tmp_path, passwords_per_minute=3) as server:
        eve = Person(server.address, "Eve")
        tries = [eve.post("/login", account="ada", password=f"guess{n:04}") for n in range(5)]
        assert [tried.status_code for tried in tries] == [401, 401, 401, 429, 429]


def test_a_large_request_is_refused(person) -> None:
    ada = person("Ada")
    refused = ada.post("/tables/import", file="x" * 2_000_000)
    assert refused.status_code == 413
    assert refused.json()["key"] == "server.refusal.too_large"


def test_a_large_request_in_pieces_is_refused(person) -> None:
    ada = person("Ada")
    pieces = (b"x" * 100_000 for _ in range(30))
    try:
        refused = ada.client.post(
            "/me", content=pieces, headers={"content-type": "application/json"}
        )
    except httpx.HTTPError:
        pass  # cut off while it was still talking
    else:
        assert refused.status_code in (400, 413)
    assert ada.get("/me").json()["name"] == "Ada"


# Bad input


@pytest.fixture(scope="module")
def ada(server) -> Person:
    """Somebody who sends nothing but nonsense."""
    return Person(server.address, "Ada")


TWO = b'{"game":"high_card","seats":[{"kind":"me"},{"kind":"me"}]'

BAD_REQUESTS = [
    ("/me", b"", 400),
    ("/me", b"{", 400),
    ("/me", b"[]", 400),
    ("/me", b'{"name": 5}', 400),
    ("/me", b'{"name": "Ada", "admin": true}', 400),
    ("/me", b'{"name": "\\ud800"}', 400),
    ("/me", b'{"name": "' + b"x" * 65 + b'"}', 400),
    ("/me", b"\xff\xfe", 400),
    ("/tables", b'{"game": "chess", "seats": [{"kind": "me"}]}', 404),
    ("/tables", b'{"game": "high_card", "seats": []}', 400),
    ("/tables", b'{"game": "high_card", "seats": [{"kind": "me"}]}', 400),
    ("/tables", b'{"game": "high_card", "seats": [{"kind": "king"}, {"kind": "me"}]}', 400),
    ("/tables", b'{"game":"high_card","seats":[{"kind":"me"},{"kind":"bot","bot":"x"}]}', 400),
    ("/tables", TWO + b',"options":{"x":1}}', 400),
    (
        "/tables",
        TWO + b',"settings":{"spectator_delay":-1}}',
        400,
    ),
    (
        "/tables",
        TWO + b',"settings":{"pace":{"kind":"live","minutes":-5}}}',
        400,
    ),
    ("/tables/import", b'{"file": "{}"}', 400),
    ("/tokens", b'{"label": "x", "scopes": ["admin"]}', 400),
]


@pytest.mark.parametrize(("path", "body", "status"), BAD_REQUESTS, ids=range(len(BAD_REQUESTS)))
def test_a_bad_request_gets_a_clear_answer_and_changes_nothing(ada, path, body, status) -> None:
    headers = {"content-type": "application/json"}
    said = set()
    for lang in LANGUAGES:
        refused = ada.client.post(path, content=body, headers={**headers, "accept-language": lang})
        assert refused.status_code == status, refused.text
        problem = refused.json()
        assert refused.headers["content-type"] == "application/problem+json"
        assert problem["type"] == f"urn:panj:{problem['key']}"
        assert "Traceback" not in refused.text
        assert "site-packages" not in refused.text
        said.add(problem["title"])
    assert len(said) == len(LANGUAGES)
    assert ada.get("/me").json()["name"] == "Ada"
    assert ada.get("/tables").json()["mine"] == []


def test_the_field_that_is_wrong_is_named(person) -> None:
    refused = person("Ada").post("/me", name=5).json()
    assert refused["key"] == "server.refusal.bad_field"
    assert refused["operands"] == ["name"]
    assert refused["errors"][0]["field"] == "name"
    assert "\u2068name\u2069" in refused["title"]


@pytest.mark.parametrize(
    ("wish", "lang"),
    [
        ("fa", "fa"),
        ("hu-HU,hu;q=0.9,en;q=0.5", "hu"),
        ("de,fa;q=0.5", "fa"),
        ("de", "en"),
        ("", "en"),
    ],
)
def test_the_reader_is_answered_in_a_language_they_read(server, wish: str, lang: str) -> None:
    from panj.words import words_for

    got = fetch(server, "/api/v1/me", accept_language=wish)
    assert got.json()["title"] == words_for(lang).text("server.refusal.unknown_person")


def test_what_somebody_sent_does_not_come_back_at_length(person) -> None:
    refused = person("Ada").get("/games/" + "x" * 3000)
    assert len(refused.text) < 1500


@pytest.mark.stores(SQLITE)
def test_a_failure_of_ours_is_told_without_its_trace(server, person, monkeypatch, caplog) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("the secret is 42")

    ada = person("Ada")
    monkeypatch.setattr(server.services.store, "mine", broken)
    failed = ada.get("/tables")
    assert failed.status_code == 500
    assert failed.json()["key"] == "server.refusal.internal"
    assert "42" not in failed.text
    assert "RuntimeError" in caplog.text
