"""KO-3.39, KO-4.5 Changes of a city: building, destroying, tax, completion."""

from typing import Final

from panj.core.state import NOBODY
from panj.games.kohan_dej.card_numbers import KIND
from panj.games.kohan_dej.rules.cards import put_under
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import BIT, District, Role

TAX: Final = 1


def place_in_city(s: KohanState, seat: int, kind: int) -> int:
    """Where a district of this name stands in a city."""
    city = s.players[seat].city
    for place in range(len(city)):
        if city[place] & KIND == kind:
            return place
    raise ValueError(f"seat {seat} has no district {kind}")


def add_district(s: KohanState, seat: int, district: int) -> None:
    """KO-3.39 A district comes into a city, which may complete it."""
    player = s.players[seat]
    player.city.append(district)
    player.names = player.names | BIT[district & KIND]
    check_completion(s, seat)


def check_completion(s: KohanState, seat: int) -> None:
    """KO-3.39 The first city to be completed makes this round the last."""
    if s.ending.first == NOBODY and s.is_complete(seat):
        s.ending.first = seat
        s.note("kohan_dej.log.first_complete", [seat])


def remove_district(s: KohanState, seat: int, place: int) -> int:
    """KO-4.5 A district leaves a city as it is."""
    player = s.players[seat]
    district = player.city.pop(place)
    player.renew()
    return district


def tear_down(s: KohanState, seat: int, place: int) -> list[int]:
    """KO-4.5 A district leaves its city with the Museum's cards; its coin goes to the bank."""
    kind = remove_district(s, seat, place) & KIND
    if kind != District.MUSEUM:
        return [kind]
    cards = [kind, *s.aside.museum]
    s.aside.museum = []
    return cards


def raze(s: KohanState, seat: int, place: int) -> int:
    """KO-4.5 A district goes under the deck, before everybody's eyes."""
    cards = tear_down(s, seat, place)
    put_under(s, cards, s.everyone())
    return cards[0]


def demolish(s: KohanState, seat: int, place: int) -> None:
    """KO-4.5 The owner gives up a district of his own as a cost."""
    kind = raze(s, seat, place)
    s.note("kohan_dej.log.demolished", [seat, kind])


def owes_tax(s: KohanState, seat: int) -> bool:
    """KO-3.38 Whether a build costs tax: with a Tax Collector in the cast, for all others."""
    if not s.plays(Role.TAX_COLLECTOR):
        return False
    return s.now.role != Role.TAX_COLLECTOR or s.now.seat != seat


def pay_tax(s: KohanState, seat: int) -> None:
    """KO-3.38, KO-9.39 Whoever got a district by building puts 1 gold on the Tax Collector."""
    if not owes_tax(s, seat) or s.players[seat].gold < TAX:
        return
    s.players[seat].gold -= TAX
    s.tax += TAX
    s.note("kohan_dej.log.taxed", [seat, s.tax])
