"""What lies on a Minerva table (MI-3.2, MI-3.3)."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from panj.core.chance import Chance
from panj.core.codec import Bytes, Each, Numbers, One, Shape
from panj.core.messages import Message
from panj.core.scores import ScoreLine
from panj.core.state import State, Step
from panj.core.terms import Terms
from panj.games.minerva.city import City
from panj.games.minerva.reading.option import tiles_of
from panj.games.minerva.rules.temples import city_points, count_temples
from panj.games.minerva.tables import (
    GOODS,
    GOODS_PER_POINT,
    ROUNDS,
    Face,
    Good,
    Tiles,
)

NO_ORDER: Final = 0
"""The turn order tile of somebody who has not passed."""


@mypyc_attr(acyclic=True)
class Player:
    """MI-3.2 A city, goods by kind, what is left to build with, and what was won."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "city",
        "goods",
        "residences",
        "assistants",
        "hired",
        "culture",
        "glory",
        "order",
        "has_passed",
    )
    SHAPES: ClassVar[dict[str, Shape]] = {"city": One(City), "goods": Numbers()}

    def __init__(
        self,
        city: City,
        goods: vec[i64],
        residences: i64,
        assistants: i64,
        hired: i64,
        culture: list[int],
        glory: list[int],
        order: i64,
        has_passed: bool,
    ) -> None:
        self.city = city
        self.goods = goods
        self.residences = residences
        self.assistants = assistants
        self.hired = hired
        self.culture = culture
        self.glory = glory
        self.order = order
        self.has_passed = has_passed

    def clone(self) -> "Player":
        return Player(
            self.city.clone(),
            self.goods[:],
            self.residences,
            self.assistants,
            self.hired,
            self.culture[:],
            self.glory[:],
            self.order,
            self.has_passed,
        )

    @property
    def denarii(self) -> i64:
        """The purse."""
        return self.goods[Good.DENARIUS]

    @property
    def resources(self) -> i64:
        """MI-3.13 All resource tokens: each can become one denarius."""
        goods = self.goods
        return goods[Good.WHEAT] + goods[Good.WOOD] + goods[Good.STONE] + goods[Good.ORE]


