"""The course of a match at a terminal: forced moves, bots and people in turn."""

from hashlib import blake2b

from rich.rule import Rule
from rich.text import Text

from panj.bots.bot import ask
from panj.bots.search.team import Team
from panj.cli.asking import Question, Quit
from panj.cli.errors import EXIT_INTERRUPTED, EXIT_WRONG, Wrong, explain
from panj.cli.scores import result_text
from panj.cli.terminal import Refusal, Terminal
from panj.core.dice import Dice
from panj.core.moves import Move
from panj.core.state import Decision, State, is_choice


class Session:
    """One match from where it stands to its end, or until the people leave."""

    def __init__(self, terminal: Terminal, seconds: float | None, team: Team | None = None) -> None:
        self.terminal = terminal
        self.screen = terminal.screen
        self.match = terminal.match
        self.seats = terminal.seats
        self.seconds = seconds
        self.team = team

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
            self.terminal.tell(self.match.opening)

    def turn(self, d: Decision[State]) -> None:
        """One decision: forced, a bot's, or a person's."""
        s = self.match.state
        if not is_choice(d, s):
            self.submit(d.moves(s)[0])
        elif d.who in self.seats.bots:
            self.submit(self.bot_move(d.who))
        else:
            self.hand_over(d.who)
            Question(self.terminal, d, self.team).ask()

    def submit(self, move: Move) -> None:
        """Make a move and tell what happened."""
        self.terminal.tell(self.match.submit(move, self.match.version))

    def bot_move(self, who: int) -> Move:
        """What a bot chooses; its dice hang on the match and the number of the move only."""
        match = self.match
        seed = blake2b(b"panj bot %d" % match.version, key=match.key, digest_size=12).digest()
        dice = Dice(int.from_bytes(seed, "little"))
        return ask(self.seats.bots[who], match.game, match.state, self.seconds, dice)

    def hand_over(self, who: int) -> None:
        """Another person sits down; where hands are secret, the screen is emptied first."""
        view = self.match.game.view
        s = self.match.state
        if who != self.terminal.me and view(s, who) != view(s, self.terminal.me):
            self.screen.out.clear()
            self.terminal.read("cli.play.hand_over", who=self.terminal.names[who])
            self.screen.out.clear()
        self.terminal.me = who

    def close(self) -> None:
        """The final board and the score sheet; the match is saved, or its saving offered."""
        self.terminal.show_board()
        self.terminal.show_scores()
        result = result_text(self.screen, self.match.state, self.terminal.names)
        self.screen.show(result, "bold green")
        if self.terminal.save_to is None and not self.terminal.is_script:
            self.offer_save()
        self.terminal.save()

    def offer_save(self) -> None:
        """Ask for a file until there is a good one, or nothing is typed."""
        while self.terminal.save_to is None:
            name = self.terminal.read("cli.play.offer_save")
            if not name:
                return
            try:
                self.terminal.choose_file(name)
            except Wrong as wrong:
                self.screen.complain(explain(self.screen, wrong))

    def leave(self, reason: BaseException) -> int:
        """Leave before the end, with the match saved where that was wished."""
        self.screen.show()
        self.terminal.save()
        if not isinstance(reason, Quit):
            self.screen.remark("cli.play.left")
        return EXIT_INTERRUPTED if isinstance(reason, KeyboardInterrupt) else 0
