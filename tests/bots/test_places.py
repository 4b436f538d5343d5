"""The places of a tree: what the searching seat saw on the way there, no more and no less."""

import pytest

from panj.bots.search.budget import Budget
from panj.bots.search.search import Search, decider, real_choice
from panj.bots.search.tree import Edge, Node
from panj.bots.search.view_hash import ViewHash
from panj.bots.styles import styled, styles_of
from panj.core.dice import Dice
from panj.core.encoding import Encoding
from panj.core.moves import Move
from panj.core.registry import REGISTRY
from panj.core.state import State
from panj.games.kohan_dej.moves import Do
from panj.games.kohan_dej.thinking.weights import NAMING
from support import rule
from support.positions import middle

GAMES = REGISTRY.slugs()
FEW = Budget(seconds=1e6, iterations=60, horizon=5)
MANY = Budget(seconds=1e6, iterations=400, horizon=5)


def grown(slug: str, s: State, budget: Budget) -> Search:
    search = Search(REGISTRY.game(slug), REGISTRY.game(slug).judgement, budget, Dice(1))
    search.grow(s, decider(s))
    return search


def choosing_a_role() -> State:
    """Somebody who is not the last to choose a role."""
    s = middle("kohan_dej", 30, player="greedy")
    while True:
        moves = real_choice(s)
        if moves[0].kind == Do.PICK:
            after = s.clone()
            after.make(moves[0])
            if real_choice(after)[0].kind == Do.PICK and decider(after) != decider(s):
                return s
        s.make(moves[0])


def all_nodes(root: Node) -> list[Node]:
    found = [root]
    for node in found:
        found += [child for child in node.after.values() if child not in found]
    return found


@pytest.mark.parametrize("slug", GAMES)
def test_what_is_hidden_does_not_change_what_is_seen(slug: str) -> None:
    game = REGISTRY.game(slug)
    for number in (10, 40):
        s = middle(slug, number)
        for seat in range(s.seats):
            view_hash = ViewHash(game, s.terms, seat)
            seen = {view_hash.of(game.guess(s, seat, Dice(deal))) for deal in range(6)}
            assert seen == {view_hash.of(s)}


@pytest.mark.parametrize("slug", GAMES)
def test_every_position_of_a_game_looks_different(slug: str) -> None:
    s = middle(slug, 1)
    view_hash = ViewHash(REGISTRY.game(slug), s.terms, 0)
    seen: list[int] = []
    dice = Dice(3)
    for _ in range(100):
        moves = real_choice(s)
        if not moves:
            break
        if decider(s) == 0:
            seen.append(view_hash.of(s))
        s.make(moves[dice.below(len(moves))])
    assert len(seen) >= 5
    assert len(set(seen)) == len(seen)


@rule("KO-3.6")
def test_after_a_secret_choice_there_is_one_place() -> None:
    s = choosing_a_role()
    node = grown("kohan_dej", s, MANY).ranked()[0].usual()
    assert node is not None
    tried = [edge for edge in node.edges if edge.after]
    assert len(tried) > 1
    assert all(edge.who() != decider(s) for edge in tried)
    for edge in tried:
        assert set(edge.after) == set(tried[0].after)
        assert all(edge.after[seen] is tried[0].after[seen] for seen in edge.after)


@rule("KD-3.5")
def test_another_line_of_dominoes_is_another_place() -> None:
    s = middle("kingdomino", 20, player="greedy")
    while True:  # to the last claim of a line
        after = s.clone()
        after.play(real_choice(after)[0])
        if len(after.pile) < len(s.pile):  # type: ignore[attr-defined]
            break
        s.play(real_choice(s)[0])
    tried = [edge for edge in grown("kingdomino", s, FEW).root.edges if edge.visits > 4]
    assert tried
    for edge in tried:
        assert len(edge.after) == edge.visits  # no line is ever drawn twice


@rule("KO-4.3")
def test_others_do_not_learn_what_the_searching_seat_hides() -> None:
    s = choosing_a_role()
    seat = decider(s)
    search = grown("kohan_dej", s, MANY)
    named: dict[int, int] = {}
    for node in all_nodes(search.root):
        for edge in node.edges:
            if edge.move.kind in NAMING and edge.who() != seat:
                named[edge.move.a] = named.get(edge.move.a, 0) + edge.visits
    total = sum(named.values())
    assert total > 15
    assert max(named.values()) < total / 2


def test_only_others_guess() -> None:
    s = choosing_a_role()
    search = Search(REGISTRY.game("kohan_dej"), REGISTRY.game("kohan_dej").judgement, FEW, Dice(1))
    search.look_from(s, 2)
    naming = [Move(Do.KILL, 3), Move(Do.KILL, 4)]
    assert search.explorer.is_guessing(1, naming)
    assert not search.explorer.is_guessing(2, naming)
    assert not search.explorer.is_guessing(1, real_choice(s))


def test_a_style_guesses_where_everybody_does() -> None:
    naming = [Move(Do.KILL, 3), Move(Do.KILL, 4)]
    for style in styles_of("kohan_dej"):
        assert styled(REGISTRY.game("kohan_dej"), style).is_guesswork(naming)


def test_without_an_encoding_the_moves_tell_places_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(REGISTRY.game("kingdomino"), "_encoding", Encoding("kingdomino"))
    search = grown("kingdomino", middle("kingdomino", 20), FEW)
    tried: list[Edge] = [edge for edge in search.root.edges if edge.after]
    assert len(tried) > 1
    assert len({id(node) for edge in tried for node in edge.after.values()}) == len(tried)
    assert all(len(edge.after) == 1 for edge in tried)
