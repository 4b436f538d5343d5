"""What a search takes over into the next part of a turn, and what it must not."""

import pytest

from panj.bots.levels import SearchBot
from panj.bots.search.budget import Budget
from panj.bots.search.grown_tree import GrownTree
from panj.bots.search.search import Search, decider, real_choice
from panj.bots.search.tree import Edge, Node
from panj.core.dice import Dice
from panj.core.registry import REGISTRY
from panj.core.state import State
from panj.games.kohan_dej.moves import Do
from support import rule
from support.positions import middle

KINGDOMINO = REGISTRY.game("kingdomino")
BUDGET = Budget(seconds=1e6, iterations=80, horizon=5)


def searched(slug: str, s: State, dice: Dice, root: Node | None = None) -> Search:
    search = Search(REGISTRY.game(slug), REGISTRY.game(slug).judgement, BUDGET, dice)
    if root is not None:
        search.root = root
    search.grow(s, decider(s))
    return search


def placing() -> State:
    """Somebody puts a domino down and chooses the next one afterwards."""
    s = middle("kingdomino", 12, player="greedy")
    while True:
        after = s.clone()
        after.play(real_choice(after)[0])
        if len(real_choice(after)) > 0 and decider(after) == decider(s):
            return s
        s.play(real_choice(s)[0])
        real_choice(s)


def foreseen() -> tuple[State, Edge, GrownTree]:
    """Somebody puts a domino down: the best move, and what is remembered after it."""
    s = placing()
    best = searched("kingdomino", s, Dice(1)).ranked()[0]
    return s, best, GrownTree("kingdomino", decider(s), best.after)


def test_the_next_part_of_a_turn_goes_on_from_the_last() -> None:
    s, best, grown = foreseen()
    seat = decider(s)
    s.play(best.move)
    real_choice(s)
    node = grown.node(KINGDOMINO, s, seat)
    known = node.visits()
    assert known == best.visits - 1  # the first walk ended there
    again = searched("kingdomino", s, Dice(3), node)
    assert again.root.visits() == known + again.done


def test_another_decision_is_not_taken_for_the_next_one() -> None:
    s, best, grown = foreseen()
    seat = decider(s)
    assert not grown.node(KINGDOMINO, s, seat).edges  # the move was not made
    other = s.clone()
    other.play(next(move for move in real_choice(other) if move != best.move))
    real_choice(other)
    assert not grown.node(KINGDOMINO, other, decider(other)).edges
    s.play(best.move)
    real_choice(s)
    assert not grown.node(KINGDOMINO, s, (seat + 1) % s.seats).edges


@rule("KO-3.21")
def test_every_draw_of_cards_is_another_place() -> None:
    s = middle("kohan_dej", 30, player="greedy")
    while not any(move.kind == Do.GATHER_CARDS for move in real_choice(s)):
        s.play(real_choice(s)[0])
    for edge in searched("kohan_dej", s, Dice(1)).root.edges:
        if edge.move.kind == Do.GATHER_CARDS:
            assert len(edge.after) > 1
        if edge.move.kind == Do.GATHER_GOLD:
            assert len(edge.after) == 1


def test_nothing_is_taken_over_when_others_choose_first() -> None:
    s = middle("kingdomino", 1)  # kings are placed one by one
    seat = decider(s)
    best = searched("kingdomino", s, Dice(1)).ranked()[0]
    grown = GrownTree("kingdomino", seat, best.after)
    s.play(best.move)
    while decider(s) != seat:
        s.play(real_choice(s)[0])
        real_choice(s)
    assert not grown.node(KINGDOMINO, s, seat).edges


@pytest.mark.parametrize(("slug", "decisions"), [("kingdomino", 13), ("kohan_dej", 40)])
def test_a_bot_remembers_the_same_whatever_is_hidden(slug: str, decisions: int) -> None:
    game = REGISTRY.game(slug)
    kept = 0
    for more in range(6):
        s = middle(slug, decisions + more, player="greedy")
        found: list[list[list[tuple[int, int]]]] = []
        for deal in range(2):
            guess = game.guess(s, decider(s), Dice(deal))
            found.append([places(edge) for edge in searched(slug, guess, Dice(9)).ranked()])
        assert found[0] == found[1]
        kept += sum(visits > 0 for after in found[0] for _, visits in after)
    assert kept


def places(edge: Edge) -> list[tuple[int, int]]:
    """Where a choice led to, and how often it went on from there."""
    return [(seen, node.visits()) for seen, node in edge.after.items()]


def test_a_bot_thinks_on_where_it_stopped() -> None:
    s, best, grown = foreseen()
    seat = decider(s)
    s.play(best.move)
    real_choice(s)
    node = grown.node(KINGDOMINO, s, seat)
    before = node.visits()
    bot = SearchBot(0.05)
    bot.grown = grown
    bot.choose(KINGDOMINO, KINGDOMINO.guess(s, seat, Dice(2)), 0.05, Dice(2))
    assert node.visits() > before
    assert bot.grown is not grown
