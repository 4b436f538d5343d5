"""The agenda, the notes, scores and places."""

import pytest

from panj.core.messages import EVERYONE, SPECTATOR, Message, Refused, seat_set
from panj.core.moves import Move
from panj.core.registry import REGISTRY
from panj.core.scores import places
from panj.core.state import NOBODY, Decision, State, Step
from panj.core.terms import Terms


class Mark(Step[State]):
    """Leaves its number in the round."""

    def run(self, s: State) -> None:
        s.round = s.round * 10 + self.who


class Ask(Decision[State]):
    """Waits."""


def empty_state() -> State:
    s = REGISTRY.game("kingdomino").new(2, {}, 1)
    s.agenda.clear()
    s.round = 0
    return s


def test_steps_run_in_reading_order() -> None:
    s = empty_state()
    s.then([Mark(1), Mark(2), Mark(3)])
    s.run()
    assert s.round == 123
    assert s.decision() is None


def test_later_steps_wait_below_new_ones() -> None:
    s = empty_state()
    s.then([Mark(3)])
    s.then([Mark(1), Mark(2)])
    s.run()
    assert s.round == 123


def test_only_legal_moves_are_played() -> None:
    game = REGISTRY.game("kingdomino")
    s = game.new(2, {}, 1)
    before = game.dump(s)
    d = s.decision()
    assert d is not None
    with pytest.raises(Refused) as caught:
        s.play(Move(50, 99))
    assert caught.value.message.operands == ["Move(50, 99, 0, 0)"]
    assert caught.value.rule == d.rule
    assert game.dump(s) == before
    s.play(d.moves(s)[0])
    assert game.dump(s) != before


def test_nothing_is_played_when_the_game_is_over() -> None:
    with pytest.raises(Refused) as caught:
        empty_state().play(Move(0, 1))
    assert caught.value.message.key == "core.refusal.over"


def test_a_game_that_is_not_registered_refuses_too() -> None:
    game = REGISTRY.game("kingdomino")
    s = game.load({**game.dump(game.new(2, {}, 1))})
    s.terms = Terms("home_made", 1, 2, {})
    with pytest.raises(Refused) as caught:
        s.play(Move(0, 99))
    assert caught.value.message.operands == ["Move(0, 99, 0, 0)"]


def test_the_run_stops_at_a_decision() -> None:
    s = empty_state()
    s.then([Mark(1), Ask(0), Mark(2)])
    s.run()
    assert s.round == 1
    assert isinstance(s.decision(), Ask)


def test_back_to_drops_what_waits_above() -> None:
    s = empty_state()
    s.then([Mark(1), Mark(2), Ask(0), Mark(3)])
    s.back_to(Ask)
    assert isinstance(s.decision(), Ask)
    assert len(s.agenda) == 2


def test_a_step_without_a_seat_belongs_to_nobody() -> None:
    assert Mark().who == NOBODY


def test_notes_are_kept_only_while_somebody_listens() -> None:
    s = empty_state()
    s.note("a.b", [1])
    s.notes = []
    s.note("a.c", [2], seat_set([1]))
    assert s.notes == [Message("a.c", [2], 0b10)]
    assert s.clone().notes is None


@pytest.mark.parametrize(
    ("readers", "seat", "may"),
    [
        (EVERYONE, 0, True),
        (EVERYONE, SPECTATOR, True),
        (0b101, 0, True),
        (0b101, 1, False),
        (0b101, 2, True),
        (0b111, SPECTATOR, False),
        (0, 0, False),
    ],
)
def test_only_readers_read(readers: int, seat: int, may: bool) -> None:
    assert Message("a.b", [], readers).is_for(seat) is may


@pytest.mark.parametrize(
    ("scores", "breaks", "expected"),
    [
        ([10, 20, 15], [], [3, 1, 2]),
        ([20, 20, 15], [], [1, 1, 3]),
        ([20, 20, 15], [[1, 2, 9]], [2, 1, 3]),
        ([20, 20, 20], [[2, 2, 1], [5, 5, 9]], [1, 1, 3]),
    ],
)
def test_places_break_ties_in_order(
    scores: list[int], breaks: list[list[int]], expected: list[int]
) -> None:
    assert places(scores, breaks) == expected


def test_a_reveal_moves_the_boundary() -> None:
    s = empty_state()
    before = s.boundary
    s.reveal()
    assert s.boundary == before + 1
