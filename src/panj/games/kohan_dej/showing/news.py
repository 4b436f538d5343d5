"""Which lines of the log tell a player that something was done to him."""

from typing import Final

ACTS: Final = [
    "picked",
    "burned",
    "gathered_gold",
    "gathered_cards",
    "drew",
    "income_gold",
    "income_cards",
    "income_mix",
    "built",
    "bribed",
    "refused",
    "turn_ended",
]
"""What a player does by choice; what was before it is known to him."""

SUFFERED: Final = ["stolen", "threat_real", "threat_empty", "under_spell", "received_role"]
"""Lines whose first player suffers; in others it is the one who acts."""

NAMED: Final = ["killed", "bewitched", "robbed"]
"""Lines about a role, which concern whoever holds it."""

HARMLESS: Final = ["round", "let_go"]
"""Lines that name a second player to whom nothing happens."""


def news() -> dict[str, list[str]]:
    """KO-7.1 The keys of such lines, by what they tell of the players in them."""
    return {
        "acts": keys(ACTS),
        "suffered": keys(SUFFERED),
        "named": keys(NAMED),
        "harmless": keys(HARMLESS),
    }


def keys(names: list[str]) -> list[str]:
    """Lines of the log by their full keys."""
    return [f"kohan_dej.log.{name}" for name in names]
