"""PP-4.5.4, PP-4.17 to PP-4.19, PP-5.1 Who rules, who holds whom hostage, who is dominant."""

from typing import Final

from mypy_extensions import i64

from panj.games.pax_pamir.places import SPIES, army_place
from panj.games.pax_pamir.rules.wakhan.tables import AI_LOYALTIES
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import (
    ABILITY_OF,
    BLOCKS,
    CYLINDERS,
    MOST_SEATS,
    NONE,
    PATRIOT_OF,
    PRIZE_OF,
    SUIT_OF,
    Ability,
    Coalition,
    Effect,
    Region,
    Suit,
)

LEAD: Final = 4
TIRED_LEAD: Final = 2
ALWAYS_FAVORED: Final = Ability.SAVVY_OPERATOR | Ability.IRREGULARS


def loyalty_of(s: PaxState, seat: i64) -> i64:
    """PP-0.2, PP-6.4 The coalition that a player's blocks belong to."""
    if seat == s.wakhan:
        return pragmatic_loyalty(s)
    return s.players[seat].loyalty


def pragmatic_loyalty(s: PaxState) -> i64:
    """PP-6.4 Wakhan's first coalition on the AI card to which no human is loyal."""
    if s.ai.face == 0:
        return NONE
    free = [c for c in AI_LOYALTIES[s.ai.face] if not is_followed(s, c)]
    best = free[0]
    if s.terms.is_on("steadfast_loyalty"):
        for coalition in free:
            if blocks_in_play(s, coalition) > blocks_in_play(s, best):
                best = coalition
    return best


def is_followed(s: PaxState, coalition: i64) -> bool:
    """PP-6.4 Whether some human is loyal to a coalition."""
    return any(seat != s.wakhan and s.players[seat].loyalty == coalition for seat in range(s.seats))


def is_second_edition(s: PaxState) -> bool:
    """PP-6.17 Whether Wakhan plays by her second printing."""
    return s.terms.choice("wakhan_edition") == "second"


# Ruling


def armies(s: PaxState, coalition: i64, region: i64) -> i64:
    """PP-1.1 The armies of a coalition in a region."""
    return s.at(army_place(coalition, region))


def most_armies(s: PaxState, region: i64) -> i64:
    """PP-4.17 The size of the biggest coalition in a region."""
    # Written out instead of looped over: asked for every region at almost every move.
    most = armies(s, Coalition.BRITISH, region)
    if armies(s, Coalition.RUSSIAN, region) > most:
        most = armies(s, Coalition.RUSSIAN, region)
    if armies(s, Coalition.AFGHAN, region) > most:
        most = armies(s, Coalition.AFGHAN, region)
    return most


def ruling_pieces(s: PaxState, seat: i64, region: i64) -> i64:
    """PP-4.17, PP-6.4 A player's tribes and loyal armies in a region."""
    tribes = s.tribes(seat, region)
    if seat == s.wakhan:
        if is_second_edition(s):
            return tribes + most_armies(s, region)
        if s.ai.face == 0:
            return tribes
    loyalty = loyalty_of(s, seat)
    return tribes if loyalty < 0 else tribes + armies(s, loyalty, region)


def ruler_of(s: PaxState, region: i64) -> i64:
    """PP-4.17 The player who rules a region, or -1."""
    best: i64 = -1
    most: i64 = 0
    for seat in range(s.seats):
        if s.tribes(seat, region) > 0:
            pieces = ruling_pieces(s, seat, region)
            if pieces > most:
                most = pieces
                best = seat
            elif pieces == most:
                best = -1
    if best < 0 or most <= most_armies(s, region):
        return -1
    return best


def rules_any(s: PaxState, seat: i64) -> bool:
    """PP-4.8 Whether a player rules some region."""
    for region in range(i64(Region.COUNT)):
        if s.tribes(seat, region) > 0 and ruler_of(s, region) == seat:
            return True
    return False


# Cards


def counts_as_favored(s: PaxState, owner: int, card: i64) -> bool:
    """PP-4.5.4 Whether an action of this card is a bonus action."""
    suit = SUIT_OF[card]
    if suit == s.favored or ABILITY_OF[card] & ALWAYS_FAVORED != 0:
        return True
    return suit == Suit.MILITARY and s.players[owner].has_effect(Effect.NEW_TACTICS)


def hostage_holder(s: PaxState, owner: i64, card: i64) -> i64:
    """PP-4.18 Who holds a court card hostage, or -1."""
    start = SPIES + card * MOST_SEATS
    best: i64 = -1
    most: i64 = 0
    for seat in range(s.seats):
        spies = i64(s.board[start + seat])
        if spies > most:
            most = spies
            best = seat
        elif spies == most:
            best = -1
    return -1 if best == owner else best


# Influence and dominance


def influence_of(s: PaxState, seat: i64, coalition: i64) -> i64:
    """PP-4.19, PP-6.16 A player's influence; Wakhan's is asked for the dominant coalition."""
    player = s.players[seat]
    own = seat == s.wakhan
    total: i64 = 1 + patriots_of(s, seat, coalition)
    for card in player.prizes:
        if not own or PRIZE_OF[card] == coalition:
            total += 1
    return total + gift_influence(s, seat)


def patriots_of(s: PaxState, seat: i64, coalition: i64) -> i64:
    """PP-4.19, PP-6.16 The patriots whose influence counts: Wakhan's of this coalition only."""
    player = s.players[seat]
    if player.has_effect(Effect.RUMOR):
        return 0
    own = seat == s.wakhan
    total: i64 = 0
    for card in player.court:
        patriot = PATRIOT_OF[card]
        if patriot != NONE and (patriot == coalition or not own):
            total += 1
    return total


def gift_influence(s: PaxState, seat: i64) -> i64:
    """PP-4.19 What a player's gifts are worth."""
    if s.holds(Effect.EMBARRASSMENT_OF_RICHES):
        return 0
    gifts = s.gifts(seat)
    return 2 * gifts if s.players[seat].has_effect(Effect.KOH_I_NOOR) else gifts


def cylinders_in_play(s: PaxState, seat: i64) -> i64:
    """PP-5.3 Tribes, spies and gifts: all cylinders that are not in supply."""
    return CYLINDERS - s.players[seat].supply


def tribes_in_play(s: PaxState, seat: i64) -> i64:
    """PP-5.3 A player's tribes in all regions."""
    total: i64 = 0
    for region in range(i64(Region.COUNT)):
        total += s.tribes(seat, region)
    return total


def blocks_in_play(s: PaxState, coalition: i64) -> i64:
    """PP-5.1 Armies and roads of a coalition."""
    return BLOCKS - s.blocks[coalition]


def lead_needed(s: PaxState) -> i64:
    """PP-5.1 By how many blocks a coalition must lead to be dominant."""
    return TIRED_LEAD if s.holds(Effect.CONFLICT_FATIGUE) else LEAD


def dominant_coalition(s: PaxState) -> i64:
    """PP-5.1 The coalition that would win a check held now, or -1."""
    need = lead_needed(s)
    for coalition in range(i64(Coalition.COUNT)):
        mine = blocks_in_play(s, coalition)
        first = blocks_in_play(s, (coalition + 1) % Coalition.COUNT)
        second = blocks_in_play(s, (coalition + 2) % Coalition.COUNT)
        if mine >= first + need and mine >= second + need:
            return coalition
    return -1
