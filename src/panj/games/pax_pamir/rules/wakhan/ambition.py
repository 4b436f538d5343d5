"""PP-6.7, PP-6.17 Wakhan's ambition: she buys a Dominance Check that pays."""

from panj.games.pax_pamir.rules.dominance import award, is_final_if_taken, leads
from panj.games.pax_pamir.rules.market import check_slot, may_buy
from panj.games.pax_pamir.rules.power import dominant_coalition, is_second_edition
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import Suit


def ambition_slot(s: PaxState) -> int:
    """PP-6.7 The Dominance Check that she buys because it pays, or -1."""
    slot = check_slot(s)
    if slot < 0 or not may_buy(s, s.wakhan, slot):
        return -1
    points = award(s, dominant_coalition(s), is_final_if_taken(s, 1))
    rivals = [points[seat] for seat in range(s.wakhan)]
    if points[s.wakhan] > max(rivals):
        return slot
    if is_second_edition(s) and would_win(s, points):
        return slot
    return -1


def would_win(s: PaxState, points: list[int]) -> bool:
    """PP-6.17 Whether a check with these points ends the game with her in first place."""
    totals = [int(s.players[seat].score) + points[seat] for seat in range(s.seats)]
    if not leads(totals) and not is_final_if_taken(s, 1):
        return False
    standing = [
        (totals[seat], int(s.players[seat].stars(Suit.MILITARY)), int(s.players[seat].rupees))
        for seat in range(s.seats)
    ]
    return all(standing[s.wakhan] > standing[seat] for seat in range(s.wakhan))
