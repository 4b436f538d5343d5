"""KO-1.4 District cards: drawing, putting under the deck, and who knows what lies where."""

from mypy_extensions import i64

from panj.core.piles import draw, shuffle
from panj.games.kohan_dej.records import KIND, KNOWN
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import BIT


def draw_cards(s: KohanState, seat: int, count: int) -> int:
    """KO-1.5 Draw into the hand, as many as there are; the number drawn."""
    drawn = min(count, len(s.deck))
    forget_top(s, seat, drawn)
    hand = s.players[seat].hand
    for _ in range(drawn):
        hand.append(draw(s, s.deck))
    return drawn


def draw_to_tray(s: KohanState, seat: int, count: int) -> int:
    """KO-3.22 Draw cards to choose from; only this player sees them."""
    drawn = min(count, len(s.deck))
    forget_top(s, seat, drawn)
    s.tray_seat = seat
    for _ in range(drawn):
        s.tray.append(draw(s, s.deck))
    return drawn


def forget_top(s: KohanState, seat: int, drawn: int) -> None:
    """KO-7.3 A Scholar knows the set of the next cards until somebody else draws."""
    if s.top_seat != seat or s.top_count < drawn:
        s.top_count = 0
    else:
        s.top_count -= drawn


def put_under(s: KohanState, cards: list[int], knowers: i64) -> None:
    """KO-1.4, KO-9.30 Cards go under the deck; several of them in an order nobody knows."""
    if len(cards) == 1:
        s.deck.insert(0, (cards[0] & KIND) + KNOWN * knowers)
        return
    plain = [card & KIND for card in cards]
    shuffle(s, plain)
    s.deck[0:0] = plain


def tray_under(s: KohanState) -> None:
    """KO-3.22 What is left in the tray goes under the deck, known to its owner alone."""
    put_under(s, s.tray, BIT[s.tray_seat])
    s.tray = []


def take_out(hand: list[int], kind: int, witnesses: i64) -> int:
    """KO-7.2 A card leaves a hand; those who did not see which lose track of the others."""
    at = 0
    while hand[at] & KIND != kind:
        at += 1
    card = hand.pop(at)
    if len(hand) == 0:
        return card | (KNOWN * witnesses)
    # Seats that know fewer copies than there are must count one less from now on.
    lost = witnesses & ~i64(card >> 6)
    for i in range(len(hand)):
        other = hand[i]
        known = i64(other >> 6) & witnesses
        if other & KIND == kind:
            less = known & lost
            known = known & ~less
            lost = lost & ~less
        hand[i] = (other & KIND) + KNOWN * known
    return kind + KNOWN * witnesses


def take_random(s: KohanState, owner: int, taker: int) -> int:
    """KO-4.19, KO-4.21 A random card changes hands; only these two know which."""
    hand = s.players[owner].hand
    s.reveal()
    kind = hand[s.chance.below(len(hand))] & KIND
    card = take_out(hand, kind, BIT[owner] | BIT[taker])
    s.players[taker].hand.append(card)
    return kind


def give_card(s: KohanState, giver: int, kind: int, taker: int) -> None:
    """KO-7.2 A chosen card changes hands; only these two know which."""
    card = take_out(s.players[giver].hand, kind, BIT[giver] | BIT[taker])
    s.players[taker].hand.append(card)


def show_hand(s: KohanState, owner: int, seat: int) -> None:
    """KO-4.15, KO-4.18 Somebody looks at a hand."""
    s.reveal()
    hand = s.players[owner].hand
    for i in range(len(hand)):
        hand[i] = hand[i] | (KNOWN * BIT[seat])


def kinds_in(cards: list[int]) -> list[int]:
    """The different districts among some cards, in their order of first appearance."""
    seen: i64 = 0
    found: list[int] = []
    for card in cards:
        kind = card & KIND
        if seen & BIT[kind] == 0:
            seen = seen | BIT[kind]
            found.append(kind)
    return found
