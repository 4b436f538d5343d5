"""Sandboxes: what would be if, from any moment; of a match that goes on no more than was known."""

from collections.abc import Callable

import msgspec
import pytest

from panj.bots.bot import ask
from panj.bots.random import RandomBot
from panj.core.chance import KEY_BYTES
from panj.core.dice import Dice
from panj.core.match import Match
from panj.core.messages import SPECTATOR, Refused
from panj.core.registry import REGISTRY
from panj.server.answers import table_answer
from panj.server.lobby import automa_seat, fresh_table
from panj.server.practice import LEARNER
from panj.server.rooms import Room
from panj.server.sandbox import Sandbox, public_picture
from panj.server.store.rows import SeatKind, SeatRow, Status, TableSettings
from panj.server.wire.sandbox import SandboxRequest
from server.helpers import Person

Make = Callable[[str | None], Person]
GAMES = REGISTRY.slugs()


def played(slug: str, moves: int, status: str = Status.RUNNING, first: object = None) -> Room:
    """A room with one person on every seat, at which so many moves were made."""
    game = REGISTRY.game(slug)
    terms = game.terms(max(game.seat_counts), {})
    table = fresh_table("t" * 32, "host", terms, TableSettings())
    table.key = bytes(range(KEY_BYTES))
    table.status = status
    automas = game.automa(terms)
    seats = [
        automa_seat(table.id, seat)
        if seat in automas
        else SeatRow(table.id, seat, SeatKind.PERSON, person=f"p{seat}", name=f"Player {seat}")
        for seat in range(terms.seats)
    ]
    room = Room(table, seats)
    match = Match(game, terms, table.key)
    dice = Dice(4)
    for _ in range(moves):
        match.make(ask(RandomBot(), game, match.state, 1.0, dice))
    room.match = match
    return room


def told(sandbox: Sandbox, eyes: int) -> object:
    """All that a sandbox tells."""
    table = table_answer(sandbox.room(), LEARNER, eyes, {LEARNER})
    return msgspec.structs.replace(table, now=0.0)


def decider(room: Room) -> int:
    assert room.match is not None
    d = room.match.decision()
    assert d is not None
    return d.who


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("moves", [0, 9, 25])
def test_a_sandbox_of_a_running_match_hangs_on_nothing_hidden(slug: str, moves: int) -> None:
    """Whatever is true, whoever knows the same is shown, asked and dealt the same."""
    room = played(slug, moves)
    match, seat = room.match, decider(room)
    assert match is not None
    found = []
    for hidden in range(3):
        s = match.state if not hidden else room.game.guess(match.state, seat, Dice(hidden))
        other = played(slug, 0)
        other.match = Match(room.game, match.terms, bytes([hidden] * KEY_BYTES), s)
        sandbox = Sandbox(other, f"p{seat}", SandboxRequest(at=0, seat=seat))
        assert sandbox.guess
        tried = [(room.game.dump(sandbox.first), told(sandbox, sandbox.eyes()))]
        sandbox.take(room.game.moves.text(sandbox.match.moves()[-1]))
        tried.append((room.game.dump(sandbox.match.state), told(sandbox, sandbox.eyes())))
        found.append(str(tried))
    assert found[0] == found[1] == found[2]


@pytest.mark.parametrize("slug", GAMES)
def test_the_seat_sees_in_it_what_it_saw(slug: str) -> None:
    room = played(slug, 20)
    match, seat = room.match, decider(room)
    assert match is not None
    for deal in (0, 1, 7):
        request = SandboxRequest(at=20, seat=seat, deal=deal)
        first = Sandbox(room, f"p{seat}", request).first
        assert room.game.view(first, seat) == room.game.view(match.state, seat)


@pytest.mark.parametrize("slug", GAMES)
def test_a_picture_shows_others_what_spectators_see(slug: str) -> None:
    """Even who wishes to show more of a match that goes on."""
    room = played(slug, 12)
    match, seat = room.match, decider(room)
    assert match is not None
    sandbox = Sandbox(room, f"p{seat}", SandboxRequest(at=12, seat=seat))
    names = [row.name for row in room.seats]
    seen = room.game.view(match.state, SPECTATOR)
    assert room.game.view(sandbox.match.state, SPECTATOR) == seen
    assert public_picture(sandbox, seat, "en", names).svg == (
        public_picture(sandbox, SPECTATOR, "en", names).svg
    )


def test_of_a_running_match_one_tries_out_only_what_one_knows() -> None:
    room = played("kohan_dej", 20)
    mine = Sandbox(room, "p1", SandboxRequest(at=20, seat=0))
    assert mine.seat == 1
    with pytest.raises(Refused, match="not over"):
        Sandbox(room, "nobody", SandboxRequest(at=20, seat=0))
    with pytest.raises(Refused, match="moment"):
        Sandbox(room, "p1", SandboxRequest(at=21))


def test_where_hints_are_off_bots_do_not_help() -> None:
    room = played("kohan_dej", 20)
    with pytest.raises(Refused, match="hints"):
        Sandbox(room, "p1", SandboxRequest(at=20, bots=[0]))
    room.table.status = Status.OVER
    assert Sandbox(room, "p1", SandboxRequest(at=20, bots=[0])).bots == {0}


@pytest.mark.parametrize("slug", GAMES)
def test_a_match_that_is_over_lies_as_it_was_dealt(slug: str) -> None:
    room = played(slug, 26, Status.ABANDONED)
    match = room.match
    assert match is not None
    texts = [room.game.moves.text(each.move) for each in match.played]
    request = SandboxRequest(at=10, line=texts[10:20])
    sandbox = Sandbox(room, "", request)
    assert not sandbox.guess
    assert sandbox.line() == texts[10:20]
    assert room.game.dump(sandbox.match.state) == room.game.dump(match.earlier(6))
    other = Sandbox(room, "", SandboxRequest(at=10, seat=0, deal=3))
    assert other.guess
    s = match.earlier(16)
    assert room.game.view(other.first, 0) == room.game.view(s, 0)


