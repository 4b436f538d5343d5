"""Hints at a table: who may ask, what is told, and that it tells nothing hidden."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from panj.bots.bot import ask
from panj.bots.random import RandomBot
from panj.core.dice import Dice
from panj.core.registry import REGISTRY
from panj.server import hints
from panj.server.hints import Hints, PlainHint, plain_hints
from panj.server.rooms import Room
from panj.server.store.rows import EventKind, EventRow, Status
from panj.server.wire.reviews import HintAnswer
from panj.words import LANGUAGES, words_for
from server.helpers import SECONDS, Person, running
from server.rooms import make_room
from server.stores import SQLITE
from support.positions import middle

HINTS = {"hints": True}
FEW = 4

Make = Callable[[str | None], Person]


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here a search runs in the test's own process: its alarm must not end that one."""
    monkeypatch.setattr(hints, "SLOWEST_SECONDS", 3600.0)


@pytest.mark.parametrize("learners", [False, True])
def test_who_asked_is_known_at_the_end_where_hints_are_for_learners(
    person: Make, learners: bool
) -> None:
    ada = person("Ada")
    table = ada.new("kingdomino", "me", "me:Ben", settings={**HINTS, "learners": learners})
    who = ada.table(table)["question"]["who"]
    assert ada.post(f"/tables/{table}/hint").status_code == 200
    assert [each["learner"] for each in ada.table(table)["seats"]] == [False, False]
    assert ada.bare_post(f"/tables/{table}/abandon").status_code == 200
    told = [each["learner"] for each in ada.table(table)["seats"]]
    assert told == [learners and seat == who for seat in range(2)]


@pytest.mark.stores(SQLITE)
@pytest.mark.parametrize("elsewhere", [False, True])
def test_a_mark_is_known_at_the_end_whoever_wrote_it_and_ended_the_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, elsewhere: bool
) -> None:
    with running(tmp_path) as served:
        ada = Person(served.address, "Ada")
        table = ada.new("kingdomino", "me", "me:Ben", settings={**HINTS, "learners": True})
        who = ada.table(table)["question"]["who"]
        services, give = served.services, served.services.hints.give

        async def slow(room: Room, person: str, seat: int) -> HintAnswer:
            """A hint is thought of, and meanwhile the table's row is read again."""
            found = await give(room, person, seat)
            await services.store.change(table, [Status.RUNNING])
            await services.rooms.room(table)
            return found

        if elsewhere:  # as another process writes it: nobody here is told
            mark = services.store.mark_hinted(table, who)
            asyncio.run_coroutine_threadsafe(mark, served.loop).result()
        else:
            monkeypatch.setattr(services.hints, "give", slow)
            assert ada.post(f"/tables/{table}/hint").status_code == 200
        ended = ada.bare_post(f"/tables/{table}/abandon").json()
        assert ended["seats"][who]["learner"] is True
        ada.client.close()


@pytest.mark.stores(SQLITE)
def test_who_asked_is_known_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as served:
        ada = Person(served.address, "Ada")
        token = ada.token("read", "play").client.headers["authorization"].split()[1]
        table = ada.new("kingdomino", "me", "me:Ben", settings={**HINTS, "learners": True})
        who = ada.table(table)["question"]["who"]
        assert ada.post(f"/tables/{table}/hint").status_code == 200
        ada.client.close()
    with running(tmp_path) as served:
        again = Person(served.address, token=token)
        assert again.bare_post(f"/tables/{table}/abandon").status_code == 200
        assert again.table(table)["seats"][who]["learner"] is True
        again.client.close()


def test_a_seat_that_is_asked_gets_the_best_moves(person: Make) -> None:
    ada = person("Ada")
    table = ada.new("kingdomino", "me", "me:Ben", settings=HINTS)
    asked = ada.table(table)["question"]
    found = ada.post(f"/tables/{table}/hint")
    assert found.status_code == 200, found.text
    answer = found.json()
    assert (answer["version"], answer["seat"]) == (0, asked["who"])
    assert 1 <= len(answer["advice"]) <= 3
    for hint in answer["advice"]:
        offer = asked["moves"][hint["index"]]
        assert hint["things"] == offer["things"]
        assert hint["facts"] == [each for each in offer["preview"] if each["operands"] != [0]][:2]
        worth = hint["worth"]
        assert 0 <= worth["low"] <= worth["mean"] <= worth["high"] <= 1
        assert worth["points"] == []
        for lang in LANGUAGES:
            words = words_for(lang)
            for reason in hint["reasons"]:
                variant = "less" if reason["less"] else ""
                assert words.form(reason["key"], {"amount": reason["amount"]}, variant)
    assert ada.move(table, answer["advice"][0]["index"], 0).status_code == 200


