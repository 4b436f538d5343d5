"""PP-2.2 to PP-2.5, PP-7.3 The deck: its piles, how it is built, what everybody knows of it."""

from typing import Final

from mypy_extensions import i64

from panj.core.piles import shuffle
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import COURT_CARDS, SLOTS, Event, is_check, rows


class DeckPile:
    """PP-2.2 to PP-2.5 What one pile of the deck holds."""

    def __init__(self, row: dict[str, str]) -> None:
        self.players = int(row["players_incl_wakhan"])
        self.court_cards = int(row["court_cards"])
        self.events = int(row["other_events"])
        self.checks = int(row["dominance_checks"])
        self.size = int(row["pile_size"])


PILES: Final = [DeckPile(row) for row in rows("deck_piles.csv")]


def piles_for(players: int) -> list[DeckPile]:
    """PP-2.5 The six piles, the top one first."""
    return [pile for pile in PILES if pile.players == players]


def build_deck(s: PaxState) -> None:
    """PP-2.2 to PP-2.5 Six piles, each shuffled by itself, the first on top."""
    court = list(range(1, COURT_CARDS + 1))
    shuffle(s, court)
    events = list(range(Event.NEW_TACTICS, Event.REBUKE + 1))
    shuffle(s, events)
    checks = list(range(Event.FIRST_CHECK, Event.LAST_CHECK + 1))
    shuffle(s, checks)
    deck: list[int] = []
    for pile in piles_for(s.seats):
        cards = [court.pop() for _ in range(pile.court_cards)]
        cards += [events.pop() for _ in range(pile.events)]
        cards += [checks.pop() for _ in range(pile.checks)]
        shuffle(s, cards)
        deck = cards + deck
    s.piles.deck = deck
    s.piles.left_out = court + events


def deck_piles(s: PaxState) -> list[list[int]]:
    """PP-7.3 What is left of each pile of the deck, the lowest pile first."""
    found: list[list[int]] = []
    start = 0
    for pile in reversed(piles_for(s.seats)):
        found.append(s.piles.deck[start : start + pile.size])
        start += pile.size
    return found


def checks_left(s: PaxState) -> int:
    """PP-3.1 Dominance Checks that lie in market and deck."""
    found = 0
    for slot in range(i64(SLOTS)):
        if is_check(s.market[slot]):
            found += 1
    for card in s.piles.deck:  # written out: every judgement of a position counts the whole deck
        if Event.FIRST_CHECK <= card <= Event.LAST_CHECK:
            found += 1
    return found


def check_window(s: PaxState) -> tuple[int, int]:
    """PP-7.3 The next check is between these cards of the deck, counted from the top; 0 if none."""
    above = 0
    for pile in reversed(deck_piles(s)):
        if any(is_check(card) for card in pile):
            return above + 1, above + len(pile)
        above += len(pile)
    return 0, 0
