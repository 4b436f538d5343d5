"""PP-3.1, PP-3.2 Parts of the table that belong together: the turn's memory, cards, events, AI."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Memory:
    """PP-3.2 What the running turn remembers; cleared at its start."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "active",
        "actions_left",
        "used",
        "paid",
        "placed",
        "refused",
        "attempts",
        "blackmailed",
    )

    def __init__(
        self,
        active: i64,
        actions_left: i64,
        used: list[int],
        paid: i64,
        placed: list[int],
        refused: i64,
        attempts: list[int],
        blackmailed: i64,
    ) -> None:
        self.active = active
        self.actions_left = actions_left
        self.used = used
        self.paid = paid
        self.placed = placed
        self.refused = refused
        self.attempts = attempts
        self.blackmailed = blackmailed

    def clone(self) -> "Memory":
        return Memory(
            self.active,
            self.actions_left,
            self.used[:],
            self.paid,
            self.placed[:],
            self.refused,
            self.attempts[:],
            self.blackmailed,
        )


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
class Events:
    """PP-4.20 The events that persist, their holders, and the effects on everybody."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "holders", "effects")

    def __init__(self, cards: list[int], holders: list[int], effects: i64) -> None:
        self.cards = cards
        self.holders = holders
        self.effects = effects

    def clone(self) -> "Events":
        return Events(self.cards[:], self.holders[:], self.effects)


@mypyc_attr(acyclic=True)
class Ai:
    """PP-6.2 Wakhan's cards: the face-up one, the deck, those used since the last shuffle."""

    FIELDS: ClassVar[tuple[str, ...]] = ("face", "deck", "used")

    def __init__(self, face: i64, deck: list[int], used: list[int]) -> None:
        self.face = face
        self.deck = deck
        self.used = used

    def clone(self) -> "Ai":
        return Ai(self.face, self.deck[:], self.used[:])
