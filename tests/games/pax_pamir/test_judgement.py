"""The greedy judgement: what it likes, and that it wins."""

import pytest

from games.pax_pamir.scene import (
    KABUL,
    act,
    asks,
    hand,
    market,
    play,
    table,
    texts_now,
    tribes,
)
from panj.bots.bot import ask
from panj.bots.greedy import GreedyBot
from panj.bots.random import RandomBot
from panj.core.codec import Json
from panj.core.dice import Dice
from panj.core.registry import REGISTRY
from panj.games.pax_pamir.game import GAME
from panj.games.pax_pamir.rules.dominance import DominanceCheck
from panj.games.pax_pamir.rules.turn import Turn
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.thinking.judgement import JUDGEMENT
from support import moves, rule


def best(s: PaxState) -> str:
    ratings = JUDGEMENT.rate(s, moves(s))
    return texts_now(s)[ratings.index(max(ratings))]


def winner_of(seed: int, greedy: int, seats: int, options: dict[str, Json]) -> list[int]:
    """The ranking of a game of one greedy player against random ones."""
    s = GAME.new(seats, options, seed)
    dice = Dice(seed)
    while (d := s.decision()) is not None:
        bot = GreedyBot() if d.who == greedy else RandomBot()
        move = ask(bot, GAME, s, 0.1, dice)
        assert move in d.moves(s)
        s.play(move)
    return s.ranking()


def test_the_judgement_is_found_by_its_slug() -> None:
    assert REGISTRY.game("pax_pamir").judgement_by_hand is JUDGEMENT


def test_the_lead_is_measured_against_the_best_other() -> None:
    s = table(seats=3)
    for seat, points in enumerate((3, 5, 1)):
        s.players[seat].cylinder_points = points
    each = JUDGEMENT.weights.lead
    assert [JUDGEMENT.for_lead(s, seat) for seat in range(3)] == [-2 * each, 2 * each, -4 * each]


@rule("PP-5.1")
def test_it_buys_a_check_that_wins_the_game() -> None:
    s = table()
    market(s, T0=101, B0=61, T5=102)
    tribes(s, 0, KABUL, 2)
    s.players[0].cylinder_points = 3
    asks(s, Turn(0))
    assert best(s) == "buy 101"


def test_it_leaves_a_check_that_loses_the_game() -> None:
    s = table()
    market(s, T3=101, T4=102, B0=61)
    tribes(s, 1, KABUL, 2)
    asks(s, Turn(0))
    assert "buy 101" in texts_now(s)
    assert best(s) != "buy 101"


def test_it_plays_tribes_rather_than_end_the_turn() -> None:
    s = table()
    hand(s, 0, 7)
    asks(s, Turn(0))
    assert best(s) == "play 7 right"


def test_a_finished_game_is_won_or_lost() -> None:
    s = table()
    tribes(s, 0, KABUL)
    asks(s, DominanceCheck(0))
    assert JUDGEMENT.value(s, 0) > 900
    assert JUDGEMENT.value(s, 1) < -900


def test_rating_does_not_change_the_state() -> None:
    s = table()
    hand(s, 0, 7, 8)
    market(s, T0=61)
    act(s)
    before = GAME.dump(s)
    JUDGEMENT.rate(s, moves(s))
    assert GAME.dump(s) == before
    play(s, "end_turn")


def test_it_beats_three_random_players() -> None:
    wins = sum(winner_of(seed, seed % 4, 4, {})[seed % 4] == 1 for seed in range(10))
    assert wins >= 8


@pytest.mark.parametrize("seats", [2, 3])
def test_it_plays_whole_legal_games_against_wakhan(seats: int) -> None:
    for seed in range(2):
        assert 1 in winner_of(seed, 0, seats, {"wakhan": True})


@pytest.mark.slow
def test_it_wins_95_of_100_games_against_three_random_players() -> None:
    wins = sum(winner_of(1000 + seed, seed % 4, 4, {})[seed % 4] == 1 for seed in range(500))
    assert wins >= 475
