"""What Kohan Dej says: the key of every message, with its operands in order."""

from typing import Final

from panj.core.things import AMOUNT, SEAT, Operand
from panj.games.kohan_dej.moves import A_CARD, A_ROLE, TYPE_KIND
from panj.games.kohan_dej.tables import ROLE_NAMES

WHO: Final = Operand("who", SEAT)
OTHER: Final = Operand("other", SEAT)
GOLD: Final = Operand("gold", AMOUNT)
CARDS: Final = Operand("cards", AMOUNT)
COUNT: Final = Operand("count", AMOUNT)
KEPT: Final = Operand("kept", AMOUNT)
SEATS: Final = Operand("seats", AMOUNT)
A_TYPE: Final = Operand("type", TYPE_KIND)
THREE_ROLES: Final = [
    Operand(name, A_ROLE.kind) for name in ("first_role", "second_role", "third_role")
]
OTHER_ROLE: Final = Operand("other_role", A_ROLE.kind)
OTHER_CARD: Final = Operand("other_card", A_CARD.kind)

PROMPTS: Final[dict[str, list[Operand]]] = {
    "pick": [COUNT],
    "burn": [],
    "theater": [],
    "gather": [],
    "keep": [COUNT],
    "keep_all": [COUNT],
    "architect": [CARDS],
    "turn": [A_ROLE],
    "turn_gather": [A_ROLE],
    "payment": [A_CARD],
    "sacrifice": [A_CARD],
    "pay_cards": [CARDS, GOLD],
    "lender": [A_CARD, GOLD],
    "give": [OTHER],
    "warrant": [OTHER, A_CARD],
    "bewitch": [],
    "blank": [],
    "name_type": [OTHER],
    "bluff": [],
    "threat": [OTHER],
    "reveal_threat": [OTHER],
    "discard": [COUNT],
    "take_card": [OTHER],
    "give_crown": [],
    "heir": [],
    "mix": [COUNT],
    "exchange": [A_CARD],
    "armory": [],
}

WHERE: Final[dict[str, list[Operand]]] = {
    "sacrifice": [A_CARD],
    "hand_over": [A_CARD],
    "beautify": [A_CARD],
    "destroy": [A_CARD, OTHER],
    "exchange": [A_CARD, OTHER],
    "seize": [A_CARD, OTHER],
}

PREVIEWS: Final[dict[str, list[Operand]]] = {
    "gain_gold": [GOLD],
    "gain_cards": [CARDS],
    "gain_any": [COUNT],
    "income_as": [COUNT],
    "draw_keep": [CARDS, KEPT],
    "pay_gold": [GOLD],
    "target": [A_CARD, OTHER, GOLD],
    "own": [A_CARD, GOLD],
    "pay_draw": [GOLD, CARDS],
    "ways": [COUNT],
    "outside_limit": [],
    "borrow": [GOLD],
    "confiscate": [OTHER, A_CARD, GOLD],
    "bribe": [GOLD, Operand("all", AMOUNT)],
    "refuse": [GOLD],
    "swap_hands": [CARDS, Operand("received", AMOUNT)],
    "mix": [GOLD, CARDS],
    "without_gold": [GOLD],
    "without_cards": [CARDS],
}

REFUSALS: Final[dict[str, list[Operand]]] = {
    "role_seats": [A_ROLE, SEATS],
    "rank_nine": [],
    "district_count": [COUNT, Operand("needed", AMOUNT)],
    "first_crown": [Operand("seat", AMOUNT), SEATS],
    "vault": [],
    "navigator": [],
    "gather_first": [],
    "limit": [COUNT],
    "monument": [COUNT],
    "duplicate": [A_CARD],
    "price": [GOLD, Operand("missing", AMOUNT)],
    "other_has": [OTHER, A_CARD],
    "complete": [OTHER],
    "protected": [OTHER],
    "keep": [],
    "too_dear": [GOLD],
}

LEAVES: Final[dict[str, list[Operand]]] = {
    "builds": [COUNT],
}

LEDGER: Final[dict[str, list[Operand]]] = {
    "gathered": [],
    "gather_gold": [GOLD],
    "gather_cards": [CARDS, KEPT],
    "income": [],
    "income_gold": [GOLD],
    "income_cards": [CARDS],
    "income_any": [COUNT],
    "no_income": [A_TYPE],
    "no_target": [],
    "no_use": [],
    "build": [COUNT],
    "built": [COUNT],
    "no_build": [],
    **{
        name: []
        for name in (
            *("kill", "seal", "rob", "spy", "threaten", "swap_hands", "redraw", "look", "see"),
            *("take_crown", "crown", "crown_gold", "crown_card", "take_from_richest", "bonus"),
            *("sail_gold", "sail_cards", "study", "destroy", "hand_over", "seize"),
            *("queen_gold", "beautify", "take_tax", "armory", "laboratory", "museum", "smithy"),
        )
    },
}

POWERS: Final[dict[str, list[Operand]]] = {name: [] for name in ROLE_NAMES}

