"""Lessons over the API and as plain text: what is told, what is kept, and for whom."""

import re
from collections.abc import Callable, Iterator
from html import unescape
from importlib.resources.abc import Traversable
from pathlib import Path
from uuid import uuid4

import msgspec
import pytest

from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.registry import REGISTRY
from panj.learn import lesson as lessons
from panj.learn.lesson import Lesson, lesson, lesson_files, lesson_numbers
from panj.learn.walk import NEXT, Walk
from panj.server import practice
from panj.server.practice import lesson_answer
from panj.server.rooms import Room
from panj.words import LANGUAGES, words_for
from server.helpers import Person, fetch

Make = Callable[[str | None], Person]
encode = msgspec.json.Encoder().encode
GAMES = [REGISTRY.game(slug) for slug in REGISTRY.slugs()]
LESSONS = [lesson(game, number) for game in GAMES for number in lesson_numbers(game)]
FIRST = "/learn/kingdomino/1"
WAY = ["place 1,0 east", "claim 1", "place 1,1 east", "claim 21", "place 2,2 south", NEXT]


def on_the_best_way(taught: Lesson) -> Iterator[Walk]:
    """Every place at which a learner stands."""
    walk = Walk(taught)
    while True:
        yield walk
        best = walk.best()
        if not walk.take(NEXT if best is None else walk.game.moves.text(best)):
            return


# Nothing is told that the learner's seat does not know.


@pytest.mark.parametrize("taught", LESSONS, ids=lambda taught: taught.name.replace(" ", "-"))
def test_a_learner_is_told_the_same_when_the_hidden_part_is_another(
    taught: Lesson, monkeypatch: pytest.MonkeyPatch
) -> None:
    dice = Dice(1)
    for walk in on_the_best_way(taught):
        told = encode(lesson_answer(walk))
        if walk.match.decision() is None:
            continue
        other = walk.game.guess(walk.match.state, walk.lesson.you, dice)
        with monkeypatch.context() as patch:
            assert told_with(walk, other, patch) == told


def told_with(walk: Walk, s: object, patch: pytest.MonkeyPatch) -> bytes:
    """What would be told if the truth were this."""
    honest = practice.room_of

    def other_room(walk: Walk) -> Room:
        room = honest(walk)
        assert room.match is not None
        room.match._now(s)  # type: ignore[arg-type]
        room.states.pop()
        room.follow(room.match)
        return room

    patch.setattr(practice, "room_of", other_room)
    other = Walk(walk.lesson, walk.way)
    other.match._now(s)  # type: ignore[arg-type]
    other._accepted = None
    return encode(lesson_answer(other))


def test_the_comparison_would_notice_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    game = next(game for game in GAMES if game.presentation.has_secrets and lesson_numbers(game))
    honest = type(game).view
    leak = lambda self, s, seat: {**honest(self, s, seat), "all": self.dump(s)}  # noqa: E731
    monkeypatch.setattr(type(game), "view", leak)
    taught = lesson(game, lesson_numbers(game)[0])
    with pytest.raises(AssertionError):
        test_a_learner_is_told_the_same_when_the_hidden_part_is_another(taught, monkeypatch)


@pytest.mark.parametrize("taught", LESSONS, ids=lambda taught: taught.name.replace(" ", "-"))
def test_what_others_did_leads_to_what_is_shown(taught: Lesson) -> None:
    for walk in on_the_best_way(taught):
        answer = lesson_answer(walk)
        if answer.film:
            assert answer.film[-1].view == answer.table.view
            assert all(step.log for step in answer.film)


# The API


@pytest.mark.stores("sqlite")
def test_every_lesson_is_listed_with_its_length(person: Make) -> None:
    found = person(None).get("/learn").json()
    assert [each["game"] for each in found["games"]] == [game.slug for game in GAMES]
    assert found["learned"] is None
    for each in found["games"]:
        for brief in each["lessons"]:
            taught = lesson(REGISTRY.game(each["game"]), brief["lesson"])
            assert brief["steps"] == len(taught.steps)
            assert brief["title"] == taught.title


