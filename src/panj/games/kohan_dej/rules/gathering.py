"""KO-3.D Gathering: gold, or cards to choose from."""

from typing import ClassVar, Final

from mypy_extensions import i64

from panj.core.messages import Message, seat_set
from panj.core.moves import Move
from panj.core.state import Decision
from panj.games.kohan_dej.card_numbers import KIND
from panj.games.kohan_dej.moves import ALONE, KEEP, Do
from panj.games.kohan_dej.rules.cards import draw_to_tray, kinds_in, tray_under
from panj.games.kohan_dej.rules.knowledge import mix
from panj.games.kohan_dej.rules.laws import Law
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import BIT, District

GATHERED_GOLD: Final = 2
GOLD_MINE_GOLD: Final = 1
DRAWN_CARDS: Final = 2
OBSERVATORY_CARDS: Final = 1
KEPT_CARDS: Final = 1
LIBRARY_CARDS: Final = 1


def gold_to_gather(s: KohanState, seat: int) -> int:
    """KO-3.22 2 gold, 3 with the Gold Mine."""
    return GATHERED_GOLD + (GOLD_MINE_GOLD if s.players[seat].has(District.GOLD_MINE) else 0)


def cards_to_draw(s: KohanState, seat: int) -> int:
    """KO-3.22, KO-3.23 2 cards, 3 with the Observatory, as far as the deck goes."""
    count = DRAWN_CARDS + (OBSERVATORY_CARDS if s.players[seat].has(District.OBSERVATORY) else 0)
    return min(count, len(s.deck))


def cards_to_keep(s: KohanState, seat: int) -> int:
    """KO-3.22, KO-9.3 1 card; with the Library 2, or all under the official option."""
    if not s.players[seat].has(District.LIBRARY):
        return KEPT_CARDS
    return cards_to_draw(s, seat) if s.is_on(Law.LIBRARY_KEEPS_ALL) else KEPT_CARDS + LIBRARY_CARDS


def add_gathering(s: KohanState, found: list[Move]) -> None:
    """KO-3.21, KO-9.31 Gold always; cards while the deck has any."""
    found.append(ALONE[Do.GATHER_GOLD])
    if len(s.deck) > 0:
        found.append(ALONE[Do.GATHER_CARDS])


def gather(s: KohanState, seat: int, move: Move) -> None:
    """KO-3.21 Take the gold, or draw the cards and choose."""
    if move.kind == Do.GATHER_GOLD:
        gold = gold_to_gather(s, seat)
        s.players[seat].gold += gold
        s.note("kohan_dej.log.gathered_gold", [seat, gold])
        return
    keep = cards_to_keep(s, seat)
    drawn = draw_to_tray(s, seat, cards_to_draw(s, seat))
    s.note("kohan_dej.log.gathered_cards", [seat, drawn, min(keep, drawn)])
    if drawn > keep:
        s.then([KeepCard(seat, keep)])
    else:
        s.players[seat].hand += s.aside.tray
        s.aside.tray = []


def gather_preview(s: KohanState, seat: int, move: Move) -> list[Message]:
    """KO-3.22 What gathering would bring."""
    if move.kind == Do.GATHER_GOLD:
        return [Message("kohan_dej.preview.gain_gold", [gold_to_gather(s, seat)])]
    drawn = cards_to_draw(s, seat)
    return [Message("kohan_dej.preview.draw_keep", [drawn, min(drawn, cards_to_keep(s, seat))])]


class Gather(Decision[KohanState]):
    """KO-3.24 Gathering that is forced before anything else."""

    RULE: ClassVar[str] = "KO-3.21"

    def moves(self, s: KohanState) -> list[Move]:
        found: list[Move] = []
        add_gathering(s, found)
        return found

    def choose(self, s: KohanState, move: Move) -> None:
        gather(s, self.who, move)

    def prompt(self, s: KohanState) -> Message:
        return Message("kohan_dej.prompt.gather", [])

    def preview(self, s: KohanState, move: Move) -> list[Message]:
        return gather_preview(s, self.who, move)


class KeepCard(Decision[KohanState]):
    """KO-3.22 Which of the drawn cards to keep, one at a time; the rest goes under the deck."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "count")
    RULE: ClassVar[str] = "KO-3.22"
    SECRET: ClassVar[bool] = True

    def __init__(self, who: int, count: int) -> None:
        super().__init__(who)
        self.count = count

    def moves(self, s: KohanState) -> list[Move]:
        return [KEEP[kind] for kind in kinds_in(s.aside.tray)]

    def choose(self, s: KohanState, move: Move) -> None:
        keep_from_tray(s, self.who, move.a)
        if self.count > 1:
            s.then([KeepCard(self.who, self.count - 1)])
        else:
            tray_under(s)

    def prompt(self, s: KohanState) -> Message:
        return Message("kohan_dej.prompt.keep", [self.count])


def keep_from_tray(s: KohanState, seat: int, kind: i64) -> None:
    """KO-3.22, KO-7.2 One of the cards in the tray joins the hand; nobody else knows which."""
    at = 0
    while s.aside.tray[at] & KIND != kind:
        at += 1
    mix(s, s.aside.tray, s.everyone() & ~BIT[seat])
    card = s.aside.tray.pop(at)
    s.players[seat].hand.append(card)
    s.note("kohan_dej.log.kept", [seat, card & KIND], seat_set([seat]))
