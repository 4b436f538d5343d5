"""The judgement of Kohan Dej: who names a role does not know who holds it."""

import pytest

from panj.bots.bot import ask
from panj.bots.registry import bot
from panj.core.dice import Dice
from panj.core.judgement import PROMISE
from panj.core.moves import Move
from panj.core.registry import REGISTRY
from panj.games.kohan_dej.moves import Do
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.thinking.judgement import JUDGEMENT
from support import moves, rule

GAME = REGISTRY.game("kohan_dej")
NAMING = (Do.KILL, Do.ROB)


def naming(seed: int) -> tuple[KohanState, list[Move]]:
    """Somebody may kill or rob."""
    s = GAME.new(6, {}, seed)
    dice = Dice(seed)
    greedy = bot("greedy")
    while True:
        d = s.decision()
        assert d is not None
        found = [move for move in d.moves(s) if move.kind in NAMING]
        if found:
            assert isinstance(s, KohanState)
            return s, found
        s.play(ask(greedy, GAME, s, 1.0, dice))


def holders(s: KohanState, moves: list[Move]) -> list[int]:
    return [s.holder(move.a) for move in moves]


@rule("KO-4.3")
def test_a_search_does_not_begin_with_the_roles_of_one_guess() -> None:
    s, moves = naming(1)
    seat = s.decision().who  # type: ignore[union-attr]
    guesses = [GAME.guess(s, seat, Dice(number)) for number in range(8)]
    assert len({tuple(holders(guess, moves)) for guess in guesses}) > 1  # type: ignore[arg-type]
    priors = [JUDGEMENT.prior(guess, moves) for guess in guesses]
    assert all(prior == priors[0] for prior in priors)
    assert len(set(priors[0])) == 1


@rule("KO-4.3")
def test_whoever_plays_on_in_a_walk_names_many_roles() -> None:
    s, moves = naming(1)
    seat = s.decision().who  # type: ignore[union-attr]
    named = [JUDGEMENT.pick(GAME.guess(s, seat, Dice(number)), moves) for number in range(60)]
    assert len(set(named)) > len(moves) // 2


@rule("KO-4.3")
def test_a_walk_hits_no_more_often_than_somebody_who_does_not_know() -> None:
    """The leader is named about as often as any of six, and not always."""
    hits = tries = 0
    for seed in range(60):
        s, moves = naming(seed)
        richest = max(range(6), key=lambda seat: s.players[seat].gold)
        chosen = moves[JUDGEMENT.pick(s, moves)]
        tries += 1
        hits += s.holder(chosen.a) == richest
    assert hits < tries / 3


@rule("KO-5.3")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_value_is_what_its_aspects_say_and_nothing_besides(seats: int) -> None:
    s = GAME.new(seats, {"cast": "random"}, seats)
    for _ in range(120):
        s.make(moves(s)[JUDGEMENT.pick(s, moves(s))])
        for seat in range(seats):
            aspects = JUDGEMENT.aspects(s, seat)
            assert aspects[-1].key == PROMISE
            assert abs(aspects[-1].amount) < 1e-9
            rivals = next(each for each in aspects if each.key.endswith(".rivals"))
            assert JUDGEMENT.forecast(s, seat) == JUDGEMENT.value(s, seat) - rivals.amount
