"""Many games in lock step, one decision of each at a time; no NumPy, so that it compiles."""

from hashlib import blake2b
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64, u8

from panj.core.chance import KEY_BYTES, Chance
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.moves import Move
from panj.core.state import State
from panj.core.terms import Terms
from panj.sight.encoding import Encoding
from panj.sight.numbering import Numbering
from panj.sight.sheet import Sheet, blank

DICE_BYTES: Final = 12


class Table:
    """One of the games side by side: its number in the run, its state, its legal moves."""

    def __init__(self, number: int, s: State, dice: Dice) -> None:
        self.number = number
        self.s = s
        self.dice = dice
        self.moves: list[Move] = []
        self.who: i64 = 0
        self.first: i64 = 0
        """Where its part of the legal numbers begins."""
        self.chosen: i64 = -1
        """Which of its moves is to be played."""


class Ending:
    """How the game at one table ended."""

    def __init__(self, table: int, number: int, scores: list[int], places: list[int]) -> None:
        self.table = table
        self.number = number
        self.scores = scores
        self.places = places


class Runner:
    """Tables `first` to `first + count - 1` of a run with `width` tables.

    Table p plays the games p, p + width, p + 2 * width and so on of the run. A game's deal
    and its dice hang on the seed of the run and the game's number only, so that it does not
    matter how many tables share a process.
    """

    def __init__(
        self,
        game: Game,
        terms: Terms,
        encoding: Encoding,
        seed: int,
        first: int,
        count: int,
        width: int,
    ) -> None:
        self.game = game
        self.terms = terms
        self.encoding = encoding
        self.numbering: Numbering = encoding.numbering(game)
        self.seed = seed
        self.width = width
        self.length: i64 = encoding.size(terms)
        self.actions: i64 = self.numbering.size
        self.no_observations = blank(self.length * count)
        self.no_masks = vec[u8](bytes(self.actions * count))
        self.tables = [self.deal(first + i) for i in range(count)]
        self.legal = vec[i32]([])
        """The numbers of the legal moves, table by table."""
        self.ends = vec[i64]([0] * count)
        """Where each table's part of `legal` ends."""
        self.seats = vec[i64]([0] * count)
        """Who decides, at every table."""
        self.numbers = vec[i64]([table.number for table in self.tables])
        """The numbers of the games, at every table."""
        self.random = vec[i64]([0] * count)
        """A random legal number at every table, by the dice of its game."""
        self.ask()

    def deal(self, number: int) -> Table:
        """Begin a game of the run."""
        s = self.game.start(self.terms, Chance(self.secret(number, "deal", KEY_BYTES), 0))
        s.run()
        dice = Dice(int.from_bytes(self.secret(number, "dice", DICE_BYTES), "little"))
        return Table(number, s, dice)

    def secret(self, number: int, use: str, size: int) -> bytes:
        """Bytes for one use in one game."""
        text = f"panj lab {self.seed} {number} {use}"
        return blake2b(text.encode(), digest_size=size).digest()

    def ask(self) -> None:
        """List the legal moves at all tables, and draw one of each.

        It is drawn whether anybody wants it or not: then random play is the same for all who
        look at it, in one process or several.
        """
        numbering = self.numbering
        legal = vec[i32](capacity=len(self.legal) + 64)
        for i in range(i64(len(self.tables))):
            table = self.tables[i]
            d = table.s.decision()
            assert d is not None
            table.who = d.who
            self.seats[i] = d.who
            table.first = len(legal)
            table.moves = d.moves(table.s)
            for move in table.moves:
                legal = append(legal, i32(numbering.number(move)))
            self.ends[i] = len(legal)
            drawn = table.first + table.dice.below(len(legal) - table.first)
            self.random[i] = i64(legal[drawn])
        self.legal = legal

    def observations(self) -> vec[i16]:
        """What the seats that decide know, table by table."""
        out = Sheet(self.no_observations[:], 0)
        for i in range(i64(len(self.tables))):
            table = self.tables[i]
            self.encoding.write(table.s, table.who, out)
            if out.at != (i + 1) * self.length:
                raise ValueError(f"the encoding of {self.game.slug} wrote too much or too little")
        return out.cells

    def masks(self) -> vec[u8]:
        """1 for every legal number, table by table."""
        found = self.no_masks[:]
        legal = self.legal
        at: i64 = 0
        for i in range(i64(len(self.tables))):
            row = i * self.actions
            end = self.ends[i]
            while at < end:
                found[row + i64(legal[at])] = 1
                at += 1
        return found

    def choose(self, actions: list[int]) -> int:
        """Note a number for every table; the first table at which it is not legal, or -1."""
        legal = self.legal
        for i in range(i64(len(self.tables))):
            table = self.tables[i]
            number: i64 = actions[i]
            at = table.first
            end = self.ends[i]
            while at < end and i64(legal[at]) != number:
                at += 1
            if at == end:
                return i
            table.chosen = at - table.first
        return -1

    def play(self) -> list[Ending]:
        """Play what was chosen; where a game ends, the table's next one begins."""
        endings: list[Ending] = []
        for i in range(i64(len(self.tables))):
            table = self.tables[i]
            s = table.s
            s.play(table.moves[table.chosen])
            if s.decision() is None:
                endings.append(Ending(i, table.number, s.scores(), s.ranking()))
                self.tables[i] = self.deal(table.number + self.width)
                self.numbers[i] = self.tables[i].number
        self.ask()
        return endings