# Over the network


@pytest.fixture
def finished(person: Make) -> tuple[Person, str]:
    """Somebody with a match that was given up after a move."""
    ada = person("Ada")
    table = ada.new("kingdomino", "me", "bot:random")
    move(ada, table)
    ada.bare_post(f"/tables/{table}/abandon")
    return ada, table


def move(person: Person, table: str) -> None:
    found = person.table(table)
    while not (found["question"] and found["question"]["mine"]):
        found = person.client.get(
            f"/tables/{table}/poll", params={"after": found["version"]}
        ).json()
    body = {"index": 0, "expected_version": found["version"], "action_id": "a" * 12}
    assert person.client.post(f"/tables/{table}/moves", json=body).is_success


def test_every_seat_is_played_by_who_asks_and_goes_back(finished, person: Make) -> None:
    ada, table = finished
    for each in (ada, person(None)):
        here = each.client.post(f"/tables/{table}/try", json={"at": 0}).json()
        assert not here["guess"]
        line: list[str] = []
        for _ in range(4):
            asked = here["table"]["question"]
            assert asked["mine"]
            assert asked["who"] == here["table"]["seat"]
            tried = asked["moves"][-1]["text"]
            body = {"at": 0, "line": line, "move": tried}
            here = each.client.post(f"/tables/{table}/try", json=body).json()
            line.append(tried)
            assert here["line"] == line
        back = each.client.post(f"/tables/{table}/try", json={"at": 0, "line": line[:1]}).json()
        assert back["line"] == line[:1]
        assert back["table"]["version"] == 1


def test_bots_answer_where_they_are_wished(finished) -> None:
    ada, table = finished
    body: dict[str, object] = {"at": 0, "seat": 0, "bots": [1]}
    here = ada.client.post(f"/tables/{table}/try", json=body).json()
    while here["goes_on"]:
        here = ada.client.post(f"/tables/{table}/try", json={**body, "line": here["line"]}).json()
    asked = here["table"]["question"]
    assert asked["who"] == 0
    before = len(here["line"])
    body |= {"line": here["line"], "move": asked["moves"][0]["text"]}
    here = ada.client.post(f"/tables/{table}/try", json=body).json()
    assert len(here["line"]) >= before + 1
    assert here["begun"] == before


def test_what_is_damaged_is_told_and_loses_nothing(finished) -> None:
    ada, table = finished
    for body, status in (
        ({"at": 0, "line": ["nonsense"]}, 400),
        ({"at": 0, "line": ["claim 999"]}, 400),
        ({"at": 99_999}, 409),
        ({"at": 0, "seat": 7}, 409),
        ({"at": -1}, 400),
        ({"at": 0, "deal": 1000}, 400),
        ({"at": 0, "line": ["x"] * 401}, 400),
    ):
        answer = ada.client.post(f"/tables/{table}/try", json=body)
        assert answer.status_code == status, body
        assert answer.json()["detail"]
    page = ada.client.get(f"http://{ada.address}/try/{table}/text", params={"at": "zero"})
    assert page.status_code == 404
    assert 'role="alert"' in page.text
    assert ada.table(table)["status"] == "abandoned"


def test_a_private_match_is_tried_out_by_nobody_else(person: Make) -> None:
    ada, eve = person("Ada"), person("Eve")
    table = ada.new("kingdomino", "me", "bot:random", settings={"spectators": False})
    ada.bare_post(f"/tables/{table}/abandon")
    site = f"http://{ada.address}"
    for each, status in ((ada, 200), (eve, 403), (person(None), 403)):
        assert each.client.post(f"/tables/{table}/try", json={"at": 0}).status_code == status
        picture = each.client.get(f"{site}/try/{table}/picture.svg")
        assert picture.status_code == status
        page = each.client.get(f"{site}/try/{table}/text")
        assert page.status_code == (200 if status == 200 else 404)
        assert ("Ada" in page.text) == (status == 200)


def test_a_sandbox_as_plain_text_goes_on_and_back(finished) -> None:
    ada, table = finished
    here = ada.client.post(f"/tables/{table}/try", json={"at": 0}).json()
    tried = here["table"]["question"]["moves"][0]["text"]
    for lang, back in (
        ("en", "One move back"),
        ("fa", "یک حرکت به عقب"),
        ("hu", "Egy lépés vissza"),
    ):
        page = ada.client.get(
            f"http://{ada.address}/try/{table}/text", params={"at": 0, "move": tried, "lang": lang}
        )
        assert page.status_code == 200
        assert back in page.text
        assert f'value="{tried}"' in page.text  # it stands in the line of every button
    wrong = ada.client.get(
        f"http://{ada.address}/try/{table}/text", params={"at": 0, "move": "claim 999"}
    )
    assert wrong.status_code == 200
    assert "One move back" not in wrong.text


def test_a_moment_has_a_picture_in_every_language(finished) -> None:
    ada, table = finished
    seen = set()
    for lang in ("en", "fa", "hu"):
        answer = ada.client.get(
            f"http://{ada.address}/try/{table}/picture.svg", params={"at": 1, "lang": lang}
        )
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert answer.headers["cache-control"] == "private, no-store"
        assert "Ada" in answer.text
        seen.add(answer.text)
    assert len(seen) == 3
