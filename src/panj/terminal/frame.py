"""A whole screen: the title, the table, the story, the question with its moves, and the keys.

It is folded step by step until it fits; lines that are left over become empty lines between parts.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from panj.terminal.board import Board, Fold, Group, Pane, Room
from panj.terminal.cells import (
    Block,
    Cell,
    Line,
    Parts,
    cut_line,
    fit,
    flow,
    in_columns,
    line,
    moves_in,
    trimmed,
    width,
    wrapped,
)
from panj.terminal.kit import HEADING, NUMBER, QUIET, numbers_of, spelled, why_not
from panj.terminal.story import Turn, turn_lines

KEYS: Final = ("?", "h", "u", "r", "v", "s", "l", "q")
INDENT: Final = 2
TITLE_GAP: Final = 2
MOST_SPELLED: Final = 24
"""More moves than this without a place are told by group; `m` tells them all."""

FEW_TURNS: Final = 2
MOST_LINES: Final = 40
LONGER_TURNS: Final = (8, 4, 2, 1)
"""How many lines more a turn may take in a window of more lines than that."""

GROUP_TITLE: Final = 9
PROMPT_LINES: Final = 1


class Scene:
    """What a screen tells besides the table: the question, and what went before it."""

    def __init__(
        self,
        name: str,
        who: int = -1,
        question: str = "",
        turns: Sequence[Turn] = (),
        reader: int = -1,
        all_moves: bool = False,
        part: str = "",
    ) -> None:
        self.name = name
        """What the game is called."""
        self.who = who
        self.question = question
        self.turns = turns
        self.reader = reader
        """Who is spoken to as `you`."""
        self.all_moves = all_moves
        """Whether every move is spelled out (`m`)."""
        self.part = part
        """The part that is looked at alone (`v t`)."""


class Sections:
    """The parts of a screen at one step of folding."""

    def __init__(
        self, title: Block, table: list[Block], story: Block, question: Block, keys: Block
    ):
        self.title = title
        self.table = [block for block in table if block]
        self.story = story
        self.question = question
        self.keys = keys

    @property
    def parts(self) -> list[Block]:
        """All parts that have lines, from above."""
        every = [self.title, *self.table, self.story, self.question, self.keys]
        return [part for part in every if part]

    @property
    def height(self) -> int:
        """How many lines they take without a gap."""
        return sum(map(len, self.parts))

    def lines(self, most: int) -> Block:
        """The lines of the screen, with empty ones between the parts as far as there is room."""
        parts = self.parts
        spare = most - self.height
        # The lowest gaps first: story, question and keys stand apart before parts of a table do.
        spaced = set(range(len(parts) - 1, 1, -1)) if spare >= len(parts) else set()
        if not spaced:
            spaced = set(range(len(parts) - 1, 1, -1)[: max(spare, 0)])
        found: Block = []
        for at, part in enumerate(parts):
            found += ([[]] if at in spaced else []) + part
        return found


def screen_lines(board: Board, pane: Pane, scene: Scene) -> Block:
    """The whole screen but the line on which one types."""
    most = pane.room.lines - PROMPT_LINES
    for _ in folded(board, pane):
        sections = sections_of(board, pane, scene)
        if sections.height <= most:
            return sections.lines(most)
    return clipped(pane, sections, most)


def folded(board: Board, pane: Pane) -> Iterator[None]:
    """The pane at every step of folding. Before the first one, in a tall window, turns are told at
    length; at the last ones groups of moves are shortened one after another."""
    pane.fold, pane.brief_groups = Fold.NOTHING, 0
    if MOST_LINES < pane.room.lines < Room.ENDLESS:
        for pane.turn_lines in LONGER_TURNS:
            yield
    pane.turn_lines = 0
    for pane.fold in Fold.ALL:
        groups = len(board.groups(pane)) + 1 if pane.fold >= Fold.MOVES else 0
        for pane.brief_groups in range(1, groups + 1) if groups else (0,):
            yield


def table_lines(board: Board, pane: Pane, name: str) -> Block:
    """The title and the table alone, however long."""
    scene = Scene(name)
    table = [
        [cut_line(each, pane.columns) for each in block] for block in table_of(board, pane, scene)
    ]
    title = title_lines(pane, name, board.title(pane))
    return Sections(title, table, [], [], []).lines(Room.ENDLESS)


def sections_of(board: Board, pane: Pane, scene: Scene) -> Sections:
    """The screen as far as it is folded now."""
    table = table_of(board, pane, scene)
    shown = moves_in([each for block in table for each in block])
    return Sections(
        title_lines(pane, scene.name, board.title(pane)),
        [[cut_line(each, pane.columns) for each in block] for block in table],
        story_lines(board, pane, scene),
        question_lines(board, pane, scene, shown),
        keys_lines(pane) if scene.question else [],
    )


def table_of(board: Board, pane: Pane, scene: Scene) -> list[Block]:
    """The table, or the one part of it that is looked at."""
    alone = board.part(pane, scene.part) if scene.part else None
    return board.table(pane) if alone is None else [alone]


def clipped(pane: Pane, sections: Sections, most: int) -> Block:
    """A table that is too long however it is folded: its end is left out, and that is said."""
    too_many = sections.height - most
    lines = [each for block in sections.table for each in block]
    kept = lines[: max(0, len(lines) - too_many - 1)]
    sections.table = [[*kept, [Cell("…", QUIET)]]]
    return sections.lines(most)


# The parts


def title_lines(pane: Pane, name: str, facts: Sequence[Parts]) -> Block:
    """A rule with the game's name and the facts that all have to know, as many as go in."""
    shown = line(Cell("─", QUIET), " ", Cell(name, HEADING))
    for fact in facts:
        more = line(Cell(" · ", QUIET), fact)
        if width(shown) + width(more) > pane.columns - 1:
            break
        shown += more
    shown = cut_line(shown, pane.columns)
    rest = pane.columns - width(shown) - 1
    return [line(shown, " ", Cell("─" * rest, QUIET)) if rest > 0 else shown]


