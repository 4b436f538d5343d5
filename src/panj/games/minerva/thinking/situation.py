"""One seat's situation in a position of Minerva: what goods and tiles are worth to it now."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from panj.games.minerva.state import MinervaState, Player
from panj.games.minerva.tables import (
    CULTURES,
    FACES,
    LOCATION_FACES,
    MOST_ASSISTANTS,
    RESOURCE_LIMIT,
    RESOURCES,
    ROUNDS,
    Good,
    Op,
)
from panj.games.minerva.thinking.cells import empty_cells, faces_of
from panj.games.minerva.thinking.weights import Weights

UNKNOWN: Final = -1.0e9
"""Not worked out yet: less than anything can be worth."""

MOST_POINTS: Final = 32
"""More culture points than lines have; what more would bring is not remembered."""

NO_SUPPLY: Final = vec[float]([0.0] * RESOURCES)
NO_YIELDS: Final = vec[float]([0.0] * FACES)
NO_POINTS_KNOWN: Final = vec[float]([UNKNOWN] * (CULTURES * MOST_POINTS))
NO_OFFERS_KNOWN: Final = vec[float]([UNKNOWN] * FACES)
"""What a situation begins with, always as slices: a copy of machine numbers, where a new list would
be made of objects first."""


class Situation:
    """What counts for one seat in one position, found once for all its moves.

    The modules beside this one build on it: culture, glory, lines, temples, building, moving.
    Nothing of the table may change as long as it is used, so that they may remember in it what they
    have found.
    """

    def __init__(self, s: MinervaState, seat: int, weights: Weights) -> None:
        self.s = s
        self.seat = seat
        self.weights = weights
        self.tiles = s.tiles
        self.player: Player = s.players[seat]
        self.rounds_left: i64 = ROUNDS - s.round
        self.early = float(self.rounds_left) / (ROUNDS - 1)
        """From 1 in the first round down to 0 in the last."""
        self.residences: i64 = self.player.residences
        """How many residences can still start a line."""
        hires: i64 = min(self.rounds_left, MOST_ASSISTANTS - self.player.hired)
        self.assistants: i64 = self.player.assistants + hires // 2
        """About how many assistants can still start one again."""
        self.times = weights.share * float(self.residences + self.assistants)
        """About how often one tile will still be activated."""
        late = weights.late_resource
        self.resource = late + (weights.resource - late) * self.early
        """What a resource is worth."""
        self.is_plan = True
        """Whether the rounds to come are weighed, or what can be done now."""
        self.supply = NO_SUPPLY[:]
        """About how many of each resource the own tiles make in a usual turn."""
        self.count_supply()
        self.rival = self.rival_glory()
        """About how many glory tokens the strongest rival may make in a round."""
        self.yields = NO_YIELDS[:]
        """What one activation of each face brings, without culture and glory."""
        for face in range(1, LOCATION_FACES):
            self.yields[face] = self.face_yield(face)
        self.is_plan = False
        self.is_walk = False
        """Whether a glance must do for what is dear to know and seldom matters."""
        self.most_points = vec[i64]()
        """What `best_points` found, once it was asked for."""
        self.most_tokens = 0.0
        """What `best_tokens` found, together with it."""
        self.culture_planned = NO_POINTS_KNOWN[:]
        self.culture_now = NO_POINTS_KNOWN[:]
        """What culture points bring, by category and number, for each value of `is_plan`."""
        self.offers = NO_OFFERS_KNOWN[:]
        """What tiles on offer are worth, by face."""
        self.own_spots = vec[i64]()

    def spots(self) -> vec[i64]:
        """MI-3.14 The empty cells of the own city beside a tile, found once."""
        if len(self.own_spots) == 0:
            self.own_spots = empty_cells(self.player.city)
        return self.own_spots

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
        op = tiles.op[face]
        if not tiles.acts_in_line(face) or (tiles.right[face] == Good.GLORY and op != Op.BOTH):
            return 0.0
        gained = self.good_value(tiles.right[face]) * float(tiles.right_count[face])
        if op == Op.BOTH:
            return gained + self.good_value(tiles.left[face]) * float(tiles.left_count[face])
        if op == Op.SIDES:
            return gained * self.weights.sides
        if op == Op.PER_HELD:
            held = float(self.player.goods[tiles.left[face]])
            return gained * (self.weights.per_held * held + self.weights.to_hold)
        if op == Op.EXCHANGE:
            weights = self.weights
            return max(0.0, weights.exchanges * (gained - weights.paid * self.resource))
        return gained

    def tokens_from(self, face: i64) -> float:
        """About how many glory tokens one activation of a tile gives."""
        tiles = self.tiles
        if tiles.op[face] == Op.BOTH and tiles.left[face] == Good.GLORY:
            return float(tiles.left_count[face]) if tiles.acts_in_line(face) else 0.0
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
        for face in faces_of(self.player.city):
            op = tiles.op[face]
            if tiles.acts_in_line(face) and (op == Op.GAIN or op == Op.BOTH):
                self.add_supply(tiles.right[face], tiles.right_count[face])
                if op == Op.BOTH:
                    self.add_supply(tiles.left[face], tiles.left_count[face])

    def add_supply(self, good: i64, count: i64) -> None:
        """What one gain of a tile adds to the resources of a usual turn."""
        if good < RESOURCES:
            self.supply[good] = self.supply[good] + self.weights.often * float(count)
        elif good == Good.ANY_RESOURCE:
            for each in range(RESOURCES):
                self.supply[each] = self.supply[each] + 0.5 * self.weights.often

    def rival_glory(self) -> float:
        """About how many tokens the strongest rival may make in a round."""
        most = 0.0
        for seat in range(self.s.seats):
            if seat != self.seat:
                tokens = 0.0
                for face in faces_of(self.s.players[seat].city):
                    tokens += self.tokens_from(face)
                most = max(most, tokens)
        return most
