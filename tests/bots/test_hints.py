"""Hints that can be trusted: order, doubt and words agree, and no coordinate is ever said."""

import itertools
import re

import pytest

from panj.bots.bot import ask
from panj.bots.random import RandomBot
from panj.bots.search.budget import Budget
from panj.bots.search.doubt import Estimate, estimate_of
from panj.bots.search.facts import facts, telling
from panj.bots.search.hint import FAR, FEWEST_TRIALS, LEAST_PART, Compared, find_hints, ideas
from panj.bots.search.tree import Edge
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.judgement import POINTS, PROMISE
from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.registry import REGISTRY
from panj.core.state import State
from panj.words import LANGUAGES, words_for
from support.positions import middle

BUDGET = Budget(seconds=1e6, iterations=200, horizon=2)
COORDINATE = re.compile(r"\d,\W?\d")
NAMES = [f"Player{letter}" for letter in "ABCDEFGH"]
GAMES = REGISTRY.slugs()


def edge(number: int, visits: int, mean: float) -> Edge:
    """A move that was tried so often, and went so on average: it won or lost."""
    found = Edge(number, Move(0, number), 1.0)
    found.visits = visits
    found.total = mean * visits
    found.squares = mean * visits
    return found


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("decisions", [3, 12, 30, 55])
def test_order_chance_and_words_agree(slug: str, decisions: int) -> None:
    game = REGISTRY.game(slug)
    s = middle(slug, decisions)
    d = s.decision()
    assert d is not None
    hints = find_hints(game, game.judgement, game.guess(s, d.who, Dice(1)), BUDGET, Dice(2))
    means = [each.worth.mean for each in hints]
    assert means == sorted(means, reverse=True)
    assert [each.compared == Compared.FIRST for each in hints] == [
        place == 0 for place in range(len(hints))
    ]
    for before, each in itertools.pairwise(hints):
        is_behind = before.worth.surely_above(each.worth) > 0
        assert each.compared == (Compared.BEHIND if is_behind else Compared.EVEN)
        assert hints[0].worth.surely_above(each.worth) < FAR
    if len(hints) > 1:
        assert min(each.worth.trials for each in hints) >= FEWEST_TRIALS


@pytest.mark.parametrize(
    ("slug", "gain", "loss"),
    [
        ("trajan", Message("trajan.preview.points", [3]), Message("trajan.preview.spoils", [2])),
        ("minerva", Message("minerva.preview.points", [3]), Message("minerva.preview.fee", [2])),
        (
            "pax_pamir",
            Message("pax_pamir.preview.rupees", [3]),
            Message("pax_pamir.preview.gifts_lost", [2]),
        ),
    ],
)
def test_a_loss_alone_is_no_reason_for_a_move(slug: str, gain: Message, loss: Message) -> None:
    game = REGISTRY.game(slug)
    assert telling(game, [loss]) == []
    assert telling(game, [gain, loss]) == [gain, loss]


def test_a_move_that_was_hardly_tried_is_no_idea_however_well_it_went() -> None:
    lucky = edge(1, FEWEST_TRIALS - 1, 1.0)
    rare = edge(2, 40, 0.9)
    best, second = edge(3, 1000, 0.5), edge(4, 800, 0.6)
    assert 40 * LEAST_PART < 1000
    assert [each.key for each in ideas([best, second, rare, lucky])] == [4, 3]


def test_where_little_was_tried_one_move_is_told_with_its_doubt() -> None:
    few = [edge(1, 5, 0.6), edge(2, 4, 1.0)]
    assert [each.key for each in ideas(few)] == [1]
    told = estimate_of(5, 3.0, 3.0)
    assert told.high() - told.low() > 0.4


def test_a_move_far_ahead_stands_alone() -> None:
    assert len(ideas([edge(1, 400, 0.9), edge(2, 100, 0.2)])) == 1


def test_more_trials_leave_less_doubt() -> None:
    errors = [estimate_of(n, n / 2, n / 2).error for n in (1, 4, 30, 1000)]
    assert errors == sorted(errors, reverse=True)
    assert Estimate(0.5, 0.3, 9).surely_above(Estimate(0.4, 0.3, 9)) < 0


def positions(game: Game) -> list[State]:
    """Positions of matches of different sizes, from the first decision on."""
    found: list[State] = []
    for seats in (min(game.seat_counts), max(game.seat_counts)):
        s = game.new(seats, {}, seats)
        dice = Dice(seats)
        for number in range(240):
            if s.decision() is None:
                break
            if number % 3 == 0:
                found.append(s.clone())
            s.play(ask(RandomBot(), game, s, 1.0, dice))
    return found


@pytest.mark.parametrize("slug", GAMES)
def test_no_move_is_told_by_coordinates(slug: str) -> None:
    game = REGISTRY.game(slug)
    for s in positions(game):
        d = s.decision()
        assert d is not None
        for move in d.moves(s):
            message = game.told(s, move)
            for lang in LANGUAGES:
                said = words_for(lang).say(message, NAMES, d.who)
                assert not COORDINATE.search(said.replace("\u2068", "").replace("\u2069", "")), said
            if game.is_placed(move):
                assert message != game.moves.message(move)


@pytest.mark.parametrize("slug", GAMES)
def test_reasons_can_be_counted_on_the_table(slug: str) -> None:
    """What a search hopes for is never told: neither promises nor room to grow."""
    game = REGISTRY.game(slug)
    judgement = game.judgement
    assert PROMISE not in judgement.facts
    for s in positions(game)[::8]:
        d = s.decision()
        assert d is not None
        for move in d.moves(s)[:3]:
            for fact in facts(game, judgement, s, d.who, move, Dice(5)):
                assert fact.key in (POINTS, *judgement.facts)
                assert fact.amount == pytest.approx(round(fact.amount))
                assert all(words_for(lang).has(fact.key) for lang in LANGUAGES)
