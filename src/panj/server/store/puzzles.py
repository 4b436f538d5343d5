"""Answers to puzzles and ratings, in the database."""

from collections.abc import Callable

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from panj.server.store.database import Database
from panj.server.store.rows import RatingRow, TryRow
from panj.server.store.schema import puzzle_ratings, puzzle_tries, solvers

Rate = Callable[[RatingRow | None, RatingRow | None], tuple[RatingRow, RatingRow]]
"""How the solver's and the puzzle's rating change, which may both not be known yet."""


class PuzzleStore:
    """What was answered, and how who did it is rated."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def tries(self, person: str) -> list[TryRow]:
        """What a person has answered, in that order."""
        query = sa.select(puzzle_tries).where(puzzle_tries.c.person == person)
        query = query.order_by(puzzle_tries.c.at, puzzle_tries.c.game, puzzle_tries.c.number)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [TryRow(**row._mapping) for row in rows]

    async def solver(self, person: str) -> dict[str, RatingRow]:
        """How a person is rated, by game."""
        query = sa.select(solvers).where(solvers.c.person == person)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return {row.game: rating(row) for row in rows}

    async def puzzles(self, game: str) -> dict[int, RatingRow]:
        """How the puzzles of a game are rated that somebody has tried."""
        query = sa.select(puzzle_ratings).where(puzzle_ratings.c.game == game)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return {row.number: rating(row) for row in rows}

    async def answer(
        self, tried: TryRow, rate: Rate
    ) -> tuple[RatingRow | None, RatingRow, RatingRow] | None:
        """Keep a first answer with what it does to both ratings: the solver's before, then both
        after it. None for one that is not the first."""

        def write(
            connection: sa.Connection,
        ) -> tuple[RatingRow | None, RatingRow, RatingRow] | None:
            where = by_names(puzzle_tries, tried, "person", "game", "number")
            if connection.execute(sa.select(puzzle_tries.c.score).where(where)).first():
                return None
            mine = by_names(solvers, tried, "person", "game")
            theirs = by_names(puzzle_ratings, tried, "game", "number")
            # Two who answer at once must not undo what the other did to the puzzle.
            solver = connection.execute(sa.select(solvers).where(mine).with_for_update()).first()
            puzzle = connection.execute(
                sa.select(puzzle_ratings).where(theirs).with_for_update()
            ).first()
            before = None if solver is None else rating(solver)
            one, other = rate(before, None if puzzle is None else rating(puzzle))
            of_solver = {"person": tried.person, "game": tried.game}
            put(connection, solvers, mine, {**of_solver, **numbers(one)})
            place = {"game": tried.game, "number": tried.number}
            count = 1 if puzzle is None else puzzle.tries + 1
            put(connection, puzzle_ratings, theirs, {**place, **numbers(other), "tries": count})
            connection.execute(sa.insert(puzzle_tries).values(msgspec.structs.asdict(tried)))
            return before, one, other

        try:
            return await self.database.write(write)
        except IntegrityError:  # another device or somebody else answered it just now
            return await self.database.write(write)


def rating(row: sa.Row[tuple[float, ...]]) -> RatingRow:
    return RatingRow(row.value, row.deviation, row.volatility)


def numbers(row: RatingRow) -> dict[str, float]:
    return {"value": row.value, "deviation": row.deviation, "volatility": row.volatility}


def by_names(table: sa.Table, tried: TryRow, *names: str) -> sa.ColumnElement[bool]:
    """The rows of a table that are about this answer."""
    return sa.and_(*(table.c[name] == getattr(tried, name) for name in names))


def put(
    connection: sa.Connection,
    table: sa.Table,
    where: sa.ColumnElement[bool],
    values: dict[str, object],
) -> None:
    """Change a row, or begin it."""
    if connection.execute(sa.update(table).where(where).values(values)).rowcount == 0:
        connection.execute(sa.insert(table).values(values))
