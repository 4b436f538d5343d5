"""PP-7.2, PP-7.5 Where the cards lie, and what everybody sees of Wakhan's, as numbers."""

from mypy_extensions import i16, i64

from panj.core.cells import Cells
from panj.core.encoding import Field, amount, category, flags
from panj.games.pax_pamir.places import SPIES
from panj.games.pax_pamir.rules.wakhan.tables import (
    AI_BOTTOM_LABEL,
    AI_CARDS,
    AI_COLUMNS,
    AI_TOP_LABEL,
)
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import CARD_NUMBERS, COLUMNS, COURT_NUMBERS, CYLINDERS, MOST_SEATS


def card_fields(n: int) -> list[Field]:
    """Where the cards lie, by their numbers."""
    return [
        flags("hands", (n, COURT_NUMBERS), "Hand cards that the seat knows."),
        amount(
            "courts",
            (n, COURT_NUMBERS),
            COURT_NUMBERS,
            "Places of court cards in their courts, from 1.",
        ),
        amount("spies", (n, COURT_NUMBERS), CYLINDERS, "Spies on court cards, by owner."),
        flags("used", (COURT_NUMBERS,), "Court cards that have acted in this turn."),
        flags("discards", (CARD_NUMBERS,), "Cards on the discard pile."),
    ]


def wakhan_fields() -> list[Field]:
    """PP-7.5 What everybody sees of Wakhan."""
    return [
        category("ai_face", (1,), AI_CARDS, "Her face-up card; 0 for none."),
        amount("ai_deck", (1,), AI_CARDS, "Cards in her deck."),
        category("ai_back", (2 + COLUMNS,), COLUMNS, "Its top back: labels, columns; each plus 1."),
        flags("ai_used", (AI_CARDS + 1,), "Her cards used since the last shuffle."),
    ]


def write_cards(s: PaxState, seat: i64, out: Cells) -> None:
    """PP-7.2 The own hand and what was shown of others, the courts with their spies, discards."""
    seats = s.seats
    seated = [s.players[(seat + i) % seats] for i in range(seats)]
    opened = s.terms.is_on("open_hands")
    for i in range(seats):
        for card in seated[i].hand:
            if i == 0 or opened or card in s.piles.shown:
                out.mark(card)
        out.skip(COURT_NUMBERS)
    spies = out.at + seats * COURT_NUMBERS
    for player in seated:
        for place, card in enumerate(player.court, 1):
            out.set(card, place)
            write_spies(s, card, seat, out, spies)
        out.skip(COURT_NUMBERS)
    out.skip(seats * COURT_NUMBERS)
    for card in s.memory.used:
        out.mark(card)
    out.skip(COURT_NUMBERS)
    for card in s.piles.discards:
        out.mark(card)
    out.skip(CARD_NUMBERS)


def write_spies(s: PaxState, card: i64, seat: i64, out: Cells, start: i64) -> None:
    """PP-1.1 All spies on one court card."""
    for i in range(s.seats):
        count = s.board[SPIES + card * MOST_SEATS + (seat + i) % s.seats]
        if count > 0:
            out.values[start + i * COURT_NUMBERS + card] = i16(count)


def write_wakhan(s: PaxState, out: Cells) -> None:
    """PP-7.5 Her face-up card, the back on top of her deck, the cards used."""
    out.put(s.ai.face)
    out.put(len(s.ai.deck))
    if s.ai.deck:
        back = s.ai.deck[-1]
        out.put(AI_TOP_LABEL[back] + 1)
        out.put(AI_BOTTOM_LABEL[back] + 1)
        for column in AI_COLUMNS[back]:
            out.put(column + 1)
        out.skip(COLUMNS - len(AI_COLUMNS[back]))
    else:
        out.skip(2 + COLUMNS)
    for card in s.ai.used:
        out.mark(card)
    out.skip(AI_CARDS + 1)
