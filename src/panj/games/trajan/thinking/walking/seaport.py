"""TR-4.1 What the seaport action brings, option by option."""

from typing import Final

from mypy_extensions import i64

from panj.games.trajan.rules.cards import can_draw
from panj.games.trajan.tables import GOODS, SHIP_NAMES
from panj.games.trajan.thinking.walking.glance import Glance
from panj.games.trajan.thinking.walking.shipping import ship_gain

CARD: Final = 1.0
"""TR-5.3.1 The point that a card in hand scores at the end."""


def seaport_gain(at: Glance) -> float:
    """TR-4.1 The best option of the seaport action."""
    port = at.s.seaport
    best = at.weights.draw_two if can_draw(at.s) else 0.0
    if len(port.left) > 0:
        best = max(best, card_gain(at, port.left[-1]))
    if len(port.right) > 0:
        best = max(best, card_gain(at, port.right[-1]))
    for ship in range(i64(len(SHIP_NAMES))):
        best = max(best, ship_gain(at, ship))
    return max(best, play_gain(at))


def card_gain(at: Glance, good: i64) -> float:
    """TR-4.1.2 One more card in hand."""
    before = at.hand()
    hand = at.player.hand
    hand[good] += 1
    gain = at.hand_value() - before
    hand[good] -= 1
    return gain


def discard_gain(at: Glance, good: i64) -> float:
    """TR-4.1.1 One card less; both piles are alike."""
    before = at.hand()
    hand = at.player.hand
    hand[good] -= 1
    gain = at.hand_value() - before
    hand[good] += 1
    return gain


def play_gain(at: Glance) -> float:
    """TR-4.1.3 The two best cards for the display. As many are drawn, but nobody knows which: each
    makes up for the point that a card in hand has."""
    if not at.has_bonus:
        return 0.0
    first = 0.0
    second = 0.0
    for good in range(i64(GOODS)):
        count = at.player.hand[good]
        worth = at.shown(good) - CARD
        if count > 0 and worth > second:
            if worth > first:
                second = worth if count > 1 else first
                first = worth
            else:
                second = worth
    return first + second


def display_gain(at: Glance, good: i64) -> float:
    """TR-4.1.3 One card for the display, and another one drawn for it."""
    return discard_gain(at, good) + CARD + at.shown(good)
