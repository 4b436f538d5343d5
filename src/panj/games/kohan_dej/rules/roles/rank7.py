"""KO-4.29 to KO-4.31 Architect, Navigator, Scholar."""

from typing import ClassVar, Final

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.piles import shuffle
from panj.core.state import Decision
from panj.games.kohan_dej.moves import ALONE, KEEP, Do
from panj.games.kohan_dej.one_round import Used
from panj.games.kohan_dej.rules.cards import draw_cards, draw_to_tray, kinds_in
from panj.games.kohan_dej.rules.gathering import keep_from_tray
from panj.games.kohan_dej.rules.knowledge import make_known, mix
from panj.games.kohan_dej.rules.laws import Law
from panj.games.kohan_dej.rules.roles.power import BonusPower, RolePower
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import BIT

ARCHITECT_CARDS: Final = 2
NAVIGATOR_GAIN: Final = 4
SCHOLAR_LOOKS: Final = 7


class Architect(BonusPower):
    """KO-4.29 Two extra cards at the start of the turn. What was seen cannot be put back, so he is
    asked before he draws (KO-9.49)."""

    def at_turn_start(self, s: KohanState, seat: int) -> None:
        is_asked = not s.is_on(Law.BONUS_ANY_TIME) and not s.is_on(Law.EFFECTS_AUTOMATIC)
        if is_asked and len(s.deck) > 0:
            s.then([TakeCards(seat)])
        else:
            super().at_turn_start(s, seat)

    def preview(self, s: KohanState, seat: int, move: Move) -> list[Message]:
        return cards_preview(s, move)

    def take(self, s: KohanState, seat: int) -> None:
        """KO-4.29 The cards come from the deck, whatever is gathered."""
        drawn = draw_cards(s, seat, ARCHITECT_CARDS)
        s.note("kohan_dej.log.architect", [seat, drawn])


def cards_preview(s: KohanState, move: Move) -> list[Message]:
    """KO-4.29 How many cards it is about."""
    cards = min(ARCHITECT_CARDS, len(s.deck))
    if move.kind == Do.DECLINE:
        return [Message("kohan_dej.preview.without_cards", [cards])]
    return [Message("kohan_dej.preview.gain_cards", [cards])]


class TakeCards(Decision[KohanState]):
    """KO-4.29, KO-9.49 Whether the Architect draws his two cards. Everybody sees the answer."""

    RULE: ClassVar[str] = "KO-4.29"

    def moves(self, s: KohanState) -> list[Move]:
        return [ALONE[Do.BONUS], ALONE[Do.DECLINE]]

    def choose(self, s: KohanState, move: Move) -> None:
        if move.kind == Do.BONUS:
            drawn = draw_cards(s, self.who, ARCHITECT_CARDS)
            s.note("kohan_dej.log.architect", [self.who, drawn])
        else:
            s.note("kohan_dej.log.declined", [self.who, s.now.role])

    def prompt(self, s: KohanState) -> Message:
        return Message("kohan_dej.prompt.architect", [min(ARCHITECT_CARDS, len(s.deck))])

    def preview(self, s: KohanState, move: Move) -> list[Message]:
        return cards_preview(s, move)


class Navigator(RolePower):
    """KO-4.30 Four gold or four cards; never builds."""

    def powers(self, s: KohanState, seat: int, found: list[Move]) -> None:
        if s.now.may_use(Used.POWER):
            found.append(ALONE[Do.SAIL_GOLD])
            if len(s.deck) > 0:
                found.append(ALONE[Do.SAIL_CARDS])

    def use(self, s: KohanState, seat: int, move: Move) -> None:
        s.now.use(Used.POWER)
        if move.kind == Do.SAIL_GOLD:
            s.players[seat].gold += NAVIGATOR_GAIN
            s.note("kohan_dej.log.navigator_gold", [seat, NAVIGATOR_GAIN])
        else:
            drawn = draw_cards(s, seat, NAVIGATOR_GAIN)
            s.note("kohan_dej.log.navigator_cards", [seat, drawn])


class Scholar(RolePower):
    """KO-4.31 Looks at the top seven cards and keeps one."""

    def powers(self, s: KohanState, seat: int, found: list[Move]) -> None:
        if s.now.may_use(Used.POWER) and len(s.deck) > 0:
            found.append(ALONE[Do.STUDY])

    def use(self, s: KohanState, seat: int, move: Move) -> None:
        s.now.use(Used.POWER)
        drawn = draw_to_tray(s, seat, SCHOLAR_LOOKS)
        s.note("kohan_dej.log.studied", [seat, drawn])
        s.then([KeepStudied(seat)])


class KeepStudied(Decision[KohanState]):
    """KO-4.31 One of the seven joins the hand."""

    RULE: ClassVar[str] = "KO-4.31"
    SECRET: ClassVar[bool] = True

    def moves(self, s: KohanState) -> list[Move]:
        return [KEEP[kind] for kind in kinds_in(s.aside.tray)]

    def choose(self, s: KohanState, move: Move) -> None:
        keep_from_tray(s, self.who, move.a)
        return_studied(s, self.who)

    def prompt(self, s: KohanState) -> Message:
        return Message("kohan_dej.prompt.keep", [1])


def return_studied(s: KohanState, seat: int) -> None:
    """KO-4.31, KO-9.2 The others go back on top in random order, or are mixed into the deck."""
    rest = s.aside.tray
    s.aside.tray = []
    s.reveal()  # the order of the deck is new: what comes next must not be tried out
    if s.is_on(Law.SCHOLAR_SHUFFLES):
        s.deck += [make_known(card, BIT[seat]) for card in rest]
        shuffle(s, s.deck)
        mix(s, s.deck, s.everyone())
        s.aside.top_count = 0
    else:
        shuffle(s, rest)
        mix(s, rest, s.everyone())
        s.deck += rest
        s.aside.top_seat = seat
        s.aside.top_count = len(rest)