def worker_found(move: str) -> dict[str, Any]:
    """What a worker would find who knows one good move."""
    worth = {"mean": 0.5, "error": 0.1, "trials": 40, "compared": ""}
    return {"move": move, **worth, "line": [], "reasons": []}


class Searching:
    """Workers that find the first move of every guess, or fail."""

    hints = None

    def __init__(self) -> None:
        self.searched = 0
        self.is_broken = False

    async def work(self, _search: object, wish: list[Any], *_: object) -> list[object]:
        self.searched += 1
        if self.is_broken:
            raise OSError("no more processes")
        game = REGISTRY.game(wish[0])
        s = game.load(wish[1])
        d = s.decision()
        assert d is not None
        first = game.moves.text(d.moves(s)[0])
        return [worker_found(first)]


def test_the_same_question_is_answered_once() -> None:
    workers, room = Searching(), make_room("kingdomino", 1)
    given = Hints(workers, 10)  # type: ignore[arg-type]
    who = room.decider()
    assert who is not None

    async def run() -> list[HintAnswer]:
        return [await given.give(room, "ada", who) for _ in range(2)]

    first, again = asyncio.run(run())
    assert first == again
    assert workers.searched == 1


def test_a_search_that_broke_is_tried_again() -> None:
    workers, room = Searching(), make_room("kingdomino", 1)
    workers.is_broken = True
    given = Hints(workers, 10)  # type: ignore[arg-type]
    who = room.decider()
    assert who is not None

    async def run() -> None:
        with pytest.raises(OSError, match="no more"):
            await given.give(room, "ada", who)
        workers.is_broken = False
        assert (await given.give(room, "ada", who)).version == 0

    asyncio.run(run())
    assert workers.searched == 2


def test_a_hint_is_about_the_question_that_was_asked() -> None:
    room = make_room("kingdomino", 1)
    who = room.decider()
    assert who is not None
    given = Hints(Searching(), 10)  # type: ignore[arg-type]

    async def run() -> HintAnswer:
        asking = asyncio.ensure_future(given.give(room, "ada", who))
        await asyncio.sleep(0)  # the question is asked, its search has not begun
        assert room.match is not None
        text = room.game.moves.text(room.match.moves()[0])
        room.apply(EventRow("t", 1, EventKind.MOVE, who, text, "meanwhile", 0.0))
        return await asking

    answer = asyncio.run(run())
    assert (answer.version, answer.seat, answer.advice[0].index) == (0, who, 0)


def test_hints_are_off_unless_the_table_wants_them(person: Make) -> None:
    ada = person("Ada")
    table = ada.new("high_card", "me", "bot:random")
    assert ada.table(table)["settings"]["hints"] is False
    found = ada.client.post(f"/tables/{table}/hint", headers={"accept-language": "hu"})
    assert found.status_code == 403
    assert found.json()["key"] == "server.refusal.hints_off"
    assert found.json()["detail"] == words_for("hu").text("server.refusal.hints_off")


@pytest.mark.parametrize("pace", [{"kind": "live"}, {"kind": "days"}])
def test_a_clock_and_hints_exclude_each_other(person: Make, pace: dict[str, str]) -> None:
    ada = person("Ada")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    settings = {"pace": pace, "hints": True}
    found = ada.post("/tables", game="high_card", seats=seats, settings=settings)
    assert (found.status_code, found.json()["key"]) == (409, "server.refusal.hints_clock")


