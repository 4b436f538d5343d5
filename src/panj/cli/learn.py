"""`panj learn`: lessons in the terminal."""

import os
from typing import Annotated, Final

import typer

from panj.cli.arguments import GameArgument, game_of
from panj.cli.console import MatchConsole, Refusal
from panj.cli.errors import EXIT_INTERRUPTED, EXIT_WRONG, Wrong
from panj.cli.keys import key_of
from panj.cli.names import person_name
from panj.cli.person_decision import PROMPT, Quit
from panj.cli.play import look_of
from panj.cli.tty import is_plain, ordered_by_us
from panj.core.game import Game
from panj.core.messages import Refused
from panj.core.moves import Move
from panj.learn.guide import Guide, guide, has_guide
from panj.learn.lesson import Ask, Lesson, lesson, lesson_numbers, title_key
from panj.learn.marked import plain
from panj.learn.walk import NEXT, Walk
from panj.table.seats import Seats, stored_name
from panj.terminal.choices import Choice, choices_of, typed_move
from panj.terminal.ink import Look
from panj.terminal.screen import Screen
from panj.words.speak import rule_key

OTHERS: Final = "easy"
"""What the others are called after: nobody is asked."""


def learn(
    context: typer.Context,
    game: GameArgument,
    number: Annotated[int | None, typer.Argument(help="cli.help.lesson")] = None,
    ascii: Annotated[bool, typer.Option("--ascii", help="cli.help.ascii")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="cli.help.plain")] = False,
) -> None:
    """A lesson in the terminal; without a number, how the game is played, and which there are."""
    screen: Screen = context.obj
    rules = game_of(game)
    if number is None:
        if has_guide(rules):
            show_guide(screen, guide(rules))
        show_lessons(screen, rules)
        return
    is_told = is_plain(plain, os.environ, screen.out.is_terminal)
    look = look_of(screen, ascii) if not is_told else Look()
    with ordered_by_us(look.bidi):
        raise typer.Exit(TerminalLesson(screen, lesson(rules, number), look, is_told).run())


def show_guide(screen: Screen, own: Guide) -> None:
    """How a game is played, and what its words mean."""
    words = screen.words
    for part in own.sections:
        screen.line(plain(words.text(own.key(part.name))), "bold")
        if part.text:
            screen.line(plain(words.text(own.key(part.name, 0))))
        for place in range(1, part.items + 1):
            sign = f"{words.number(place)}." if part.numbered else "-"
            screen.line(f"  {sign} {plain(words.text(own.key(part.name, place)))}")
        screen.line("")
    screen.line(words.text("learn.words"), "bold")
    for name in own.words:
        key = own.word(name)
        screen.line(f"  {words.text(key)}: {words.form(key, {}, 'about')}")
    screen.line("")
    screen.line(words.text("learn.lessons"), "bold")


def show_lessons(screen: Screen, game: Game) -> None:
    """The lessons of a game by their numbers."""
    for number in lesson_numbers(game):
        screen.line(f"{number}  {screen.words.called(title_key(game, number))}")


