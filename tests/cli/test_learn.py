"""Lessons in the terminal, typed by a script."""

import re

import pytest

from panj.core.registry import REGISTRY
from panj.learn.guide import guide
from panj.learn.lesson import Lesson, lesson, lesson_numbers
from panj.learn.marked import plain as marked_plain
from panj.learn.walk import NEXT, Walk
from panj.words import LANGUAGES, words_for

GAMES = [REGISTRY.game(slug) for slug in REGISTRY.slugs()]
LESSONS = [lesson(game, number) for game in GAMES for number in lesson_numbers(game)]
FIRST = ("learn", "kingdomino", "1")
WAY = ["place 1,0 east", "claim 1", "place 1,1 east", "claim 21", "place 2,2 south", ""]


def typed_by(taught: Lesson) -> str:
    """What somebody types who makes the moves that are shown."""
    walk, lines = Walk(taught), []
    while walk.step is not None:
        best = walk.best()
        entry = NEXT if best is None else walk.game.moves.text(best)
        lines.append("" if best is None else entry)
        walk.take(entry)
    return "".join(f"{line}\n" for line in lines)


@pytest.mark.parametrize("taught", LESSONS, ids=lambda taught: taught.name.replace(" ", "-"))
def test_every_lesson_can_be_typed(panj, taught: Lesson) -> None:
    lang = LANGUAGES[taught.number % len(LANGUAGES)]
    number = str(taught.number)
    run = panj("--lang", lang, "learn", taught.game.slug, number, typed=typed_by(taught))
    assert (run.code, run.err) == (0, "")
    assert "learn." not in run.out
    assert run.out.rstrip().endswith(words_for(lang).text("learn.done").rstrip("!") + "!")


def test_the_marked_moves_can_be_typed_by_their_numbers(panj) -> None:
    run = panj(*FIRST, typed=f"{WAY[0]}\nq\n")
    [*_, marked] = re.findall(r"Marked in this lesson: ([\d, ]+)", run.out)
    run = panj(*FIRST, typed=f"{WAY[0]}\n{marked}\nq\n")
    assert "Lay the two wheat squares" in run.out


def test_another_legal_move_is_answered_and_changes_nothing(panj) -> None:
    run = panj(*FIRST, typed=f"{WAY[0]}\nclaim 18\nclaim 1\nq\n")
    assert (run.code, run.err) == (0, "")
    assert "Number 18 is allowed too" in run.out
    assert "Lay the two wheat squares" in run.out


def test_an_illegal_move_is_refused_with_a_sentence(panj) -> None:
    run = panj(*FIRST, typed=f"{WAY[0]}\nclaim 48\n")
    assert run.code == 2
    assert run.err.strip()


def test_what_is_shown_explained_and_taken_back(panj) -> None:
    run = panj(*FIRST, typed=f"{WAY[0]}\nh\nr\nu\nq\n")
    assert (run.code, run.err) == (0, "")
    assert "KD-3.6" in run.out
    assert run.out.count("This is your castle") == 2


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", REGISTRY.slugs())
def test_how_a_game_is_played_is_told_before_its_lessons(panj, slug: str, lang: str) -> None:
    run = panj("--lang", lang, "learn", slug)
    own, words = guide(REGISTRY.game(slug)), words_for(lang)
    assert (run.code, run.err) == (0, "")
    for key in own.texts():
        if ".tip." not in key and not key.endswith("_picture"):
            assert marked_plain(words.text(key)) in run.out
    assert "](" not in run.out
    assert "**" not in run.out


def test_lessons_are_listed(panj) -> None:
    run = panj("learn", "kingdomino")
    assert run.code == 0
    for number in lesson_numbers(REGISTRY.game("kingdomino")):
        assert f"{number}  " in run.out


def test_a_lesson_that_is_not_there_is_refused(panj) -> None:
    panj("learn", "kingdomino", "9").refused("9")
    panj("learn", "nothing", "1").refused("nothing")
