"""How fast a series of random games is beside the bench: `python tools/series_pace.py [ROUNDS]`.

Both are measured in turns and by the time of this process, which other programs on the machine
disturb little: what `panj sim` does with each game, and what `panj bench` does.
"""

import argparse
from collections.abc import Callable
from time import process_time
from typing import Final

from panj.arena.simulate import Series, SeriesGames
from panj.bots.playout import playout
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.registry import REGISTRY

SLICE: Final = 0.3
"""Seconds of each part of a round."""


def bench_game(game: Game, seats: int) -> Callable[[int], object]:
    """What the bench does with the game of a number."""
    return lambda number: playout(game.new(seats, {}, number), Dice(number))


def pace(play: Callable[[int], object], first: int) -> tuple[float, int]:
    """Games per second from a number on, and the number of the next one."""
    start = process_time()
    number = first
    while process_time() - start < SLICE:
        play(number)
        number += 1
    return (number - first) / (process_time() - start), number


def middle(values: list[float]) -> float:
    """The one in the middle."""
    return sorted(values)[len(values) // 2]


def row(game: Game, seats: int, rounds: int) -> str:
    """A row of the table: games per second of both, the least and the greatest ratio."""
    plays = (
        bench_game(game, seats),
        SeriesGames(Series(game.slug, seats, {}, ("random",), 0, None)).play,
    )
    at = [0, 0]
    rates: tuple[list[float], list[float]] = ([], [])
    for part in range(rounds + 1):
        for i, play in enumerate(plays):
            rate, at[i] = pace(play, at[i])
            if part:  # the first round only warms up
                rates[i].append(rate)
    ratios = sorted(sim / bench for bench, sim in zip(*rates, strict=True))
    figures = f"{middle(rates[0]):,.0f} | {middle(rates[1]):,.0f}"
    return f"| {game.slug}, {seats} | {figures} | {ratios[0]:.2f}–{ratios[-1]:.2f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rounds", type=int, nargs="?", default=5)
    rounds = parser.parse_args().rounds
    print("| game, seats | bench | sim | ratio |\n|---|---|---|---|")
    for slug in REGISTRY.slugs():
        game = REGISTRY.game(slug)
        for seats in (min(game.seat_counts), max(game.seat_counts)):
            print(row(game, seats, rounds), flush=True)


if __name__ == "__main__":
    main()
