"""Who may do what: every address of the API against every kind of caller."""

import re
from collections.abc import Iterator
from typing import Any

import openapi
import pytest

from panj.core.registry import REGISTRY
from panj.puzzles.puzzle import puzzles
from server.helpers import Person, fetch, new_action

NOBODY, STRANGER, SEATED, HOST = "nobody", "stranger", "seated", "host"
SPECTATOR = "spectator"
READ, PLAY, CREATE = "read token", "play token", "create token"
CALLERS = (NOBODY, STRANGER, SPECTATOR, SEATED, HOST, READ, PLAY, CREATE)

LEARNED = {"lessons": [{"game": "kingdomino", "lesson": 1, "done": True}]}
MOVE = {"index": 0, "expected_version": 99, "action_id": "a" * 12}
UNDO = {"expected_version": 99, "action_id": "b" * 12}
TABLE = {"game": "high_card", "seats": [{"kind": "me"}, {"kind": "bot"}]}
ACCOUNT = {"account": "nobody_at_all", "password": "not the password"}
PASSWORD = {"password": "not the password"}
EMAIL = {"email": "ada@example.org"}
LINK = {"token": "a link that nobody got"}
PASSKEY = {"credential": {}, "label": "phone"}
GOING = {"name": "somebody else"}
BRANCH = {"at": 0, "seat": 0}
PUZZLE, ASKED = next(iter(puzzles(REGISTRY.game("kingdomino")).items()))
ANSWER = {"move": ASKED.game.moves.text(ASKED.answer())}
TOKEN = {"label": "x", "scopes": ["read"]}

ABOUT = {"table": "0" * 32, "seat": 0}
REPORT = {**ABOUT, "kind": "other"}
REASON = {"reason": "because"}

PASSING = ("/me", "/logout", "/sessions")
"""Where who asks is changed by it, or has to be a guest."""

OK, ASK, NO, GONE, STALE, BAD = 200, 401, 403, 404, 409, 400
HOUSE = (ASK, NO, NO, NO, NO, NO, NO, NO)
"""Who looks after the house may do it, and nobody else: see test_order.py."""

