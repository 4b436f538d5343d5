"""KO-3.25 What a turn holds: gathering, income, the role's power, builds, districts in use."""

from typing import Final

from panj.core.guide import Chip, Ends, Guide, Left
from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import State
from panj.games.kohan_dej.card_numbers import KIND
from panj.games.kohan_dej.moves import VERBS, Do, place_of, seat_of
from panj.games.kohan_dej.one_round import Used
from panj.games.kohan_dej.rules.gathering import cards_to_draw, cards_to_keep, gold_to_gather
from panj.games.kohan_dej.rules.income import income_of, income_preview
from panj.games.kohan_dej.rules.targets import destroy_price
from panj.games.kohan_dej.rules.turn import TakeTurn
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import BUILD_LIMIT, INCOME_TYPE, ROLE_NAMES, District, Role

POWERS: Final[dict[int, list[int]]] = {
    Role.ASSASSIN: [Do.KILL],
    Role.MAGISTRATE: [Do.SEAL],
    Role.THIEF: [Do.ROB],
    Role.SPY: [Do.SPY],
    Role.BLACKMAILER: [Do.THREATEN],
    Role.MAGICIAN: [Do.SWAP_HANDS, Do.REDRAW],
    Role.WIZARD: [Do.LOOK],
    Role.SEER: [Do.SEE],
    Role.ABBOT: [Do.TAKE_FROM_RICHEST],
    Role.NAVIGATOR: [Do.SAIL_GOLD, Do.SAIL_CARDS],
    Role.SCHOLAR: [Do.STUDY],
    Role.WARLORD: [Do.DESTROY],
    Role.DIPLOMAT: [Do.HAND_OVER],
    Role.MARSHAL: [Do.SEIZE],
    Role.QUEEN: [Do.QUEEN_GOLD],
    Role.ARTIST: [Do.BEAUTIFY],
    Role.TAX_COLLECTOR: [Do.TAKE_TAX],
}
"""KO-4.B What a role may do once in its turn, by its verbs."""

OPTIONAL: Final = (Do.TAKE_CROWN, Do.CROWN, Do.CROWN_GOLD, Do.CROWN_CARD, Do.BONUS)
"""KO-6.7 What is to be done at some time of the turn, where the table wished so."""

FREE: Final = (
    Do.KILL,
    Do.SEAL,
    Do.ROB,
    Do.SPY,
    Do.THREATEN,
    Do.LOOK,
    Do.SEE,
    Do.TAKE_FROM_RICHEST,
    Do.SAIL_GOLD,
    Do.SAIL_CARDS,
    Do.STUDY,
    Do.QUEEN_GOLD,
    Do.TAKE_TAX,
    Do.BONUS,
)
"""Powers that cost their player nothing."""

DISTRICTS: Final[dict[int, int]] = {
    District.ARMORY: Do.ARMORY,
    District.LABORATORY: Do.LABORATORY,
    District.MUSEUM: Do.MUSEUM,
    District.SMITHY: Do.SMITHY,
}
USED: Final[dict[int, int]] = {
    Do.LABORATORY: Used.LABORATORY,
    Do.MUSEUM: Used.MUSEUM,
    Do.SMITHY: Used.SMITHY,
}


INCOMES: Final = {
    "kohan_dej.preview.gain_gold": "kohan_dej.ledger.income_gold",
    "kohan_dej.preview.gain_cards": "kohan_dej.ledger.income_cards",
    "kohan_dej.preview.gain_any": "kohan_dej.ledger.income_any",
}


class KohanGuide(Guide):
    """KO-3.25 One thing after another, in any order, until the player ends the turn."""

    def ends(self, s: State, move: Move) -> int:
        """KO-3.13 Then the next role is called."""
        return Ends.SHOWING if move.kind == Do.END_TURN else Ends.NO

    def power(self, s: State) -> Message | None:
        assert isinstance(s, KohanState)
        if not isinstance(s.decision(), TakeTurn):
            return None
        return Message(f"kohan_dej.power.{ROLE_NAMES[s.now.role]}", [])

    def leaves(self, s: State, move: Move, moves: list[Move]) -> list[Left]:
        assert isinstance(s, KohanState)
        d = s.decision()
        if not isinstance(d, TakeTurn) or move.kind != Do.END_TURN:
            return []
        found: list[Left] = []
        for each in moves:
            if each.kind == Do.INCOME:
                found.append(Left(income_said(s, d.who, each), each))
        found += powers_left(s, d.who, moves)
        builds = len([each for each in moves if each.kind == Do.BUILD])
        if builds:
            found.append(Left(Message("kohan_dej.leaves.builds", [builds])))
        return found

    def ledger(self, s: State, moves: list[Move]) -> list[Chip]:
        assert isinstance(s, KohanState)
        d = s.decision()
        if not isinstance(d, TakeTurn):
            return []
        found = gathering_chips(s, d.who, moves)
        found += income_chips(s, d.who, moves)
        found += power_chips(s, moves)
        found.append(build_chip(s, moves))
        return found + district_chips(s, d.who, moves)


