"""The greedy bot's judgement of Minerva."""

import pytest

from games.minerva.scene import (
    activate_to,
    ask,
    ask_action,
    build,
    buy,
    cell_at,
    city_of,
    culture,
    face,
    hold,
    offer,
    row,
    sell,
    table,
    use_tile,
)
from panj.bots.bot import Bot
from panj.bots.bot import ask as consult
from panj.bots.greedy import GreedyBot
from panj.bots.random import RandomBot
from panj.core.dice import Dice
from panj.core.judgement import PROMISE
from panj.core.moves import Move
from panj.games.minerva.game import GAME
from panj.games.minerva.moves import Do
from panj.games.minerva.reading.tiles import shipped_tables
from panj.games.minerva.rules.activation import ChooseDirection
from panj.games.minerva.rules.special import LiftTile
from panj.games.minerva.state import MinervaState
from panj.games.minerva.thinking.judgement import JUDGEMENT
from support import asked, moves, rule


def best(s: MinervaState) -> Move:
    """The move that is rated best."""
    options = moves(s)
    ratings = JUDGEMENT.rate(s, options)
    return options[ratings.index(max(ratings))]


def finished(seats: int, bots: list[Bot], seed: int) -> MinervaState:
    """A game played to its end."""
    s = table(seats=seats, seed=seed)
    dice = Dice(seed)
    while s.decision() is not None:
        s.play(consult(bots[asked(s).who], GAME, s, 1.0, dice))
    return s


def test_the_longer_line_is_activated() -> None:
    s = table()
    s.players[0].city = city_of({**row(["forest", "quarry", "residence"]), (2, 1): "ore_mine"})
    ask(s, [ChooseDirection(0, cell_at(2, 0))])
    assert best(s) == activate_to("left")


def test_a_culture_tile_is_worth_more_than_a_resource() -> None:
    s = table()
    s.players[0].city = city_of({**row(["library", "residence"]), (1, 1): "forest"})
    ask(s, [ChooseDirection(0, cell_at(1, 0))])
    assert best(s) == activate_to("left")


def test_a_garden_completes_a_stack() -> None:
    s = table()
    hold(s, 0, art=1)
    s.taken[0], s.taken[1], s.taken[2] = 3, 1, 3
    use_tile(s, "garden")
    assert best(s) == culture("art")


def test_nothing_is_sold_without_need() -> None:
    s = table()
    offer(s, [])
    hold(s, 0, wheat=6)
    s.players[0].residences = 0
    ask_action(s)
    assert best(s).kind == Do.PASS
    assert JUDGEMENT.rate(s, moves(s))[moves(s).index(sell("wheat"))] < -100


@rule("MI-9.30")
def test_a_resource_is_bought_at_the_price_that_stands_on_the_tile() -> None:
    kinds = shipped_tables()["location_kinds.csv"]
    dear = kinds.replace("convert:denarius=2>any_resource=1", "convert:denarius=3>any_resource=1")
    assert dear != kinds
    ratings = []
    for text in (kinds, dear):
        s = GAME.new(2, {"tiles": {"location_kinds.csv": text}}, 1)
        assert isinstance(s, MinervaState)
        offer(s, [])
        hold(s, 0, denarius=6)
        use_tile(s, "trading_post")
        ratings.append(JUDGEMENT.rate(s, moves(s))[moves(s).index(buy("ore"))])
    assert ratings[0] - ratings[1] == pytest.approx(JUDGEMENT.weights.denarius)


def test_a_free_tile_is_taken_at_the_start() -> None:
    s = table()
    offer(s, ["forest", "quarry"])
    hold(s, 0, denarius=3)
    ask_action(s)
    assert best(s) in (build("forest"), build("quarry"))


def shut_line() -> MinervaState:
    """A strong row with residences at both ends: no further one can activate it.

    It is late, so that no assistant will do it either.
    """
    s = table()
    s.round = 5
    tiles = row(["residence", "theatre", "statue", "library", "residence"])
    s.players[0].city = city_of({**tiles, (3, 1): "forest"})
    return s


def test_an_aqueduct_makes_room_for_another_residence() -> None:
    s = shut_line()
    s.players[0].city.put(cell_at(4, 1), face("aqueduct"))
    ask(s, [LiftTile(0, cell_at(4, 1))])
    assert best(s) == Move(Do.CHOOSE, cell_at(4, 0))
    s.play(best(s))
    cell = best(s).a
    s.play(best(s))
    assert s.players[0].city.at(cell) == face("residence")
    assert cell not in (cell_at(4, 0), cell_at(5, 0))


def test_an_aqueduct_is_built_where_it_helps() -> None:
    s = shut_line()
    offer(s, ["aqueduct", "circus"])
    hold(s, 0, stone=1, wood=1, denarius=8)
    ask_action(s)
    options = moves(s)
    ratings = JUDGEMENT.rate(s, options)
    assert ratings[options.index(build("aqueduct"))] > ratings[options.index(build("circus"))]
    s.play(build("aqueduct"))
    near = s.players[0].city.ring(best(s).a)
    assert cell_at(4, 0) in near or cell_at(0, 0) in near


def test_every_decision_of_whole_games_is_rated() -> None:
    for seats in (1, 3):
        s = table(seats=seats, seed=seats)
        dice = Dice(5)
        while s.decision() is not None:
            options = moves(s)
            if len(options) < 12:
                ratings = JUDGEMENT.rate(s, options)
                assert len(ratings) == len(options)
            s.make(options[dice.below(len(options))])
        assert JUDGEMENT.value(s, 0) == s.scores()[0]


def test_the_aspects_are_all_of_the_value_but_for_the_turn_order() -> None:
    s = table(seats=3, seed=2)
    dice = Dice(2)
    while s.decision() is not None:
        for seat, player in enumerate(s.players):
            named = [each for each in JUDGEMENT.aspects(s, seat) if each.key != PROMISE]
            rest = JUDGEMENT.value(s, seat) - sum(each.amount for each in named)
            assert rest == pytest.approx(s.order_points(player))
        options = moves(s)
        s.make(options[dice.below(len(options))])


@pytest.mark.slow
def test_greedy_beats_random_in_a_game_of_two() -> None:
    s = finished(2, [GreedyBot(), RandomBot()], 4)
    assert s.ranking()[0] == 1


@pytest.mark.slow
def test_greedy_beats_three_random_players() -> None:
    won = 0
    for seed in range(20):
        bots: list[Bot] = [RandomBot() for _ in range(4)]
        bots[seed % 4] = GreedyBot()
        won += finished(4, bots, seed).ranking()[seed % 4] == 1
    assert won >= 19


@pytest.mark.slow
def test_greedy_is_a_tribune_on_average_alone() -> None:
    scores = [finished(1, [GreedyBot()], seed).scores()[0] for seed in range(30)]
    assert sum(scores) / len(scores) >= 50
