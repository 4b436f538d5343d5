"""What is told of a match that is over: why it ended, where the points came from and when."""

from typing import Final

from mypy_extensions import mypyc_attr

from panj.core.game import Game
from panj.core.house import REPORT
from panj.core.match import Match
from panj.core.messages import Message
from panj.core.scores import ScoreLine
from panj.core.state import NOBODY, State

NO_STAGE: Final = -1


class Why:
    """Why a match is over: a sentence, the rule that ended it, and the seat that brought it about,
    or NOBODY."""

    def __init__(self, message: Message, rule: str, seat: int = NOBODY) -> None:
        self.message = message
        self.rule = rule
        self.seat = seat


class Part:
    """A part of what one source gave, or of what it was given for: its name and every seat's
    points, or how much everybody had."""

    def __init__(self, name: Message, points: list[int]) -> None:
        self.name = name
        self.points = points


class SheetLine:
    """One source of points on the sheet of a match that is over, perhaps of one stage of it only,
    and perhaps in parts."""

    def __init__(
        self,
        name: Message,
        points: list[int],
        stage: int = NO_STAGE,
        parts: list[Part] | None = None,
        counted: list[Part] | None = None,
    ) -> None:
        self.name = name
        self.points = points
        self.stage = stage
        self.parts: list[Part] = [] if parts is None else parts
        self.counted: list[Part] = [] if counted is None else counted
        """What the points were given for, where they are not the sum of parts."""


class TieLine:
    """One tie-break: its key, every seat's number where more is better, and the number as it is
    shown."""

    def __init__(self, key: str, points: list[int], shown: list[int]) -> None:
        self.key = key
        self.points = points
        self.shown = shown


class Tick:
    """A moment at which points are told: its number, how many moves had been made, everybody's
    points, and the seats that are marked there."""

    def __init__(self, number: int, move: int, points: list[int], marked: list[int]) -> None:
        self.number = number
        self.move = move
        self.points = points
        self.marked = marked


class Band:
    """Ticks that belong together, each with the one before it: their name, the first and the
    last."""

    def __init__(self, name: Message, first: int, last: int) -> None:
        self.name = name
        self.first = first
        self.last = last


@mypyc_attr(allow_interpreted_subclasses=True)
class Report:
    """How one game tells the end of its matches. A game without its own has rounds, if it names
    the line that begins one, and a sheet of its sources."""

    def __init__(self, axis: str = "core.axis.round", mark: str = "", tie_rule: str = "") -> None:
        self.axis = axis
        """The key of what a tick is: a round, a check."""
        self.mark = mark
        """The key of what a mark at a tick says of a seat; none if there are no marks."""
        self.tie_rule = tie_rule
        """The id of the rule that decides between equal points."""
        self.has_steps = False
        """Whether points come at the ticks only, and never between them."""

    # What a game says for itself

    def why(self, s: State) -> Why:
        """Why the match is over."""
        return Why(Message("core.why.over", []), "")

    def near(self, s: State) -> Why | None:
        """What is certain about the end while the match goes on, as far as everybody knows."""
        return None

    def stages(self, match: Match) -> list[Message]:
        """The parts of the match that the sheet tells points by, those that were not reached
        included; none if it has one part."""
        return []

    def sheet(self, match: Match) -> list[SheetLine]:
        """The sources that gave somebody points."""
        return lines_of(match.state.score_sheet())

    def tie_lines(self, s: State) -> list[TieLine]:
        """What decides between equal points, most important first."""
        return [TieLine(line.key, line.points, line.points) for line in s.tie_breaks()]

    def ticks(self, match: Match) -> list[Tick]:
        """The start, then the end of every round; of a game without rounds, every move."""
        return ticks_at(self, match, round_ends(match))

    def planned(self, match: Match) -> int:
        """How many ticks the match could have had after its start; 0 where nobody knows."""
        return 0

    def bands(self, match: Match, ticks: list[Tick]) -> list[Band]:
        """The parts of the match that the chart sets apart."""
        return []

    def marked(self, s: State) -> list[int]:
        """The seats that are marked from this state on."""
        return []


def report_of(game: Game) -> Report:
    """How a game tells the end of its matches."""
    part = game.house.part(REPORT, "REPORT")
    assert part is None or isinstance(part, Report)
    return Report() if part is None else part


def lines_of(sheet: list[ScoreLine], stage: int = NO_STAGE) -> list[SheetLine]:
    """The lines of a score sheet on which somebody has points."""
    return [
        SheetLine(Message(line.key, []), line.points, stage) for line in sheet if any(line.points)
    ]


def state_at(match: Match, move: int) -> State:
    """The state after so many moves."""
    return match.earlier(len(match.played) - move)


def told(match: Match, key: str) -> list[tuple[int, Message]]:
    """Every log line with this key, and after how many moves it came."""
    found = [(0, note) for note in match.setup_notes if note.key == key]
    for number, played in enumerate(match.played, 1):
        for note in played.notes:
            if note.key == key:
                found.append((number, note))
    return found


def round_ends(match: Match) -> list[int]:
    """The numbers of the moves that ended a round, the last move included."""
    begins = [number for number, _ in told(match, match.game.presentation.round_line) if number]
    # A round that begins with a move ends the one before it; the first has none before it.
    if len(told(match, match.game.presentation.round_line)) == len(begins):
        begins = begins[1:]
    return [*begins, len(match.played)]


def ticks_at(report: Report, match: Match, moves: list[int]) -> list[Tick]:
    """The start and then a tick after each of these moves, numbered from 1."""
    found = [Tick(0, 0, match.first.scores(), [])]
    before: list[int] = []
    for number, move in enumerate(moves, 1):
        s = state_at(match, move)
        marked = report.marked(s)
        fresh = [seat for seat in marked if seat not in before]
        found.append(Tick(number, move, s.scores(), fresh))
        before = marked
    return found


class Decided:
    """Two seats with equal points, one placed before the other: by which line, or by none if they
    share a place."""

    def __init__(self, ahead: int, behind: int, points: int, line: int) -> None:
        self.ahead = ahead
        self.behind = behind
        self.points = points
        self.line = line
        """Where the line stands among the tie-breaks; -1 if nothing decides."""


def decided(s: State, ties: list[TieLine]) -> list[Decided]:
    """Every pair of neighbours in the ranking that have equal points."""
    places = s.ranking()
    scores = s.scores()
    order = sorted(range(s.seats), key=lambda seat: (places[seat], seat))
    found: list[Decided] = []
    for at in range(1, len(order)):
        ahead = order[at - 1]
        behind = order[at]
        if scores[ahead] == scores[behind]:
            found.append(Decided(ahead, behind, scores[ahead], deciding(ties, ahead, behind)))
    return found


def deciding(ties: list[TieLine], ahead: int, behind: int) -> int:
    """The first tie-break in which two seats differ; -1 if there is none."""
    for at, line in enumerate(ties):
        if line.points[ahead] != line.points[behind]:
            return at
    return -1
