"""PP-1.7, PP-4.20, PP-6.2 Cards in nobody's hand or court: piles, events in force, AI cards."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Piles:
    """PP-1.7, PP-7.4 The deck, the cards left out, the discards, and hand cards that were shown."""

    FIELDS: ClassVar[tuple[str, ...]] = ("deck", "left_out", "discards", "shown")

    def __init__(
        self, deck: list[int], left_out: list[int], discards: list[int], shown: list[int]
    ) -> None:
        self.deck = deck
        self.left_out = left_out
        self.discards = discards
        self.shown = shown

    def clone(self) -> "Piles":
        # Nobody changes the list of the cards left out; a guess has another one.
        return Piles(self.deck[:], self.left_out, self.discards[:], self.shown[:])


@mypyc_attr(acyclic=True)
class EventsInForce:
    """PP-4.20 The events that persist, their holders, and the effects on everybody."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "holders", "effects")

    def __init__(self, cards: list[int], holders: list[int], effects: i64) -> None:
        self.cards = cards
        self.holders = holders
        self.effects = effects

    def clone(self) -> "EventsInForce":
        return EventsInForce(self.cards[:], self.holders[:], self.effects)


@mypyc_attr(acyclic=True)
class AiCards:
    """PP-6.2 Wakhan's cards: the face-up one, the deck, those used since the last shuffle."""

    FIELDS: ClassVar[tuple[str, ...]] = ("face", "deck", "used")

    def __init__(self, face: i64, deck: list[int], used: list[int]) -> None:
        self.face = face
        self.deck = deck
        self.used = used

    def clone(self) -> "AiCards":
        return AiCards(self.face, self.deck[:], self.used[:])