# For each address, what each caller gets. The table runs; `seated` sits at it, and so does the
# host, who holds the tokens. A token of one scope has no other. The spectator watches the table
# while all this happens.
MATRIX: dict[tuple[str, str], tuple[dict[str, Any] | None, tuple[int, ...]]] = {
    ("GET", "/games"): (None, (OK, OK, OK, OK, OK, OK, OK, OK)),
    ("GET", "/games/high_card"): (None, (OK, OK, OK, OK, OK, OK, OK, OK)),
    ("GET", "/bots"): (None, (OK, OK, OK, OK, OK, OK, OK, OK)),
    ("GET", "/bots/levels"): (None, (OK, OK, OK, OK, OK, OK, OK, OK)),
    ("GET", "/words/en"): (None, (OK, OK, OK, OK, OK, OK, OK, OK)),
    ("GET", "/me"): (None, (ASK, OK, OK, OK, OK, OK, NO, NO)),
    ("GET", "/tokens"): (None, (ASK, OK, OK, OK, OK, NO, NO, NO)),
    ("POST", "/tokens"): (TOKEN, (ASK, 201, 201, 201, 201, NO, NO, NO)),
    ("DELETE", "/tokens/none"): (None, (ASK, GONE, GONE, GONE, GONE, NO, NO, NO)),
    ("POST", "/me"): ({"name": "New"}, (OK, OK, OK, OK, OK, NO, NO, NO)),
    ("POST", "/account"): (ACCOUNT, (ASK, 201, STALE, STALE, STALE, NO, NO, NO)),
    ("POST", "/login"): (
        {**ACCOUNT, "account": "nobody_ever"},
        (ASK, ASK, ASK, ASK, ASK, ASK, ASK, ASK),
    ),
    ("POST", "/logout"): (None, (204, 204, 204, 204, 204, 204, 204, 204)),
    ("GET", "/sessions"): (None, (ASK, OK, OK, OK, OK, NO, NO, NO)),
    ("DELETE", "/sessions"): (None, (ASK, 204, 204, 204, 204, NO, NO, NO)),
    ("DELETE", "/sessions/none"): (None, (ASK, GONE, GONE, GONE, GONE, NO, NO, NO)),
    ("POST", "/account/prove"): (PASSWORD, (ASK, STALE, STALE, STALE, STALE, NO, NO, NO)),
    ("POST", "/account/password"): (PASSWORD, (ASK, STALE, STALE, STALE, STALE, NO, NO, NO)),
    ("GET", "/account"): (None, (OK, OK, OK, OK, OK, NO, NO, NO)),
    ("POST", "/account/email"): (EMAIL, (ASK, STALE, STALE, STALE, STALE, NO, NO, NO)),
    ("DELETE", "/account/email"): (None, (ASK, STALE, STALE, STALE, STALE, NO, NO, NO)),
    ("POST", "/account/email/confirm"): (LINK, (NO,) * 8),
    ("POST", "/account/reset"): ({"account": "nobody_ever"}, (STALE,) * 8),
    ("POST", "/account/reset/finish"): ({**LINK, **PASSWORD}, (NO,) * 8),
    ("POST", "/account/passkeys/begin"): (None, (ASK, STALE, STALE, STALE, STALE, NO, NO, NO)),
    ("POST", "/account/passkeys"): (PASSKEY, (ASK, STALE, STALE, STALE, STALE, NO, NO, NO)),
    ("DELETE", "/account/passkeys/none"): (None, (ASK, STALE, STALE, STALE, STALE, NO, NO, NO)),
    ("POST", "/account/export"): (None, (ASK, OK, OK, OK, OK, NO, NO, NO)),
    ("POST", "/account/delete"): (GOING, (ASK, BAD, BAD, BAD, BAD, NO, NO, NO)),
    ("POST", "/account/sign_in/begin"): (None, (OK,) * 8),
    ("POST", "/account/sign_in"): ({"credential": {}}, (NO,) * 8),
    ("GET", "/mutes"): (None, (ASK, OK, OK, OK, OK, NO, NO, NO)),
    ("POST", "/mutes"): (ABOUT, (ASK, GONE, GONE, GONE, GONE, NO, NO, NO)),
    ("DELETE", "/mutes/none"): (None, (ASK, GONE, GONE, GONE, GONE, NO, NO, NO)),
    ("POST", "/reports"): (REPORT, (ASK, GONE, GONE, GONE, GONE, NO, NO, NO)),
    ("GET", "/admin"): (None, HOUSE),
    ("GET", "/admin/reports"): (None, HOUSE),
    ("POST", "/admin/reports/none/close"): (REASON, HOUSE),
    ("GET", "/admin/people"): (None, HOUSE),
    ("POST", "/admin/people/none"): ({**REASON, "what": "ban"}, HOUSE),
    ("GET", "/admin/tables"): (None, HOUSE),
    ("POST", "/admin/tables/none"): ({**REASON, "what": "stop"}, HOUSE),
    ("POST", "/admin/registration"): ({**REASON, "open": False}, HOUSE),
    ("GET", "/admin/acts"): (None, HOUSE),
    ("GET", "/tables"): (None, (OK, OK, OK, OK, OK, OK, NO, NO)),
    ("GET", "/lobby"): (None, (OK, OK, OK, OK, OK, OK, NO, NO)),
    ("POST", "/tables"): (TABLE, (ASK, 201, 201, 201, 201, NO, NO, 201)),
    ("POST", "/tables/import"): ({"file": "no match"}, (ASK, BAD, BAD, BAD, BAD, NO, NO, BAD)),
    ("GET", "/tables/{id}"): (None, (OK, OK, OK, OK, OK, OK, NO, NO)),
    ("GET", "/tables/{id}/options"): (None, (OK, OK, OK, OK, OK, OK, NO, NO)),
    ("GET", "/tables/{id}/poll"): (None, (OK, OK, OK, OK, OK, OK, NO, NO)),
    ("GET", "/tables/{id}/chat"): (None, (OK, OK, OK, OK, OK, OK, NO, NO)),
    ("GET", "/tables/{id}/export"): (None, (STALE, STALE, STALE, STALE, STALE, STALE, NO, NO)),
    ("GET", "/tables/{id}/replay"): (None, (STALE, STALE, STALE, OK, OK, OK, NO, NO)),
    ("GET", "/tables/{id}/record"): (None, (OK, OK, OK, OK, OK, OK, NO, NO)),
    ("GET", "/tables/{id}/review"): (None, (STALE, STALE, STALE, STALE, STALE, STALE, NO, NO)),
    ("POST", "/tables/{id}/review"): (None, (ASK, STALE, STALE, STALE, STALE, STALE, NO, NO)),
    ("POST", "/tables/{id}/hint"): (None, (ASK, NO, NO, NO, NO, NO, NO, NO)),
    ("POST", "/tables/{id}/join"): ({}, (ASK, STALE, STALE, STALE, STALE, NO, STALE, NO)),
    ("POST", "/tables/{id}/leave"): (None, (ASK, STALE, STALE, STALE, STALE, NO, STALE, NO)),
    ("POST", "/tables/{id}/open"): ({"seat": 1}, (ASK, NO, NO, NO, STALE, NO, STALE, NO)),
    ("POST", "/tables/{id}/start"): (None, (ASK, NO, NO, NO, STALE, NO, STALE, NO)),
    ("POST", "/tables/{id}/moves"): (MOVE, (ASK, NO, NO, STALE, STALE, NO, STALE, NO)),
    ("POST", "/tables/{id}/undo"): (UNDO, (ASK, NO, NO, STALE, STALE, NO, STALE, NO)),
    ("POST", "/tables/{id}/settle"): (UNDO, (ASK, NO, NO, OK, OK, NO, OK, NO)),
    ("GET", "/tables/{id}/film"): (None, (OK, OK, OK, OK, OK, OK, NO, NO)),
    ("POST", "/tables/{id}/seen"): ({"version": 0}, (ASK, OK, OK, OK, OK, OK, NO, NO)),
    ("POST", "/tables/{id}/return"): (None, (ASK, STALE, STALE, STALE, STALE, NO, STALE, NO)),
    ("POST", "/tables/{id}/gift"): ({"seat": 1}, (ASK, NO, NO, NO, STALE, NO, STALE, NO)),
    ("POST", "/tables/{id}/pause"): (None, (ASK, NO, NO, NO, STALE, NO, STALE, NO)),
    ("POST", "/tables/{id}/resume"): (None, (ASK, NO, NO, STALE, STALE, NO, STALE, NO)),
    ("POST", "/tables/{id}/branch"): (BRANCH, (ASK, STALE, STALE, STALE, STALE, NO, NO, STALE)),
    ("POST", "/tables/{id}/try"): ({}, (STALE, STALE, STALE, OK, OK, OK, NO, NO)),
    ("POST", "/tables/{id}/answer"): ({"agree": True}, (ASK, NO, NO, STALE, STALE, NO, STALE, NO)),
    ("POST", "/tables/{id}/propose"): (
        {"kind": "undo"},
        (ASK, NO, NO, STALE, STALE, NO, STALE, NO),
    ),
    ("POST", "/tables/{id}/abandon"): (None, (ASK, NO, NO, STALE, STALE, NO, STALE, NO)),
    ("POST", "/tables/{id}/rematch"): (None, (ASK, NO, NO, STALE, STALE, NO, NO, STALE)),
    ("POST", "/tables/{id}/chat"): ({"text": "hi"}, (ASK, NO, NO, 201, 201, NO, 201, NO)),
    ("GET", "/learn"): (None, (OK, OK, OK, OK, OK, OK, NO, NO)),
    ("POST", "/learn/kingdomino/1"): ({}, (OK, OK, OK, OK, OK, OK, NO, NO)),
    ("GET", "/learn/kingdomino/how"): (None, (OK,) * 8),
    ("POST", "/learn/learned"): (LEARNED, (ASK, OK, OK, OK, OK, NO, OK, NO)),
    ("GET", "/puzzles"): (None, (OK, OK, OK, OK, OK, OK, NO, NO)),
    ("GET", "/puzzles/kingdomino"): (None, (OK,) * 8),
    ("GET", f"/puzzles/kingdomino/{PUZZLE}"): (None, (OK,) * 8),
    ("POST", f"/puzzles/kingdomino/{PUZZLE}"): (ANSWER, (OK, OK, OK, OK, OK, NO, NO, NO)),
    ("POST", "/puzzles/tries"): ({"tries": []}, (ASK, OK, OK, OK, OK, NO, OK, NO)),
    ("GET", "/bot/stream"): (None, (ASK, OK, OK, OK, OK, NO, NO, NO)),
}


