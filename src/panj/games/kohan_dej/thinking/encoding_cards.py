"""Cities and cards of Kohan Dej as numbers: what lies open, and of hands what the seat knows."""

from typing import Final

from mypy_extensions import i64

from panj.core.cells import Cells
from panj.core.encoding import LARGEST, Field, amount, category, distance, flags
from panj.games.kohan_dej.card_numbers import COIN, KIND, KNOWN
from panj.games.kohan_dej.player import Player
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import CARDS_IN_GAME, KINDS
from panj.games.kohan_dej.thinking.encoding_table import MOST

SHOWN_PLACES: Final = 16
"""So many districts of a city are told in their order; all of them are counted by name."""


def player_fields(n: int) -> list[Field]:
    """Gold and cities, the own first."""
    return [
        amount("gold", (n,), LARGEST, "Gold."),
        amount("points", (n,), LARGEST, "Points so far."),
        flags("protected", (n,), "Whose city is safe in this round."),
        amount("city_size", (n,), CARDS_IN_GAME, "Districts, as they count for completion."),
        category(
            "city", (n, SHOWN_PLACES), KINDS, "The districts of a city in their order, plus 1."
        ),
        flags("coins", (n, SHOWN_PLACES), "Which of them are beautified."),
        amount("districts", (n, KINDS), MOST, "All districts of a city by name."),
    ]


def card_fields(n: int) -> list[Field]:
    """Cards that the seat knows, by name."""
    return [
        amount("hand_size", (n,), CARDS_IN_GAME, "Hand cards."),
        amount("hands", (n, KINDS), MOST, "Hand cards that the seat knows, the own first."),
        amount("tray", (KINDS,), MOST, "Cards that the seat is choosing from."),
        amount("museum_size", (1,), CARDS_IN_GAME, "Cards under the Museum."),
        amount("museum", (KINDS,), MOST, "Those of them that the seat knows."),
        amount("deck_known", (KINDS,), MOST, "Cards that the seat knows to be in the deck."),
        amount("deck_top", (KINDS,), MOST, "Cards that the seat knows to be on top of it."),
    ]


def write_players(s: KohanState, seat: i64, out: Cells) -> None:
    """KO-7.1 Gold, points and cities, field by field, the own first."""
    seats = s.seats
    seated = [s.players[(seat + i) % seats] for i in range(seats)]
    points = s.scores()
    for player in seated:
        out.put(player.gold)
    for i in range(seats):
        out.put(points[(seat + i) % seats])
    if s.marks.protected >= 0:
        out.mark(distance(s.marks.protected, seat, seats))
    out.skip(seats)
    for player in seated:
        out.put(player.size())
    for player in seated:
        write_city(player.city, out, seats * SHOWN_PLACES)
    out.skip(seats * SHOWN_PLACES)
    for player in seated:
        count_cards(player.city, out)


def write_city(city: list[int], out: Cells, coins: i64) -> None:
    """KO-4.36 Districts in their order here, their coins so many cells further on."""
    for place in range(len(city)):
        if place < SHOWN_PLACES:
            district = city[place]
            out.set(place, (district & KIND) + 1)
            if district >= COIN:
                out.mark(coins + place)
    out.skip(SHOWN_PLACES)


def count_cards(cards: list[int], out: Cells) -> None:
    """Districts by name."""
    for card in cards:
        out.add(card & KIND)
    out.skip(KINDS)


def count_known(cards: list[int], seat: i64, out: Cells) -> None:
    """KO-7.2 Those cards by name of which the seat knows that they are there."""
    known = KNOWN << int(seat)
    for card in cards:
        if card & known != 0:
            out.add(card & KIND)
    out.skip(KINDS)


def write_cards(s: KohanState, seat: i64, out: Cells) -> None:
    """KO-7.2 Cards that the seat holds, chooses from, or has seen being put somewhere."""
    seats = s.seats
    seated: list[Player] = [s.players[(seat + i) % seats] for i in range(seats)]
    for player in seated:
        out.put(len(player.hand))
    for i in range(seats):
        if i == 0 or s.ending.ended == 1:
            count_cards(seated[i].hand, out)
        else:
            count_known(seated[i].hand, seat, out)
    count_cards(s.aside.tray if s.aside.tray_seat == seat else [], out)
    out.put(len(s.aside.museum))
    count_known(s.aside.museum, seat, out)
    count_known(s.deck, seat, out)
    if s.aside.top_seat == seat:
        count_cards(s.deck[len(s.deck) - s.aside.top_count :], out)
    else:
        out.skip(KINDS)
