"""A player of Kohan Dej: gold, hand and city."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from panj.games.kohan_dej.card_numbers import KIND
from panj.games.kohan_dej.tables import BIT, TYPE, District


# Acyclic: no part of a state refers back to it, so the garbage collector need not know its copies.
# Fields that rules count with are i64, which compiles to a plain C number.
@mypyc_attr(acyclic=True)
class Player:
    """A player's gold, hand and city; `names` is the set of district names in the city."""

    FIELDS: ClassVar[tuple[str, ...]] = ("gold", "hand", "city", "names")

    def __init__(self, gold: i64, hand: list[int], city: list[int], names: i64) -> None:
        self.gold = gold
        self.hand = hand
        self.city = city
        self.names = names

    def clone(self) -> "Player":
        return Player(self.gold, self.hand[:], self.city[:], self.names)

    def has(self, district: i64) -> bool:
        """Whether a district of this name stands in the city."""
        return (self.names & BIT[district]) != 0

    def holds(self, district: int) -> bool:
        """Whether a card of this name is in the hand."""
        return any(card & KIND == district for card in self.hand)

    def size(self) -> i64:
        """KO-3.39 District cards, the Monument counting two."""
        count: i64 = len(self.city)
        return count + 1 if self.has(District.MONUMENT) else count

    def count(self, type: i64) -> i64:
        """KO-4.2 How many districts of a type stand in the city."""
        found: i64 = 0
        for district in self.city:
            if TYPE[district & KIND] == type:
                found += 1
        return found

    def renew(self) -> None:
        """Find the names again after the city changed."""
        self.names = 0
        for district in self.city:
            self.names = self.names | BIT[district & KIND]
