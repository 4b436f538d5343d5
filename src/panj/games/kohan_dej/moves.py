"""The verbs of Kohan Dej and what they act on."""

from typing import Final

from mypy_extensions import i64

from panj.core.moves import Move, MoveTable, Verb
from panj.core.things import AMOUNT, MOST_SEATS, SEAT, Kind, Named, Operand
from panj.games.kohan_dej.tables import (
    CARDS_IN_GAME,
    DISTRICT_NAMES,
    KINDS,
    ROLE_NAMES,
    ROLES,
    TYPES,
)

PLACES: Final = CARDS_IN_GAME
"""KO-5.2 A city has no largest size but the number of cards."""


class Do:
    """KO-3.I What a player can be asked to do."""

    PICK: Final = 0
    BURN: Final = 1
    SWAP_ROLES: Final = 2
    PASS: Final = 3
    GATHER_GOLD: Final = 4
    GATHER_CARDS: Final = 5
    KEEP: Final = 6
    INCOME: Final = 7
    MIX: Final = 8
    BUILD: Final = 9
    PAY_GOLD: Final = 10
    PAY_FRAMEWORK: Final = 11
    PAY_SACRIFICE: Final = 12
    PAY_CARDS: Final = 13
    PAY_CARDINAL: Final = 14
    SACRIFICE: Final = 15
    PAY_CARD: Final = 16
    DONE: Final = 17
    BORROW: Final = 18
    GIVE: Final = 19
    CONFISCATE: Final = 20
    LET_PASS: Final = 21
    END_TURN: Final = 22
    KILL: Final = 23
    BEWITCH: Final = 24
    SEAL: Final = 25
    BLANK: Final = 26
    ROB: Final = 27
    SPY: Final = 28
    NAME_TYPE: Final = 29
    THREATEN: Final = 30
    BLUFF: Final = 31
    PAY_BRIBE: Final = 32
    REFUSE: Final = 33
    TURN_UP: Final = 34
    LET_GO: Final = 35
    SWAP_HANDS: Final = 36
    REDRAW: Final = 37
    DISCARD: Final = 38
    LOOK: Final = 39
    TAKE: Final = 40
    BUILD_NOW: Final = 41
    SEE: Final = 42
    TAKE_CROWN: Final = 43
    CROWN: Final = 44
    CROWN_GOLD: Final = 45
    CROWN_CARD: Final = 46
    TAKE_FROM_RICHEST: Final = 47
    BONUS: Final = 48
    SAIL_GOLD: Final = 49
    SAIL_CARDS: Final = 50
    STUDY: Final = 51
    DESTROY: Final = 52
    HAND_OVER: Final = 53
    EXCHANGE: Final = 54
    SEIZE: Final = 55
    QUEEN_GOLD: Final = 56
    BEAUTIFY: Final = 57
    TAKE_TAX: Final = 58
    ARMORY: Final = 59
    LABORATORY: Final = 60
    MUSEUM: Final = 61
    SMITHY: Final = 62
    PLAIN_GOLD: Final = 63
    PLAIN_CARDS: Final = 64
    PLAIN_INCOME: Final = 65
    KEEP_ALL: Final = 66
    DECLINE: Final = 67
    WAIVE_POOR_HOUSE: Final = 68
    WAIVE_PARK: Final = 69


class DistrictKind(Kind):
    """A standing district, written as seat and place in the city: `3,2`."""

    def __init__(self) -> None:
        super().__init__("district", MOST_SEATS * PLACES, is_thing=True)

    def is_number(self) -> bool:
        return False

    def text(self, value: int) -> str:
        return f"{seat_of(value)},{place_of(value)}"

    def parse(self, text: str) -> int:
        seat, comma, place = text.partition(",")
        if not comma or not is_short_number(seat) or not is_short_number(place):
            return -1
        if int(seat) >= MOST_SEATS or int(place) >= PLACES:
            return -1
        return district_at(int(seat), int(place))


def is_short_number(text: str) -> bool:
    """Whether this is a whole number of one or two digits, in its only form."""
    return text.isascii() and text.isdigit() and len(text) <= 2 and str(int(text)) == text


ROLE: Final = Named("role", ROLE_NAMES, words="kohan_dej.role", is_thing=True)
CARD: Final = Named("card", DISTRICT_NAMES, words="kohan_dej.district", is_thing=True)
TYPE_KIND: Final = Named("type", TYPES, words="kohan_dej.type", is_thing=True)
DISTRICT: Final = DistrictKind()

