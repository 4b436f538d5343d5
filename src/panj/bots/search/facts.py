"""What a move changes that can be counted on the table: the only reasons that are told."""

from typing import Final

from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.judgement import POINTS, Aspect, Judgement
from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import State

GUESSES: Final = 4
"""What hangs on hidden things differs from guess to guess, and is no fact."""

MOST: Final = 2
EXACT: Final = 1e-6


def facts(
    game: Game, judgement: Judgement, s: State, seat: int, move: Move, dice: Dice
) -> list[Aspect]:
    """What is more and what is less after a move and what it forces, in whole numbers: points
    first, then what counts most."""
    sure = changes(game, judgement, s, seat, move, dice)
    for _ in range(GUESSES - 1):
        others = changes(game, judgement, s, seat, move, dice)
        amounts = {other.key: other.amount for other in others}
        sure = [each for each in sure if abs(amounts.get(each.key, 0.0) - each.amount) < EXACT]
    return sure[:MOST]


def changes(
    game: Game, judgement: Judgement, s: State, seat: int, move: Move, dice: Dice
) -> list[Aspect]:
    """What one guess says about it."""
    guess = game.guess(s, seat, dice)
    before = countable(judgement, guess, seat)
    guess.make(move)
    if guess.decision() is not None:
        finish_forced(guess, seat)
    after = countable(judgement, guess, seat)
    amounts = {each.key: each.amount for each in before}
    found = [Aspect(each.key, each.amount - amounts.get(each.key, 0.0)) for each in after]
    return [each for each in found if is_whole(each.amount)]


def finish_forced(s: State, seat: int) -> None:
    """Play what is forced, as long as the same seat is asked."""
    d = s.decision()
    while d is not None and d.who == seat:
        moves = d.moves(s)
        if len(moves) > 1:
            return
        s.make(moves[0])
        d = s.decision()


def countable(judgement: Judgement, s: State, seat: int) -> list[Aspect]:
    """The points of a seat, and what else can be counted, in units."""
    found = [Aspect(POINTS, float(s.scores()[seat]))]
    for key in judgement.facts:
        for aspect in judgement.aspects(s, seat):
            if aspect.key == key:
                found.append(Aspect(key, aspect.amount / aspect.unit))
    return found


def is_whole(amount: float) -> bool:
    """Whether so much is something, and no part of one."""
    return abs(amount) >= 1.0 - EXACT and abs(amount - round(amount)) < EXACT


def telling(game: Game, preview: list[Message]) -> list[Message]:
    """The first messages of a preview that say more than that nothing is gained; none where all
    of them tell a loss, which is no reason for a move."""
    found = [message for message in preview if message.operands != [0]][:MOST]
    is_loss = game.presentation.is_loss
    return found if any(not is_loss(message.key) for message in found) else []
