"""PP-3.1, PP-3.2 What lies on a Pax Pamir table, and what the running turn remembers."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from panj.core.chance import Chance
from panj.core.codec import Bytes, Each, Numbers, One, Shape
from panj.core.scores import ScoreLine
from panj.core.state import State, Step
from panj.core.terms import Terms
from panj.games.pax_pamir.piles import AiCards, EventsInForce, Piles
from panj.games.pax_pamir.places import GIFTS, SPIES, gift_place, tribe_place
from panj.games.pax_pamir.player import Player
from panj.games.pax_pamir.tables import GIFT_SPACES, MOST_SEATS, SLOTS, Suit
from panj.games.pax_pamir.turn_memory import TurnMemory

EVERYBODY: Final = -1
"""The holder of an event that acts on all players."""


# A vec is a row of machine numbers: compiled, it is read like an array of C, and a clone copies the
# whole of it at once.


class PaxState(State):
    """PP-3.1 The table, with the memory of the running turn.

    `checks` counts the Dominance Checks that were resolved, `ending` says why the game is over,
    `idle` counts the turns in a row in which nobody did anything (PP-9.R47), and `after` has for
    each seat the one that follows it (PP-3.3).
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        *State.FIELDS,
        "memory",
        "favored",
        "checks",
        "ending",
        "idle",
        "after",
        "players",
        "board",
        "blocks",
        "market",
        "coins",
        "piles",
        "events",
        "ai",
    )
    SHAPES: ClassVar[dict[str, Shape]] = {
        **State.SHAPES,
        "memory": One(TurnMemory),
        "players": Each(Player),
        "board": Bytes(),
        "blocks": Numbers(),
        "market": Numbers(),
        "coins": Numbers(),
        "piles": One(Piles),
        "events": One(EventsInForce),
        "ai": One(AiCards),
    }

    def __init__(
        self,
        terms: Terms,
        agenda: list[Step[State]],
        chance: Chance,
        boundary: i64,
        round: i64,
        turn: i64,
        memory: TurnMemory,
        favored: i64,
        checks: i64,
        ending: i64,
        idle: i64,
        after: list[int],
        players: list[Player],
        board: vec[u8],
        blocks: vec[i64],
        market: vec[i64],
        coins: vec[i64],
        piles: Piles,
        events: EventsInForce,
        ai: AiCards,
    ) -> None:
        super().__init__(terms, agenda, chance, boundary, round, turn)
        self.wakhan: i64 = terms.seats - 1 if terms.is_on("wakhan") else -1
        """PP-6.1 Her seat, the last one, so that all seats before it are humans; -1 without her."""
        self.memory = memory
        self.favored = favored
        self.checks = checks
        self.ending = ending
        self.idle = idle
        self.after = after
        self.players = players
        self.board = board
        self.blocks = blocks
        self.market = market
        self.coins = coins
        self.piles = piles
        self.events = events
        self.ai = ai

    def clone(self) -> "PaxState":
        return PaxState(
            self.terms,
            self.agenda[:],
            self.chance.clone(),
            self.boundary,
            self.round,
            self.turn,
            self.memory.clone(),
            self.favored,
            self.checks,
            self.ending,
            self.idle,
            self.after,  # never changes after the set-up
            [player.clone() for player in self.players],
            self.board[:],
            self.blocks[:],
            self.market[:],
            self.coins[:],
            self.piles.clone(),
            self.events.clone(),
            self.ai.clone(),
        )

    # Seats

    def from_seat(self, who: int) -> list[int]:
        """PP-3.3 All seats in turn order, starting with this one."""
        found = [who]
        seat = self.after[who]
        while seat != who:
            found.append(seat)
            seat = self.after[seat]
        return found

    def before(self, who: int) -> int:
        """PP-3.3 The previous seat in turn order."""
        return self.from_seat(who)[-1]

    def left_of(self, who: int) -> int:
        """PP-2.9 Whose court touches the left end of this one."""
        # PP-9.R07: her arrows name left and right as at a table at which play goes clockwise.
        return self.after[who] if self.wakhan >= 0 else self.before(who)

    def right_of(self, who: int) -> int:
        """PP-2.9 Whose court touches the right end of this one."""
        return self.before(who) if self.wakhan >= 0 else self.after[who]

    def holds(self, effect: i64) -> bool:
        """PP-4.20 Whether an event acts on everybody."""
        return self.events.effects & effect != 0

    # Pieces

    def at(self, place: i64) -> i64:
        """PP-1.1 How many pieces stand on a place."""
        return i64(self.board[place])

    def tribes(self, seat: i64, region: i64) -> i64:
        """PP-1.1 A player's tribes in a region."""
        return i64(self.board[tribe_place(seat, region)])

    def spies_on(self, card: i64) -> i64:
        """PP-1.1 The spies of all players on a court card."""
        total: i64 = 0
        start = SPIES + card * MOST_SEATS
        for place in range(start, start + self.seats):
            total += i64(self.board[place])
        return total

    def gifts(self, seat: i64) -> i64:
        """PP-4.7 How many gifts a player has given."""
        total: i64 = 0
        start = gift_place(seat, 0)
        for place in range(start, start + GIFT_SPACES):
            total += i64(self.board[place])
        return total

    def has_gift(self, seat: i64, space: i64) -> bool:
        """PP-4.7 Whether a gift space is taken."""
        return self.board[GIFTS + seat * GIFT_SPACES + space] > 0

    # Cards

    def owner_of(self, card: int) -> int:
        """PP-4.12 The seat in whose court a card lies, or -1."""
        # `card in court` would compare objects; compiled, the loop compares machine numbers.
        for seat in range(self.seats):
            for other in self.players[seat].court:
                if other == card:
                    return seat
        return -1

    def track(self) -> list[int]:
        """PP-2.9 All court cards in the circle of courts, left to right."""
        found: list[int] = []
        seat = 0
        for _ in range(self.seats):
            found += self.players[seat].court
            seat = self.right_of(seat)
        return found

    def is_used(self, card: int) -> bool:
        """PP-3.35 Whether a court card has acted this turn."""
        return any(other == card for other in self.memory.used)

    def slot_of(self, card: int) -> int:
        """PP-2.6 The market slot of a card, or -1."""
        for slot in range(SLOTS):
            if self.market[slot] == card:
                return slot
        return -1

    # The result

    def score_sheet(self) -> list[ScoreLine]:
        successful = [int(player.dominance_points) for player in self.players]
        unsuccessful = [int(player.cylinder_points) for player in self.players]
        return [
            ScoreLine("pax_pamir.score.successful", successful),
            ScoreLine("pax_pamir.score.unsuccessful", unsuccessful),
        ]

    def tie_breaks(self) -> list[ScoreLine]:
        stars = [int(player.stars(Suit.MILITARY)) for player in self.players]
        rupees = [int(player.rupees) for player in self.players]
        return [
            ScoreLine("pax_pamir.score.military_stars", stars),
            ScoreLine("pax_pamir.score.rupees", rupees),
        ]
