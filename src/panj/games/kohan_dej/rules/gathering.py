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


GATHERING: Final = (Do.GATHER_GOLD, Do.GATHER_CARDS, Do.PLAIN_GOLD, Do.PLAIN_CARDS)
"""KO-3.21 Moves that gather; the plain ones do without Gold Mine and Observatory (KO-9.49)."""


def gold_to_gather(s: KohanState, seat: int, move: Move) -> int:
    """KO-3.22 2 gold, 3 with the Gold Mine."""
    uses_mine = move.kind == Do.GATHER_GOLD and s.players[seat].has(District.GOLD_MINE)
    return GATHERED_GOLD + (GOLD_MINE_GOLD if uses_mine else 0)


def cards_to_draw(s: KohanState, seat: int, move: Move) -> int:
    """KO-3.22, KO-3.23 2 cards, 3 with the Observatory, as far as the deck goes."""
    looks = move.kind == Do.GATHER_CARDS and s.players[seat].has(District.OBSERVATORY)
    return min(DRAWN_CARDS + (OBSERVATORY_CARDS if looks else 0), len(s.deck))


def cards_to_keep(s: KohanState, seat: int, drawn: int) -> int:
    """KO-3.22, KO-9.3 1 card; with the Library 2, or all under the official option."""
    if not s.players[seat].has(District.LIBRARY) or s.is_on(Law.LIBRARY_KEEPS_ALL):
        return drawn if s.players[seat].has(District.LIBRARY) else min(drawn, KEPT_CARDS)
    return min(drawn, KEPT_CARDS + LIBRARY_CARDS)


def add_gathering(s: KohanState, seat: int, found: list[Move]) -> None:
    """KO-3.21, KO-9.31 Gold always; cards while the deck has any; both without what the city adds
    to them (KO-9.49)."""
    player = s.players[seat]
    is_chosen = not s.is_on(Law.EFFECTS_AUTOMATIC)
    found.append(ALONE[Do.GATHER_GOLD])
    if is_chosen and player.has(District.GOLD_MINE):
        found.append(ALONE[Do.PLAIN_GOLD])
    if len(s.deck) > 0:
        found.append(ALONE[Do.GATHER_CARDS])
    if is_chosen and player.has(District.OBSERVATORY) and len(s.deck) > DRAWN_CARDS:
        found.append(ALONE[Do.PLAIN_CARDS])


def gather(s: KohanState, seat: int, move: Move) -> None:
    """KO-3.21 Take the gold, or draw the cards and choose."""
    if move.kind == Do.PLAIN_GOLD or move.kind == Do.PLAIN_CARDS:
        unused = District.GOLD_MINE if move.kind == Do.PLAIN_GOLD else District.OBSERVATORY
        s.note("kohan_dej.log.waived", [seat, unused])
    if move.kind == Do.GATHER_GOLD or move.kind == Do.PLAIN_GOLD:
        gold = gold_to_gather(s, seat, move)
        s.players[seat].gold += gold
        s.note("kohan_dej.log.gathered_gold", [seat, gold])
    else:
        gather_cards(s, seat, cards_to_draw(s, seat, move))


def gather_cards(s: KohanState, seat: int, count: int) -> None:
    """KO-3.22, KO-9.49 Draw cards; with the Library the player says how many he keeps."""
    drawn = draw_to_tray(s, seat, count)
    keep = cards_to_keep(s, seat, drawn)
    if keep > KEPT_CARDS and not s.is_on(Law.EFFECTS_AUTOMATIC):
        s.note("kohan_dej.log.drew", [seat, drawn])
        s.then([KeepAllOrOne(seat, keep) if drawn == keep else KeepCard(seat, keep)])
        return
    s.note("kohan_dej.log.gathered_cards", [seat, drawn, keep])
    if drawn > keep:
        s.then([KeepCard(seat, keep)])
    else:
        keep_tray(s, seat)


def keep_tray(s: KohanState, seat: int) -> None:
    """KO-3.22 All the drawn cards join the hand."""
    s.players[seat].hand += s.aside.tray
    s.aside.tray = []


def gather_preview(s: KohanState, seat: int, move: Move) -> list[Message]:
    """KO-3.22 What gathering would bring."""
    if move.kind == Do.GATHER_GOLD or move.kind == Do.PLAIN_GOLD:
        return [Message("kohan_dej.preview.gain_gold", [gold_to_gather(s, seat, move)])]
    drawn = cards_to_draw(s, seat, move)
    return [Message("kohan_dej.preview.draw_keep", [drawn, cards_to_keep(s, seat, drawn)])]


class Gather(Decision[KohanState]):
    """KO-3.24 Gathering that is forced before anything else."""

    RULE: ClassVar[str] = "KO-3.21"

    def moves(self, s: KohanState) -> list[Move]:
        found: list[Move] = []
        add_gathering(s, self.who, found)
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
        if self.count == 1:
            tray_under(s)
        elif s.is_on(Law.EFFECTS_AUTOMATIC):
            s.then([KeepCard(self.who, self.count - 1)])
        else:
            s.then([KeepAnother(self.who, self.count - 1)])

    def prompt(self, s: KohanState) -> Message:
        return Message("kohan_dej.prompt.keep", [self.count])


class KeepAnother(KeepCard):
    """KO-9.49 One more card by the Library, or none."""

    RULE: ClassVar[str] = "KO-9.49"

    def moves(self, s: KohanState) -> list[Move]:
        return [*super().moves(s), ALONE[Do.DECLINE]]

    def choose(self, s: KohanState, move: Move) -> None:
        keeps = move.kind == Do.KEEP
        if keeps:
            keep_from_tray(s, self.who, move.a)
        tray_under(s)
        s.note("kohan_dej.log.kept_count", [self.who, KEPT_CARDS + (1 if keeps else 0)])


class KeepAllOrOne(KeepCard):
    """KO-9.49 All the drawn cards by the Library, or one as without it."""

    RULE: ClassVar[str] = "KO-9.49"

    def moves(self, s: KohanState) -> list[Move]:
        return [*super().moves(s), ALONE[Do.KEEP_ALL]]

    def choose(self, s: KohanState, move: Move) -> None:
        if move.kind == Do.KEEP_ALL:
            keep_tray(s, self.who)
        else:
            keep_from_tray(s, self.who, move.a)
            tray_under(s)
        kept = self.count if move.kind == Do.KEEP_ALL else KEPT_CARDS
        s.note("kohan_dej.log.kept_count", [self.who, kept])

    def prompt(self, s: KohanState) -> Message:
        return Message("kohan_dej.prompt.keep_all", [self.count])


def keep_from_tray(s: KohanState, seat: int, kind: i64) -> None:
    """KO-3.22, KO-7.2 One of the cards in the tray joins the hand; nobody else knows which."""
    at = 0
    while s.aside.tray[at] & KIND != kind:
        at += 1
    mix(s, s.aside.tray, s.everyone() & ~BIT[seat])
    card = s.aside.tray.pop(at)
    s.players[seat].hand.append(card)
    s.note("kohan_dej.log.kept", [seat, card & KIND], seat_set([seat]))
