"""KO-6.6 The laws of a game: what was agreed on where the rulebooks leave or make a choice."""

from typing import Final

from panj.core.terms import Terms

OFFICIAL: Final = "citadels_2016"


class Law:
    """KO-6.6 The switches that are on, as a set of bits."""

    CARDINAL_CARDS: Final = 1
    SCHOLAR_SHUFFLES: Final = 2
    LIBRARY_KEEPS_ALL: Final = 4
    VAULT_IS_DISTRICT: Final = 8
    DRAGON_GATE_EIGHT: Final = 16
    GATHER_FIRST: Final = 32
    CROWN_ANY_TIME: Final = 64
    OPTIONAL_REVEAL: Final = 128
    TIE_BY_REVEALED: Final = 256
    BONUS_ANY_TIME: Final = 512
    EFFECTS_AUTOMATIC: Final = 1024
    TRADER_NO_DUPLICATES: Final = 2048
    ALCHEMIST_LOSES: Final = 4096
    CROWN_MAY_STAY: Final = 8192


SWITCHES: Final = [
    ("cardinal_income", "cards", Law.CARDINAL_CARDS),
    ("scholar_return", "shuffle_into_deck", Law.SCHOLAR_SHUFFLES),
    ("library_keep", "all", Law.LIBRARY_KEEPS_ALL),
    ("crown_timing", "any_time_in_turn", Law.CROWN_ANY_TIME),
    ("blackmail_reveal", "optional", Law.OPTIONAL_REVEAL),
    ("tie_break", "highest_revealed_role_number", Law.TIE_BY_REVEALED),
    ("bonus_timing", "any_time_in_turn", Law.BONUS_ANY_TIME),
    ("dragon_gate_final_price", "eight", Law.DRAGON_GATE_EIGHT),
    ("optional_effects", "automatic", Law.EFFECTS_AUTOMATIC),
    ("trader_duplicates", "banned", Law.TRADER_NO_DUPLICATES),
    ("alchemist_warrant", "lost", Law.ALCHEMIST_LOSES),
    ("emperor_recipient", "any_other", Law.CROWN_MAY_STAY),
]

OFFICIAL_LAW: Final = (
    Law.CARDINAL_CARDS
    | Law.SCHOLAR_SHUFFLES
    | Law.LIBRARY_KEEPS_ALL
    | Law.GATHER_FIRST
    | Law.CROWN_ANY_TIME
    | Law.OPTIONAL_REVEAL
    | Law.TIE_BY_REVEALED
    | Law.BONUS_ANY_TIME
    | Law.TRADER_NO_DUPLICATES
)


def law_of(terms: Terms) -> int:
    """KO-6.6 The switches of this game; the official rules set all of them at once."""
    if terms.choice("ruleset") == OFFICIAL:
        return OFFICIAL_LAW
    law = 0
    for option, value, bit in SWITCHES:
        if terms.choice(option) == value:
            law |= bit
    if terms.is_on("secret_vault_counts_as_district"):
        law |= Law.VAULT_IS_DISTRICT
    if not terms.is_on("build_before_gather"):
        law |= Law.GATHER_FIRST
    return law
