"""What a king's turn holds, and which of its moves give it away."""

from panj.core.guide import Chip, Ends
from panj.games.kingdomino.game import GAME
from panj.games.kingdomino.state import KingdominoState
from support import moves, rule
from support.kingdomino import ask_place, kingdom_of, last_round, table
from support.turns import chip, chips

FULL = " ".join(f"{x},{y},W,0" for x in range(5) for y in range(5) if (x, y) != (0, 0))


def first_of_a_round() -> KingdominoState:
    """All kings have claimed once, and the first of them is to place."""
    s = table()
    while s.round == 0:
        s.play(moves(s)[0])
    return s


@rule("KD-3.6")
def test_a_turn_holds_a_domino_to_place_and_one_to_claim() -> None:
    s = first_of_a_round()
    assert chips(GAME, s) == ["place open", "claim open"]
    s.play(moves(s)[0])
    assert chips(GAME, s) == ["place done", "claim open"]


@rule("KD-3.6")
def test_in_the_last_round_a_king_only_places() -> None:
    s = table()
    last_round(s, [0, 1, 0, 1], [1, 2, 3, 4])
    assert chips(GAME, s) == ["place open"]
    assert GAME.guide.ends(s, moves(s)[0]) == Ends.QUIETLY


@rule("KD-4.7")
def test_a_forced_discard_says_why_and_asks_nothing() -> None:
    s = first_of_a_round()
    s.players[0].kingdom = kingdom_of(FULL)
    ask_place(s, 20)
    place = chip(GAME, s, "place")
    assert place.state == Chip.OFF
    assert place.reason is not None
    assert place.reason.key == "kingdomino.prompt.discard"
    (discard,) = moves(s)
    assert GAME.guide.leaves(s, discard, [discard]) == []


@rule("KD-3.6")
def test_placing_keeps_the_turn_and_claiming_gives_it_away() -> None:
    s = first_of_a_round()
    assert GAME.guide.ends(s, moves(s)[0]) == Ends.NO
    s.play(moves(s)[0])
    assert GAME.guide.ends(s, moves(s)[0]) == Ends.QUIETLY


@rule("KD-3.7")
def test_the_last_claim_of_a_round_shows_a_new_line() -> None:
    s = first_of_a_round()
    for _ in range(len(s.current.owners) - 1):
        s.play(moves(s)[0])
        s.play(moves(s)[0])
    s.play(moves(s)[0])
    assert GAME.guide.ends(s, moves(s)[0]) == Ends.SHOWING
