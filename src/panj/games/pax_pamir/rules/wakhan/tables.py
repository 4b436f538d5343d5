"""PP-6.2 The 24 AI cards of Wakhan, by their number; there is no card 0."""

from typing import Final

from panj.games.pax_pamir.tables import COALITIONS, COLUMNS, NONE, REGIONS, rows, split

WITH_WAKHAN: Final = (2, 3)
MOST_WITH_WAKHAN: Final = 3
"""PP-6.1 The numbers of seats with Wakhan among them."""

AI_CARDS: Final = 24
LINE_COUNT: Final = 3
"""PP-6.7 So many lines has each card."""


class Instruction:
    """PP-6.7, PP-6.8 The instructions of AI cards, in the order of their table."""

    TAX: Final = 0
    BUILD: Final = 1
    MOVE: Final = 2
    BETRAY: Final = 3
    BATTLE: Final = 4
    RADICALIZE: Final = 5
    MILITARY_IF_FAVORED: Final = 6
    ECONOMIC_IF_POLITICAL: Final = 7
    BEST_POLITICAL: Final = 8
    BEST_INTELLIGENCE: Final = 9
    ANY_INTELLIGENCE: Final = 10
    MOST_RUPEES_IF_POOR: Final = 11
    GAIN_REGION: Final = 12
    MOST_BLOCKS: Final = 13
    MOST_CYLINDERS: Final = 14
    MOVE_CARD_IF_NONE: Final = 15
    PATRIOT_IF_DOMINANCE: Final = 16
    POLITICAL_IF_COURT_FULL: Final = 17
    INTELLIGENCE_IF_FEWER_SPIES: Final = 18
    BATTLE_MOST_SPIES: Final = 19


class Side:
    """PP-6.6 What the red arrow points to."""

    TOP_LEFT: Final = 0
    BOTTOM_RIGHT: Final = 1


class WhyInvalid:
    """PP-6.7 Why a line of her card is invalid."""

    CONDITION: Final = 0
    NO_CARD: Final = 1
    NO_TARGET: Final = 2
    NO_ACTOR: Final = 3


WHY_INVALID: Final = ["condition", "no_card", "no_target", "no_actor"]
SIDES: Final = ["top_left", "bottom_right"]
RED_ENDS: Final = ["top", "bottom"]
"""PP-6.6 At which end of a card's front the red arrow is."""
INSTRUCTIONS: Final = [row["key"] for row in rows("wakhan_instructions.csv")]
AI_ROWS: Final = rows("wakhan_ai_cards.csv")


def ai_numbers(column: str, names: list[str]) -> list[int]:
    """PP-6.2 One column of the AI cards as places in a list of names, by card number."""
    return [NONE, *[names.index(row[column]) for row in AI_ROWS]]


def ai_lists(column: str, names: list[str]) -> list[list[int]]:
    """PP-6.2 One column of lists of the AI cards, by card number."""
    found: list[list[int]] = [[]]
    for row in AI_ROWS:
        found.append([names.index(name) for name in split(row[column])])
    return found


def ai_lines() -> list[list[int]]:
    """PP-6.7 The three lines of every AI card."""
    found: list[list[int]] = [[]]
    for row in AI_ROWS:
        found.append(
            [INSTRUCTIONS.index(row[f"action_{line}"]) for line in range(1, LINE_COUNT + 1)]
        )
    return found


COLUMN_NAMES: Final = [str(column) for column in range(COLUMNS)]
AI_LINES: Final = ai_lines()
AI_LOYALTIES: Final = ai_lists("pragmatic_loyalty_order", COALITIONS)
AI_REGIONS: Final = ai_lists("region_order", REGIONS)
AI_COLUMNS: Final = ai_lists("back_column_numbers", COLUMN_NAMES)
AI_SLOT: Final = ai_numbers("front_black_arrow_slot", COLUMN_NAMES)
AI_RED_AT: Final = ai_numbers("front_red_arrow_at", RED_ENDS)
AI_TOP_LABEL: Final = ai_numbers("back_top_label", SIDES)
AI_BOTTOM_LABEL: Final = ai_numbers("back_bottom_label", SIDES)


def same_back(first: int, second: int) -> bool:
    """PP-7.5 Whether two AI cards cannot be told apart from behind."""
    return (
        AI_COLUMNS[first] == AI_COLUMNS[second]
        and AI_TOP_LABEL[first] == AI_TOP_LABEL[second]
        and AI_BOTTOM_LABEL[first] == AI_BOTTOM_LABEL[second]
    )
