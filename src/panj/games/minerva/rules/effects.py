"""MI-4.1 to MI-4.15 What a tile does when it is activated."""

from typing import ClassVar

from mypy_extensions import i64

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Decision
from panj.games.minerva.moves import CULTURE_MOVES, GAIN, Do
from panj.games.minerva.rules.exchanges import BuyResources, PayPairs, SetExchanges, can_exchange
from panj.games.minerva.rules.payment import gain
from panj.games.minerva.state import MinervaState
from panj.games.minerva.tables import CULTURES, Good, Op


def activate(s: MinervaState, who: int, face: i64) -> Decision[MinervaState] | None:
    """MI-4.1 Carry out what needs no choice; otherwise the question that has to be asked."""
    tiles = s.tiles
    op = tiles.op[face]
    if op == Op.GAIN:
        return gain_from(s, who, face)
    if op == Op.BOTH:
        receive(s, who, face, tiles.left[face], tiles.left_count[face])
        return gain_from(s, who, face)
    if op == Op.PER_HELD:
        gain_per_held(s, who, face)
    elif op == Op.SIDES:
        return ChooseSide(who, face)
    elif op == Op.EXCHANGE and can_exchange(s, who, face):
        if tiles.left[face] == Good.DENARIUS:
            return BuyResources(who, face)
        if tiles.left[face] == Good.TWO_DIFFERENT:
            return PayPairs(who, face)
        return SetExchanges(who, face)
    return None


def gain_from(s: MinervaState, who: int, face: i64) -> Decision[MinervaState] | None:
    """MI-4.4, MI-4.6, MI-4.7, MI-4.15 A plain gain, or one with a kind of choice."""
    good = s.tiles.right[face]
    count = s.tiles.right_count[face]
    if good == Good.ANY_RESOURCE:
        return ChooseResource(who, face, count)
    if good == Good.ANY_CULTURE:
        return ChooseCulture(who, face)
    receive(s, who, face, good, count)
    return None


def receive(s: MinervaState, who: int, face: i64, good: i64, count: i64) -> None:
    """MI-4.1 A gain from a tile, told in the log."""
    if s.notes is not None:
        s.note("minerva.log.gained", [who, count, good, face])
    gain(s, who, good, count)


def gain_per_held(s: MinervaState, who: int, face: i64) -> None:
    """MI-4.5, MI-9.32 For each unit held, once per activation; nothing is paid."""
    tiles = s.tiles
    units = s.players[who].goods[tiles.left[face]] // tiles.left_count[face]
    receive(s, who, face, tiles.right[face], units * tiles.right_count[face])


class ChooseResource(Decision[MinervaState]):
    """MI-4.4, MI-4.23 A resource of choice, asked once per unit."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "face", "count")
    RULE: ClassVar[str] = "MI-4.4"

    def __init__(self, who: int, face: int, count: int) -> None:
        super().__init__(who)
        self.face = face
        self.count = count

    def moves(self, s: MinervaState) -> list[Move]:
        return GAIN[:]

    def choose(self, s: MinervaState, move: Move) -> None:
        receive(s, self.who, self.face, move.a, 1)
        if self.count > 1:
            s.then([ChooseResource(self.who, self.face, self.count - 1)])

    def prompt(self, s: MinervaState) -> Message:
        return Message("minerva.prompt.gain", [self.face, self.count])


class ChooseSide(Decision[MinervaState]):
    """MI-1.7 A slash: one of two gains."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "face")
    RULE: ClassVar[str] = "MI-1.7"

    def __init__(self, who: int, face: int) -> None:
        super().__init__(who)
        self.face = face

    def moves(self, s: MinervaState) -> list[Move]:
        tiles = s.tiles
        face = self.face
        return [
            Move(Do.SIDE, tiles.left_count[face], tiles.left[face]),
            Move(Do.SIDE, tiles.right_count[face], tiles.right[face]),
        ]

    def choose(self, s: MinervaState, move: Move) -> None:
        receive(s, self.who, self.face, move.b, move.a)

    def prompt(self, s: MinervaState) -> Message:
        return Message("minerva.prompt.side", [self.face])


class ChooseCulture(Decision[MinervaState]):
    """MI-4.7, MI-9.28 The category of a Garden's point, chosen at once."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "face")
    RULE: ClassVar[str] = "MI-4.7"

    def __init__(self, who: int, face: int) -> None:
        super().__init__(who)
        self.face = face

    def moves(self, s: MinervaState) -> list[Move]:
        return CULTURE_MOVES[:]

    def choose(self, s: MinervaState, move: Move) -> None:
        count = s.tiles.right_count[self.face]
        receive(s, self.who, self.face, Good.THEATRE + move.a, count)

    def prompt(self, s: MinervaState) -> Message:
        return Message("minerva.prompt.culture", [self.face])

    def preview(self, s: MinervaState, move: Move) -> list[Message]:
        held = s.players[self.who].goods[Good.THEATRE + move.a] + s.tiles.right_count[self.face]
        if s.stack_height(move.a) == 0:
            return [Message("minerva.preview.stack_empty", [move.a])]
        needed = s.tiles.symbols[s.top_culture(move.a)]
        return [Message("minerva.preview.culture_points", [held, needed, move.a])]


def check_culture(s: MinervaState, who: int) -> None:
    """MI-4.12 One tile of each category whose points suffice; then all points are lost."""
    goods = s.players[who].goods
    for category in range(i64(CULTURES)):
        points = goods[Good.THEATRE + category]
        if points > 0:
            if s.stack_height(category) > 0 and points >= s.tiles.symbols[s.top_culture(category)]:
                take_culture(s, who, category)
            goods[Good.THEATRE + category] = 0


def take_culture(s: MinervaState, who: int, category: i64) -> None:
    """MI-4.12, MI-4.22 The top tile of a stack goes to the player."""
    top = s.top_culture(category)
    s.taken[category] = s.taken[category] + 1
    s.players[who].culture.append(top)
    if s.notes is not None:
        s.note("minerva.log.culture_tile", [who, category, s.tiles.culture_points[top]])
