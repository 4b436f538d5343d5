"""The judgement for Kingdomino in positions where the best move is plain."""

import pytest

from panj.bots.bot import ask
from panj.bots.greedy import GreedyBot
from panj.core.dice import Dice
from panj.core.moves import Move
from panj.core.registry import REGISTRY
from panj.games.kingdomino.game import GAME
from panj.games.kingdomino.rules.turn import ClaimNext
from panj.games.kingdomino.state import KingdominoState, Line
from support import moves, play_on, rule
from support.kingdomino import ask_place, claim, halves, kingdom_of, last_round, table


def choice(s: KingdominoState, seed: int = 1) -> Move:
    """What the greedy bot plays."""
    return ask(GreedyBot(), GAME, s, 1.0, Dice(seed))


def to_place(cells: str, domino: int, **options: bool) -> KingdominoState:
    """A table at which seat 0 has to place a domino, with others to come."""
    s = table(seats=4, **options)
    s.players[0].kingdom = kingdom_of(cells)
    s.players[0].placed = [0] * (len(cells.split()) // 2)
    s.next = Line([], [])
    ask_place(s, domino)
    return s


@rule("KD-5.3")
def test_the_last_domino_goes_where_it_scores_most() -> None:
    s = table(seats=4)
    s.players[0].kingdom = kingdom_of("1,0,W,1 2,0,W,0 -1,0,F,0 -2,0,F,0")
    last_round(s, [0, 1, 2, 3], [1, 2, 3, 4])
    taken = s.clone()
    taken.play(choice(s))
    best = 0
    for move in moves(s):
        other = s.clone()
        other.play(move)
        best = max(best, other.scores()[0])
    assert taken.scores()[0] == best == 4


@rule("KD-6.3")
def test_the_castle_stays_in_the_middle_while_the_bonus_is_on() -> None:
    cells = "1,0,W,1 2,0,W,0"
    s = to_place(cells, 1, middle_kingdom=True)
    for seed in range(5):
        for x, y in halves(choice(s, seed)):
            assert -2 <= x <= 2
            assert -2 <= y <= 2


@rule("KD-4.10")
def test_a_hole_is_rated_lower_than_the_same_points_without_one() -> None:
    # Both placements make the wheat four squares; only the first shuts in (-2, 1).
    cells = "-1,0,W,1 -2,0,W,0 1,0,F,0 2,0,F,0 -2,2,F,0 -1,2,F,0"
    s = to_place(cells, 1, harmony=True, middle_kingdom=True)
    options = moves(s)
    ratings = REGISTRY.game("kingdomino").judgement.rate(s, options)
    rated = {frozenset(halves(move)): ratings[i] for i, move in enumerate(options)}
    with_hole = rated[frozenset({(-1, 1), (0, 1)})]
    without = rated[frozenset({(-2, 1), (-1, 1)})]
    assert with_hole < without - 1


@rule("KD-5.3")
def test_the_domino_that_scores_is_claimed() -> None:
    s = table(seats=4)
    s.players[0].kingdom = kingdom_of("1,0,M,1 2,0,M,2 1,1,S,0 2,1,S,0")
    s.players[0].placed = [0, 0]
    s.next = Line([3, 7, 10, 46], [-1, -1, -1, -1])
    s.agenda.clear()
    s.then([ClaimNext(0)])
    assert choice(s) == claim(46)


@rule("KD-3.5")
def test_of_two_equal_dominoes_the_one_that_acts_first_is_claimed() -> None:
    s = table(seats=4)
    s.next = Line([3, 4, 5, 6], [1, -1, -1, -1])
    s.agenda.clear()
    s.then([ClaimNext(0)])
    assert choice(s) == claim(4)


@rule("KD-5.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_value_of_a_finished_game_is_its_score(seats: int) -> None:
    s = table(seats=seats, middle_kingdom=True, harmony=True)
    play_on(s, seed=seats)
    judgement = REGISTRY.game("kingdomino").judgement
    assert [judgement.value(s, seat) for seat in range(seats)] == s.scores()


@rule("KD-6.2")
def test_the_value_counts_the_finished_games_of_a_dynasty() -> None:
    s = table(seats=2, dynasty=True)
    while s.game < 2:
        s.play(moves(s)[0])
    fresh = table(seats=2)
    first = s.players[0].tallies[0].total
    judgement = REGISTRY.game("kingdomino").judgement
    assert judgement.value(s, 0) - first == pytest.approx(judgement.value(fresh, 0), abs=0.01)


def test_the_value_is_near_the_score_that_follows() -> None:
    misses = []
    for seed in range(6):
        s = table(seats=4, seed=seed, middle_kingdom=True, harmony=True)
        dice = Dice(seed)
        while s.round < 6:
            s.play(ask(GreedyBot(), GAME, s, 1.0, dice))
        values = [REGISTRY.game("kingdomino").judgement.value(s, seat) for seat in range(4)]
        while s.decision() is not None:
            s.play(ask(GreedyBot(), GAME, s, 1.0, dice))
        misses += [score - value for score, value in zip(s.scores(), values, strict=True)]
    assert abs(sum(misses) / len(misses)) < 12


def test_there_is_one_rating_for_each_move() -> None:
    s = table(seats=2, mighty_duel=True)
    dice = Dice(6)
    while s.decision() is not None:
        options = moves(s)
        assert len(REGISTRY.game("kingdomino").judgement.rate(s, options)) == len(options)
        s.make(options[dice.below(len(options))])
