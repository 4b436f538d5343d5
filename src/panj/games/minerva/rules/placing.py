"""MI-3.14, MI-3.15 Laying a tile, and what happens at once."""

from typing import ClassVar

from mypy_extensions import i64

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Decision
from panj.games.minerva.moves import DIRECTIONS, HALVES, Do
from panj.games.minerva.rules.activation import ChooseDirection, line_cells
from panj.games.minerva.rules.setup import refill_temples
from panj.games.minerva.rules.special import when_built
from panj.games.minerva.rules.temples import city_points, is_temple
from panj.games.minerva.state import MinervaState
from panj.games.minerva.tables import Face


class PlaceTile(Decision[MinervaState]):
    """MI-3.14 The cell for a tile that was paid, or for a residence."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "face", "pair")
    RULE: ClassVar[str] = "MI-3.14"

    def __init__(self, who: int, face: int, pair: int) -> None:
        super().__init__(who)
        self.face = face
        self.pair = pair

    def moves(self, s: MinervaState) -> list[Move]:
        return [Move(Do.PLACE, cell) for cell in s.players[self.who].city.empty_beside()]

    def choose(self, s: MinervaState, move: Move) -> None:
        player = s.players[self.who]
        player.city.put(move.a, self.face)
        if self.face == Face.RESIDENCE:
            player.residences -= 1
            s.note("minerva.log.residence", [self.who, move.a])
            s.then([ChooseDirection(self.who, move.a)])
            return
        s.note("minerva.log.built", [self.who, self.face, move.a])
        leave_display(s, self.face, self.pair)
        when_built(s, self.who, self.face, move.a)

    def prompt(self, s: MinervaState) -> Message:
        if self.face == Face.RESIDENCE:
            return Message("minerva.prompt.place_residence", [])
        return Message("minerva.prompt.place", [self.face])

    def preview(self, s: MinervaState, move: Move) -> list[Message]:
        player = s.players[self.who]
        city = player.city.clone()
        before = city_points(s.tiles, city, player.goods)
        city.put(move.a, self.face)
        more = city_points(s.tiles, city, player.goods) - before
        messages = [Message("minerva.preview.points", [more])] if more else []
        if self.face == Face.RESIDENCE:
            messages += line_lengths(s, self.who, move.a)
        return messages


def line_lengths(s: MinervaState, who: int, cell: int) -> list[Message]:
    """MI-3.17 How many tiles each direction would activate, where it is any."""
    city = s.players[who].city
    found: list[Message] = []
    for direction in range(DIRECTIONS):
        acting = 0
        for other in line_cells(city, cell, direction):
            if s.tiles.acts_in_line(city.at(other)):
                acting += 1
        if acting:
            found.append(Message("minerva.preview.line", [direction, acting]))
    return found


def leave_display(s: MinervaState, face: i64, pair: i64) -> None:
    """MI-3.15, MI-6.5 The tile is gone from the display; the temple row is filled up."""
    if is_temple(face):
        s.row.remove(face)
        if s.temples:
            refill_temples(s)
    elif s.is_solo:
        discard_other_half(s, face, pair)
    else:
        s.display[face] = s.display[face] - 1


def discard_other_half(s: MinervaState, face: i64, pair: i64) -> None:
    """MI-6.5 The other half of the pair leaves the game."""
    at = pair * HALVES
    first: int = s.pairs[at]
    second: int = s.pairs[at + 1]
    del s.pairs[at : at + HALVES]
    other = second if first == face else first
    if other != Face.EMPTY:
        s.removed.append(other)
        s.note("minerva.log.other_half", [other])
