"""TR-1.2, TR-1.4 A player's mat and pieces."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from panj.core.codec import Numbers, Shape
from panj.games.trajan.tables import (
    CAMP,
    COLOURS,
    FORUM_KINDS,
    FORUM_VALUE,
    GOODS,
    MARKERS_EACH,
    NONE,
    ONE_TYPE,
    SUPPLY_AT_START,
    TILE_SYMBOL,
    TILES_PER_TYPE,
    TRAYS,
    Tile,
)


class Source:
    """Where points on the score track come from."""

    SHIPS: Final = 0
    MILITARY: Final = 1
    SENATE: Final = 2
    TRAJAN: Final = 3
    CONSTRUCTION: Final = 4
    DEMANDS: Final = 5


FRESH_BITS: Final = 3
"""Enough for the five cards of a kind."""
ONE_FRESH: Final = (1 << FRESH_BITS) - 1
"""The bits of the first kind; those of other kinds stand further left."""

SOURCES: Final = ["ships", "military", "senate", "trajan", "construction", "demands"]


@mypyc_attr(acyclic=True)
class Player:
    """TR-1.2, TR-1.4 A mat with everything on it, and the player's pieces on the board.

    `hand` counts all cards by kind; `known` those of them that everybody saw being taken;
    `old` those that nobody saw and that were held before the last reshuffle (TR-7.5);
    `fresh` packs how many of each kind came in this turn, `FRESH_BITS` for a kind.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "points",
        "supply",
        "workers",
        "legionnaires",
        "leader",
        "provinces",
        "sites",
        "markers",
        "slots",
        "arch",
        "plus_two",
        "tiles",
        "kept",
        "built",
        "hand",
        "known",
        "old",
        "display",
        "yellow",
        "grey",
        "fresh",
    )
    SHAPES: ClassVar[dict[str, Shape]] = {
        name: Numbers()
        for name in ("points", "markers", "slots", "tiles", "hand", "known", "old", "display")
    }

    def __init__(
        self,
        points: vec[i64],
        supply: i64,
        workers: i64,
        legionnaires: i64,
        leader: i64,
        provinces: i64,
        sites: i64,
        markers: vec[i64],
        slots: vec[i64],
        arch: i64,
        plus_two: i64,
        tiles: vec[i64],
        kept: list[int],
        built: i64,
        hand: vec[i64],
        known: vec[i64],
        old: vec[i64],
        display: vec[i64],
        yellow: list[int],
        grey: list[int],
        fresh: i64,
    ) -> None:
        self.points = points
        self.supply = supply
        self.workers = workers
        self.legionnaires = legionnaires
        self.leader = leader
        self.provinces = provinces
        self.sites = sites
        self.markers = markers
        self.slots = slots
        self.arch = arch
        self.plus_two = plus_two
        self.tiles = tiles
        self.kept = kept
        self.built = built
        self.hand = hand
        self.known = known
        self.old = old
        self.display = display
        self.yellow = yellow
        self.grey = grey
        self.fresh = fresh

    def clone(self) -> "Player":
        return Player(
            self.points[:],
            self.supply,
            self.workers,
            self.legionnaires,
            self.leader,
            self.provinces,
            self.sites,
            self.markers[:],
            self.slots[:],
            self.arch,
            self.plus_two,
            self.tiles[:],
            self.kept[:],
            self.built,
            self.hand[:],
            self.known[:],
            self.old[:],
            self.display[:],
            self.yellow[:],
            self.grey[:],
            self.fresh,
        )

    def score(self) -> i64:
        """The place on the score track."""
        total: i64 = 0
        for points in self.points:
            total += points
        return total

    def tray_size(self, tray: i64) -> i64:
        """How many markers lie in a tray."""
        size: i64 = 0
        for at in range(tray * COLOURS, tray * COLOURS + COLOURS):
            size += self.markers[at]
        return size

    def hand_size(self) -> i64:
        """TR-7.1 How many cards the player holds."""
        size: i64 = 0
        for count in self.hand:
            size += count
        return size

    def fresh_of(self, good: i64) -> i64:
        """How many cards of a kind came into the hand since the player's turn began."""
        return self.fresh >> (good * FRESH_BITS) & ONE_FRESH

    def kept_of(self, symbol: i64) -> i64:
        """TR-4.7.6 How many completed Trajan tiles meet this demand."""
        count: i64 = 0
        for tile in self.kept:
            if TILE_SYMBOL[tile] == symbol:
                count += 1
        return count

    def type_count(self, kind: i64) -> i64:
        """How many construction tiles of one type the player has."""
        group = self.built >> (kind * TILES_PER_TYPE) & ONE_TYPE
        return (group & 1) + (group >> 1 & 1) + (group >> 2 & 1) + (group >> 3 & 1)

    def tile_votes(self) -> i64:
        """TR-4.9.2 Votes on the player's senate tiles."""
        votes: i64 = 0
        for kind in range(i64(Tile.VOTES), i64(Tile.EXTRA)):
            votes += self.tiles[kind] * FORUM_VALUE[kind]
        return votes


def new_player() -> Player:
    """TR-2.1 A mat at the start: Arch on slot I, a worker and a legionnaire in their camps."""
    return Player(
        points=vec[i64]([0] * len(SOURCES)),
        supply=SUPPLY_AT_START,
        workers=1,
        legionnaires=1,
        leader=CAMP,
        provinces=0,
        sites=0,
        markers=vec[i64]([0] * (TRAYS * COLOURS) + [MARKERS_EACH] * COLOURS),
        slots=vec[i64]([NONE] * TRAYS),
        arch=0,
        plus_two=0,
        tiles=vec[i64]([0] * FORUM_KINDS),
        kept=[],
        built=0,
        hand=vec[i64]([0] * GOODS),
        known=vec[i64]([0] * GOODS),
        old=vec[i64]([0] * GOODS),
        display=vec[i64]([0] * GOODS),
        yellow=[],
        grey=[],
        fresh=0,
    )
