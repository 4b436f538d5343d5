"""KO-1.4 District cards: drawing, putting under the deck, and who knows what lies where."""

from mypy_extensions import i64

from panj.core.piles import draw, shuffle
from panj.games.kohan_dej.card_numbers import KIND
from panj.games.kohan_dej.rules.knowledge import concerns, forget, make_known, miss, mix, see
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import BIT


def draw_cards(s: KohanState, seat: int, count: int) -> int:
    """KO-1.5 Draw into the hand, as many as there are; the number drawn."""
    drawn = min(count, len(s.deck))
    forget_top(s, seat, drawn)
    hand = s.players[seat].hand
    for _ in range(drawn):
        hand.append(seen_by(s, draw(s, s.deck), seat))
    return drawn


def draw_to_tray(s: KohanState, seat: int, count: int) -> int:
    """KO-3.22 Draw cards to choose from; only this player sees them."""
    drawn = min(count, len(s.deck))
    forget_top(s, seat, drawn)
    s.aside.tray_seat = seat
    for _ in range(drawn):
        s.aside.tray.append(seen_by(s, draw(s, s.deck), seat))
    return drawn


def seen_by(s: KohanState, card: int, seat: int) -> int:
    """KO-7.2 A card as it comes to a player who sees it."""
    return card if card <= KIND else see(s, card, seat)


def forget_top(s: KohanState, seat: int, drawn: int) -> None:
    """KO-7.3 A Scholar knows the set of the next cards; what others draw is one of them."""
    if s.aside.top_count == 0 or drawn == 0:
        return
    if s.aside.top_seat == seat:
        s.aside.top_count = s.aside.top_count - drawn if s.aside.top_count > drawn else 0
        return
    split = len(s.deck) - int(s.aside.top_count)
    top = [make_known(card, BIT[s.aside.top_seat]) for card in s.deck[split:]]
    s.aside.top_count = 0
    mix(s, top, s.everyone())
    s.deck[split:] = top


def put_under(s: KohanState, cards: list[int], knowers: i64) -> None:
    """KO-1.4, KO-9.30 Cards go under the deck; several of them in an order nobody knows."""
    under = [make_known(card, knowers) for card in cards]
    if len(under) > 1:
        shuffle(s, under)
        mix(s, under, s.everyone())
    s.deck[0:0] = under


def tray_under(s: KohanState) -> None:
    """KO-3.22 What is left in the tray goes under the deck, known to its owner alone."""
    tray = s.aside.tray
    s.aside.tray = []
    put_under(s, tray, BIT[s.aside.tray_seat])


def take_out(s: KohanState, seat: int, kind: int, witnesses: i64) -> int:
    """KO-7.2, KO-9.48 A card leaves a hand; to those who do not see it, it may be any of them."""
    hand = s.players[seat].hand
    at = 0
    while hand[at] & KIND != kind:
        at += 1
    card = hand.pop(at)
    known = card
    for other in hand:
        known |= other
    if known > KIND:
        for witness in range(s.seats):
            if witnesses & BIT[witness] != 0 and concerns(known, witness):
                miss(s, hand, card, witness)
        together = [*hand, card]
        mix(s, together, s.everyone() & ~witnesses)
        card = together.pop()
        hand[:] = together
    return make_known(card, witnesses)


def take_random(s: KohanState, owner: int, taker: int) -> int:
    """KO-4.19, KO-4.21 A random card changes hands; only these two know which."""
    hand = s.players[owner].hand
    s.reveal()
    kind = hand[s.chance.below(len(hand))] & KIND
    give_card(s, owner, kind, taker)
    return kind


def give_card(s: KohanState, giver: int, kind: int, taker: int) -> None:
    """KO-7.2 A chosen card changes hands; only these two know which."""
    card = take_out(s, giver, kind, BIT[giver] | BIT[taker])
    s.players[taker].hand.append(forget(card, taker))


def show_hand(s: KohanState, owner: int, seat: int) -> None:
    """KO-4.15, KO-4.18 Somebody looks at a hand."""
    s.reveal()
    hand = s.players[owner].hand
    for i in range(len(hand)):
        hand[i] = make_known(seen_by(s, hand[i], seat), BIT[seat])


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