A_ROLE: Final = Operand("role", ROLE)
A_CARD: Final = Operand("card", CARD)
A_SEAT: Final = Operand("seat", SEAT)
A_DISTRICT: Final = Operand("district", DISTRICT)

OPERANDS: Final[dict[str, list[Operand]]] = {
    "pick": [A_ROLE],
    "burn": [A_ROLE],
    "swap_roles": [A_ROLE, A_SEAT],
    "pass": [],
    "gather_gold": [],
    "gather_cards": [],
    "keep": [A_CARD],
    "income": [],
    "mix": [Operand("gold", AMOUNT)],
    "build": [A_CARD],
    "pay_gold": [],
    "pay_framework": [],
    "pay_sacrifice": [],
    "pay_cards": [],
    "pay_cardinal": [],
    "sacrifice": [A_DISTRICT],
    "pay_card": [A_CARD],
    "done": [],
    "borrow": [A_SEAT],
    "give": [A_CARD, A_SEAT],
    "confiscate": [],
    "let_pass": [],
    "end_turn": [],
    "kill": [A_ROLE],
    "bewitch": [A_ROLE],
    "seal": [A_ROLE],
    "blank": [A_ROLE],
    "rob": [A_ROLE],
    "spy": [A_SEAT],
    "name_type": [Operand("type", TYPE_KIND)],
    "threaten": [A_ROLE],
    "bluff": [A_ROLE],
    "pay_bribe": [],
    "refuse": [],
    "turn_up": [],
    "let_go": [],
    "swap_hands": [A_SEAT],
    "redraw": [],
    "discard": [A_CARD],
    "look": [A_SEAT],
    "take": [A_CARD],
    "build_now": [A_CARD],
    "see": [],
    "take_crown": [],
    "crown": [A_SEAT],
    "crown_gold": [A_SEAT],
    "crown_card": [A_SEAT],
    "take_from_richest": [A_SEAT],
    "bonus": [],
    "sail_gold": [],
    "sail_cards": [],
    "study": [],
    "destroy": [A_DISTRICT],
    "hand_over": [A_DISTRICT],
    "exchange": [A_DISTRICT],
    "seize": [A_DISTRICT],
    "queen_gold": [],
    "beautify": [A_DISTRICT],
    "take_tax": [],
    "armory": [],
    "laboratory": [A_CARD],
    "museum": [A_CARD],
    "smithy": [],
    "plain_gold": [],
    "plain_cards": [],
    "plain_income": [],
    "keep_all": [],
    "decline": [],
    "waive_poor_house": [],
    "waive_park": [],
}

VERBS: Final = MoveTable(
    "kohan_dej",
    [Verb(kind, name, OPERANDS[name]) for kind, name in enumerate(OPERANDS)],
)


# Moves are made once and shared, since listing options is what a random game spends its time on.


def for_each(kind: int, count: int) -> list[Move]:
    """One move of this verb for each value of its operand."""
    return [Move(kind, value) for value in range(count)]


def for_districts(kind: int) -> list[Move]:
    """One move of this verb for each place of each city."""
    return for_each(kind, MOST_SEATS * PLACES)


ALONE: Final = [Move(kind) for kind in range(len(OPERANDS))]
"""The verbs without operands."""

PICK: Final = for_each(Do.PICK, ROLES)
BURN: Final = for_each(Do.BURN, ROLES)
KEEP: Final = for_each(Do.KEEP, KINDS)
BUILD: Final = for_each(Do.BUILD, KINDS)
LABORATORY: Final = for_each(Do.LABORATORY, KINDS)
MUSEUM: Final = for_each(Do.MUSEUM, KINDS)
DESTROY: Final = for_districts(Do.DESTROY)
SEIZE: Final = for_districts(Do.SEIZE)
HAND_OVER: Final = for_districts(Do.HAND_OVER)
BEAUTIFY: Final = for_districts(Do.BEAUTIFY)


def district_at(seat: int, place: int) -> int:
    """The number of a standing district, as moves name it."""
    return seat * PLACES + place


def seat_of(district: i64) -> int:
    """In whose city a district stands that a move names."""
    return int(district // PLACES)


def place_of(district: i64) -> int:
    """At which place of that city."""
    return int(district % PLACES)
