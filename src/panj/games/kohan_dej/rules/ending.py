"""KO-3.G The end of a turn, and which of its effects a player does without."""

from typing import Final

from panj.core.messages import Message
from panj.core.moves import Move
from panj.games.kohan_dej.moves import ALONE, Do
from panj.games.kohan_dej.one_round import Used
from panj.games.kohan_dej.rules.cards import draw_cards
from panj.games.kohan_dej.rules.laws import Law
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import District, Role

POOR_HOUSE_GOLD: Final = 1
PARK_CARDS: Final = 2


def helps_poor(s: KohanState, seat: int) -> bool:
    """KO-3.40 Whether the Poor House would give gold, if the turn ended now."""
    player = s.players[seat]
    return player.has(District.POOR_HOUSE) and player.gold == 0 and s.now.may_use(Used.POOR_HOUSE)


def fills_hand(s: KohanState, seat: int) -> bool:
    """KO-3.40 Whether the Park would give cards, if the turn ended now."""
    player = s.players[seat]
    return player.has(District.PARK) and len(player.hand) == 0 and s.now.may_use(Used.PARK)


def refunds(s: KohanState) -> bool:
    """KO-4.27 Whether the Alchemist would get gold back, if the turn ended now."""
    return s.now.role == Role.ALCHEMIST and s.now.spent > 0 and s.now.may_use(Used.POWER)


def add_waivers(s: KohanState, seat: int, found: list[Move]) -> None:
    """KO-9.49 What the turn's end would bring may be done without: both are open to all."""
    if s.is_on(Law.EFFECTS_AUTOMATIC):
        return
    if helps_poor(s, seat):
        found.append(ALONE[Do.WAIVE_POOR_HOUSE])
    if fills_hand(s, seat) and len(s.deck) > 0:
        found.append(ALONE[Do.WAIVE_PARK])
    if refunds(s):
        found.append(ALONE[Do.DECLINE])


def waive(s: KohanState, seat: int, move: Move) -> None:
    """KO-9.49 A district does nothing at the end of this turn."""
    if move.kind == Do.WAIVE_POOR_HOUSE:
        s.now.use(Used.POOR_HOUSE)
        s.note("kohan_dej.log.waived", [seat, District.POOR_HOUSE])
    else:
        s.now.use(Used.PARK)
        s.note("kohan_dej.log.waived", [seat, District.PARK])


def waive_preview(move: Move) -> list[Message]:
    """KO-9.49 What is done without."""
    if move.kind == Do.WAIVE_POOR_HOUSE:
        return [Message("kohan_dej.preview.without_gold", [POOR_HOUSE_GOLD])]
    return [Message("kohan_dej.preview.without_cards", [PARK_CARDS])]


def end_turn(s: KohanState, seat: int) -> None:
    """KO-3.40 Poor House, Park, the Alchemist's refund, in this order."""
    player = s.players[seat]
    if helps_poor(s, seat):
        player.gold += POOR_HOUSE_GOLD
        s.note("kohan_dej.log.poor_house", [seat, POOR_HOUSE_GOLD])
    if fills_hand(s, seat):
        drawn = draw_cards(s, seat, PARK_CARDS)
        s.note("kohan_dej.log.park", [seat, drawn])
    if refunds(s):
        player.gold += s.now.spent
        s.note("kohan_dej.log.alchemist", [seat, s.now.spent])
    s.note("kohan_dej.log.turn_ended", [seat])
