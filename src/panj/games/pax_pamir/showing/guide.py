"""PP-3.13 What a turn holds in Pax Pamir, what would be left behind, and what a move changes."""

from typing import Final

from panj.core.guide import Change, Chip, Ends, Guide, Left
from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import State
from panj.games.pax_pamir.moves import CARD, VERBS, Do
from panj.games.pax_pamir.rules.bribes import action_holder, least_cost
from panj.games.pax_pamir.rules.power import counts_as_favored, influence_of
from panj.games.pax_pamir.rules.turn import TakeActions
from panj.games.pax_pamir.showing.phrases import PHRASES, WARNINGS
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import ACTIONS_OF, Effect

ACTIONS: Final = 2
"""PP-3.13 The actions of a turn."""

LIMITS: Final = ("pax_pamir.preview.over_court", "pax_pamir.preview.over_hand")
LOYALTY: Final = "pax_pamir.preview.loyalty"


class PaxGuide(Guide):
    """PP-3.13 Two actions and bonus actions, until the player ends the turn."""

    def ends(self, s: State, move: Move) -> int:
        """PP-3.30 Then the market is refilled."""
        return Ends.SHOWING if move.kind == Do.END_TURN else Ends.NO

    def leaves(self, s: State, move: Move, moves: list[Move]) -> list[Left]:
        assert isinstance(s, PaxState)
        d = s.decision()
        if not isinstance(d, TakeActions) or move.kind != Do.END_TURN:
            return []
        found: list[Left] = []
        if s.memory.actions_left > 0 and len(moves) > 1:
            found.append(Left(Message("pax_pamir.leaves.actions", [int(s.memory.actions_left)])))
        for card in free_cards(s, d.who, moves):
            found.append(Left(Message("pax_pamir.leaves.bonus", [card])))
        over = [each for each in d.preview(s, move) if each.key in LIMITS]
        return found + [Left(each) for each in over]

    def changes(self, s: State, move: Move) -> list[Change]:
        """PP-4.12 to PP-4.15 What goes with a change of loyalty, an overthrow, a debt."""
        assert isinstance(s, PaxState)
        d = s.decision()
        if d is None:
            return []
        found: list[Change] = []
        for said in d.preview(s, move):
            if said.key == LOYALTY:
                found.append(Change(said, [], 0))
                found.append(influence_change(s, d.who))
            elif said.key in WARNINGS and said.key not in LIMITS:
                found.append(Change(said, things_of(said), -1))
        if move.kind == Do.PLAY and any(change.said.key == LOYALTY for change in found):
            found.append(Change(Message("pax_pamir.changes.patriot", [int(move.a)]), [], 1))
        return found

    def ledger(self, s: State, moves: list[Move]) -> list[Chip]:
        assert isinstance(s, PaxState)
        d = s.decision()
        if not isinstance(d, TakeActions):
            return []
        left = int(s.memory.actions_left)
        said = Message("pax_pamir.ledger.actions", [left, ACTIONS])
        found = [Chip(said, Chip.OPEN if left else Chip.DONE)]
        for card in s.players[d.who].court:
            if counts_as_favored(s, d.who, card) and len(ACTIONS_OF[card]) > 0:
                found.append(bonus_chip(s, int(card), moves))
        return found


def bonus_chip(s: PaxState, card: int, moves: list[Move]) -> Chip:
    """PP-3.34 A card of the favored suit: its action costs none of the two."""
    said = Message("pax_pamir.ledger.bonus", [card])
    if s.is_used(card):
        return Chip(said, Chip.DONE)
    things = [VERBS.things(move)[0] for move in moves if move.kind == Do.USE and move.a == card]
    if things:
        return Chip(said, Chip.OPEN, things=things)
    return Chip(said, Chip.OFF, reason=Message("pax_pamir.ledger.no_target", []))


def free_cards(s: PaxState, who: int, moves: list[Move]) -> list[int]:
    """PP-3.34 Cards whose action needs neither an action nor rupees."""
    found: list[int] = []
    for move in moves:
        card = int(move.a)
        if move.kind != Do.USE or card in found or not counts_as_favored(s, who, card):
            continue
        if action_holder(s, who, card) < 0 and least_cost(s, who, move.b) == 0:
            found.append(card)
    return found


def influence_change(s: PaxState, who: int) -> Change:
    """PP-4.15, PP-4.19 The influence before a change of loyalty, and with what brings it alone."""
    player = s.players[who]
    before = int(influence_of(s, who, player.loyalty))
    after = 1 if player.has_effect(Effect.RUMOR) else 2
    sign = (after > before) - (after < before)
    return Change(Message("pax_pamir.changes.influence", [before, after]), [], sign)


def things_of(said: Message) -> list[str]:
    """The cards that a message names: they are marked on the table."""
    operands = PHRASES[said.key]
    return [
        CARD.ident(value)
        for operand, value in zip(operands, said.operands, strict=True)
        if operand.kind is CARD and isinstance(value, int)
    ]


GUIDE: Final = PaxGuide()
