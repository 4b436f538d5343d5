"""PP-7 What one seat may see: all but the deck, the AI deck and, by option, other hands."""

from typing import Final

from panj.core.messages import SPECTATOR
from panj.games.pax_pamir.places import army_place, road_place, spy_place
from panj.games.pax_pamir.rules.battle import ChooseBattle, Fight
from panj.games.pax_pamir.rules.betray import Betray
from panj.games.pax_pamir.rules.bribes import full_bribe, least_cost, play_holder
from panj.games.pax_pamir.rules.build import Build, BuildFree
from panj.games.pax_pamir.rules.deck import check_window, checks_left
from panj.games.pax_pamir.rules.dominance import ENDINGS, award, is_final_if_taken, strengths
from panj.games.pax_pamir.rules.gift import Give
from panj.games.pax_pamir.rules.market import check_slot, cost_of, unit_price
from panj.games.pax_pamir.rules.move import MovePiece, SneakOn
from panj.games.pax_pamir.rules.play import ResolveIcons
from panj.games.pax_pamir.rules.power import (
    blocks_in_play,
    counts_as_favored,
    cylinders_in_play,
    dominant_coalition,
    hostage_holder,
    influence_of,
    lead_needed,
    loyalty_of,
    ruler_of,
)
from panj.games.pax_pamir.rules.tax import Tax
from panj.games.pax_pamir.showing.faces import named
from panj.games.pax_pamir.showing.wakhan_view import wakhan_view
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import (
    ACTIONS,
    ACTIONS_OF,
    BORDER_COUNT,
    BORDERS,
    COALITIONS,
    COLUMNS,
    GIFT_COSTS,
    GIFT_SPACES,
    RANK_OF,
    REGIONS,
    SLOTS,
    SUITS,
    Act,
    Coalition,
    Region,
    effect_of,
)

PAID_ACTIONS: Final = (Act.GIFT, Act.BUILD, Act.BETRAY)
"""PP-4.5.2 The actions whose price is put on the market."""

CARD_QUESTIONS: Final = (
    Tax,
    Give,
    Build,
    BuildFree,
    MovePiece,
    SneakOn,
    Betray,
    ChooseBattle,
    Fight,
)
"""PP-4.5 What the actions of court cards ask."""


def view(s: PaxState, seat: int) -> dict[str, object]:
    """PP-7.1, PP-7.2 The table as one seat sees it."""
    seen: dict[str, object] = {
        "options": dict(s.terms.options),
        "round": s.round,
        "turn": s.turn,
        "active": or_none(int(s.memory.active)),
        "order": s.from_seat(0),
        "actions_left": s.memory.actions_left,
        "used": list(s.memory.used),
        "refused": s.memory.refused,
        "favored": SUITS[s.favored],
        "prices": [column * int(unit_price(s)) for column in range(COLUMNS)],
        "market": [slot_view(s, slot, seat) for slot in range(SLOTS)],
        "regions": [region_view(s, region) for region in range(Region.COUNT)],
        "borders": [border_view(s, border) for border in range(BORDER_COUNT)],
        "blocks": blocks_view(s),
        "players": [player_view(s, other, seat) for other in range(s.seats)],
        "events": events_view(s),
        "discards": list(s.piles.discards),
        "deck": deck_view(s),
        "if_checked_now": check_view(s),
        "ending": ENDINGS[s.ending],
    }
    acting = acting_card(s)
    if acting is not None:
        seen["acting"] = {"card": acting}
    resolving = resolving_view(s)
    if resolving is not None:
        seen["resolving"] = resolving
    if s.wakhan >= 0:
        seen["wakhan"] = wakhan_view(s)
    return seen


def or_none(number: int) -> int | None:
    """A seat or a strength, or nothing where the rules write -1."""
    return None if number < 0 else number


def acting_card(s: PaxState) -> int | None:
    """PP-4.5 The court card whose action is under way: the last one used."""
    return s.memory.used[-1] if isinstance(s.decision(), CARD_QUESTIONS) else None


def resolving_view(s: PaxState) -> dict[str, object] | None:
    """PP-4.3 The card whose impact icons are being resolved, and at which icon it is."""
    for step in reversed(s.agenda):
        if isinstance(step, ResolveIcons):
            return {"card": step.card, "icon": step.index - 1}
    return None


def slot_view(s: PaxState, slot: int, seat: int) -> dict[str, object]:
    """PP-3.1 A market slot: its card, rupees, price for the viewer, and the `paid` mark."""
    card = int(s.market[slot])
    buyer = seat if seat != SPECTATOR else max(0, int(s.memory.active))
    return {
        "row": slot // COLUMNS,
        "column": slot % COLUMNS,
        "card": card if card > 0 else None,
        "rupees": s.coins[slot],
        "cost": cost_of(s, buyer, slot) if card > 0 else None,
        "paid": s.memory.paid & (1 << slot) != 0,
    }


