"""Whether a position is a puzzle: the cheap questions first, the dear ones only for who is left."""

from typing import Final

from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.judgement import best_of
from panj.core.moves import Move
from panj.core.purpose import dice_for
from panj.core.state import State
from panj.puzzles.recipe import Recipe
from panj.puzzles.walks import Tally, Walks, lead

LEAST_ERRORS: Final = 4.0
"""The lead of the best move in standard errors, whoever searches."""
KEPT_ERRORS: Final = 6.0
"""What is kept leads by so many, so that a search with other guesses finds its lead again."""
NEAR_ERRORS: Final = 3.0
"""What a closer look must find before the proof is made."""
DOUBT: Final = 2.0
"""So many errors below what was found, the lead of what is kept is still enough."""
HOPELESS: Final = 2.5
"""So many errors above what was found, a lead that is still too small will not become enough."""
DECIDED: Final = 0.03
"""Nobody puzzles over a game that is as good as lost or won: the chance, or what it lacks."""
MOST_AT_ONCE: Final = 5
"""So many moves are walked on from after the first look."""
FEWEST_MOVES: Final = 3
OPINIONS: Final = 4
"""On so many guesses `greedy` is asked: it must miss the best move on each."""
STEPS: Final = 3
"""In so many steps a look grows, dropping what is clearly worse."""
GREEDY_SURE: Final = 4.0
"""Where `greedy` prefers a move by so many grains, it is hardly ever wrong: nobody looks."""

LOOKED: Final = "looked"
PROMISING: Final = "promising"
CLEAR: Final = "clear"
KEPT: Final = "kept"
STAGES: Final = (LOOKED, PROMISING, CLEAR, KEPT)


class Found:
    """A position that is a puzzle."""

    def __init__(self, walks: Walks, greedy: Move, rank: int) -> None:
        self.ranked = walks.ranked()
        self.best, self.second = self.ranked[0], self.ranked[1]
        self.lead, self.errors = lead(self.best, self.second)
        self.greedy = greedy
        self.rank = rank
        """Which place `greedy` gives to the best move, from 0."""

    @property
    def tempting(self) -> Tally:
        """What `greedy` plays."""
        return next(tally for tally in self.ranked if tally.move == self.greedy)


