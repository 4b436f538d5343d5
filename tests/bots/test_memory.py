"""What a search takes over into the next part of a turn, and what it must not."""

import pytest

from panj.bots.levels import SearchBot
from panj.bots.search.memory import Memory, remembered
from panj.bots.search.search import Plan, Search, asked, real_choice
from panj.bots.search.tree import Edge
from panj.bots.sense.sense import sense_for
from panj.core.dice import Dice
from panj.core.registry import REGISTRY
from panj.core.state import State
from panj.games.kohan_dej.moves import Do
from support import rule
from support.positions import middle

KINGDOMINO = REGISTRY.game("kingdomino")
PLAN = Plan(seconds=1e6, iterations=80, ahead=5)


def searched(slug: str, s: State, dice: Dice, root: Memory | None = None) -> Search:
    search = Search(REGISTRY.game(slug), sense_for(slug), PLAN, dice)
    if root is not None:
        search.root = root.node
    search.grow(s, asked(s))
    return search


def placing() -> State:
    """Somebody puts a domino down and chooses the next one afterwards."""
    s = middle("kingdomino", 12, player="greedy")
    while True:
        after = s.clone()
        after.play(real_choice(after)[0])
        if len(real_choice(after)) > 0 and asked(after) == asked(s):
            return s
        s.play(real_choice(s)[0])
        real_choice(s)


def foreseen() -> tuple[State, Edge, Memory]:
    """Somebody puts a domino down: the best move, and what is remembered after it."""
    s = placing()
    best = searched("kingdomino", s, Dice(1)).ranked()[0]
    memory = remembered(KINGDOMINO, s, asked(s), best, Dice(2))
    assert memory is not None
    return s, best, memory


def test_the_next_part_of_a_turn_goes_on_from_the_last() -> None:
    s, best, memory = foreseen()
    seat = asked(s)
    s.play(best.move)
    real_choice(s)
    assert memory.fits(KINGDOMINO, s, seat)
    known = sum(edge.visits for edge in memory.node.edges)
    assert known == best.visits - 1  # the first walk ended there
    again = searched("kingdomino", s, Dice(3), memory)
    assert sum(edge.visits for edge in again.root.edges) == known + again.done


def test_another_decision_is_not_taken_for_the_next_one() -> None:
    s, best, memory = foreseen()
    seat = asked(s)
    assert not memory.fits(KINGDOMINO, s, seat)  # the move was not made
    other = s.clone()
    other.play(next(move for move in real_choice(other) if move != best.move))
    real_choice(other)
    assert not memory.fits(KINGDOMINO, other, asked(other))
    s.play(best.move)
    real_choice(s)
    assert not memory.fits(KINGDOMINO, s, (seat + 1) % s.seats)


@rule("KO-3.21")
def test_nothing_is_taken_over_when_cards_are_drawn() -> None:
    game = REGISTRY.game("kohan_dej")
    s = middle("kohan_dej", 30, player="greedy")
    while not any(move.kind == Do.GATHER_CARDS for move in real_choice(s)):
        s.play(real_choice(s)[0])
    seat = asked(s)
    search = searched("kohan_dej", s, Dice(1))
    for edge in search.root.edges:
        memory = remembered(game, s, seat, edge, Dice(2))
        if edge.move.kind == Do.GATHER_CARDS:
            assert edge.child is not None
            assert memory is None
        if edge.move.kind == Do.GATHER_GOLD:
            assert memory is not None


def test_nothing_is_taken_over_when_others_choose_first() -> None:
    s = middle("kingdomino", 1)  # kings are placed one by one
    seat = asked(s)
    best = searched("kingdomino", s, Dice(1)).ranked()[0]
    assert best.child is not None
    assert best.child.edges[0].who() != seat
    assert remembered(KINGDOMINO, s, seat, best, Dice(1)) is None


@pytest.mark.parametrize(("slug", "decisions"), [("kingdomino", 13), ("kohan_dej", 40)])
def test_a_bot_remembers_the_same_whatever_is_hidden(slug: str, decisions: int) -> None:
    game = REGISTRY.game(slug)
    kept = 0
    for more in range(6):
        s = middle(slug, decisions + more, player="greedy")
        found = []
        for deal in range(2):
            guess = game.guess(s, asked(s), Dice(deal))
            dice = Dice(5)
            for tried in searched(slug, guess, Dice(9)).ranked():
                memory = remembered(game, guess, asked(s), tried, dice)
                edges = [] if memory is None else memory.node.edges
                found.append([(edge.key, edge.visits) for edge in edges])
        half = len(found) // 2
        assert found[:half] == found[half:]
        kept += sum(len(edges) > 0 for edges in found)
    assert kept


def test_a_bot_thinks_on_where_it_stopped() -> None:
    s, best, memory = foreseen()
    seat = asked(s)
    before = sum(edge.visits for edge in memory.node.edges)
    s.play(best.move)
    real_choice(s)
    bot = SearchBot(0.05)
    bot.memory = memory
    bot.choose(KINGDOMINO, KINGDOMINO.guess(s, seat, Dice(2)), 0.05, Dice(2))
    assert sum(edge.visits for edge in memory.node.edges) > before
    assert bot.memory is not memory
