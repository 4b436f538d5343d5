"""What lies on a Kingdomino table."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from panj.core.chance import Chance
from panj.core.codec import Each, One, Shape
from panj.core.scores import ScoreLine
from panj.core.state import State, Step
from panj.core.terms import Terms
from panj.games.kingdomino.kingdom import Kingdom
from panj.games.kingdomino.rules.scoring import Tally, score_sheet, tally, tie_breaks
from panj.games.kingdomino.tables import LAYOUTS, Layout

FREE: Final = -1
"""The owner of a domino without a king."""


@mypyc_attr(acyclic=True)
class Line:
    """KD-3.2 Dominoes in ascending order, each with the owner of the king on it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("dominoes", "owners")

    def __init__(self, dominoes: list[int], owners: list[int]) -> None:
        self.dominoes = dominoes
        self.owners = owners

    def clone(self) -> "Line":
        return Line(self.dominoes[:], self.owners[:])

    def claimed(self, owner: int, start: int) -> list[int]:
        """KD-3.5 From a position on, the dominoes that a seat has claimed, or that are FREE."""
        owners = self.owners
        return [self.dominoes[i] for i in range(start, len(owners)) if owners[i] == owner]


@mypyc_attr(acyclic=True)
class Player:
    """A player's kingdom, dominoes placed (and where) and discarded, tallies of finished games."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kingdom", "placed", "spots", "discarded", "tallies")
    SHAPES: ClassVar[dict[str, Shape]] = {"kingdom": One(Kingdom), "tallies": Each(Tally)}

    def __init__(
        self,
        kingdom: Kingdom,
        placed: list[int],
        spots: list[int],
        discarded: list[int],
        tallies: list[Tally],
    ) -> None:
        self.kingdom = kingdom
        self.placed = placed
        self.spots = spots  # by placed domino: cell of its left half * DIRECTIONS + its own
        self.discarded = discarded
        self.tallies = tallies

    def clone(self) -> "Player":
        return Player(
            self.kingdom.clone(),
            self.placed[:],
            self.spots[:],
            self.discarded[:],
            self.tallies[:],
        )


class KingdominoState(State):
    """KD-3.1 The pile, both lines, the kings not yet drawn, and the kingdoms."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *State.FIELDS,
        "mode",
        "game",
        "pile",
        "set_aside",
        "hand",
        "current",
        "next",
        "position",
        "removed",
        "players",
    )
    SHAPES: ClassVar[dict[str, Shape]] = {
        **State.SHAPES,
        "current": One(Line),
        "next": One(Line),
        "players": Each(Player),
    }

    def __init__(
        self,
        terms: Terms,
        agenda: list[Step[State]],
        chance: Chance,
        boundary: i64,
        round: i64,
        turn: i64,
        mode: i64,
        game: i64,
        pile: list[int],
        set_aside: list[int],
        hand: list[int],
        current: Line,
        next: Line,
        position: i64,
        removed: list[int],
        players: list[Player],
    ) -> None:
        super().__init__(terms, agenda, chance, boundary, round, turn)
        self.mode = mode
        self.game = game
        self.pile = pile
        self.set_aside = set_aside
        self.hand = hand
        self.current = current
        self.next = next
        self.position = position
        self.removed = removed
        self.players = players

    def clone(self) -> "KingdominoState":
        return KingdominoState(
            self.terms,
            self.agenda[:],
            self.chance.clone(),
            self.boundary,
            self.round,
            self.turn,
            self.mode,
            self.game,
            self.pile[:],
            self.set_aside,  # never changes within a game
            self.hand[:],
            self.current.clone(),
            self.next.clone(),
            self.position,
            self.removed[:],
            [player.clone() for player in self.players],
        )

    @property
    def layout(self) -> Layout:
        """What this player count and mode uses."""
        return LAYOUTS[self.mode]

    @property
    def is_last_round(self) -> bool:
        """KD-3.9 Whether kings only place."""
        return self.round == self.layout.lines

    def tallies(self) -> list[list[Tally]]:
        """Every seat's finished games, and the running one by its territories alone."""
        return [
            player.tallies
            if len(player.tallies) == self.game
            else [*player.tallies, tally(player.kingdom)]
            for player in self.players
        ]

    def score_sheet(self) -> list[ScoreLine]:
        return score_sheet(self.tallies())

    def tie_breaks(self) -> list[ScoreLine]:
        return tie_breaks(self.tallies())
