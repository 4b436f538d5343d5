"""Many games in lock step, one decision of each at a time; no NumPy, so that it compiles."""

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64, u8

from panj.core.cells import Cells, blank
from panj.core.chance import KEY_BYTES, Chance
from panj.core.dice import Dice
from panj.core.encoding import Encoding
from panj.core.game import Game
from panj.core.moves import Move
from panj.core.numbering import Numbering
from panj.core.purpose import bytes_for, dice_for
from panj.core.state import State
from panj.core.terms import Terms


class Lane:
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


class LaneOutcome:
    """How the game in one lane ended."""

    def __init__(self, lane: int, number: int, scores: list[int], places: list[int]) -> None:
        self.lane = lane
        self.number = number
        self.scores = scores
        self.places = places


class Runner:
    """Lanes `first` to `first + count - 1` of a run with `width` lanes.

    Lane p plays the games p, p + width, p + 2 * width and so on of the run. A game's deal
    and its dice hang on the seed of the run and the game's number only, so that it does not
    matter how many lanes share a process.
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
        self.numbering: Numbering = encoding.numbering(game.moves)
        self.seed = seed
        self.width = width
        self.length: i64 = encoding.size(terms)
        self.actions: i64 = self.numbering.size
        self.no_observations = blank(self.length * count)
        self.no_masks = vec[u8](bytes(self.actions * count))
        self.lanes = [self.deal(first + i) for i in range(count)]
        self.legal = vec[i32]([])
        """The numbers of the legal moves, lane by lane."""
        self.ends = vec[i64]([0] * count)
        """Where each lane's part of `legal` ends."""
        self.seats = vec[i64]([0] * count)
        """Who decides, in every lane."""
        self.numbers = vec[i64]([lane.number for lane in self.lanes])
        """The numbers of the games, in every lane."""
        self.random = vec[i64]([0] * count)
        """A random legal number in every lane, by the dice of its game."""
        self.ask()

    def deal(self, number: int) -> Lane:
        """Begin a game of the run."""
        purpose = f"panj lab {self.seed} {number}"
        s = self.game.start(self.terms, Chance(bytes_for(f"{purpose} deal", KEY_BYTES), 0))
        s.run()
        return Lane(number, s, dice_for(f"{purpose} dice"))

    def ask(self) -> None:
        """List the legal moves in all lanes, and draw one of each.

        It is drawn whether anybody wants it or not: then random play is the same for all who
        look at it, in one process or several.
        """
        numbering = self.numbering
        legal = vec[i32](capacity=len(self.legal) + 64)
        for i in range(i64(len(self.lanes))):
            lane = self.lanes[i]
            d = lane.s.decision()
            assert d is not None
            lane.who = d.who
            self.seats[i] = d.who
            lane.first = len(legal)
            lane.moves = d.moves(lane.s)
            for move in lane.moves:
                legal = append(legal, i32(numbering.number(move)))  # it may have moved to grow
            self.ends[i] = len(legal)
            drawn = lane.first + lane.dice.below(len(legal) - lane.first)
            self.random[i] = i64(legal[drawn])
        self.legal = legal

    def observations(self) -> vec[i16]:
        """What the seats that decide know, lane by lane."""
        out = Cells(self.no_observations[:], 0)
        for i in range(i64(len(self.lanes))):
            lane = self.lanes[i]
            self.encoding.write(lane.s, lane.who, out)
            if out.at != (i + 1) * self.length:
                raise ValueError(f"the encoding of {self.game.slug} wrote too much or too little")
        return out.values

    def masks(self) -> vec[u8]:
        """1 for every legal number, lane by lane."""
        found = self.no_masks[:]
        legal = self.legal
        at: i64 = 0
        for i in range(i64(len(self.lanes))):
            row = i * self.actions
            end = self.ends[i]
            while at < end:
                found[row + i64(legal[at])] = 1
                at += 1
        return found

    def choose(self, actions: list[int]) -> int:
        """Note a number for every lane; the first lane in which it is not legal, or -1."""
        legal = self.legal
        for i in range(i64(len(self.lanes))):
            lane = self.lanes[i]
            number: i64 = actions[i]
            at = lane.first
            end = self.ends[i]
            while at < end and i64(legal[at]) != number:
                at += 1
            if at == end:
                return i
            lane.chosen = at - lane.first
        return -1

    def play(self) -> list[LaneOutcome]:
        """Play what was chosen; where a game ends, the lane's next one begins."""
        outcomes: list[LaneOutcome] = []
        for i in range(i64(len(self.lanes))):
            lane = self.lanes[i]
            s = lane.s
            s.make(lane.moves[lane.chosen])
            if s.decision() is None:
                outcomes.append(LaneOutcome(i, lane.number, s.scores(), s.ranking()))
                self.lanes[i] = self.deal(lane.number + self.width)
                self.numbers[i] = self.lanes[i].number
        self.ask()
        return outcomes
