"""KO-4.C Unique districts that a player uses in his turn: Armory, Laboratory, Museum, Smithy."""

from typing import ClassVar, Final

from panj.core.messages import Message, seat_set
from panj.core.moves import Move
from panj.core.state import Decision
from panj.games.kohan_dej.card_numbers import KIND
from panj.games.kohan_dej.moves import (
    ALONE,
    DESTROY,
    LABORATORY,
    MUSEUM,
    Do,
    district_at,
    place_of,
    seat_of,
)
from panj.games.kohan_dej.one_round import Used
from panj.games.kohan_dej.rules.cards import draw_cards, kinds_in, put_under, take_out
from panj.games.kohan_dej.rules.city import place_in_city, tear_down
from panj.games.kohan_dej.showing.previews import target_preview
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import BIT, District

LABORATORY_GOLD: Final = 2
SMITHY_GOLD: Final = 2
SMITHY_CARDS: Final = 3
USABLE: Final = (
    BIT[District.ARMORY] | BIT[District.LABORATORY] | BIT[District.MUSEUM] | BIT[District.SMITHY]
)


def add_uniques(s: KohanState, seat: int, found: list[Move]) -> None:
    """KO-3.25 What the districts of the own city offer."""
    player = s.players[seat]
    if player.names & USABLE == 0:
        return
    if player.has(District.ARMORY) and len(armory_targets(s)) > 0:
        found.append(ALONE[Do.ARMORY])
    if player.has(District.LABORATORY) and s.now.may_use(Used.LABORATORY):
        found += [LABORATORY[kind] for kind in kinds_in(player.hand)]
    if player.has(District.MUSEUM) and s.now.may_use(Used.MUSEUM):
        found += [MUSEUM[kind] for kind in kinds_in(player.hand)]
    if may_use_smithy(s, seat):
        found.append(ALONE[Do.SMITHY])


def may_use_smithy(s: KohanState, seat: int) -> bool:
    """KO-4.91 Two gold, a card in the deck, and not used yet."""
    player = s.players[seat]
    ready = player.has(District.SMITHY) and s.now.may_use(Used.SMITHY)
    return ready and player.gold >= SMITHY_GOLD and len(s.deck) > 0


def use_unique(s: KohanState, seat: int, move: Move) -> bool:
    """KO-4.C Carry out one of these moves; False if it is another one."""
    if move.kind == Do.ARMORY:
        s.then([DestroyByArmory(seat)])
    elif move.kind == Do.LABORATORY:
        use_laboratory(s, seat, int(move.a))
    elif move.kind == Do.MUSEUM:
        use_museum(s, seat, int(move.a))
    elif move.kind == Do.SMITHY:
        use_smithy(s, seat)
    else:
        return False
    return True


def use_laboratory(s: KohanState, seat: int, kind: int) -> None:
    """KO-4.88 A hand card goes under the deck for 2 gold."""
    s.now.use(Used.LABORATORY)
    put_under(s, [take_out(s, seat, kind, BIT[seat])], BIT[seat])
    s.players[seat].gold += LABORATORY_GOLD
    s.note("kohan_dej.log.laboratory", [seat, LABORATORY_GOLD])


def use_museum(s: KohanState, seat: int, kind: int) -> None:
    """KO-4.89 A hand card goes face down under the Museum for good."""
    s.now.use(Used.MUSEUM)
    s.aside.museum.append(take_out(s, seat, kind, BIT[seat]))
    s.note("kohan_dej.log.museum", [seat, len(s.aside.museum)])
    s.note("kohan_dej.log.museum_card", [seat, kind], seat_set([seat]))


def use_smithy(s: KohanState, seat: int) -> None:
    """KO-4.91 Two gold for three cards."""
    s.now.use(Used.SMITHY)
    s.players[seat].gold -= SMITHY_GOLD
    drawn = draw_cards(s, seat, SMITHY_CARDS)
    s.note("kohan_dej.log.smithy", [seat, SMITHY_GOLD, drawn])


def armory_targets(s: KohanState) -> list[int]:
    """KO-4.80, KO-9.43 Every district of a city that is not completed, but not the Armory."""
    found: list[int] = []
    for owner in range(s.seats):
        if not s.is_complete(owner):
            city = s.players[owner].city
            for place in range(len(city)):
                if city[place] & KIND != District.ARMORY:
                    found.append(district_at(owner, place))
    return found


class DestroyByArmory(Decision[KohanState]):
    """KO-4.80 The Armory is demolished and destroys another district, for nothing."""

    RULE: ClassVar[str] = "KO-4.80"

    def moves(self, s: KohanState) -> list[Move]:
        return [DESTROY[target] for target in armory_targets(s)]

    def choose(self, s: KohanState, move: Move) -> None:
        owner = seat_of(move.a)
        place = place_of(move.a)
        cards = tear_down(s, owner, place)
        kind = cards[0]
        cards += tear_down(s, self.who, place_in_city(s, self.who, District.ARMORY))
        put_under(s, cards, s.everyone())
        if owner == self.who:
            s.note("kohan_dej.log.armory_own", [owner, kind])
        else:
            s.note("kohan_dej.log.armory", [self.who, kind, owner])

    def prompt(self, s: KohanState) -> Message:
        return Message("kohan_dej.prompt.armory", [])

    def preview(self, s: KohanState, move: Move) -> list[Message]:
        owner = seat_of(move.a)
        return target_preview(owner, s.players[owner].city[place_of(move.a)], 0)
