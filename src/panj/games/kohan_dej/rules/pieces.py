"""KO-1.1 All that belongs to the box and is in play, for those who count it."""

from typing import Final

from panj.games.kohan_dej.card_numbers import KIND
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import KINDS

FIRST_ROLE: Final = KINDS
"""Roles are numbered after the districts, so that no piece counts as another one."""


def pieces(s: KohanState) -> list[int]:
    """KO-1.1 All district cards and all roles of the cast, wherever they lie, sorted."""
    cards = [*s.deck, *s.aside.museum, *s.aside.tray]
    for player in s.players:
        cards += player.hand
        cards += player.city
    found = [card & KIND for card in cards]
    if s.aside.site >= 0:
        found.append(int(s.aside.site))
    for role in [*s.draft.face_up, *s.draft.left, *s.draft.pack]:
        found.append(FIRST_ROLE + role)
    return sorted(found)
