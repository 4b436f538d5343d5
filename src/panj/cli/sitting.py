"""The course of a match at a terminal: forced moves, bots and people in turn."""

import time
from functools import partial

from panj.bots.bot import USUAL_SECONDS
from panj.bots.search.team import Team
from panj.cli.console import MatchConsole, Refusal
from panj.cli.errors import EXIT_INTERRUPTED, EXIT_WRONG, Wrong
from panj.cli.person_decision import PersonDecision, Quit
from panj.cli.scores import result_text
from panj.cli.seen import shared_out
from panj.cli.thinking import told_thinking
from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Decision, State
from panj.table.deciding import BotsHere, dice_at
from panj.table.driver import Driver, Manner
from panj.table.patience import PART, drawn
from panj.terminal.frame import title_lines
from panj.terminal.story import Turn


class Clock:
    """The time as people who wait feel it."""

    def now(self) -> float:
        return time.perf_counter()

    def sleep(self, seconds: float) -> None:
        time.sleep(seconds)


class TerminalSitting:
    """One match from where it stands to its end, or until the people leave."""

    def __init__(
        self,
        console: MatchConsole,
        seconds: float | None,
        team: Team | None = None,
        clock: Clock | None = None,
    ) -> None:
        self.console = console
        self.screen = console.screen
        self.match = console.match
        self.team = team
        self.turn_of: Turn | None = None
        """What another one did and was not told yet."""
        self.bots = BotsHere(self.match, console.seats.bots, partial(dice_at, self.match), seconds)
        self.bots.help_with(team)
        self.clock = clock or Clock()
        self.is_watched = bool(console.seats.people) and not console.is_script
        """Whether somebody plays who could see by a bot's time what it holds."""
        manner = Manner.WATCHED if self.is_watched else Manner.HERE
        self.driver = Driver(self.match, console.seats.people, self.decide, manner=manner)

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
        name = self.screen.name(f"{slug}.name", slug)
        if self.console.plain is not None:
            self.console.tell_lines([name])
        else:
            self.console.show_lines(title_lines(self.console.pane([]), name, []))
        if self.console.plain is not None:
            self.console.tell_lines([self.screen.text("cli.plain.how")])
        promise = self.screen.text("cli.play.commitment", hash=self.match.commitment)
        self.console.say(promise, "dim")
        if self.match.played:
            self.console.say(self.screen.text("cli.play.resumed", moves=self.match.version))
        else:
            self.console.tell(self.match.setup_notes)

    def turn(self, d: Decision[State]) -> None:
        """One decision: it is made by itself, or a person is asked."""
        played = self.driver.step()
        if played is not None:
            self.tell(d.who, played.notes)
            return
        self.tell_turn()
        self.hand_over(d.who)
        person = PersonDecision(self.console, d, self.team)
        person.ask()
        self.tell(d.who, person.notes)

    def decide(self, who: int) -> Move:
        """What a bot chooses; people who wait for it see that it thinks."""
        bot, seconds = self.bots.bots[who], self.bots.seconds
        limit = bot.longest(bot.seconds() if seconds is None else seconds)
        start = self.clock.now()
        with told_thinking(self.console.thinking(who, limit)):
            move = self.bots.decide(who)
            self.hold_back(limit, self.clock.now() - start)
        return move

    def hold_back(self, longest: float, took: float) -> None:
        """Let an answer that is secret come when any other would. A bot that does not look ahead
        takes no time that anybody could see."""
        d = self.match.decision()
        if self.is_watched and longest > 0 and d is not None and d.SECRET:
            pause = PART * min(longest, USUAL_SECONDS)
            self.clock.sleep(max(0.0, drawn(longest, pause) - took))

    def tell(self, who: int, notes: list[Message]) -> None:
        """Say what a move of one's own brought; what follows from it in others' turns, and their
        own moves, when their turns are over."""
        for each, some in shared_out(self.match.game, who, notes):
            if each == self.console.me:
                self.tell_turn()
                self.console.tell(some)
            else:
                self.go_on(each, some)

    def go_on(self, who: int, notes: list[Message]) -> None:
        """Another's turn goes on, or the next one's begins: then the last one is told."""
        if self.turn_of is not None and self.turn_of.who != who:
            self.tell_turn()
        if self.turn_of is None:
            self.turn_of = Turn(who, [])
        self.turn_of.notes += notes

    def tell_turn(self) -> None:
        """Say what was done in the turn that is over."""
        if self.turn_of is not None:
            self.console.tell_turn(self.turn_of)
            self.turn_of = None

    def hand_over(self, who: int) -> None:
        """Another person sits down; where hands are secret, the screen is emptied first."""
        view = self.match.game.view
        s = self.match.state
        if who != self.console.me and view(s, who) != view(s, self.console.me):
            self.screen.out.clear()
            self.console.read_answer("cli.play.hand_over", who=self.console.names[who])
            self.screen.out.clear()
        self.console.me = who

    def close(self) -> None:
        """The final board and the score sheet; the match is saved, or its saving offered."""
        self.tell_turn()
        self.console.show_board()
        self.console.show_scores()
        result = result_text(self.screen, self.match.state, self.console.names)
        self.console.say(result, "bold green")
        if self.console.save_to is None and not self.console.is_script:
            self.offer_save()
        self.console.save()

    def offer_save(self) -> None:
        """Ask for a file until there is a good one, or nothing is typed."""
        while self.console.save_to is None:
            name = self.console.read_answer("cli.play.offer_save")
            if not name:
                return
            try:
                self.console.choose_file(name)
            except Wrong as wrong:
                self.console.complain(wrong)

    def leave(self, reason: BaseException) -> int:
        """Leave before the end, with the match saved where that was wished."""
        self.screen.show()
        self.console.save()
        if not isinstance(reason, Quit):
            self.console.remark("cli.play.left")
        return EXIT_INTERRUPTED if isinstance(reason, KeyboardInterrupt) else 0
