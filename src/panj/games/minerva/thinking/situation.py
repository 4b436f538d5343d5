"""One seat's situation in a position of Minerva: what goods and tiles are worth to it now."""

from librt.vecs import vec
from mypy_extensions import i64

from panj.games.minerva.state import MinervaState, Player
from panj.games.minerva.tables import (
    FACES,
    LOCATION_FACES,
    MOST_ASSISTANTS,
    RESOURCE_LIMIT,
    RESOURCES,
    ROUNDS,
    Good,
    Op,
)
from panj.games.minerva.thinking.weights import Weights


class Situation:
    """What counts for one seat in one position, found once for all its moves.

    The modules beside this one build on it: culture, glory, lines, temples, building, moving.
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
        self.supply = vec[float]([0.0] * RESOURCES)
        """About how many of each resource the own tiles make in a usual turn."""
        self.count_supply()
        self.rival = self.rival_glory()
        """About how many glory tokens the strongest rival may make in a round."""
        self.yields = vec[float]([0.0] * FACES)
        """What one activation of each face brings, without culture and glory."""
        for face in range(1, LOCATION_FACES):
            self.yields[face] = self.face_yield(face)
        self.is_plan = False
        self.most_points = vec[i64]()
        """What `best_points` found, once it was asked for."""
        self.most_tokens = -1.0
        """What `best_tokens` found, once it was asked for."""

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
