"""A person's decision: the board, the question, the numbered moves, the answer."""

from typing import Final

from rich.table import Table
from rich.text import Text

from panj.bots.search.budget import HINT_SECONDS
from panj.bots.search.team import Team
from panj.cli.console import MatchConsole
from panj.cli.errors import Wrong
from panj.cli.hint import hints_for, show_hints
from panj.core.messages import Refused
from panj.core.moves import Move
from panj.core.state import Decision, State
from panj.table.driver import Answerer, answerer_now
from panj.terminal.choices import Choice, choices_of, typed_move
from panj.terminal.screen import Screen
from panj.words.speak import rule_key

SAVE: Final = "save"
KEYS: Final = {
    "undo": "u",
    "scores": "s",
    "log": "l",
    "board": "b",
    "hint": "h",
    "help": "?",
    "save": "save FILE",
    "quit": "q",
}
"""What may be typed besides moves, for the help."""


class Quit(Exception):
    """The player leaves the table."""


class PersonDecision:
    """One decision of a person; done when a move was made or taken back."""

    def __init__(self, console: MatchConsole, d: Decision[State], team: Team | None) -> None:
        self.console = console
        self.team = team
        self.screen = console.screen
        self.match = console.match
        self.d = d
        self.choices: list[Choice] = choices_of(console.screen, self.match, d, console.names)
        self.is_done = False

    def ask(self) -> None:
        """Show the table and read answers until one of them changes the match."""
        self.board()
        while not self.is_done:
            try:
                self.answer(self.console.read("cli.play.prompt"))
            except (Refused, Wrong) as reason:
                self.console.refuse(reason)

    def board(self) -> None:
        """The table, the question and the moves."""
        console = self.console
        console.show_board(self.choices)
        self.screen.show()
        question = console.sentence(self.d.prompt(self.match.state))
        badge = console.pane().badge(self.d.who)
        self.screen.show(badge.append(f" {self.screen.cell(question)}", "bold default"))
        self.screen.show(console.board.choices(console.pane(self.choices)))

    def answer(self, typed: str) -> None:
        """Do what was typed: a word of the program, or a move."""
        verb, _, rest = typed.partition(" ")
        if verb == SAVE:
            self.save(rest.strip())
        elif not typed or typed in ("?", "help"):
            self.help()
        elif typed in ("h", "hint"):
            self.hint()
        elif typed in ("u", "undo"):
            self.undo()
        elif typed in ("q", "quit"):
            raise Quit
        elif typed in ("b", "board"):
            self.board()
        elif typed in ("s", "scores"):
            self.console.show_scores()
        elif typed in ("l", "log"):
            self.console.tell(self.match.log(self.console.me))
        else:
            self.play(typed_move(self.match.game, self.choices, typed))

    def play(self, move: Move) -> None:
        """Make the move; one with a big consequence only when the player means it."""
        is_final = self.d.is_final(self.match.state, move)
        if is_final and not self.console.is_script and not self.is_sure():
            return
        self.console.tell(self.match.submit(move, self.match.version))
        self.is_done = True

    def is_sure(self) -> bool:
        """Whether the player confirms a final move."""
        return self.console.read("cli.play.sure").lower() in ("y", "yes", "بله", "i", "igen")

    def undo(self) -> None:
        """Take back the last choice, and what followed from it by itself."""
        match = self.match
        before = list(match.played)
        try:
            match.undo()
            while answerer_now(match, self.console.seats.people) != Answerer.PERSON:
                match.undo()
        except Refused:
            for played in before[match.version :]:
                match.accept(played)
            raise
        self.screen.say("cli.play.undone")
        self.is_done = True

    def help(self) -> None:
        """The rule behind the question, and what may be typed."""
        key = rule_key(self.d.rule, self.match.game.slug)
        rule = self.screen.name(key, "")
        if rule:
            line = Text(f"{self.d.rule} ", "bold")
            self.screen.show(line.append(self.screen.cell(rule), "not bold"))
        self.screen.show(key_list(self.screen, self.choices[0].notation))

    def hint(self) -> None:
        """The best moves, found from what this seat knows."""
        self.screen.remark("cli.hint.wait")
        hints = hints_for(self.match, HINT_SECONDS, self.team)
        show_hints(self.screen, self.match, self.console.names, hints)

    def save(self, name: str) -> None:
        """Save the match so far, to a new file or to the one it has."""
        if name:
            self.console.choose_file(name)
        elif self.console.save_to is None:
            raise Wrong("cli.error.save_where")
        self.console.save()


def key_list(screen: Screen, notation: str) -> Table:
    """What may be typed, and what it does; the first move stands for all moves."""
    table = Table.grid(padding=(0, 2))
    for name, typed in {"move": f"1, {notation}", **KEYS}.items():
        table.add_row(Text(typed, "bold cyan"), screen.cell(screen.text(f"cli.play.key.{name}")))
    return table
