"""What lies on a Trajan table."""

from typing import ClassVar, Final

from mypy_extensions import i64

from panj.core.chance import Chance
from panj.core.codec import Each, Shape
from panj.core.scores import ScoreLine
from panj.core.state import State, Step
from panj.core.terms import Terms
from panj.games.trajan.player import Player
from panj.games.trajan.scoring import score_sheet
from panj.games.trajan.tables import CYCLE, LONG_CYCLE, ROUNDS_PER_QUARTER


class Pile:
    """TR-4.1 Where a commodity card can come from."""

    DRAW: Final = 0
    LEFT: Final = 1
    RIGHT: Final = 2


class TrajanState(State):
    """TR-1.5 The board with its piles, and the players.

    `discs` lists the senate discs by their last arrival, so that of two on one position the
    later lies higher; `time` may run past the cycle until the turn ends (TR-3.2.5).
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        *State.FIELDS,
        "first",
        "time",
        "cycle",
        "revealed",
        "extra_used",
        "is_over",
        "pile",
        "left",
        "right",
        "grey_ships",
        "stacks",
        "forum",
        "forum_pile",
        "extra_pile",
        "provinces",
        "sites",
        "demands",
        "demand_pile",
        "demands_removed",
        "past_demands",
        "positions",
        "discs",
        "senate_bonus",
        "bag",
        "gone",
        "gone_tiles",
        "players",
    )
    SHAPES: ClassVar[dict[str, Shape]] = {**State.SHAPES, "players": Each(Player)}

    def __init__(
        self,
        terms: Terms,
        agenda: list[Step[State]],
        chance: Chance,
        boundary: i64,
        round: i64,
        turn: i64,
        first: i64,
        time: i64,
        cycle: i64,
        revealed: bool,
        extra_used: bool,
        is_over: bool,
        pile: list[int],
        left: list[int],
        right: list[int],
        grey_ships: i64,
        stacks: list[list[int]],
        forum: list[int],
        forum_pile: list[int],
        extra_pile: list[int],
        provinces: list[int],
        sites: list[int],
        demands: list[int],
        demand_pile: list[int],
        demands_removed: list[int],
        past_demands: list[int],
        positions: list[int],
        discs: list[int],
        senate_bonus: list[int],
        bag: list[int],
        gone: list[int],
        gone_tiles: list[int],
        players: list[Player],
    ) -> None:
        super().__init__(terms, agenda, chance, boundary, round, turn)
        self.first = first
        self.time = time
        self.cycle = cycle
        self.revealed = revealed
        self.extra_used = extra_used
        self.is_over = is_over
        self.pile = pile
        self.left = left
        self.right = right
        self.grey_ships = grey_ships
        self.stacks = stacks
        self.forum = forum
        self.forum_pile = forum_pile
        self.extra_pile = extra_pile
        self.provinces = provinces
        self.sites = sites
        self.demands = demands
        self.demand_pile = demand_pile
        self.demands_removed = demands_removed
        self.past_demands = past_demands
        self.positions = positions
        self.discs = discs
        self.senate_bonus = senate_bonus
        self.bag = bag
        self.gone = gone
        self.gone_tiles = gone_tiles
        self.players = players

    def clone(self) -> "TrajanState":
        return TrajanState(
            self.terms,
            self.agenda[:],
            self.chance.clone(),
            self.boundary,
            self.round,
            self.turn,
            self.first,
            self.time,
            self.cycle,
            self.revealed,
            self.extra_used,
            self.is_over,
            self.pile[:],
            self.left[:],
            self.right[:],
            self.grey_ships,
            [stack[:] for stack in self.stacks],
            self.forum[:],
            self.forum_pile[:],
            self.extra_pile[:],
            self.provinces[:],
            self.sites[:],
            self.demands[:],
            self.demand_pile[:],
            self.demands_removed,  # never changes after the set-up
            self.past_demands[:],
            self.positions[:],
            self.discs[:],
            self.senate_bonus[:],
            self.bag[:],
            self.gone[:],
            self.gone_tiles[:],
            [player.clone() for player in self.players],
        )

    @property
    def quarter(self) -> i64:
        """TR-0.1 The running quarter, 1 to 4; 0 during the set-up."""
        return (self.round + ROUNDS_PER_QUARTER - 1) // ROUNDS_PER_QUARTER

    def next_seat(self, seat: int) -> int:
        """TR-3.1.1 The next player clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def from_seat(self, seat: int) -> list[int]:
        """All seats clockwise, this one first."""
        return [(seat + i) % self.seats for i in range(self.seats)]

    def discard_pile(self, side: int) -> list[int]:
        """TR-2.9 One of the two face-up piles."""
        return self.left if side == Pile.LEFT else self.right

    def score_sheet(self) -> list[ScoreLine]:
        return score_sheet(self.terms, self.players)

    def tie_breaks(self) -> list[ScoreLine]:
        """TR-5.4 The position on the senate track, then the height of the disc."""
        heights = [self.discs.index(seat) + 1 for seat in range(self.seats)]
        return [
            ScoreLine("trajan.score.senate_position", self.positions[:]),
            ScoreLine("trajan.score.senate_height", heights),
        ]


def cycle_length(terms: Terms) -> int:
    """TR-1.9 How many spaces the time cycle has, its start included."""
    table = LONG_CYCLE if terms.choice("time_cycle") == "longer" else CYCLE
    return table[terms.seats]
