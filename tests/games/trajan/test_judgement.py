"""The judgement for Trajan: what the greedy bot makes of it."""

import pytest

from games.trajan.scene import (
    CONSTRUCTION,
    FORUM,
    SEAPORT,
    SENATE,
    ask,
    demand,
    do,
    fill,
    forum_kind,
    give,
    hold,
    keep,
    move_of,
    slot,
    table,
)
from panj.bots.bot import Bot
from panj.bots.bot import ask as answer
from panj.bots.greedy import GreedyBot
from panj.bots.random import RandomBot
from panj.bots.registry import bot
from panj.core.dice import Dice
from panj.core.judgement import best_of
from panj.core.moves import Move
from panj.core.registry import REGISTRY
from panj.games.trajan.game import GAME
from panj.games.trajan.rules.actions import OfferAction
from panj.games.trajan.state import TrajanState
from panj.games.trajan.thinking.judgement import JUDGEMENT, promises
from panj.games.trajan.thinking.value import position_value, sure_points
from support import moves


def choice(s: TrajanState) -> Move:
    """The move that the judgement likes best; it does so at a glance too, where it is obvious."""
    found = moves(s)
    ratings = JUDGEMENT.rate(s, found)
    best = found[ratings.index(max(ratings))]
    assert found[JUDGEMENT.pick(s, found)] == best
    return best


def play(bots: list[Bot], seed: int) -> list[int]:
    """The scores of a game between bots."""
    s = GAME.new(len(bots), {}, seed)
    dice = Dice(seed)
    while True:
        d = s.decision()
        if d is None:
            return s.scores()
        found = d.moves(s)
        one = len(found) == 1
        s.play(found[0] if one else answer(bots[d.who], GAME, s, 0.0, dice))


def test_the_judgement_is_found_by_its_game() -> None:
    assert REGISTRY.game("trajan").judgement_by_hand is JUDGEMENT


def test_the_value_of_a_finished_game_is_its_score() -> None:
    s = table()
    s.is_over = True
    s.agenda.clear()
    assert [JUDGEMENT.value(s, seat) for seat in (0, 1)] == [float(score) for score in s.scores()]


def test_a_full_ship_sails() -> None:
    s = table()
    give(s, 0, "fish fish fish fish")
    ask(s, OfferAction(0, SEAPORT, 1))
    assert choice(s) == move_of("ship same")
    do(s, "ship same")
    assert choice(s) == move_of("load_same fish 4 0")


def test_a_demand_that_lies_face_up_is_answered() -> None:
    s = table()
    demand(s, "bread bread games")
    keep(s, 0, "d1 d2")
    s.forum.spaces[:3] = [forum_kind("bread"), forum_kind("games"), forum_kind("religion")]
    s.round = 12
    ask(s, OfferAction(0, FORUM, 1))
    assert choice(s) == move_of("take_forum g1 games")


def test_a_tile_within_reach_is_completed() -> None:
    s = table()
    fill(s.players[0], ["yo", "gg", "owwppbb"])
    slot(s, 0, 2, "w3")
    do(s, "sow 0")
    assert choice(s) == move_of("drop orange")


def test_points_in_the_senate_are_not_declined() -> None:
    s = table()
    ask(s, OfferAction(0, SENATE, 1))
    assert choice(s) == move_of("advance")


def test_the_fourth_building_of_a_type_is_wanted() -> None:
    s = table()
    s.sites = [-1] * 20
    s.sites[1], s.sites[5] = 3, 7
    s.players[0].sites = 1
    s.players[0].built = 0b0111 | 1 << 4
    s.round = 14
    ask(s, OfferAction(0, CONSTRUCTION, 1))
    assert choice(s) == move_of("build 1")


def test_an_extra_tile_is_used_before_the_end() -> None:
    s = table()
    hold(s, 0, "extra_senate")
    s.round, s.time = 16, 9
    ask(s, OfferAction(0, SENATE, 1))
    do(s, "advance")
    assert choice(s) == move_of("use_extra senate")


def test_the_judgement_does_not_change_the_position() -> None:
    s = table()
    before = GAME.dump(s)
    JUDGEMENT.rate(s, moves(s))
    JUDGEMENT.pick(s, moves(s))
    assert GAME.dump(s) == before


def test_a_glance_makes_as_many_points_as_a_long_look() -> None:
    totals = {"glance": 0, "look": 0}
    for seed in range(2):
        s = GAME.new(2, {}, seed)
        while s.decision() is not None:
            found = moves(s)
            is_glance = s.decision().who == seed
            s.play(
                found[JUDGEMENT.pick(s, found) if is_glance else best_of(JUDGEMENT.rate(s, found))]
            )
        totals["glance"] += s.scores()[seed]
        totals["look"] += s.scores()[1 - seed]
    assert totals["glance"] > 0.8 * totals["look"]


def test_greedy_beats_random() -> None:
    scores = play([GreedyBot(), RandomBot()], seed=4)
    assert scores[0] > scores[1] + 30


@pytest.mark.slow
def test_greedy_beats_random_in_every_game() -> None:
    for seed in range(20):
        mine = seed % 2
        bots: list[Bot] = [GreedyBot(), RandomBot()] if mine == 0 else [RandomBot(), GreedyBot()]
        scores = play(bots, seed)
        assert scores[mine] > scores[1 - mine]


@pytest.mark.slow
def test_patient_players_average_more_than_a_hundred_and_twenty_points() -> None:
    """Whoever plays to win alone ends games sooner, with fewer points: 117 on these deals."""
    scores: list[int] = []
    for seed in range(8):
        scores += play([bot("greedy:patient") for _ in range(3)], seed)
    assert sum(scores) / len(scores) >= 120


@pytest.mark.parametrize("seed", range(3))
def test_what_is_told_of_a_position_is_what_it_is_valued_by(seed: int) -> None:
    s = GAME.new(3, {}, seed)
    dice = Dice(seed)
    while (d := s.decision()) is not None:
        for seat, player in enumerate(s.players):
            sure = float(player.score() + sure_points(s, player))
            hoped = position_value(JUDGEMENT.weights, s, seat) - sure
            assert sum(promises(JUDGEMENT.weights, s, seat)) == pytest.approx(hoped)
        moves = d.moves(s)
        s.make(moves[dice.below(len(moves))])
