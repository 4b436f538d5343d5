"""KO-7 A full state that agrees with what a seat knows."""

from typing import Final

from panj.core.chance import Chance
from panj.core.dice import Dice
from panj.games.kohan_dej.card_numbers import KIND
from panj.games.kohan_dej.rules.knowledge import (
    MOST_GROUPS,
    NO_GROUP,
    group_of,
    in_group,
    is_known,
    is_member,
)
from panj.games.kohan_dej.rules.roles.power import markable, other_roles
from panj.games.kohan_dej.rules.roles.rank1 import WARRANTS
from panj.games.kohan_dej.rules.roles.rank2 import THREATS
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import Role
from panj.games.kohan_dej.thinking.guess_roles import guess_roles

SIDES: Final = 2
MEMBER_SIDE: Final = 1
"""While a group is dealt, a card is twice its district, plus 1 for one that the seat knows."""


def guess(s: KohanState, seat: int, dice: Dice) -> KohanState:
    """KO-7.2, KO-7.3 Deal anew what the seat does not know: cards, roles, markers."""
    copy = s.clone()
    copy.chance = Chance(dice.key(), 0)
    guess_cards(copy, seat, dice)
    guess_roles(copy, seat, dice)
    guess_warrants(copy, seat, dice)
    guess_threats(copy, seat, dice)
    return copy


def hidden_piles(s: KohanState, seat: int) -> list[list[int]]:
    """KO-7.2 Where cards lie that the seat does not see."""
    piles = [s.players[other].hand for other in range(s.seats) if other != seat]
    piles.append(s.deck)
    piles.append(s.aside.museum)
    if s.aside.tray_seat != seat:
        piles.append(s.aside.tray)
    return piles


def guess_cards(s: KohanState, seat: int, dice: Dice) -> None:
    """KO-7.3, KO-9.48 Every card whose place the seat does not know may lie in any such place."""
    top = studied_top(s, seat, dice)
    piles = hidden_piles(s, seat)
    pool: list[int] = []
    for pile in piles:
        pool += [card & KIND for card in pile if is_anything(card, seat)]
    dice.mix(pool)
    for pile in piles:
        for i in range(len(pile)):
            if is_anything(pile[i], seat) and group_of(pile[i], seat) == NO_GROUP:
                # Who knows the place stays; what lies there is dealt anew.
                pile[i] = pool.pop() | (pile[i] & ~KIND)
    for group in range(1, MOST_GROUPS + 1):
        deal_group(piles, pool, seat, group, dice)
    s.deck += top


def is_anything(card: int, seat: int) -> bool:
    """KO-7.3 Whether the seat knows nothing of what this card is."""
    return not is_known(card, seat) and not is_member(card, seat)


def deal_group(piles: list[list[int]], pool: list[int], seat: int, group: int, dice: Dice) -> None:
    """KO-9.48 The cards of a group lie in any of its places, and unknown ones in the others."""
    places = [
        (pile, i)
        for pile in piles
        for i in range(len(pile))
        if seat >= 0 and group_of(pile[i], seat) == group
    ]
    cards: list[int] = []
    for pile, i in places:
        if is_member(pile[i], seat):
            cards.append(SIDES * (pile[i] & KIND) + MEMBER_SIDE)
    while len(cards) < len(places):
        cards.append(SIDES * pool.pop())
    dice.mix(cards)
    for (pile, i), card in zip(places, cards, strict=True):
        kind = card // SIDES
        pile[i] = in_group(kind | (pile[i] & ~KIND), seat, group, card % SIDES == MEMBER_SIDE)


def studied_top(s: KohanState, seat: int, dice: Dice) -> list[int]:
    """KO-7.3 The Scholar knows which cards are next, though not in which order."""
    if s.aside.top_seat != seat or s.aside.top_count == 0:
        return []
    split = len(s.deck) - int(s.aside.top_count)
    top = s.deck[split:]
    s.deck = s.deck[:split]
    dice.mix(top)
    return top


def guess_warrants(s: KohanState, seat: int, dice: Dice) -> None:
    """KO-4.13 Any of the three may be the sealed one, unless the seat placed them."""
    marks = s.marks
    if marks.magistrate == seat or len(marks.warrants) == 0:
        return
    if len(marks.warrants) < WARRANTS:
        roles = other_roles(s, Role.MAGISTRATE)
        dice.mix(roles)
        marks.warrants = sorted(roles[: len(marks.warrants)])
    marks.sealed = marks.warrants[dice.below(len(marks.warrants))]


def guess_threats(s: KohanState, seat: int, dice: Dice) -> None:
    """KO-4.16, KO-9.27 Either may be the real one until a marker is turned up."""
    marks = s.marks
    if marks.blackmailer == seat or marks.turned == 1:
        return
    if len(marks.threatened) == THREATS:
        marks.real = marks.threatened[dice.below(THREATS)]
    elif len(marks.threats) > 0:
        roles = markable(s, Role.BLACKMAILER)
        marks.real = roles[dice.below(len(roles))]
        marks.threats = [int(marks.real)]
