"""The search: it finds what is there to find, and never sees what it may not see."""

import pytest

from panj.bots.bot import ask
from panj.bots.levels import EasyBot, SearchBot
from panj.bots.random import RandomBot
from panj.bots.registry import bot
from panj.bots.search.search import Plan, Search
from panj.bots.sense.sense import sense_for
from panj.core.dice import Dice
from panj.core.registry import REGISTRY
from panj.core.state import State

GAMES = REGISTRY.slugs()
FEW = 60
"""Iterations: enough for every part of the search to be used."""


def middle(slug: str, decisions: int, seed: int = 3) -> State:
    """A position with a real choice after so many random decisions."""
    game = REGISTRY.game(slug)
    s = game.new(max(game.seat_counts), {}, seed)
    dice = Dice(seed)
    player = RandomBot()
    count = 0
    while True:
        d = s.decision()
        assert d is not None
        if count >= decisions and len(d.moves(s)) > 1:
            return s
        s.play(ask(player, game, s, 1.0, dice))
        count += 1


def searched(slug: str, s: State, dice: Dice, plan: Plan) -> Search:
    d = s.decision()
    assert d is not None
    search = Search(REGISTRY.game(slug), sense_for(slug), plan, dice)
    search.grow(s, d.who)
    return search


@pytest.mark.parametrize("slug", GAMES)
def test_every_iteration_is_counted_at_the_root(slug: str) -> None:
    s = middle(slug, 30)
    search = searched(slug, s, Dice(1), Plan(seconds=1e6, iterations=FEW))
    tried = search.ranked()
    assert sum(edge.visits for edge in tried) == search.done <= FEW
    d = s.decision()
    assert d is not None
    assert {edge.move for edge in tried} <= set(d.moves(s))
    assert all(0.0 <= edge.mean() <= 1.0 for edge in tried)


@pytest.mark.parametrize("slug", GAMES)
def test_a_search_chooses_the_same_whatever_is_hidden(slug: str) -> None:
    # Guesses of guesses are drawn from what the seat knows alone, so with the same dice two deals
    # of the hidden part lead to the same tree, number for number.
    game = REGISTRY.game(slug)
    for seed in range(3):
        s = middle(slug, 12 + 25 * seed, seed)
        d = s.decision()
        assert d is not None
        trees = []
        for deal in range(3):
            guess = game.guess(s, d.who, Dice(deal))
            search = searched(slug, guess, Dice(9), Plan(seconds=1e6, iterations=FEW))
            trees.append([(edge.move, edge.visits, edge.mean()) for edge in search.ranked()])
        assert trees[0] == trees[1] == trees[2]
