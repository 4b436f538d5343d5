"""Many games between bots, in one process or several, with one and the same result."""

from collections.abc import Callable, Iterator
from functools import partial
from hashlib import blake2b, sha256
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from typing import Final, NamedTuple, TypeVar

from panj.bots.bot import ask
from panj.bots.registry import bot
from panj.core.chance import KEY_BYTES
from panj.core.codec import Json, canonical, digest
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.moves import Move
from panj.core.registry import REGISTRY
from panj.core.state import State

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

    def seating(self, number: int) -> list[str]:
        """The bots of one game by seat; every game they move on by one seat."""
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.seats)]

    def key(self, number: int) -> bytes:
        """The key of one game's deal."""
        return secret(self.seed, number, "deal", KEY_BYTES)


class Outcome(NamedTuple):
    """How one game ended: `digest` marks its moves and its end, `state` its end alone."""

    number: int
    scores: list[int]
    places: list[int]
    decisions: int
    digest: str
    state: str


Witness = Callable[[State, int, list[Move], Move], None]
"""Told of every decision before it is played: the true state, who decides, the legal moves, the
chosen one."""


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
    bots = [bot(name) for name in series.seating(number)]  # fresh: no game knows another
    s = game.new(series.seats, series.options, series.key(number))
    dice = Dice(int.from_bytes(secret(series.seed, number, "dice", 12), "little"))
    return finish(game, s, number, lambda who: ask(bots[who], game, s, series.seconds, dice), see)


def finish(
    game: Game, s: State, number: int, choose: Callable[[int], Move], see: Witness | None = None
) -> Outcome:
    """Play a game to its end; a seat that has one move only is not asked."""
    texts: list[str] = []
    while (d := s.decision()) is not None:
        moves = d.moves(s)
        move = moves[0] if len(moves) == 1 else choose(d.who)
        texts.append(game.moves.text(move))
        if see is not None:
            see(s, d.who, moves, move)
        s.play(move)
    end = digest(game.dump(s))
    mark = sha256(canonical([number, texts, end])).hexdigest()
    return Outcome(number, list(s.scores()), list(s.ranking()), len(texts), mark, end)


def secret(seed: int, number: int, use: str, size: int) -> bytes:
    """Bytes for one use in one game."""
    return blake2b(f"panj sim {seed} {number} {use}".encode(), digest_size=size).digest()
