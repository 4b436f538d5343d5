"""All lines of a city in the rounds to come, and what one more tile makes of them: a tile changes
only the lines that meet it, at most one in each direction (MI-3.17)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from panj.games.minerva.city import FIRST_SIDE, MOST_SIDE, City
from panj.games.minerva.moves import COLUMN, DIRECTIONS, ROW_BITS, beside
from panj.games.minerva.rules.temples import is_temple
from panj.games.minerva.tables import HELD, Area, Face, Type
from panj.games.minerva.thinking.best_few import NOTHING_KEPT, keep_best
from panj.games.minerva.thinking.cells import tile_cells
from panj.games.minerva.thinking.lines import best_line, line_value, used_lines
from panj.games.minerva.thinking.situation import Situation
from panj.games.minerva.thinking.temples import temple_prospect

BACK: Final = vec[i64]([1, 0, 3, 2])
"""As `opposite`, in machine numbers."""

NO_LINES: Final = vec[float]([0.0] * DIRECTIONS)
NO_STARTS: Final = vec[i64]([-1] * (FIRST_SIDE * FIRST_SIDE))
"""To begin with, always as slices (see `NOTHING_KEPT`)."""


class PlannedLines:
    """The own city with the value of the four lines of every cell where one may start: an empty
    cell beside a tile, or a residence."""

    def __init__(self, here: Situation) -> None:
        self.here = here
        self.city: City = here.player.city.clone()
        make_room(self.city)
        self.where = no_starts(self.city.side)
        """Which of the starts a cell of the window is, or -1."""
        self.each = vec[float]()
        """The values of all lines, four for a start."""
        self.best = vec[float]()
        """The best of the four of each start."""
        here.is_plan = True
        for cell in here.spots():
            self.add(cell)
        self.spots: i64 = len(self.best)
        """So many of the starts are empty cells; the residences come after them."""
        for cell in self.city.residences():
            self.add(cell)
        here.is_plan = False
        self.temples = vec[i64]()
        """The cells with temples, row by row."""
        self.prospects = vec[float]()
        for cell in tile_cells(self.city):
            if is_temple(self.city.at(cell)):
                self.temples = append(self.temples, cell)
                self.prospects = append(self.prospects, self.prospect(cell))

    def add(self, cell: i64) -> None:
        """The four lines of a start."""
        best = 0.0
        for direction in range(i64(DIRECTIONS)):
            value = line_value(self.here, self.city, cell, direction)
            self.each = append(self.each, value)
            best = max(best, value)
        self.where[self.city.spot(cell)] = len(self.best)
        self.best = append(self.best, best)

    def prospect(self, cell: i64) -> float:
        """What the temple of a cell promises."""
        return temple_prospect(self.here, self.city, cell, self.city.at(cell))

    def value_with(self, cell: i64, face: i64) -> float:
        """What the city promises with one more tile."""
        city = self.city
        spot = city.spot(cell)
        low_x, high_x, low_y, high_y = city.low_x, city.high_x, city.low_y, city.high_y
        x = cell & COLUMN
        y = cell >> ROW_BITS
        city.squares[spot] = u8(face)
        city.low_x = min(low_x, x)
        city.high_x = max(high_x, x)
        city.low_y = min(low_y, y)
        city.high_y = max(high_y, y)
        changed = Changed(self, cell)
        if self.here.tiles.type[face] == Type.RESIDENCE:
            changed.settle()
        else:
            changed.meet()
        value = self.value(changed, self.temples_value(cell, face))
        city.squares[spot] = 0
        city.low_x, city.high_x, city.low_y, city.high_y = low_x, high_x, low_y, high_y
        return value

    def value_without(self, cell: i64) -> float:
        """About what the city promises when a residence is lifted: its place is free for the next
        one. That lines go on across it, and whether the city falls apart, is not asked."""
        city = self.city
        spot = city.spot(cell)
        face = city.squares[spot]
        changed = Changed(self, cell)
        if self.where[spot] < 0:
            self.here.is_plan = True
            changed.line = best_line(self.here, city, cell)
            self.here.is_plan = False
        changed.new[0] = changed.line
        city.squares[spot] = 0
        value = self.value(changed, self.temples_value(cell, Face.EMPTY))
        city.squares[spot] = face
        return value

    def value_now(self) -> float:
        """What the city promises as it is."""
        total = 0.0
        for prospect in self.prospects:
            total += prospect
        return self.value(Changed(self, -1), total * self.here.weights.temples)

    def value(self, changed: "Changed", temples: float) -> float:
        """MI-3.17 Temples, and the lines still to come against what is sure."""
        here = self.here
        spots = NOTHING_KEPT[:]
        again = NOTHING_KEPT[:]
        best = changed.best
        if here.residences > 0:
            for i in range(self.spots):
                keep_best(spots, best[i], here.residences)
            for value in changed.new:
                keep_best(spots, value, here.residences)
        if here.assistants > 0:
            for i in range(self.spots, i64(len(best))):
                keep_best(again, best[i], here.assistants)
            keep_best(again, changed.again, here.assistants)
        return temples + here.weights.plan * used_lines(here, spots, again)

    def temples_value(self, cell: i64, face: i64) -> float:
        """MI-4.30 All temples, in the order of their cells; those that see the cell are looked at
        again."""
        total = 0.0
        is_new = is_temple(face)
        for i in range(i64(len(self.temples))):
            at = self.temples[i]
            if is_new and at > cell:
                total += temple_prospect(self.here, self.city, cell, face)
                is_new = False
            total += self.prospect(at) if self.sees(at, cell) else self.prospects[i]
        if is_new:
            total += temple_prospect(self.here, self.city, cell, face)
        return total * self.here.weights.temples

    def sees(self, temple: i64, cell: i64) -> bool:
        """MI-4.30 Whether what lies on a cell can matter to a temple."""
        tiles = self.here.tiles
        face = self.city.at(temple)
        if tiles.target[face] >= HELD:
            return False
        x = (temple & COLUMN) - (cell & COLUMN)
        y = (temple >> ROW_BITS) - (cell >> ROW_BITS)
        if tiles.area[face] == Area.AROUND:
            return -1 <= x <= 1 and -1 <= y <= 1
        return x == 0 or y == 0


class Changed:
    """The best lines of all starts after one tile was laid or lifted."""

    def __init__(self, lines: PlannedLines, cell: i64) -> None:
        self.lines = lines
        self.cell = cell
        self.best = lines.best[:]
        self.new = NO_LINES[:]
        """The lines of empty cells that no tile was beside before."""
        self.again = 0.0
        """The best line of a residence that was laid."""
        self.line = 0.0
        """The best line of the cell itself, which is no start any more."""
        own: i64 = lines.where[lines.city.spot(cell)] if cell >= 0 else -1
        if own >= 0:
            self.line = self.best[own]
            self.best[own] = 0.0

    def settle(self) -> None:
        """MI-3.17 A residence changes no other line: each ended here before, and ends here now."""
        self.again = self.line

    def meet(self) -> None:
        """MI-3.17 The lines that lead to the tile, or across it, from the four directions."""
        lines = self.lines
        here = lines.here
        city = lines.city
        here.is_plan = True
        for direction in range(i64(DIRECTIONS)):
            start = beside(self.cell, direction)
            face = city.at(start)
            while face != Face.EMPTY and here.tiles.type[face] != Type.RESIDENCE:
                start = beside(start, direction)
                face = city.at(start)
            if face != Face.STAFFED:
                back = BACK[direction]
                self.renew(start, direction, back, line_value(here, city, start, back))
        here.is_plan = False

    def renew(self, start: i64, direction: i64, back: i64, value: float) -> None:
        """One line of a start has another value."""
        lines = self.lines
        at: i64 = lines.where[lines.city.spot(start)]
        if at < 0:
            self.new[direction] = value
            return
        best = value
        for other in range(i64(DIRECTIONS)):
            if other != back:
                best = max(best, lines.each[at * DIRECTIONS + other])
        self.best[at] = best


def no_starts(side: i64) -> vec[i64]:
    """A window of this side in which no line starts yet."""
    return NO_STARTS[:] if side == FIRST_SIDE else vec[i64]([-1] * (side * side))


def make_room(city: City) -> None:
    """Let the window be so big that a tile may be laid anywhere beside the city."""
    while city.side < MOST_SIDE and not (
        city.has_room(city.low_x - 1, city.low_y - 1)
        and city.has_room(city.high_x + 1, city.high_y + 1)
    ):
        city.grow()