def region_view(s: PaxState, region: int) -> dict[str, object]:
    """PP-4.17 A region: its ruler, tribes by seat, armies by coalition."""
    return {
        "region": REGIONS[region],
        "ruler": or_none(int(ruler_of(s, region))),
        "tribes": [s.tribes(seat, region) for seat in range(s.seats)],
        "armies": {
            COALITIONS[coalition]: s.at(army_place(coalition, region))
            for coalition in range(Coalition.COUNT)
        },
    }


def border_view(s: PaxState, border: int) -> dict[str, object]:
    """PP-1.3 A border and its roads by coalition."""
    return {
        "border": BORDERS[border],
        "roads": {
            COALITIONS[coalition]: s.at(road_place(coalition, border))
            for coalition in range(Coalition.COUNT)
        },
    }


def blocks_view(s: PaxState) -> list[object]:
    """PP-5.1 Blocks in play and in supply, by coalition."""
    return [
        {
            "coalition": COALITIONS[coalition],
            "in_play": blocks_in_play(s, coalition),
            "supply": s.blocks[coalition],
        }
        for coalition in range(Coalition.COUNT)
    ]


def player_view(s: PaxState, other: int, seat: int) -> dict[str, object]:
    """PP-7.1, PP-7.2 A player: everything but the faces of hidden hand cards."""
    player = s.players[other]
    loyalty = int(loyalty_of(s, other))
    is_open = other == seat or s.terms.is_on("open_hands")
    known = [card for card in player.hand if is_open or card in s.piles.shown]
    return {
        "left": s.left_of(other),
        "right": s.right_of(other),
        "score": player.score,
        "loyalty": named(COALITIONS, loyalty),
        "influence": influence_of(s, other, loyalty),
        "rupees": player.rupees,
        "shelter": player.shelter(),
        "supply": player.supply,
        "cylinders": cylinders_in_play(s, other),
        "gifts": [GIFT_COSTS[i] for i in range(GIFT_SPACES) if s.has_gift(other, i)],
        "prizes": list(player.prizes),
        "hand": sorted(known) if not is_open else known,
        "hand_size": len(player.hand),
        "hand_limit": player.hand_limit(),
        "court_limit": player.court_limit(),
        "court": [court_view(s, other, card) for card in player.court],
        "bribes": [
            bribe_view(s, other, card) for card in known if play_holder(s, other, card) >= 0
        ],
    }


def bribe_view(s: PaxState, who: int, card: int) -> dict[str, object]:
    """PP-4.2.2 Who is owed how much for playing a hand card that the viewer knows."""
    holder = int(play_holder(s, who, card))
    return {
        "card": card,
        "holder": holder,
        "amount": int(full_bribe(s, holder, card, Act.PLAY)),
    }


def court_view(s: PaxState, owner: int, card: int) -> dict[str, object]:
    """PP-4.18 A court card: its spies, whose hostage it is, whether it is favored or used."""
    holder = int(hostage_holder(s, owner, card))
    return {
        "card": card,
        "spies": [s.at(spy_place(card, seat)) for seat in range(s.seats)],
        "hostage_of": or_none(holder),
        "bribe": 0 if holder < 0 else s.at(spy_place(card, holder)),
        "favored": counts_as_favored(s, owner, card),
        "used": s.is_used(card),
        "acts": [act_view(s, owner, card, action) for action in ACTIONS_OF[card]],
    }


def act_view(s: PaxState, owner: int, card: int, action: int) -> dict[str, object]:
    """PP-4.5 An action of a court card: how far it reaches, or what it costs at least."""
    cost = int(least_cost(s, owner, action))
    return {
        "action": ACTIONS[action],
        "cost": cost if action in PAID_ACTIONS else None,
        "reach": None if action in PAID_ACTIONS else int(RANK_OF[card]),
    }


def events_view(s: PaxState) -> list[object]:
    """PP-4.20.1 The persisting events, each with its effect and its holder."""
    return [
        {
            "card": s.events.cards[i],
            "effect": effect_of(s.events.cards[i], s.events.holders[i] >= 0),
            "holder": or_none(s.events.holders[i]),
        }
        for i in range(len(s.events.cards))
    ]


def deck_view(s: PaxState) -> dict[str, object]:
    """PP-7.3 The size of the deck, the checks left, and where the next one can be."""
    window = check_window(s)
    return {
        "size": len(s.piles.deck),
        "checks_resolved": s.checks,
        "checks_left": checks_left(s),
        "check_in_market": check_slot(s) >= 0,
        "next_check_from": window[0],
        "next_check_to": window[1],
    }


def check_view(s: PaxState) -> dict[str, object]:
    """PP-5.1 What a Dominance Check held now would bring."""
    dominant = int(dominant_coalition(s))
    final = is_final_if_taken(s, 1)
    blocks = sorted(int(blocks_in_play(s, coalition)) for coalition in range(Coalition.COUNT))
    return {
        "dominant": named(COALITIONS, dominant),
        "lead": blocks[-1] - blocks[-2],
        "lead_needed": lead_needed(s),
        "final": final,
        "strengths": [or_none(each) for each in strengths(s, dominant)],
        "points": award(s, dominant, final),
    }