@pytest.fixture(scope="module")
def scene(server) -> Iterator[dict[str, Any]]:
    """A running table of a host and somebody else, and one caller of every kind."""
    host, seated = Person(server.address, "Host"), Person(server.address, "Seated")
    table = host.new("high_card", "me", "open", start=False)
    seated.post(f"/tables/{table}/join")
    host.bare_post(f"/tables/{table}/start")
    for name in ("host", "seated"):
        made = {"host": host, "seated": seated}[name]
        assert made.post("/account", account=f"rights_{name}", password="right horse").is_success
    found = {
        "table": table,
        NOBODY: Person(server.address),
        STRANGER: Person(server.address, "Stranger"),
        SPECTATOR: Person(server.address, "Spectator"),
        SEATED: seated,
        HOST: host,
        READ: host.token("read"),
        PLAY: host.token("play"),
        CREATE: host.token("create"),
    }
    with found[SPECTATOR].live(table):
        yield found
    for caller in CALLERS:
        found[caller].client.close()


@pytest.mark.parametrize(("method", "path"), MATRIX, ids=lambda value: value)
def test_everybody_gets_exactly_their_rights(scene, server, method: str, path: str) -> None:
    body, expected = MATRIX[method, path]
    address = path.replace("{id}", scene["table"])
    for caller, status in zip(CALLERS, expected, strict=True):
        is_passing = path in PASSING or path.startswith("/account/")
        who = passing(scene, server, caller) if is_passing else scene[caller]
        with who.client.stream(method, address, json=body) as answer:
            assert answer.status_code == status, (caller, address)
            if status >= 400:
                answer.read()
                problem = answer.json()
                assert problem["status"] == status
                assert answer.headers["content-type"] == "application/problem+json"
                assert "hand" not in str(problem.get("table") or "") or caller in (
                    SEATED,
                    HOST,
                    PLAY,
                )


