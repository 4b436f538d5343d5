"""How strong bots without search are; fixed seeds, and bounds several standard errors away."""

import pytest

from panj.bots.bot import Bot, ask
from panj.bots.registry import bot
from panj.core.dice import Dice
from panj.core.registry import REGISTRY
from panj.core.state import State

BONUSES: dict[str, object] = {"middle_kingdom": True, "harmony": True}


def finished(
    bots: list[Bot], options: dict[str, object], seed: int, slug: str = "kingdomino"
) -> State:
    """A game played to its end, one bot on each seat."""
    game = REGISTRY.game(slug)
    s = game.new(len(bots), options, seed)  # type: ignore[arg-type]
    dice = Dice(seed)
    while True:
        d = s.decision()
        if d is None:
            return s
        s.play(ask(bots[d.who], game, s, 1.0, dice))


def mean_score(games: int, seats: int, options: dict[str, object]) -> float:
    """The greedy bot's points against itself, over all seats."""
    bots = [bot("greedy")] * seats
    total = 0
    for seed in range(games):
        total += sum(finished(bots, options, seed).scores())
    return total / games / seats


def wins(games: int, seats: int, options: dict[str, object]) -> int:
    """How often one greedy bot comes first among random ones, on every seat in turn."""
    won = 0
    for seed in range(games):
        bots = [bot("random")] * seats
        bots[seed % seats] = bot("greedy")
        won += finished(bots, options, seed).ranking()[seed % seats] == 1
    return won


def test_greedy_scores_well_against_itself() -> None:
    # The mean of many games is 62.7, of one game 6 points around it: 55 is 4 errors away.
    assert mean_score(12, seats=4, options=BONUSES) > 55


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random_without_bonuses(seats: int) -> None:
    assert wins(12, seats, {}) >= 11


def test_greedy_beats_random_in_a_mighty_duel() -> None:
    assert wins(4, 2, {**BONUSES, "mighty_duel": True}) == 4


@pytest.mark.slow
def test_greedy_scores_over_sixty_points_with_four_seats() -> None:
    # 62.7 in 1,000 games; the standard error of 90 games is 0.6.
    assert mean_score(90, seats=4, options=BONUSES) > 60


@pytest.mark.slow
def test_greedy_nearly_always_wins_against_three_random_players() -> None:
    # 99.7 % of 1,000 games; a build as good as that loses more than 6 of 300 once in 24,000.
    assert wins(300, seats=4, options=BONUSES) >= 294


@pytest.mark.slow
@pytest.mark.parametrize("slug", REGISTRY.slugs())
def test_an_easy_player_stands_between_random_and_greedy(slug: str) -> None:
    # Of 200 games 93 to 100 % were won against `random`, and 2 to 25 % against `greedy`.
    won = {"random": 0, "greedy": 0}
    for other in won:
        for seed in range(24):
            bots = [bot("easy"), bot(other)]
            mine = seed % 2
            ranking = finished(bots[:: 1 - 2 * mine], {}, seed // 2, slug).ranking()
            won[other] += ranking[mine] < ranking[1 - mine]
    assert won["random"] >= 20
    assert won["greedy"] <= 12
