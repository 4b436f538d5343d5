"""Many games between bots, in one process or several, with one and the same result."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from typing import Final, NamedTuple, TypeVar

from panj.bots.bot import ask
from panj.bots.registry import bot
from panj.core.chance import KEY_BYTES
from panj.core.codec import Json, digest
from panj.core.match import FleetingMatch, Match
from panj.core.moves import Move
from panj.core.purpose import bytes_for, dice_for
from panj.core.registry import REGISTRY
from panj.table.driver import Decide, Driver, Witness
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


class Outcome(NamedTuple):
    """How one game ended: `digest` marks its moves and its end, `state` its end alone."""

    number: int
    scores: list[int]
    places: list[int]
    decisions: int
    digest: str
    state: str


def play_series(series: Series, games: int, jobs: int) -> Iterator[Outcome]:
    """Play games 0 to `games` - 1, in order."""
    return in_order(partial(play_one, series), games, jobs)


def in_order(play: Callable[[int], T], games: int, jobs: int) -> Iterator[T]:
    """What `play` makes of games 0 to `games` - 1, in order, by one process or several."""
    if jobs <= 1:
        yield from map(play, range(games))
        return
    size = max(1, min(MOST_AT_ONCE, games // (jobs * PARTS_EACH)))
    # Leaving the pool ends its processes; only the parent answers to the keyboard.
    with get_context("spawn").Pool(jobs, signal, (SIGINT, SIG_IGN)) as pool:
        yield from pool.imap(play, range(games), size)


def play_one(series: Series, number: int, see: Witness | None = None) -> Outcome:
    """One game. Its deal and the bots' dice hang on the series' seed and its number only."""
    game = REGISTRY.game(series.game)
    terms = game.terms(series.seats, series.options)
    seating = series.seating(players(game, terms), number)
    bots = {seat: bot(name) for seat, name in seating.items()}  # fresh: no game knows another
    match = FleetingMatch(game, terms, series.key(number))
    dice = dice_for(purpose(series.seed, number, "dice"))

    def decide(who: int) -> Move:
        # Not guarded: figures about a substitute would be taken for those of the bot.
        return ask(bots[who], game, match.state, series.seconds, dice)

    return finish(match, number, decide, see)


def finish(match: Match, number: int, decide: Decide, see: Witness | None = None) -> Outcome:
    """Play a match between bots to its end."""
    Driver(match, (), decide, see).advance()
    s = match.state
    text = match.game.moves.text
    texts = [text(played.move) for played in match.played]
    end = digest(match.game.dump(s))
    mark = digest([number, texts, end])
    return Outcome(number, list(s.scores()), list(s.ranking()), len(texts), mark, end)


def purpose(seed: int, number: int, use: str) -> str:
    """What bytes are for: one use in one game of a series."""
    return f"panj sim {seed} {number} {use}"
