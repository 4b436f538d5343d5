"""TR-3.2 Sowing: a tray is emptied and its markers dropped one by one, clockwise."""

from typing import ClassVar

from mypy_extensions import i64

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Blocked, Decision, Step
from panj.games.trajan.moves import DROP, SOW
from panj.games.trajan.player import Player
from panj.games.trajan.rules.actions import OfferAction
from panj.games.trajan.rules.setup import put_marker
from panj.games.trajan.rules.tiles import CompleteTile
from panj.games.trajan.showing.reasons import empty_trays
from panj.games.trajan.showing.sowing_previews import drop_preview, sow_preview
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import COLOURS, LIFTED, TRAYS


class ChooseTray(Decision[TrajanState]):
    """TR-3.2.1 One of the own trays that hold a marker."""

    RULE: ClassVar[str] = "TR-3.2.1"

    def moves(self, s: TrajanState) -> list[Move]:
        player = s.players[self.who]
        return [SOW[tray] for tray in range(i64(TRAYS)) if player.tray_size(tray) > 0]

    def choose(self, s: TrajanState, move: Move) -> None:
        count = lift(s.players[self.who], move.a)
        target = (move.a + count) % TRAYS  # TR-3.2.3
        s.time += count  # TR-3.2.5
        s.note("trajan.log.sowed", [self.who, move.a, int(count), int(target)])
        s.then(
            [
                DropMarkers(self.who, (move.a + 1) % TRAYS),
                CompleteTile(self.who, target),
                OfferAction(self.who, target, 1),
            ]
        )

    def prompt(self, s: TrajanState) -> Message:
        return Message("trajan.prompt.sow", [])

    def preview(self, s: TrajanState, move: Move) -> list[Message]:
        return sow_preview(s, self.who, move.a)

    def blocked(self, s: TrajanState) -> list[Blocked]:
        return empty_trays(s.players[self.who])


def lift(player: Player, tray: i64) -> i64:
    """TR-3.2.1 Take all markers out of a tray; how many there were."""
    count: i64 = 0
    for colour in range(i64(COLOURS)):
        markers = player.markers[tray * COLOURS + colour]
        player.markers[tray * COLOURS + colour] = 0
        player.markers[LIFTED * COLOURS + colour] = markers
        count += markers
    return count


class DropMarkers(Step[TrajanState]):
    """TR-3.2.2, TR-3.2.4 Ask for the next colour; a single colour that is left drops by itself."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "tray")

    def __init__(self, who: int, tray: int) -> None:
        super().__init__(who)
        self.tray = tray

    def run(self, s: TrajanState) -> None:
        markers = s.players[self.who].markers
        kinds: i64 = 0
        only: i64 = 0
        for colour in range(i64(COLOURS)):
            if markers[LIFTED * COLOURS + colour] > 0:
                kinds += 1
                only = colour
        if kinds == 1:
            drop_rest(s, self.who, self.tray, only)
        elif kinds > 1:
            s.then([DropMarker(self.who, self.tray)])


def drop_rest(s: TrajanState, who: int, tray: int, colour: int) -> None:
    """TR-3.2.4 The markers of the last colour fall into one tray after another."""
    for step in range(int(s.players[who].markers[LIFTED * COLOURS + colour])):
        drop(s, who, (tray + step) % TRAYS, colour)


class DropMarker(Decision[TrajanState]):
    """TR-3.2.2 Which of the remaining markers falls into the next tray."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "tray")
    RULE: ClassVar[str] = "TR-3.2.2"

    def __init__(self, who: int, tray: int) -> None:
        super().__init__(who)
        self.tray = tray

    def moves(self, s: TrajanState) -> list[Move]:
        markers = s.players[self.who].markers
        return [
            DROP[colour] for colour in range(i64(COLOURS)) if markers[LIFTED * COLOURS + colour] > 0
        ]

    def choose(self, s: TrajanState, move: Move) -> None:
        drop(s, self.who, self.tray, move.a)
        s.then([DropMarkers(self.who, (self.tray + 1) % TRAYS)])

    def prompt(self, s: TrajanState) -> Message:
        return Message("trajan.prompt.drop", [self.tray])

    def preview(self, s: TrajanState, move: Move) -> list[Message]:
        return drop_preview(s, self.who, self.tray, move.a)


def drop(s: TrajanState, who: int, tray: int, colour: int) -> None:
    """TR-3.2.2 One marker falls into a tray."""
    put_marker(s.players[who], tray, colour)
    if s.notes is not None:  # searches drop many markers, and read no log
        s.note("trajan.log.dropped", [who, colour, tray])