class TerminalLesson:
    """One lesson from its start to its end, or until the learner leaves."""

    def __init__(self, screen: Screen, taught: Lesson, look: Look, is_told: bool) -> None:
        self.screen = screen
        self.lesson = taught
        self.look = look
        self.is_told = is_told
        self.walk = Walk(taught)
        self.told = 0
        """Up to this version it was told what others did."""
        self.console = self.new_console()

    def new_console(self) -> MatchConsole:
        """The terminal at the table of the lesson."""
        match, you = self.walk.match, self.lesson.you
        automas = self.lesson.game.automa(match.terms)
        names = [
            stored_name(
                person_name(self.screen, 1) if seat == you else "",
                bot="" if seat == you else OTHERS,
                is_automa=seat in automas,
            )
            for seat in range(match.terms.seats)
        ]
        return MatchConsole(
            self.screen, match, Seats(names, automas), None, self.look, self.is_told
        )

    def run(self) -> int:
        """Go through the lesson; the exit code."""
        try:
            self.console.say(self.text(self.lesson.title), "bold")
            while self.walk.step is not None:
                self.turn()
            self.tell_others()
            self.console.say(self.text("learn.done"), "bold green")
        except (EOFError, Quit):
            return 0
        except KeyboardInterrupt:
            return EXIT_INTERRUPTED
        except Refusal:
            return EXIT_WRONG
        return 0

    def text(self, key: str, /, **operands: int) -> str:
        return self.screen.text(key, **operands)

    def turn(self) -> None:
        """One step: what others did, what is said, what the learner does."""
        step = self.walk.step
        assert step is not None
        self.tell_others()
        d = self.walk.match.decision()
        choices: list[Choice] = []
        if isinstance(step, Ask) and d is not None:
            choices = choices_of(self.screen, self.walk.match, d, self.console.names)
            self.console.ask(choices)
        place = self.text("learn.step", step=self.walk.at + 1, steps=len(self.lesson.steps))
        self.console.say(place, "dim")
        self.console.say(self.text(self.lesson.key(step.text)), "bold cyan")
        if choices:
            self.tell_marked(choices)
        else:
            self.console.say(self.text("learn.enter"), "dim")
        self.answer(choices)

    def tell_others(self) -> None:
        """What has been done since the learner did something."""
        for played in self.walk.match.played[self.told :]:
            self.console.tell(played.notes)
        self.told = self.walk.match.version

    def tell_marked(self, choices: list[Choice]) -> None:
        """The numbers of the moves with which the lesson goes on."""
        fitting = self.walk.accepted()
        numbers = [each.number for each in choices if each.move in fitting]
        words = self.screen.words
        told = words.comma.join(words.number(number) for number in numbers)
        self.console.say(f"{self.text('learn.marked')}: {told}")

    def answer(self, choices: list[Choice]) -> None:
        """Read until the lesson goes on, one way or the other."""
        before = self.walk, len(self.walk.way)
        while (self.walk, len(self.walk.way)) == before:
            typed = self.console.read(PROMPT)
            try:
                self.do(typed, choices)
            except (Refused, Wrong) as reason:
                self.console.refuse(reason)

    def do(self, typed: str, choices: list[Choice]) -> None:
        """What was typed: a key, on, or a move."""
        if not typed and not choices:
            self.walk.take(NEXT)
            return
        key = key_of(self.screen, typed)
        name = "" if key is None else key.name
        if name == "quit":
            raise Quit
        if name == "undo":
            self.back()
        elif name == "hint":
            self.show(choices)
        elif name in ("rule", "why"):
            self.rule()
        elif name:
            self.console.show_board(choices)
        else:
            self.move(typed_move(self.lesson.game, choices, typed))

    def move(self, move: Move) -> None:
        """Go on with a move, or say why the lesson does not."""
        if not self.walk.take(self.lesson.game.moves.text(move)):
            self.walk.match.ahead(move)  # refused if it is not legal
            self.console.say(self.text(self.walk.answer_to(move)), "yellow")

    def back(self) -> None:
        """To where the learner did something before."""
        self.walk = Walk(self.lesson, self.walk.way[:-1])
        self.console = self.new_console()
        self.told = self.walk.match.version

    def show(self, choices: list[Choice]) -> None:
        """The move that is meant."""
        best = self.walk.best()
        for each in choices:
            if each.move == best:
                self.console.say(f"{self.screen.words.number(each.number)}  {each.words}")

    def rule(self) -> None:
        """The rule behind the step."""
        step = self.walk.step
        key = rule_key("" if step is None else step.rule, self.lesson.game.slug)
        if step is not None and self.screen.words.has(key):
            agreed = self.screen.words.agreed(key, self.walk.match.terms.options)
            self.console.say(f"{step.rule}: {agreed}")