def gathering_chips(s: KohanState, seat: int, moves: list[Move]) -> list[Chip]:
    """KO-3.21 Gold or cards, once."""
    if s.now.gathered:
        return [Chip(Message("kohan_dej.ledger.gathered", []), Chip.DONE)]
    found: list[Chip] = []
    for move in moves:
        if move.kind == Do.GATHER_GOLD:
            said = Message("kohan_dej.ledger.gather_gold", [gold_to_gather(s, seat, move)])
            found.append(Chip(said, Chip.OPEN, move))
        elif move.kind == Do.GATHER_CARDS:
            drawn = cards_to_draw(s, seat, move)
            counts: list[int | str] = [drawn, cards_to_keep(s, seat, drawn)]
            said = Message("kohan_dej.ledger.gather_cards", counts)
            found.append(Chip(said, Chip.OPEN, move))
    return found


def income_said(s: KohanState, seat: int, move: Move) -> Message:
    """KO-4.2 The income with what it brings."""
    told = income_preview(s, seat, move)[0]
    return Message(INCOMES[told.key], told.operands)


def income_chips(s: KohanState, seat: int, moves: list[Move]) -> list[Chip]:
    """KO-4.2 The income of a role that has one."""
    if INCOME_TYPE[s.now.role] < 0:
        return []
    if not s.now.may_use(Used.INCOME):
        return [Chip(Message("kohan_dej.ledger.income", []), Chip.DONE)]
    if income_of(s, seat) == 0:
        reason = Message("kohan_dej.ledger.no_income", [int(INCOME_TYPE[s.now.role])])
        return [Chip(Message("kohan_dej.ledger.income", []), Chip.OFF, reason=reason)]
    return [
        Chip(income_said(s, seat, move), Chip.OPEN, move)
        for move in moves
        if move.kind == Do.INCOME
    ]


def power_chips(s: KohanState, moves: list[Move]) -> list[Chip]:
    """KO-4.1 The power of the role, by name, and what a table wished to be done in the turn."""
    verbs = POWERS.get(int(s.now.role), [])
    found = [verb_chip(verb, moves) for verb in [*verbs, *OPTIONAL] if has_verb(verb, moves)]
    if found or not verbs:
        return found
    said = Message(f"kohan_dej.ledger.{VERBS.verbs[verbs[0]].name}", [])
    used = Used.SECOND_COIN if s.now.role == Role.ARTIST else Used.POWER
    if not s.now.may_use(used):
        return [Chip(said, Chip.DONE)]
    return [Chip(said, Chip.OFF, reason=Message("kohan_dej.ledger.no_target", []))]


def has_verb(verb: int, moves: list[Move]) -> bool:
    return any(move.kind == verb for move in moves)


def verb_chip(verb: int, moves: list[Move]) -> Chip:
    """What a verb would do: at once, or at the things that it may be pointed at."""
    said = Message(f"kohan_dej.ledger.{VERBS.verbs[verb].name}", [])
    ready = [move for move in moves if move.kind == verb]
    if not VERBS.things(ready[0]):
        return Chip(said, Chip.OPEN, ready[0])
    return Chip(said, Chip.OPEN, things=[VERBS.things(move)[0] for move in ready])


def build_chip(s: KohanState, moves: list[Move]) -> Chip:
    """KO-3.31 How many builds are left, and which cards they could be."""
    cards = [VERBS.things(move)[0] for move in moves if move.kind == Do.BUILD]
    left = max(0, int(BUILD_LIMIT[s.now.role]) - int(s.now.built))
    if cards:
        return Chip(Message("kohan_dej.ledger.build", [left]), Chip.OPEN, things=cards)
    if left == 0 and s.now.built:
        return Chip(Message("kohan_dej.ledger.built", [int(s.now.built)]), Chip.DONE)
    reason = Message("kohan_dej.ledger.no_build", [])
    return Chip(Message("kohan_dej.ledger.build", [left]), Chip.OFF, reason=reason)


def district_chips(s: KohanState, seat: int, moves: list[Move]) -> list[Chip]:
    """KO-4.C Districts of the own city that are used."""
    found: list[Chip] = []
    for district in s.players[seat].city:
        kind = int(district & KIND)
        if kind not in DISTRICTS:
            continue
        verb = DISTRICTS[kind]
        said = Message(f"kohan_dej.ledger.{VERBS.verbs[verb].name}", [])
        if has_verb(verb, moves):
            found.append(verb_chip(verb, moves))
        elif verb in USED and not s.now.may_use(USED[verb]):
            found.append(Chip(said, Chip.DONE))
        else:
            found.append(Chip(said, Chip.OFF, reason=Message("kohan_dej.ledger.no_use", [])))
    return found


def powers_left(s: KohanState, seat: int, moves: list[Move]) -> list[Left]:
    """KO-4.1 A power that costs nothing and was not used."""
    found: list[Left] = []
    told: list[int] = []
    for move in moves:
        kind = int(move.kind)
        if kind in told or not is_free(s, seat, move):
            continue
        told.append(kind)
        said = Message(f"kohan_dej.ledger.{VERBS.verbs[kind].name}", [])
        found.append(Left(said, None if VERBS.things(move) else move))
    return found


def is_free(s: KohanState, seat: int, move: Move) -> bool:
    """Whether a power brings something for nothing: another's district that costs nothing to
    destroy, a hand larger than the own one."""
    if move.kind == Do.DESTROY:
        owner = seat_of(move.a)
        district = s.players[owner].city[place_of(move.a)]
        return owner != seat and destroy_price(s, owner, district) == 0
    if move.kind == Do.SWAP_HANDS:
        return len(s.players[move.a].hand) > len(s.players[seat].hand)
    return int(move.kind) in FREE


GUIDE: Final = KohanGuide()
