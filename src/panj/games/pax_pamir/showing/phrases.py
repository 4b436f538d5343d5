"""What Pax Pamir says: the key of every message, with its operands in order."""

from typing import Final

from panj.core.things import AMOUNT, SEAT, Kind, Named, Operand
from panj.games.pax_pamir.moves import ACTION, BORDER, CARD, COALITION, END, GIFT, REGION, SUIT
from panj.games.pax_pamir.rules.wakhan.priority import FILTERS
from panj.games.pax_pamir.rules.wakhan.tables import AI_CARDS, INSTRUCTIONS, WHY_INVALID
from panj.games.pax_pamir.tables import COALITIONS, EFFECTS

INSTRUCTION: Final = Named("line", INSTRUCTIONS, words="pax_pamir.line")
REASON: Final = Named("reason", FILTERS, words="pax_pamir.reason")
FAILURE: Final = Named("failure", WHY_INVALID, words="pax_pamir.failure")
EFFECT: Final = Named("effect", EFFECTS, words="pax_pamir.effect")
AI_CARD: Final = Kind("ai", AI_CARDS + 1)

WHO: Final = Operand("who", SEAT)
OTHER: Final = Operand("other", SEAT)
A_CARD: Final = Operand("card", CARD)
A_REGION: Final = Operand("region", REGION)
A_BORDER: Final = Operand("border", BORDER)
A_COALITION: Final = Operand("coalition", COALITION)
A_SUIT: Final = Operand("suit", SUIT)
AN_ACTION: Final = Operand("action", ACTION)
AN_END: Final = Operand("end", END)
A_GIFT: Final = Operand("gift", GIFT)
RUPEES: Final = Operand("rupees", AMOUNT)
COUNT: Final = Operand("count", AMOUNT)
LIMIT: Final = Operand("limit", AMOUNT)
FULL: Final = Operand("full", AMOUNT)
POINTS: Final = Operand("points", AMOUNT)
START: Final = Operand("start", REGION)
FROM_CARD: Final = Operand("from", CARD)
WHY: Final = Operand("reason", REASON)
NUMBER: Final = Operand("number", AMOUNT)
BLOCKS_BY_COALITION: Final = [Operand(name, AMOUNT) for name in COALITIONS]

PROMPTS: Final[dict[str, list[Operand]]] = {
    "loyalty": [],
    "agree_to_end": [],
    "act": [COUNT],
    "act_bonus": [],
    "act_done": [],
    "blackmail": [],
    "offer_bribe": [A_CARD, OTHER, FULL],
    "answer_bribe": [A_CARD, OTHER, RUPEES, FULL],
    "counter_bribe": [A_CARD, OTHER, RUPEES, FULL],
    "place_road": [A_CARD],
    "place_spy": [A_CARD],
    "select_block": [],
    "select_cylinder": [],
    "tax": [COUNT],
    "gift": [],
    "build": [COUNT],
    "build_free": [],
    "move": [COUNT],
    "sneak_on": [A_CARD],
    "betray": [],
    "accept_prize": [A_CARD, A_COALITION],
    "battle": [],
    "fight": [COUNT],
    "safe_house": [],
    "pay_debt": [COUNT],
    "discard_order": [],
    "rumor": [],
    "swap_hands": [],
    "choose_favored": [],
    "rebuke": [],
    "confidence_failure": [],
    "court_limit": [COUNT, LIMIT],
    "hand_limit": [COUNT, LIMIT],
}

PREVIEWS: Final[dict[str, list[Operand]]] = {
    "rupees": [Operand("before", AMOUNT), Operand("after", AMOUNT)],
    "coin": [RUPEES, A_CARD],
    "bribe": [FULL, OTHER],
    "cost": [RUPEES],
    "bonus": [],
    "successful": [A_COALITION],
    "unsuccessful": [],
    "points": [WHO, POINTS],
    "loyalty": [A_COALITION],
    "gifts_lost": [COUNT],
    "prize_lost": [A_CARD],
    "patriot_lost": [A_CARD],
    "prize": [A_COALITION],
    "spies_return": [COUNT],
    "overthrow_tribes": [WHO, COUNT, A_REGION],
    "overthrow_card": [WHO, A_CARD],
    "debt": [WHO, RUPEES, COUNT],
    "unused": [COUNT],
    "over_court": [COUNT],
    "over_hand": [COUNT],
    "event": [Operand("effect", EFFECT)],
}

