"""One terminal at one match: what is shown there, what is typed there, where it is saved."""

import re
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from panj.cli.errors import Wrong, explain
from panj.cli.files import check_target, is_same, save_text
from panj.cli.names import shown_names
from panj.cli.scores import score_lines
from panj.cli.seen import pane_of, scene_of
from panj.cli.thinking import ThinkingLine
from panj.core.match import Match
from panj.core.match_file import write
from panj.core.messages import SPECTATOR, Message, Refused
from panj.table.seats import Seats
from panj.terminal.badges import COLOURS, SHAPES
from panj.terminal.board import Pane, Room
from panj.terminal.cells import Block, Cell, Line, broken, line
from panj.terminal.choices import Choice
from panj.terminal.frame import Scene, screen_lines
from panj.terminal.generic import board_of
from panj.terminal.ink import Look
from panj.terminal.plain import PlainTable
from panj.terminal.screen import Screen
from panj.terminal.story import Turn, turn_lines
from panj.words.direction import unmarked

HOME = "\x1b[H"
APART = re.compile("[\u2066-\u2069]")
"""Between the parts of a sentence whose letters are ordered each by itself."""

HANGING = 4
"""How far further lines of something too long stand in."""


class Refusal(Exception):
    """A script typed something that was refused: what follows in it has lost its meaning."""


class Sight:
    """Where somebody looks: whose mat stands large, which part alone, whether at every move."""

    def __init__(self) -> None:
        self.focus: int | None = None
        self.part = ""
        self.all_moves = False


