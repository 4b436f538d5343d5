"""Answering a puzzle: how good a move is, what happens after it, and why the best one is best."""

from typing import Final, Literal

from panj.core.game import Game
from panj.core.moves import Move
from panj.core.state import State
from panj.puzzles.puzzle import Gain, Puzzle

Verdict = Literal["right", "good", "wrong"]
WORTH: Final[dict[Verdict, float]] = {"right": 1.0, "good": 0.5, "wrong": 0.0}
"""What the first answer counts, as between two players."""
LONGEST: Final = 8
MOST_REASONS: Final = 3
MORE: Final = "more"
LESS: Final = "less"
RIVAL_LESS: Final = "rival_less"
RIVAL_MORE: Final = "rival_more"


class Why:
    """One reason: of a source of points the solver gets more, or the best other less."""

    def __init__(self, kind: str, source: str, amount: int) -> None:
        self.kind = kind
        self.source = source
        self.amount = amount

    @property
    def key(self) -> str:
        return f"puzzle.reason.{self.kind}"


def verdict(puzzle: Puzzle, move: Move) -> Verdict:
    """How good an answer is."""
    text = puzzle.game.moves.text(move)
    if text == puzzle.asked.answer:
        return "right"
    return "good" if puzzle.is_good(text) else "wrong"


def line(game: Game, s: State, move: Move) -> list[Move]:
    """A move, and what follows if everybody takes what looks best, until it comes round: a few
    moves of one guess, and no prophecy."""
    d = s.decision()
    assert d is not None
    solver, s = d.who, s.clone()
    judgement = game.judgement.at(s)
    found, others_moved = [move], False
    s.make(move)
    while (d := s.decision()) is not None and len(found) < LONGEST:
        others_moved = others_moved or d.who != solver
        if d.who == solver and others_moved:
            break
        moves = d.moves(s)
        following = moves[0] if len(moves) == 1 else moves[judgement.pick(s, moves)]
        found.append(following)
        s.make(following)
    return found


def reasons(puzzle: Puzzle) -> list[Why]:
    """What the answer brings beyond what is tempting: the strongest reason first, and what it
    costs last."""
    found = [why for gain in puzzle.asked.gains for why in parts(gain)]
    speaks = [why for why in found if why.kind in (MORE, RIVAL_LESS)]
    costs = [why for why in found if why.kind in (LESS, RIVAL_MORE)]
    speaks.sort(key=lambda why: -why.amount)
    costs.sort(key=lambda why: -why.amount)
    return [*speaks[: MOST_REASONS - 1], *costs[:1]] if speaks else []


def parts(gain: Gain) -> list[Why]:
    """What a gain says of the solver and of the best other, in whole points."""
    mine, theirs = round(gain.mine), round(gain.theirs)
    found = [Why(MORE if mine > 0 else LESS, gain.source, abs(mine))] if mine else []
    kind = RIVAL_MORE if theirs > 0 else RIVAL_LESS
    return [*found, Why(kind, gain.source, abs(theirs))] if theirs else found
