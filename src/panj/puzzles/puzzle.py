"""Puzzles as they are written down: games between bots, and the moments of them that are asked."""

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec
from msgspec import Struct

from panj.core.game import Game
from panj.core.messages import Refused
from panj.core.moves import Move
from panj.core.purpose import dice_for
from panj.core.state import State
from panj.puzzles.recipe import FOLDER, recipe

FILE: Final = "puzzles.jsonl"
BETWEEN: Final = ";"
"""Stands between moves; none has it."""
GOOD: Final = 2.0
"""A move that loses at most so many times the least lead is good, if it is the second."""


class Tried(Struct, frozen=True, array_like=True):
    """What the proof found of one legal move."""

    move: str
    ahead: float
    """Points ahead of the best other at the end, on average."""
    chance: float
    """The chance to win."""
    walks: int


class Gain(Struct, frozen=True, array_like=True):
    """What the answer brings at the end of the game beyond what was tempting, on average."""

    source: str
    """The key of a line in the score sheet."""
    mine: float
    theirs: float


class Asked(Struct, frozen=True, omit_defaults=True):
    """One moment of a game that is asked."""

    number: int
    at: int
    """After so many moves of the game."""
    answer: str
    tempting: str
    """What `greedy` plays."""
    legal: int
    """How many moves there are."""
    rank: int
    """Which place `greedy` gives to the answer, from 0."""
    lead: float
    errors: float
    tried: list[Tried]
    """The best moves, the answer first; those that are not here are worse."""
    gains: list[Gain] = []
    verbs: dict[str, float] = {}
    """What the solver plays more or less often afterwards, in a walk."""


class Played(Struct, frozen=True):
    """A game between bots and what is asked of it."""

    seed: int
    seats: int
    options: dict[str, Any]
    moves: str
    asked: list[Asked]


class Header(Struct):
    """The first line: where the search stands, and what it found on the way."""

    format: int
    game: str
    rules_version: int
    seed: int = 1
    """The next game's."""
    number: int = 0
    """The highest number that a puzzle ever had: none is given twice."""
    seconds: float = 0.0
    """Time of processors."""
    counts: dict[str, int] = {}
    again: int = 0
    """So many were searched again with other guesses, when all had been found."""
    agreed: int = 0
    """And so many of these had the same answer."""


class Book:
    """All puzzles of a game."""

    def __init__(self, header: Header, games: list[Played]) -> None:
        self.header = header
        self.games = games

    def count(self) -> int:
        return sum(len(game.asked) for game in self.games)

    def next_number(self) -> int:
        numbers = [asked.number for game in self.games for asked in game.asked]
        return 1 + max([self.header.number, *numbers])

    def text(self) -> str:
        """As a file has it: a line for the header, then one for each game."""
        lines = [self.header, *self.games]
        return "".join(written(line) + "\n" for line in lines)


def written(line: Struct) -> str:
    return json.dumps(msgspec.to_builtins(line), ensure_ascii=False, separators=(",", ":"))


def read_book(data: bytes) -> Book:
    """The puzzles in a file; refused if it is damaged."""
    try:
        first, *lines = data.splitlines()
        header = msgspec.json.decode(first, type=Header)
        return Book(header, [msgspec.json.decode(line, type=Played) for line in lines])
    except (ValueError, msgspec.MsgspecError):
        raise Refused("puzzle.refusal.damaged", [0]) from None


class Puzzle:
    """One puzzle of a game."""

    def __init__(self, game: Game, played: Played, asked: Asked) -> None:
        self.game = game
        self.played = played
        self.asked = asked
        self.number = asked.number

    @property
    def name(self) -> str:
        return f"{self.game.slug} {self.number}"

    def true_state(self) -> State:
        """The position as it was in its game. Nobody is shown this, and nothing is judged by it."""
        s = self.game.new(self.played.seats, self.played.options, self.played.seed)
        try:
            for text in self.played.moves.split(BETWEEN)[: self.asked.at]:
                s.make(self.game.moves.parse(text))
        except (Refused, AssertionError, LookupError):
            raise Refused("puzzle.refusal.damaged", [self.number]) from None
        if s.decision() is None:
            raise Refused("puzzle.refusal.damaged", [self.number])
        return s

    def state(self) -> State:
        """The position in a guess of the seat that is asked: all that is shown comes from this, so
        nothing can come of what the seat does not know."""
        s = self.true_state()
        d = s.decision()
        assert d is not None
        return self.game.guess(s, d.who, dice_for(f"panj puzzle {self.name}"))

    def answer(self) -> Move:
        return self.game.moves.parse(self.asked.answer)

    def is_good(self, text: str) -> bool:
        """Whether a move is a good second: the next best, and not far behind."""
        found = recipe(self.game)
        second = self.asked.tried[1].move
        return found is not None and text == second and self.asked.lead <= GOOD * found.lead


def read_puzzles(game: Game, book: Book) -> dict[int, Puzzle]:
    """The puzzles of a book by their numbers; none if it is of other rules."""
    if book.header.rules_version != game.rules_version:
        return {}
    found = (Puzzle(game, played, asked) for played in book.games for asked in played.asked)
    return {each.number: each for each in found}


@cache
def puzzles(game: Game) -> dict[int, Puzzle]:
    """The puzzles of a game by their numbers; none for a game without any, or where they cannot be
    read: a damaged file takes nothing else away."""
    if not game.house.package:
        return {}
    file = files(game.house.package).joinpath(FOLDER, FILE)
    try:
        return read_puzzles(game, read_book(file.read_bytes())) if file.is_file() else {}
    except Refused:
        return {}


def puzzle(game: Game, number: int) -> Puzzle:
    """A puzzle; refused if there is none."""
    found = puzzles(game).get(number)
    if found is None:
        raise Refused("puzzle.refusal.missing", [number])
    return found
