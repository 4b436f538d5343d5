"""TR-1.5 The parts of the board that have piles of their own."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from panj.games.trajan.tables import Pile


@mypyc_attr(acyclic=True)
class Seaport:
    """TR-4.1 The face-down pile, both discard piles, and which ships show their grey side."""

    FIELDS: ClassVar[tuple[str, ...]] = ("pile", "left", "right", "grey_ships")

    def __init__(self, pile: list[int], left: list[int], right: list[int], grey_ships: i64) -> None:
        self.pile = pile
        self.left = left
        self.right = right
        self.grey_ships = grey_ships

    def clone(self) -> "Seaport":
        return Seaport(self.pile[:], self.left[:], self.right[:], self.grey_ships)

    def discard_pile(self, side: int) -> list[int]:
        """TR-2.9 One of the two face-up piles."""
        return self.left if side == Pile.LEFT else self.right


@mypyc_attr(acyclic=True)
class Forum:
    """TR-1.10 The green and the yellow spaces, and the piles that fill them."""

    FIELDS: ClassVar[tuple[str, ...]] = ("spaces", "pile", "extra_pile")

    def __init__(self, spaces: list[int], pile: list[int], extra_pile: list[int]) -> None:
        self.spaces = spaces
        self.pile = pile
        self.extra_pile = extra_pile

    def clone(self) -> "Forum":
        return Forum(self.spaces[:], self.pile[:], self.extra_pile[:])


@mypyc_attr(acyclic=True)
class Demands:
    """TR-3.6 The demands that lie open, those to come, those removed, and those of the past.

    `removed` and `past` are replaced, never changed: copies share them.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("open", "pile", "removed", "past")

    def __init__(
        self, open: list[int], pile: list[int], removed: list[int], past: list[int]
    ) -> None:
        self.open = open
        self.pile = pile
        self.removed = removed
        self.past = past

    def clone(self) -> "Demands":
        return Demands(self.open[:], self.pile[:], self.removed, self.past)


@mypyc_attr(acyclic=True)
class Gone:
    """TR-1.3 The forum tiles and the Trajan tiles that have left the game."""

    FIELDS: ClassVar[tuple[str, ...]] = ("forum", "trajan")

    def __init__(self, forum: list[int], trajan: list[int]) -> None:
        self.forum = forum
        self.trajan = trajan

    def clone(self) -> "Gone":
        return Gone(self.forum[:], self.trajan[:])


@mypyc_attr(acyclic=True)
class Senate:
    """TR-1.8 Everybody's position on the track, the discs, and the bonus tiles.

    `discs` lists the seats by the last arrival of their discs, so that of two on one position
    the later lies higher; `bonus` are the tiles of this quarter, `bag` those still to come.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("positions", "discs", "bonus", "bag")

    def __init__(
        self, positions: list[int], discs: list[int], bonus: list[int], bag: list[int]
    ) -> None:
        self.positions = positions
        self.discs = discs
        self.bonus = bonus
        self.bag = bag

    def clone(self) -> "Senate":
        return Senate(self.positions[:], self.discs[:], self.bonus[:], self.bag[:])
