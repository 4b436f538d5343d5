"""Hints at a table: who may ask, what is told, and that it tells nothing hidden."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

from panj.bots.bot import ask
from panj.bots.random import RandomBot
from panj.core.dice import Dice
from panj.core.registry import REGISTRY
from panj.server import hints
from panj.server.hints import Counsel, counsel
from panj.words import LANGUAGES, words_for
from server.helpers import Person, running
from server.stores import SQLITE
from support.positions import middle

HINTS = {"hints": True}
FEW = 4

Make = Callable[[str | None], Person]


def test_a_seat_that_is_asked_gets_the_best_moves(person: Make) -> None:
    ada = person("Ada")
    table = ada.new("kingdomino", "me", "me:Ben", settings=HINTS)
    asked = ada.table(table)["question"]
    found = ada.post(f"/tables/{table}/hint")
    assert found.status_code == 200, found.text
    answer = found.json()
    assert (answer["version"], answer["seat"]) == (0, asked["who"])
    assert 1 <= len(answer["advice"]) <= 3
    for advice in answer["advice"]:
        offer = asked["moves"][advice["index"]]
        assert advice["message"] == offer["message"]
        assert 0 <= advice["chance"] <= 1
        assert advice["points"] > 0
        for lang in LANGUAGES:
            words = words_for(lang)
            for reason in advice["reasons"]:
                variant = "less" if reason["less"] else ""
                assert words.form(reason["key"], {"amount": reason["amount"]}, variant)
    assert ada.move(table, answer["advice"][0]["index"], 0).status_code == 200


def test_the_same_question_is_answered_once(person: Make) -> None:
    ada = person("Ada")
    table = ada.new("kingdomino", "me", "me:Ben", settings=HINTS)
    first = ada.post(f"/tables/{table}/hint").json()
    begun = time.monotonic()
    again = ada.post(f"/tables/{table}/hint").json()
    assert again == first or time.monotonic() - begun > 1  # or the other process was asked


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


def test_a_game_without_a_judgement_has_hints_too(high_card: str) -> None:
    game = REGISTRY.game(high_card)
    guess = game.guess(game.new(2, {}, 1), 0, Dice(1))
    told = [
        msgspec.convert(each, Counsel) for each in counsel(high_card, game.dump(guess), 1e6, FEW, 1)
    ]
    keys = {key for each in told for key, _ in each.reasons}
    assert told
    assert keys <= {"core.term.points", "core.term.promise"}


def test_a_match_that_is_over_has_no_hints(person: Make) -> None:
    ada = person("Ada")
    table = ada.new("high_card", "me", "bot:random", settings=HINTS)
    ada.play_on(table)
    found = ada.post(f"/tables/{table}/hint")
    assert (found.status_code, found.json()["key"]) == (409, "server.refusal.not_running")


@pytest.mark.parametrize("slug", REGISTRY.slugs())
def test_a_hint_is_the_same_whatever_is_hidden(slug: str) -> None:
    game = REGISTRY.game(slug)
    s = middle(slug, 60, 4)
    d = s.decision()
    assert d is not None
    deals = [game.dump(game.guess(s, d.who, Dice(deal))) for deal in range(2)]
    told = [counsel(slug, deal, 1e6, FEW, 7) for deal in deals]
    assert told[0]
    assert told[0] == told[1]
    legal = [game.moves.text(move) for move in d.moves(s)]
    assert all(each["move"] in legal for each in told[0])


def test_a_decision_with_one_move_is_advised_without_a_search() -> None:
    game = REGISTRY.game("kingdomino")
    s = game.new(2, {}, 1)
    dice = Dice(1)
    while True:
        d = s.decision()
        assert d is not None
        if len(d.moves(s)) == 1:
            break
        s.play(ask(RandomBot(), game, s, 1.0, dice))
    (only,) = counsel("kingdomino", game.dump(game.guess(s, d.who, dice)), 1e6, FEW, 1)
    assert only["move"] == game.moves.text(d.moves(s)[0])


def test_what_cannot_be_advised_is_no_answer() -> None:
    assert counsel("kingdomino", {}, 1.0, FEW, 1) == []


@pytest.mark.stores(SQLITE)
def test_who_asks_too_often_must_wait_and_others_play_on(tmp_path: Path) -> None:
    with running(tmp_path, hints_per_minute=1) as served:
        ada = Person(served.address, "Ada")
        table = ada.new("kingdomino", "me", "me:Ben", settings=HINTS)
        with ThreadPoolExecutor(1) as pool:
            hint = pool.submit(ada.post, f"/tables/{table}/hint")
            begun = time.monotonic()
            Person(served.address, "Ben").new("kingdomino", "me", "me:Eve")
            assert time.monotonic() - begun < hints.HINT_SECONDS
            assert not hint.done()
            assert hint.result().status_code == 200
        ada.move(table, 0, 0)
        found = ada.post(f"/tables/{table}/hint")
        assert (found.status_code, found.json()["key"]) == (429, "server.refusal.too_many")
        ada.client.close()
