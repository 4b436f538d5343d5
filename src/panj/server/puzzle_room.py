"""A puzzle as a table for one seat. Everything that is told comes from a guess of that seat."""

from typing import Final

import msgspec

from panj.core.chance import KEY_BYTES
from panj.core.game import Game
from panj.core.match import Match
from panj.core.moves import Move
from panj.core.state import State
from panj.puzzles.puzzle import Puzzle, Tried, puzzle, puzzles
from panj.puzzles.recipe import recipe
from panj.puzzles.solving import line, reasons, verdict
from panj.puzzles.themes import FALLBACK, level_of, rating_of, theme_of
from panj.server.answers import table_answer
from panj.server.practice import LEARNER, practice_room, solo_seats
from panj.server.rooms import Room
from panj.server.story import film_of
from panj.server.told_moves import shown_move
from panj.server.wire.answers import FilmStep
from panj.server.wire.puzzles import (
    Level,
    PuzzleAnswer,
    PuzzleBrief,
    PuzzleReason,
    Rated,
    SolvedAnswer,
    TriedMove,
)

OTHERS: Final = "greedy"
"""Whose character the others have: the positions are from games between bots."""


def first_rating(asked: Puzzle) -> int:
    """How hard a puzzle should be, before anybody has tried."""
    found = recipe(asked.game)
    assert found is not None
    return rating_of(found, asked.asked)


def theme_key(asked: Puzzle) -> str:
    """The key of what its theme is called."""
    found = recipe(asked.game)
    assert found is not None
    theme = theme_of(found, asked.asked)
    return "puzzle.theme.ahead" if theme is FALLBACK else f"{asked.game.slug}.puzzle.{theme.name}"


def brief(asked: Puzzle, ratings: dict[int, int]) -> PuzzleBrief:
    """A puzzle for a list, rated as it is by now."""
    rating = ratings.get(asked.number, first_rating(asked))
    level: Level = msgspec.convert(level_of(rating), Level)
    return PuzzleBrief(asked.number, theme_key(asked), level, rating)


def briefs(game: Game, ratings: dict[int, int]) -> list[PuzzleBrief]:
    """The puzzles of a game."""
    return [brief(each, ratings) for each in puzzles(game).values()]


def asked_of(game: Game, number: int) -> tuple[Puzzle, State]:
    """A puzzle with its position; refused if there is none, or if it cannot be played to."""
    found = puzzle(game, number)
    return found, found.state()


def match_of(asked: Puzzle, s: State) -> Match:
    terms = asked.game.terms(asked.played.seats, asked.played.options)
    return Match(asked.game, terms, bytes(KEY_BYTES), s)


def solver_of(s: State) -> int:
    """The seat that is asked."""
    d = s.decision()
    assert d is not None
    return d.who


def room_of(asked: Puzzle, match: Match) -> Room:
    name = f"puzzle-{asked.game.slug}-{asked.number}"
    first = asked.game.dump(match.first)
    seats = solo_seats(name, match, solver_of(match.first), OTHERS)
    return practice_room(name, match, first, seats)


def puzzle_answer(asked: Puzzle, s: State, ratings: dict[int, int]) -> PuzzleAnswer:
    """A puzzle as it is asked: nothing of its solution."""
    about = brief(asked, ratings)
    room = room_of(asked, match_of(asked, s))
    table = table_answer(room, LEARNER, solver_of(s), {LEARNER})
    d = s.decision()
    assert d is not None
    return PuzzleAnswer(
        game=asked.game.slug,
        number=asked.number,
        theme=about.theme,
        level=about.level,
        rating=about.rating,
        moves=asked.asked.at,
        rule=d.rule,
        table=msgspec.structs.replace(table, practice=None, now=0.0),
    )


def legal(asked: Puzzle, s: State, text: str) -> Move:
    """The move of an answer; refused if it is not legal."""
    move = asked.game.moves.parse(text)
    d = s.decision()
    assert d is not None
    if move not in d.moves(s):
        raise asked.game.illegal(d, move)
    return move


def solved_answer(
    asked: Puzzle, s: State, move: Move, rated: Rated | None, rating: int
) -> SolvedAnswer:
    """What comes of an answer."""
    game, found = asked.game, verdict(asked, move)
    best, tempting = asked.answer(), game.moves.parse(asked.asked.tempting)
    return SolvedAnswer(
        verdict=found,
        move=shown_move(game, s, move),
        best=shown_move(game, s, best),
        tempting=shown_move(game, s, tempting),
        film=[] if found == "right" else film(asked, s, move),
        line=film(asked, s, best),
        reasons=[PuzzleReason(why.key, why.source, why.amount) for why in reasons(asked)],
        tried=[tried_move(asked, s, each) for each in in_order(asked)],
        rated=rated,
        rating=rating,
    )


def in_order(asked: Puzzle) -> list[Tried]:
    """What was tried, the answer first and then by what it came to."""
    found = recipe(asked.game)
    first, *others = asked.asked.tried
    is_points = found is not None and found.measure == "points"
    return [first, *sorted(others, key=lambda each: -(each.ahead if is_points else each.chance))]


def tried_move(asked: Puzzle, s: State, tried: Tried) -> TriedMove:
    move = asked.game.moves.parse(tried.move)
    return TriedMove(
        move=shown_move(asked.game, s, move),
        chance=tried.chance,
        ahead=tried.ahead,
        walks=tried.walks,
        verdict=verdict(asked, move),
    )


def film(asked: Puzzle, s: State, move: Move) -> list[FilmStep]:
    """A move and what may follow it, as the seat would see it."""
    match = match_of(asked, s)
    for each in line(asked.game, s, move):
        match.make(each)
    room = room_of(asked, match)
    return film_of(room, solver_of(s), 0, room.version).steps
