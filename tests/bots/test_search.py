"""The search: it finds what is there to find, and never sees what it may not see."""

import pytest

from panj.bots.bot import ask
from panj.bots.levels import EasyBot, SearchBot
from panj.bots.registry import bot
from panj.bots.search.budget import Budget
from panj.bots.search.hint import find_hints
from panj.bots.search.search import OFTEN, Search
from panj.bots.styles import styled
from panj.core.codec import Json
from panj.core.dice import Dice
from panj.core.judgement import TO_THE_END
from panj.core.registry import REGISTRY
from panj.core.state import State
from support.positions import middle

GAMES = REGISTRY.slugs()
ALONE = [("minerva", 1, {}), ("pax_pamir", 2, {"wakhan": True})]
"""Tables of one person: nothing was fitted to who wins there."""
FEW = 60
"""Iterations: enough for every part of the search to be used."""

NEAR = 5
"""Decisions that a walk plays on: to the end would take long where nothing is compiled."""


def searched(slug: str, s: State, dice: Dice, budget: Budget) -> Search:
    d = s.decision()
    assert d is not None
    search = Search(REGISTRY.game(slug), REGISTRY.game(slug).judgement, budget, dice)
    search.grow(s, d.who)
    return search


@pytest.mark.parametrize("slug", GAMES)
def test_every_iteration_is_counted_at_the_root(slug: str) -> None:
    s = middle(slug, 30)
    search = searched(slug, s, Dice(1), Budget(seconds=1e6, iterations=FEW, horizon=NEAR))
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
    for seed in range(2):
        s = middle(slug, 12 + 25 * seed, seed)
        d = s.decision()
        assert d is not None
        trees = []
        for deal in range(2):
            guess = game.guess(s, d.who, Dice(deal))
            search = searched(
                slug, guess, Dice(9), Budget(seconds=1e6, iterations=FEW, horizon=NEAR)
            )
            trees.append([(edge.move, edge.visits, edge.mean()) for edge in search.ranked()])
        assert trees[0] == trees[1]


@pytest.mark.parametrize("slug", GAMES)
def test_a_search_without_judgement_plays_to_the_end(slug: str) -> None:
    s = middle(slug, 60)
    search = searched(slug, s, Dice(2), Budget(seconds=1e6, iterations=10, is_blind=True))
    assert sum(edge.visits for edge in search.ranked()) == search.done


def test_a_walk_is_played_on_by_judgement_to_the_end_by_hand() -> None:
    s = middle("kingdomino", 60)
    game, d = REGISTRY.game("kingdomino"), s.decision()
    assert d is not None
    budget = Budget(seconds=1e6, iterations=6)
    search = Search(game, game.judgement_by_hand, budget, Dice(2))
    search.grow(s, d.who)
    # Only ends of games are judged: payoffs of four seats are far from even shares.
    assert search.horizon == TO_THE_END
    assert all(
        edge.mean() < 0.2 or edge.mean() > 0.3 for edge in search.ranked() if edge.visits == 1
    )


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("style", ["", "builder"])
def test_where_odds_were_fitted_a_walk_is_an_opening(slug: str, style: str) -> None:
    game = REGISTRY.game(slug)
    s = game.new(2, {}, 1)
    search = Search(game, styled(game, style), Budget(), Dice(1))
    search.look_from(s, 0)
    assert search.horizon == game.judgement_by_hand.opening < TO_THE_END
    told = search.judgement.outlook(s)
    assert told == game.judgement.outlook(s)
    assert sum(told) == pytest.approx(1.0)


@pytest.mark.parametrize(("slug", "seats", "options"), ALONE)
def test_where_none_were_a_walk_goes_to_the_end(
    slug: str, seats: int, options: dict[str, Json]
) -> None:
    game = REGISTRY.game(slug)
    search = Search(game, game.judgement, Budget(), Dice(1))
    search.look_from(game.new(seats, options, 1), 0)
    assert search.horizon == TO_THE_END


def test_a_search_stops_when_its_time_is_over() -> None:
    s = middle("kingdomino", 20)
    search = searched("kingdomino", s, Dice(3), Budget(seconds=0.0, iterations=10**6))
    assert 0 < search.done <= 2 * OFTEN


def test_a_search_stops_when_the_choice_cannot_change() -> None:
    s = middle("kohan_dej", 20)
    many = 300
    search = searched(
        "kohan_dej", s, Dice(3), Budget(seconds=1e6, iterations=many, curiosity=0.01, horizon=NEAR)
    )
    visits = [edge.visits for edge in search.ranked()] + [0]
    assert search.done < many
    assert visits[0] - visits[1] > many - search.done


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("level", ["easy", "medium", "hard", "expert"])
def test_every_level_plays_every_game(slug: str, level: str) -> None:
    s = middle(slug, 25)
    d = s.decision()
    assert d is not None
    assert ask(bot(level), REGISTRY.game(slug), s, 0.02, Dice(4)) in d.moves(s)


def test_a_level_thinks_no_longer_than_it_may_and_likes_its_own_time() -> None:
    assert [bot(level).seconds() for level in ("medium", "hard", "expert")] == [0.3, 2.0, 10.0]
    assert SearchBot(2.0).budget(0.1).seconds == 0.1
    assert SearchBot(0.3).budget(10.0).seconds == 0.3


def test_an_easy_player_makes_mistakes() -> None:
    s = middle("kingdomino", 20)
    d = s.decision()
    assert d is not None
    game = REGISTRY.game("kingdomino")
    chosen = {ask(EasyBot(), game, s, 1.0, Dice(seed)) for seed in range(40)}
    assert 1 < len(chosen) < len(d.moves(s))


@pytest.mark.parametrize("slug", GAMES)
def test_hints_name_moves_chances_and_what_follows(slug: str) -> None:
    s = middle(slug, 30)
    d = s.decision()
    assert d is not None
    game = REGISTRY.game(slug)
    budget = Budget(seconds=1e6, iterations=120, horizon=NEAR)
    hints = find_hints(
        game, REGISTRY.game(slug).judgement, game.guess(s, d.who, Dice(1)), budget, Dice(2)
    )
    assert hints
    assert all(each.move in d.moves(s) for each in hints)
    for each in hints:
        assert 0.0 <= each.worth.low() <= each.worth.mean <= each.worth.high() <= 1.0
        assert all(0 <= who < s.seats for who, _ in each.continuation)
