"""TR-4.1.4, TR-4.1.5 Ships are loaded card by card, with wild commodity tiles."""

from typing import ClassVar

from mypy_extensions import i64

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Decision
from panj.games.trajan.cards import lay_down
from panj.games.trajan.moves import (
    DONE,
    LOAD_ONE,
    LOAD_ONE_WILD,
    LOAD_PAIR,
    LOAD_SAME,
    LOAD_WILD_PAIR,
    LOAD_WILDS,
    Do,
)
from panj.games.trajan.player import Source
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import (
    GOODS,
    MOST_PAIRS,
    MOST_UNITS,
    SHIP_POINTS,
    Ship,
    Tile,
)


def cargo_points(s: TrajanState, ship: i64, units: i64) -> i64:
    """TR-4.1.4 What so many units score on the side that the ship shows."""
    side = ship * 2 + (s.grey_ships >> ship & 1)
    return SHIP_POINTS[side * (MOST_UNITS + 1) + units]


def set_sail(s: TrajanState, who: int, ship: int, units: int) -> None:
    """TR-4.1.4 The shipment scores; a coloured ship turns grey."""
    points: int = cargo_points(s, ship, units)
    s.players[who].points[Source.SHIPS] += points
    s.note("trajan.log.shipped", [who, ship, points])
    if not s.grey_ships >> ship & 1:
        s.grey_ships |= 1 << ship
        s.note("trajan.log.ship_turned", [ship])


def spend_wilds(s: TrajanState, who: int, count: int) -> None:
    """TR-4.1.5 Wild commodity tiles leave the game and do not enter the display."""
    s.players[who].tiles[Tile.WILD_COMMODITY] -= count
    s.gone.extend([Tile.WILD_COMMODITY] * count)


def load(s: TrajanState, who: int, good: int, cards: int, wilds: int) -> None:
    """TR-4.1.4, TR-4.1.5 Cards of one kind and wild tiles go on board."""
    lay_down(s, who, good, cards)
    s.note("trajan.log.loaded", [who, good, cards])
    load_wilds(s, who, wilds)


def load_wilds(s: TrajanState, who: int, wilds: int) -> None:
    """TR-4.1.5 Wild tiles go on board in place of cards."""
    if wilds > 0:
        spend_wilds(s, who, wilds)
        s.note("trajan.log.loaded_wilds", [who, wilds])


class LoadSame(Decision[TrajanState]):
    """TR-4.1.4, TR-4.1.8 One to four of one commodity, wild tiles included."""

    RULE: ClassVar[str] = "TR-4.1.4"
    SECRET: ClassVar[bool] = True

    def moves(self, s: TrajanState) -> list[Move]:
        player = s.players[self.who]
        wilds = player.tiles[Tile.WILD_COMMODITY]
        found: list[Move] = []
        for good in range(i64(GOODS)):
            for cards in range(i64(1), min(player.hand[good], MOST_UNITS) + 1):
                for added in range(i64(0), min(wilds, MOST_UNITS - cards) + 1):
                    found.append(LOAD_SAME[good * 25 + cards * 5 + added])
        for added in range(i64(1), min(wilds, MOST_UNITS) + 1):
            found.append(LOAD_WILDS[added])
        return found

    def choose(self, s: TrajanState, move: Move) -> None:
        if move.kind == Do.LOAD_WILDS:
            load_wilds(s, self.who, move.a)
            set_sail(s, self.who, Ship.SAME, move.a)
        else:
            load(s, self.who, move.a, move.b, move.c)
            set_sail(s, self.who, Ship.SAME, move.b + move.c)

    def prompt(self, s: TrajanState) -> Message:
        return Message("trajan.prompt.load_same", [])

    def preview(self, s: TrajanState, move: Move) -> list[Message]:
        units = move.a if move.kind == Do.LOAD_WILDS else move.b + move.c
        return [Message("trajan.preview.points", [int(cargo_points(s, Ship.SAME, units))])]


class LoadUnits(Decision[TrajanState]):
    """TR-4.1.8 What loading pair by pair and card by card share: `after` is the first kind
    that may still come, `units` is what is on board."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "after", "units")
    RULE: ClassVar[str] = "TR-4.1.8"
    SECRET: ClassVar[bool] = True
    SHIP: ClassVar[int] = Ship.PAIRS

    def __init__(self, who: int, after: int, units: int) -> None:
        super().__init__(who)
        self.after = after
        self.units = units

    def preview(self, s: TrajanState, move: Move) -> list[Message]:
        units = self.units + (0 if move.kind == Do.DONE else 1)
        return [Message("trajan.preview.points_now", [int(cargo_points(s, self.SHIP, units))])]


class LoadPairs(LoadUnits):
    """TR-4.1.4, TR-4.1.5 The next pair: two cards, a card and a wild tile, or two wild tiles."""

    SHIP: ClassVar[int] = Ship.PAIRS

    def moves(self, s: TrajanState) -> list[Move]:
        player = s.players[self.who]
        wilds = player.tiles[Tile.WILD_COMMODITY]
        found: list[Move] = []
        for good in range(i64(self.after), i64(GOODS)):
            if player.hand[good] > 1:
                found.append(LOAD_PAIR[good * 2])
            if player.hand[good] > 0 and wilds > 0:
                found.append(LOAD_PAIR[good * 2 + 1])
        if wilds > 1:
            found.append(LOAD_WILD_PAIR)
        if self.units > 0:
            found.append(DONE)
        return found

    def choose(self, s: TrajanState, move: Move) -> None:
        units = self.units
        if move.kind == Do.DONE:
            set_sail(s, self.who, Ship.PAIRS, units)
            return
        after = GOODS
        if move.kind == Do.LOAD_PAIR:
            after = move.a + 1
            load(s, self.who, move.a, 2 - move.b, move.b)
        else:
            load_wilds(s, self.who, 2)
        if units + 1 == MOST_PAIRS:
            set_sail(s, self.who, Ship.PAIRS, MOST_PAIRS)
        else:
            s.then([LoadPairs(self.who, after, units + 1)])

    def prompt(self, s: TrajanState) -> Message:
        return Message("trajan.prompt.load_pairs", [self.units + 1])


class LoadDifferent(LoadUnits):
    """TR-4.1.4, TR-4.1.5 The next card, of a later kind than the one before, or a wild tile."""

    SHIP: ClassVar[int] = Ship.DIFFERENT

    def moves(self, s: TrajanState) -> list[Move]:
        player = s.players[self.who]
        found: list[Move] = []
        for good in range(i64(self.after), i64(GOODS)):
            if player.hand[good] > 0:
                found.append(LOAD_ONE[good])
        if player.tiles[Tile.WILD_COMMODITY] > 0:
            found.append(LOAD_ONE_WILD)
        if self.units > 0:
            found.append(DONE)
        return found

    def choose(self, s: TrajanState, move: Move) -> None:
        units = self.units
        if move.kind == Do.DONE:
            set_sail(s, self.who, Ship.DIFFERENT, units)
            return
        after = GOODS
        if move.kind == Do.LOAD_ONE:
            after = move.a + 1
            load(s, self.who, move.a, 1, 0)
        else:
            load_wilds(s, self.who, 1)
        if units + 1 == MOST_UNITS:
            set_sail(s, self.who, Ship.DIFFERENT, MOST_UNITS)
        else:
            s.then([LoadDifferent(self.who, after, units + 1)])

    def prompt(self, s: TrajanState) -> Message:
        return Message("trajan.prompt.load_different", [self.units + 1])
