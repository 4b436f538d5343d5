"""KO-4.20 to KO-4.22 King, Emperor, Patrician: the crown."""

from typing import ClassVar, Final

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Decision, Step
from panj.games.kohan_dej.moves import ALONE, Do
from panj.games.kohan_dej.one_round import Used
from panj.games.kohan_dej.rules.cards import take_random
from panj.games.kohan_dej.rules.laws import Law
from panj.games.kohan_dej.rules.roles.power import RolePower
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import BIT

CROWN_GOLD: Final = 1


def take_crown(s: KohanState, seat: int) -> None:
    """KO-4.20 The crown comes to this player, if it is not there already."""
    if s.crown != seat:
        s.crown = seat
        s.note("kohan_dej.log.took_crown", [seat])


class King(RolePower):
    """KO-4.20 Takes the crown when called; by the official option at some point of the turn."""

    def powers(self, s: KohanState, seat: int, found: list[Move]) -> None:
        if owes_crown(s):
            found.append(ALONE[Do.TAKE_CROWN])

    def use(self, s: KohanState, seat: int, move: Move) -> None:
        s.now.use(Used.CROWN)
        take_crown(s, seat)


class Patrician(King):
    """KO-4.22 As the King."""


def owes_crown(s: KohanState) -> bool:
    """KO-6.7 Whether the crown must still be moved in this turn (official option).

    A bewitched King or Patrician takes it himself, so the Witch owes nothing in his role.
    """
    return s.is_on(Law.CROWN_ANY_TIME) and s.now.may_use(Used.CROWN)


class Emperor(RolePower):
    """KO-4.21 Must give the crown away, and takes a gold or a card for it."""

    def at_turn_start(self, s: KohanState, seat: int) -> None:
        if not s.is_on(Law.CROWN_ANY_TIME):
            s.then([GiveCrown(seat)])

    def powers(self, s: KohanState, seat: int, found: list[Move]) -> None:
        if owes_crown(s):
            found += crown_moves(s, seat)

    def use(self, s: KohanState, seat: int, move: Move) -> None:
        s.now.use(Used.CROWN)
        give_crown(s, seat, move)


def recipients(s: KohanState, seat: int) -> list[int]:
    """KO-4.21, KO-9.16 Never the giver; the present holder only by an option."""
    may_stay = s.is_on(Law.CROWN_MAY_STAY)
    return [other for other in range(s.seats) if other != seat and (may_stay or other != s.crown)]


def crown_moves(s: KohanState, seat: int) -> list[Move]:
    """KO-4.21 Each recipient with what he can be asked for."""
    found: list[Move] = []
    for other in recipients(s, seat):
        player = s.players[other]
        if player.gold > 0:
            found.append(Move(Do.CROWN_GOLD, other))
        if len(player.hand) > 0:
            found.append(Move(Do.CROWN_CARD, other))
        if player.gold == 0 and len(player.hand) == 0:
            found.append(Move(Do.CROWN, other))
    return found


def give_crown(s: KohanState, seat: int, move: Move) -> None:
    """KO-4.21 The crown goes to another player, who gives a gold or a random card."""
    other = int(move.a)
    s.crown = other
    s.note("kohan_dej.log.gave_crown", [seat, other])
    if move.kind == Do.CROWN_GOLD:
        s.players[other].gold -= CROWN_GOLD
        s.players[seat].gold += CROWN_GOLD
        s.note("kohan_dej.log.crown_gold", [seat, other])
    elif move.kind == Do.CROWN_CARD:
        kind = take_random(s, other, seat)
        s.note("kohan_dej.log.crown_card", [seat, other])
        s.note("kohan_dej.log.seer_took_card", [seat, kind, other], int(BIT[seat] | BIT[other]))


class GiveCrown(Decision[KohanState]):
    """KO-4.21 To whom the crown goes, and what for."""

    RULE: ClassVar[str] = "KO-4.21"

    def moves(self, s: KohanState) -> list[Move]:
        return crown_moves(s, self.who)

    def choose(self, s: KohanState, move: Move) -> None:
        give_crown(s, self.who, move)

    def prompt(self, s: KohanState) -> Message:
        return Message("kohan_dej.prompt.give_crown", [])


class NameHeir(Decision[KohanState]):
    """KO-3.41, KO-4.21 A killed Emperor gives the crown at the end of the round, for nothing."""

    RULE: ClassVar[str] = "KO-3.41"

    def moves(self, s: KohanState) -> list[Move]:
        return [Move(Do.CROWN, other) for other in recipients(s, self.who)]

    def choose(self, s: KohanState, move: Move) -> None:
        give_crown(s, self.who, move)

    def prompt(self, s: KohanState) -> Message:
        return Message("kohan_dej.prompt.heir", [])


class TakeCrown(Step[KohanState]):
    """KO-6.7 A bewitched King or Patrician takes the crown right after gathering."""

    def run(self, s: KohanState) -> None:
        take_crown(s, self.who)
