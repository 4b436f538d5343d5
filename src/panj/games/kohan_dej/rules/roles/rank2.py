"""KO-4.14 to KO-4.16 Thief, Spy, Blackmailer."""

from typing import ClassVar, Final

from mypy_extensions import i64

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import NOBODY, Decision, Step
from panj.games.kohan_dej.card_numbers import KIND
from panj.games.kohan_dej.moves import ALONE, Do
from panj.games.kohan_dej.one_round import Marks, Used
from panj.games.kohan_dej.rules.cards import draw_cards, show_hand
from panj.games.kohan_dej.rules.laws import Law
from panj.games.kohan_dej.rules.roles.power import (
    FaceDownPower,
    RolePower,
    markable,
    other_seats,
)
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import TYPE, TYPES, Role

THREATS: Final = 2
EXEMPT_GOLD: Final = 1


class Thief(RolePower):
    """KO-4.14 May rob a role: its player hands over all gold when it is revealed."""

    def powers(self, s: KohanState, seat: int, found: list[Move]) -> None:
        if s.now.may_use(Used.POWER):
            found += [Move(Do.ROB, role) for role in markable(s, Role.THIEF)]

    def use(self, s: KohanState, seat: int, move: Move) -> None:
        s.now.use(Used.POWER)
        s.marks.robbed = move.a
        s.marks.thief = seat
        s.note("kohan_dej.log.robbed", [seat, move.a])


def rob(s: KohanState, victim: int) -> None:
    """KO-4.14 The whole stash goes to the Thief's player, before anything else."""
    thief = s.marks.thief
    gold = s.players[victim].gold
    if thief in (victim, NOBODY):
        return
    s.players[victim].gold = 0
    s.players[thief].gold += gold
    s.note("kohan_dej.log.stolen", [victim, thief, gold])


class Spy(RolePower):
    """KO-4.15 May look at a hand for cards of one type: gold and cards for each match."""

    def powers(self, s: KohanState, seat: int, found: list[Move]) -> None:
        if s.now.may_use(Used.POWER):
            found += [Move(Do.SPY, other) for other in other_seats(s, seat)]

    def use(self, s: KohanState, seat: int, move: Move) -> None:
        s.now.use(Used.POWER)
        s.then([NameType(seat, move.a)])


class NameType(Decision[KohanState]):
    """KO-3.43, KO-4.15 The Spy names the type after the player."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "target")
    RULE: ClassVar[str] = "KO-4.15"

    def __init__(self, who: int, target: int) -> None:
        super().__init__(who)
        self.target = target

    def moves(self, s: KohanState) -> list[Move]:
        return [Move(Do.NAME_TYPE, each) for each in range(len(TYPES))]

    def choose(self, s: KohanState, move: Move) -> None:
        spy_on(s, self.who, self.target, move.a)

    def prompt(self, s: KohanState) -> Message:
        return Message("kohan_dej.prompt.name_type", [self.target])


def spy_on(s: KohanState, seat: int, target: int, type: i64) -> None:
    """KO-4.15 See the hand; take a gold and draw a card for every card of the type."""
    show_hand(s, target, seat)
    matches = 0
    for card in s.players[target].hand:
        if TYPE[card & KIND] == type:
            matches += 1
    gold = min(matches, s.players[target].gold)
    s.players[target].gold -= gold
    s.players[seat].gold += gold
    drawn = draw_cards(s, seat, matches)
    s.note("kohan_dej.log.spied", [seat, target, type, matches, gold, drawn])


class Blackmailer(FaceDownPower):
    """KO-4.16 May place two threats face down; only the player knows the real one."""

    VERB: ClassVar[int] = Do.THREATEN
    LOG: ClassVar[str] = "kohan_dej.log.real_threat"

    def targets(self, s: KohanState) -> list[int]:
        return markable(s, Role.BLACKMAILER)

    def mark(self, marks: Marks, seat: int, role: i64) -> None:
        marks.blackmailer = seat
        marks.real = role
        marks.threats = [role]

    def further(self, seat: int) -> list[Step[KohanState]]:
        return [PlaceEmptyThreat(seat)]


class PlaceEmptyThreat(Decision[KohanState]):
    """KO-3.43, KO-4.16 The empty threat goes on another role than the real one."""

    RULE: ClassVar[str] = "KO-4.16"

    def moves(self, s: KohanState) -> list[Move]:
        roles = markable(s, Role.BLACKMAILER)
        return [Move(Do.BLUFF, role) for role in roles if role not in s.marks.threats]

    def choose(self, s: KohanState, move: Move) -> None:
        s.marks.threats = sorted([*s.marks.threats, move.a])
        s.marks.threatened = s.marks.threats[:]
        s.reveal()
        s.note("kohan_dej.log.threats", [self.who, *s.marks.threats])

    def prompt(self, s: KohanState) -> Message:
        return Message("kohan_dej.prompt.bluff", [])


class ResolveThreat(Step[KohanState]):
    """KO-4.16, KO-9.26 Whoever has 0 or 1 gold after gathering is exempt; the others answer."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "role")

    def __init__(self, who: int, role: int) -> None:
        super().__init__(who)
        self.role = role

    def run(self, s: KohanState) -> None:
        if s.players[self.who].gold <= EXEMPT_GOLD:
            s.marks.threats.remove(self.role)
            s.note("kohan_dej.log.exempt", [self.who])
        else:
            s.then([AnswerThreat(self.who, self.role)])


