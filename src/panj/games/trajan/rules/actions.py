"""TR-3.4, TR-4.8 Performing an action, repeating it with extra-action tiles."""

from typing import ClassVar, Final

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Blocked, Decision, Step
from panj.games.trajan.moves import ADVANCE, DECLINE, USE_EXTRA, WILD_EXTRA, Do
from panj.games.trajan.player import Player
from panj.games.trajan.rules.arch import can_take_tile, take_tile, tile_moves
from panj.games.trajan.rules.construction import can_construct, construct, construction_moves
from panj.games.trajan.rules.forum import can_take_forum, forum_moves, take_forum
from panj.games.trajan.rules.military import act_in_military, military_moves
from panj.games.trajan.rules.seaport import can_use_seaport, seaport_moves, use_seaport
from panj.games.trajan.rules.senate import advance, can_advance
from panj.games.trajan.showing.previews import action_preview
from panj.games.trajan.showing.reasons import blocked_things
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import NONE, Action, Tile

RULES: Final = ["TR-4.1.8", "TR-4.2.1", "TR-4.3.1", "TR-4.4.1", "TR-4.5.1", "TR-4.6.2"]
"""The rule behind each action."""


def can_act(s: TrajanState, who: int, action: int) -> bool:
    """TR-3.4.1 Whether any option of an action is legal."""
    if action == Action.SEAPORT:
        return can_use_seaport(s, who)
    if action == Action.FORUM:
        return can_take_forum(s)
    if action == Action.SENATE:
        return can_advance(s, who)
    if action == Action.TRAJAN:
        return can_take_tile(s, who)
    if action == Action.CONSTRUCTION:
        return can_construct(s, who)
    return True  # TR-4.3.2 a leader always has somewhere to march


def action_moves(s: TrajanState, who: int, action: int) -> list[Move]:
    """TR-3.4.1 All options of an action."""
    if action == Action.SEAPORT:
        return seaport_moves(s, who)
    if action == Action.FORUM:
        return forum_moves(s)
    if action == Action.MILITARY:
        return military_moves(s, who)
    if action == Action.SENATE:
        return [ADVANCE]
    if action == Action.TRAJAN:
        return tile_moves(s)
    return construction_moves(s, who)


class OfferAction(Step[TrajanState]):
    """TR-3.4.1, TR-4.8.4 An action is offered up to `times` times, while any option is legal."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "action", "times")

    def __init__(self, who: int, action: int, times: int) -> None:
        super().__init__(who)
        self.action = action
        self.times = times

    def run(self, s: TrajanState) -> None:
        if can_act(s, self.who, self.action):
            s.then([TakeAction(self.who, self.action, self.times)])
        else:
            s.note("trajan.log.impossible", [self.who, self.action])


class TakeAction(Decision[TrajanState]):
    """TR-3.4.1 One option of the action, or none; `times` counts this and later repetitions."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "action", "times")

    def __init__(self, who: int, action: int, times: int) -> None:
        super().__init__(who)
        self.action = action
        self.times = times

    @property
    def rule(self) -> str:
        return RULES[self.action]

    def moves(self, s: TrajanState) -> list[Move]:
        found = action_moves(s, self.who, self.action)
        found.append(DECLINE)
        return found

    def choose(self, s: TrajanState, move: Move) -> None:
        if move.kind == Do.DECLINE:
            s.note("trajan.log.declined", [self.who, self.action])
            return
        if self.times > 1:
            s.then([OfferAction(self.who, self.action, self.times - 1)])
        # TR-3.4.4 the window opens after everything that the action brings about
        s.then([ExtraWindow(self.who, self.action)])
        self.perform(s, move)

    def perform(self, s: TrajanState, move: Move) -> None:
        """TR-3.4.4 The effects of the option; a first building brings its bonus action."""
        action = self.action
        if action == Action.SEAPORT:
            use_seaport(s, self.who, move)
        elif action == Action.FORUM:
            take_forum(s, self.who, move)
        elif action == Action.MILITARY:
            act_in_military(s, self.who, move)
        elif action == Action.SENATE:
            advance(s, self.who)
        elif action == Action.TRAJAN:
            take_tile(s, self.who, move.a)
        else:
            self.construct(s, move)

    def construct(self, s: TrajanState, move: Move) -> None:
        """TR-3.4.3 The bonus action of a first building comes before anything else."""
        bonus = construct(s, self.who, move)
        if bonus != NONE:
            s.note("trajan.log.bonus_action", [self.who, bonus])
            s.then([OfferAction(self.who, bonus, 1)])

    def prompt(self, s: TrajanState) -> Message:
        return Message("trajan.prompt.action", [self.action])

    def preview(self, s: TrajanState, move: Move) -> list[Message]:
        return action_preview(s, self.who, move)

    def blocked(self, s: TrajanState) -> list[Blocked]:
        return blocked_things(s, self.who, self.action)


class ExtraWindow(Step[TrajanState]):
    """TR-3.4.2 After an action an extra-action tile may repeat it, once per turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "action")

    def __init__(self, who: int, action: int) -> None:
        super().__init__(who)
        self.action = action

    def run(self, s: TrajanState) -> None:
        if s.extra_used or not has_extra(s.players[self.who], self.action):
            return
        if can_act(s, self.who, self.action):  # TR-4.8.4
            s.then([UseExtraTile(self.who, self.action)])


def has_extra(player: Player, action: int) -> bool:
    """TR-4.8.1, TR-4.8.2 Whether the player has a tile that repeats this action."""
    return player.tiles[Tile.EXTRA + action] > 0 or player.tiles[Tile.WILD_EXTRA] > 0


class UseExtraTile(Decision[TrajanState]):
    """TR-4.8.1, TR-4.8.2 Repeat the action with its tile or a wild one; or not."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "action")
    RULE: ClassVar[str] = "TR-3.4.2"

    def __init__(self, who: int, action: int) -> None:
        super().__init__(who)
        self.action = action

    def moves(self, s: TrajanState) -> list[Move]:
        tiles = s.players[self.who].tiles
        found: list[Move] = []
        if tiles[Tile.EXTRA + self.action] > 0:
            found.append(USE_EXTRA[self.action])
        if tiles[Tile.WILD_EXTRA] > 0:
            found.append(USE_EXTRA[WILD_EXTRA])
        found.append(DECLINE)
        return found

    def choose(self, s: TrajanState, move: Move) -> None:
        if move.kind == Do.DECLINE:
            return
        player = s.players[self.who]
        tile: int = Tile.EXTRA + move.a  # the wild tile is numbered after the six actions
        player.tiles[tile] -= 1
        s.gone.forum.append(tile)
        s.extra_used = True
        times = repetitions(player, self.action)
        s.note("trajan.log.used_extra", [self.who, self.action, times])
        s.then([OfferAction(self.who, self.action, times)])

    def prompt(self, s: TrajanState) -> Message:
        times = repetitions(s.players[self.who], self.action)
        return Message("trajan.prompt.use_extra", [self.action, times])


def repetitions(player: Player, action: int) -> int:
    """TR-4.8.1 Once, or twice with a [+2] marker on the space of the action."""
    return 2 if player.plus_two >> action & 1 else 1
