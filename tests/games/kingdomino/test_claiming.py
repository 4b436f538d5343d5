"""KD-4.11 to KD-4.13: which domino a king may stand on."""

import pytest

from panj.core.match import Match
from panj.core.messages import Message, Refused
from panj.games.kingdomino.game import GAME
from panj.games.kingdomino.rules.scoring import tally
from panj.games.kingdomino.rules.turn import ClaimFirst, ClaimNext
from panj.games.kingdomino.state import FREE, Line
from support import asked, moves, play_on, rule
from support.kingdomino import ask_place, claim, kingdom_of, table

FULL = " ".join(f"{x},{y},W,0" for x in range(5) for y in range(5) if (x, y) != (0, 0))


@rule("KD-4.11")
def test_a_domino_that_will_be_discarded_may_be_claimed() -> None:
    s = table()
    s.players[0].kingdom = kingdom_of(FULL)
    s.agenda.clear()
    s.next = Line([3, 20, 33, 48], [FREE] * 4)
    s.then([ClaimNext(0)])
    assert moves(s) == [claim(3), claim(20), claim(33), claim(48)]


@rule("KD-4.12")
def test_a_claimed_domino_cannot_be_taken_by_anybody_else() -> None:
    m = Match(GAME, GAME.terms(4, {}), bytes(32))
    taken = moves(m.state)[2]
    m.submit(taken, 0)
    with pytest.raises(Refused) as refusal:
        m.submit(taken, 1)
    assert refusal.value.message.key == "core.refusal.illegal_move"
    assert refusal.value.rule == "KD-3.3"


@rule("KD-4.12", "KD-9.27")
def test_a_claimed_domino_is_blocked_by_the_owner_of_its_king() -> None:
    s = table()
    s.agenda.clear()
    s.next = Line([3, 20, 33, 48], [FREE, 1, FREE, 0])
    s.then([ClaimNext(0)])
    blocked = asked(s).blocked(s)
    assert [found.thing for found in blocked] == ["domino:20", "domino:48"]
    assert [found.reason for found in blocked] == [
        Message("kingdomino.refusal.claimed", [20, 1]),
        Message("kingdomino.refusal.claimed", [48, 0]),
    ]
    assert {found.rule for found in blocked} == {"KD-4.12"}


@rule("KD-4.12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_domino_of_every_line_is_claimed(seats: int) -> None:
    s = table(seats=seats)
    while s.decision() is not None:
        assert FREE not in s.current.owners
        s.play(moves(s)[0])
    assert s.removed == []


@rule("KD-4.13")
def test_numbers_carry_no_points() -> None:
    low, high = kingdom_of(""), kingdom_of("")
    s = table()
    for kingdom, domino in ((low, 1), (high, 2)):
        s.players[0].kingdom = kingdom
        ask_place(s, domino)
        s.play(moves(s)[0])
    assert tally(low).total == tally(high).total == 0


@rule("KD-4.13")
def test_a_claim_preview_tells_the_place_in_the_next_round() -> None:
    s = table()
    s.agenda.clear()
    s.next = Line([3, 20, 33, 48], [FREE] * 4)
    s.then([ClaimFirst(0)])
    d = asked(s)
    assert [d.preview(s, move)[0].operands for move in moves(s)] == [[1], [2], [3], [4]]
    assert d.preview(s, claim(33))[0].key == "kingdomino.preview.order"


@rule("KD-4.12")
def test_two_kings_of_one_player_stand_on_two_dominoes() -> None:
    s = table(seed=2)
    while s.round == 0:
        s.play(moves(s)[0])
    assert sorted(s.current.owners) == [0, 0, 1, 1]
    assert len(set(s.current.dominoes)) == 4


@rule("KD-4.13")
def test_identical_dominoes_differ_only_in_order() -> None:
    s = table(seats=4, seed=2)
    play_on(s, seed=5)
    numbers = [number for player in s.players for number in (*player.placed, *player.discarded)]
    assert sorted(numbers) == list(range(1, 49))
