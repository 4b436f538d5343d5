"""Memory: what a search has found out about the next decision of the same seat.

A turn has parts, and a tree that was grown for one part reaches into the next. It may be taken
over when nothing was learnt in between: when every guess shows the seat the same after its move.
Where others choose or something is uncovered first, the old walks went mostly elsewhere.
"""

from typing import Final

from panj.bots.search.search import asked, real_choice
from panj.bots.search.tree import Edge, Node
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.state import State

GUESSES: Final = 3
"""If so many agree on what the seat sees next, nothing is uncovered on the way."""


class Memory:
    """A part of a tree, and what the seat sees when it is asked there."""

    def __init__(self, slug: str, seat: int, view: dict[str, object], node: Node) -> None:
        self.slug = slug
        self.seat = seat
        self.view = view
        self.node = node

    def fits(self, game: Game, s: State, seat: int) -> bool:
        """Whether this is the decision that was foreseen."""
        return seat == self.seat and game.slug == self.slug and game.view(s, seat) == self.view


def remembered(game: Game, s: State, seat: int, edge: Edge, dice: Dice) -> Memory | None:
    """What the tree knows after a choice in the guess `s`, if the seat is asked again at once."""
    node = edge.child
    if node is None or len(node.edges) == 0:
        return None
    view = view_after(game, s, seat, edge, dice)
    for _ in range(GUESSES - 1):
        if view is None or view_after(game, s, seat, edge, dice) != view:
            return None
    return None if view is None else Memory(game.slug, seat, view, node)


def view_after(game: Game, s: State, seat: int, edge: Edge, dice: Dice) -> dict[str, object] | None:
    """What the seat sees in a guess when it can choose again; None if others choose before."""
    guess = game.guess(s, seat, dice)
    guess.play(edge.move)
    if len(real_choice(guess)) == 0 or asked(guess) != seat:
        return None
    return game.view(guess, seat)