LEAVES: Final[dict[str, list[Operand]]] = {
    "actions": [COUNT],
    "bonus": [A_CARD],
}

CHANGES: Final[dict[str, list[Operand]]] = {
    "influence": [Operand("before", AMOUNT), Operand("after", AMOUNT)],
    "patriot": [A_CARD],
}

LEDGER: Final[dict[str, list[Operand]]] = {
    "actions": [COUNT, Operand("all", AMOUNT)],
    "bonus": [A_CARD],
    "no_target": [],
}

REFUSALS: Final[dict[str, list[Operand]]] = {
    "wakhan_options": [],
    "no_actions": [],
    "withdrawal": [],
    "paid": [],
    "too_expensive": [RUPEES],
    "cancelled": [],
    "bribe": [FULL, OTHER],
    "used": [],
    "bodyguards": [],
    "no_tax": [],
    "no_gift": [],
    "no_build": [],
    "no_move": [],
    "no_betray": [],
    "no_battle": [],
    "has_spy": [],
    "no_blackmail": [],
    "only_court": [],
    "only_hand": [],
    "not_of_region": [A_REGION],
    "not_a_border": [A_REGION],
    "placed_now": [],
    "not_yours": [],
    "no_rupees": [],
    "another": [],
    "out_of_reach": [],
    "sheltered": [],
    "gift_taken": [],
    "not_ruled": [A_REGION],
    "no_ruled_side": [],
    "no_road": [],
    "not_your_army": [],
    "needs_nationalism": [],
    "no_own_spy": [],
    "no_fighters": [],
    "nothing_to_remove": [],
    "not_at_site": [],
    "own_side": [],
    "citadel": [],
    "advisors": [],
    "no_safe_house": [],
    "may_stay": [],
}

LOGS: Final[dict[str, list[Operand]]] = {
    "turn": [WHO],
    "end_turn": [WHO],
    "loyal": [WHO, A_COALITION],
    "leaves_coalition": [WHO, Operand("old", COALITION), A_COALITION],
    "drawn": [A_CARD],
    "bought": [WHO, A_CARD, RUPEES, COUNT],
    "revealed": [WHO, A_CARD],
    "played": [WHO, A_CARD, AN_END],
    "used": [WHO, A_CARD, AN_ACTION],
    "cancelled": [WHO, A_CARD],
    "bribe_paid": [WHO, OTHER, RUPEES],
    "bribe_unpaid": [WHO, OTHER],
    "bribe_offered": [WHO, OTHER, RUPEES, FULL],
    "bribe_countered": [WHO, OTHER, RUPEES],
    "bribe_refused": [WHO, OTHER],
    "army_placed": [WHO, A_COALITION, A_REGION],
    "road_placed": [WHO, A_COALITION, A_BORDER],
    "tribe_placed": [WHO, A_REGION],
    "spy_placed": [WHO, A_CARD],
    "gift_placed": [WHO, A_GIFT],
    "recycled": [WHO],
    "no_piece": [WHO],
    "leverage": [WHO, RUPEES],
    "favored": [A_SUIT],
    "favor_frozen": [A_SUIT],
    "taxed_card": [WHO, RUPEES, A_CARD],
    "taxed_player": [WHO, RUPEES, OTHER],
    "marched": [WHO, START, A_REGION],
    "migrated": [WHO, START, A_REGION],
    "sneaked": [WHO, FROM_CARD, A_CARD],
    "betrayed": [WHO, A_CARD, OTHER],
    "prize_taken": [WHO, A_CARD],
    "prize_declined": [WHO, A_CARD],
    "prize_lost": [WHO, A_CARD],
    "battle_region": [WHO, A_REGION],
    "battle_card": [WHO, A_CARD],
    "tribe_removed": [WHO, OTHER, A_REGION],
    "army_removed": [WHO, A_COALITION, A_REGION],
    "road_removed": [WHO, A_COALITION, A_BORDER],
    "spy_removed": [WHO, OTHER, A_CARD],
    "hidden": [WHO, A_CARD],
    "discarded": [WHO, A_CARD],
    "discarded_hand": [WHO, A_CARD],
    "debt_paid": [WHO, RUPEES, FULL],
    "overthrown": [WHO, A_REGION],
    "overthrown_tribes": [WHO, COUNT, A_REGION],
    "event_discarded": [A_CARD],
    "event_ends": [A_CARD],
    "cleared": [A_REGION],
    "aristocracy": [WHO, RUPEES],
    "rumor": [WHO, OTHER],
    "swapped": [WHO, OTHER],
    "rebuked": [WHO, A_REGION],
    "instability": [],
    "check": BLOCKS_BY_COALITION,
    "final_check": BLOCKS_BY_COALITION,
    "successful": [A_COALITION],
    "unsuccessful": [],
    "influence": [WHO, *[Operand(name, AMOUNT) for name in ("patriots", "prizes", "gifts", "all")]],
    "cylinders": [WHO, *[Operand(name, AMOUNT) for name in ("tribes", "spies", "gifts", "all")]],
    "scored": [WHO, POINTS],
    "blocks_cleared": [],
    "insurrection": [WHO],
    "over_lead": [],
    "over_last_check": [],
    "over_turn_limit": [],
    "over_agreement": [],
    "end_agreed": [WHO],
    "end_declined": [WHO],
    "result": [WHO, Operand("place", AMOUNT), POINTS],
    "wakhan_card": [Operand("ai", AI_CARD), A_COALITION],
    "wakhan_shuffles": [],
    "wakhan_line": [NUMBER, Operand("line", INSTRUCTION)],
    "wakhan_acts": [A_CARD, WHY],
    "wakhan_bonus": [A_CARD],
    "wakhan_invalid": [NUMBER, Operand("failure", FAILURE)],
    "wakhan_ambition": [],
    "wakhan_targets": [WHO],
    "wakhan_radicalizes": [A_CARD, WHY],
    "wakhan_card_chosen": [A_CARD, WHY],
    "wakhan_cannot_bribe": [A_CARD],
}

