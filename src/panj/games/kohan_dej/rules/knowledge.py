"""KO-7.2, KO-7.3 What each seat knows of hidden cards, kept in the numbers of the cards.

A seat knows a card exactly, or only that it is one of several: when somebody takes a card out
of a hand unseen, it may have been any of that hand. Those places then form a *group* of the
seat. It knows some of the cards of the group, its *members*, but not which lies where. The
group goes on when its cards move, and grows when one of them is mixed with others.
"""

from typing import Final

from mypy_extensions import i64

from panj.core.things import MOST_SEATS
from panj.games.kohan_dej.card_numbers import KIND, KNOWN
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import BIT

# Bits of a card, from the right: 6 for the district, 8 for KNOWN, 8 for MEMBER, 4 for the group of
# each of 8 seats. Written as literals, because only those are compiled into the rules.
MEMBER: Final = 1 << 14
"""One for each seat: the seat knows that this card lies somewhere in its group."""

FIRST_GROUP: Final = 22
GROUP_BITS: Final = 4
NO_GROUP: Final = 0
MOST_GROUPS: Final = 15
"""The number of a group, four bits for each seat. More groups than this become one."""


def is_known(card: int, seat: int) -> bool:
    """KO-7.2 Whether the seat knows that this card lies just there."""
    return seat >= 0 and card & (KNOWN << seat) != 0


def is_member(card: int, seat: int) -> bool:
    """KO-9.48 Whether the seat knows that this card lies somewhere in the group."""
    return seat >= 0 and card & (MEMBER << seat) != 0


def group_of(card: int, seat: int) -> int:
    """KO-9.48 The group of a place for a seat, if any."""
    return (card >> (FIRST_GROUP + GROUP_BITS * seat)) & MOST_GROUPS if seat >= 0 else NO_GROUP


def bits_of(seat: int) -> int:
    """All that a number says about one seat's knowledge."""
    known = (KNOWN | MEMBER) << seat
    return known | MOST_GROUPS << (FIRST_GROUP + GROUP_BITS * seat)


BITS: Final = [bits_of(seat) for seat in range(MOST_SEATS)]
SIMPLE: Final = MEMBER
"""Below this a card is in no group: it is known exactly, or not at all."""


def concerns(card: int, seat: int) -> bool:
    """Whether the seat knows anything of the card, or of some cards joined by `|`."""
    return card & BITS[seat] != 0


def forget(card: int, seat: int) -> int:
    """The card without what the seat knew of it."""
    return card & ~BITS[seat]


def in_group(card: int, seat: int, group: int, member: bool) -> int:
    """The card in a group of the seat."""
    bits = group << (FIRST_GROUP + GROUP_BITS * seat)
    return forget(card, seat) | bits | (MEMBER << seat if member else 0)


def make_known(card: int, seats: i64) -> int:
    """KO-7.2 The card as these seats know it, now that they have seen it there."""
    if card < SIMPLE:
        return card | KNOWN * int(seats)  # int, since a card is no i64 and the two do not mix
    for seat in range(MOST_SEATS):
        if seats & BIT[seat] != 0:
            card = forget(card, seat) | KNOWN << seat
    return card


def hidden_cards(s: KohanState) -> list[list[int]]:
    """Every pile in which a card can lie unseen."""
    piles = [player.hand for player in s.players]
    return [*piles, s.deck, s.aside.museum, s.aside.tray]


def mix(s: KohanState, cards: list[int], seats: i64) -> None:
    """KO-9.48 Cards change places among themselves, unseen by these seats."""
    known = 0
    for card in cards:
        known |= card
    if known <= KIND or len(cards) < 2:
        return  # nobody knows anything of them
    for seat in range(s.seats):
        if seats & BIT[seat] != 0 and concerns(known, seat):
            mix_for(s, cards, seat)


def mix_for(s: KohanState, cards: list[int], seat: int) -> None:
    """KO-9.48 One seat loses sight of which card is which, not of which cards they are."""
    # Written out, because this is where knowledge costs time.
    place = joined_group(s, cards, seat) << (FIRST_GROUP + GROUP_BITS * seat)
    member = MEMBER << seat
    seen = (KNOWN | MEMBER) << seat
    others = ~BITS[seat]
    for i in range(len(cards)):
        card = cards[i]
        cards[i] = (card & others) | place | (member if card & seen != 0 else 0)


def joined_group(s: KohanState, cards: list[int], seat: int) -> int:
    """One group for all that these cards belong to, or a new one."""
    shift = FIRST_GROUP + GROUP_BITS * seat
    groups: list[int] = []
    for card in cards:
        group = (card >> shift) & MOST_GROUPS
        if group != NO_GROUP and group not in groups:
            groups.append(group)
    if len(groups) == 0:
        return free_group(s, cards, seat)
    if len(groups) == 1:
        return groups[0]
    groups.sort()
    for pile in hidden_cards(s):
        for i in range(len(pile)):
            if group_of(pile[i], seat) in groups[1:]:
                pile[i] = in_group(pile[i], seat, groups[0], is_member(pile[i], seat))
    return groups[0]


def free_group(s: KohanState, cards: list[int], seat: int) -> int:
    """A number that no group of the seat has; the last one where all are taken."""
    shift = FIRST_GROUP + GROUP_BITS * seat
    used: i64 = 0
    for pile in [*hidden_cards(s), cards]:
        for card in pile:
            if card >= SIMPLE:
                used = used | BIT[(card >> shift) & MOST_GROUPS]
    for group in range(1, MOST_GROUPS):
        if used & BIT[group] == 0:
            return group
    return MOST_GROUPS


def see(s: KohanState, card: int, seat: int) -> int:
    """KO-7.2 The seat sees a card: it is no longer in a group, and known there no longer."""
    group = group_of(card, seat) if card >= SIMPLE else NO_GROUP
    if group != NO_GROUP and not is_member(card, seat):
        # The seat cannot tell it from a like card that it knew to be in the group.
        for pile in hidden_cards(s):
            if drop_member(pile, card & KIND, seat, group):
                break
    return forget(card, seat)


def drop_member(pile: list[int], kind: int, seat: int, group: int) -> bool:
    """One card of this name is no longer known to be in the group; False if there is none."""
    for i in range(len(pile)):
        card = pile[i]
        if card & KIND == kind and is_member(card, seat) and group_of(card, seat) == group:
            pile[i] = in_group(card, seat, group, False)
            return True
    return False


def miss(s: KohanState, hand: list[int], card: int, seat: int) -> None:
    """KO-9.48 The seat saw a card of this name leave a hand: it counts one less of them."""
    known = KNOWN << seat
    seen = (KNOWN | MEMBER) << seat
    if card & known != 0:
        return
    kind = card & KIND
    for i in range(len(hand)):
        other = hand[i]
        if other & KIND == kind and other & known != 0:
            # The known one counts as the one that left; what stays is what the other one was.
            hand[i] = forget(other, seat) | (card & BITS[seat])
            return
    if card & seen != 0:
        return
    for i in range(len(hand)):
        other = hand[i]
        if other & KIND != kind or other & seen == 0:
            continue
        hand[i] = other & ~seen  # it stays in its group, if it is in one
        return
    see(s, card, seat)
