"""What the others did, told one line for a turn."""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len

from panj.core.messages import Message
from panj.terminal.badges import COLOURS, SHAPES
from panj.terminal.cells import Block, Cell, Line, line, wrapped
from panj.terminal.order import FIRST_STRONG_ISOLATE, POP_ISOLATE
from panj.terminal.screen import Screen
from panj.words.direction import without_stop

MOST_LINES: Final = 2
"""A turn takes no more lines than this; what is left out is counted."""


class Turn:
    """What one seat did, in its own messages, from its first move to the next one's."""

    def __init__(self, who: int, notes: list[Message]) -> None:
        self.who = who
        self.notes = notes


class Clause:
    """A sentence of a turn: whether it goes on after the name, and how often it was said."""

    def __init__(self, text: str, goes_on: bool) -> None:
        self.text = text
        self.goes_on = goes_on
        self.count = 1


def clauses(
    screen: Screen, turn: Turn, names: Sequence[str], reader: int, routine: frozenset[str]
) -> list[str]:
    """What a turn tells, sentence by sentence: the name once as long as nothing else is spoken of,
    and how often the same is told. All but the first begin with what sets them apart."""
    found: dict[str, Clause] = {}
    name = names[turn.who]
    was_own = False
    for note in turn.notes:
        if note.key in routine:
            continue
        whole = without_stop(screen.message(note, names, reader).strip())
        begin = beginning(whole, name)
        is_own = bool(begin)
        goes_on = was_own and is_own
        was_own = is_own
        if whole in found:
            found[whole].count += 1
        else:
            found[whole] = Clause(whole.removeprefix(begin).strip() if goes_on else whole, goes_on)
    told = [(each, counted(screen, each)) for each in found.values()]
    between = {True: screen.text("cli.story.next"), False: screen.text("cli.story.apart")}
    return [
        text if at == 0 else between[each.goes_on] + text for at, (each, text) in enumerate(told)
    ]


def beginning(text: str, name: str) -> str:
    """The name as a sentence begins with it, marked as being apart or not; empty if it does not."""
    begins = (f"{name} ", f"{FIRST_STRONG_ISOLATE}{name}{POP_ISOLATE} ")
    return next((each for each in begins if text.startswith(each)), "")


def counted(screen: Screen, clause: Clause) -> str:
    """A sentence that was said so many times."""
    count = clause.count
    return clause.text if count == 1 else f"{clause.text} ×{screen.number(count)}"


def turn_lines(
    screen: Screen,
    turn: Turn,
    names: Sequence[str],
    reader: int,
    routine: frozenset[str],
    columns: int,
    most: int = MOST_LINES,
) -> Block:
    """A turn behind its seat's shape; nothing if all of it is routine."""
    told = clauses(screen, turn, names, reader, routine)
    if not told:
        return []
    lead = line(Cell("┊", "dim"), " ", Cell(SHAPES[turn.who], COLOURS[turn.who]), " ")
    room = (columns - 5) * most - 8 * most
    kept = shortened(told, room)
    left = len(told) - len(kept)
    text = f"{''.join(kept)}{'' if left else '.'}"
    lines = wrapped(text, columns - 6 if left else columns, lead=lead)
    lines = [lines[0], *[line(Cell("┊", "dim"), each) for each in map(past_edge, lines[1:])]]
    if left:
        lines[-1] += line(" ", Cell(f"(+{screen.number(left)})", "dim"))
    return lines


def past_edge(cells: Line) -> Line:
    """A further line without the column that its edge takes."""
    return line(cells[0].text[1:], cells[1:])


def shortened(told: list[str], room: int) -> list[str]:
    """As many sentences from the first as go in; always one."""
    kept = told[:1]
    for text in told[1:]:
        if cell_len("".join([*kept, text])) > room:
            break
        kept.append(text)
    return kept
