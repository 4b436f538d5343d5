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


def pieces_of(s: PaxState, seat: int, site: int) -> list[int]:
    """PP-6.11, PP-9.R39 Where a player can have pieces: tribes, armies and roads, or spies."""
    if site >= CARD_SITES:
        return [spy_place(site - CARD_SITES, seat)]
    loyalty = int(s.players[seat].loyalty)
    found = [int(tribe_place(seat, site)), int(army_place(loyalty, site))]
    for border in borders_in_order(s, site):
        found.append(road_place(loyalty, border))
    return found


def targets_of(s: PaxState, seat: int, site: int) -> list[int]:
    """PP-6.11 The pieces of a player that she may remove at a site, in her order."""
    allowed = removable(s, s.wakhan, site)
    return [place for place in pieces_of(s, seat, site) if place in allowed]


def targeted_players(s: PaxState, site: int) -> list[int]:
    """PP-6.11 The players whom she could target at a site, the one at the red arrow first."""
    return [seat for seat in humans_by_arrow(s) if len(targets_of(s, seat, site)) > 0]


def war_region(s: PaxState) -> int:
    """PP-6.11 The first region in her order with a fighter and a target, or -1."""
    for region in region_order(s):
        if fighters(s, s.wakhan, region) > 0 and len(targeted_players(s, region)) > 0:
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
    """PP-6.11, PP-9.R30 Remove as many pieces of one player as rank and fighters allow."""
    who = int(s.wakhan)
    players = targeted_players(s, site)
    target = players[0]
    if len(players) > 1:
        s.note("pax_pamir.log.wakhan_targets", [target])
    losses = 0
    for _ in range(min(rank, int(fighters(s, who, site)))):
        targets = targets_of(s, target, site)
        if not targets:
            break
        losses += strike(s, who, targets[0])
    end_battle(s, who, site, losses)
