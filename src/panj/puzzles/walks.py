"""What moves are worth to a seat: each is played out on many guesses of what the seat cannot see,
the same guesses for all moves.

Only guesses are looked at, and a guess hangs on nothing but what its seat knows. So two positions
that look the same to the seat are judged the same, to the last digit.
"""

from math import sqrt
from typing import Final

from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.judgement import Judgement, highest
from panj.core.moves import Move
from panj.core.purpose import dice_for
from panj.core.state import State
from panj.puzzles.recipe import Measure

SLIP: Final = 20
"""In a walk one decision of so many takes the second best: nobody plays like a clock."""
SURE: Final = 99.0
"""Standard errors of a lead that is the same in every walk."""


class Tally:
    """What came of the walks that began with one move."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.values: list[float] = []
        """What the recipe measures, walk by walk."""
        self.ahead = 0.0
        """Points ahead of the best other, summed up; likewise all that follows."""
        self.chance = 0.0
        self.sources: dict[str, tuple[float, float]] = {}
        """Points by source: the solver's, and those of the best other."""
        self.verbs: dict[int, int] = {}
        """How often the solver played what."""

    @property
    def walks(self) -> int:
        return len(self.values)

    def mean(self) -> float:
        return sum(self.values) / len(self.values)


def lead(one: Tally, other: Tally) -> tuple[float, float]:
    """By how much one move leads another on the guesses they share, and that in standard errors."""
    gaps = [a - b for a, b in zip(one.values, other.values, strict=False)]
    mean = sum(gaps) / len(gaps)
    spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
    error = sqrt(spread / len(gaps))
    if error > 0:
        return mean, min(SURE, mean / error)
    return mean, SURE if mean > 0 else 0.0


class Walks:
    """Walks from one position, by the seat that is asked there."""

    def __init__(self, game: Game, s: State, seat: int, measure: Measure, seed: int) -> None:
        self.game = game
        self.s = s
        self.seat = seat
        self.measure = measure
        self.seed = seed
        self.judgement: Judgement = game.judgement.at(s)
        d = s.decision()
        assert d is not None
        # In a guess, as all else: what may be done must not tell what is hidden either.
        self.tallies = [Tally(move) for move in d.moves(s)]

    def dice(self, number: int) -> Dice:
        return dice_for(f"panj puzzle {self.seed} {number}")

    def run(self, tallies: list[Tally], until: int) -> None:
        """Walk on from some of the moves, until each has been tried so often."""
        first = min(tally.walks for tally in tallies)
        for number in range(first, until):
            guess = self.game.guess(self.s, self.seat, self.dice(number))
            for tally in tallies:
                if tally.walks == number:
                    self.walk(guess.clone(), tally, Dice(self.seed * 1_000_003 + number))

    def walk(self, s: State, tally: Tally, dice: Dice) -> None:
        """One walk to the end of the game."""
        seat, judgement, verbs = self.seat, self.judgement, tally.verbs
        s.make(tally.move)
        while (d := s.decision()) is not None:
            moves = d.moves(s)
            move = moves[0]
            if len(moves) > 1:
                slips = dice.below(SLIP) == 0
                move = moves[self.slip(s, moves) if slips else judgement.pick(s, moves)]
            if d.who == seat:
                verbs[move.kind] = verbs.get(move.kind, 0) + 1
            s.make(move)
        self.count(s, tally)

    def slip(self, s: State, moves: list[Move]) -> int:
        return highest(self.judgement.rate(s, moves), 2)[1]

    def count(self, s: State, tally: Tally) -> None:
        """What came of a walk."""
        seat, points = self.seat, s.scores()
        rival = max((i for i in range(s.seats) if i != seat), key=lambda i: points[i], default=seat)
        ahead = float(points[seat] - (points[rival] if rival != seat else 0))
        chance = self.judgement.payoff(s)[seat]
        tally.values.append(ahead if self.measure == "points" else chance)
        tally.ahead += ahead
        tally.chance += chance
        for line in s.score_sheet():
            mine, theirs = tally.sources.get(line.key, (0.0, 0.0))
            other = line.points[rival] if rival != seat else 0
            tally.sources[line.key] = mine + line.points[seat], theirs + other

    def ranked(self) -> list[Tally]:
        """All moves, the best first; among those that were tried alike often, by what came of
        them: who was dropped early was clearly worse."""
        return sorted(self.tallies, key=lambda tally: (-tally.walks, -tally.mean()))

    def front(self, margin: float, most: int) -> list[Tally]:
        """The moves that are still worth walking on from."""
        ranked = self.ranked()
        best = ranked[0]
        near = [best]
        for tally in ranked[1:]:
            gap, errors = lead(best, tally)
            if gap < 2.0 * margin or errors < 4.0:
                near.append(tally)
        return (near if len(near) > 1 else ranked[:2])[: max(2, most)]
