"""Searches on several cores."""

from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool

from panj.bots.levels import SearchBot
from panj.bots.search.budget import Budget
from panj.bots.search.search import Search, decider, real_choice
from panj.bots.search.team import Team, Tries, help_out
from panj.core.dice import Dice
from panj.core.registry import REGISTRY
from support.positions import middle

KINGDOMINO = REGISTRY.game("kingdomino")


def test_the_tries_of_all_helpers_are_added_up() -> None:
    s = middle("kingdomino", 20)
    budget = Budget(seconds=1e6, iterations=12)
    search = Search(KINGDOMINO, REGISTRY.game("kingdomino").judgement, budget, Dice(1))
    team = Team(2)
    try:
        team.grow(search, s, decider(s), "builder")
    finally:
        team.close()
    edges = search.root.edges
    assert sum(edge.visits for edge in edges) > search.done
    assert all(0.0 <= edge.mean() <= 1.0 for edge in edges)


def test_a_helper_tries_what_its_own_dice_say() -> None:
    s = middle("kingdomino", 20)
    data = KINGDOMINO.dump(s)
    one, other, again = (help_out("kingdomino", "", data, 1e6, 20, seed) for seed in (1, 2, 1))
    assert one == again != other
    assert sum(visits for _, visits, _, _, _ in one) <= 20


def test_a_bot_may_have_a_team() -> None:
    s = middle("kingdomino", 20)
    legal = real_choice(s)
    bot = SearchBot(0.05)
    bot.team = Team(2)
    try:
        assert bot.choose(KINGDOMINO, s, 0.05, Dice(1)) in legal
    finally:
        bot.team.close()


def test_a_helper_that_dies_costs_its_share_only() -> None:
    s = middle("kingdomino", 20)
    search = Search(KINGDOMINO, REGISTRY.game("kingdomino").judgement, Budget(1e6, 12), Dice(1))
    search.grow(s, decider(s))
    dead: Future[Tries] = Future()
    dead.set_exception(BrokenProcessPool("killed"))
    Team(2).add(search, decider(s), dead)
    assert sum(edge.visits for edge in search.root.edges) == search.done


def test_others_come_for_helpers_that_have_died() -> None:
    s = middle("kingdomino", 20)
    search = Search(KINGDOMINO, REGISTRY.game("kingdomino").judgement, Budget(1e6, 12), Dice(1))
    team = Team(2)
    try:
        team.started().submit(int).result()
        for process in list(team.started()._processes.values()):
            process.kill()
            process.join()
        for _ in range(2):  # the first time the loss may be noticed only now
            team.grow(search, s, decider(s), "")
        assert sum(edge.visits for edge in search.root.edges) > search.done
    finally:
        team.close()