def story_lines(board: Board, pane: Pane, scene: Scene) -> Block:
    """The last turns of the others, the latest below."""
    if pane.fold >= Fold.SILENT:
        return []
    is_short = pane.fold >= Fold.STORY
    most = (1 if is_short or not pane.is_wide else 2) + pane.turn_lines
    told: list[Block] = []
    seen: set[int] = set()
    for turn in reversed(scene.turns):
        if turn.who in seen:
            continue
        block = turn_lines(
            pane.screen, turn, pane.names, scene.reader, board.routine, pane.columns, most
        )
        if block:
            seen.add(turn.who)
            told.append(block)
        if is_short and len(told) == FEW_TURNS:
            break
    return [each for block in reversed(told) for each in block]


def question_lines(board: Board, pane: Pane, scene: Scene, shown: set[int]) -> Block:
    """The question and the moves by what they do."""
    if not scene.question:
        return []
    is_brief = pane.fold >= Fold.RIVALS and not pane.is_wide
    badge = [pane.shape(scene.who)] if is_brief else pane.badge_with_you(scene.who)
    lead = line(Cell(pane.forward, NUMBER), " ", badge, "  " if not is_brief else " ")
    lines = wrapped(scene.question, pane.columns, HEADING, lead, 4)
    if scene.all_moves:
        return lines + in_columns([spelled(pane, each) for each in pane.choices], pane.columns)
    return lines + group_lines(pane, all_groups(board, pane, shown))


def all_groups(board: Board, pane: Pane, shown: set[int]) -> list[Group]:
    """The board's groups; whatever they and the table leave out, spelled."""
    groups = board.groups(pane)
    told = set(shown)
    for each in groups:
        told |= moves_in(each.items)
    rest = [choice for choice in pane.choices if choice.number not in told]
    if rest:
        items = [spelled(pane, choice) for choice in rest]
        groups = [*groups, Group("", items, [numbers_of(pane, rest), *all_key(pane)])]
    return groups if tells_reasons(groups) else with_reasons(pane, groups)


def tells_reasons(groups: Sequence[Group]) -> bool:
    """Whether a board says itself where to ask why something cannot be done."""
    return any(item[:1] and item[0].text == "?" for each in groups for item in each.items)


def with_reasons(pane: Pane, groups: list[Group]) -> list[Group]:
    """The groups, and at the end the key that tells why other things cannot be done."""
    reasons = why_not(pane, len(pane.blocked))
    if not reasons or not groups:
        return groups
    last = groups[-1]
    return [*groups[:-1], Group(last.title, [*last.items, *reasons], last.brief)]


def all_key(pane: Pane) -> list[Parts]:
    """The key that spells every move out."""
    return [line(Cell("m", NUMBER), " ", Cell(pane.word("cli.key.moves"), QUIET))]


def group_lines(pane: Pane, groups: Sequence[Group]) -> Block:
    """Every group behind its title, all items in one column of titles."""
    titles = max((width([Cell(each.title)]) for each in groups), default=0)
    column = max(titles + TITLE_GAP, GROUP_TITLE) if titles else 0
    found: Block = []
    brief = in_short(pane, groups)
    for each in groups:
        items = items_of(pane, each, each in brief)
        lead = line(" " * INDENT, fit([Cell(each.title, HEADING)], column))
        room = pane.columns - INDENT - column
        if not column and len(items) > 2:
            found += [line(" " * INDENT, row) for row in in_columns(items, room)]
        else:
            found += flow(items, pane.columns, lead, 3 if pane.is_wide else 2)
    return [trimmed(each) for each in found]


def in_short(pane: Pane, groups: Sequence[Group]) -> list[Group]:
    """The groups that are told in short for want of room: the longest ones first."""
    able = [each for each in groups if each.brief is not None]
    length = {id(each): sum(width(item) for item in each.items) for each in able}
    return sorted(able, key=lambda each: -length[id(each)])[: pane.brief_groups]


def items_of(pane: Pane, group: Group, is_brief: bool) -> list[Line]:
    """A group's moves, in short where there are too many or there is no room."""
    brief = group.brief
    if brief is None or not (is_brief or len(group.items) > MOST_SPELLED):
        return group.items
    return [*brief, *[line(each) for each in all_key(pane)]]


def keys_lines(pane: Pane) -> Block:
    """What may be typed besides moves."""
    items: list[Parts] = [
        line(Cell(key, NUMBER), " ", Cell(pane.word(f"cli.key.{key_name(key)}"), QUIET))
        for key in KEYS
    ]
    if pane.is_wide:
        items.insert(0, Cell(pane.word("cli.key.type"), QUIET))
    return flow(items, pane.columns)[:1]


def key_name(key: str) -> str:
    """What a key is called in the words of the program."""
    return KEY_NAMES[key]


KEY_NAMES: Final = {
    "?": "why",
    "h": "hint",
    "u": "undo",
    "r": "rule",
    "v": "view",
    "m": "moves",
    "s": "scores",
    "l": "log",
    "b": "board",
    "q": "quit",
}
