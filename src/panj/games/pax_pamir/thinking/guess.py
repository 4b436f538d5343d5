"""PP-7.3, PP-7.5 A full state that agrees with what a seat knows."""

from panj.core.chance import Chance
from panj.core.dice import Dice
from panj.games.pax_pamir.rules.deck import deck_piles
from panj.games.pax_pamir.rules.wakhan.tables import same_back
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import is_check, is_court_card


def guess(s: PaxState, seat: int, dice: Dice) -> PaxState:
    """PP-7.2, PP-7.3 Deal the unseen cards anew, pile by pile; hands can be derived by everyone."""
    copy = s.clone()
    copy.chance = Chance(dice.key(), 0)
    unseen = [*s.piles.deck, *s.piles.left_out]
    court = [card for card in unseen if is_court_card(card)]
    checks = [card for card in unseen if is_check(card)]
    events = [card for card in unseen if card not in checks and not is_court_card(card)]
    for pool in (court, checks, events):
        dice.mix(pool)
    copy.piles.deck = deal_deck(s, dice, court, checks, events)
    copy.piles.left_out = court + events
    copy.ai.deck = guess_ai_deck(s, dice)
    return copy


def deal_deck(
    s: PaxState, dice: Dice, court: list[int], checks: list[int], events: list[int]
) -> list[int]:
    """PP-7.3 Each rest of a pile gets as many court cards, events and checks as it must hold."""
    deck: list[int] = []
    for pile in deck_piles(s):
        cards: list[int] = []
        for card in pile:
            if is_court_card(card):
                cards.append(court.pop())
            elif is_check(card):
                cards.append(checks.pop())
            else:
                cards.append(events.pop())
        dice.mix(cards)
        deck += cards
    return deck


def guess_ai_deck(s: PaxState, dice: Dice) -> list[int]:
    """PP-7.5 The AI deck in random order, but the back on top is known."""
    if len(s.ai.deck) == 0:
        return []
    deck = s.ai.deck[:]
    dice.mix(deck)
    for i, card in enumerate(deck):
        if same_back(card, s.ai.deck[-1]):
            deck[i], deck[-1] = deck[-1], deck[i]
            break
    return deck
