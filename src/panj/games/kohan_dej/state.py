"""What lies on a Kohan Dej table."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from panj.core.chance import Chance
from panj.core.codec import Each, One, Shape
from panj.core.scores import ScoreLine
from panj.core.state import NOBODY, State, Step
from panj.core.terms import Terms
from panj.games.kohan_dej.card_numbers import NONE
from panj.games.kohan_dej.one_round import Draft, Marks, TurnState
from panj.games.kohan_dej.player import Player
from panj.games.kohan_dej.rules.laws import Law
from panj.games.kohan_dej.rules.scoring import Standing, score_sheet
from panj.games.kohan_dej.tables import (
    BIT,
    COMPLETE_CITY,
    COMPLETE_CITY_SMALL_TABLE,
    RANK,
    SMALL_TABLE,
    District,
    Selection,
    selection_for,
)


@mypyc_attr(acyclic=True)
class Aside:
    """KO-1.4 Cards beside the deck, and what is known of its top.

    `tray` holds cards that one player chooses from, `site` the card that is being paid for.
    The top `top_count` cards of the deck are known, as a set, to `top_seat` (KO-7.3).
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "museum",
        "tray",
        "tray_seat",
        "site",
        "top_seat",
        "top_count",
    )

    def __init__(
        self,
        museum: list[int],
        tray: list[int],
        tray_seat: i64,
        site: i64,
        top_seat: i64,
        top_count: i64,
    ) -> None:
        self.museum = museum
        self.tray = tray
        self.tray_seat = tray_seat
        self.site = site
        self.top_seat = top_seat
        self.top_count = top_count

    def clone(self) -> "Aside":
        return Aside(
            self.museum[:],
            self.tray[:],
            self.tray_seat,
            self.site,
            self.top_seat,
            self.top_count,
        )


def nothing_aside() -> Aside:
    """The table at the start."""
    return Aside([], [], NOBODY, NONE, NOBODY, 0)


@mypyc_attr(acyclic=True)
class Finish:
    """KO-3.39, KO-5.1 Who first completed a city, whether the game is over, and who showed
    which rank in the rounds before."""

    FIELDS: ClassVar[tuple[str, ...]] = ("first", "ended", "history")

    def __init__(self, first: i64, ended: i64, history: list[list[int]]) -> None:
        self.first = first
        self.ended = ended
        self.history = history

    def clone(self) -> "Finish":
        return Finish(self.first, self.ended, self.history[:])  # past rounds never change