@pytest.mark.stores("sqlite")
def test_who_makes_the_moves_that_are_shown_comes_to_the_end(person: Make) -> None:
    nobody = person(None)
    answer = nobody.post(FIRST).json()
    while answer["kind"] != "over":
        move = NEXT
        if answer["kind"] == "ask":
            move = answer["table"]["question"]["moves"][answer["best"]]["text"]
            assert answer["best"] in answer["accepted"]
        answer = nobody.post(FIRST, way=answer["way"], move=move).json()
    assert answer["way"] == WAY
    assert answer["step"] == answer["steps"] + 1


@pytest.mark.stores("sqlite")
def test_another_legal_move_is_shown_answered_and_taken_back(person: Make) -> None:
    nobody = person(None)
    before = nobody.post(FIRST, way=WAY[:1]).json()
    found = nobody.post(FIRST, way=WAY[:1], move="claim 18").json()
    tried = found.pop("tried")
    before.pop("tried")
    assert tried["text"] == "kingdomino.learn.1_2_other"
    assert tried["step"]["view"] != before["table"]["view"]
    assert found == before


@pytest.mark.stores("sqlite")
@pytest.mark.parametrize(
    ("move", "status"), [("claim 48", 400), ("sing", 400), ("place 99,99 up", 400), ("", 400)]
)
def test_an_illegal_move_is_refused_with_its_reason(person: Make, move: str, status: int) -> None:
    found = person(None).post(FIRST, way=WAY[:1], move=move)
    assert found.status_code == status
    assert found.json()["detail"]


@pytest.mark.stores("sqlite")
def test_a_way_that_leads_nowhere_any_more_is_gone_as_far_as_it_leads(person: Make) -> None:
    found = person(None).post(FIRST, way=[WAY[0], "claim 48", NEXT]).json()
    assert (found["way"], found["step"]) == (WAY[:1], 2)


@pytest.mark.stores("sqlite")
@pytest.mark.parametrize("path", ["/learn/kingdomino/9", "/learn/kingdomino/0", "/learn/nothing/1"])
def test_a_lesson_that_is_not_there_is_told_in_a_sentence(person: Make, path: str) -> None:
    found = person(None).post(path)
    assert found.status_code in (400, 404)
    assert found.json()["detail"]


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """The first lesson of Kingdomino cannot be read."""
    file = tmp_path / "1-broken.json"
    file.write_text('{"format": 1, "steps": [')
    honest = lesson_files

    def files(game: Game) -> dict[int, Traversable]:
        return honest(game) | ({1: file} if game.slug == "kingdomino" else {})

    monkeypatch.setattr(lessons, "lesson_files", files)
    lesson.cache_clear()
    yield
    lesson.cache_clear()


@pytest.mark.stores("sqlite")
@pytest.mark.usefixtures("broken")
def test_a_damaged_lesson_is_told_in_a_sentence_and_the_others_go_on(person: Make, server) -> None:
    nobody = person(None)
    found = nobody.post(FIRST)
    assert (found.status_code, found.json()["key"]) == (409, "learn.refusal.damaged")
    assert found.json()["operands"] == [1]
    [game] = [each for each in nobody.get("/learn").json()["games"] if each["game"] == "kingdomino"]
    assert [each["steps"] > 0 for each in game["lessons"]] == [False, True, True]
    assert nobody.post("/learn/kingdomino/2").status_code == 200
    for lang in LANGUAGES:
        page = fetch(server, f"{FIRST}/text?lang={lang}")
        sentence = words_for(lang).text("learn.refusal.damaged", number=1)
        assert (page.status_code, sentence in unescape(page.text)) == (404, True)


# What is kept


def account(person: Make) -> tuple[Person, str]:
    ada = person("Ada")
    name = f"ada{uuid4().hex[:8]}"
    assert ada.post("/account", account=name, password="correct horse").status_code == 201
    return ada, name


def learned(of: Person) -> list[tuple[str, int, bool, list[str]]]:
    return [tuple(each.values()) for each in of.get("/learn").json()["learned"]]


def test_an_account_goes_on_where_it_was_on_another_device(person: Make) -> None:
    phone, name = account(person)
    phone.post(FIRST, way=WAY[:1], move=WAY[1])
    laptop = person(None)
    assert laptop.post("/login", account=name, password="correct horse").status_code == 200
    assert learned(laptop) == [("kingdomino", 1, False, WAY[:2])]
    laptop.post(FIRST, way=WAY[:-1], move=NEXT)
    assert learned(phone) == [("kingdomino", 1, True, [])]


