"""Tuning: what it draws is the same wherever it runs, and it climbs where there is a hill."""

import json

import numpy as np
import pytest

from panj.arena.tuning.climbing import Climb, Draw, Drawn, against_others, rounded
from panj.arena.tuning.grain import fitted_grain, wider
from panj.arena.tuning.odds import Data, chances, fitted, fitted_odds, measured
from panj.arena.tuning.positions import Collect, Position
from panj.arena.tuning.proof import Duel, Met, proof_of
from panj.arena.tuning.table import Table, leads, shares_won
from panj.arena.tuning.tuning import Effort, Tuning, written
from panj.core.fits import read_fit
from panj.core.odds import Odds

KOHAN = Table("kohan_dej", 4, {}, 7)
TWO = Table("kohan_dej", 2, {}, 7)
KINGDOMINO = Table("kingdomino", 2, {}, 7)


def nobody() -> None:
    """Nobody wants to know how far it has come."""


def test_a_game_is_the_same_wherever_it_is_played() -> None:
    centre = Climb(KOHAN, 1).weights()
    one, other = (Draw(KOHAN, "round 0", centre)(3) for _ in range(2))
    assert one == other
    assert one != Draw(KOHAN, "round 1", centre)(3)
    assert one != Draw(Table("kohan_dej", 4, {}, 8), "round 0", centre)(3)


def test_roles_that_nobody_can_pick_are_left_out() -> None:
    climb = Climb(KOHAN, 1)
    drawn = Draw(KOHAN, "round 0", climb.weights())(0)
    by_name = dict(zip(climb.names, drawn.weights[0], strict=True))
    assert by_name["role.0"] != 0.0  # the beginners' cast has an Assassin
    assert by_name["role.1"] == 0.0  # and no Witch


def test_a_climb_finds_the_top_of_a_hill() -> None:
    climb = Climb(KINGDOMINO, 1)
    luck = np.random.default_rng(1)
    top = np.array([0.4, -0.3, *[0.0] * (len(climb.names) - 2)])
    for _ in range(3):
        for _ in range(400):
            logs = climb.centre + luck.normal(0.0, 0.35, (2, len(top)))
            worth = -((logs - top) ** 2).sum(1) + luck.normal(0.0, 0.2, 2)
            won = [1.0, 0.0] if worth[0] > worth[1] else [0.0, 1.0]
            lead = float(worth[0] - worth[1])
            climb.games.append(Drawn(logs.tolist(), won, [lead, -lead]))
        sureness = climb.move()
    assert np.abs(climb.centre - top).max() < 0.1
    assert set(sureness) == set(climb.names)
    assert climb.weights()["growth"] == pytest.approx(1.0 * np.exp(0.4), abs=0.15)


def test_a_weight_stays_below_its_bound() -> None:
    climb = Climb(KINGDOMINO, 1)
    climb.centre = np.ones(len(climb.names))
    assert climb.weights()["middle_chance"] == 1.0


def test_others_are_taken_off() -> None:
    values = np.array([[[3.0], [1.0], [2.0]]])
    assert against_others(values).ravel().tolist() == [1.5, -1.5, 0.0]
    assert against_others(values[:, :1]).ravel().tolist() == [3.0]


def test_numbers_are_kept_short() -> None:
    assert [rounded(value) for value in (1.23456, 0.000123456, 1234.56)] == [
        1.235,
        0.0001235,
        1235.0,
    ]


def made(size: int) -> list[Position]:
    """Positions whose winner hangs on one input, the more the later it is."""
    luck = np.random.default_rng(2)
    found: list[Position] = []
    for game in range(size):
        inputs = luck.normal(0.0, 1.0, (2, 2))
        progress = float(luck.uniform())
        chance = 1.0 / (1.0 + np.exp(-2.0 * progress * (inputs[0, 0] - inputs[1, 0])))
        won = [1.0, 0.0] if luck.uniform() < chance else [0.0, 1.0]
        values = inputs[:, 0].tolist()
        found.append(Position(game, inputs.tolist(), values, [0.9, 0.1], progress, 0, won))
    return found


def test_chances_are_learnt_from_positions() -> None:
    odds, measures = fitted_odds(made(3000))
    assert odds.rising[0] == pytest.approx(2.0, abs=0.5)
    assert abs(odds.rising[1]) < 0.5
    assert measures["fitted"].loss < measures["hand"].loss
    assert measures["fitted"].loss == pytest.approx(measures["two_numbers"].loss, abs=0.01)
    assert measures["fitted"].error < 0.06 < measures["hand"].error
    assert len(measures["fitted"].losses) == 4


def test_what_is_measured_is_what_is_played_by() -> None:
    data = Data(made(200))
    moving = data.moving(data.parts)
    found = fitted(moving, data.won)
    odds = Odds(found[:3].tolist(), found[3:].tolist())
    told = chances(found, moving)
    for i in (0, 57):
        inputs = data.inputs[i].tolist()
        assert odds.chances(inputs, float(data.progress[i]), 0) == pytest.approx(told[i].tolist())
    assert measured(data.won, data).loss == pytest.approx(0.0)


def test_positions_are_of_settled_play_and_know_who_won() -> None:
    found = Collect(TWO, {}, 6.0, 120)(2)
    assert found
    assert all(sum(position.won) == 1.0 for position in found)
    assert found == Collect(TWO, {}, 6.0, 120)(2)
    assert all(len(position.inputs[0]) == len(found[0].inputs[0]) for position in found)


def test_the_hand_against_itself_is_even() -> None:
    same = [Duel(KINGDOMINO, {})(number) for number in range(2)]
    assert same[0].won + same[1].won == 1.0  # the same deal from both seats
    proof = proof_of(KINGDOMINO, [Met(1.0, 50.0, 40.0), Met(0.0, 40.0, 50.0)])
    assert (proof.share, proof.even, proof.points, proof.others) == (0.5, 0.5, 45.0, 45.0)
    assert proof.low < 0.5 < proof.high


def test_points_alone_are_compared_on_the_same_deal() -> None:
    alone = Duel(Table("minerva", 1, {}, 3), {})(0)
    assert (alone.won, alone.points) == (0.5, alone.others)


def test_wider_ratings_have_a_wider_grain() -> None:
    assert fitted_grain(TWO, {}) == TWO.hand().grain
    assert wider(KINGDOMINO, 1, {"waste": 6.0, "risk": 3.0, "growth": 3.0}) > 1.0


def test_a_tuning_is_kept_as_a_file_that_is_read_again() -> None:
    tuning = Tuning(TWO, Effort(1, 10, 9, 2, 1), nobody)
    *_, found = tuning.steps()
    assert found.proof is not None
    assert found.proof.games == 2
    assert found.odds is not None
    text = json.dumps(written(TWO, {}, found, "panj tune", "0"))
    weights = TWO.hand().weighed_by()
    assert weights is not None
    fit = read_fit("2p.json", text, "kohan_dej", TWO.game.rules_version, weights)
    assert fit.weights == found.weights
    judgement = fit.judgement(TWO.hand())
    assert sum(judgement.outlook(TWO.deal("test", 0))) == pytest.approx(1.0)


def test_shared_wins_and_leads() -> None:
    s = KINGDOMINO.finished("test", 1, [KINGDOMINO.hand()] * 2)
    assert sum(shares_won(s)) == 1.0
    assert sum(leads(s)) == pytest.approx(0.0)
