"""A sitting in words: the same words as everywhere else, in the agent's language."""

from panj.bots.styles import level_of, style_of
from panj.core.messages import Message
from panj.core.scores import ScoreLine
from panj.core.state import State
from panj.lab.mcp.sitting import Sitting
from panj.words import words_for
from panj.words.direction import plain
from panj.words.ending import over_text
from panj.words.names import automa_name, bot_name, numbered_names
from panj.words.plain_view import PlainView


class Teller:
    """Tells one sitting in one language."""

    def __init__(self, sitting: Sitting, lang: str) -> None:
        self.sitting = sitting
        self.words = words_for(lang)
        self.names = numbered_names(self.words, [self.name(seat) for seat in range(self.seats)])
        self.view = PlainView(sitting.game, self.words, self.names)

    @property
    def seats(self) -> int:
        return self.sitting.match.terms.seats

    def name(self, seat: int) -> str:
        """What a seat is called."""
        seats = self.sitting.seats
        if seat in seats.automas:
            return automa_name(self.words, self.sitting.game.slug)
        if seat not in seats.bots:
            return seats.stored[seat]
        bot = seats.bots[seat]
        return bot_name(self.words, self.sitting.game.slug, level_of(bot), style_of(bot))

    # Parts

    def opening(self, table: str) -> str:
        """What an agent is told when it sits down."""
        sitting, w = self.sitting, self.words
        slug = sitting.game.slug
        lines = [
            w.text("lab.mcp.table", table=table, game=w.word(f"{slug}.name", slug)),
            *[self.seat_line(seat) for seat in range(self.seats)],
            w.text("cli.play.commitment", hash=sitting.match.commitment),
        ]
        return "\n".join(map(plain, lines))

    def seat_line(self, seat: int) -> str:
        """Who sits at a seat."""
        key = "lab.mcp.own_seat" if seat == self.sitting.seat else "lab.mcp.seat"
        return self.words.text(key, seat=seat + 1, who=self.names[seat])

    def now(self) -> str:
        """What is asked, or that the game is over."""
        s = self.sitting.known()
        d = self.sitting.asked(s)
        if d is None:
            return over_text(self.words, s, self.names, self.sitting.seat)
        rule = f" ({self.words.text('core.rule', rule=d.rule)})" if d.rule else ""
        version = self.words.text("lab.mcp.version", version=self.sitting.match.version)
        return f"{self.say(d.prompt(s))}{plain(rule)}\n{plain(version)}"

    def look(self) -> str:
        """What is asked, and everything that the seat sees."""
        view = self.sitting.game.view(self.sitting.known(), self.sitting.seat)
        title = self.words.text("web.text.on_table")
        return f"{self.now()}\n\n{plain(title)}:\n{self.view.text(view)}"

    def moves(self) -> str:
        """The legal moves in words, numbered, each with what it would bring."""
        s = self.sitting.known()
        d = self.sitting.asked(s)
        if d is None:
            return self.now()
        lines = [self.now(), "", f"{plain(self.words.text('web.text.moves'))}:"]
        message = self.sitting.game.moves.message
        for number, move in enumerate(d.moves(s), 1):
            gains = " · ".join(self.say(each) for each in d.preview(s, move))
            about = f" [{gains}]" if gains else ""
            lines.append(f"{self.words.number(number)}. {self.say(message(move))}{about}")
        return "\n".join(lines)

    def news(self) -> str:
        """What happened since the agent last heard; from now on it has heard it."""
        text = self.log(self.sitting.lines_read)
        self.sitting.lines_read = len(self.sitting.log(0))
        return text

    def log(self, since: int) -> str:
        """The log from a line on."""
        lines = [self.say(each) for each in self.sitting.log(since)]
        return "\n".join(lines) or plain(self.words.text("lab.mcp.no_news"))

    def scores(self) -> str:
        """Everybody's points by source, and at the end the places."""
        s = self.sitting.known()
        lines = [self.score_line(line) for line in s.score_sheet() if any(line.points)]
        lines.append(self.numbers(self.words.text("core.total"), s.scores()))
        if self.sitting.is_over:
            lines += self.result(s)
        return "\n".join(map(plain, lines))

    def result(self, s: State) -> list[str]:
        """What broke ties, and the places; alone, what the points earned."""
        result = s.result()
        if result is not None:
            return [self.say(result)]
        lines = [self.score_line(line) for line in s.tie_breaks() if any(line.points)]
        return [*lines, self.numbers(self.words.text("core.place"), s.ranking())]

    def score_line(self, line: ScoreLine) -> str:
        """One source of points."""
        return self.numbers(self.words.called(line.key), line.points)

    def numbers(self, title: str, numbers: list[int]) -> str:
        """A title, and a number for every seat."""
        each = [
            f"{name} {self.words.number(value)}"
            for name, value in zip(self.names, numbers, strict=True)
        ]
        return f"{title}: {', '.join(each)}"

    def say(self, message: Message) -> str:
        """A sentence as the agent's seat reads it."""
        return plain(self.words.tell(message, self.names, self.sitting.seat))
