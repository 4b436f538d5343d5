"""PP-6.11 Where Wakhan fights, and which pieces she removes."""

from panj.games.pax_pamir.places import (
    CARD_SITES,
    army_place,
    road_place,
    spy_place,
    tribe_place,
)
from panj.games.pax_pamir.rules.battle import (
    end_battle,
    fighters,
    removable,
    removable_spies,
    strike,
)
from panj.games.pax_pamir.rules.wakhan.priority import (
    Chosen,
    Filter,
    announced,
    borders_in_order,
    by_priority,
    humans_by_arrow,
    region_order,
)
from panj.games.pax_pamir.state import PaxState


def targets_in(s: PaxState, region: int) -> list[int]:
    """PP-6.11, PP-9.R39 Pieces of players in a region: tribes, armies, roads, in her order."""
    allowed = removable(s, s.wakhan, region)
    humans = humans_by_arrow(s)
    found = [int(tribe_place(seat, region)) for seat in humans]
    coalitions: list[int] = []
    for seat in humans:
        loyalty = int(s.players[seat].loyalty)
        if loyalty not in coalitions:
            coalitions.append(loyalty)
    for coalition in coalitions:
        found.append(army_place(coalition, region))
    for coalition in coalitions:
        for border in borders_in_order(s, region):
            found.append(road_place(coalition, border))
    return [place for place in found if place in allowed]


def war_region(s: PaxState) -> int:
    """PP-6.11 The first region in her order with a fighter and a target, or -1."""
    for region in region_order(s):
        if fighters(s, s.wakhan, region) > 0 and len(targets_in(s, region)) > 0:
            return region
    return -1


def war_cards(s: PaxState) -> list[int]:
    """PP-6.11 Court cards with her spy and a removable spy of another player."""
    return [
        card
        for card in s.track()
        if s.at(spy_place(card, s.wakhan)) > 0 and len(removable_spies(s, s.wakhan, card)) > 0
    ]


def can_war(s: PaxState, most_spies: bool) -> bool:
    """PP-6.11 Whether there is a site for her battle."""
    if not most_spies and war_region(s) >= 0:
        return True
    return len(war_cards(s)) > 0


def crowded_card(s: PaxState) -> Chosen:
    """PP-6.11 The card with the most spies of all players; ties by priority."""
    cards = war_cards(s)
    most = max([int(s.spies_on(card)) for card in cards])
    crowded = [card for card in cards if s.spies_on(card) == most]
    if len(crowded) == 1:
        return Chosen(crowded[0], Filter.MOST_SPIES)
    return by_priority(s, crowded)


def make_war(s: PaxState, rank: int, most_spies: bool) -> None:
    """PP-6.11 Fight in the first region that qualifies, otherwise on a court card."""
    region = -1 if most_spies else war_region(s)
    if region >= 0:
        s.note("pax_pamir.log.battle_region", [s.wakhan, region])
        fight(s, region, rank)
        return
    card = announced(s, crowded_card(s) if most_spies else by_priority(s, war_cards(s)))
    s.note("pax_pamir.log.battle_card", [s.wakhan, card])
    fight(s, CARD_SITES + card, rank)


def fight(s: PaxState, site: int, rank: int) -> None:
    """PP-6.11 Remove as many pieces as rank and fighters allow."""
    left = min(rank, int(fighters(s, s.wakhan, site)))
    losses = 0
    while left > 0:
        targets = targets_at(s, site)
        if not targets:
            break
        losses += strike(s, int(s.wakhan), targets[0])
        left -= 1
    end_battle(s, int(s.wakhan), site, losses)


def targets_at(s: PaxState, site: int) -> list[int]:
    """PP-6.11 The pieces she may remove at a site, in her order."""
    if site < CARD_SITES:
        return targets_in(s, site)
    allowed = removable(s, s.wakhan, site)
    card = site - CARD_SITES
    found = [int(spy_place(card, seat)) for seat in humans_by_arrow(s)]
    return [place for place in found if place in allowed]
