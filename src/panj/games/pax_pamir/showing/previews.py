"""PP-4.12 to PP-4.15 What else a move would lose, told before it is made."""

from panj.core.messages import Message
from panj.games.pax_pamir.places import spy_place
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import DEBT, LEVERAGED, PATRIOT_OF, REGION_OF


def loss_preview(s: PaxState, owner: int, card: int) -> list[Message]:
    """PP-4.12 What else its owner loses when a court card is discarded."""
    player = s.players[owner]
    if card not in player.court:
        return []
    found: list[Message] = []
    spies = int(s.at(spy_place(card, owner)))
    if spies > 0:
        found.append(Message("pax_pamir.preview.spies_return", [spies]))
    region = REGION_OF[card]
    tribes = int(s.tribes(owner, region))
    if player.political_cards(region) == [card] and tribes > 0:
        found.append(Message("pax_pamir.preview.overthrow_tribes", [owner, tribes, int(region)]))
    if LEVERAGED[card] == 1:
        found.append(debt_preview(s, owner))
    return found


def debt_preview(s: PaxState, owner: int) -> Message:
    """PP-4.13 What a leveraged card costs when it goes: rupees, and cards for those missing."""
    paid = min(DEBT, int(s.players[owner].rupees))
    return Message("pax_pamir.preview.debt", [owner, paid, DEBT - paid])


def tribe_loss_preview(s: PaxState, owner: int, region: int, losses: int) -> list[Message]:
    """PP-4.14 The political cards that go with the last tribe of a region."""
    if int(s.tribes(owner, region)) > losses:
        return []
    cards = s.players[owner].political_cards(region)
    found = [Message("pax_pamir.preview.overthrow_card", [owner, card]) for card in cards]
    return found + [debt_preview(s, owner) for card in cards if LEVERAGED[card] == 1]


def loyalty_preview(s: PaxState, who: int, coalition: int) -> list[Message]:
    """PP-4.15 What a change of loyalty costs; empty if it is none."""
    player = s.players[who]
    if who == s.wakhan or player.loyalty == coalition:
        return []
    found = [Message("pax_pamir.preview.loyalty", [coalition])]
    gifts = int(s.gifts(who))
    if gifts > 0:
        found.append(Message("pax_pamir.preview.gifts_lost", [gifts]))
    found += [Message("pax_pamir.preview.prize_lost", [card]) for card in player.prizes]
    for card in player.court:
        if PATRIOT_OF[card] == player.loyalty:
            found.append(Message("pax_pamir.preview.patriot_lost", [card]))
            found += loss_preview(s, who, card)
    return found


def riot_preview(s: PaxState, region: int) -> list[Message]:
    """PP-4.20.2 The political cards that go when all tribes of a region do."""
    found: list[Message] = []
    for seat in range(s.seats):
        tribes = int(s.tribes(seat, region))
        if tribes > 0:
            found += tribe_loss_preview(s, seat, region, tribes)
    return found
