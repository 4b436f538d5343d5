"""What moves, roles and cards are worth to a player who does not think long."""

from typing import ClassVar, Final

from panj.core.weights import Weights as CoreWeights
from panj.games.kohan_dej.moves import OPERANDS, Do
from panj.games.kohan_dej.tables import Role

NEVER: Final = -100.0
SEEN: Final = -1
EVEN: Final = -2
"""Roles are named by who holds them in the guess, or all are alike; otherwise by chance."""

CHANCES: Final = 11
ROLE_STRIDE: Final = 7
"""By chance means: a number of the deal and the role's, mixed to one of so many."""


class Rung:
    """What comes first in a turn: the higher, the earlier. A few points decide within a rung."""

    BONUS: Final = 95.0
    TAKE_CROWN: Final = 94.0
    QUEEN_GOLD: Final = 93.0
    TAKE_TAX: Final = 92.0
    GATHER: Final = 90.0
    STUDY: Final = 85.0
    SEE: Final = 84.0
    LOOK: Final = 82.0
    TAKE_FROM_RICHEST: Final = 81.0
    CROWN: Final = 80.0
    SWAP_HANDS: Final = 80.0
    REDRAW: Final = 70.0
    BUILD_FOR_INCOME: Final = 60.0
    INCOME: Final = 50.0
    BUILD: Final = 40.0
    SEIZE: Final = 30.0
    SMITHY: Final = 30.0
    NAME_ROLE: Final = 20.0
    BUILD_NOW: Final = 20.0
    MUSEUM: Final = 15.0
    BEAUTIFY: Final = 10.0
    DISCARD: Final = 8.0
    END: Final = 5.0


CHOICE: Final = 10.0
"""In decisions of their own, where only the differences count."""

VAULT_VALUE: Final = 3.0
DUPLICATE_VALUE: Final = 0.2
UNIQUE_VALUE: Final = 0.7
FRAMEWORK_VALUE: Final = 3.5
WANTED: Final = 1.0
"""A card that is worth less is given up gladly."""

SIZE_STRENGTH: Final = 2.0
GOLD_STRENGTH: Final = 0.3
CROWN_LEADER: Final = 2.0
"""What counts for and against the one who is closest to winning."""

RICH: Final = 7
USEFUL_CARDS: Final = 4
"""More gold or cards than this bring nothing more."""

ARCHITECT_BUILDS: Final = 3

EXCHANGE_PRICE: Final = 0.6
"""What a gold counts that a Diplomat pays, against the cost of the district that he gets."""
TRADE_NAMED: Final = 3.0
"""For a Spy, the commonest type is named with more hope."""

DISTRICTS_LEFT: Final = 2
"""How many districts short of its target a city begins to threaten."""

BETTER_HAND: Final = 2
"""How many cards more another hand must have to be worth a swap."""

SMITHY_PURSE: Final = 4
SMITHY_HAND: Final = 2
"""The Smithy is for those who have so much gold and fewer useful cards than this."""

ALWAYS: Final = [
    (Do.PAY_GOLD, CHOICE),
    (Do.PASS, 1.0),
    (Do.DONE, 1.0),
    (Do.CONFISCATE, CHOICE),
    (Do.END_TURN, Rung.END),
    (Do.PAY_BRIBE, 1.0),
    (Do.TURN_UP, 1.0),
    (Do.BONUS, Rung.BONUS),
    (Do.TAKE_CROWN, Rung.TAKE_CROWN),
    (Do.QUEEN_GOLD, Rung.QUEEN_GOLD),
    (Do.TAKE_TAX, Rung.TAKE_TAX),
    (Do.INCOME, Rung.INCOME),
    (Do.STUDY, Rung.STUDY),
    (Do.SEE, Rung.SEE),
    (Do.BEAUTIFY, Rung.BEAUTIFY),
    (Do.PAY_CARDINAL, 4.0),
    (Do.PAY_CARDS, 3.0),
    (Do.PLAIN_INCOME, Rung.INCOME - 2.0),
    (Do.KEEP_ALL, 2.0 * CHOICE),
    (Do.DECLINE, NEVER),
    (Do.WAIVE_POOR_HOUSE, NEVER),
    (Do.WAIVE_PARK, NEVER),
]

ROLES: Final = 27


class Weights(CoreWeights):
    """What roles are worth when they are picked, and what makes them better or worse."""

    FITTED: ClassVar[tuple[str, ...]] = (
        *[f"role.{role}" for role in range(ROLES) if role != Role.ARTIST],
        *("income", "build", "empty_hand", "full_hand", "gold_back", "swapped_card", "tax", "coin"),
        "kill_leader",
    )

    def __init__(self) -> None:
        self.role = [
            *[2.0, 1.8, 2.0],  # rank 1
            *[2.2, 2.2, 5.0],
            *[1.0, 2.5, 2.0],
            *[0.5, 1.8, 1.2],  # rank 4
            *[1.2, 1.8, 1.5],
            *[2.2, 1.0, 1.5],
            *[3.0, 2.5, 2.8],  # rank 7
            *[1.0, 1.2, 4.0],
            *[1.5, 0.0, 1.0],
        ]
        """Three of each rank. Found by moving one at a time: with these, one of four wins 95 % or
        more against random players with every suggested cast, where Devious Dignitaries was at
        87 %."""
        self.income = 1.0  # each district of the type that a role has its income from
        self.build = 1.5  # each build of an Architect who can pay for several
        self.empty_hand = 2.0  # a hand without useful cards, for a Navigator
        self.full_hand = 1.0  # and what one with useful cards takes away
        self.gold_back = 0.6  # gold that comes back to an Alchemist
        self.swapped_card = 0.5  # each card that a Magician gains
        self.tax = 0.8  # each gold of the tax
        self.coin = 0.3  # each coin that an Artist can lay
        self.kill_leader = 5.0  # what speaks for killing the one who is closest to winning


GATHERINGS: Final = (
    Do.GATHER_GOLD,
    Do.GATHER_CARDS,
    Do.SAIL_GOLD,
    Do.SAIL_CARDS,
    Do.PLAIN_GOLD,
    Do.PLAIN_CARDS,
)
"""KO-3.21, KO-4.30 Gold or cards from the bank or the deck."""

NAMING: Final = (Do.KILL, Do.ROB, Do.BEWITCH, Do.SEAL, Do.BLANK, Do.THREATEN, Do.BLUFF)
"""KO-4.3 Moves that name a role without knowing who holds it."""


def base_ratings() -> list[float]:
    """The rating of every verb that is always worth the same."""
    found = [0.0] * len(OPERANDS)
    for verb, value in ALWAYS:
        found[verb] = value
    return found


BASE: Final = base_ratings()
