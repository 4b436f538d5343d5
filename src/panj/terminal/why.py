"""Why something cannot be done now, in sentences: the same reason once, with all that it hits."""

from collections.abc import Sequence
from typing import Final

from panj.core.state import Blocked
from panj.terminal.board import Board, Pane
from panj.terminal.cells import Block, Cell, line, wrapped
from panj.terminal.filter import matching
from panj.terminal.kit import QUIET
from panj.terminal.screen import Screen
from panj.words.direction import unmarked, without_stop

MOST_NAMED: Final = 10
"""More things than this are counted: nobody reads thirty cells of a grid."""


class Reason:
    """One reason, its rule, and the things that it stands against."""

    def __init__(self, text: str, rule: str) -> None:
        self.text = text
        self.rule = rule
        self.things: list[str] = []


def reasons(board: Board, pane: Pane, reader: int, typed: str = "") -> list[Reason]:
    """What stands against things that one may want; only those that were typed, if any were."""
    blocked = pane.blocked
    if typed:
        blocked = matching(blocked, typed, lambda each: names_of(board, pane, each))
    found: dict[tuple[str, str], Reason] = {}
    for each in blocked:
        text = pane.screen.message(each.reason, pane.names, reader)
        reason = found.setdefault((text, each.rule), Reason(text, each.rule))
        name = board.thing(pane, each.thing)
        if name not in reason.things:
            reason.things.append(name)
    return list(found.values())


def names_of(board: Board, pane: Pane, blocked: Blocked) -> Sequence[str]:
    """What a blocked thing may be called by whoever asks for it."""
    return [board.thing(pane, blocked.thing), blocked.thing.partition(":")[2]]


def reason_lines(board: Board, pane: Pane, reader: int, typed: str = "") -> Block:
    """The reasons as sentences."""
    found: Block = []
    for each in reasons(board, pane, reader, typed):
        lines = wrapped(sentence(pane.screen, each), pane.columns, indent=2)
        if each.rule:
            mark = Cell(f"({each.rule})", QUIET)
            lines[-1] = line(lines[-1], " ", mark)
        found += lines
    return found


def sentence(screen: Screen, reason: Reason) -> str:
    """A reason and the things that it stands against."""
    text = without_stop(reason.text)
    named = [each for each in reason.things if each and unmarked(each) not in unmarked(text)]
    if not named:
        return f"{text}."
    shown = screen.words.comma.join(named[:MOST_NAMED])
    if len(named) > MOST_NAMED:
        shown += f" (+{screen.number(len(named) - MOST_NAMED)})"
    return f"{text}: {shown}."