def passing(scene, server, caller: str) -> Person:
    """Somebody of this kind who may change their name or go without harm to the others."""
    if caller in (READ, PLAY, CREATE):
        return scene[caller]
    return Person(server.address, None if caller == NOBODY else "Passing")


def named(path: str) -> str:
    """The address of a lesson or a puzzle, as the API describes it."""
    path = re.sub("^/(learn|puzzles)/kingdomino", r"/\1/{slug}", path)
    return re.sub(r"\d+$", "{number}", path)


def test_the_matrix_has_every_address() -> None:
    document = openapi.document()
    described = {
        (method.upper(), path.removeprefix("/api/v1").replace("{table}", "{id}"))
        for path, item in document["paths"].items()
        for method in item
    }
    known = {
        (method, path.replace("/en", "/{lang}").replace("/none", "/{token}"))
        for method, path in MATRIX
    }
    known = {(method, path.replace("games/high_card", "games/{slug}")) for method, path in known}
    known = {(each, path.replace("sessions/{token}", "sessions/{session}")) for each, path in known}
    known = {(each, path.replace("passkeys/{token}", "passkeys/{passkey}")) for each, path in known}
    known = {(method, named(path)) for method, path in known}
    called = {
        "mutes/{token}": "mutes/{mute}",
        "admin/reports/{token}": "admin/reports/{report}",
        "admin/people/{token}": "admin/people/{person}",
        "admin/tables/{token}": "admin/tables/{id}",
    }
    for old, new in called.items():
        known = {(method, path.replace(old, new)) for method, path in known}
    known.add(("POST", "/tables/{id}/quit"))  # after which the table is another: test_consent.py
    assert described == known


