"""What goes to a seat depends on nothing that the seat does not know, in every game."""

from collections.abc import Iterator

import msgspec
import pytest

from panj.core.dice import Dice
from panj.core.messages import SPECTATOR
from panj.core.moves import Move
from panj.core.registry import REGISTRY
from panj.core.state import State
from panj.server import answers
from panj.server.bot_stream import bot_line
from panj.server.chronicle import Deed
from panj.server.rooms import Room
from panj.server.store.rows import By, EventKind, EventRow
from panj.server.story import film_of
from server.rooms import SEATS, make_room

encode = msgspec.json.Encoder().encode
GAMES = sorted({*REGISTRY.slugs(), "high_card"})
SEEN_AGAIN = 4
"""So many versions of the film are compared each time."""
EVERY = 3
"""Every so many decisions everything is compared; a long game is long."""


@pytest.fixture(autouse=True)
def still_clock(monkeypatch: pytest.MonkeyPatch, high_card: str) -> None:
    monkeypatch.setattr(answers, "now", lambda: 0.0)


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_seat_is_told_the_same_when_the_hidden_part_is_another(slug: str, seed: int) -> None:
    dice = Dice(seed)
    room = make_room(slug, seed)
    compared = 0
    for number in play_at_random(room, dice):
        if number % EVERY == 0:
            for seat in range(SPECTATOR, room.table.seats):
                compare(room, seat, dice)
                compared += 1
    assert compared > SEATS


def play_at_random(room: Room, dice: Dice) -> Iterator[int]:
    """Make legal moves to the end, stopping before each."""
    assert room.match is not None
    number = 0
    while moves := room.match.moves():
        yield number
        number += 1
        text = room.game.moves.text(moves[dice.below(len(moves))])
        event = EventRow(room.table.id, number, EventKind.MOVE, 0, text, f"action {number}", 0.0)
        room.apply(event)


def compare(room: Room, seat: int, dice: Dice) -> None:
    """All bytes for a seat, now and after the next move, in truth and in a guess."""
    match = room.match
    assert match is not None
    truth = match.state
    guess = room.game.guess(truth, max(seat, 0), dice)
    told = everything(room, seat)
    assert with_state(room, guess, seat) == told
    d, other_d = truth.decision(), guess.decision()
    assert d is not None
    assert other_d is not None
    possible = other_d.moves(guess)
    for move in [move for move in d.moves(truth) if move in possible][:2]:
        one, other = after(room, truth, move, seat), after(room, guess, move, seat)
        assert one is None or other is None or one == other


def everything(room: Room, seat: int) -> bytes:
    """Every byte that a client of this seat gets: the table, the end of its film, and the line for
    a bot."""
    answer = answers.table_answer(room, "somebody", seat, set())
    film = film_of(room, seat, room.version - SEEN_AGAIN, room.version)
    return encode(answer) + encode(film) + encode(bot_line(answer))


def with_state(room: Room, s: State, seat: int) -> bytes:
    """What would be told if the truth were this."""
    match = room.match
    assert match is not None
    truth = match.state
    stand_on(room, s)
    try:
        return everything(room, seat)
    finally:
        stand_on(room, truth)


def stand_on(room: Room, s: State) -> None:
    """Let the last state be another."""
    assert room.match is not None
    room.match._now(s)
    room.states.pop()
    room._points.pop(room.version, None)
    room.follow(room.match)


def after(room: Room, s: State, move: Move, seat: int) -> bytes | None:
    """What is told after a move; nothing to compare if the move revealed something."""
    assert room.match is not None
    d = s.decision()
    assert d is not None
    copy = s.clone()
    notes = copy.notes = []
    copy.play(move)
    if copy.boundary != s.boundary or copy.decision() is None:
        return None
    truth = room.match.state
    room.deeds.append(Deed(d.who, By.PERSON, move, s.turn, notes))
    room.version += 1
    room.match._now(copy)
    room.follow(room.match)
    try:
        return everything(room, seat)
    finally:
        room._points.pop(room.version, None)
        del room.deeds[-1], room.states[-1]
        room.version -= 1
        room._chronicle = None
        stand_on(room, truth)


def test_the_comparison_would_notice_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    room = make_room("high_card", 1)
    game = type(room.game)
    honest = game.view
    leak = lambda self, s, seat: {**honest(self, s, seat), "deck": s.deck[:]}  # noqa: E731
    monkeypatch.setattr(game, "view", leak)
    with pytest.raises(AssertionError):
        compare(room, 0, Dice(1))


def test_nobody_but_the_one_who_decides_is_shown_moves() -> None:
    room = make_room("high_card", 1)
    for seat in range(SPECTATOR, SEATS):
        asked = answers.table_answer(room, "", seat, set()).question
        assert asked is not None
        assert bool(asked.moves) == (seat == asked.who) == (asked.prompt is not None)


def test_the_key_is_told_only_at_the_end_and_keeps_the_promise() -> None:
    room = make_room("high_card", 1)
    before = answers.table_answer(room, "", 0, set())
    assert before.key is None
    assert room.table.key.hex().encode() not in encode(before)
    room.table.status = "over"
    after = answers.table_answer(room, "", 0, set())
    from panj.core.chance import commitment

    assert after.key is not None
    assert commitment(bytes.fromhex(after.key)) == before.commitment
