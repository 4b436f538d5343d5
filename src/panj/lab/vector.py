"""Many games at once: batches of observations and masks in, batches of action numbers out."""

from typing import Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from panj.core.codec import Json
from panj.core.game import Game
from panj.lab.actions import IllegalAction
from panj.lab.numbered_game import game_of
from panj.lab.observe import Observed
from panj.lab.rewards import Worth, known_worth, rewards
from panj.lab.runner import LaneOutcome, Runner

Whole: TypeAlias = npt.NDArray[np.int64]
Flags: TypeAlias = npt.NDArray[np.bool_]
Masks: TypeAlias = npt.NDArray[np.int8]
Rewards: TypeAlias = npt.NDArray[np.float32]


class Batch(NamedTuple):
    """What is asked in all lanes now. The arrays are this batch's own and never change."""

    observations: Observed
    """[lanes, length]: what the seats that decide know."""
    masks: Masks
    """[lanes, actions]: 1 for every legal number."""
    seats: Whole
    """[lanes]: which seats decide."""
    legal: npt.NDArray[np.int32]
    """The legal numbers of the first lane, then of the second and so on, in the list's order."""
    counts: Whole
    """[lanes]: how many legal numbers each has."""
    games: Whole
    """[lanes]: the numbers of the games in this run."""


class Stepped(NamedTuple):
    """What a step brought. A game that is over is already followed by the lane's next one."""

    rewards: Rewards
    """[lanes, seats]: 0 until a game is over."""
    finished: Flags
    """[lanes]: where a game is over."""
    scores: Whole
    """[lanes, seats]: the points of games that are over, otherwise 0."""
    places: Whole
    """[lanes, seats]: the places in games that are over, 1 for the winner, otherwise 0."""


class Vector:
    """Games of one kind in lock step. Game k of a run is the same however many lanes there are.

    The lanes play the games 0 to `games` - 1 first; a lane whose game is over goes on with
    the number `games` further.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int,
        options: dict[str, Json] | None = None,
        *,
        games: int,
        seed: int = 0,
        rewards: str = Worth.PLACES,
    ) -> None:
        if games < 1:
            raise ValueError("a vector needs at least one game")
        self.game: Final = game_of(game)
        self.terms: Final = self.game.terms(seats, options or {})
        self.worth: Final = known_worth(rewards)
        self.runner = Runner(self.game, self.terms, self.game.encoding, seed, 0, games, games)

    @property
    def length(self) -> int:
        """How many numbers an observation has."""
        return int(self.runner.length)

    @property
    def actions(self) -> int:
        """How many action numbers there are."""
        return int(self.runner.actions)

    def look(self) -> Batch:
        """What is asked now in all lanes."""
        runner = self.runner
        ends = np.frombuffer(memoryview(runner.ends), np.int64)
        return Batch(
            np.frombuffer(memoryview(runner.observations()), np.int16).reshape(-1, self.length),
            np.frombuffer(memoryview(runner.masks()), np.int8).reshape(-1, self.actions),
            np.frombuffer(memoryview(runner.seats), np.int64).copy(),
            np.frombuffer(memoryview(runner.legal), np.int32),
            np.diff(ends, prepend=0),
            np.frombuffer(memoryview(runner.numbers), np.int64).copy(),
        )

    def random(self) -> Whole:
        """A random legal number for every lane, by dice that belong to its game."""
        return np.frombuffer(memoryview(self.runner.random), np.int64).copy()

    def step(self, actions: npt.ArrayLike) -> Stepped:
        """Play one number in every lane; an illegal one is an error and changes nothing."""
        chosen = numbers_of(actions, len(self.runner.lanes))
        wrong = self.runner.choose(chosen)
        if wrong >= 0:
            raise IllegalAction(f"action {chosen[wrong]} is not legal in lane {wrong}")
        return stepped(self.runner.play(), len(chosen), self.terms.seats, self.worth)


def numbers_of(actions: npt.ArrayLike, lanes: int) -> list[int]:
    """One whole number for every lane."""
    chosen = np.asarray(actions)
    if chosen.shape != (lanes,) or not np.issubdtype(chosen.dtype, np.integer):
        raise ValueError(f"a step needs {lanes} action numbers, one for every lane")
    listed: list[int] = chosen.tolist()
    return listed


def stepped(outcomes: list[LaneOutcome], lanes: int, seats: int, worth: str) -> Stepped:
    """The arrays of a step."""
    found = Stepped(
        np.zeros((lanes, seats), np.float32),
        np.zeros(lanes, np.bool_),
        np.zeros((lanes, seats), np.int64),
        np.zeros((lanes, seats), np.int64),
    )
    for outcome in outcomes:
        found.rewards[outcome.lane] = rewards(outcome.places, outcome.scores, worth)
        found.finished[outcome.lane] = True
        found.scores[outcome.lane] = outcome.scores
        found.places[outcome.lane] = outcome.places
    return found
