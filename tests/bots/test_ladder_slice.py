"""A slice of the series that docs/bots.md tells of: levels are as far apart as is said there."""

from math import sqrt

import pytest

from panj.bots.bot import ask
from panj.bots.registry import bot
from panj.core.dice import Dice
from panj.core.registry import REGISTRY

WIDE = 3.3
"""So many standard errors to each side hold all but one slice of a thousand."""

GREEDY_AGAINST_EASY = {
    "kingdomino": (0.79, 77, 24),
    "kohan_dej": (0.96, 80, 24),
    "minerva": (0.975, 81, 6),
    "trajan": (0.93, 81, 4),
    "pax_pamir": (0.90, 77, 8),
}
"""The share that was won in so many games, and how many are played here."""


def won_by(slug: str, one: str, other: str, games: int) -> float:
    """The share of games at two seats that one bot wins, every deal from both seats."""
    game, total = REGISTRY.game(slug), 0.0
    for number in range(games):
        seat = number % 2
        bots = [bot(one if place == seat else other) for place in range(2)]
        s, dice = game.new(2, {}, 700 + number // 2), Dice(number)
        while (d := s.decision()) is not None:
            moves = d.moves(s)
            s.play(moves[0] if len(moves) == 1 else ask(bots[d.who], game, s, 0.0, dice, moves))
        places = s.ranking()
        total += 1.0 / places.count(1) if places[seat] == 1 else 0.0
    return total / games


@pytest.mark.parametrize("slug", GREEDY_AGAINST_EASY)
def test_greedy_beats_easy_as_often_as_is_told(slug: str) -> None:
    share, played, games = GREEDY_AGAINST_EASY[slug]
    doubt = WIDE * sqrt(share * (1.0 - share) * (1.0 / played + 1.0 / games))
    assert abs(won_by(slug, "greedy", "easy", games) - share) <= doubt + 0.5 / games
