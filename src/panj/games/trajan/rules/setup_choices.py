"""TR-2.10 to TR-2.12 The choices of the set-up: cards, markers, tiles."""

from typing import ClassVar

from panj.core.messages import Message, seat_set
from panj.core.moves import Move
from panj.core.piles import shuffle
from panj.core.state import Decision, Step
from panj.games.trajan.moves import ARRANGE, PUT, START_TILE, TAKE, Do
from panj.games.trajan.player import Player
from panj.games.trajan.rules.cards import draw_face_down, first_discards, take_discard
from panj.games.trajan.rules.setup import (
    choose_first_player,
    deal_bonus_tiles,
    deal_markers,
    lay_stacks,
    put_marker,
    shuffle_piles,
    take_top,
)
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import (
    COLOURS,
    LIFTED,
    MARKERS_PER_TRAY,
    NONE,
    SITES,
    START_CARDS,
    START_SLOTS,
    TILE_POINTS,
    TILES_PER_STACK,
    TRAYS,
    Pile,
)


class LayTable(Step[TrajanState]):
    """TR-2.2 to TR-2.9 Everything random, then the choices in their order."""

    def run(self, s: TrajanState) -> None:
        shuffle_piles(s)
        s.sites = list(range(SITES))
        shuffle(s, s.sites)
        lay_stacks(s)
        choose_first_player(s)
        deal_bonus_tiles(s)
        first_discards(s)
        steps: list[Step[TrajanState]] = []
        for seat in s.from_seat(s.first):
            steps.append(TakeCard(seat, START_CARDS))
        s.then([*steps, ArrangeMarkers(), TakeStartTiles()])


class TakeCard(Decision[TrajanState]):
    """TR-2.10 One of three cards, from the face-down pile or the top of a discard pile."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "left")
    RULE: ClassVar[str] = "TR-2.10"

    def __init__(self, who: int, left: int) -> None:
        super().__init__(who)
        self.left = left

    def moves(self, s: TrajanState) -> list[Move]:
        port = s.seaport
        found = [TAKE[Pile.DRAW]] if port.pile else []
        if port.left:
            found.append(TAKE[Pile.LEFT])
        if port.right:
            found.append(TAKE[Pile.RIGHT])
        return found

    def choose(self, s: TrajanState, move: Move) -> None:
        if move.a == Pile.DRAW:
            draw_face_down(s, self.who, 1)
        else:
            take_discard(s, self.who, move.a)
        if self.left > 1:
            s.then([TakeCard(self.who, self.left - 1)])

    def prompt(self, s: TrajanState) -> Message:
        return Message("trajan.prompt.start_card", [self.left])

    def preview(self, s: TrajanState, move: Move) -> list[Message]:
        if move.a == Pile.DRAW:
            return []
        return [Message("trajan.preview.card", [s.seaport.discard_pile(move.a)[-1]])]


class ArrangeMarkers(Step[TrajanState]):
    """TR-2.11 Everybody fills the trays in secret; then all are revealed together."""

    def run(self, s: TrajanState) -> None:
        if s.terms.choice("marker_setup") == "random":
            for player in s.players:
                deal_markers(s, player)
            s.then([RevealMarkers()])
        else:
            steps: list[Step[TrajanState]] = []
            for seat in s.from_seat(s.first):
                steps.append(FillTray(seat, 0))
            steps.append(RevealMarkers())
            s.then(steps)


class RevealMarkers(Step[TrajanState]):
    """TR-2.11 All arrangements become visible."""

    def run(self, s: TrajanState) -> None:
        s.revealed = True
        s.reveal()
        s.note("trajan.log.markers_revealed", [])


class FillTray(Decision[TrajanState]):
    """TR-2.11 Two of the own markers for the next tray, unseen by the others."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "tray")
    RULE: ClassVar[str] = "TR-2.11"
    SECRET: ClassVar[bool] = True

    def __init__(self, who: int, tray: int) -> None:
        super().__init__(who)
        self.tray = tray

    def moves(self, s: TrajanState) -> list[Move]:
        markers = s.players[self.who].markers
        found: list[Move] = []
        for first in range(COLOURS):
            left = markers[LIFTED * COLOURS + first]
            if left >= MARKERS_PER_TRAY:
                found.append(PUT[first * COLOURS + first])
            for second in range(first + 1, COLOURS):
                if left > 0 and markers[LIFTED * COLOURS + second] > 0:
                    found.append(PUT[first * COLOURS + second])
        if self.tray < TRAYS - 1:
            found.append(ARRANGE)
        return found

    def choose(self, s: TrajanState, move: Move) -> None:
        player = s.players[self.who]
        if move.kind == Do.ARRANGE:
            deal_markers(s, player)
            s.note("trajan.log.you_arranged", [], seat_set([self.who]))
        else:
            put_marker(player, self.tray, move.a)
            put_marker(player, self.tray, move.b)
            s.note("trajan.log.you_put", [move.a, move.b, self.tray], seat_set([self.who]))
            if self.tray < TRAYS - 1:
                s.then([FillTray(self.who, self.tray + 1)])

    def prompt(self, s: TrajanState) -> Message:
        return Message("trajan.prompt.fill_tray", [self.tray])


class TakeStartTiles(Step[TrajanState]):
    """TR-2.12 From the first player on, each takes all three tiles before the next."""

    def run(self, s: TrajanState) -> None:
        steps: list[Step[TrajanState]] = []
        for seat in s.from_seat(s.first):
            steps.extend([TakeStartTile(seat) for _ in START_SLOTS])
        s.then(steps)


class TakeStartTile(Decision[TrajanState]):
    """TR-2.12 The top tile of a stack not used before, on one of the slots II, IV and VI."""

    RULE: ClassVar[str] = "TR-2.12"

    def moves(self, s: TrajanState) -> list[Move]:
        player = s.players[self.who]
        used = stacks_used(player)
        found: list[Move] = []
        for stack in range(len(s.stacks)):
            if not used >> stack & 1:
                top = s.stacks[stack][-1]
                for slot in START_SLOTS:
                    if player.slots[slot] == NONE:
                        found.append(START_TILE[top * TRAYS + slot])
        return found

    def choose(self, s: TrajanState, move: Move) -> None:
        take_top(s, move.a)
        s.players[self.who].slots[move.b] = move.a
        s.note("trajan.log.placed_tile", [self.who, move.a, move.b])

    def prompt(self, s: TrajanState) -> Message:
        return Message("trajan.prompt.start_tile", [])

    def preview(self, s: TrajanState, move: Move) -> list[Message]:
        return [Message("trajan.preview.tile_worth", [int(TILE_POINTS[move.a])])]


def stacks_used(player: Player) -> int:
    """TR-2.12 The stacks of the tiles on the mat, as a bit set."""
    used = 0
    for tile in player.slots:
        if tile != NONE:
            used |= 1 << int(tile // TILES_PER_STACK)
    return used