def test_nobody_gives_a_role_over_the_network(server) -> None:
    words = str(openapi.document()["paths"])
    assert "grant" not in words
    assert fetch(server, "/api/v1/admin").status_code == 401


@pytest.mark.parametrize(("method", "path"), [each for each in MATRIX if "{id}" in each[1]])
def test_a_table_without_spectators_is_closed_to_strangers(
    closed, scene, method: str, path: str
) -> None:
    body, expected = MATRIX[method, path]
    for caller, status in zip(CALLERS, expected, strict=True):
        if caller in (NOBODY, STRANGER, SPECTATOR):
            address = path.replace("{id}", closed)
            answer = scene[caller].client.request(method, address, json=body)
            last = path.rpartition("/")[2]
            looks = last in ("review", "seen", "branch") and caller != NOBODY
            is_looking = method == "GET" or looks or last == "try"
            assert answer.status_code == (NO if is_looking else status), (caller, path)


@pytest.fixture(scope="module")
def closed(scene) -> str:
    """A running table of the host and a bot that wants no spectators."""
    return scene[HOST].new("high_card", "me", "bot:random", settings={"spectators": False})


# What a message over the live table comes to: done, or the key of the refusal.
DONE, UNKNOWN, STANDING = "done", "unknown_person", "not_seated"
SCOPE, STALE_MOVE, SAID = "scope", "core.refusal.stale", "chat"
LIVE_CALLERS = (NOBODY, STRANGER, SPECTATOR, SEATED, HOST, READ)
LIVE_MATRIX: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "ping": ({}, ("pong",) * 6),
    "move": (MOVE, (UNKNOWN, STANDING, STANDING, STALE_MOVE, STALE_MOVE, SCOPE)),
    "undo": (UNDO, (UNKNOWN, STANDING, STANDING, STALE_MOVE, STALE_MOVE, SCOPE)),
    "chat": ({"text": "hi"}, (UNKNOWN, STANDING, STANDING, SAID, SAID, SCOPE)),
    "sit": ({"seat": 0}, (UNKNOWN, "table", "table", "table", "table", "table")),
}


@pytest.mark.parametrize("message", LIVE_MATRIX)
def test_over_the_live_table_everybody_has_the_same_rights(scene, message: str) -> None:
    body, expected = LIVE_MATRIX[message]
    for caller, outcome in zip(LIVE_CALLERS, expected, strict=True):
        with scene[caller].live(scene["table"]) as live:
            first = live.until("table")["table"]
            live.send(type=message, **body)
            found = answer_to(live, outcome)
            assert found["type"] in (outcome, "refused"), caller
            if found["type"] == "refused":
                assert found["problem"]["key"].endswith(outcome), caller
            if outcome == "table":  # whoever wishes to sit elsewhere stays where they are
                assert found["table"]["seat"] == first["seat"]


def answer_to(live: Any, outcome: str) -> dict[str, Any]:
    """The first message that answers; who comes and goes meanwhile does not matter."""
    while (found := live.next())["type"] not in (outcome, "refused"):
        pass
    return dict(found)


def test_a_refused_caller_has_changed_nothing(scene) -> None:
    seen = scene[HOST].table(scene["table"])
    assert seen["version"] == 0
    assert seen["proposal"] is None
    assert [seat["name"] for seat in seen["seats"]] == ["Host", "Seated"]


def test_a_live_table_needs_a_token_for_reading(scene) -> None:
    from websockets.exceptions import InvalidStatus

    with scene[READ].live(scene["table"]) as live:
        assert live.until("table")["table"]["seat"] == 0
        live.move(0, 0, new_action())
        assert live.until("refused")["problem"]["key"] == "server.refusal.scope"
    with pytest.raises(InvalidStatus), scene[PLAY].live(scene["table"]):
        pass
