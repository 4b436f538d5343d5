"""Going through a lesson: what is accepted, what is answered, where it goes on."""

import msgspec

from panj.core.registry import REGISTRY
from panj.learn.lesson import Ask, Lesson, lesson
from panj.learn.walk import NEXT, OTHER, Walk

GAME = REGISTRY.game("kingdomino")
WAY = ["place 1,0 east", "claim 1", "place 1,1 east", "claim 21", "place 2,2 south", NEXT]


def walk(*way: str) -> Walk:
    return Walk(lesson(GAME, 1), way)


def test_a_lesson_begins_with_a_decision() -> None:
    found = walk()
    assert isinstance(found.step, Ask)
    assert len(found.accepted()) == 24
    assert found.lit() == ["cell:1,0", "cell:-1,0", "cell:0,1", "cell:0,-1"]


def test_what_others_do_is_played_at_once() -> None:
    found = walk(*WAY[:2])
    assert (found.at, found.seen, found.match.version) == (3, 2, 4)


def test_the_best_way_leads_to_the_end() -> None:
    found = walk(*WAY)
    assert found.step is None
    assert found.way == WAY
    assert not found.take(NEXT)


def test_only_moves_that_reach_the_points_are_accepted() -> None:
    found = walk(*WAY[:2])
    assert len(found.accepted()) == 6
    assert len(found.match.moves()) == 13


def test_a_legal_move_that_is_not_accepted_changes_nothing_and_is_answered() -> None:
    found = walk(*WAY[:2])
    apart = next(move for move in found.match.moves() if move not in found.accepted())
    assert not found.take(GAME.moves.text(apart))
    assert (found.at, found.match.version) == (3, 4)
    assert found.answer_to(apart) == "kingdomino.learn.1_4_other"


def test_a_move_without_an_answer_of_its_own_gets_the_one_of_all_lessons() -> None:
    found = walk(*WAY[:1])
    assert found.answer_to(GAME.moves.parse("claim 48")) == OTHER


def test_a_way_goes_as_far_as_it_leads() -> None:
    for nonsense in ("claim 18", "sing", "", NEXT, "place 99,99 east"):
        found = walk(WAY[0], nonsense, *WAY[2:])
        assert (found.at, found.way) == (1, WAY[:1])


def test_a_shown_move_is_among_the_accepted_ones_after_another_choice() -> None:
    found = walk("place -1,0 west")
    while found.step is not None:
        best = found.best()
        assert found.take(NEXT if best is None else GAME.moves.text(best))
    assert len(found.way) == len(WAY)


def test_a_step_is_asked_again_as_long_as_there_is_something_to_do() -> None:
    whole = lesson(GAME, 1)
    both = Ask("1_1", ["place * *", "claim *"], "place 1,0 east", repeat=True)
    found = Walk(Lesson(GAME, 1, msgspec.structs.replace(whole.file, steps=[both])))
    assert found.take("place 1,0 east")
    assert found.step is both
    assert found.take("claim 18")  # then another is asked
    assert found.step is None