class AnswerThreat(Decision[KohanState]):
    """KO-4.16 Pay half the gold, or refuse and see."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "role")
    RULE: ClassVar[str] = "KO-4.16"

    def __init__(self, who: int, role: int) -> None:
        super().__init__(who)
        self.role = role

    def bribe(self, s: KohanState) -> i64:
        """KO-4.16 Half the gold, rounded down."""
        return s.players[self.who].gold // 2

    def moves(self, s: KohanState) -> list[Move]:
        return [ALONE[Do.PAY_BRIBE], ALONE[Do.REFUSE]]

    def choose(self, s: KohanState, move: Move) -> None:
        if move.kind == Do.PAY_BRIBE:
            s.marks.threats.remove(self.role)
            bribe = self.bribe(s)
            s.players[self.who].gold -= bribe
            s.players[s.marks.blackmailer].gold += bribe
            s.note("kohan_dej.log.bribed", [self.who, s.marks.blackmailer, bribe])
        elif s.is_on(Law.OPTIONAL_REVEAL):
            s.note("kohan_dej.log.refused", [self.who])
            s.then([RevealThreat(s.marks.blackmailer, self.who, self.role)])
        else:
            s.note("kohan_dej.log.refused", [self.who])
            turn_up(s, self.who, self.role)

    def prompt(self, s: KohanState) -> Message:
        return Message("kohan_dej.prompt.threat", [s.marks.blackmailer])

    def preview(self, s: KohanState, move: Move) -> list[Message]:
        gold = s.players[self.who].gold
        if move.kind == Do.PAY_BRIBE:
            return [Message("kohan_dej.preview.bribe", [self.bribe(s), gold])]
        return [Message("kohan_dej.preview.refuse", [gold])]


def turn_up(s: KohanState, victim: int, role: int) -> None:
    """KO-4.16, KO-9.27 The marker is turned up; a real threat costs all gold."""
    s.reveal()
    s.marks.threats.remove(role)
    s.marks.turned = 1
    if s.marks.real != role:
        s.note("kohan_dej.log.threat_empty", [victim])
        return
    gold = s.players[victim].gold
    s.players[victim].gold = 0
    s.players[s.marks.blackmailer].gold += gold
    s.note("kohan_dej.log.threat_real", [victim, s.marks.blackmailer, gold])


class RevealThreat(Decision[KohanState]):
    """KO-9.9, KO-6.7 Official option: the Blackmailer may let a refusal go."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "victim", "role")
    RULE: ClassVar[str] = "KO-9.9"

    def __init__(self, who: int, victim: int, role: int) -> None:
        super().__init__(who)
        self.victim = victim
        self.role = role

    def moves(self, s: KohanState) -> list[Move]:
        return [ALONE[Do.TURN_UP], ALONE[Do.LET_GO]]

    def choose(self, s: KohanState, move: Move) -> None:
        if move.kind == Do.TURN_UP:
            turn_up(s, self.victim, self.role)
        else:
            s.marks.threats.remove(self.role)
            s.note("kohan_dej.log.let_go", [self.who, self.victim])

    def prompt(self, s: KohanState) -> Message:
        return Message("kohan_dej.prompt.reveal_threat", [self.victim])


def shown_threats(s: KohanState, seat: int) -> list[int]:
    """KO-4.16 The others see threats when both lie there: the first is the real one."""
    marks = s.marks
    if len(marks.threatened) == THREATS or marks.blackmailer == seat:
        return marks.threats
    return []
