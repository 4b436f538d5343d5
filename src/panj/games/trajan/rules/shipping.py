"""TR-4.1.4, TR-4.1.5 Ships are loaded card by card, with wild commodity tiles."""

from typing import ClassVar

from mypy_extensions import i64

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Decision
from panj.games.trajan.moves import (
    DONE,
    LOAD_ONE,
    LOAD_ONE_WILD,
    LOAD_PAIR,
    LOAD_SAME,
    LOAD_WILD_PAIR,
    LOAD_WILDS,
    PAIR_WILDS,
    Do,
)
from panj.games.trajan.player import Source
from panj.games.trajan.rules.cards import lay_down
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import (
    CARDS_PER_PAIR,
    GOODS,
    LOADS,
    MOST_PAIRS,
    MOST_UNITS,
    SHIP_POINTS,
    SIDES,
    Ship,
    Tile,
)


def cargo_points(s: TrajanState, ship: i64, units: i64) -> i64:
    """TR-4.1.4 What so many units score on the side that the ship shows."""
    side = ship * SIDES + (s.seaport.grey_ships >> ship & 1)
    return SHIP_POINTS[side * LOADS + units]


def set_sail(s: TrajanState, who: int, ship: int, units: int) -> None:
    """TR-4.1.4 The shipment scores; a coloured ship turns grey."""
    points: int = cargo_points(s, ship, units)
    s.players[who].points[Source.SHIPS] += points
    s.note("trajan.log.shipped", [who, ship, points])
    if not s.seaport.grey_ships >> ship & 1:
        s.seaport.grey_ships |= 1 << ship
        s.note("trajan.log.ship_turned", [ship])


def spend_wilds(s: TrajanState, who: int, count: int) -> None:
    """TR-4.1.5 Wild commodity tiles leave the game and do not enter the display."""
    s.players[who].tiles[Tile.WILD_COMMODITY] -= count
    s.gone.forum.extend([Tile.WILD_COMMODITY] * count)


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
                    found.append(LOAD_SAME[(good * LOADS + cards) * LOADS + added])
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
    that may still come, `units` is what is on board, `most` is what the ship holds."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "after", "units")
    RULE: ClassVar[str] = "TR-4.1.8"
    SECRET: ClassVar[bool] = True

    def __init__(self, who: int, after: int, units: int, ship: int, most: int) -> None:
        super().__init__(who)
        self.after = after
        self.units = units
        self.ship = ship
        self.most = most

    def choose(self, s: TrajanState, move: Move) -> None:
        units = self.units
        if move.kind != Do.DONE:
            after = self.load_unit(s, move)
            units += 1
            if units < self.most:
                s.then([self.next_unit(after)])
                return
        set_sail(s, self.who, self.ship, units)

    def load_unit(self, s: TrajanState, move: Move) -> int:
        """TR-4.1.5 One unit goes on board; the first kind that may come after it."""
        raise NotImplementedError

    def next_unit(self, after: int) -> "LoadUnits":
        """TR-4.1.8 The same question for the next unit."""
        raise NotImplementedError

    def preview(self, s: TrajanState, move: Move) -> list[Message]:
        units = self.units + (0 if move.kind == Do.DONE else 1)
        return [Message("trajan.preview.points_now", [int(cargo_points(s, self.ship, units))])]


class LoadPairs(LoadUnits):
    """TR-4.1.4, TR-4.1.5 The next pair: two cards, a card and a wild tile, or two wild tiles."""

    def __init__(self, who: int, after: int, units: int) -> None:
        super().__init__(who, after, units, Ship.PAIRS, MOST_PAIRS)

    def moves(self, s: TrajanState) -> list[Move]:
        player = s.players[self.who]
        wilds = player.tiles[Tile.WILD_COMMODITY]
        found: list[Move] = []
        for good in range(i64(self.after), i64(GOODS)):
            if player.hand[good] > 1:
                found.append(LOAD_PAIR[good * PAIR_WILDS])
            if player.hand[good] > 0 and wilds > 0:
                found.append(LOAD_PAIR[good * PAIR_WILDS + 1])
        if wilds > 1:
            found.append(LOAD_WILD_PAIR)
        if self.units > 0:
            found.append(DONE)
        return found

    def load_unit(self, s: TrajanState, move: Move) -> int:
        if move.kind == Do.LOAD_WILD_PAIR:
            load_wilds(s, self.who, CARDS_PER_PAIR)
            return GOODS
        load(s, self.who, move.a, CARDS_PER_PAIR - move.b, move.b)
        return move.a + 1

    def next_unit(self, after: int) -> LoadUnits:
        return LoadPairs(self.who, after, self.units + 1)

    def prompt(self, s: TrajanState) -> Message:
        return Message("trajan.prompt.load_pairs", [self.units + 1])


class LoadDifferent(LoadUnits):
    """TR-4.1.4, TR-4.1.5 The next card, of a later kind than the one before, or a wild tile."""

    def __init__(self, who: int, after: int, units: int) -> None:
        super().__init__(who, after, units, Ship.DIFFERENT, MOST_UNITS)

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

    def load_unit(self, s: TrajanState, move: Move) -> int:
        if move.kind == Do.LOAD_ONE_WILD:
            load_wilds(s, self.who, 1)
            return GOODS
        load(s, self.who, move.a, 1, 0)
        return move.a + 1

    def next_unit(self, after: int) -> LoadUnits:
        return LoadDifferent(self.who, after, self.units + 1)

    def prompt(self, s: TrajanState) -> Message:
        return Message("trajan.prompt.load_different", [self.units + 1])
