"""The hints of `panj play` in lines of cells, which every terminal orders rightly."""

from collections.abc import Sequence

from panj.bots.search.hint import Hint
from panj.cli.hint import below, odds, why
from panj.core.match import Match
from panj.terminal.cells import Block, Cell, line, wrapped
from panj.terminal.kit import NUMBER, QUIET
from panj.terminal.screen import Screen


def hint_lines(
    screen: Screen, match: Match, names: Sequence[str], hints: Sequence[Hint], columns: int
) -> Block:
    """The moves with their numbers, what they are worth, and facts; between two of them, how they
    compare."""
    found: Block = []
    for hint in hints:
        if hint.compared:
            found += wrapped(f"— {screen.text(f'core.hint.{hint.compared}')}", columns, QUIET)
        found += move_lines(screen, match, names, hint, columns, hint is hints[0])
    for text in below(screen, match, names, hints):
        found += wrapped(text, columns, QUIET)
    return found


def move_lines(
    screen: Screen, match: Match, names: Sequence[str], hint: Hint, columns: int, is_best: bool
) -> Block:
    """One move with what it is worth, and below it what it does."""
    d = match.decision()
    number = Cell(screen.number(match.moves().index(hint.move) + 1), NUMBER)
    reader = -1 if d is None else d.who
    words = screen.message(match.game.told(match.state, hint.move), names, reader)
    head = line(number, "  ", Cell(words, "bold" if is_best else ""))
    worth = odds(screen, match, hint.worth)
    if worth:
        head += line("  ", worth)
    reason = why(screen, match, names, hint)
    return [head, *(wrapped(reason, columns, QUIET, "    ") if reason else [])]
