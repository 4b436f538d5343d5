"""What fitted weights are worth: matches against the hand's on deals that nobody has seen."""

from typing import NamedTuple

from panj.arena.stats import wilson
from panj.arena.tuning.table import Table, shares_won


class Met(NamedTuple):
    """One game of one new judgement among old ones."""

    won: float
    points: float
    others: float


class Proof(NamedTuple):
    """What came of a match; `even` is what nobody better would win."""

    games: int
    share: float
    low: float
    high: float
    even: float
    points: float
    others: float


class Duel:
    """Games of one seat with fitted weights among others with the hand's, every deal from every
    seat; goes to other processes. Alone, the same deal is played by both."""

    def __init__(self, table: Table, weights: dict[str, float]) -> None:
        self.table = table
        self.weights = weights

    def __call__(self, number: int) -> Met:
        """One game."""
        table = self.table
        new, hand = table.weighed(self.weights), table.hand()
        if table.seats == 1:
            points = [table.finished("proof", number, [mind]).scores()[0] for mind in (new, hand)]
            won = 0.5 if points[0] == points[1] else float(points[0] > points[1])
            return Met(won, points[0], points[1])
        seat = number % table.seats
        minds = [new if each == seat else hand for each in range(table.seats)]
        s = table.finished("proof", number // table.seats, minds)
        points = s.scores()
        others = (sum(points) - points[seat]) / (table.seats - 1)
        return Met(shares_won(s)[seat], points[seat], others)


def proof_of(table: Table, met: list[Met]) -> Proof:
    """What came of these games."""
    games = len(met)
    share, low, high = wilson(sum(each.won for each in met), games)
    return Proof(
        games,
        round(share, 4),
        round(low, 4),
        round(high, 4),
        round(1.0 / max(2, table.seats), 4),
        round(sum(each.points for each in met) / games, 2),
        round(sum(each.others for each in met) / games, 2),
    )