LOGS: Final[dict[str, list[Operand]]] = {
    "first_crown": [WHO],
    "round": [Operand("round", AMOUNT), OTHER],
    "face_up": [A_ROLE],
    "face_down": [],
    "picked": [WHO],
    "picked_role": [WHO, A_ROLE],
    "burned": [WHO],
    "burned_role": [WHO, A_ROLE],
    "theater_passed": [WHO],
    "swapped_roles": [WHO, OTHER],
    "received_role": [WHO, A_ROLE, OTHER_ROLE],
    "no_answer": [A_ROLE],
    "killed_called": [A_ROLE],
    "revealed": [WHO, A_ROLE],
    "stolen": [WHO, OTHER, GOLD],
    "took_crown": [WHO],
    "gave_crown": [WHO, OTHER],
    "crown_gold": [WHO, OTHER],
    "crown_card": [WHO, OTHER],
    "under_spell": [WHO],
    "witch_resumes": [WHO, A_ROLE],
    "threatened": [WHO],
    "exempt": [WHO],
    "bribed": [WHO, OTHER, GOLD],
    "refused": [WHO],
    "threat_empty": [WHO],
    "threat_real": [WHO, OTHER, GOLD],
    "let_go": [WHO, OTHER],
    "gathered_gold": [WHO, GOLD],
    "gathered_cards": [WHO, CARDS, KEPT],
    "drew": [WHO, CARDS],
    "kept_count": [WHO, KEPT],
    "kept": [WHO, A_CARD],
    "income_gold": [WHO, GOLD],
    "income_cards": [WHO, CARDS],
    "income_mix": [WHO, GOLD, CARDS],
    "built": [WHO, A_CARD, GOLD],
    "paid_cards": [WHO, CARDS],
    "borrowed": [WHO, OTHER, GOLD],
    "gave": [WHO, A_CARD, OTHER],
    "demolished": [WHO, A_CARD],
    "confiscated": [WHO, A_CARD, OTHER, GOLD],
    "taxed": [WHO, GOLD],
    "first_complete": [WHO],
    "killed": [WHO, A_ROLE],
    "bewitched": [WHO, A_ROLE],
    "sealed": [WHO, A_ROLE],
    "warrants": [WHO, *THREE_ROLES],
    "robbed": [WHO, A_ROLE],
    "spied": [WHO, OTHER, A_TYPE, COUNT, GOLD, CARDS],
    "real_threat": [WHO, A_ROLE],
    "threats": [WHO, *THREE_ROLES[:2]],
    "swapped_hands": [WHO, OTHER, CARDS, Operand("received", AMOUNT)],
    "redrew": [WHO, CARDS],
    "looked": [WHO, OTHER],
    "took_card": [WHO, OTHER],
    "builds_from": [WHO, OTHER],
    "seer_took": [WHO, OTHER],
    "seer_took_card": [WHO, A_CARD, OTHER],
    "took_from_richest": [WHO, OTHER],
    "merchant": [WHO],
    "architect": [WHO, CARDS],
    "alchemist": [WHO, GOLD],
    "navigator_gold": [WHO, GOLD],
    "navigator_cards": [WHO, CARDS],
    "studied": [WHO, CARDS],
    "destroyed": [WHO, A_CARD, OTHER, GOLD],
    "destroyed_own": [WHO, A_CARD, GOLD],
    "exchanged": [WHO, A_CARD, OTHER, OTHER_CARD, GOLD],
    "seized": [WHO, A_CARD, OTHER, GOLD],
    "queen": [WHO, GOLD],
    "beautified": [WHO, A_CARD],
    "took_tax": [WHO, GOLD],
    "armory": [WHO, A_CARD, OTHER],
    "armory_own": [WHO, A_CARD],
    "laboratory": [WHO, GOLD],
    "museum": [WHO, CARDS],
    "museum_card": [WHO, A_CARD],
    "smithy": [WHO, GOLD, CARDS],
    "poor_house": [WHO, GOLD],
    "park": [WHO, CARDS],
    "waived": [WHO, A_CARD],
    "declined": [WHO, A_ROLE],
    "turn_ended": [WHO],
    "score": [WHO, Operand("points", AMOUNT)],
}


TOLD: Final[dict[str, list[Operand]]] = {
    "role": [A_ROLE],
    "chose": [],
    "burned": [],
    "swapped_roles": [],
    "killed": [A_ROLE],
    "bewitched": [A_ROLE],
    "robbed": [A_ROLE],
    "warrants": [],
    "threats": [],
    "spied": [GOLD],
    "stole": [GOLD],
    "swapped_hands": [],
    "redrew": [CARDS],
    "took_card": [],
    "crown": [],
    "destroyed": [A_CARD],
    "seized": [A_CARD],
    "exchanged": [OTHER_CARD],
    "confiscated": [A_CARD],
    "beautified": [A_CARD],
    "built": [A_CARD],
    "first_complete": [],
    "gold": [GOLD],
    "cards": [CARDS],
    "idle": [],
    "final": [],
}


def keyed(group: str, messages: dict[str, list[Operand]]) -> dict[str, list[Operand]]:
    """The messages of one group by their full keys."""
    return {f"kohan_dej.{group}.{name}": operands for name, operands in messages.items()}


PHRASES: Final[dict[str, list[Operand]]] = {
    **keyed("prompt", PROMPTS),
    **keyed("preview", PREVIEWS),
    **keyed("refusal", REFUSALS),
    **keyed("leaves", LEAVES),
    **keyed("ledger", LEDGER),
    **keyed("power", POWERS),
    **keyed("log", LOGS),
    **keyed("told", TOLD),
    "kohan_dej.why.complete": [WHO, Operand("round", AMOUNT), COUNT],
    "kohan_dej.near.last_round": [],
    **keyed("where", WHERE),
}
