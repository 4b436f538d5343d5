"""A person's decision: the board, the question, the numbered moves, the answer."""

from collections.abc import Callable
from typing import Final

from panj.bots.search.budget import HINT_SECONDS
from panj.bots.search.team import Team
from panj.cli.console import MatchConsole
from panj.cli.errors import Wrong
from panj.cli.hint import hints_for
from panj.cli.hint_lines import hint_lines
from panj.cli.keys import Key, key_of
from panj.core.messages import Message, Refused
from panj.core.moves import Move
from panj.core.state import Decision, State
from panj.table.driver import Answerer, answerer_now
from panj.terminal.cells import Block, Cell, fit, line, widest, wrapped
from panj.terminal.choices import TYPED_DIGITS, Choice, choices_of, typed_move
from panj.terminal.filter import is_filter, matching
from panj.terminal.frame import KEY_NAMES
from panj.terminal.kit import NUMBER, QUIET, spelled
from panj.terminal.why import reason_lines
from panj.words.direction import plain
from panj.words.speak import rule_key

PROMPT: Final = "> "
KEY_GAP: Final = 2
OTHER_KEYS: Final = {"save": "save FILE"}


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
        self.notes: list[Message] = []
        """What the move that was made has brought."""

    def ask(self) -> None:
        """Show the table and read answers until one of them changes the match."""
        self.console.ask(self.choices)
        while not self.is_done:
            try:
                self.answer(self.console.read(PROMPT))
            except (Refused, Wrong) as reason:
                self.console.refuse(reason)

    def board(self, key: Key) -> None:
        """The whole table again."""
        self.console.sight.all_moves = False
        self.console.show_board(self.choices)

    def answer(self, typed: str) -> None:
        """Do what was typed: a key, a move, or letters of one."""
        key = key_of(self.screen, typed)
        if key is not None:
            self.keys[key.name](key)
            return
        try:
            move = typed_move(self.match.game, self.choices, typed)
        except Refused:
            if not is_filter(typed):
                raise
            self.search(typed)
        else:
            self.play(move)

    @property
    def keys(self) -> dict[str, Callable[[Key], None]]:
        """What every key does."""
        return {
            "why": self.why,
            "hint": self.hint,
            "undo": self.undo,
            "rule": self.rule,
            "view": self.view,
            "moves": self.moves,
            "scores": lambda key: self.console.show_scores(),
            "log": lambda key: self.console.tell(self.match.log(self.console.me)),
            "board": self.board,
            "save": self.save,
            "quit": self.quit,
        }

    # Moves

    def play(self, move: Move) -> None:
        """Make the move; one with a big consequence only when the player means it."""
        is_final = self.d.is_final(self.match.state, move)
        if is_final and not self.console.is_script and not self.is_sure():
            return
        self.notes = self.match.submit(move, self.match.version)
        self.is_done = True

    def is_sure(self) -> bool:
        """Whether the player confirms a final move."""
        typed = self.console.read_answer("cli.play.sure").lower()
        return typed in ("y", "yes", "بله", "i", "igen")

    def search(self, typed: str) -> None:
        """The moves in whose words the typed letters occur: one is offered, several are listed,
        none is looked for among what cannot be done."""
        found = matching(self.choices, typed, lambda each: [each.words, *each.gains])
        if len(found) == 1:
            self.offer(found[0])
        elif found:
            pane = self.console.pane(self.choices)
            self.console.show_lines([spelled(pane, each) for each in found])
        else:
            self.explain(typed, "cli.filter.none")

    def offer(self, choice: Choice) -> None:
        """The one move that was meant: Enter makes it, anything else is typed instead."""
        pane = self.console.pane(self.choices)
        enter = Cell(self.screen.text("cli.filter.enter"), QUIET)
        self.console.show_lines([line(spelled(pane, choice), "  ", enter)])
        typed = self.console.read(PROMPT)
        if typed:
            self.answer(typed)
        else:
            self.play(choice.move)

    def moves(self, key: Key) -> None:
        """Every move in words."""
        self.console.sight.all_moves = True
        self.console.show_board(self.choices)

    def undo(self, key: Key | None = None) -> None:
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
        self.console.say(self.screen.text("cli.play.undone"))
        self.is_done = True

    # What is told

    def why(self, key: Key) -> None:
        """What cannot be done now, with the reasons; then what may be typed."""
        if key.rest:
            self.explain(key.rest, "cli.why.not_named")
            return
        pane = self.console.pane(self.choices)
        reasons = reason_lines(self.console.board, pane, self.console.seats.reader)
        if not reasons:
            self.console.say(self.screen.text("cli.why.nothing"))
        self.console.show_lines([*reasons, [], *self.key_lines()])

    def explain(self, typed: str, otherwise: str) -> None:
        """Why the things that are called so cannot be had; refused if nothing is called so."""
        pane = self.console.pane(self.choices)
        found = reason_lines(self.console.board, pane, self.console.seats.reader, typed)
        if not found:
            raise Wrong(otherwise, typed=typed)
        self.console.show_lines(found)

    def key_lines(self) -> Block:
        """What may be typed, and what it does; the first move stands for all moves. That a move's
        notation may be typed, too, is for scripts: it has names in it that only they know."""
        shown = {
            "move": self.screen.number(self.choices[0].number),
            "find": self.screen.words.form("cli.play.key.find", {}, "typed"),
        }
        shown |= {name: letter for letter, name in KEY_NAMES.items()} | OTHER_KEYS
        column = widest([[Cell(typed)] for typed in shown.values()]) + KEY_GAP
        return [
            each
            for name, typed in shown.items()
            for each in wrapped(
                self.screen.text(f"cli.play.key.{name}"),
                self.console.room().columns,
                lead=fit([Cell(typed, NUMBER)], column),
            )
        ]

    def rule(self, key: Key) -> None:
        """The rule behind the question."""
        name = rule_key(self.d.rule, self.match.game.slug)
        if self.screen.words.has(name):
            rule = plain(self.screen.words.agreed(name, self.match.terms.options))
            columns = self.console.room().columns
            self.console.show_lines(
                wrapped(rule, columns, "", line(Cell(self.d.rule, "bold"), " "), 2)
            )

    def view(self, key: Key) -> None:
        """The mat of another seat in the place of one's own, a folded part alone, or neither."""
        typed = key.rest.translate(TYPED_DIGITS).lower()
        sight = self.console.sight
        if typed.isdigit() and 1 <= int(typed) <= len(self.console.names):
            sight.focus, sight.part = int(typed) - 1, ""
        elif not typed:
            sight.focus, sight.part = None, ""
        elif self.console.board.part(self.console.pane(self.choices), typed) is not None:
            sight.focus, sight.part = None, typed
        else:
            raise Wrong("cli.view.none", typed=key.rest)
        self.console.show_board(self.choices)

    def hint(self, key: Key) -> None:
        """The best moves, found from what this seat knows."""
        self.console.remark("cli.hint.wait")
        hints = hints_for(self.match, HINT_SECONDS, self.team)
        columns = self.console.room().columns
        names = self.console.names
        self.console.show_lines(hint_lines(self.screen, self.match, names, hints, columns))

    # The table

    def save(self, key: Key) -> None:
        """Save the match so far, to a new file or to the one it has."""
        if key.rest:
            self.console.choose_file(key.rest)
        elif self.console.save_to is None:
            raise Wrong("cli.error.save_where")
        self.console.save()

    def quit(self, key: Key) -> None:
        """Leave the table."""
        raise Quit
