"""PP-3.1, PP-3.2 What lies on a Pax Pamir table, and what the running turn remembers."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from panj.core.chance import Chance
from panj.core.codec import Bytes, Each, Numbers, One, Shape
from panj.core.scores import ScoreLine
from panj.core.state import State, Step
from panj.core.terms import Terms
from panj.games.pax_pamir.places import GIFTS, SPIES, gift_place, tribe_place
from panj.games.pax_pamir.records import Ai, Events, Memory, Piles
from panj.games.pax_pamir.tables import (
    ABILITY_OF,
    GIFT_SPACES,
    RANK_OF,
    REGION_OF,
    SLOTS,
    SUIT_OF,
    Effect,
    Suit,
)

EVERYBODY: Final = -1
"""The holder of an event that acts on all players."""


@mypyc_attr(acyclic=True)
class Player:
    """PP-0.2 One faction: loyalty, rupees, points, cards and cylinders in supply."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "loyalty",
        "rupees",
        "dominance_points",
        "cylinder_points",
        "supply",
        "abilities",
        "effects",
        "hand",
        "court",
        "prizes",
    )

    def __init__(
        self,
        loyalty: i64,
        rupees: i64,
        dominance_points: i64,
        cylinder_points: i64,
        supply: i64,
        abilities: i64,
        effects: i64,
        hand: list[int],
        court: list[int],
        prizes: list[int],
    ) -> None:
        self.loyalty = loyalty
        self.rupees = rupees
        self.dominance_points = dominance_points
        self.cylinder_points = cylinder_points
        self.supply = supply
        self.abilities = abilities
        self.effects = effects
        self.hand = hand
        self.court = court
        self.prizes = prizes

    def clone(self) -> "Player":
        return Player(
            self.loyalty,
            self.rupees,
            self.dominance_points,
            self.cylinder_points,
            self.supply,
            self.abilities,
            self.effects,
            self.hand[:],
            self.court[:],
            self.prizes[:],
        )

    @property
    def score(self) -> i64:
        """PP-0.3 Victory points, all won in Dominance Checks."""
        return self.dominance_points + self.cylinder_points

    def has(self, ability: i64) -> bool:
        """PP-4.21 Whether a card in the court gives this ability."""
        return self.abilities & ability != 0

    def has_effect(self, effect: i64) -> bool:
        """PP-4.20 Whether an event acts for (or on) this player."""
        return self.effects & effect != 0

    def stars(self, suit: i64) -> i64:
        """PP-1.5 The ranks of all court cards of a suit."""
        total: i64 = 0
        for card in self.court:
            if SUIT_OF[card] == suit:
                total += RANK_OF[card]
        return total

    def court_limit(self) -> i64:
        """PP-3.27 Three cards and one more for each political star."""
        return 3 + self.stars(Suit.POLITICAL)

    def hand_limit(self) -> i64:
        """PP-3.28 Two cards and one more for each intelligence star."""
        return 2 + self.stars(Suit.INTELLIGENCE)

    def shelter(self) -> i64:
        """PP-4.6 Rupees that nobody can tax."""
        return self.stars(Suit.ECONOMIC)

    def has_political(self, region: i64) -> bool:
        """PP-4.14 Whether the court holds a political card of a region."""
        for card in self.court:
            if SUIT_OF[card] == Suit.POLITICAL and REGION_OF[card] == region:
                return True
        return False

    def has_region(self, region: i64) -> bool:
        """PP-4.6 Whether the court holds any card of a region."""
        return any(REGION_OF[card] == region for card in self.court)

    def renew_abilities(self) -> None:
        """PP-4.21 Abilities are active exactly while their cards are in the court."""
        found: i64 = 0
        for card in self.court:
            found = found | ABILITY_OF[card]
        self.abilities = found


class PaxState(State):
    """PP-3.1 The table, with the memory of the running turn."""

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
        "memory": One(Memory),
        "players": Each(Player),
        "board": Bytes(),
        "blocks": Numbers(),
        "market": Numbers(),
        "coins": Numbers(),
        "piles": One(Piles),
        "events": One(Events),
        "ai": One(Ai),
    }

    def __init__(
        self,
        terms: Terms,
        agenda: list[Step[State]],
        chance: Chance,
        boundary: i64,
        round: i64,
        turn: i64,
        memory: Memory,
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
        events: Events,
        ai: Ai,
    ) -> None:
        super().__init__(terms, agenda, chance, boundary, round, turn)
        self.wakhan: i64 = terms.seats - 1 if terms.is_on("wakhan") else -1
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
        """PP-2.9 The previous seat in turn order: the left neighbour."""
        return self.from_seat(who)[-1]

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
        start = SPIES + card * 5
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
        return self.board[GIFTS + seat * 3 + space] > 0

    # Cards

    def owner_of(self, card: int) -> int:
        """PP-4.12 The seat in whose court a card lies, or -1."""
        for seat in range(self.seats):
            for other in self.players[seat].court:
                if other == card:
                    return seat
        return -1

    def track(self) -> list[int]:
        """PP-2.9 All court cards in the circle of courts, left to right, in turn order."""
        found: list[int] = []
        seat = 0
        for _ in range(self.seats):
            found += self.players[seat].court
            seat = self.after[seat]
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

    def bribes_are_void(self) -> bool:
        """PP-4.4 Whether nobody owes bribes at all."""
        return self.events.effects & Effect.DISREGARD_FOR_CUSTOMS != 0

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
