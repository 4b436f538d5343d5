"""A match accepts legal moves, refuses the rest, and takes back what revealed nothing."""

import pytest

from panj.core.chance import commitment, key_of
from panj.core.match import Match
from panj.core.messages import SPECTATOR, Refused
from panj.core.moves import Move
from panj.core.registry import REGISTRY

GAME = REGISTRY.game("kingdomino")
KEY = key_of(4)


def new_match(seats: int = 2) -> Match:
    return Match(GAME, GAME.terms(seats, {}), KEY)


def legal(match: Match) -> list[Move]:
    d = match.decision()
    assert d is not None
    return d.moves(match.state)


def decider(match: Match) -> int:
    d = match.decision()
    assert d is not None
    return d.who


def play(match: Match, count: int) -> None:
    for _ in range(count):
        match.submit(legal(match)[0], match.version)


def refused(match: Match, move: Move, version: int) -> str:
    before = GAME.dump(match.state)
    with pytest.raises(Refused) as refusal:
        match.submit(move, version)
    assert GAME.dump(match.state) == before
    return refusal.value.message.key


def test_a_legal_move_raises_the_version_and_tells() -> None:
    match = new_match()
    notes = match.submit(legal(match)[0], 0)
    assert match.version == 1
    assert notes[0].key == "kingdomino.log.claimed"


def test_the_set_up_is_told_too() -> None:
    assert new_match().opening[0].key == "kingdomino.log.dealt_four"


def test_a_stale_move_is_refused() -> None:
    match = new_match()
    play(match, 1)
    assert refused(match, legal(match)[0], 0) == "core.refusal.stale"


def test_a_move_outside_the_list_is_refused_with_the_rule() -> None:
    match = new_match()
    with pytest.raises(Refused) as refusal:
        match.submit(Move(1, 112, 0), 0)
    assert refusal.value.rule == "KD-3.3"
    assert refused(match, Move(1, 112, 0), 0) == "core.refusal.illegal_move"


def test_a_finished_match_takes_no_moves() -> None:
    match = new_match()
    move = legal(match)[0]
    while match.decision() is not None:
        play(match, 1)
    assert refused(match, move, match.version) == "core.refusal.over"
    assert not match.may_undo()


def test_a_placement_can_be_taken_back_before_the_claim() -> None:
    match = new_match()
    play(match, 4)
    before = GAME.dump(match.state)
    play(match, 1)
    assert match.may_undo()
    match.undo()
    assert GAME.dump(match.state) == before
    assert match.version == 4


def test_another_seat_s_decision_closes_the_undo() -> None:
    match = new_match()
    play(match, 4)
    asked, asked_next = 0, 0
    while asked == asked_next:
        asked = decider(match)
        play(match, 2)
        asked_next = decider(match)
    assert not match.may_undo()
    with pytest.raises(Refused):
        match.undo()
    match.undo(by_consent=True)
    assert match.version % 2 == 1


def test_a_draw_closes_the_undo() -> None:
    match = new_match()
    play(match, 1)
    assert not match.may_undo()


def test_nothing_to_undo_is_refused() -> None:
    with pytest.raises(Refused):
        new_match().undo(by_consent=True)


def test_the_commitment_belongs_to_the_key() -> None:
    assert new_match().commitment == commitment(KEY)


def test_the_log_is_what_a_seat_may_read() -> None:
    match = new_match()
    play(match, 3)
    match.played[0].notes[0].readers = 0b10
    everything = len(match.log(1))
    assert len(match.log(0)) == len(match.log(SPECTATOR)) == everything - 1


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_wrong_seat_count_is_refused(seats: int) -> None:
    with pytest.raises(Refused) as refusal:
        GAME.terms(seats, {})
    assert refusal.value.message.operands == ["kingdomino", seats, 2, 4]


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(Refused) as refusal:
        REGISTRY.game("chess")
    assert refusal.value.message.key == "core.refusal.unknown_game"
