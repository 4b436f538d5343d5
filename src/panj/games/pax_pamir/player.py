"""PP-0.2 One faction of a Pax Pamir table."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from panj.games.pax_pamir.tables import (
    ABILITY_OF,
    COURT_LIMIT,
    HAND_LIMIT,
    RANK_OF,
    REGION_OF,
    SUIT_OF,
    Suit,
)


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
        return COURT_LIMIT + self.stars(Suit.POLITICAL)

    def hand_limit(self) -> i64:
        """PP-3.28 Two cards and one more for each intelligence star."""
        return HAND_LIMIT + self.stars(Suit.INTELLIGENCE)

    def shelter(self) -> i64:
        """PP-4.6 Rupees that nobody can tax."""
        return self.stars(Suit.ECONOMIC)

    def has_political(self, region: i64) -> bool:
        """PP-4.14 Whether the court holds a political card of a region."""
        for card in self.court:
            if SUIT_OF[card] == Suit.POLITICAL and REGION_OF[card] == region:
                return True
        return False

    def political_cards(self, region: i64) -> list[int]:
        """PP-4.14 The political cards of a region in the court."""
        return [c for c in self.court if SUIT_OF[c] == Suit.POLITICAL and REGION_OF[c] == region]

    def has_region(self, region: i64) -> bool:
        """PP-4.6 Whether the court holds any card of a region."""
        return any(REGION_OF[card] == region for card in self.court)

    def renew_abilities(self) -> None:
        """PP-4.21 Abilities are active exactly while their cards are in the court."""
        found: i64 = 0
        for card in self.court:
            found = found | ABILITY_OF[card]
        self.abilities = found