class Sieve:
    """Asks of positions of one game whether they are puzzles."""

    def __init__(self, game: Game, recipe: Recipe) -> None:
        self.game = game
        self.recipe = recipe
        self.counts = dict.fromkeys(STAGES, 0)
        """How many positions came so far."""

    def is_worth_looking(self, s: State) -> bool:
        """Whether there is a choice, and not too much of one."""
        d = s.decision()
        return d is not None and FEWEST_MOVES <= len(d.moves(s)) <= self.recipe.most_moves

    def ask(self, s: State, seat: int, seed: int) -> Found | None:
        """Whether the position is a puzzle for the seat that is asked."""
        self.counts[LOOKED] += 1
        greedy, rated = self.greedy_moves(s, seat, seed)
        if not greedy:
            return None
        first, second, _ = self.recipe.walks
        walks = self.walks(s, seat, seed)
        if not self.promises(walks, greedy, first):
            return None
        self.counts[PROMISING] += 1
        if not self.look(walks, second) or not self.is_near(walks, greedy):
            return None
        self.counts[CLEAR] += 1
        found = self.prove(s, seat, seed + 1, greedy[0], rated)
        if found is None or not self.is_sure(found) or found.best.move != walks.ranked()[0].move:
            return None
        self.counts[KEPT] += 1
        return found

    def walks(self, s: State, seat: int, seed: int) -> Walks:
        return Walks(self.game, s, seat, self.recipe.measure, seed)

    def greedy_moves(self, s: State, seat: int, seed: int) -> tuple[list[Move], list[float]]:
        """What `greedy` plays, and how it rates all moves; nothing where it is too sure."""
        moves: list[Move] = []
        ratings: list[float] = []
        for number in range(OPINIONS):
            guess = self.game.guess(s, seat, dice_for(f"panj puzzle greedy {seed} {number}"))
            d = guess.decision()
            assert d is not None
            judgement = self.game.judgement.at(guess)
            legal = d.moves(guess)
            found = judgement.rate(guess, legal)
            ratings = ratings or found
            best = best_of(found)
            moves.append(legal[best])
            others = found[:best] + found[best + 1 :]
            if number == 0 and found[best] - max(others) >= GREEDY_SURE * judgement.grain:
                return [], ratings
        return moves, ratings

    def promises(self, walks: Walks, greedy: list[Move], until: int) -> bool:
        """The first look: the best move is not `greedy`'s, and half as far ahead as it must be.
        Where it is `greedy`'s after half of the walks, the others are not made: this look takes
        most of the time that a search takes."""
        walks.run(walks.tallies, (until + 1) // 2)
        if walks.ranked()[0].move in greedy:
            return False
        walks.run(walks.tallies, until)
        ranked = walks.ranked()
        best, second = (tally.chance / tally.walks for tally in ranked[:2])
        if ranked[0].move in greedy or best < DECIDED or second > 1.0 - DECIDED:
            return False
        return lead(ranked[0], ranked[1])[0] >= self.recipe.lead / 2.0

    def look(self, walks: Walks, until: int) -> bool:
        """A closer look, in steps: what is clearly worse is dropped on the way. Whether the lead
        may still be enough."""
        for step in range(1, STEPS + 1):
            front = walks.front(self.recipe.lead, MOST_AT_ONCE)
            behind = min(tally.walks for tally in front)
            walks.run(front, behind + (until - behind) * step // STEPS)
            gap, error = self.gap(walks)
            if gap + HOPELESS * error < self.recipe.lead:
                return False
        return True

    def gap(self, walks: Walks) -> tuple[float, float]:
        """The lead of the best move, and its standard error."""
        ranked = walks.ranked()
        gap, errors = lead(ranked[0], ranked[1])
        return gap, gap / errors if errors > 0.0 else 0.0

    def is_near(self, walks: Walks, greedy: list[Move]) -> bool:
        """Whether the closer look is worth a proof: enough of a lead, and likely no luck."""
        ranked = walks.ranked()
        gap, errors = lead(ranked[0], ranked[1])
        is_other = ranked[0].move not in greedy
        return is_other and gap >= self.recipe.lead and errors >= NEAR_ERRORS

    def is_clear(self, walks: Walks) -> bool:
        """Whether the best move leads the second by enough, and surely."""
        ranked = walks.ranked()
        gap, errors = lead(ranked[0], ranked[1])
        return gap >= self.recipe.lead and errors >= LEAST_ERRORS

    def is_sure(self, found: Found) -> bool:
        """Whether other guesses will find the same, and it matters."""
        best, second = (tally.chance / tally.walks for tally in (found.best, found.second))
        doubt = DOUBT * found.lead / found.errors
        return (
            found.errors >= KEPT_ERRORS
            and found.lead - doubt >= self.recipe.lead
            and best >= DECIDED
            and second <= 1.0 - DECIDED
        )

    def prove(
        self, s: State, seat: int, seed: int, greedy: Move, rated: list[float]
    ) -> Found | None:
        """The proof, on guesses of its own: every move is walked again from the start."""
        first, _, proof = self.recipe.walks
        walks = self.walks(s, seat, seed)
        walks.run(walks.tallies, first)
        if not self.look(walks, proof) or not self.is_clear(walks):
            return None
        place = [tally.move for tally in walks.tallies].index(walks.ranked()[0].move)
        return Found(walks, greedy, sum(rating > rated[place] for rating in rated))

    def agrees(self, s: State, seat: int, seed: int, answer: Move) -> bool:
        """Whether a search with other guesses finds the same clear answer."""
        found = self.prove(s, seat, seed, answer, [0.0] * len(self.walks(s, seat, seed).tallies))
        return found is not None and found.best.move == answer


def fresh_seed(seed: int, at: int) -> int:
    """A seed for the walks from one decision of one game: even, because the proof takes the next
    one."""
    return Dice(seed * 65_537 + at).word() * 2