def test_nobody_else_is_told(person: Make) -> None:
    ada, ben, eve = person("Ada"), person("Ben"), person("Eve")
    table = ada.new("high_card", "me", "open", start=False, settings=HINTS)
    assert ada.post(f"/tables/{table}/hint").json()["key"] == "server.refusal.not_running"
    ben.post(f"/tables/{table}/join")
    ada.bare_post(f"/tables/{table}/start")
    other = ben if ada.table(table)["question"]["mine"] else ada
    refused = other.post(f"/tables/{table}/hint")
    assert (refused.status_code, refused.json()["key"]) == (409, "server.refusal.not_your_turn")
    strange = eve.post(f"/tables/{table}/hint")
    assert (strange.status_code, strange.json()["key"]) == (403, "server.refusal.not_seated")
    unknown = person(None).post(f"/tables/{table}/hint")
    assert unknown.status_code == 401
    reader = ada.token("read")
    assert reader.post(f"/tables/{table}/hint").status_code == 403


@pytest.mark.usefixtures("patient")
def test_a_game_without_a_judgement_has_hints_too(bare_card: str) -> None:
    game = REGISTRY.game(bare_card)
    guess = game.guess(game.new(2, {}, 1), 0, Dice(1))
    told = [
        msgspec.convert(each, PlainHint)
        for each in plain_hints(bare_card, game.dump(guess), 1e6, FEW, 1)
    ]
    keys = {key for each in told for key, _ in each.reasons}
    assert told
    assert keys <= {"core.aspect.points"}


def test_a_match_that_is_over_has_no_hints(person: Make) -> None:
    ada = person("Ada")
    table = ada.new("high_card", "me", "bot:random", settings=HINTS)
    ada.play_on(table)
    found = ada.post(f"/tables/{table}/hint")
    assert (found.status_code, found.json()["key"]) == (409, "server.refusal.not_running")


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize("slug", REGISTRY.slugs())
def test_a_hint_is_the_same_whatever_is_hidden(slug: str) -> None:
    game = REGISTRY.game(slug)
    s = middle(slug, 60, 4)
    d = s.decision()
    assert d is not None
    deals = [game.dump(game.guess(s, d.who, Dice(deal))) for deal in range(2)]
    told = [plain_hints(slug, deal, 1e6, FEW, 7) for deal in deals]
    assert told[0]
    assert told[0] == told[1]
    legal = [game.moves.text(move) for move in d.moves(s)]
    assert all(each["move"] in legal for each in told[0])


@pytest.mark.usefixtures("patient")
def test_a_decision_with_one_move_is_hinted_at_without_a_search() -> None:
    game = REGISTRY.game("kingdomino")
    s = game.new(2, {}, 1)
    dice = Dice(1)
    while True:
        d = s.decision()
        assert d is not None
        if len(d.moves(s)) == 1:
            break
        s.play(ask(RandomBot(), game, s, 1.0, dice))
    (only,) = plain_hints("kingdomino", game.dump(game.guess(s, d.who, dice)), 1e6, FEW, 1)
    assert only["move"] == game.moves.text(d.moves(s)[0])


@pytest.mark.usefixtures("patient")
def test_a_state_that_cannot_be_read_gets_no_hint() -> None:
    assert plain_hints("kingdomino", {}, 1.0, FEW, 1) == []


@pytest.mark.stores(SQLITE)
def test_who_asks_too_often_must_wait_and_others_play_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path, hints_per_minute=1) as served, ThreadPoolExecutor(1) as pool:
        ada = Person(served.address, "Ada")
        table = ada.new("kingdomino", "me", "me:Ben", settings=HINTS)
        first = ada.table(table)["question"]["moves"][0]["text"]
        begun, ended = threading.Event(), asyncio.Event()

        async def search(*_: object) -> list[object]:
            begun.set()
            await ended.wait()
            return [worker_found(first)]

        monkeypatch.setattr(served.services.thinkers, "work", search)
        hint = pool.submit(ada.post, f"/tables/{table}/hint")
        assert begun.wait(SECONDS)
        Person(served.address, "Ben").new("kingdomino", "me", "me:Eve")
        assert not hint.done()
        served.loop.call_soon_threadsafe(ended.set)
        assert hint.result().status_code == 200
        ada.move(table, 0, 0)
        found = ada.post(f"/tables/{table}/hint")
        assert (found.status_code, found.json()["key"]) == (429, "server.refusal.too_many")
        ada.client.close()
