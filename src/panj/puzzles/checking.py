"""What is wrong with puzzles: each is played to, and searched again with other guesses."""

from collections.abc import Iterator, Sequence

from panj.core.messages import Refused
from panj.core.purpose import dice_for
from panj.core.state import State
from panj.puzzles.puzzle import BETWEEN, Puzzle
from panj.puzzles.recipe import Recipe, recipe
from panj.puzzles.sieve import FEWEST_MOVES, KEPT_ERRORS, Sieve
from panj.puzzles.themes import FALLBACK, theme_of
from panj.words import LANGUAGES, words_for


def faults(puzzle: Puzzle) -> list[str]:
    """Everything that is wrong with a puzzle as it is written down, in plain sentences."""
    found = recipe(puzzle.game)
    if found is None:
        return ["its game has no recipe"]
    played = stray_move(puzzle)
    if played:
        return [played]
    return [*about_moves(puzzle), *about_numbers(puzzle, found), *about_words(puzzle, found)]


def stray_move(puzzle: Puzzle) -> str:
    """The first move of its game that is not legal, or nothing."""
    game, played = puzzle.game, puzzle.played
    s = game.new(played.seats, played.options, played.seed)
    for number, text in enumerate(played.moves.split(BETWEEN)[: puzzle.asked.at], 1):
        d = s.decision()
        try:
            move = game.moves.parse(text)
        except Refused:
            return f"move {number}, {text}, is no move"
        if d is None or move not in d.moves(s):
            return f"move {number}, {text}, is not legal"
        s.make(move)
    return "" if s.decision() is not None else "nobody is asked"


def about_moves(puzzle: Puzzle) -> Iterator[str]:
    """The answers must be legal for whoever sees what the seat sees."""
    s = puzzle.state()
    d = s.decision()
    assert d is not None
    legal = {puzzle.game.moves.text(move) for move in d.moves(s)}
    asked = puzzle.asked
    if len(legal) != asked.legal or len(legal) < FEWEST_MOVES:
        yield f"has {len(legal)} legal moves, not {asked.legal}"
    for text in (asked.answer, asked.tempting, *(tried.move for tried in asked.tried)):
        if text not in legal:
            yield f"{text} is not legal"


def about_numbers(puzzle: Puzzle, found: Recipe) -> Iterator[str]:
    """What its search found must be what is asked of every puzzle."""
    asked = puzzle.asked
    if asked.answer == asked.tempting:
        yield "greedy finds it"
    if asked.lead < found.lead or asked.errors < KEPT_ERRORS:
        yield f"leads by {asked.lead} only, {asked.errors} errors"
    if not asked.tried or asked.tried[0].move != asked.answer:
        yield "the answer is not the best of what was tried"


def about_words(puzzle: Puzzle, found: Recipe) -> Iterator[str]:
    """Its theme and its reasons must have words in every language."""
    theme = theme_of(found, puzzle.asked)
    keys = [] if theme is FALLBACK else [f"{puzzle.game.slug}.puzzle.{theme.name}"]
    keys += [gain.source for gain in puzzle.asked.gains]
    for lang in LANGUAGES:
        yield from (f"{lang}: there is no {key}" for key in keys if not words_for(lang).has(key))


def is_found_again(puzzle: Puzzle, seed: int, s: State | None = None) -> bool:
    """Whether a search with other guesses finds the same answer, clearly ahead: by the least lead
    and by four standard errors. The position may be any state that looks the same."""
    found = recipe(puzzle.game)
    assert found is not None
    s = puzzle.state() if s is None else s
    d = s.decision()
    assert d is not None
    dice = dice_for(f"panj puzzle again {puzzle.name} {seed}")
    return Sieve(puzzle.game, found).agrees(s, d.who, dice.word() * 2 + 1, puzzle.answer())


def sample(found: Sequence[Puzzle], count: int) -> list[Puzzle]:
    """So many puzzles, spread over all of them: always the same."""
    if count >= len(found):
        return list(found)
    return [found[place * len(found) // count] for place in range(count)]
