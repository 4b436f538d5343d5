"""Puzzles over the API and as plain text: what is told before and after an answer, and ratings."""

from collections.abc import Callable
from uuid import uuid4

import msgspec
import pytest

from panj.core.dice import Dice
from panj.core.registry import REGISTRY
from panj.puzzles.daily import daily, game_of_the_day
from panj.puzzles.puzzle import Puzzle, puzzle, puzzles
from panj.server.glicko import FRESH, fresh_puzzle, rated
from panj.server.puzzle_room import asked_of, puzzle_answer, solved_answer
from panj.server.routes.puzzles import today
from panj.words import LANGUAGES, words_for
from server.helpers import Person, fetch

Make = Callable[[str | None], Person]
encode = msgspec.json.Encoder().encode
SLUGS = [slug for slug in REGISTRY.slugs() if puzzles(REGISTRY.game(slug))]
FIRST = puzzle(REGISTRY.game("kingdomino"), min(puzzles(REGISTRY.game("kingdomino"))))
HERE = f"/puzzles/kingdomino/{FIRST.number}"
WRONG = next(
    each.move
    for each in FIRST.asked.tried
    if each.move != FIRST.asked.answer and not FIRST.is_good(each.move)
)


def spread(slug: str) -> list[Puzzle]:
    """A few puzzles of a game."""
    found = list(puzzles(REGISTRY.game(slug)).values())
    return [found[0], found[len(found) // 2]]


# Nothing is told that the solver's seat does not know.


@pytest.mark.parametrize("slug", SLUGS)
def test_a_solver_is_told_the_same_when_the_hidden_part_is_another(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for asked in spread(slug):
        told = told_of(asked)
        truth = asked.true_state()
        d = truth.decision()
        assert d is not None
        other = asked.game.guess(truth, d.who, Dice(7))
        assert asked.game.dump(other) != asked.game.dump(truth) or not hides(asked)
        with monkeypatch.context() as patch:
            patch.setattr(Puzzle, "true_state", lambda self, other=other: other.clone())
            assert told_of(asked) == told


def hides(asked: Puzzle) -> bool:
    """Whether a game has hidden parts at all at this moment."""
    return asked.game.presentation.has_secrets


def told_of(asked: Puzzle) -> bytes:
    """All that a solver is ever told of a puzzle."""
    asked, s = asked_of(asked.game, asked.number)
    told = [puzzle_answer(asked, s, {})]
    told += [
        solved_answer(asked, s, asked.game.moves.parse(each.move), None, 1500)
        for each in asked.asked.tried
    ]
    return encode(told)


def test_the_comparison_would_notice_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = type(FIRST.game).view
    leak = lambda self, s, seat: {**honest(self, s, seat), "all": self.dump(s)}  # noqa: E731
    monkeypatch.setattr(type(FIRST.game), "view", leak)
    monkeypatch.setattr(Puzzle, "state", lambda self: self.true_state())
    with pytest.raises(AssertionError):
        test_a_solver_is_told_the_same_when_the_hidden_part_is_another("kingdomino", monkeypatch)


@pytest.mark.parametrize("slug", SLUGS)
def test_nothing_of_the_solution_is_told_before_the_answer(slug: str) -> None:
    for asked in spread(slug):
        found, s = asked_of(asked.game, asked.number)
        told = msgspec.to_builtins(puzzle_answer(found, s, {}))
        assert not {"answer", "best", "tempting", "tried", "line", "reasons"} & set(told)
        moves = told["table"]["question"]["moves"]
        d = s.decision()
        assert d is not None
        assert [each["text"] for each in moves] == [
            asked.game.moves.text(move) for move in d.moves(s)
        ]
        assert told["table"]["log"] == []


# The API


@pytest.mark.stores("sqlite")
def test_puzzles_are_listed_with_todays(person: Make) -> None:
    found = person(None).get("/puzzles").json()
    assert [each["game"] for each in found["games"]] == SLUGS
    of_the_day = game_of_the_day(today())
    assert of_the_day is not None
    assert (found["today"], found["tries"], found["mine"]) == (of_the_day.slug, None, None)
    for each in found["games"]:
        game = REGISTRY.game(each["game"])
        chosen = daily(game, today())
        assert chosen is not None
        assert each["today"]["number"] == chosen.number
        listed = person(None).get(f"/puzzles/{each['game']}").json()["puzzles"]
        assert [brief["number"] for brief in listed] == list(puzzles(game))
        assert {brief["level"] for brief in listed} <= {"easy", "medium", "hard"}
        for lang in LANGUAGES:
            assert all(words_for(lang).has(brief["theme"]) for brief in listed)


@pytest.mark.stores("sqlite")
def test_the_best_move_is_right_and_another_is_told_what_happens(person: Make) -> None:
    nobody = person(None)
    right = nobody.post(HERE, move=FIRST.asked.answer).json()
    assert (right["verdict"], right["film"], right["rated"]) == ("right", [], None)
    assert right["best"]["text"] == right["tried"][0]["move"]["text"] == FIRST.asked.answer
    assert right["line"]
    assert right["reasons"]
    wrong = nobody.post(HERE, move=WRONG).json()
    assert (wrong["verdict"], wrong["move"]["text"]) == ("wrong", WRONG)
    assert wrong["film"]
    assert wrong["line"] == right["line"]


@pytest.mark.stores("sqlite")
def test_a_good_second_is_told_apart(person: Make) -> None:
    asked = next(
        each for each in puzzles(FIRST.game).values() if each.is_good(each.asked.tried[1].move)
    )
    path = f"/puzzles/kingdomino/{asked.number}"
    found = person(None).post(path, move=asked.asked.tried[1].move).json()
    assert found["verdict"] == "good"


@pytest.mark.stores("sqlite")
@pytest.mark.parametrize("move", ["claim 99", "sing", ""])
def test_an_illegal_answer_is_refused_with_its_reason(person: Make, move: str) -> None:
    found = person(None).post(HERE, move=move)
    assert found.status_code == 400
    assert found.json()["detail"]


@pytest.mark.stores("sqlite")
@pytest.mark.parametrize("path", ["/puzzles/kingdomino/99999", "/puzzles/nothing/1"])
def test_a_puzzle_that_is_not_there_is_told_in_a_sentence(person: Make, path: str) -> None:
    for found in (person(None).get(path), person(None).post(path, move="claim 1")):
        assert found.status_code == 404
        assert found.json()["detail"]


# Ratings


def test_ratings_are_those_of_the_paper() -> None:
    """The example in Glickman's paper has three games in one period; a single one of them changes
    the rating in the same direction, and less the better it is known."""
    solver, task = FRESH, fresh_puzzle(1400)
    up, down = rated(solver, task, 1.0), rated(solver, task, 0.0)
    assert up[0].value > solver.value > down[0].value
    assert up[1].value < task.value < down[1].value
    assert up[0].deviation < solver.deviation
    known = rated(msgspec.structs.replace(solver, deviation=60.0), task, 1.0)
    assert known[0].value - solver.value < up[0].value - solver.value
    even = rated(solver, fresh_puzzle(1500), 0.5)
    assert even[0].value == pytest.approx(1500.0, abs=0.5)


def account(person: Make) -> Person:
    ada = person("Ada")
    name = f"ada{uuid4().hex[:8]}"
    assert ada.post("/account", account=name, password="correct horse").status_code == 201
    return ada


def test_only_the_first_answer_of_an_account_counts(person: Make) -> None:
    ada = account(person)
    before = ada.get(HERE).json()["rating"]
    first = ada.post(HERE, move=WRONG).json()
    assert first["rated"]["after"]["value"] < first["rated"]["before"]["value"] == FRESH.value
    assert first["rating"] > before
    second = ada.post(HERE, move=FIRST.asked.answer).json()
    assert (second["rated"], second["rating"]) == (None, first["rating"])
    found = ada.get("/puzzles").json()
    tried = {"game": "kingdomino", "number": FIRST.number, "score": 0.0}
    assert found["tries"] == [tried]
    assert found["mine"] == {"kingdomino": first["rated"]["after"]}
    assert person(None).get(HERE).json()["rating"] == first["rating"]


def test_a_guests_rating_goes_on_from_what_the_browser_sends_and_the_puzzles_stays(
    person: Make,
) -> None:
    guest = person("Ben")
    before = guest.get(HERE).json()["rating"]
    mine = msgspec.to_builtins(FRESH)
    found = guest.post(HERE, move=FIRST.asked.answer, mine=mine).json()
    assert found["rated"]["before"] == mine
    assert found["rated"]["after"]["value"] > FRESH.value
    assert guest.get(HERE).json()["rating"] == found["rating"] == before
    assert guest.get("/puzzles").json()["tries"] is None
    bad = {**mine, "value": 1e9}
    assert guest.post(HERE, move=FIRST.asked.answer, mine=bad).status_code == 400


def test_what_a_guest_has_answered_comes_along_to_the_account(person: Make) -> None:
    ada = account(person)
    ada.post(HERE, move=FIRST.asked.answer)
    other = list(puzzles(FIRST.game))[1]
    kept = [
        {"game": "kingdomino", "number": FIRST.number, "score": 0.0},
        {"game": "kingdomino", "number": other, "score": 0.5},
        {"game": "kingdomino", "number": other + 1, "score": 0.7},
        {"game": "kingdomino", "number": 99999, "score": 1.0},
        {"game": "nothing", "number": 1, "score": 1.0},
    ]
    found = ada.post("/puzzles/tries", tries=kept)
    assert found.status_code == 200, found.text
    assert [(each["number"], each["score"]) for each in found.json()] == [
        (FIRST.number, 1.0),
        (other, 0.5),
    ]
    guest = person("Ben")
    assert guest.post("/puzzles/tries", tries=kept).json() == []


# Plain text


@pytest.mark.stores("sqlite")
def test_a_puzzle_is_solved_without_a_script(server) -> None:
    for lang in LANGUAGES:
        w = words_for(lang)
        for path in ("/puzzles/text", "/puzzles/kingdomino/text"):
            assert fetch(server, f"{path}?lang={lang}").status_code == 200
        page = fetch(server, f"{HERE}/text?lang={lang}").text
        assert w.text("puzzle.why") not in page
        move = FIRST.asked.answer.replace(" ", "+")
        page = fetch(server, f"{HERE}/text?lang={lang}&move={move}").text
        assert w.text("puzzle.verdict.right") in page
        assert w.text("puzzle.why") in page
        assert fetch(server, f"{HERE}/text?lang={lang}&move=sing").text.count('role="alert"') == 1
        lost = fetch(server, f"/puzzles/kingdomino/99999/text?lang={lang}")
        assert lost.status_code == 404
        assert fetch(server, f"/puzzles/nothing/text?lang={lang}").status_code == 404
