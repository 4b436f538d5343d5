"""Judgement for Kingdomino: what a kingdom will be worth when all its dominoes are laid."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from panj.bots.sense.bits import BITS, around, count, square_room
from panj.bots.sense.kingdomino_land import KINDS, Land, Region, survey, wasted
from panj.bots.sense.sense import NEVER, POINTS, Sense, Term, best_of, highest, shares, with_promise
from panj.core.moves import Move
from panj.core.state import State
from panj.games.kingdomino.kingdom import REACH, WIDTH, Kingdom, beside, placements
from panj.games.kingdomino.state import FREE, KingdominoState, Line, Player
from panj.games.kingdomino.tables import (
    CROWN,
    HARMONY_POINTS,
    LEFT,
    MIDDLE_KINGDOM_POINTS,
    RIGHT,
    Terrain,
)
from panj.games.kingdomino.turn import PlaceDomino

# The weights were found by moving one at a time and playing the bot against itself with four
# seats and both bonuses (1,400 to 1,800 games a try, standard error about 0.15 points), then by
# playing against the first weights in the other modes, where more weight on crowns lost.

GROWTH: Final = 1.0
"""Squares that join a crowned territory, for each domino to come that shows its terrain."""

CROWNS: Final = 2.0
"""Crowns that join a territory in the same way; above 1 because players pick their dominoes."""

EDGES: Final = 2.6
"""With so many empty cells round it a territory grows half as fast as it could."""

MIDDLE_CHANCE: Final = 0.9
HARMONY_CHANCE: Final = 0.7
"""How likely a bonus is that is still possible; any value near these plays the same."""

WASTE: Final = 2.0
"""Points lost with each cell that no domino can cover."""

RISK: Final = 1.0
"""Points lost for each domino to come if no terrain could connect to any open cell."""

ORDER: Final = 1.0
"""Points for each place further to the front in the next round; two kings share it."""

WIDTH_AHEAD: Final = 6
"""Placements for which the next domino is tried too; 4 lose nothing, all gain 0.2 points."""

PER_DOMINO: Final = 0.8
"""Points that a domino to come adds beyond all this, by the width of the grid.

