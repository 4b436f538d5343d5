"""The contract of a game: how a table is laid, what a seat sees, what it may guess."""

from mypy_extensions import mypyc_attr

from panj.core.chance import KEY_BYTES, Chance, key_of
from panj.core.codec import Classes, Json, dump_fields, load_fields
from panj.core.dice import Dice
from panj.core.encoding import Encoding
from panj.core.fits import ByTable, with_fits
from panj.core.guide import Guide
from panj.core.house import ENCODING, GUIDE, JUDGEMENT, NARRATION, WHERE, Styles, house_around
from panj.core.judgement import Judgement
from panj.core.marking import mark_of
from panj.core.messages import Message, Refused
from panj.core.moves import Move, MoveTable
from panj.core.narration import Narration
from panj.core.options import Option, settle
from panj.core.presentation import Presentation
from panj.core.state import Decision, State
from panj.core.terms import Terms
from panj.core.things import SEAT, Operand
from panj.core.view_fields import ViewFields

Phrases = dict[str, list[Operand]]
"""The messages of a game: the key of each with its operands in order."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One rulebook. A subclass lays the table, builds views and guesses."""

    def __init__(
        self,
        slug: str,
        rules_version: int,
        seat_counts: tuple[int, ...],
        options: list[Option],
        moves: MoveTable,
        phrases: Phrases,
        state: type,
        steps: list[type],
        rule_prefix: str = "",
        view_fields: ViewFields | None = None,
        presentation: Presentation | None = None,
    ) -> None:
        self.slug = slug
        self.rules_version = rules_version
        self.seat_counts = seat_counts
        self.options = options
        self.moves = moves
        self.phrases = phrases
        self.state = state
        self.steps: Classes = {step.__name__: step for step in steps}
        self.rule_prefix = rule_prefix
        """What the ids of its rules begin with: `MG` of `MG-1.2`."""
        self.view_fields = ViewFields() if view_fields is None else view_fields
        """What the numbers of its view stand for."""
        self.presentation = Presentation() if presentation is None else presentation
        """How a table presents it."""
        self.house = house_around(type(self).__module__)
        """Where its parts are; one that is installed lives where its entry point leads."""
        self._judgement: Judgement | None = None
        self._encoding: Encoding | None = None
        self._styles: Styles | None = None
        self._narration: Narration | None = None
        self._guide: Guide | None = None
        self._where: object = None
        self._has_where = False

    # How bots think about it

    @property
    def judgement(self) -> Judgement:
        """What positions and moves are worth; a game without one of its own counts points."""
        found = self._judgement
        if found is None:
            part = self.house.part(JUDGEMENT, "JUDGEMENT")
            assert part is None or isinstance(part, Judgement)
            base = Judgement() if part is None else part
            found = with_fits(base, self.house, self.slug, self.rules_version)
            self._judgement = found
        return found

    @property
    def judgement_by_hand(self) -> Judgement:
        """The judgement with the weights that were chosen by hand, whatever was fitted since."""
        found = self.judgement
        return found.base if isinstance(found, ByTable) else found

    @property
    def encoding(self) -> Encoding:
        """What a seat knows, as numbers; one without its own tells whose turn it is, and points."""
        found = self._encoding
        if found is None:
            part = self.house.part(ENCODING, "ENCODING")
            assert part is None or isinstance(part, Encoding)
            found = Encoding(self.slug) if part is None else part
            self._encoding = found
        return found

    @property
    def styles(self) -> Styles:
        """The styles that bots have in it; a game without any of its own has none."""
        found = self._styles
        if found is None:
            found = self.house.styles()
            self._styles = found
        return found

    # How it is shown

    @property
    def narration(self) -> Narration:
        """How its log is told; a game that says nothing has lines of which only the mover is
        known."""
        found = self._narration
        if found is None:
            part = self.house.part(NARRATION, "NARRATION")
            assert part is None or isinstance(part, Narration)
            found = Narration(self.slug, self.phrases) if part is None else part
            self._narration = found
        return found

    @property
    def guide(self) -> Guide:
        """What its turns hold; a game without a guide says nothing of them."""
        found = self._guide
        if found is None:
            part = self.house.part(GUIDE, "GUIDE")
            assert part is None or isinstance(part, Guide)
            found = Guide() if part is None else part
            self._guide = found
        return found

    def is_weighed(self, s: State, move: Move) -> bool:
        """Whether a move's effect is weighed before: a finger, which hides it, looks first. A game
        in which not all moves of a verb are alike says so for each."""
        return self.moves.verbs[move.kind].name in self.presentation.weighed

    def illegal(self, d: Decision[State], move: Move) -> Refused:
        """The refusal of a move that is not in the list of a decision."""
        written = self.moves.text(move) if self.moves.knows(move) else repr(move)
        return Refused("core.refusal.illegal_move", [written], d.rule)

    def told(self, s: State, move: Move) -> Message:
        """A legal move in words that need no coordinates: its own message, unless the game says by
        neighbours or names where it is."""
        if not self._has_where:
            self._where = self.house.part(WHERE, "where")
            self._has_where = True
        if callable(self._where):
            found: object = self._where(s, move)
            if isinstance(found, Message):
                return found
        return self.moves.message(move)

    def is_placed(self, move: Move) -> bool:
        """Whether it takes a state to say where a move is: its own message has bare places."""
        verb = self.moves.verbs[move.kind]
        for operand in verb.operands:
            kind = operand.kind
            if kind is not SEAT and not kind.is_number() and not kind.words:
                return True
        return False

    # A table of it

    def terms(self, seats: int, options: dict[str, Json]) -> Terms:
        """What the players agree on; refused if this game has no such seats or options."""
        if seats not in self.seat_counts:
            raise Refused(
                "core.refusal.seat_count",
                [self.slug, seats, min(self.seat_counts), max(self.seat_counts)],
            )
        settled = settle(self.options, seats, options)
        self.check_options(seats, settled)
        return Terms(self.slug, self.rules_version, seats, settled)

    def new(
        self,
        seats: int,
        options: dict[str, Json],
        seed: int | bytes,
        notes: list[Message] | None = None,
    ) -> State:
        """A state at its first decision. The seed is a number, or the key of a live match.

        The log lines of the set-up go into `notes` if somebody wants them.
        """
        key = key_of(seed) if isinstance(seed, int) else seed
        if len(key) != KEY_BYTES:
            raise ValueError(f"a key has {KEY_BYTES} bytes")
        s = self.start(self.terms(seats, options), Chance(key, 0))
        s.notes = notes
        s.run()
        s.notes = None
        return s

    def dump(self, s: State) -> dict[str, object]:
        """The whole state as plain JSON. Holds secrets: for the referee only."""
        return dump_fields(s)

    def mark(self, s: State) -> str:
        """The digest of what `dump` would make of the state, many times as fast."""
        return mark_of(s)

    def load(self, data: object) -> State:
        """The state that `dump` wrote; refused if it is damaged or of other rules."""
        s = load_fields(self.state, data, self.steps)
        assert isinstance(s, State)
        if s.terms.game != self.slug or s.terms.rules_version != self.rules_version:
            raise Refused("core.refusal.rules_version", [self.slug, self.rules_version])
        return s

    # What a game says for itself

    def check_options(self, seats: int, options: dict[str, Json]) -> None:
        """Refuse options that do not go together."""

    def start(self, terms: Terms, chance: Chance) -> State:
        """The table before the first automatic step, with the first steps on the agenda."""
        raise NotImplementedError

    def view(self, s: State, seat: int) -> dict[str, object]:
        """What one seat or a spectator may see, built by naming what may be shown."""
        raise NotImplementedError

    def guess(self, s: State, seat: int, dice: Dice) -> State:
        """A full state that agrees with what the seat knows, with a fresh key."""
        raise NotImplementedError

    def pieces(self, s: State) -> list[int]:
        """Every piece that the rules conserve, wherever it lies, sorted."""
        raise NotImplementedError

    def components(self) -> dict[str, object]:
        """Facts about cards and tiles that a board needs to draw what a view only numbers."""
        return {}

    def automa(self, terms: Terms) -> list[int]:
        """The seats that the rules themselves play: they are scored but never asked."""
        return []
