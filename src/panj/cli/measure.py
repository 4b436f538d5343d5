"""How fast a game is: random games, and what single operations cost."""

from collections.abc import Callable
from importlib.util import find_spec
from statistics import median
from time import perf_counter
from typing import Final

from panj.bots.playout import playout
from panj.bots.search.budget import Budget
from panj.bots.search.search import Search, real_choice
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.state import State

SLICES: Final = 5
REPEATS: Final = 5
MICRO: Final = 1e6
SHORTEST: Final = 0.01
LANES: Final = 256
"""So many games are played side by side when the vector runner is measured."""


class Rates:
    """Random games and decisions per second, in several slices of time."""

    def __init__(self) -> None:
        self.games: list[float] = []
        self.decisions: list[float] = []


def pace(game: Game, seats: int, seconds: float) -> Rates:
    """Play random games for so many seconds, after a warm-up; every game is another deal."""
    found = Rates()
    seed = 0
    for part in range(SLICES + 1):
        start = perf_counter()
        games = decisions = 0
        while perf_counter() - start < seconds / SLICES or games == 0:
            s = game.new(seats, {}, seed)
            decisions += playout(s, Dice(seed))
            games += 1
            seed += 1
        took = perf_counter() - start
        if part:  # the first slice only warms up
            found.games.append(games / took)
            found.decisions.append(decisions / took)
    return found


def vector_pace(game: Game, seats: int, seconds: float) -> list[float]:
    """Random decisions per second with observations and masks; nothing without NumPy."""
    if find_spec("numpy") is None:
        return []
    from panj.lab.vector import Vector

    vector = Vector(game, seats, games=LANES)
    found: list[float] = []
    for part in range(SLICES + 1):
        start = perf_counter()
        steps = 0
        while perf_counter() - start < seconds / SLICES or steps == 0:
            vector.look()
            vector.step(vector.random())
            steps += 1
        if part:  # the first slice only warms up
            found.append(steps * LANES / (perf_counter() - start))
    return found


def search_pace(game: Game, seats: int, seconds: float) -> dict[str, int]:
    """Iterations per second of a search at the beginning of a game, where walks are longest: by
    judgement, and at random."""
    s = game.new(seats, {}, 0)
    real_choice(s)
    d = s.decision()
    assert d is not None
    found: dict[str, int] = {}
    for name, is_blind in (("judged", False), ("blind", True)):
        search = Search(game, game.judgement, Budget(is_blind=is_blind), Dice(0))
        search.look_from(s, d.who)
        start = perf_counter()
        search.deadline = start + seconds
        count = 0
        while perf_counter() < search.deadline:
            count += search.iterate(game.guess(s, d.who, search.dice), search.abreast)
        found[f"{name}_iterations_per_second"] = round(count / (perf_counter() - start))
    return found


def mid_game(game: Game, seats: int) -> State:
    """A state in the middle of a random game."""
    length = playout(game.new(seats, {}, 0), Dice(0))
    s = game.new(seats, {}, 0)
    dice = Dice(0)
    for _ in range(length // 2):
        d = s.decision()
        assert d is not None
        moves = d.moves(s)
        s.make(moves[dice.below(len(moves))])
    return s


def cost(work: Callable[[], object]) -> float:
    """Microseconds of one call: the best of several repeats, each long enough to measure."""
    count = 1
    while timed(work, count) < SHORTEST:
        count *= 4
    return min(timed(work, count) for _ in range(REPEATS)) / count * MICRO


def timed(work: Callable[[], object], count: int) -> float:
    """Seconds of so many calls."""
    start = perf_counter()
    for _ in range(count):
        work()
    return perf_counter() - start


def measure(game: Game, seats: int, seconds: float) -> dict[str, float | int | str | None]:
    """All numbers of one game at one number of seats."""
    found = pace(game, seats, seconds)
    vector = vector_pace(game, seats, seconds)
    s = mid_game(game, seats)
    dice = Dice(0)
    data = game.dump(s)
    return {
        "game": game.slug,
        "seats": seats,
        "games_per_second": round(median(found.games), 1),
        "games_per_second_best": round(max(found.games), 1),
        "decisions_per_second": round(median(found.decisions)),
        "decisions_per_second_best": round(max(found.decisions)),
        "vector_decisions_per_second": round(median(vector)) if vector else None,
        "vector_decisions_per_second_best": round(max(vector)) if vector else None,
        "clone_us": round(cost(s.clone), 3),
        "view_us": round(cost(lambda: game.view(s, 0)), 3),
        "guess_us": round(cost(lambda: game.guess(s, 0, dice)), 3),
        "dump_load_us": round(cost(lambda: (game.dump(s), game.load(data))), 3),
    }
