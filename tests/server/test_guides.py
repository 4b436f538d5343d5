"""How games are played over the API and as plain text; the coach of a first game, and for whom."""

import re
from collections.abc import Callable
from html import unescape
from uuid import uuid4

import pytest

from panj.core.registry import REGISTRY
from panj.learn.guide import guide, position
from panj.learn.marked import plain
from panj.server.guides import how_answer
from panj.words import LANGUAGES, words_for
from server.helpers import Person, fetch

Make = Callable[[str | None], Person]
GAMES = [REGISTRY.game(slug) for slug in REGISTRY.slugs()]
COACHED = {"hints": True, "coach": True, "listed": False}


def first_game(of: Person, coach: bool = True) -> str:
    """A first game of Kingdomino at which two people sit at one screen: its id."""
    seats = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]
    wish = {"game": "kingdomino", "seats": seats, "settings": {**COACHED, "coach": coach}}
    made = of.post("/tables", start=True, **wish)
    assert made.status_code == 201, made.text
    return str(made.json()["table"]["id"])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_picture_tells_what_the_learner_of_its_lesson_sees(game) -> None:
    own = guide(game)
    for part in how_answer(game).sections:
        if part.picture is None:
            continue
        shown = position(game, own.pictures()[part.name])
        told = part.picture.table
        assert told.view == game.view(shown.state, shown.you)
        assert told.seat == shown.you
        assert told.log == []
        assert told.question is None or told.question.mine == (told.question.who == shown.you)


def test_the_page_of_a_game_is_told_to_anybody(person: Make) -> None:
    found = person(None).get("/learn/kingdomino/how").json()
    assert found["first"] == {
        "seats": 2,
        "options": {"middle_kingdom": False, "harmony": False},
        "bot": "easy",
    }
    assert [each["name"] for each in found["sections"]][:2] == ["goal", "counts"]
    assert person(None).get("/learn/nothing/how").status_code == 404


@pytest.mark.stores("sqlite")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_is_explained_without_a_script(server, lang: str) -> None:
    for game in GAMES:
        text = unescape(fetch(server, f"/learn/{game.slug}/text?lang={lang}").text)
        assert "<script" not in text
        own, read = guide(game), re.sub("<[^>]+>", "", text)
        for part in own.sections:
            if part.text:
                assert plain(words_for(lang).text(own.key(part.name, 0))) in read
        for name in own.words:
            assert f'id="word-{name}"' in text
        for name in own.pictures():
            found = fetch(server, f"/learn/{game.slug}/pictures/{name}.svg?lang={lang}")
            assert found.headers["content-type"].startswith("image/svg")
            assert found.text.startswith("<svg")


@pytest.mark.stores("sqlite")
def test_what_is_no_picture_and_no_page_is_refused(server) -> None:
    for path in ("/learn/kingdomino/pictures/nothing.svg", "/learn/kingdomino/pictures/turn"):
        assert fetch(server, path).status_code == 404
    assert fetch(server, "/learn/nothing/text").status_code == 404


def test_tips_are_told_to_who_is_asked_in_a_first_game(person: Make) -> None:
    ada = person("Ada")
    table = ada.get(f"/tables/{first_game(ada)}").json()
    assert [tip["name"] for tip in table["tips"]] == ["low_number"]
    assert table["tips"][0]["text"] == "kingdomino.tip.low_number"


def test_nobody_else_and_no_other_table_is_told_tips(person: Make) -> None:
    ada = person("Ada")
    coached, plain_table = first_game(ada), first_game(ada, coach=False)
    assert person("Eve").get(f"/tables/{coached}").json()["tips"] == []
    assert ada.get(f"/tables/{plain_table}").json()["tips"] == []


@pytest.mark.stores("sqlite")
def test_the_text_table_of_a_first_game_says_the_tip(person: Make) -> None:
    ada = person("Ada")
    address = f"http://{ada.address}/tables/{first_game(ada)}/text?lang=hu"
    text = unescape(ada.client.get(address).text)
    assert words_for("hu").text("kingdomino.tip.low_number") in text
    assert words_for("hu").text("kingdomino.rule.3_3") in text
    assert "/learn/kingdomino/text?lang=hu" in text


def test_an_account_keeps_which_tips_it_was_told(person: Make) -> None:
    ada = person("Ada")
    name = f"ada{uuid4().hex[:8]}"
    assert ada.post("/account", account=name, password="correct horse").status_code == 201
    for tips in (["deny"], ["low_number", "deny"]):
        kept = [{"game": "kingdomino", "lesson": 0, "way": tips}]
        assert ada.post("/learn/learned", lessons=kept).status_code == 200
    strange = [
        {"game": "kingdomino", "lesson": 0, "way": ["no such tip"]},
        {"game": "kingdomino", "lesson": 0, "done": True, "way": []},
    ]
    ada.post("/learn/learned", lessons=strange)
    (found,) = ada.get("/learn").json()["learned"]
    assert (found["lesson"], found["done"]) == (0, True)
    assert found["way"] == ["deny", "low_number"]