class MatchConsole:
    """A match, the people who share the terminal, and who of them sits there now (`me`)."""

    def __init__(
        self,
        screen: Screen,
        match: Match,
        seats: Seats,
        save_to: Path | None = None,
        look: Look | None = None,
        is_plain: bool = False,
    ) -> None:
        self.screen = screen
        self.match = match
        self.seats = seats
        self.names = shown_names(screen, match, seats.stored)
        self.board = board_of(match.game)
        self.look = Look(screen.words.is_rtl) if look is None else look
        self.plain = PlainTable(screen, match.game, self.names) if is_plain else None
        self.sight = Sight()
        self.save_to = save_to
        self.me = seats.people[0] if seats.people else SPECTATOR
        self.is_script = not sys.stdin.isatty()

    # What is shown

    def sentence(self, message: Message) -> str:
        """A message as the people at this terminal read it."""
        return self.screen.message(message, self.names, self.seats.reader)

    def tell(self, notes: Sequence[Message]) -> None:
        """The log lines that the person at the terminal may read."""
        for note in notes:
            if note.is_for(self.me):
                self.say(self.sentence(note), indent=2)

    def tell_turn(self, turn: Turn) -> None:
        """What somebody else did, as one line."""
        if self.plain is not None:
            self.tell([note for note in turn.notes if note.key not in self.board.routine])
            return
        notes = [note for note in turn.notes if note.is_for(self.me)]
        columns = self.room().columns
        told = Turn(turn.who, notes)
        self.show_lines(
            turn_lines(
                self.screen, told, self.names, self.seats.reader, self.board.routine, columns
            )
        )

    def say(self, text: str, style: str = "", indent: int = 0) -> None:
        """A sentence, as this terminal orders its letters."""
        if self.plain is not None:
            self.tell_lines([text])
        else:
            self.show_lines([line(" " * indent, Cell(text, style))], indent)

    def say_whole(self, text: str, style: str = "") -> None:
        """A sentence with something in it that somebody may copy, such as a key or a path: it is
        not broken into lines."""
        if self.plain is not None:
            self.tell_lines([text])
        else:
            parts = [Cell(part, style) for part in APART.split(text) if part]
            self.screen.out.print(self.inked(parts), soft_wrap=True)

    def remark(self, key: str, /, **operands: int | str) -> None:
        """A remark beside the match: on standard error."""
        self.say_aside(self.screen.text(key, **operands), "dim")

    def complain(self, reason: Refused | Wrong) -> None:
        """Why something cannot be, on standard error."""
        self.say_aside(explain(self.screen, reason), "bold red")

    def say_aside(self, text: str, style: str) -> None:
        """A sentence on standard error, as this terminal orders its letters."""
        whole = line(Cell(text, style))
        is_broken = self.plain is None and self.screen.err.is_terminal
        for each in broken(whole, self.room().columns) if is_broken else [whole]:
            self.screen.err.print(self.inked(each), soft_wrap=True)

    def room(self) -> Room:
        """How much of the table goes into the window as it is now."""
        size = self.screen.out.size
        return Room(size.width, size.height) if self.screen.out.is_terminal else Room(size.width)

    def pane(self, choices: Sequence[Choice] | None = None) -> Pane:
        """What a board is given."""
        pane = pane_of(self.screen, self.match, self.names, self.me, self.room(), choices)
        if self.sight.focus is not None:
            pane.focus = self.sight.focus
        return pane

    def scene(self) -> Scene:
        """What is asked, and what went before it."""
        scene = scene_of(self.screen, self.match, self.names, self.me, self.seats.reader)
        scene.part = self.sight.part
        scene.all_moves = self.sight.all_moves
        return scene

    def show_board(self, choices: Sequence[Choice] | None = None) -> None:
        """The table as the person at the terminal sees it, and what is asked."""
        pane, scene = self.pane(choices), self.scene()
        if self.plain is not None:
            self.tell_lines([*self.plain.whole(pane), *self.plain.question(pane, scene)])
            return
        if scene.all_moves:
            pane.room = Room(pane.room.columns)
        self.push_up()
        self.show_lines(screen_lines(self.board, pane, scene))

    def ask(self, choices: Sequence[Choice]) -> None:
        """What has happened and what is asked now."""
        self.sight = Sight()
        if self.plain is None:
            self.show_board(choices)
            return
        pane = self.pane(choices)
        self.tell_lines(self.plain.changes(pane))
        self.tell_lines(self.plain.question(pane, self.scene()))

    def push_up(self) -> None:
        """Push what stands in the window up, so that the table stands always in the same place and
        nothing is lost that can be scrolled back to."""
        out = self.screen.out
        if out.is_terminal and not out.is_dumb_terminal:
            out.file.write("\n" * out.size.height + HOME)
        else:
            self.screen.show()

    def show_lines(self, block: Block, indent: int = HANGING) -> None:
        """Lines of cells as this terminal wants them; one that is too long is broken between words,
        for a terminal would break it anywhere, and one from the right at its wrong end."""
        for each in block:
            for part in broken(each, self.room().columns, indent):
                self.screen.out.print(self.inked(part), crop=False, soft_wrap=True)

    def inked(self, cells: Line) -> Text:
        """A line as this terminal wants it."""
        return self.look.ink(cells, self.room().columns)

    def thinking(self, who: int, limit: float) -> ThinkingLine | None:
        """The line that says that a bot thinks; None where nobody would see it."""
        if self.plain is not None or not self.screen.err.is_terminal:
            return None
        shape = line(Cell(SHAPES[who], COLOURS[who]))
        return ThinkingLine(self.screen, self.look, shape, self.names[who], limit)

    def tell_lines(self, lines: Sequence[str]) -> None:
        """Lines of nothing but words."""
        for each in lines:
            self.screen.line(unmarked(each))

    def show_scores(self) -> None:
        """The score sheet so far, out of what the person at the terminal knows."""
        s = self.match.known_to(max(self.me, 0))
        self.show_lines(
            score_lines(self.screen, self.match.game, s, self.names, self.room().columns)
        )

    def refuse(self, reason: Refused | Wrong) -> None:
        """Say why something typed cannot be done; a script ends there."""
        self.complain(reason)
        if self.is_script:
            raise Refusal from None

    # What is typed

    def read(self, prompt: str) -> str:
        """A typed line without spaces around it."""
        if not self.is_script:
            return input(prompt).strip()
        line = read_line().strip()
        self.screen.line(prompt + line)
        return line

    def read_answer(self, key: str, /, **operands: int | str) -> str:
        """The answer to a question of the program, which stands on a line of its own."""
        self.say(self.screen.text(key, **operands))
        return self.read("> ")

    # Where it is saved

    def choose_file(self, name: str) -> None:
        """Save to this file from now on; refused if something else lies there."""
        path = Path(name)
        if not is_same(path, self.save_to):
            check_target(path)
        self.save_to = path

    def save(self) -> None:
        """Write the match to its file, if there is one."""
        if self.save_to is not None:
            save_text(self.save_to, write(self.match, self.seats.stored))
            self.say_whole(self.screen.text("cli.play.saved", file=str(self.save_to)))


def read_line() -> str:
    """The next line of a script; at its end there is nothing more to read."""
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line