class MinervaState(State):
    """MI-3.3 The display, the decks, the culture stacks and the players.

    `display` counts the location tiles on offer by face. In the solo game they lie in `pairs`
    instead, two faces each; a half that is not there is empty. `taken` counts the culture tiles
    that are gone from each stack.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        *State.FIELDS,
        "first",
        "deck",
        "display",
        "pairs",
        "row",
        "temples",
        "taken",
        "removed",
        "players",
    )
    SHAPES: ClassVar[dict[str, Shape]] = {
        **State.SHAPES,
        "display": Bytes(),
        "taken": Numbers(),
        "players": Each(Player),
    }

    def __init__(
        self,
        terms: Terms,
        agenda: list[Step[State]],
        chance: Chance,
        boundary: i64,
        round: i64,
        turn: i64,
        first: i64,
        deck: list[int],
        display: vec[u8],
        pairs: list[int],
        row: list[int],
        temples: list[int],
        taken: vec[i64],
        removed: list[int],
        players: list[Player],
        tiles: Tiles | None = None,
    ) -> None:
        super().__init__(terms, agenda, chance, boundary, round, turn)
        self.first = first
        self.deck = deck
        self.display = display
        self.pairs = pairs
        self.row = row
        self.temples = temples
        self.taken = taken
        self.removed = removed
        self.players = players
        self.tiles: Final[Tiles] = tiles_of(terms) if tiles is None else tiles

    def clone(self) -> "MinervaState":
        return MinervaState(
            self.terms,
            self.agenda[:],
            self.chance.clone(),
            self.boundary,
            self.round,
            self.turn,
            self.first,
            self.deck[:],
            self.display[:],
            self.pairs[:],
            self.row[:],
            self.temples[:],
            self.taken[:],
            self.removed[:],
            [player.clone() for player in self.players],
            self.tiles,
        )

    @property
    def is_solo(self) -> bool:
        """MI-6.1 One player."""
        return self.seats == 1

    @property
    def is_last_round(self) -> bool:
        """MI-0.3 Round 6."""
        return self.round == ROUNDS

    @property
    def passed(self) -> i64:
        """MI-3.8 How many players have passed this round."""
        count: i64 = 0
        for player in self.players:
            if player.has_passed:
                count += 1
        return count

    @property
    def fee(self) -> i64:
        """MI-3.8 What an action costs once somebody has passed."""
        return 1 if self.passed > 0 else 0

    def next_seat(self, who: int) -> int:
        """MI-3.5 Clockwise."""
        return (who + 1) % self.seats

    def stack_height(self, category: i64) -> i64:
        """MI-2.9 How many tiles are left in a culture stack."""
        return self.tiles.culture_height[self.seats] - self.taken[category]

    def top_culture(self, category: i64) -> i64:
        """MI-2.9 Where the top tile of a culture stack stands in the tables."""
        return self.tiles.culture_at(self.seats, category, self.taken[category])

    def score_sheet(self) -> list[ScoreLine]:
        """MI-5.1 to MI-5.4 What everybody would score now."""
        players = self.players
        culture: list[int] = [self.culture_points(p) for p in players]
        glory: list[int] = [self.glory_points(p) for p in players]
        temples: list[int] = [city_points(self.tiles, p.city, p.goods) for p in players]
        money: list[int] = [self.money_points(p) for p in players]
        sheet = [
            ScoreLine("minerva.score.culture", culture),
            ScoreLine("minerva.score.glory", glory),
            ScoreLine("minerva.score.temples", temples),
            ScoreLine("minerva.score.money", money),
        ]
        if not self.is_solo:
            order: list[int] = [self.order_points(p) for p in players]
            sheet.append(ScoreLine("minerva.score.order", order))
        return sheet

    def culture_points(self, player: Player) -> i64:
        """MI-5.1 The points on the culture tiles that a player has won."""
        total: i64 = 0
        for tile in player.culture:
            total += self.tiles.culture_points[tile]
        return total

    def glory_points(self, player: Player) -> i64:
        """MI-5.1 The points on the glory tiles that a player has won."""
        total: i64 = 0
        for tile in player.glory:
            total += self.tiles.glory_points[tile]
        return total

    def money_points(self, player: Player) -> i64:
        """MI-5.4 What denarii and resources come to."""
        return (player.denarii + player.resources) // GOODS_PER_POINT

    def order_points(self, player: Player) -> i64:
        """MI-3.26 (c), MI-5.3 The points on a turned turn order tile; the highest is not turned."""
        if not self.is_last_round or player.order == self.seats:
            return 0
        return self.tiles.order_points[player.order]

    def result(self) -> Message | None:
        """MI-6.11 Alone nobody is beaten: the points earn a title."""
        if not self.is_solo:
            return None
        points = self.scores()[0]
        return Message("minerva.result.title", [0, points, self.tiles.rank(points)])

    def tie_breaks(self) -> list[ScoreLine]:
        """MI-5.5 Tiles won, then temples, then the lower turn order tile; alone there is no tie."""
        if self.is_solo:
            return []
        players = self.players
        won = [len(p.culture) + len(p.glory) for p in players]
        temples: list[int] = [count_temples(self.tiles, p.city) for p in players]
        order: list[int] = [-p.order for p in players]
        return [
            ScoreLine("minerva.score.tiles_won", won),
            ScoreLine("minerva.score.temple_count", temples),
            ScoreLine("minerva.score.turn_order", order),
        ]


def empty_display() -> vec[u8]:
    """A display without locations."""
    return vec[u8]([0] * Face.FIRST_TEMPLE)


def no_goods() -> vec[i64]:
    """A player who holds nothing."""
    return vec[i64]([0] * GOODS)
