"""PP-3.2 What the running turn remembers."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from panj.games.pax_pamir.tables import START_ACTIONS


@mypyc_attr(acyclic=True)
class TurnMemory:
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
        """PP-3.35 Court cards that have acted."""
        self.paid = paid
        """PP-4.1.2 Market slots on which rupees were put, as bits."""
        self.placed = placed
        """PP-9.R37 The places of new pieces, one by one."""
        self.refused = refused
        """PP-4.4.5 Offers of a bribe that a holder refused."""
        self.attempts = attempts
        """PP-4.4.6 What was cancelled since the last action, as `attempt_of` numbers it."""
        self.blackmailed = blackmailed
        """PP-3.12 The Blackmail abilities that were used, as bits."""

    def clone(self) -> "TurnMemory":
        return TurnMemory(
            self.active,
            self.actions_left,
            self.used[:],
            self.paid,
            self.placed[:],
            self.refused,
            self.attempts[:],
            self.blackmailed,
        )


def new_memory(who: int) -> TurnMemory:
    """PP-3.2 What a turn remembers at its start."""
    return TurnMemory(who, START_ACTIONS, [], 0, [], 0, [], 0)