ENDS: Final[dict[str, list[Operand]]] = {
    "lead": [WHO, POINTS, NUMBER, Operand("left", AMOUNT)],
    "last_check": [],
    "turn_limit": [COUNT],
    "agreement": [],
}
"""Why a match is over."""


TOLD: Final[dict[str, list[Operand]]] = {
    "fought": [A_REGION],
    "fought_card": [A_CARD],
    "betrayed": [A_CARD],
    "loyal": [A_COALITION],
    "played": [A_CARD],
    "bought": [A_CARD],
    "gift": [],
    "moved": [A_REGION],
    "sneaked": [],
    "taxed": [RUPEES],
    "armies": [COUNT],
    "roads": [COUNT],
    "tribes": [COUNT],
    "spies": [COUNT],
    "used": [A_CARD],
    "idle": [],
    "check": [],
    "dominant": [A_COALITION],
    "nobody": [],
    "final": [],
}


def keyed(group: str, phrases: dict[str, list[Operand]]) -> dict[str, list[Operand]]:
    """One group of messages with full keys."""
    return {f"pax_pamir.{group}.{name}": phrases[name] for name in phrases}


PHRASES: Final[dict[str, list[Operand]]] = {
    **keyed("prompt", PROMPTS),
    **keyed("preview", PREVIEWS),
    **keyed("leaves", LEAVES),
    **keyed("changes", CHANGES),
    **keyed("ledger", LEDGER),
    **keyed("refusal", REFUSALS),
    **keyed("log", LOGS),
    **keyed("told", TOLD),
    **keyed("why", ENDS),
    "pax_pamir.near.last_check": [],
    "pax_pamir.stage.check": [NUMBER],
    "pax_pamir.stage.final_check": [NUMBER],
    "pax_pamir.score.by_influence": [A_COALITION],
    "pax_pamir.score.by_cylinders": [],
}

WARNINGS: Final = tuple(
    f"pax_pamir.preview.{name}"
    for name in (
        "overthrow_tribes",
        "overthrow_card",
        "debt",
        "loyalty",
        "gifts_lost",
        "prize_lost",
        "patriot_lost",
        "event",
        "over_court",
        "over_hand",
    )
)
"""What is said before a move that costs more than it seems."""
