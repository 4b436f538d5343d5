"""What a search has grown already for the next decision of the same seat.

A turn has parts, and a tree that was grown for one part reaches into the next: it is taken over
for the place that was really reached. Where others choose first, a new tree is grown.
"""

from panj.bots.search.tree import Node
from panj.bots.search.view_hash import ViewHash
from panj.core.game import Game
from panj.core.state import State


class GrownTree:
    """The places after the choice that was made, by what the seat saw there."""

    def __init__(self, slug: str, seat: int, after: dict[int, Node]) -> None:
        self.slug = slug
        self.seat = seat
        self.after = after

    def node(self, game: Game, s: State, seat: int) -> Node:
        """What is known of this decision of the seat; a new place if nothing is."""
        view_hash = ViewHash(game, s.terms, seat)
        if seat != self.seat or game.slug != self.slug or not view_hash.has_encoding:
            return Node()
        return self.after.get(view_hash.of(s), Node())
