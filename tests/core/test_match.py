"""A match accepts legal moves, refuses the rest, and takes back what revealed nothing."""

import pytest

from panj.core.chance import commitment, key_of
from panj.core.match import FleetingMatch, Match
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
    assert new_match().setup_notes[0].key == "kingdomino.log.dealt_four"


def test_looking_ahead_changes_nothing_and_can_be_taken() -> None:
    match = new_match()
    before = GAME.dump(match.state)
    ahead = match.ahead(match.moves()[1])
    assert GAME.dump(match.state) == before
    assert match.version == 0
    match.accept(ahead)
    other = new_match()
    assert other.submit(legal(other)[1], 0) == ahead.notes
    assert GAME.dump(match.state) == GAME.dump(other.state)


@pytest.mark.parametrize("kind", [Match, FleetingMatch])
def test_a_move_that_was_looked_ahead_at_is_taken_once(kind: type[Match]) -> None:
    match = kind(GAME, GAME.terms(2, {}), KEY)
    one, other = (match.ahead(move) for move in match.moves()[:2])
    match.accept(one)
    for stale in (one, other):
        with pytest.raises(ValueError, match="gone on"):
            match.accept(stale)
    assert match.played == [one]


@pytest.mark.parametrize("kind", [Match, FleetingMatch])
def test_a_move_that_was_looked_ahead_at_is_lost_when_another_is_made(kind: type[Match]) -> None:
    match = kind(GAME, GAME.terms(2, {}), KEY)
    stale = match.ahead(match.moves()[0])
    made = match.make(match.moves()[1])
    with pytest.raises(ValueError, match="gone on"):
        match.accept(stale)
    assert match.played == [made]


def test_the_first_move_of_another_match_is_refused() -> None:
    match, other = new_match(), new_match()
    with pytest.raises(ValueError, match="gone on"):
        match.accept(other.ahead(other.moves()[0]))
    assert match.version == 0


def test_a_match_that_keeps_no_states_takes_nothing_back() -> None:
    match = FleetingMatch(GAME, GAME.terms(2, {}), KEY)
    match.make(match.moves()[0])
    for look_back in (match.may_undo, lambda: match.undo(by_consent=True)):
        with pytest.raises(NotImplementedError):
            look_back()
    assert match.version == 1


def test_what_was_taken_back_can_be_accepted_again() -> None:
    match = new_match()
    play(match, 5)
    end, played = GAME.dump(match.state), list(match.played)
    while match.played:
        match.undo(by_consent=True)
    for each in played:
        match.accept(each)
    assert GAME.dump(match.state) == end


def test_legal_moves_are_listed_once_for_every_state() -> None:
    match = new_match()
    first = match.moves()
    assert match.moves() is first == legal(match)
    play(match, 4)
    asked = match.moves()
    match.make(asked[0])
    assert match.moves() == legal(match) != asked
    match.undo()
    assert match.moves() == asked


def test_a_match_that_is_over_has_no_moves() -> None:
    match = new_match()
    while match.moves():
        match.make(match.moves()[0])
    assert match.decision() is None


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
