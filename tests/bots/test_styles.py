"""Styles: a bot that leans plays differently, and still plays to win."""

import pytest

from panj.bots.bot import ask
from panj.bots.greedy import GreedyBot
from panj.bots.random import RandomBot
from panj.bots.registry import bot
from panj.bots.styles import WITHIN, StyledJudgement, all_styles, check_style, styled, styles_of
from panj.core.dice import Dice
from panj.core.messages import Refused
from panj.core.registry import REGISTRY
from panj.core.state import State
from panj.core.weights import fitted_names

ALL = [(slug, style) for slug in REGISTRY.slugs() for style in styles_of(slug)]


def played(slug: str, names: list[str], seed: int) -> State:
    """A whole game between bots."""
    game = REGISTRY.game(slug)
    s = game.new(len(names), {}, seed)
    dice = Dice(seed)
    bots = [bot(name) for name in names]
    while (d := s.decision()) is not None:
        s.play(ask(bots[d.who], game, s, 0.1, dice))
    return s


def test_every_game_has_at_least_two_styles() -> None:
    assert all(len(styles_of(slug)) >= 2 for slug in REGISTRY.slugs())


@pytest.mark.parametrize(("slug", "style"), ALL)
def test_a_style_weighs_what_the_judgement_has(slug: str, style: str) -> None:
    game = REGISTRY.game(slug)
    s = game.new(max(game.seat_counts), {}, 2)
    dice = Dice(2)
    known: set[str] = set()
    for _ in range(40):
        known |= {aspect.key for aspect in game.judgement.aspects(s, 0)}
        s.play(ask(RandomBot(), game, s, 0.1, dice))
    weights = game.judgement_by_hand.weighed_by()
    assert weights is not None
    known |= {f"{slug}.aspect.{WITHIN}{name}" for name in fitted_names(weights)}
    assert {f"{slug}.aspect.{name}" for name in game.styles[style]} <= known


@pytest.mark.parametrize(("slug", "style"), ALL)
def test_a_style_plays_differently(slug: str, style: str) -> None:
    game = REGISTRY.game(slug)
    usual, leaning = REGISTRY.game(slug).judgement, styled(REGISTRY.game(slug), style)
    for seed in range(4):
        s = game.new(5 if 5 in game.seat_counts else max(game.seat_counts), {}, seed)
        dice = Dice(seed)
        count = 0
        while (d := s.decision()) is not None:
            moves = d.moves(s)
            if len(moves) > 1:
                guess = game.guess(s, d.who, dice)
                ratings = [judgement.rate(guess, moves) for judgement in (usual, leaning)]
                if ratings[0].index(max(ratings[0])) != ratings[1].index(max(ratings[1])):
                    return
            count += 1
            s.play(ask(RandomBot() if count % 3 else GreedyBot(), game, s, 0.1, dice))
    raise AssertionError(f"{style} never differs")


@pytest.mark.slow
@pytest.mark.parametrize(("slug", "style"), ALL)
def test_a_style_beats_chance(slug: str, style: str) -> None:
    seats = max(2, min(REGISTRY.game(slug).seat_counts))
    lead = 0.0
    for seed in range(2):
        names = ["random"] * seats
        names[seed] = f"greedy:{style}"
        s = played(slug, names, seed)
        others = [score for seat, score in enumerate(s.scores()) if seat != seed]
        lead += s.scores()[seed] - sum(others) / len(others)
    assert lead > 0


def test_a_name_has_a_level_and_a_style() -> None:
    made = bot("medium:builder")
    assert made.style == "builder"
    assert made.seconds() == bot("medium").seconds()
    assert isinstance(made.judgement(REGISTRY.game("kingdomino")), StyledJudgement)
    assert (
        bot("greedy").judgement(REGISTRY.game("kingdomino"))
        is REGISTRY.game("kingdomino").judgement
    )
    assert "builder" in all_styles()


@pytest.mark.parametrize("name", ["medium:dancer", "medium:", "nobody:builder"])
def test_what_does_not_exist_is_refused(name: str) -> None:
    with pytest.raises(Refused):
        bot(name)


@pytest.mark.parametrize("slug", REGISTRY.slugs())
def test_whoever_plays_by_hand_takes_the_weights_that_were_chosen_by_hand(slug: str) -> None:
    game = REGISTRY.game(slug)
    check_style(slug, "greedy:hand")
    assert bot("greedy:hand").judgement(game) is game.judgement_by_hand
    assert "hand" not in styles_of(slug)


def test_a_patient_player_of_trajan_spares_the_time() -> None:
    game = REGISTRY.game("trajan")
    s = game.new(2, {}, 1)
    weights = bot("greedy:patient").judgement(game).at(s).weighed_by()
    assert weights is not None
    assert weights.number("time") == 1.1


def test_a_game_refuses_a_style_that_it_has_not() -> None:
    check_style("kingdomino", "medium:builder")
    check_style("kingdomino", "medium")
    with pytest.raises(Refused):
        check_style("kingdomino", "medium:merchant")


def test_a_style_judges_the_end_of_a_game_as_everybody_does() -> None:
    s = played("kingdomino", ["random", "random"], 1)
    assert styled(REGISTRY.game("kingdomino"), "builder").outlook(s) == REGISTRY.game(
        "kingdomino"
    ).judgement.outlook(s)
