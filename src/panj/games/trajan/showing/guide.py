"""TR-3.1 What a turn holds in Trajan: sowing, the action, an extra action; and what is left."""

from typing import Final

from panj.core.guide import Chip, Ends, Guide, Left, how_it_ends
from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Decision, State
from panj.games.trajan.moves import Do
from panj.games.trajan.rules.actions import ExtraWindow, TakeAction, UseExtraTile, has_extra
from panj.games.trajan.rules.sowing import ChooseTray, DropMarker
from panj.games.trajan.rules.tiles import PlacePlusTwo
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import TRAYS, Tile

BY_HIDDEN_CARDS: Final = (Do.DRAW_TWO, Do.SOW, Do.DROP)
"""What comes of these hangs on cards that nobody has seen, or is never the last of a turn."""


class TrajanGuide(Guide):
    """TR-0.2 Sow, complete a tile, act."""

    def ends(self, s: State, move: Move) -> int:
        if s.turn == 0 or move.kind in BY_HIDDEN_CARDS:
            return Ends.NO
        d = s.decision()
        is_acting = isinstance(d, (TakeAction, UseExtraTile))
        return how_it_ends(s, move) if is_acting else Ends.NO

    def leaves(self, s: State, move: Move, moves: list[Move]) -> list[Left]:
        d = s.decision()
        if move.kind != Do.DECLINE:
            return []
        if isinstance(d, UseExtraTile):
            return [Left(Message("trajan.leaves.extra", [d.action]), moves[0])]
        if isinstance(d, TakeAction):
            return [Left(Message("trajan.leaves.action", [d.action]))]
        return []

    def ledger(self, s: State, moves: list[Move]) -> list[Chip]:
        assert isinstance(s, TrajanState)
        d = s.decision()
        if s.turn == 0 or d is None:
            return []
        is_sowing = isinstance(d, (ChooseTray, DropMarker))
        if not is_sowing and not isinstance(d, (TakeAction, UseExtraTile, PlacePlusTwo)):
            return []
        found = [Chip(Message("trajan.ledger.sow", []), Chip.OPEN if is_sowing else Chip.DONE)]
        found += action_chips(s, d)
        return found + extra_chips(s, d)


def action_chips(s: TrajanState, d: Decision[State]) -> list[Chip]:
    """TR-3.4.1, TR-3.4.3 The action of the tray where the sowing ended, and after it the bonus
    actions of first buildings: an action whose extra tile is still to come has been taken."""
    taken = [int(step.action) for step in s.agenda if isinstance(step, ExtraWindow)]
    if isinstance(d, UseExtraTile):
        taken.append(int(d.action))
    found = [action_chip(action, Chip.DONE) for action in taken]
    if isinstance(d, TakeAction):
        found.append(action_chip(int(d.action), Chip.OPEN))
        found += [action_chip(int(d.action), Chip.OPEN) for _ in range(int(d.times) - 1)]
    elif not found:
        found.append(Chip(Message("trajan.ledger.action", []), Chip.OPEN))
    return found


def action_chip(action: int, state: str) -> Chip:
    return Chip(Message("trajan.ledger.this_action", [action]), state)


def extra_chips(s: TrajanState, d: Decision[State]) -> list[Chip]:
    """TR-3.4.2 The tiles that repeat an action: one of them in a turn."""
    player = s.players[d.who]
    kinds = range(Tile.EXTRA, Tile.EXTRA + TRAYS)
    count = sum(int(player.tiles[kind]) for kind in kinds) + int(player.tiles[Tile.WILD_EXTRA])
    if s.extra_used:
        return [Chip(Message("trajan.ledger.extra_used", []), Chip.DONE)]
    if not count:
        return []
    fits = isinstance(d, UseExtraTile) or (
        isinstance(d, TakeAction) and has_extra(player, d.action)
    )
    state = Chip.OPEN if fits else Chip.OFF
    reason = None if fits else Message("trajan.ledger.no_fit", [])
    return [Chip(Message("trajan.ledger.extra", [count]), state, reason=reason)]


GUIDE: Final = TrajanGuide()
