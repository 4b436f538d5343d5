"""Who has answered which puzzles, and how that is rated. What guests have answered their browsers
keep, with their rating: the server only counts on."""

from typing import Final

from panj.core.registry import REGISTRY
from panj.puzzles.puzzle import Puzzle, puzzles
from panj.server.glicko import FRESH, fresh_puzzle, rated
from panj.server.people import Caller
from panj.server.puzzle_room import first_rating
from panj.server.rooms import now
from panj.server.store.puzzles import PuzzleStore
from panj.server.store.rows import RatingRow, TryRow
from panj.server.wire.puzzles import PuzzleTry, Rated, Standing, TryRequest

SCORES: Final = (0.0, 0.5, 1.0)


class Solvers:
    """Keeps what accounts have answered, and rates."""

    def __init__(self, store: PuzzleStore) -> None:
        self.store = store

    async def tries(self, caller: Caller | None) -> list[PuzzleTry] | None:
        """What an account has answered; nothing for anybody else."""
        if caller is None or caller.person.account is None:
            return None
        rows = await self.store.tries(caller.person.id)
        return [PuzzleTry(row.game, row.number, row.score) for row in rows]

    async def standings(self, caller: Caller | None) -> dict[str, Standing] | None:
        """How an account is rated, by game; nothing for anybody else."""
        if caller is None or caller.person.account is None:
            return None
        rows = await self.store.solver(caller.person.id)
        return {game: standing(row) for game, row in rows.items()}

    async def ratings(self, game: str) -> dict[int, int]:
        """How the puzzles of a game are rated that somebody has tried."""
        return {
            number: round(row.value) for number, row in (await self.store.puzzles(game)).items()
        }

    async def count(
        self, caller: Caller | None, asked: Puzzle, score: float, mine: Standing | None
    ) -> tuple[Rated | None, int]:
        """What a first answer does to the solver's rating, and the puzzle's rating afterwards."""
        if caller is not None and caller.person.account is not None:
            return await self.keep(caller.person.id, asked, score)
        rows = await self.store.puzzles(asked.game.slug)
        row = rows.get(asked.number)
        puzzle = fresh_puzzle(first_rating(asked)) if row is None else standing(row)
        if mine is None:
            return None, round(puzzle.value)
        # A guest may answer as often as there are browsers: only the own rating changes.
        return Rated(mine, rated(mine, puzzle, score)[0]), round(puzzle.value)

    async def keep(self, person: str, asked: Puzzle, score: float) -> tuple[Rated | None, int]:
        """The same for an account: both ratings change, once."""

        def rate(solver: RatingRow | None, puzzle: RatingRow | None) -> tuple[RatingRow, RatingRow]:
            mine = FRESH if solver is None else standing(solver)
            theirs = fresh_puzzle(first_rating(asked)) if puzzle is None else standing(puzzle)
            one, other = rated(mine, theirs, score)
            return row_of(one), row_of(other)

        row = TryRow(person, asked.game.slug, asked.number, score, now())
        found = await self.store.answer(row, rate)
        if found is None:
            ratings = await self.ratings(asked.game.slug)
            return None, ratings.get(asked.number, first_rating(asked))
        before, mine, theirs = found
        was = FRESH if before is None else standing(before)
        return Rated(was, standing(mine)), round(theirs.value)

    async def take_over(self, caller: Caller, tries: list[TryRequest]) -> None:
        """What a guest has answered belongs to the account that the guest has now."""
        if caller.person.account is None:
            return
        known = {(row.game, row.number) for row in await self.store.tries(caller.person.id)}
        for each in tries:
            asked = asked_for(each)
            if asked is not None and (each.game, each.number) not in known:
                await self.keep(caller.person.id, asked, each.score)


def asked_for(wish: TryRequest) -> Puzzle | None:
    """The puzzle of an answer that a browser has kept, if there is one and it can be."""
    if wish.game not in REGISTRY.slugs() or wish.score not in SCORES:
        return None
    return puzzles(REGISTRY.game(wish.game)).get(wish.number)


def standing(row: RatingRow) -> Standing:
    return Standing(row.value, row.deviation, row.volatility)


def row_of(each: Standing) -> RatingRow:
    return RatingRow(each.value, each.deviation, each.volatility)
