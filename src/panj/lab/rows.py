"""What a record keeps of a match: a row for every decision, and what the match came to."""

from typing import NamedTuple

from panj.arena.playing import Outcome
from panj.arena.simulate import Series, play_one
from panj.core.codec import digest
from panj.core.game import Game
from panj.core.match import Match
from panj.core.match_file import MatchFile
from panj.core.moves import Move
from panj.core.registry import REGISTRY
from panj.core.state import State
from panj.lab.observe import observation
from panj.table.seats import stored_name


class Wants(NamedTuple):
    """What is kept beside the moves."""

    observations: bool = False
    """The encoded observation of the seat that decides."""

    legal: bool = False
    """The action numbers of all legal moves."""


class Row(NamedTuple):
    """One decision."""

    seat: int
    round: int
    turn: int
    action: int
    move: str
    choices: int
    observation: bytes
    legal: list[int]


class Recorded(NamedTuple):
    """One match: its rows, its deal, its players, its end."""

    number: int
    key: bytes
    names: list[str]
    rows: list[Row]
    over: bool
    scores: list[int]
    places: list[int]
    state: str


class RowWriter:
    """Writes a row for every decision that it is shown."""

    def __init__(self, game: Game, wants: Wants) -> None:
        self.game = game
        self.wants = wants
        self.numbering = game.encoding.numbering(game.moves)
        self.rows: list[Row] = []

    def see(self, s: State, who: int, moves: list[Move], move: Move) -> None:
        """One decision, before it is played."""
        number = self.numbering.number
        seen = observation(self.game, s, who).tobytes() if self.wants.observations else b""
        self.rows.append(
            Row(
                seat=who,
                round=s.round,
                turn=s.turn,
                action=number(move),
                move=self.game.moves.text(move),
                choices=len(moves),
                observation=seen,
                legal=[number(each) for each in moves] if self.wants.legal else [],
            )
        )


def record_game(series: Series, wants: Wants, number: int) -> tuple[Outcome, Recorded]:
    """Play one game of a series and keep it."""
    writer = RowWriter(REGISTRY.game(series.game), wants)
    outcome = play_one(series, number, writer.see)
    seating = series.seating(series.players(), number)
    return outcome, Recorded(
        number,
        series.key(number),
        [
            stored_name("", bot=seating.get(seat, ""), is_automa=seat not in seating)
            for seat in range(series.seats)
        ],
        writer.rows,
        True,
        outcome.scores,
        outcome.places,
        outcome.state,
    )


def record_match(found: MatchFile, wants: Wants, number: int) -> Recorded:
    """Go through a match that was played before and keep it."""
    match = found.match
    game = match.game
    writer = RowWriter(game, wants)
    s = Match(game, match.terms, match.key).state
    for played in match.played:
        d = s.decision()
        assert d is not None
        writer.see(s, d.who, d.moves(s), played.move)
        s.make(played.move)
    return Recorded(
        number,
        match.key,
        found.names,
        writer.rows,
        s.decision() is None,
        list(s.scores()),
        list(s.ranking()),
        digest(game.dump(s)),
    )
