"""A puzzle in the terminal: it is asked, answered, and explained."""

import os
from datetime import UTC, datetime

from panj.cli.console import MatchConsole, Refusal
from panj.cli.errors import EXIT_INTERRUPTED, EXIT_WRONG, Wrong
from panj.cli.keys import key_of
from panj.cli.names import person_name
from panj.cli.person_decision import PROMPT, Quit
from panj.cli.play import look_of
from panj.cli.puzzles import theme_key
from panj.cli.tty import is_plain, ordered_by_us
from panj.core.chance import KEY_BYTES
from panj.core.game import Game
from panj.core.match import Match
from panj.core.messages import Refused
from panj.core.moves import Move
from panj.puzzles.daily import daily
from panj.puzzles.puzzle import Puzzle, puzzle
from panj.puzzles.recipe import recipe
from panj.puzzles.solving import line, reasons, verdict
from panj.puzzles.themes import level_of, rating_of, theme_of
from panj.table.seats import Seats, stored_name
from panj.terminal.choices import Choice, choices_of, typed_move
from panj.terminal.ink import Look
from panj.terminal.screen import Screen

OTHERS = "greedy"
"""Whose games the positions are from."""


def solve(screen: Screen, game: Game, number: int | None, ascii: bool, plain: bool) -> int:
    """Ask a puzzle, today's without a number; the exit code."""
    today = datetime.now(UTC).date()
    found = daily(game, today) if number is None else puzzle(game, number)
    if found is None:
        raise Refused("puzzle.refusal.none", [])
    is_told = is_plain(plain, os.environ, screen.out.is_terminal)
    look = look_of(screen, ascii) if not is_told else Look()
    with ordered_by_us(look.bidi):
        return TerminalPuzzle(screen, found, look, is_told).run()


class TerminalPuzzle:
    """One puzzle, until it is answered or left."""

    def __init__(self, screen: Screen, asked: Puzzle, look: Look, is_told: bool) -> None:
        self.screen = screen
        self.puzzle = asked
        game, played = asked.game, asked.played
        self.first = asked.state()
        terms = game.terms(played.seats, played.options)
        self.match = Match(game, terms, bytes(KEY_BYTES), self.first)
        d = self.first.decision()
        assert d is not None
        self.who = d.who
        automas = game.automa(terms)
        names = [
            stored_name(
                person_name(screen, 1) if seat == self.who else "",
                bot="" if seat == self.who else OTHERS,
                is_automa=seat in automas,
            )
            for seat in range(terms.seats)
        ]
        self.console = MatchConsole(screen, self.match, Seats(names, automas), None, look, is_told)

    def run(self) -> int:
        """Ask until there is an answer; the exit code."""
        try:
            self.ask()
        except (EOFError, Quit):
            return 0
        except KeyboardInterrupt:
            return EXIT_INTERRUPTED
        except Refusal:
            return EXIT_WRONG
        return 0

    def text(self, key: str, /, **operands: int | str) -> str:
        return self.screen.text(key, **operands)

    def ask(self) -> None:
        """The question, and the answer."""
        game, asked = self.puzzle.game, self.puzzle.asked
        found = recipe(game)
        assert found is not None
        d = self.match.decision()
        assert d is not None
        choices = choices_of(self.screen, self.match, d, self.console.names)
        self.console.ask(choices)
        key = theme_key(game, theme_of(found, asked).name)
        level = self.text(f"puzzle.level.{level_of(rating_of(found, asked))}")
        title = self.text("puzzle.number", number=asked.number)
        self.console.say(f"{title} · {self.text(key)} · {level}", "dim")
        self.console.say(self.screen.about(key), "bold cyan")
        self.console.say(self.text("puzzle.one_move"))
        while True:
            typed = self.console.read(PROMPT)
            try:
                move = self.move(typed, choices)
            except (Refused, Wrong) as reason:
                self.console.refuse(reason)
                continue
            if move is not None:
                self.answer(move)
                return

    def move(self, typed: str, choices: list[Choice]) -> Move | None:
        """The move that was typed; None for a key that only shows something."""
        key = key_of(self.screen, typed)
        if key is not None and key.name == "quit":
            raise Quit
        if not typed or key is not None:
            self.console.show_board(choices)
            return None
        move = typed_move(self.puzzle.game, choices, typed)
        self.match.ahead(move)  # refused if it is not legal
        return move

    def answer(self, move: Move) -> None:
        """How good it was, what follows, what would have been better, and why."""
        found = verdict(self.puzzle, move)
        style = {"right": "bold green", "good": "bold yellow", "wrong": "bold red"}[found]
        self.console.say(self.text(f"puzzle.verdict.{found}"), style)
        if found != "right":
            self.console.say(self.text("puzzle.after_yours"), "dim")
            self.follow(move)
        self.console.say(self.text("puzzle.the_line"), "dim")
        self.follow(self.puzzle.answer())
        for why in reasons(self.puzzle):
            source = self.text(why.source)
            self.console.say(f"  {self.text(why.key, source=source, amount=why.amount)}")
        self.tell_tried()

    def follow(self, move: Move) -> None:
        """A move and what follows it, in words."""
        game, s = self.puzzle.game, self.first.clone()
        for each in line(game, self.first, move):
            d = s.decision()
            assert d is not None
            told = self.screen.message(game.told(s, each), self.console.names, self.who)
            self.console.say(f"  {self.console.names[d.who]}: {told}")
            s.make(each)

    def tell_tried(self) -> None:
        """The best moves with what they are worth."""
        game = self.puzzle.game
        for each in self.puzzle.asked.tried:
            told = game.told(self.first, game.moves.parse(each.move))
            said = self.screen.message(told, self.console.names, self.who)
            chance = self.screen.words.percent(each.chance)
            self.console.say(f"  {chance}  {said}", "dim")
