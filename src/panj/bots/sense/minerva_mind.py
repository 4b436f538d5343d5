"""What goods, lines, temples and tiles are worth to one player of Minerva."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from panj.bots.sense.minerva_best import MOST_LINES, faded, insert
from panj.bots.sense.minerva_weights import Weights
from panj.games.minerva.activation import line_faces
from panj.games.minerva.city import City
from panj.games.minerva.groups import destinations
from panj.games.minerva.moves import WAYS, beside
from panj.games.minerva.payment import missing
from panj.games.minerva.state import MinervaState, Player
from panj.games.minerva.tables import (
    CULTURES,
    DISTINCT,
    FACES,
    GLORY_PLACES,
    HELD,
    LOCATION_FACES,
    MOST_ASSISTANTS,
    RESOURCE_LIMIT,
    RESOURCES,
    ROUNDS,
    Area,
    Face,
    Good,
    Op,
    Type,
)
from panj.games.minerva.temples import is_temple, temple_points

NEVER: Final = -1000.0


class Mind:
    """One seat's view of one position: what goods and effects are worth to it now."""

    def __init__(self, s: MinervaState, seat: int, weights: Weights) -> None:
        self.s = s
        self.seat = seat
        self.weights = weights
        self.tiles = s.tiles
        self.player: Player = s.players[seat]
        self.rounds_left: i64 = ROUNDS - s.round
        self.early = float(self.rounds_left) / (ROUNDS - 1)
        self.lines: i64 = self.player.residences
        hires: i64 = min(self.rounds_left, MOST_ASSISTANTS - self.player.hired)
        self.helpers: i64 = self.player.assistants + hires // 2
        self.times = weights.share * float(self.lines + self.helpers)
        late = weights.late_resource
        self.resource = late + (weights.resource - late) * self.early
        self.is_plan = True
        self.supply = vec[float]([0.0] * RESOURCES)
        self.count_supply()
        self.rival = self.rival_glory()
        self.yields = vec[float]([0.0] * FACES)
        for face in range(1, LOCATION_FACES):
            self.yields[face] = self.face_yield(face)
        self.is_plan = False
        self.points = vec[i64]()
        self.tokens = -1.0

    # Goods

    def good_value(self, good: i64) -> float:
        """What one more of a good is worth."""
        if good < RESOURCES:
            full = self.player.goods[good] >= RESOURCE_LIMIT
            return self.weights.denarius if full else self.resource
        if good == Good.DENARIUS:
            return self.weights.denarius
        if good == Good.GLORY:
            return 0.0  # tokens of a line are counted together
        return self.resource if good == Good.ANY_RESOURCE else 0.0

    def face_yield(self, face: i64) -> float:
        """What one activation of a tile brings, without culture and glory."""
        tiles = self.tiles
        if not tiles.acts_in_line(face) or tiles.right[face] == Good.GLORY:
            return 0.0
        op = tiles.op[face]
        gained = self.good_value(tiles.right[face]) * float(tiles.right_count[face])
        if op == Op.SIDES:
            return gained * 1.15
        if op == Op.PER_HELD:
            held = float(self.player.goods[tiles.left[face]])
            return gained * (0.5 * held + 1.2)
        if op == Op.EXCHANGE:
            return max(0.0, 1.5 * (gained - 0.4 * self.resource))
        return gained

    def tokens_from(self, face: i64) -> float:
        """About how many glory tokens one activation of a tile gives."""
        tiles = self.tiles
        if tiles.right[face] != Good.GLORY or not tiles.acts_in_line(face):
            return 0.0
        if tiles.op[face] == Op.EXCHANGE:
            return self.exchange_tokens(face)
        return float(tiles.right_count[face])

    def exchange_tokens(self, face: i64) -> float:
        """MI-4.13, MI-4.14 Tokens by the resources that are held now, or made in a usual turn."""
        tiles = self.tiles
        paid = tiles.left[face]
        have = float(self.player.resources) / 3.0
        made = self.supply[0] + self.supply[1] + self.supply[2] + self.supply[3]
        if paid < RESOURCES:
            have = float(self.player.goods[paid])
            made = self.supply[paid]
        if self.is_plan:
            have = 0.3 * have + made
        times = min(self.weights.forge, have / float(tiles.left_count[face]))
        return times * float(tiles.right_count[face])

    def count_supply(self) -> None:
        """How many of each resource the own tiles make when they work, each once in a while."""
        tiles = self.tiles
        for cell in self.player.city.tiles():
            face = self.player.city.at(cell)
            if tiles.acts_in_line(face) and tiles.op[face] == Op.GAIN:
                good = tiles.right[face]
                count = float(tiles.right_count[face])
                if good < RESOURCES:
                    self.supply[good] = self.supply[good] + self.weights.often * count
                elif good == Good.ANY_RESOURCE:
                    for each in range(RESOURCES):
                        self.supply[each] = self.supply[each] + 0.5 * self.weights.often

    # Culture

    def stack_value(self, category: i64, points: i64, times: float) -> float:
        """MI-4.12 What so many points, several times, take from the top of a stack."""
        s = self.s
        total = 0.0
        left = times
        place = s.taken[category]
        while left > 0.0 and place < s.tiles.culture_height[s.seats]:
            at = s.tiles.culture_at(s.seats, category, place)
            if s.tiles.symbols[at] > points:
                break
            total += float(s.tiles.culture_points[at]) * min(left, 1.0)
            left -= 1.0
            place += 1
        return total * self.weights.culture

    def next_value(self, category: i64, points: i64) -> float:
        """The top tile if the points suffice, otherwise a part of it."""
        s = self.s
        if points <= 0 or s.stack_height(category) <= 0:
            return 0.0
        if self.is_plan:
            times = max(1.0, self.times)
            deep = self.stack_value(category, points, times) / times
            if deep > 0.0:
                return deep
        top = s.top_culture(category)
        need = s.tiles.symbols[top]
        worth = self.weights.culture * float(s.tiles.culture_points[top])
        if points >= need:
            return worth
        return self.weights.partial * worth * float(points) / float(need)

    def culture_value(self, points: vec[i64], free: i64) -> float:
        """MI-4.12 Points by category and points of free choice, put where they help most."""
        total = 0.0
        best = 0.0
        for category in range(i64(CULTURES)):
            sure = self.next_value(category, points[category])
            total += sure
            best = max(best, self.next_value(category, points[category] + free) - sure)
        return total + best

    # Lines

    def line_value(self, city: City, start: i64, way: i64) -> float:
        """MI-3.17 What the line from a cell in one direction brings."""
        tiles = self.tiles
        points = vec[i64]([0] * CULTURES)
        free: i64 = 0
        total = 0.0
        tokens = 0.0
        has_culture = False
        cell = beside(start, way)
        face = city.at(cell)
        while face != Face.EMPTY and tiles.type[face] != Type.RESIDENCE:
            total += self.yields[face]
            if tiles.right[face] == Good.GLORY:
                tokens += self.tokens_from(face)
            if tiles.op[face] == Op.GAIN and tiles.is_built[face] == 0:
                good = tiles.right[face]
                if good == Good.ANY_CULTURE:
                    free += tiles.right_count[face]
                    has_culture = True
                elif Good.THEATRE <= good <= Good.SCIENCE:
                    at = good - Good.THEATRE
                    points[at] = points[at] + tiles.right_count[face]
                    has_culture = True
            cell = beside(cell, way)
            face = city.at(cell)
        if tokens > 0.0:
            total += self.token_value(tokens)
        return total + self.culture_value(points, free) if has_culture else total

    def token_value(self, tokens: float) -> float:
        """What the glory tokens of one line bring: this round, or in the rounds to come."""
        spare = self.weights.glory * self.weights.token * tokens
        if self.is_plan:
            return spare + self.glory_plan(tokens)
        have = float(self.player.goods[Good.GLORY])
        return spare + self.glory_at(have + tokens) - self.glory_at(have)

    def best_line(self, city: City, start: i64) -> float:
        """The best of the four directions."""
        best = 0.0
        for way in range(i64(WAYS)):
            if city.at(beside(start, way)) != Face.EMPTY:
                best = max(best, self.line_value(city, start, way))
        return best

    def potential(self, city: City) -> float:
        """What the residences and assistants still to come may bring in this city."""
        self.is_plan = True
        spots = vec[float]([0.0] * MOST_LINES)
        for cell in city.empty_beside():
            insert(spots, self.best_line(city, cell))
        again = vec[float]([0.0] * MOST_LINES)
        for cell in city.residences():
            insert(again, self.best_line(city, cell))
        self.is_plan = False
        fade = self.weights.fade
        return faded(spots, self.lines, fade) + faded(again, self.helpers, fade)

    def best_points(self) -> vec[i64]:
        """The most culture points of each category in any line of the city, counted once."""
        if len(self.points) == 0:
            best = vec[i64]([0] * CULTURES)
            city = self.player.city
            for cell in city.empty_beside():
                for way in range(i64(WAYS)):
                    points = self.line_points(cell, way)
                    for category in range(i64(CULTURES)):
                        best[category] = max(best[category], points[category])
            self.points = best
        return self.points

    def line_points(self, cell: i64, way: i64) -> vec[i64]:
        """The culture points of each category in one line."""
        points = vec[i64]([0] * CULTURES)
        tiles = self.tiles
        for face in line_faces(self.player.city, cell, way):
            good = tiles.right[face]
            if tiles.acts_in_line(face) and Good.THEATRE <= good <= Good.SCIENCE:
                at = good - Good.THEATRE
                points[at] = points[at] + tiles.right_count[face]
        return points

    # Temples

    def temple_prospect(self, city: City, cell: i64, face: i64) -> float:
        """MI-4.30 A temple's points on a cell, and what may still be laid around it."""
        now = float(temple_points(self.tiles, city, self.player.goods, cell, face))
        each = float(self.tiles.points[face])
        target = self.tiles.target[face]
        if target >= HELD:
            held = float(self.player.goods[target - HELD])
            return each * min(6.0, held * (1.0 - 0.5 * self.early) + self.weights.held * self.early)
        is_ring = self.tiles.area[face] == Area.AROUND
        room = 8.0 - float(len(city.ring(cell))) if is_ring else 6.0
        if target == DISTINCT:
            room = min(room, 7.0 - now / each)
        return now + each * room * self.weights.growth * (self.early + 0.15)

    def temples(self, city: City) -> float:
        """All temples of a city with their prospects."""
        total = 0.0
        for cell in city.tiles():
            face = city.at(cell)
            if is_temple(face):
                total += self.temple_prospect(city, cell, face)
        return total * self.weights.temples

    # Building

    def build_worth(self, face: i64, best: vec[i64]) -> float:
        """What having a tile is worth, before its cost."""
        if is_temple(face):
            city = self.player.city
            prospect = 0.0
            for cell in city.empty_beside():
                prospect = max(prospect, self.temple_prospect(city, cell, face))
            return self.weights.temples * prospect
        tiles = self.tiles
        if tiles.is_built[face]:
            return self.special_worth(face)
        good = tiles.right[face]
        if tiles.op[face] == Op.GAIN and good == Good.ANY_CULTURE:
            more = 0.0
            for category in range(i64(CULTURES)):
                more = max(
                    more, self.points_worth(category, best[category], tiles.right_count[face])
                )
            return more
        if tiles.op[face] == Op.GAIN and Good.THEATRE <= good <= Good.SCIENCE:
            category = good - Good.THEATRE
            return self.points_worth(category, best[category], tiles.right_count[face])
        if good == Good.GLORY:
            return self.glory_tile_worth(face)
        return self.yields[face] * self.times

    def glory_tile_worth(self, face: i64) -> float:
        """What a military tile adds to the tokens of a round, for all rounds to come."""
        self.is_plan = True
        have = self.best_tokens()
        tokens = self.tokens_from(face)
        self.is_plan = False
        more = self.glory_plan(have + tokens) - self.glory_plan(have)
        times = min(float(self.rounds_left) + 1.0, self.times)
        return times * (more + self.weights.glory * self.weights.token * tokens)

    def points_worth(self, category: i64, points: i64, more: i64) -> float:
        """What more culture points in a line would take over the times it still works."""
        times = self.times
        return self.stack_value(category, points + more, times) - self.stack_value(
            category, points, times
        )

    def special_worth(self, face: i64) -> float:
        """MI-4.20 What a tile does when it is built."""
        op = self.tiles.op[face]
        s = self.s
        if op == Op.TAKE_CULTURE:
            best = 0.0
            for category in range(i64(CULTURES)):
                if s.stack_height(category) > 0:
                    top = s.tiles.culture_points[s.top_culture(category)]
                    best = max(best, float(top))
            return best * self.weights.culture
        if op == Op.ACTIVATE_THREE:
            return self.bath_worth()
        if op == Op.GAIN:
            return self.resource * float(self.tiles.right_count[face])
        if op == Op.MOVE_TILE:
            return self.best_moving(self.player.city)
        return 0.3

    # Moving a tile

    def worth_of(self, city: City) -> float:
        """What a city promises: its temples, and the lines still to come."""
        return self.temples(city) + self.weights.plan * self.potential(city)

    def best_moving(self, city: City) -> float:
        """MI-4.25 What an Aqueduct may gain in this city; its own cell is chosen to suit."""
        now = self.worth_of(city)
        best = 0.0
        for cell in city.tiles():
            best = max(best, self.moving_gain(city, cell, now))
        return best

    def moving_gain(self, city: City, cell: i64, now: float) -> float:
        """MI-4.25 About what moving one tile gains: a temple by its best new cell, a residence by
        the good place that the next one can take again. Other tiles are where they belong."""
        face = city.at(cell)
        is_residence = self.tiles.type[face] == Type.RESIDENCE
        if not is_residence and not is_temple(face):
            return 0.0
        places = destinations(city, cell)
        if not places:
            return 0.0
        rest = city.clone()
        rest.lift(cell)
        gain = self.worth_of(rest) - now
        if is_residence:
            return gain
        best = 0.0
        for place in places:
            best = max(best, self.temple_prospect(rest, place, face))
        return gain + self.weights.temples * best

    def bath_worth(self) -> float:
        """MI-4.24 The best three tiles round any cell."""
        city = self.player.city
        best = 0.0
        for cell in city.empty_beside():
            around = vec[float]([0.0] * MOST_LINES)
            for near in city.ring(cell):
                insert(around, self.tile_now(city.at(near)))
            best = max(best, around[0] + around[1] + around[2])
        return best

    def tile_now(self, face: i64) -> float:
        """One tile activated alone."""
        points = vec[i64]([0] * CULTURES)
        good = self.tiles.right[face]
        if not self.tiles.acts_in_line(face):
            return 0.0
        if self.tiles.op[face] == Op.GAIN and good == Good.ANY_CULTURE:
            return self.culture_value(points, self.tiles.right_count[face])
        if self.tiles.op[face] == Op.GAIN and Good.THEATRE <= good <= Good.SCIENCE:
            points[good - Good.THEATRE] = self.tiles.right_count[face]
            return self.culture_value(points, 0)
        return self.yields[face]

    def cost_worth(self, face: i64) -> float:
        """MI-3.13 What a tile's cost is worth to the player."""
        tiles = self.tiles
        lack = missing(tiles, self.player, face)
        total: i64 = 0
        for good in range(i64(RESOURCES)):
            total += tiles.cost[face * RESOURCES + good]
        return self.resource * float(total - lack) + 3.0 * self.weights.denarius * float(lack)

    # Glory and residences

    def rival_glory(self) -> float:
        """About how many tokens the strongest rival may make in a round."""
        most = 0.0
        for seat in range(self.s.seats):
            if seat != self.seat:
                city = self.s.players[seat].city
                tokens = 0.0
                for cell in city.tiles():
                    tokens += self.tokens_from(city.at(cell))
                most = max(most, tokens)
        return most

    def glory_points(self, round: i64, place: i64) -> float:
        """The points of a glory tile."""
        if place > GLORY_PLACES:
            return 0.0
        return float(self.tiles.glory_points[round * GLORY_PLACES + place - 1])

    def glory_at(self, tokens: float) -> float:
        """MI-3.24 What so many glory tokens are worth this round."""
        if tokens < 0.5:
            return 0.0
        s = self.s
        place: i64 = 1
        if s.is_solo:
            place = 1 if tokens >= float(s.round) else 2
        else:
            for seat in range(s.seats):
                if seat != self.seat and float(s.players[seat].goods[Good.GLORY]) >= tokens:
                    place += 1
        return self.weights.glory * self.glory_points(s.round, place) + 0.05 * tokens

    def glory_worth(self, tokens: i64) -> float:
        """MI-3.24 The same for a whole number of tokens."""
        return self.glory_at(float(tokens))

    def glory_plan(self, tokens: float) -> float:
        """MI-3.24 What so many tokens each round are worth on average from now on."""
        if tokens < 0.5:
            return 0.0
        s = self.s
        total = 0.0
        for when in range(s.round, i64(ROUNDS + 1)):
            place: i64 = 2
            if (s.is_solo and tokens >= float(when)) or (not s.is_solo and tokens > self.rival):
                place = 1
            total += self.glory_points(when, place)
        return self.weights.glory * self.weights.race * total / float(ROUNDS + 1 - s.round)

    def best_tokens(self) -> float:
        """The most glory tokens of any line of the city in the rounds to come, counted once."""
        if self.tokens < 0.0:
            best = 0.0
            city = self.player.city
            for cell in city.empty_beside():
                for way in range(i64(WAYS)):
                    tokens = 0.0
                    for face in line_faces(city, cell, way):
                        tokens += self.tokens_from(face)
                    best = max(best, tokens)
            self.tokens = best
        return self.tokens

    def hold_residence(self) -> float:
        """What a residence is worth unbuilt: much when few are left for the rounds to come."""
        w = self.weights
        if self.rounds_left == 0:
            return 0.0
        ahead = w.pace[self.s.round] - float(self.lines)
        return max(0.3, w.residence + w.urge * ahead)

    def hold_assistant(self) -> float:
        """What an assistant is worth in supply."""
        if self.rounds_left == 0:
            return 0.0
        return max(0.3, self.weights.assistant + 0.8 * (1.0 - float(self.player.assistants)))
