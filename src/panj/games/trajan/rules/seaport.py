"""TR-4.1 The seaport action: draw two, take one, play, or ship."""

from typing import ClassVar, Final

from mypy_extensions import i64

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Decision
from panj.games.trajan.moves import (
    DISCARD,
    DRAW_TWO,
    PLAY,
    PLAY_CARD,
    SHIP_WITH,
    STOP,
    TAKE,
    Do,
)
from panj.games.trajan.player import Player
from panj.games.trajan.rules.cards import can_draw, discard, draw_face_down, lay_down, take_discard
from panj.games.trajan.rules.shipping import LoadDifferent, LoadPairs, LoadSame
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import GOODS, Pile, Ship, Tile

DRAWN: Final = 2
"""TR-4.1.1 So many cards are drawn, before one of the hand is discarded."""
MOST_PLAYED: Final = 2
"""TR-4.1.3 So many cards at most are played; as many are drawn."""


def can_use_seaport(s: TrajanState, who: int) -> bool:
    """TR-4.1.8 Whether any of the four options can be carried out."""
    player = s.players[who]
    return (
        can_draw(s)
        or len(s.seaport.left) > 0
        or len(s.seaport.right) > 0
        or player.hand_size() + player.tiles[Tile.WILD_COMMODITY] > 0
    )


def can_ship_pairs(player: Player) -> bool:
    """TR-4.1.4, TR-4.1.5 Whether cards and wild tiles make at least one pair."""
    wilds = player.tiles[Tile.WILD_COMMODITY]
    if wilds > 1:
        return True
    return any(count > 1 or (count == 1 and wilds == 1) for count in player.hand)


def seaport_moves(s: TrajanState, who: int) -> list[Move]:
    """TR-4.1.8 The first step: each option that can be carried out."""
    player = s.players[who]
    found = [DRAW_TWO] if can_draw(s) else []
    if s.seaport.left:
        found.append(TAKE[Pile.LEFT])
    if s.seaport.right:
        found.append(TAKE[Pile.RIGHT])
    cards = player.hand_size()
    if cards > 0:
        found.append(PLAY)
    if cards + player.tiles[Tile.WILD_COMMODITY] > 0:
        found.append(SHIP_WITH[Ship.SAME])
        if can_ship_pairs(player):
            found.append(SHIP_WITH[Ship.PAIRS])
        found.append(SHIP_WITH[Ship.DIFFERENT])
    return found


def use_seaport(s: TrajanState, who: int, move: Move) -> None:
    """TR-4.1.1 to TR-4.1.4 Begin the chosen option."""
    if move.kind == Do.DRAW_TWO:
        draw_face_down(s, who, DRAWN)
        s.then([DiscardCard(who)])
    elif move.kind == Do.TAKE:
        take_discard(s, who, move.a)
    elif move.kind == Do.PLAY:
        s.then([PlayFirst(who)])
    elif move.a == Ship.SAME:
        s.then([LoadSame(who)])
    elif move.a == Ship.PAIRS:
        s.then([LoadPairs(who, 0, 0)])
    else:
        s.then([LoadDifferent(who, 0, 0)])


class DiscardCard(Decision[TrajanState]):
    """TR-4.1.1 After drawing, any card of the hand goes on either discard pile."""

    RULE: ClassVar[str] = "TR-4.1.1"

    def moves(self, s: TrajanState) -> list[Move]:
        hand = s.players[self.who].hand
        found: list[Move] = []
        for good in range(i64(GOODS)):
            if hand[good] > 0:
                found.append(DISCARD[good * Pile.COUNT + Pile.LEFT])
                found.append(DISCARD[good * Pile.COUNT + Pile.RIGHT])
        return found

    def choose(self, s: TrajanState, move: Move) -> None:
        discard(s, self.who, move.a, move.b)

    def prompt(self, s: TrajanState) -> Message:
        return Message("trajan.prompt.discard", [])


class PlayFirst(Decision[TrajanState]):
    """TR-4.1.3, TR-4.1.8 The kind of the first card for the display."""

    RULE: ClassVar[str] = "TR-4.1.3"
    SECRET: ClassVar[bool] = True

    def moves(self, s: TrajanState) -> list[Move]:
        hand = s.players[self.who].hand
        return [PLAY_CARD[good] for good in range(i64(GOODS)) if hand[good] > 0]

    def choose(self, s: TrajanState, move: Move) -> None:
        lay_down(s, self.who, move.a, 1)
        s.note("trajan.log.played", [self.who, move.a])
        s.then([PlaySecond(self.who, move.a)])

    def prompt(self, s: TrajanState) -> Message:
        return Message("trajan.prompt.play_first", [])


class PlaySecond(Decision[TrajanState]):
    """TR-4.1.3, TR-4.1.8 A second card, of the same kind or a later one; or none."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "first")
    RULE: ClassVar[str] = "TR-4.1.3"
    SECRET: ClassVar[bool] = True

    def __init__(self, who: int, first: int) -> None:
        super().__init__(who)
        self.first = first

    def moves(self, s: TrajanState) -> list[Move]:
        hand = s.players[self.who].hand
        found = [STOP]
        for good in range(i64(self.first), i64(GOODS)):
            if hand[good] > 0:
                found.append(PLAY_CARD[good])
        return found

    def choose(self, s: TrajanState, move: Move) -> None:
        if move.kind == Do.STOP:
            draw_face_down(s, self.who, 1)
        else:
            lay_down(s, self.who, move.a, 1)
            s.note("trajan.log.played", [self.who, move.a])
            draw_face_down(s, self.who, MOST_PLAYED)

    def prompt(self, s: TrajanState) -> Message:
        return Message("trajan.prompt.play_second", [])