def test_a_finished_lesson_stays_finished_when_it_is_begun_again(person: Make) -> None:
    ada, _ = account(person)
    ada.post(FIRST, way=WAY[:-1], move=NEXT)
    ada.post(FIRST, way=[], move=WAY[0])
    assert learned(ada) == [("kingdomino", 1, True, WAY[:1])]


def test_looking_at_a_lesson_and_trying_something_else_change_nothing(person: Make) -> None:
    ada, _ = account(person)
    ada.post(FIRST, way=WAY[:1], move=WAY[1])
    ada.post(FIRST)
    ada.post(FIRST, way=WAY[:1], move="claim 18")
    assert learned(ada) == [("kingdomino", 1, False, WAY[:2])]


def test_what_a_guest_has_learned_comes_along_to_the_account(person: Make) -> None:
    ada, _ = account(person)
    ada.post("/learn/kingdomino/2", way=[], move="claim 48")
    kept = [
        {"game": "kingdomino", "lesson": 1, "done": True},
        {"game": "kingdomino", "lesson": 2, "way": []},
        {"game": "kingdomino", "lesson": 99, "done": True},
        {"game": "nothing", "lesson": 1, "done": True},
    ]
    found = ada.post("/learn/learned", lessons=kept)
    assert found.status_code == 200, found.text
    assert learned(ada) == [
        ("kingdomino", 1, True, []),
        ("kingdomino", 2, False, ["claim 48"]),
    ]


def test_nothing_is_kept_for_guests(person: Make) -> None:
    guest = person("Ben")
    guest.post(FIRST, way=[], move=WAY[0])
    kept = [{"game": "kingdomino", "lesson": 1, "done": True}]
    assert guest.post("/learn/learned", lessons=kept).json() == []
    assert guest.get("/learn").json()["learned"] is None


# Plain text


class Learner:
    """Somebody whose browser runs no scripts: reads, and presses what is marked."""

    def __init__(self, person: Person, path: str, lang: str) -> None:
        self.client = person.client
        self.address = f"http://{person.address}{path}/text"
        self.open({"lang": lang})

    def open(self, query: dict[str, str]) -> None:
        got = self.client.get(self.address, params=query)
        assert got.status_code == 200, got.text
        assert "<script" not in got.text
        self.text = got.text

    def press_the_first(self) -> bool:
        """Press the first button, which is a marked one; whether there was one."""
        form = re.search(r"<form.*?</form>", self.text, re.DOTALL)
        if form is None:
            return False
        self.open(
            {
                key: unescape(value)
                for key, value in re.findall(r'name="(\w+)" value="(.*?)"', form[0])
            }
        )
        assert 'role="alert"' not in self.text
        return True


@pytest.mark.stores("sqlite")
@pytest.mark.parametrize("taught", LESSONS, ids=lambda taught: taught.name.replace(" ", "-"))
def test_every_lesson_can_be_learned_without_a_script(person: Make, taught: Lesson) -> None:
    lang = LANGUAGES[taught.number % len(LANGUAGES)]
    reader = Learner(person(None), f"/learn/{taught.game.slug}/{taught.number}", lang)
    presses = 0
    while reader.press_the_first():
        presses += 1
        assert presses < 40
    assert words_for(lang).text("learn.done") in unescape(reader.text)


@pytest.mark.stores("sqlite")
def test_the_text_page_answers_other_moves_and_goes_back(person: Make) -> None:
    reader = Learner(person(None), FIRST, "en")
    reader.press_the_first()
    reader.open({"lang": "en", "way": WAY[0], "move": "claim 18"})
    said = words_for("en").text("kingdomino.learn.1_2_other")
    assert said in unescape(reader.text)
    reader.open({"lang": "en", "way": WAY[0], "move": "claim 48"})
    assert 'role="alert"' in reader.text
    assert words_for("en").text("learn.step", step=2, steps=8) in unescape(reader.text)
    back = re.search(r'<a href="([^"]*)">Back</a>', reader.text)
    assert back is not None
    assert unescape(back[1]).endswith("text?lang=en&way=")


@pytest.mark.stores("sqlite")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_lessons_are_listed_without_a_script(server, lang: str) -> None:
    text = unescape(fetch(server, f"/learn/text?lang={lang}").text)
    for taught in LESSONS:
        assert words_for(lang).text(taught.title) in text
