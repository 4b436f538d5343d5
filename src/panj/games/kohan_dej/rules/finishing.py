"""KO-3.35 to KO-3.38 A paid card is built, or confiscated by the Magistrate."""

from typing import ClassVar

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Decision, Step
from panj.games.kohan_dej.card_numbers import NONE
from panj.games.kohan_dej.moves import ALONE, Do
from panj.games.kohan_dej.rules.building import has_room_for_monument
from panj.games.kohan_dej.rules.city import add_district, pay_tax
from panj.games.kohan_dej.rules.laws import Law
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import District, Role


class BuildStep(Step[KohanState]):
    """What the automatic steps of a build share: the card, whether it uses the limit, the gold."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "card", "counted", "gold")

    def __init__(self, who: int, card: int, counted: int, gold: int) -> None:
        super().__init__(who)
        self.card = card
        self.counted = counted
        self.gold = gold


class FinishBuild(BuildStep):
    """KO-3.35 to KO-3.38 The paid card is built, unless a warrant has to be answered first."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "card", "counted", "gold", "is_paid")

    def __init__(self, who: int, card: int, counted: int, gold: int, is_paid: bool) -> None:
        super().__init__(who, card, counted, gold)
        self.is_paid = is_paid

    def run(self, s: KohanState) -> None:
        s.now.built += self.counted
        if self.is_paid:
            s.now.paid += 1
            if opens_window(s, self.who):
                s.then([AnswerWarrant(s.marks.magistrate, self.who, self.card, self.gold)])
                return
        build(s, self.who, self.card, self.gold)


def opens_window(s: KohanState, builder: int) -> bool:
    """KO-3.36 The first paid build of a role with a warrant, not the Magistrate's own."""
    marks = s.marks
    if s.now.paid != 1 or len(marks.warrants) == 0 or marks.magistrate == builder:
        return False
    return s.now.role in marks.warrants


def build(s: KohanState, seat: int, kind: int, gold: int) -> None:
    """KO-3.30 The card stands in the builder's city."""
    s.aside.site = NONE
    s.now.spent += gold
    s.note("kohan_dej.log.built", [seat, kind, gold])
    add_district(s, seat, kind)
    pay_tax(s, seat)


class AnswerWarrant(Decision[KohanState]):
    """KO-3.36 The Magistrate takes the district or lets it pass; asked for blank warrants too."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "builder", "card", "gold")
    RULE: ClassVar[str] = "KO-3.36"
    SECRET: ClassVar[bool] = True

    def __init__(self, who: int, builder: int, card: int, gold: int) -> None:
        super().__init__(who)
        self.builder = builder
        self.card = card
        self.gold = gold

    def may_confiscate(self, s: KohanState) -> bool:
        """KO-3.36, KO-9.29 A sealed warrant, no district of that name, room for a Monument."""
        if s.marks.sealed != s.now.role or s.players[self.who].has(self.card):
            return False
        return self.card != District.MONUMENT or has_room_for_monument(s, self.who)

    def moves(self, s: KohanState) -> list[Move]:
        if self.may_confiscate(s):
            return [ALONE[Do.CONFISCATE], ALONE[Do.LET_PASS]]
        return [ALONE[Do.LET_PASS]]

    def choose(self, s: KohanState, move: Move) -> None:
        if move.kind == Do.CONFISCATE:
            s.reveal()
            confiscate(s, self.who, self.builder, self.card, self.gold)
        else:
            build(s, self.builder, self.card, self.gold)

    def prompt(self, s: KohanState) -> Message:
        return Message("kohan_dej.prompt.warrant", [self.builder, self.card])

    def preview(self, s: KohanState, move: Move) -> list[Message]:
        if move.kind == Do.CONFISCATE:
            back = gold_back(s, self.gold)
            return [Message("kohan_dej.preview.confiscate", [self.builder, self.card, back])]
        return []


def gold_back(s: KohanState, gold: int) -> int:
    """KO-3.37, KO-9.41 What the builder takes back: all that was paid; by an option the Alchemist
    nothing."""
    loses = s.now.role == Role.ALCHEMIST and s.is_on(Law.ALCHEMIST_LOSES)
    return 0 if loses else gold


def confiscate(s: KohanState, magistrate: int, builder: int, kind: int, gold: int) -> None:
    """KO-3.37 The card goes to the Magistrate's city, the gold back to the builder."""
    s.aside.site = NONE
    back = gold_back(s, gold)
    s.players[builder].gold += back
    s.note("kohan_dej.log.confiscated", [magistrate, kind, builder, back])
    s.marks.warrants = []
    s.marks.sealed = NONE
    add_district(s, magistrate, kind)
    pay_tax(s, magistrate)
