"""What lies on a Trajan table."""

from typing import ClassVar

from mypy_extensions import i64

from panj.core.chance import Chance
from panj.core.codec import Each, Flat, Shape
from panj.core.scores import ScoreLine
from panj.core.state import State, Step
from panj.core.terms import Terms
from panj.games.trajan.board import Demands, Forum, Gone, Seaport, Senate
from panj.games.trajan.player import Player
from panj.games.trajan.rules.scoring import score_sheet
from panj.games.trajan.tables import CYCLE, LONG_CYCLE, ROUNDS_PER_QUARTER


class TrajanState(State):
    """TR-1.5 The board with its piles, and the players.

    `time` may run past the cycle until the turn ends (TR-3.2.5). A tile leaves its stack by a new
    list (`take_top`), so that copies share the stacks.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        *State.FIELDS,
        "first",
        "time",
        "cycle",
        "revealed",
        "extra_used",
        "is_over",
        "seaport",
        "stacks",
        "forum",
        "provinces",
        "sites",
        "demands",
        "senate",
        "gone",
        "players",
    )
    SHAPES: ClassVar[dict[str, Shape]] = {
        **State.SHAPES,
        "seaport": Flat(Seaport, ("pile", "left", "right", "grey_ships")),
        "forum": Flat(Forum, ("forum", "forum_pile", "extra_pile")),
        "demands": Flat(Demands, ("demands", "demand_pile", "demands_removed", "past_demands")),
        "senate": Flat(Senate, ("positions", "discs", "senate_bonus", "bag")),
        "gone": Flat(Gone, ("gone", "gone_tiles")),
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
        time: i64,
        cycle: i64,
        revealed: bool,
        extra_used: bool,
        is_over: bool,
        seaport: Seaport,
        stacks: list[list[int]],
        forum: Forum,
        provinces: list[int],
        sites: list[int],
        demands: Demands,
        senate: Senate,
        gone: Gone,
        players: list[Player],
    ) -> None:
        super().__init__(terms, agenda, chance, boundary, round, turn)
        self.first = first
        self.time = time
        self.cycle = cycle
        self.revealed = revealed
        self.extra_used = extra_used
        self.is_over = is_over
        self.seaport = seaport
        self.stacks = stacks
        self.forum = forum
        self.provinces = provinces
        self.sites = sites
        self.demands = demands
        self.senate = senate
        self.gone = gone
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
            self.seaport.clone(),
            self.stacks[:],
            self.forum.clone(),
            self.provinces[:],
            self.sites[:],
            self.demands.clone(),
            self.senate.clone(),
            self.gone.clone(),
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

    def score_sheet(self) -> list[ScoreLine]:
        return score_sheet(self.terms, self.players)

    def points_so_far(self) -> list[int]:
        """TR-1.5 The score track: what is scored at the end only is no gain of a turn."""
        if self.is_over:
            return self.scores()
        return [int(player.score()) for player in self.players]

    def tie_breaks(self) -> list[ScoreLine]:
        """TR-5.4 The position on the senate track, then the height of the disc."""
        heights = [self.senate.discs.index(seat) + 1 for seat in range(self.seats)]
        return [
            ScoreLine("trajan.score.senate_position", self.senate.positions[:]),
            ScoreLine("trajan.score.senate_height", heights),
        ]


def cycle_length(terms: Terms) -> int:
    """TR-1.9 How many spaces the time cycle has, its start included."""
    table = LONG_CYCLE if terms.choice("time_cycle") == "longer" else CYCLE
    return table[terms.seats]
