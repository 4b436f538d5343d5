"""KO-4.35 to KO-4.37 Queen, Artist, Tax Collector."""

from typing import Final

from panj.core.messages import Message
from panj.core.moves import Move
from panj.games.kohan_dej.card_numbers import COIN, KIND
from panj.games.kohan_dej.moves import ALONE, BEAUTIFY, Do, district_at, place_of
from panj.games.kohan_dej.one_round import Used
from panj.games.kohan_dej.rules.roles.power import RolePower
from panj.games.kohan_dej.showing.previews import own_preview
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import BIT, CROWN_RANK

QUEEN_GOLD: Final = 3
COIN_GOLD: Final = 1


class Queen(RolePower):
    """KO-4.35 Three gold beside the player who revealed rank 4."""

    def powers(self, s: KohanState, seat: int, found: list[Move]) -> None:
        if self.has_gold_to_take(s, seat):
            found.append(ALONE[Do.QUEEN_GOLD])

    def has_gold_to_take(self, s: KohanState, seat: int) -> bool:
        return s.now.may_use(Used.POWER) and sits_by_rank_four(s, seat)

    def use(self, s: KohanState, seat: int, move: Move) -> None:
        s.now.use(Used.POWER)
        pay_queen(s, seat)


def sits_by_rank_four(s: KohanState, seat: int) -> bool:
    """KO-4.35 Whether a direct neighbour has revealed the rank 4 role this round."""
    if s.revealed & BIT[CROWN_RANK] == 0:
        return False
    return s.are_neighbours(seat, s.holders[CROWN_RANK])


def pay_queen(s: KohanState, seat: int) -> None:
    """KO-4.35 Three gold from the bank."""
    s.players[seat].gold += QUEEN_GOLD
    s.note("kohan_dej.log.queen", [seat, QUEEN_GOLD])


class Artist(RolePower):
    """KO-4.36 Up to twice: a coin on an own district, whose cost grows by 1."""

    def powers(self, s: KohanState, seat: int, found: list[Move]) -> None:
        player = s.players[seat]
        if player.gold < COIN_GOLD or not s.now.may_use(Used.SECOND_COIN):
            return
        for place in range(len(player.city)):
            if player.city[place] < COIN:
                found.append(BEAUTIFY[district_at(seat, place)])

    def use(self, s: KohanState, seat: int, move: Move) -> None:
        first = s.now.may_use(Used.FIRST_COIN)
        s.now.use(Used.FIRST_COIN if first else Used.SECOND_COIN)
        player = s.players[seat]
        place = place_of(move.a)
        player.gold -= COIN_GOLD
        player.city[place] += COIN
        s.note("kohan_dej.log.beautified", [seat, player.city[place] & KIND])

    def preview(self, s: KohanState, seat: int, move: Move) -> list[Message]:
        return own_preview(s, seat, move) if move.kind == Do.BEAUTIFY else []


class TaxCollector(RolePower):
    """KO-4.37 Takes the whole pile of tax."""

    def powers(self, s: KohanState, seat: int, found: list[Move]) -> None:
        if self.has_gold_to_take(s, seat):
            found.append(ALONE[Do.TAKE_TAX])

    def has_gold_to_take(self, s: KohanState, seat: int) -> bool:
        return s.now.may_use(Used.POWER) and s.tax > 0

    def use(self, s: KohanState, seat: int, move: Move) -> None:
        s.now.use(Used.POWER)
        s.players[seat].gold += s.tax
        s.note("kohan_dej.log.took_tax", [seat, s.tax])
        s.tax = 0
