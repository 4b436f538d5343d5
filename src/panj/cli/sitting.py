"""The course of a match at a terminal: forced moves, bots and people in turn."""

from functools import partial

from rich.rule import Rule
from rich.text import Text

from panj.bots.search.team import Team
from panj.cli.console import MatchConsole, Refusal
from panj.cli.errors import EXIT_INTERRUPTED, EXIT_WRONG, Wrong, explain
from panj.cli.person_decision import PersonDecision, Quit
from panj.cli.scores import result_text
from panj.core.state import Decision, State
from panj.table.deciding import BotsHere, dice_at
from panj.table.driver import Driver


class TerminalSitting:
    """One match from where it stands to its end, or until the people leave."""

    def __init__(
        self, console: MatchConsole, seconds: float | None, team: Team | None = None
    ) -> None:
        self.console = console
        self.screen = console.screen
        self.match = console.match
        self.team = team
        bots = BotsHere(self.match, console.seats.bots, partial(dice_at, self.match), seconds)
        bots.help_with(team)
        self.driver = Driver(self.match, console.seats.people, bots.decide)

    def run(self) -> int:
        """Play; the exit code."""
        try:
            self.open()
            while (d := self.match.decision()) is not None:
                self.turn(d)
            self.close()
        except (EOFError, KeyboardInterrupt, Quit) as reason:
            return self.leave(reason)
        except Refusal:
            return EXIT_WRONG
        return 0

    def open(self) -> None:
        """The heading, the promise about the deal, and what the set-up told."""
        slug = self.match.game.slug
        self.screen.show(Rule(Text(self.screen.cell(self.screen.name(f"{slug}.name", slug)))))
        promise = self.screen.text("cli.play.commitment", hash=self.match.commitment)
        self.screen.line(promise, "dim")
        if self.match.played:
            self.screen.say("cli.play.resumed", moves=self.match.version)
        else:
            self.console.tell(self.match.setup_notes)

    def turn(self, d: Decision[State]) -> None:
        """One decision: it is made by itself, or a person is asked."""
        played = self.driver.step()
        if played is not None:
            self.console.tell(played.notes)
        else:
            self.hand_over(d.who)
            PersonDecision(self.console, d, self.team).ask()

    def hand_over(self, who: int) -> None:
        """Another person sits down; where hands are secret, the screen is emptied first."""
        view = self.match.game.view
        s = self.match.state
        if who != self.console.me and view(s, who) != view(s, self.console.me):
            self.screen.out.clear()
            self.console.read("cli.play.hand_over", who=self.console.names[who])
            self.screen.out.clear()
        self.console.me = who

    def close(self) -> None:
        """The final board and the score sheet; the match is saved, or its saving offered."""
        self.console.show_board()
        self.console.show_scores()
        result = result_text(self.screen, self.match.state, self.console.names)
        self.screen.show(result, "bold green")
        if self.console.save_to is None and not self.console.is_script:
            self.offer_save()
        self.console.save()

    def offer_save(self) -> None:
        """Ask for a file until there is a good one, or nothing is typed."""
        while self.console.save_to is None:
            name = self.console.read("cli.play.offer_save")
            if not name:
                return
            try:
                self.console.choose_file(name)
            except Wrong as wrong:
                self.screen.complain(explain(self.screen, wrong))

    def leave(self, reason: BaseException) -> int:
        """Leave before the end, with the match saved where that was wished."""
        self.screen.show()
        self.console.save()
        if not isinstance(reason, Quit):
            self.screen.remark("cli.play.left")
        return EXIT_INTERRUPTED if isinstance(reason, KeyboardInterrupt) else 0
