"""How far apart ratings are: what is in units of them must follow when weights change."""

from statistics import median, pstdev
from typing import Final

from panj.arena.tuning.climbing import rounded
from panj.arena.tuning.table import Table
from panj.core.purpose import dice_for

GAMES: Final = 4
LEAST: Final = 1e-9


def fitted_grain(table: Table, weights: dict[str, float]) -> float:
    """The hand's grain times how much wider these weights make the ratings of the same moves."""
    hand = table.hand()
    return rounded(hand.grain * wider(table, GAMES, weights))


def wider(table: Table, games: int, weights: dict[str, float]) -> float:
    """How much wider ratings are, in the middle of all decisions of a few games."""
    hand, new = table.hand(), table.weighed(weights)
    game = table.game
    found: list[float] = []
    for number in range(games):
        s = table.deal("grain", number)
        dice = dice_for(table.purpose("grain dice", number))
        while (d := s.decision()) is not None:
            moves = d.moves(s)
            if len(moves) == 1:
                s.make(moves[0])
                continue
            guess = game.guess(s, d.who, dice)
            ratings = new.rate(guess, moves)
            before = pstdev(hand.rate(guess, moves))
            if before > LEAST:
                found.append(pstdev(ratings) / before)
            s.make(moves[max(range(len(moves)), key=ratings.__getitem__)])
    return median(found) if found else 1.0


def usual_length(table: Table) -> int:
    """How many decisions a game has."""
    lengths: list[int] = []
    for number in range(GAMES):
        s = table.deal("grain", number)
        dice = dice_for(table.purpose("grain dice", number))
        hand = table.hand()
        count = 0
        while (d := s.decision()) is not None:
            moves = d.moves(s)
            guess = table.game.guess(s, d.who, dice)
            s.make(moves[0] if len(moves) == 1 else moves[hand.pick(guess, moves)])
            count += 1
        lengths.append(count)
    return max(1, round(median(lengths)))
