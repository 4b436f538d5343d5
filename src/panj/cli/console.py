"""One terminal at one match: what is shown there, what is typed there, where it is saved."""

import sys
from collections.abc import Sequence
from pathlib import Path

from panj.cli.errors import Wrong, explain
from panj.cli.files import check_target, is_same, save_text
from panj.cli.names import shown_names
from panj.cli.scores import score_table
from panj.core.match import Match
from panj.core.match_file import write
from panj.core.messages import SPECTATOR, Message, Refused
from panj.table.seats import Seats
from panj.terminal.board import Pane
from panj.terminal.choices import Choice
from panj.terminal.generic import board_of
from panj.terminal.screen import Screen


class Refusal(Exception):
    """A script typed something that was refused: what follows in it has lost its meaning."""


class MatchConsole:
    """A match, the people who share the terminal, and who of them sits there now (`me`)."""

    def __init__(
        self,
        screen: Screen,
        match: Match,
        seats: Seats,
        save_to: Path | None = None,
        ascii: bool = False,
    ) -> None:
        self.screen = screen
        self.match = match
        self.seats = seats
        self.names = shown_names(screen, match, seats.stored)
        self.board = board_of(match.game)
        self.save_to = save_to
        self.ascii = ascii
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
                self.screen.show(f"  {self.sentence(note)}")

    def pane(self, choices: Sequence[Choice] = ()) -> Pane:
        """What the person at the terminal sees."""
        view = self.match.game.view(self.match.state, self.me)
        return Pane(self.screen, view, self.names, self.me, choices, self.ascii)

    def show_board(self, choices: Sequence[Choice] = ()) -> None:
        """The table as the person at the terminal sees it."""
        self.screen.show()
        self.screen.show(self.board.draw(self.pane(choices)))

    def show_scores(self) -> None:
        """The score sheet so far, out of what the person at the terminal knows."""
        s = self.match.known_to(max(self.me, 0))
        self.screen.show(score_table(self.screen, s, self.names))

    def refuse(self, reason: Refused | Wrong) -> None:
        """Say why something typed cannot be done; a script ends there."""
        self.screen.complain(explain(self.screen, reason))
        if self.is_script:
            raise Refusal from None

    # What is typed

    def read(self, key: str, /, **operands: int | str) -> str:
        """A typed line without spaces around it."""
        prompt = f"{self.screen.text(key, **operands)} "
        if not self.is_script:
            return input(prompt).strip()
        line = read_line().strip()
        self.screen.show(prompt + line)
        return line

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
            self.screen.say("cli.play.saved", file=str(self.save_to))


def read_line() -> str:
    """The next line of a script; at its end there is nothing more to read."""
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line
