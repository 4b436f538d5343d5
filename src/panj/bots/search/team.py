"""A team: processes that help with one decision.

Every helper grows a tree of its own over guesses of its own. The tries at the roots are added up;
below, only the tree that was grown here is kept.
"""

from concurrent.futures import CancelledError, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from panj.bots.search.budget import Budget
from panj.bots.search.search import Search
from panj.bots.search.tree import choice_number
from panj.bots.styles import styled
from panj.core.dice import Dice
from panj.core.registry import REGISTRY
from panj.core.state import State

Tries = list[tuple[str, int, float, float, float]]
"""Moves in text, how often each was tried, how it went in sum and in squares, its merits in sum."""


class Team:
    """Helpers that wait for decisions; a helper that dies costs its share only."""

    def __init__(self, cores: int) -> None:
        self.cores = cores
        self._pool: ProcessPoolExecutor | None = None

    def grow(self, search: Search, s: State, seat: int, style: str) -> None:
        """Grow a search on guesses of `s`, here and in the helpers, and add up the tries."""
        budget = search.budget
        data = search.game.dump(s)
        helpers: list[Future[Tries]] = []
        for _ in range(self.cores - 1):
            seed = search.dice.word()
            task = (search.game.slug, style, data, budget.seconds, budget.iterations, seed)
            helpers.append(self.ask(task))
        search.grow(s, seat)
        for helper in helpers:
            self.add(search, seat, helper)

    def ask(self, task: tuple[str, str, dict[str, object], float, int, int]) -> "Future[Tries]":
        """Give a helper something to do; if the helpers have died, others come."""
        try:
            return self.started().submit(help_out, *task)
        except BrokenProcessPool:
            self.close()
            return self.started().submit(help_out, *task)

    def add(self, search: Search, seat: int, helper: "Future[Tries]") -> None:
        """Add what a helper tried."""
        try:
            tries = helper.result()
        except (BrokenProcessPool, CancelledError):
            self.close()
            return
        for text, visits, total, squares, merit in tries:
            edge = search.root.by_key[choice_number(seat, search.game.moves.parse(text))]
            edge.visits += visits
            edge.total += total
            edge.squares += squares
            edge.merit += merit

    def started(self) -> ProcessPoolExecutor:
        """The helpers, which are started when they are first needed."""
        pool = self._pool
        if pool is None:
            pool = ProcessPoolExecutor(max(1, self.cores - 1), get_context("spawn"))
            self._pool = pool
        return pool

    def close(self) -> None:
        """Let the helpers go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def help_out(
    slug: str, style: str, data: dict[str, object], seconds: float, iterations: int, seed: int
) -> Tries:
    """In a helper: grow a tree, and tell what was tried at its root."""
    game = REGISTRY.game(slug)
    s = game.load(data)
    d = s.decision()
    assert d is not None
    search = Search(
        game, styled(REGISTRY.game(slug), style), Budget(seconds, iterations), Dice(seed)
    )
    search.grow(s, d.who)
    return [
        (game.moves.text(edge.move), edge.visits, edge.total, edge.squares, edge.merit)
        for edge in search.ranked()
    ]


def grow(search: Search, s: State, seat: int, style: str, team: Team | None) -> None:
    """Grow a search alone, or with a team where there is one."""
    if team is None:
        search.grow(s, seat)
    else:
        team.grow(search, s, seat, style)
