"""Making puzzles: game after game between bots. The file itself says where the search stands, so
it can be stopped whenever one likes."""

from collections.abc import Callable, Iterator
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from time import process_time
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from panj.bots.bot import ask
from panj.bots.registry import bot
from panj.core.game import Game
from panj.core.moves import Move
from panj.core.purpose import dice_for
from panj.core.registry import REGISTRY
from panj.core.state import State
from panj.puzzles.puzzle import BETWEEN, Asked, Book, Header, Played, read_book
from panj.puzzles.recipe import Recipe, recipe
from panj.puzzles.sieve import Sieve, fresh_seed
from panj.puzzles.telling import asked

MOST_FROM_ONE: Final = 3
"""Puzzles of one game: they would be too much alike."""
APART: Final = 4
"""Decisions between two of them."""


class Yield(Struct, frozen=True):
    """What one game brought."""

    seed: int
    seconds: float
    counts: dict[str, int]
    played: Played


def search_game(slug: str, seed: int) -> Yield:
    """Play one game between bots and look at its decisions; in a process of its own, perhaps."""
    began = process_time()
    game = REGISTRY.game(slug)
    found = recipe(game)
    assert found is not None
    search = GameSearch(game, found, seed)
    search.run()
    return Yield(seed, process_time() - began, search.sieve.counts, search.played())


class GameSearch:
    """One game between bots that is searched for puzzles."""

    def __init__(self, game: Game, recipe: Recipe, seed: int) -> None:
        self.game = game
        self.recipe = recipe
        self.seed = seed
        self.sieve = Sieve(game, recipe)
        self.dice = dice_for(f"panj puzzle game {game.slug} {seed}")
        self.seats = recipe.seats[self.dice.below(len(recipe.seats))]
        self.options = recipe.options[self.dice.below(len(recipe.options))]
        names = [recipe.players[self.dice.below(len(recipe.players))] for _ in range(self.seats)]
        self.bots = [bot(name) for name in names]
        self.moves: list[str] = []
        self.moments: list[tuple[int, State]] = []
        """The decisions that may be asked: after so many moves, and how it stands there."""
        self.asked: list[Asked] = []

    def run(self) -> None:
        """Play the game to its end, then look at its decisions."""
        s = self.game.new(self.seats, self.options, self.seed)
        while (d := s.decision()) is not None:
            legal = d.moves(s)
            if self.sieve.is_worth_looking(s) and self.dice.below(self.recipe.every) == 0:
                self.moments.append((len(self.moves), s.clone()))
            move = legal[0] if len(legal) == 1 else self.choose(s, d.who)
            self.moves.append(self.game.moves.text(move))
            s.make(move)
        begin, end = (int(part * len(self.moves)) for part in self.recipe.between)
        for at, moment in self.moments:
            if begin <= at <= end:
                self.look(moment, at)

    def look(self, s: State, at: int) -> None:
        """Look at one decision, if it is not too near to one that is asked already."""
        last = self.asked[-1].at if self.asked else -APART
        d = s.decision()
        if d is None or at - last < APART or len(self.asked) >= MOST_FROM_ONE:
            return
        found = self.sieve.ask(s, d.who, fresh_seed(self.seed, at))
        if found is not None:
            self.asked.append(asked(self.game, found, at))

    def choose(self, s: State, who: int) -> Move:
        return ask(self.bots[who], self.game, s, None, self.dice)

    def played(self) -> Played:
        """The game as far as it is needed."""
        last = self.asked[-1].at if self.asked else 0
        moves = BETWEEN.join(self.moves[:last])
        return Played(self.seed, self.seats, self.options, moves, self.asked)


class Maker:
    """Fills the file of a game."""

    def __init__(self, game: Game, file: Path, workers: int = 1) -> None:
        self.game = game
        self.file = file
        self.workers = workers
        if file.exists():
            self.book = read_book(file.read_bytes())
        else:
            self.book = Book(Header(1, game.slug, game.rules_version), [])

    def run(self, enough: Callable[[Book], bool], tell: Callable[[Book], None]) -> None:
        """Search game after game until it is enough."""
        if enough(self.book):
            return
        for each in self.yields():
            self.take(each)
            self.save()
            tell(self.book)
            if enough(self.book):
                return

    def yields(self) -> Iterator[Yield]:
        """What the next games bring, in the order of their seeds."""
        seeds = count(self.book.header.seed)
        if self.workers == 1:
            for seed in seeds:
                yield search_game(self.game.slug, seed)
        with get_context("spawn").Pool(self.workers) as pool:
            pending = [
                pool.apply_async(search_game, (self.game.slug, next(seeds)))
                for _ in range(2 * self.workers)
            ]
            while True:
                yield pending.pop(0).get()
                pending.append(pool.apply_async(search_game, (self.game.slug, next(seeds))))

    def take(self, each: Yield) -> None:
        """What a game brought goes into the book, with numbers of its own."""
        header = self.book.header
        header.seed = each.seed + 1
        header.seconds = round(header.seconds + each.seconds, 1)
        for stage, amount in each.counts.items():
            header.counts[stage] = header.counts.get(stage, 0) + amount
        if each.played.asked:
            number = self.book.next_number()
            numbered = [
                replace(found, number=number + place)
                for place, found in enumerate(each.played.asked)
            ]
            header.number = numbered[-1].number
            self.book.games.append(replace(each.played, asked=numbered))

    def save(self) -> None:
        """Written beside and put in place: whoever stops it in the middle loses nothing."""
        beside = self.file.with_suffix(".new")
        beside.write_text(self.book.text(), encoding="utf-8")
        beside.replace(self.file)


def record_again(book: Book, searched: int, agreed: int) -> None:
    """How many were searched again with other guesses, and how many had the same answer."""
    book.header.again, book.header.agreed = searched, agreed


def drop(book: Book, numbers: set[int]) -> None:
    """Take puzzles out that were not found again; the others keep their numbers."""
    kept = [
        replace(game, asked=[asked for asked in game.asked if asked.number not in numbers])
        for game in book.games
    ]
    book.games = [game for game in kept if game.asked]
