"""Every lesson is played to its end in the engine, and a wrong one is found."""

import json
from typing import Any

import pytest
from lessons import files_of, written, wrong_with

from panj.core.game import Game
from panj.core.messages import Refused
from panj.core.registry import REGISTRY
from panj.learn.figures import figures_of
from panj.learn.lesson import DAMAGED, Lesson, lesson, lesson_numbers, read
from panj.learn.proof import faults

TAUGHT = ["kingdomino", "kohan_dej", "minerva", "pax_pamir", "trajan"]
LESSONS = [(slug, path.name) for slug in TAUGHT for path in files_of(slug)]
FIRST_MOVE = 30
"""Seconds until the first own move at most."""

BRANCHES = 2


def lesson_in(slug: str, name: str) -> Lesson:
    number = int(name.partition("-")[0])
    return lesson(REGISTRY.game(slug), number)


@pytest.mark.parametrize("slug", TAUGHT)
def test_every_game_has_two_to_five_lessons(slug: str) -> None:
    numbers = lesson_numbers(REGISTRY.game(slug))
    assert numbers == list(range(1, len(numbers) + 1))
    assert 2 <= len(numbers) <= 5


@pytest.mark.parametrize(("slug", "name"), LESSONS)
def test_a_lesson_can_be_played_and_says_what_is_so(slug: str, name: str) -> None:
    assert wrong_with(lesson_in(slug, name)) == []


@pytest.mark.parametrize(("slug", "name"), LESSONS)
def test_the_learner_moves_soon_and_is_soon_done(slug: str, name: str) -> None:
    found = lesson_in(slug, name)
    figures = figures_of(found)
    assert figures.first_move <= FIRST_MOVE
    assert figures.seconds <= 60 * found.file.minutes


@pytest.mark.parametrize(("slug", "name"), LESSONS)
def test_a_lesson_stands_in_its_file_as_the_tool_writes_it(slug: str, name: str) -> None:
    path = next(path for path in files_of(slug) if path.name == name)
    text = path.read_text(encoding="utf-8")
    assert text == written(json.loads(text))


# What is wrong is found.


def first_lesson() -> tuple[Game, dict[str, Any]]:
    path = files_of(TAUGHT[0])[0]
    return REGISTRY.game(TAUGHT[0]), json.loads(path.read_text(encoding="utf-8"))


def told_of(data: dict[str, Any]) -> list[str]:
    game, _ = first_lesson()
    return faults(read(game, 1, json.dumps(data).encode()), BRANCHES)


def test_a_right_lesson_has_no_faults() -> None:
    assert told_of(first_lesson()[1]) == []


def test_an_illegal_move_of_others_is_found() -> None:
    data = first_lesson()[1]
    data["steps"][2]["moves"][0] = "place 9,9 east"
    assert told_of(data) == [f"cannot be played: {DAMAGED}"]


def test_a_move_that_is_shown_and_not_accepted_is_found() -> None:
    data = first_lesson()[1]
    data["steps"][1]["best"] = "claim 18"
    assert told_of(data) == ["step 2: its best move claim 18 is not accepted"]


def test_a_step_that_accepts_nothing_is_found() -> None:
    data = first_lesson()[1]
    data["steps"][1]["accept"] = ["claim 48"]
    told = told_of(data)
    assert told[0] == "step 2: its best move claim 1 is not accepted"
    assert told[1].startswith("step 2: nothing is accepted after")


def test_a_wrong_number_is_found() -> None:
    data = first_lesson()[1]
    data["steps"][3]["then"] = {"points": 4}
    assert told_of(data) == ["step 4: points is 3, not 4"]


def test_a_text_that_nobody_wrote_is_found_in_every_language() -> None:
    data = first_lesson()[1]
    data["steps"][3]["text"] = "1_nowhere"
    expected = [f"{lang}: there is no text 1_nowhere" for lang in ("en", "fa", "hu")]
    assert told_of(data) == expected


def test_a_number_that_differs_between_languages_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    from panj.learn import proof

    spoken = proof.spoken
    monkeypatch.setattr(
        proof,
        "spoken",
        lambda lesson, text, lang: spoken(lesson, text, lang).replace("8", "9" * (lang == "hu")),
    )
    assert any(line.startswith("hu: 1_7 does not say") for line in told_of(first_lesson()[1]))


def test_a_thing_that_cannot_be_pointed_at_is_found() -> None:
    data = first_lesson()[1]
    data["steps"][1]["lit"] = ["domino:48"]
    assert told_of(data) == ["step 2: domino:48 cannot be pointed at"]


def test_a_rule_that_does_not_exist_is_found() -> None:
    data = first_lesson()[1]
    data["steps"][1]["rule"] = "KD-99.1"
    assert told_of(data) == ["step 2: there is no rule KD-99.1"]


def test_a_long_talk_is_found() -> None:
    data = first_lesson()[1]
    tell = {"kind": "tell", "text": "1_8"}
    data["steps"] = [tell, tell, *data["steps"]]
    told = told_of(data)
    assert "does not ask for a move in its first two steps" in told
    assert "step 1: two steps in a row only tell" in told


def test_a_position_that_is_not_what_its_start_comes_to_is_found() -> None:
    game, data = first_lesson()
    data["state"]["round"] = 2
    found = wrong_with(read(game, 1, json.dumps(data).encode()))
    assert "its state is not what its start comes to: use --rebuild" in found


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b'{"format": 2}',
        json.dumps({**first_lesson()[1], "steps": []}).encode(),
        json.dumps({**first_lesson()[1], "you": 3}).encode(),
        json.dumps({**first_lesson()[1], "steps": [{"kind": "sing"}]}).encode(),
    ],
)
def test_a_damaged_file_is_refused(data: bytes) -> None:
    game, _ = first_lesson()
    with pytest.raises(Refused) as found:
        read(game, 1, data)
    assert found.value.message.key == DAMAGED


@pytest.mark.parametrize("change", [{"rules_version": 99}, {"state": {"what": 1}}])
def test_a_position_of_other_rules_is_refused(change: dict[str, Any]) -> None:
    game, data = first_lesson()
    with pytest.raises(Refused) as found:
        read(game, 1, json.dumps(data | change).encode()).first()
    assert found.value.message.key == DAMAGED
