"""Whatever is sent, the answer is no 5xx: what cannot be read is refused like anything else."""

# Letters of other scripts are meant as such.
# ruff: noqa: RUF001

import json
import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from panj.core.messages import Refused
from panj.server.names import display_name, distinct_name, skeleton
from server.helpers import Person, Running, closing_code, fetch, running

Make = Callable[..., Person]
DIGITS = "9" * 5000
JSON = {"content-type": "application/json"}


def nested(depth: int, core: str = "1") -> str:
    return '{"a":' * depth + core + "}" * depth


BODIES: dict[str, str | bytes] = {
    "lists": "[" * 20_000 + "]" * 20_000,
    "objects": nested(20_000),
    "never closed": "[" * 100_000,
    "deep in a field": '{"name":' + nested(20_000) + "}",
    "as deep as can be read": '{"credential":' + nested(400) + ',"label":"x"}',
    "many digits": f'{{"index":{DIGITS},"expected_version":0,"action_id":"aaaaaaaaaaaa"}}',
    "too large a number": '{"name":1e999999}',
    "half a letter": '{"name":"\\ud800"}',
    "nothing as a letter": '{"name":"a\\u0000b"}',
    "no text": b'{"name":"\xff"}',
    "deep options": '{"game":"minerva","seats":[{"kind":"me"},{"kind":"me"}],"options":{"tiles":'
    + nested(900)
    + "}}",
    "deep file": json.dumps({"file": "[" * 100_000}),
    "digits in a file": json.dumps({"file": f'{{"x":{DIGITS}}}'}),
    "digits in a way": json.dumps({"way": [f"place {DIGITS},0 east"], "move": f"claim {DIGITS}"}),
}
ADDRESSES = [
    "/api/v1/me",
    "/api/v1/tables",
    "/api/v1/tables/import",
    "/api/v1/tables/{table}/moves",
    "/api/v1/login",
    "/api/v1/account",
    "/api/v1/account/sign_in",
    "/api/v1/learn/kingdomino/1",
    "/tables/{table}/text",
]


@pytest.fixture(scope="module")
def hostile(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("hostile")) as server:
        yield server


@pytest.fixture(scope="module")
def eve(hostile: Running) -> Iterator[tuple[Person, str]]:
    """Somebody who sends anything, and a table of theirs."""
    found = Person(hostile.address, "Eve")
    yield found, found.new("kingdomino", "me", "me")
    found.client.close()


@pytest.mark.parametrize("address", ADDRESSES)
def test_a_body_that_nobody_can_read_is_refused(
    hostile: Running, eve: tuple[Person, str], address: str
) -> None:
    who, table = eve
    place = f"http://{hostile.address}{address.format(table=table)}"
    for name, body in BODIES.items():
        answer = who.client.post(place, content=body, headers=JSON)
        assert answer.status_code < 500, (name, answer.text)


def test_a_form_with_anything_in_it_is_refused(hostile: Running, eve: tuple[Person, str]) -> None:
    who, table = eve
    place = f"http://{hostile.address}/tables/{table}/text"
    whole = {"act": "move", "index": "0", "version": "0", "action": "a" * 12, "lang": "en"}
    whole["_csrf_token"] = who.client.cookies["csrftoken"]
    for field in (*whole, "name", "invite"):
        for value in (DIGITS, "\x00", b"\xed\xa0\x80", "-1", "1e5", "٣", ""):
            answer = who.client.post(place, data={**whole, field: value})
            assert answer.status_code < 500, (field, value, answer.text)


@pytest.mark.parametrize("slug", ["minerva", "kingdomino"])
def test_tables_of_pieces_with_endless_numbers_are_refused(
    eve: tuple[Person, str], slug: str
) -> None:
    who, _ = eve
    games = {each["slug"]: each for each in who.get("/games").json()}
    info = who.get(f"/games/{slug}").json()
    forms = [each for each in info["options"] if each.get("files")]
    assert forms or slug == "kingdomino", games.keys()
    data = Path(__file__).parents[2] / "src/panj/games" / slug / "data"
    for form in forms:
        whole = {
            name: (data / name).read_text(encoding="utf-8")
            for name in form["files"]
            if (data / name).is_file()
        }
        assert whole
        for name, text in whole.items():
            head, _, rest = text.partition("\n")
            wrong = head + "\n" + "".join(DIGITS if char.isdigit() else char for char in rest[:60])
            wish = {form["name"]: {**whole, name: wrong + rest[60:]}}
            seats = [{"kind": "me"}, {"kind": "me"}]
            made = who.post("/tables", game=slug, seats=seats, options=wish)
            assert 400 <= made.status_code < 500, (name, made.text)