Fitted to 360 games of the bot against itself: 3.5 to 4.1 points on 5x5, 5.8 on 7x7. It is the
same for every move, so it matters only where positions of different rounds are compared.
"""

EVERY_TERRAIN: Final = 0b1111110


class Outlook:
    """KD-7.4 What every seat may expect: the dominoes that can still come, and the bonuses."""

    def __init__(self, s: KingdominoState) -> None:
        self.grid: i64 = s.layout.grid
        self.room: i64 = square_room(s.layout.grid)
        self.centre: i64 = REACH - s.layout.grid // 2
        self.middle = float(MIDDLE_KINGDOM_POINTS) if s.terms.is_on("middle_kingdom") else 0.0
        self.harmony = float(HARMONY_POINTS) if s.terms.is_on("harmony") else 0.0
        self.supply = vec[float]([0.0] * KINDS)
        self.crowns = vec[float]([0.0] * KINDS)
        self.count_supply(s)

    def count_supply(self, s: KingdominoState) -> None:
        """KD-7.5 Each terrain's share of what may still come; the order of the pile is not used."""
        coming = s.pile + s.set_aside
        coming += [s.next.dominoes[i] for i in range(len(s.next.owners)) if is_free(s.next, i)]
        for domino in coming:
            self.add_square(LEFT[domino], len(coming))
            self.add_square(RIGHT[domino], len(coming))

    def add_square(self, square: i64, dominoes: int) -> None:
        """One more square of a terrain, as a share of all that may come."""
        terrain = square & 7
        share = 0.5 / float(dominoes)
        self.supply[terrain] = self.supply[terrain] + share
        self.crowns[terrain] = self.crowns[terrain] + share * float(square // CROWN)

    def window(self, low: i64, high: i64) -> i64:
        """KD-6.3 Where the window begins: round the castle, or moved just as far as is needed."""
        if low < self.centre:
            return low
        if high > self.centre + self.grid - 1:
            return high - self.grid + 1
        return self.centre


def is_free(line: Line, i: int) -> bool:
    """KD-4.12 Whether a domino of a line has no king."""
    return line.owners[i] == FREE


class Picture:
    """The sum of a judgement: territories are added one by one, then the empty cells."""

    def __init__(self, outlook: Outlook, castle: i64, empty: i64, left: i64) -> None:
        self.outlook = outlook
        self.empty = empty
        self.open = empty & around(empty)
        self.left = left
        self.total = 0.0
        self.reach: i64 = EVERY_TERRAIN if castle & self.open else 0

    def add(self, region: Region) -> None:
        """KD-5.3 A territory's points, and those that it may still gain."""
        self.total += float(region.size * region.crowns)
        border = region.border & self.empty
        if border == 0:
            return
        edges = float(count(border))
        more = GROWTH * self.outlook.supply[region.terrain] * float(region.crowns)
        more += CROWNS * self.outlook.crowns[region.terrain] * float(region.size)
        self.total += float(self.left) * more * edges / (edges + EDGES)
        if border & self.open:
            self.reach |= BITS[region.terrain]

    def add_room(self, whole: bool) -> None:
        """KD-6.4 What the empty cells promise: Harmony, and that dominoes to come will fit."""
        lost = wasted(self.empty)
        if self.left == 0:
            self.total += self.outlook.harmony if whole and self.empty == 0 else 0.0
            return
        if whole and lost == 0:
            self.total += HARMONY_CHANCE * self.outlook.harmony
        missing = 1.0
        for terrain in range(i64(Terrain.WHEAT), i64(Terrain.CASTLE)):
            if self.reach & BITS[terrain]:
                missing -= self.outlook.supply[terrain]
        self.total -= WASTE * float(lost) + RISK * missing * float(self.left)


def lay(picture: Picture, land: Land, domino: i64, a: i64, b: i64) -> None:
    """KD-5.2 Add the territories of a land as they are with a domino on two of its cells."""
    first = Region(LEFT[domino] & 7, 1, LEFT[domino] // CROWN, around(a))
    second = Region(RIGHT[domino] & 7, 1, RIGHT[domino] // CROWN, around(b))
    double = first.terrain == second.terrain
    touching = a | b if double else a
    for region in land.regions:
        if region.terrain == first.terrain and region.border & touching:
            first.join(region)
        elif region.terrain == second.terrain and region.border & b:
            second.join(region)
        else:
            picture.add(region)
    if double:
        first.join(second)
    else:
        picture.add(second)
    picture.add(first)


class Site:
    """A kingdom that receives dominoes, read into every window that a placement asks for."""

    def __init__(self, outlook: Outlook, kingdom: Kingdom, left: i64, whole: bool) -> None:
        self.outlook = outlook
        self.kingdom = kingdom
        self.left = left
        self.whole = whole
        self.lands: list[Land] = []

    def land(self, west: i64, north: i64) -> Land:
        """The kingdom in this window."""
        for known in self.lands:
            if known.west == west and known.north == north:
                return known
        made = survey(self.kingdom, west, north, self.outlook.room)
        self.lands.append(made)
        return made

    def middle(self, west: i64, east: i64, north: i64, south: i64) -> float:
        """KD-6.3 What the Middle Kingdom is worth with this extent, one domino later."""
        if self.left <= 1:
            centred = west + east == REACH + REACH and north + south == REACH + REACH
            return self.outlook.middle if centred else 0.0
        low = self.outlook.centre
        high = low + self.outlook.grid - 1
        if west < low or north < low or east > high or south > high:
            return 0.0
        return MIDDLE_CHANCE * self.outlook.middle

    def rate(self, domino: i64, move: Move) -> float:
        """What the kingdom is worth after a placement."""
        kingdom = self.kingdom
        cell = move.a
        other = beside(cell, move.b)
        west = least(kingdom.west, least(cell % WIDTH, other % WIDTH))
        east = most(kingdom.east, most(cell % WIDTH, other % WIDTH))
        north = least(kingdom.north, least(cell // WIDTH, other // WIDTH))
        south = most(kingdom.south, most(cell // WIDTH, other // WIDTH))
        land = self.land(self.outlook.window(west, east), self.outlook.window(north, south))
        a = land.bit(cell)
        b = land.bit(other)
        picture = Picture(self.outlook, land.castle, land.empty & ~(a | b), self.left - 1)
        lay(picture, land, domino, a, b)
        picture.add_room(self.whole)
        return picture.total + self.middle(west, east, north, south)

    def worth(self) -> float:
        """What the kingdom is worth as it is."""
        k = self.kingdom
        land = self.land(self.outlook.window(k.west, k.east), self.outlook.window(k.north, k.south))
        picture = Picture(self.outlook, land.castle, land.empty, self.left)
        for region in land.regions:
            picture.add(region)
        picture.add_room(self.whole)
        # One more to come than there is: `middle` looks at the kingdom after the next domino.
        later = Site(self.outlook, k, self.left + 1, self.whole)
        return picture.total + later.middle(k.west, k.east, k.north, k.south)

    def parts(self) -> list[Term]:
        """KD-5.3, KD-6.3, KD-6.4 What `worth` is made of."""
        k = self.kingdom
        land = self.land(self.outlook.window(k.west, k.east), self.outlook.window(k.north, k.south))
        picture = Picture(self.outlook, land.castle, land.empty, self.left)
        territories = 0.0
        for region in land.regions:
            picture.add(region)
            territories += float(region.size * region.crowns)
        growth = picture.total - territories
        picture.add_room(False)
        waste = WASTE * float(wasted(land.empty)) if self.left > 0 else 0.0
        fit = picture.total - territories - growth + waste
        before = picture.total
        picture.add_room(self.whole)
        harmony = picture.total - before - (before - territories - growth)
        middle = self.worth() - (before + harmony)
        return [
            Term("kingdomino.term.territories", territories),
            # How many dominoes are left differs with the order of play: that is growth, too.
            Term(
                "kingdomino.term.growth", growth + PER_DOMINO * float(self.outlook.grid * self.left)
            ),
            Term("kingdomino.term.room", -waste, WASTE),
            Term("kingdomino.term.fit", fit),
            Term("kingdomino.term.harmony", harmony),
            Term("kingdomino.term.middle_kingdom", middle),
        ]

    def best(self, domino: i64) -> float:
        """What the kingdom is worth after the best placement of a domino."""
        found = NEVER
        for move in placements(self.kingdom, self.outlook.grid, domino):
            rating = self.rate(domino, move)
            if rating > found:
                found = rating
        return found if found > NEVER else self.without().worth()

    def after(self, domino: i64, move: Move) -> "Site":
        """The site with a domino laid."""
        kingdom = self.kingdom.clone()
        kingdom.place(domino, move.a, move.b)
        return Site(self.outlook, kingdom, self.left - 1, self.whole)

    def without(self) -> "Site":
        """KD-4.7 The site after a domino that fits nowhere."""
        return Site(self.outlook, self.kingdom, self.left - 1, False)

    def settled(self, domino: i64) -> "Site":
        """The site with a domino laid where it is best, or discarded."""
        moves = placements(self.kingdom, self.outlook.grid, domino)
        if not moves:
            return self.without()
        ratings = [self.rate(domino, move) for move in moves]
        return self.after(domino, moves[highest(ratings, 1)[0]])


def least(a: i64, b: i64) -> i64:
    return a if a < b else b


def most(a: i64, b: i64) -> i64:
    return a if a > b else b


def site_of(s: KingdominoState, seat: int, outlook: Outlook) -> Site:
    """A seat's kingdom, and how many dominoes it has still to lay."""
    player: Player = s.players[seat]
    total = s.layout.lines * s.layout.kings_each
    left = total - len(player.placed) - len(player.discarded)
    return Site(outlook, player.kingdom, left, len(player.discarded) == 0)


def claimed(line: Line, seat: int, start: int) -> list[int]:
    """KD-3.5 The dominoes of a line from a position on that a seat has claimed, in their order."""
    return [line.dominoes[i] for i in range(start, len(line.owners)) if line.owners[i] == seat]


def settled_site(s: KingdominoState, seat: int) -> Site:
    """A seat's kingdom with the dominoes laid that it has claimed."""
    site = site_of(s, seat, Outlook(s))
    start = s.position if isinstance(s.decision(), PlaceDomino) else s.position + 1
    for domino in claimed(s.current, seat, start) + claimed(s.next, seat, 0):
        site = site.settled(domino)
    return site


class KingdominoSense(Sense):
    """Points, growth, room and bonuses of a kingdom, one domino ahead."""

    def __init__(self) -> None:
        super().__init__()
        # Walks on one order of the pile go alike, whatever is laid first: the leads at their ends
        # correlate by about 0.8. Eight were no better than four.
        self.abreast = 4

    def value(self, s: State, seat: int) -> float:
        """KD-5.4 About the points at the end, with the claimed dominoes laid; no later games."""
        assert isinstance(s, KingdominoState)
        tallies = s.players[seat].tallies
        points = float(sum([tally.total for tally in tallies]))
        if len(tallies) == s.game:
            return points
        site = settled_site(s, seat)
        return points + site.worth() + PER_DOMINO * float(s.layout.grid * site.left)

    def rate(self, s: State, moves: list[Move]) -> list[float]:
        """KD-3.10 to KD-3.12 What the deciding seat's kingdom is worth after each move."""
        assert isinstance(s, KingdominoState)
        d = s.decision()
        assert d is not None
        if len(moves) == 1:
            return [0.0]
        site = site_of(s, d.who, Outlook(s))
        if isinstance(d, PlaceDomino):
            return rate_places(s, site, d, moves)
        return rate_claims(s, site, d.who, moves)

    def pick(self, s: State, moves: list[Move]) -> int:
        """The best move without a look at the domino after it, which costs five times as much."""
        if len(moves) == 1:  # perhaps a discard, which has no place to rate
            return 0
        assert isinstance(s, KingdominoState)
        d = s.decision()
        assert d is not None
        site = site_of(s, d.who, Outlook(s))
        if isinstance(d, PlaceDomino):
            return best_of([site.rate(d.domino, move) for move in moves])
        return best_of(rate_claims(s, site, d.who, moves))

    def merits(self, s: State, values: list[float]) -> list[float]:
        """KD-5.5 By how much a game is won tells as much of a move as whether it is won."""
        if s.decision() is not None:
            return values
        lead = shares([float(score) for score in s.scores()], self.scale)
        return [(values[seat] + lead[seat]) / 2.0 for seat in range(len(values))]

    def terms(self, s: State, seat: int) -> list[Term]:
        """KD-5.3, KD-6.3, KD-6.4 The kingdom's parts, with the claimed dominoes laid."""
        assert isinstance(s, KingdominoState)
        tallies = s.players[seat].tallies
        found = [Term(POINTS, float(sum([tally.total for tally in tallies])))]
        if len(tallies) < s.game:
            found += settled_site(s, seat).parts()
        return with_promise(found, self.value(s, seat))


SENSE: Final = KingdominoSense()


def rate_claims(s: KingdominoState, site: Site, seat: int, moves: list[Move]) -> list[float]:
    """KD-3.12 A domino is worth its best placement, after those that are laid before it."""
    for domino in claimed(s.current, seat, s.position + 1) + claimed(s.next, seat, 0):
        site = site.settled(domino)
    return [site.best(move.a) - order_cost(s, move.a) for move in moves]


def order_cost(s: KingdominoState, domino: int) -> float:
    """KD-3.5 A higher number acts later in the next round, when less is left to choose from."""
    if len(s.pile) == 0:
        return 0.0
    return ORDER * float(s.next.dominoes.index(domino)) / float(s.layout.kings_each)


def rate_places(s: KingdominoState, site: Site, d: PlaceDomino, moves: list[Move]) -> list[float]:
    """KD-3.7 A placement is worth what the best domino that may follow makes of it."""
    domino = d.domino
    ratings = [site.rate(domino, move) for move in moves]
    following = claimed(s.current, d.who, s.position + 1)[:1]
    if not following:
        following = claimed(s.next, d.who, 0) + claimed(s.next, FREE, 0)
    if following:
        costs = [order_cost(s, n) if n in s.next.dominoes else 0.0 for n in following]
        look_ahead(site, domino, moves, ratings, following, costs)
    return ratings


def look_ahead(
    site: Site,
    domino: int,
    moves: list[Move],
    ratings: list[float],
    following: list[int],
    costs: list[float],
) -> None:
    """Replace the highest ratings by those one domino later, and shift all others below them."""
    chosen = highest(ratings, WIDTH_AHEAD)
    gains: list[float] = []
    for i in chosen:
        gains.append(best_following(site.after(domino, moves[i]), following, costs) - ratings[i])
    smallest = min(gains)
    for i in range(len(ratings)):
        ratings[i] += gains[chosen.index(i)] if i in chosen else smallest


def best_following(site: Site, following: list[int], costs: list[float]) -> float:
    """What the kingdom is worth with the best of several dominoes, each at its cost."""
    found = NEVER
    for i in range(len(following)):
        rating = site.best(following[i]) - costs[i]
        if rating > found:
            found = rating
    return found