class KohanState(State):
    """KO-7 The deck, the cities, the roles of this round and the turn being taken.

    `holders` has the seat that holds each rank, `revealed` is the set of ranks that were shown, and
    `called` the last rank that was called (0 during the selection).
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        *State.FIELDS,
        "law",
        "cast",
        "uniques",
        "players",
        "deck",
        "aside",
        "crown",
        "tax",
        "draft",
        "holders",
        "revealed",
        "called",
        "marks",
        "now",
        "ending",
    )
    SHAPES: ClassVar[dict[str, Shape]] = {
        **State.SHAPES,
        "players": Each(Player),
        "aside": One(Aside),
        "draft": One(Draft),
        "marks": One(Marks),
        "now": One(TurnState),
        "ending": One(Finish),
    }

    def __init__(
        self,
        terms: Terms,
        agenda: list[Step[State]],
        chance: Chance,
        boundary: i64,
        round: i64,
        turn: i64,
        law: i64,
        cast: list[int],
        uniques: list[int],
        players: list[Player],
        deck: list[int],
        aside: Aside,
        crown: i64,
        tax: i64,
        draft: Draft,
        holders: list[int],
        revealed: i64,
        called: i64,
        marks: Marks,
        now: TurnState,
        ending: Finish,
    ) -> None:
        super().__init__(terms, agenda, chance, boundary, round, turn)
        self.law = law
        self.cast = cast
        self.uniques = uniques
        self.players = players
        self.deck = deck
        self.aside = aside
        self.crown = crown
        self.tax = tax
        self.draft = draft
        self.holders = holders
        self.revealed = revealed
        self.called = called
        self.marks = marks
        self.now = now
        self.ending = ending

    def clone(self) -> "KohanState":
        return KohanState(
            self.terms,
            self.agenda[:],
            self.chance.clone(),
            self.boundary,
            self.round,
            self.turn,
            self.law,
            self.cast,  # never changes
            self.uniques,
            [player.clone() for player in self.players],
            self.deck[:],
            self.aside.clone(),
            self.crown,
            self.tax,
            self.draft.clone(),
            self.holders[:],
            self.revealed,
            self.called,
            self.marks.clone(),
            self.now.clone(),
            self.ending.clone(),
        )

    # Questions

    def is_on(self, law: i64) -> bool:
        """KO-6.6 Whether a switch is on."""
        return (self.law & law) != 0

    def selection(self) -> Selection:
        """KO-3.3 How roles are selected at this table."""
        return selection_for(self.seats, len(self.cast))

    def target(self) -> i64:
        """KO-0.4 The size of a complete city."""
        return COMPLETE_CITY_SMALL_TABLE if self.seats <= SMALL_TABLE else COMPLETE_CITY

    def is_complete(self, seat: i64) -> bool:
        """KO-3.39 Whether the city is completed now."""
        return self.players[seat].size() >= self.target()

    def is_final_round(self) -> bool:
        """KO-3.39 Whether some city was ever completed."""
        return self.ending.first != NOBODY

    def plays(self, role: i64) -> bool:
        """KO-2.1 Whether the role is in the cast."""
        rank = RANK[role]
        return rank <= len(self.cast) and self.cast[rank - 1] == role

    def holder(self, role: i64) -> int:
        """KO-3.13 Who holds the role this round, or nobody."""
        return self.holders[RANK[role]]

    def roles_of(self, seat: int) -> list[int]:
        """KO-3.14 The roles that a player holds, by rank."""
        return [role for role in self.cast if self.holders[RANK[role]] == seat]

    def is_revealed(self, role: i64) -> bool:
        """KO-3.13 Whether the role's holder has shown it this round."""
        return (self.revealed & BIT[RANK[role]]) != 0

    def everyone(self) -> i64:
        """The set of all seats."""
        return BIT[self.seats] - 1

    def are_neighbours(self, a: i64, b: i64) -> bool:
        """KO-4.35 Whether two players sit next to each other."""
        gap = (a - b) % self.seats
        return gap == 1 or gap == self.seats - 1

    # The result

    def standing(self, seat: i64) -> Standing:
        """KO-5 What a player's points depend on; the hand only when the game is over."""
        player = self.players[seat]
        has_vault = self.ending.ended == 1 and player.holds(District.SECRET_VAULT)
        return Standing(
            player.city,
            player.gold,
            len(player.hand),
            len(self.aside.museum),
            self.crown == seat,
            self.ending.first == seat,
            self.target(),
            has_vault,
            self.is_on(Law.VAULT_IS_DISTRICT),
        )

    def score_sheet(self) -> list[ScoreLine]:
        return score_sheet([self.standing(seat) for seat in range(self.seats)])

    def tie_breaks(self) -> list[ScoreLine]:
        return [
            ScoreLine(
                "kohan_dej.score.role_number", [self.rank_at_end(i) for i in range(self.seats)]
            )
        ]

    def rank_at_end(self, seat: int) -> int:
        """KO-5.8 The highest role number held in the last round, where it counts."""
        if self.ending.ended == 0:
            return 0
        best = 0
        for rank in range(1, len(self.cast) + 1):
            shown = not self.is_on(Law.TIE_BY_REVEALED) or (self.revealed & BIT[rank]) != 0
            if self.holders[rank] == seat and shown:
                best = rank
        return best
