"""A kingdom that receives dominoes, and what it is worth with one more."""

from mypy_extensions import i64

from panj.core.judgement import NEVER, Aspect, highest
from panj.core.moves import Move
from panj.games.kingdomino.kingdom import Kingdom, placements
from panj.games.kingdomino.moves import REACH, WIDTH, beside
from panj.games.kingdomino.rules.turn import PlaceDomino
from panj.games.kingdomino.state import KingdominoState, Player
from panj.games.kingdomino.thinking.estimate import Estimate, lay
from panj.games.kingdomino.thinking.land import Land, survey, wasted
from panj.games.kingdomino.thinking.prospects import Prospects
from panj.games.kingdomino.thinking.weights import Weights


class Site:
    """A kingdom that receives dominoes, read into every window that a placement asks for.

    `left` dominoes are still to be laid; the kingdom is `whole` while none was discarded.
    """

    def __init__(self, prospects: Prospects, kingdom: Kingdom, left: i64, whole: bool) -> None:
        self.prospects = prospects
        self.kingdom = kingdom
        self.left = left
        self.whole = whole
        self.lands: list[Land] = []

    def land(self, west: i64, north: i64) -> Land:
        """The kingdom in this window."""
        for known in self.lands:
            if known.west == west and known.north == north:
                return known
        made = survey(self.kingdom, west, north, self.prospects.room)
        self.lands.append(made)
        return made

    def own_land(self) -> Land:
        """The kingdom in the window that it fills as it is."""
        k = self.kingdom
        west = self.prospects.window(k.west, k.east)
        return self.land(west, self.prospects.window(k.north, k.south))

    def middle(self, west: i64, east: i64, north: i64, south: i64) -> float:
        """KD-6.3 What the Middle Kingdom is worth with this extent, one domino later."""
        if self.left <= 1:
            centred = west + east == REACH + REACH and north + south == REACH + REACH
            return self.prospects.middle if centred else 0.0
        low = self.prospects.centre
        high = low + self.prospects.grid - 1
        if west < low or north < low or east > high or south > high:
            return 0.0
        return self.prospects.weights.middle_chance * self.prospects.middle

    def rate(self, domino: i64, move: Move) -> float:
        """What the kingdom is worth after a placement."""
        kingdom = self.kingdom
        cell = move.a
        other = beside(cell, move.b)
        west = min(kingdom.west, min(cell % WIDTH, other % WIDTH))
        east = max(kingdom.east, max(cell % WIDTH, other % WIDTH))
        north = min(kingdom.north, min(cell // WIDTH, other // WIDTH))
        south = max(kingdom.south, max(cell // WIDTH, other // WIDTH))
        land = self.land(self.prospects.window(west, east), self.prospects.window(north, south))
        a = land.bit(cell)
        b = land.bit(other)
        estimate = Estimate(self.prospects, land.castle, land.empty & ~(a | b), self.left - 1)
        lay(estimate, land, domino, a, b)
        estimate.add_room(self.whole)
        return estimate.total + self.middle(west, east, north, south)

    def value(self) -> float:
        """What the kingdom is worth as it is."""
        k = self.kingdom
        land = self.own_land()
        estimate = Estimate(self.prospects, land.castle, land.empty, self.left)
        for territory in land.territories:
            estimate.add(territory)
        estimate.add_room(self.whole)
        # One more to come than there is: `middle` looks at the kingdom after the next domino.
        later = Site(self.prospects, k, self.left + 1, self.whole)
        return estimate.total + later.middle(k.west, k.east, k.north, k.south)

    def parts(self) -> list[Aspect]:
        """KD-5.3, KD-6.3, KD-6.4 What `value` is made of."""
        land = self.own_land()
        estimate = Estimate(self.prospects, land.castle, land.empty, self.left)
        territories = 0.0
        for territory in land.territories:
            estimate.add(territory)
            territories += float(territory.size * territory.crowns)
        growth = estimate.total - territories
        estimate.add_room(False)
        w = self.prospects.weights
        waste = w.waste * float(wasted(land.empty)) if self.left > 0 else 0.0
        fit = estimate.total - territories - growth + waste
        before = estimate.total
        estimate.add_room(self.whole)
        harmony = estimate.total - before - (before - territories - growth)
        middle = self.value() - (before + harmony)
        return [
            Aspect("kingdomino.aspect.territories", territories),
            # How many dominoes are left differs with the order of play: that is growth, too.
            Aspect(
                "kingdomino.aspect.growth",
                growth + w.per_domino * float(self.prospects.grid * self.left),
            ),
            Aspect("kingdomino.aspect.room", -waste, w.waste),
            Aspect("kingdomino.aspect.fit", fit),
            Aspect("kingdomino.aspect.harmony", harmony),
            Aspect("kingdomino.aspect.middle_kingdom", middle),
        ]

    def best(self, domino: i64) -> float:
        """What the kingdom is worth after the best placement of a domino."""
        found = NEVER
        for move in placements(self.kingdom, self.prospects.grid, domino):
            rating = self.rate(domino, move)
            if rating > found:
                found = rating
        return found if found > NEVER else self.without().value()

    def after(self, domino: i64, move: Move) -> "Site":
        """The site with a domino laid."""
        kingdom = self.kingdom.clone()
        kingdom.place(domino, move.a, move.b)
        return Site(self.prospects, kingdom, self.left - 1, self.whole)

    def without(self) -> "Site":
        """KD-4.7 The site after a domino that fits nowhere."""
        return Site(self.prospects, self.kingdom, self.left - 1, False)

    def settled(self, domino: i64) -> "Site":
        """The site with a domino laid where it is best, or discarded."""
        moves = placements(self.kingdom, self.prospects.grid, domino)
        if not moves:
            return self.without()
        ratings = [self.rate(domino, move) for move in moves]
        return self.after(domino, moves[highest(ratings, 1)[0]])


def site_of(s: KingdominoState, seat: int, prospects: Prospects) -> Site:
    """A seat's kingdom, and how many dominoes it has still to lay."""
    player: Player = s.players[seat]
    total = s.layout.lines * s.layout.kings_each
    left = total - len(player.placed) - len(player.discarded)
    return Site(prospects, player.kingdom, left, len(player.discarded) == 0)


def settled_site(s: KingdominoState, seat: int, weights: Weights) -> Site:
    """A seat's kingdom with the dominoes laid that it has claimed."""
    site = site_of(s, seat, Prospects(s, weights))
    start = s.position if isinstance(s.decision(), PlaceDomino) else s.position + 1
    for domino in s.current.claimed(seat, start) + s.next.claimed(seat, 0):
        site = site.settled(domino)
    return site
