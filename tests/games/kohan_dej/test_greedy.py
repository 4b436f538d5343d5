"""The greedy judgement of Kohan Dej."""

import pytest

from games.kohan_dej.scene import city, do, gold, hand, hold, table, turn
from panj.bots.bot import ask
from panj.bots.greedy import GreedyBot
from panj.core.dice import Dice
from panj.games.kohan_dej.game import GAME
from panj.games.kohan_dej.moves import VERBS
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.thinking.judgement import JUDGEMENT
from panj.games.kohan_dej.thinking.ratings import Purse, card_value
from panj.games.kohan_dej.thinking.weights import Weights
from support import asked, moves, rule


def best(s: KohanState) -> str:
    """The move with the highest rating."""
    options = moves(s)
    ratings = JUDGEMENT.rate(s, options)
    return VERBS.text(options[ratings.index(max(ratings))])


CASTS = next(option for option in GAME.options if option.name == "cast").choices


def wins(games: int, seats: int, cast: str = "beginner") -> int:
    """How often greedy beats random players, sitting on every seat in turn."""
    bot = GreedyBot()
    won = 0
    for seed in range(games):
        s = GAME.new(seats, {"cast": cast}, seed)
        dice = Dice(seed)
        while (d := s.decision()) is not None:
            options = d.moves(s)
            if d.who == seed % seats:
                s.play(ask(bot, GAME, s, 1.0, dice))
            else:
                s.make(options[dice.below(len(options))])
        won += s.ranking()[seed % seats] == 1
    return won


@rule("KO-3.21")
def test_it_gathers_what_is_missing() -> None:
    s = table(4)
    turn(s, 0, "king", gathered=False)
    assert best(s) == "gather_cards"
    hand(s, 0, "palace castle")
    assert best(s) == "gather_gold"


@rule("KO-3.30")
def test_it_builds_the_dearest_district() -> None:
    s = table(4)
    hand(s, 0, "palace castle tavern")
    gold(s, 5)
    turn(s, 0, "thief")
    do(s, "rob king")
    assert best(s) == "build palace"


@rule("KO-4.2")
def test_it_builds_for_its_income_first() -> None:
    s = table(4)
    city(s, 0, "tavern")
    hand(s, 0, "market temple")
    gold(s, 3)
    turn(s, 0, "trader")
    assert best(s) == "build market"
    do(s, "build market")
    assert best(s) == "income"


@rule("KO-4.14")
def test_it_never_robs_itself() -> None:
    s = table(3)
    hold(s, thief=0, warlord=0, merchant=1)
    gold(s, 5, 1)
    turn(s, 0, "thief")
    ratings = dict(zip(map(VERBS.text, moves(s)), JUDGEMENT.rate(s, moves(s)), strict=True))
    assert ratings["rob merchant"] > ratings["rob warlord"]


def test_a_duplicate_is_worth_little() -> None:
    s = table(4)
    city(s, 0, "palace")
    assert card_value(s, 0, 2) < card_value(s, 0, 7)
    hand(s, 0, "palace tavern")
    assert Purse(s, 0, Weights()).useful == 1


def test_the_value_grows_with_the_city() -> None:
    s = table(4)
    before = JUDGEMENT.value(s, 0)
    city(s, 0, "palace")
    assert JUDGEMENT.value(s, 0) > before
    assert asked(s).who in range(4)


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_it_plays_whole_games_at_every_table(seats: int) -> None:
    assert wins(4, seats) >= 2


def test_it_beats_three_random_players_in_a_short_series() -> None:
    assert wins(20, 4) >= 17


@pytest.mark.slow
def test_it_beats_three_random_players_in_95_of_100_games() -> None:
    assert wins(500, 4) >= 475


@pytest.mark.slow
@pytest.mark.parametrize("cast", CASTS)
def test_it_beats_random_players_with_every_cast(cast: str) -> None:
    # 95 % on average; in 200 games chance alone may take three of them away.
    assert wins(200, 4, cast) >= 184
