"""Many games between bots, in one process or several, with one and the same result."""

from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from typing import Final, NamedTuple, TypeVar

from panj.arena.playing import Outcome, played
from panj.bots.registry import bot
from panj.core.chance import KEY_BYTES
from panj.core.codec import Json
from panj.core.match import FleetingMatch
from panj.core.purpose import bytes_for, dice_for
from panj.core.registry import REGISTRY
from panj.table.driver import Witness
from panj.table.seats import in_turn, players

PARTS_EACH: Final = 8
MOST_AT_ONCE: Final = 20

T = TypeVar("T")


class Series(NamedTuple):
    """What is played: the game, its terms, the bots in turn, the seed of the whole series."""

    game: str
    seats: int
    options: dict[str, Json]
    bots: tuple[str, ...]
    seed: int
    seconds: float | None

    def players(self) -> list[int]:
        """The seats of bots: an automa's is not."""
        game = REGISTRY.game(self.game)
        return players(game, game.terms(self.seats, self.options))

    def seating(self, seats: Sequence[int], number: int) -> dict[int, str]:
        """The bots of one game at these `players`; every game they move on by one seat."""
        first = number % len(self.bots)
        return in_turn(seats, self.bots[first:] + self.bots[:first])

    def key(self, number: int) -> bytes:
        """The key of one game's deal."""
        return bytes_for(purpose(self.seed, number, "deal"), KEY_BYTES)


def play_series(series: Series, games: int, jobs: int) -> Iterator[Outcome]:
    """Play games 0 to `games` - 1, in order."""
    return in_order(SeriesGames(series).play, games, jobs)


def in_order(play: Callable[[int], T], games: int, jobs: int) -> Iterator[T]:
    """What `play` makes of games 0 to `games` - 1, in order, by one process or several."""
    if jobs <= 1:
        yield from map(play, range(games))
        return
    size = max(1, min(MOST_AT_ONCE, games // (jobs * PARTS_EACH)))
    # Leaving the pool ends its processes; only the parent answers to the keyboard.
    with get_context("spawn").Pool(jobs, signal, (SIGINT, SIG_IGN)) as pool:
        yield from pool.imap(play, range(games), size)


class SeriesGames:
    """The games of a series, with what they share worked out once."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.game = REGISTRY.game(series.game)
        self.terms = self.game.terms(series.seats, series.options)
        seats = players(self.game, self.terms)
        self.seatings = [series.seating(seats, number) for number in range(len(series.bots))]

    def play(self, number: int, see: Witness | None = None) -> Outcome:
        """One game. Its deal and the bots' dice hang on the series' seed and its number only."""
        series = self.series
        seating = self.seatings[number % len(self.seatings)]
        bots = {seat: bot(name) for seat, name in seating.items()}  # fresh: no game knows another
        match = FleetingMatch(self.game, self.terms, series.key(number))
        dice = dice_for(purpose(series.seed, number, "dice"))
        return played(match, bots, series.seconds, dice, number, see)

    def __reduce__(self) -> tuple[type["SeriesGames"], tuple[Series]]:
        return SeriesGames, (self.series,)  # each process has rules of its own


def play_one(series: Series, number: int, see: Witness | None = None) -> Outcome:
    """One game of a series."""
    return SeriesGames(series).play(number, see)


def purpose(seed: int, number: int, use: str) -> str:
    """What bytes are for: one use in one game of a series."""
    return f"panj sim {seed} {number} {use}"
