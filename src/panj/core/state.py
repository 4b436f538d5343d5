"""The state of a game and the steps on its agenda: the frame in which rules are written."""

from typing import ClassVar, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import i64, mypyc_attr

from panj.core.chance import Chance
from panj.core.codec import One, Shape, Shared, Steps
from panj.core.messages import EVERYONE, Message, Refused
from panj.core.moves import Move
from panj.core.scores import ScoreLine, places
from panj.core.terms import Terms

NOBODY: Final = -1

S = TypeVar("S", bound="State")


# Games from outside are not compiled: without this they could not derive from a compiled class.
# The same holds for games, judgements, encodings and bots.
@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something that the rules still have to do; never changes after it was made."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self, who: int = NOBODY) -> None:
        self.who = who

    def is_decision(self) -> bool:
        """Whether somebody has to choose before the rules go on."""
        return False

    def run(self, s: S) -> None:
        """Do it. The step is already off the agenda and may put itself back."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """A moment at which one seat chooses one of the legal moves."""

    RULE: ClassVar[str] = ""
    """The id of the rule that asks."""

    SECRET: ClassVar[bool] = False
    """Skipping this question when it has one answer would tell a secret."""

    def is_decision(self) -> bool:
        return True

    def moves(self, s: S) -> list[Move]:
        """Every legal move, in a fixed order; never empty."""
        raise NotImplementedError

    def choose(self, s: S, move: Move) -> None:
        """Carry out one of `moves`. The decision is already off the agenda."""
        raise NotImplementedError

    def prompt(self, s: S) -> Message:
        """The question that the seat is asked."""
        raise NotImplementedError

    def preview(self, s: S, move: Move) -> list[Message]:
        """What the move would cost and gain, for a player who hovers over its target."""
        return []

    def is_final(self, s: S, move: Move) -> bool:
        """Whether the move has a big consequence that asks for confirmation."""
        return False

    def blocked(self, s: S) -> list["Blocked"]:
        """Things that one may want to point at but may not choose, each with the reason."""
        return []

    @property
    def rule(self) -> str:
        return self.RULE


class Blocked:
    """A thing that is no target now, the reason in a message, and the rule behind it."""

    def __init__(self, thing: str, reason: Message, rule: str) -> None:
        self.thing = thing
        self.reason = reason
        self.rule = rule


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What lies on the table, and the agenda of what the rules still have to do."""

    # Every game's state repeats these six fields in its constructor and its clone. One object of
    # their own would make each clone slower, and with it every search: docs/performance.md has
    # the figures.

    FIELDS: ClassVar[tuple[str, ...]] = ("terms", "agenda", "chance", "boundary", "round", "turn")
    SHAPES: ClassVar[dict[str, Shape]] = {
        "terms": Shared(Terms),
        "agenda": Steps(),
        "chance": One(Chance),
    }

    def __init__(
        self,
        terms: Terms,
        agenda: "list[Step[State]]",
        chance: Chance,
        boundary: i64,
        round: i64,
        turn: i64,
    ) -> None:
        self.terms = terms
        self.seats: Final[i64] = terms.seats
        self.agenda = agenda
        self.chance = chance
        self.boundary = boundary
        self.round = round
        self.turn = turn
        self.notes: list[Message] | None = None

    def clone(self) -> "State":
        """An independent copy that shares steps and keeps no notes."""
        raise NotImplementedError

    # The flow

    def decision(self) -> "Decision[State] | None":
        """What is asked now; None when the game is over."""
        # By its length, as vecs are asked wherever it is hot: the truth of a vec goes through
        # Python. For a list both are native, and rules take what reads better.
        if len(self.agenda) == 0:
            return None
        top = self.agenda[-1]
        assert isinstance(top, Decision)
        return top

    def play(self, move: Move) -> None:
        """Carry out a move and run on to the next decision; refused, and nothing changed, if it is
        not legal."""
        d = self.decision()
        if d is None:
            raise Refused("core.refusal.over", [])
        if move not in d.moves(self):
            raise self._illegal(d, move)
        self.make(move)

    def _illegal(self, d: "Decision[State]", move: Move) -> Refused:
        """The refusal of a move, in the notation of its game where that is registered."""
        from panj.core.registry import REGISTRY  # it knows games, and games know states

        slug = self.terms.game
        if slug in REGISTRY.slugs():
            return REGISTRY.game(slug).illegal(d, move)
        return Refused("core.refusal.illegal_move", [repr(move)], d.rule)

    def make(self, move: Move) -> None:
        """Carry out one of the decision's `moves`, for whoever took it from there: it is not looked
        for in the list again, which is the dearest part of a move."""
        top = self.agenda.pop()
        assert isinstance(top, Decision)
        top.choose(self, move)
        self.run()

    def run(self) -> None:
        """Do the automatic steps until somebody is asked or nothing is left."""
        agenda = self.agenda
        while len(agenda) > 0:
            top = agenda[-1]
            if top.is_decision():
                return
            agenda.pop()
            top.run(self)

    def then(self, steps: "list[Step[S]]") -> None:
        """Put steps on top of the agenda, in reading order."""
        for i in range(len(steps) - 1, -1, -1):
            # The agenda holds steps of any state; those of this game are asked for in all rules.
            self.agenda.append(steps[i])  # type: ignore[arg-type]

    def back_to(self, kind: type) -> None:
        """Drop what waits above the nearest step of this class: an action is cancelled."""
        while not isinstance(self.agenda[-1], kind):
            self.agenda.pop()

    # Information

    def reveal(self) -> None:
        """Something hidden became known: nobody may take back what came before."""
        self.boundary += 1

    def note(self, key: str, operands: list[int | str], readers: int = EVERYONE) -> None:
        """One line for the log; does nothing while searching."""
        if self.notes is not None:
            self.notes.append(Message(key, operands, readers, self.turn))

    # The result

    def score_sheet(self) -> list[ScoreLine]:
        """Points by source, one line each, for every seat; also while the game goes on."""
        raise NotImplementedError

    def tie_breaks(self) -> list[ScoreLine]:
        """What decides between equal scores, most important first; more is better."""
        return []

    def scores(self) -> list[int]:
        """Every seat's points: the sum of the score sheet."""
        totals = [0] * self.seats
        for line in self.score_sheet():
            for seat in range(self.seats):
                totals[seat] += line.points[seat]
        return totals

    def points_so_far(self) -> list[int]:
        """Every seat's points as the table shows them meanwhile: where a game has a track for
        them, without what is only counted at the end."""
        return self.scores()

    def ranking(self) -> list[int]:
        """Every seat's place, 1 for the winner; equal players share a place."""
        return places(self.scores(), [line.points for line in self.tie_breaks()])

    def result(self) -> Message | None:
        """What came of the game, said of a seat, where nobody is beaten; else places say it."""
        return None


Start: TypeAlias = tuple[Terms, "list[Step[State]]", Chance, int, int, int]


def at_start(terms: Terms, chance: Chance) -> Start:
    """What every state begins with, in the order of `State.FIELDS`: nothing is to be done, nothing
    was revealed, no round and no turn has begun."""
    return terms, [], chance, 0, 0, 0


def after(s: State, move: Move) -> State:
    """The state after a move; the given one stays as it is."""
    copy = s.clone()
    copy.play(move)
    return copy