@pytest.mark.parametrize(
    "path",
    [
        "/api/v1/tables/" + "a" * 20_000,
        "/api/v1/tables/%00",
        "/api/v1/tables/%ff%fe",
        "/tables/%00/text",
        "/tables/" + "0" * 32 + "/text",
        "/assets/" + "a" * 5000,
        "/assets/%00",
        "/assets/%2e%2e%2fx",
        "/rules/" + "x" * 3000,
        f"/learn/kingdomino/{DIGITS}",
        f"/api/v1/learn/kingdomino/{DIGITS}",
        f"/api/v1/tables/{{table}}?seat={DIGITS}",
        f"/api/v1/tables/{{table}}?since={DIGITS}",
        f"/api/v1/tables/{{table}}/film?after=0&upto={DIGITS}",
        "/api/v1/tables/{table}?seat=%ff",
        "/tables/{table}/text?lang=" + "x" * 5000,
        "/" + "a/" * 5000,
    ],
    ids=lambda path: path[:40],
)
def test_an_address_that_nobody_has_given_is_refused(
    hostile: Running, eve: tuple[Person, str], path: str
) -> None:
    who, table = eve
    place = f"http://{hostile.address}{path.replace('{table}', table)}"
    for answer in (who.client.get(place), who.client.post(place, json={})):
        assert answer.status_code < 500, answer.text


@pytest.mark.parametrize(
    "headers",
    [
        {"cookie": b"panj_guest=%ff\xff"},
        {"cookie": b"panj_guest=" + b"x" * 5000},
        {"cookie": b"panj_guest=a.b.c.d"},
        {"cookie": b"csrftoken=\xff"},
        {"authorization": b"Bearer \xff"},
        {"accept-language": b"\xff, ,;;q"},
        {"x-forwarded-for": b"\xff\xfe, ,,"},
    ],
    ids=str,
)
def test_headers_with_anything_in_them_do_no_harm(
    hostile: Running, headers: dict[str, bytes]
) -> None:
    assert fetch(hostile, "/api/v1/me", **headers).status_code == 401  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "message",
    [
        "[" * 16_000,
        '{"type":' * 1800,
        f'{{"type":"seen","version":{"9" * 4500}}}',
        '{"type":"chat","text":"\\ud800"}',
        '{"type":"sit","seat":1e400}',
    ],
    ids=lambda text: text[:30],
)
def test_a_line_on_which_nonsense_is_said_is_closed(eve: tuple[Person, str], message: str) -> None:
    who, table = eve
    with who.live(table) as live:
        live.connection.send(message)
        assert closing_code(live) == 4400


def test_who_sends_a_body_drop_by_drop_is_not_waited_for(
    hostile: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("panj.server.asked.BODY_SECONDS", 0.1)
    host, port = hostile.address.split(":")
    head = "POST /api/v1/learn/kingdomino/1 HTTP/1.1\r\nHost: x\r\n" + csrf(hostile)
    with socket.create_connection((host, int(port)), 60) as line:
        head += "Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"
        line.sendall(head.encode())
        assert b" 408 " in line.recv(100)


def csrf(server: Running) -> str:
    token = fetch(server, "/api/v1/games").cookies["csrftoken"]
    return f"Cookie: csrftoken={token}\r\nx-csrftoken: {token}\r\n"


# What caches and browsers are told


def test_no_cache_keeps_a_page_that_shows_a_hand(hostile: Running, eve: tuple[Person, str]) -> None:
    who, table = eve
    for path in (f"/tables/{table}/text", f"/api/v1/tables/{table}", "/api/v1/me", "/learn/text"):
        answer = who.client.get(f"http://{hostile.address}{path}")
        assert answer.headers["cache-control"] == "no-store", path
    assert fetch(hostile, "/icon.svg").headers["cache-control"] != "no-store"
    assert "strict-transport-security" not in fetch(hostile, "/").headers


def test_browsers_are_told_to_insist_on_https(tmp_path: Path) -> None:
    with running(tmp_path, secure_cookies=True) as server:
        for path in ("/", "/api/v1/nothing"):
            told = fetch(server, path).headers["strict-transport-security"]
            assert told.startswith("max-age=31536000")


# Names


@pytest.mark.parametrize(
    "name",
    [
        "Ada\u3164",
        "A\u200cda",
        "A\ufe0fda",
        "Z\u0300\u0301\u0302\u0303algo",
        "\u2800Ada",
        "a\u034fb",
    ],
)
def test_a_name_with_tricks_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        display_name(name)
    assert refused.value.message.key == "server.refusal.name_tricks"


@pytest.mark.parametrize("name", ["می\u200cخواهم", "Nguyễn", "Łukasz", "שָׁלוֹם", "Åsa 2", "कृष्णा"])
def test_a_name_of_any_script_is_none(name: str) -> None:
    assert skeleton(display_name(name))


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ada", "Аdа"), ("Ada", "ADA"), ("Iola", "1oIa"), ("علي", "علی"), ("A-da", "Ada")],
)
def test_names_that_look_alike_are_told_apart(one: str, other: str) -> None:
    assert distinct_name(other, [one]) != other
    assert skeleton(distinct_name(other, [one])) != skeleton(one)
    assert distinct_name(other, ["Ben"]) == other


def test_who_looks_like_somebody_at_the_table_is_shown_as_another(person: Make) -> None:
    ada, eve = person("Ada"), person("Аdа")
    table = ada.new("high_card", "me", "open", start=False)
    assert eve.post(f"/tables/{table}/join").status_code == 200
    assert [seat["name"] for seat in ada.table(table)["seats"]] == ["Ada", "Аdа (2)"]
    eve.post(f"/tables/{table}/chat", text="I am Ada")
    [line] = ada.get(f"/tables/{table}/chat").json()
    assert line["name"] == "Аdа (2)"
