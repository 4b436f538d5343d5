"""Judgement for Kohan Dej: build what is dear, gather what is missing, take what is free."""

from typing import Final

from mypy_extensions import i64

from panj.core.judgement import Aspect, Judgement, best_of, with_promise
from panj.core.moves import Move
from panj.core.state import State
from panj.core.weights import Weights as CoreWeights
from panj.core.weights import fitted_names
from panj.games.kohan_dej.player import Player
from panj.games.kohan_dej.rules.scoring import Source
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import Role
from panj.games.kohan_dej.thinking.ratings import ratings
from panj.games.kohan_dej.thinking.weights import EVEN, NAMING, RICH, SEEN, USEFUL_CARDS, Weights

GOLD_VALUE: Final = 0.4
CARD_VALUE: Final = 0.5
RIVAL_VALUE: Final = 0.3

ROLE: Final = "role."
CARD_STRIDE: Final = 31
GOLD_STRIDE: Final = 3
"""Odd numbers, so that deals that differ a little lead to other roles."""


class KohanJudgement(Judgement):
    """Ratings by what a move does; only a guess of what is hidden is ever looked at."""

    def __init__(self, weights: Weights) -> None:
        super().__init__()
        self.weights = weights
        self.scale = 5.0
        # Ratings put kinds of moves in an order and are no points, so they are trusted less.
        self.grain = 6.0
        self.opening = 40
        self.facts = ("kohan_dej.aspect.gold", "kohan_dej.aspect.cards")

    def weighed_by(self) -> CoreWeights:
        return self.weights

    def by_hand(self) -> Judgement:
        return KohanJudgement(Weights())

    def weighing(self, s: State) -> tuple[str, ...]:
        """KO-2.1 Roles that are not in the cast do not matter."""
        assert isinstance(s, KohanState)
        others = [name for name in fitted_names(self.weights) if not name.startswith(ROLE)]
        return (*[ROLE + str(role) for role in s.cast if role != Role.ARTIST], *others)

    def inputs(self, s: State, seat: int) -> list[float]:
        """KO-5 The aspects with the size of the city and the crown."""
        assert isinstance(s, KohanState)
        player = s.players[seat]
        parts = [aspect.amount for aspect in self.aspects(s, seat)]
        crown = 1.0 if s.crown == seat else 0.0
        missing = s.target() - player.size()
        near = [1.0 if missing <= 0 else 0.0, 1.0 if missing <= 1 else 0.0]
        return [*parts, float(player.size()), crown, *near]

    def progress(self, s: State) -> float:
        """KO-5.1 The largest city."""
        assert isinstance(s, KohanState)
        most: i64 = 0
        for player in s.players:
            most = max(most, player.size())
        return float(most) / float(s.target())

    def value(self, s: State, seat: int) -> float:
        """Points now, with what gold and cards may still become, against the best other."""
        assert isinstance(s, KohanState)
        return value_of(s, s.scores(), seat)

    def rate(self, s: State, moves: list[Move]) -> list[float]:
        assert isinstance(s, KohanState)
        return ratings(self.weights, s, moves, SEEN)

    def prior(self, s: State, moves: list[Move]) -> list[float]:
        assert isinstance(s, KohanState)
        return ratings(self.weights, s, moves, EVEN)

    def pick(self, s: State, moves: list[Move]) -> int:
        """Whoever names a role does not know who holds it: one that the deal happens to favour."""
        assert isinstance(s, KohanState)
        chance: i64 = len(s.deck)
        if chance > 0:
            chance += CARD_STRIDE * s.deck[0]
        for player in s.players:
            chance += GOLD_STRIDE * player.gold
        return best_of(ratings(self.weights, s, moves, chance))

    def is_guesswork(self, moves: list[Move]) -> bool:
        return moves[0].kind in NAMING

    def aspects(self, s: State, seat: int) -> list[Aspect]:
        """KO-5.3 Districts, bonuses, gold, cards, and how far the best other one is."""
        assert isinstance(s, KohanState)
        player = s.players[seat]
        totals = s.scores()
        districts = float(s.score_sheet()[Source.DISTRICTS].points[seat])
        found = [
            Aspect("kohan_dej.aspect.districts", districts),
            Aspect("kohan_dej.aspect.bonuses", float(totals[seat]) - districts),
            Aspect("kohan_dej.aspect.gold", for_gold(player), GOLD_VALUE),
            Aspect("kohan_dej.aspect.cards", for_cards(player), CARD_VALUE),
            Aspect("kohan_dej.aspect.rivals", -for_rivals(totals, seat), RIVAL_VALUE),
        ]
        return with_promise(found, value_of(s, totals, seat))

    def forecast(self, s: State, seat: int) -> float:
        assert isinstance(s, KohanState)
        totals = s.scores()
        return value_of(s, totals, seat) + for_rivals(totals, seat)


def value_of(s: KohanState, totals: list[int], seat: int) -> float:
    """KO-5.3 The points, with what gold and cards may still become, against the best other."""
    player = s.players[seat]
    own = float(totals[seat]) + for_gold(player) + for_cards(player)
    return own - for_rivals(totals, seat)


def for_gold(player: Player) -> float:
    """KO-3.34 What the gold may still build."""
    return GOLD_VALUE * float(min(player.gold, RICH))


def for_cards(player: Player) -> float:
    """KO-3.30 What the hand may still become."""
    return CARD_VALUE * float(min(len(player.hand), USEFUL_CARDS))


def for_rivals(totals: list[int], seat: int) -> float:
    """KO-5.8 What the best other player takes away by being ahead."""
    best = totals[0] if seat != 0 else totals[1]
    for other in range(len(totals)):
        if other != seat and totals[other] > best:
            best = totals[other]
    return RIVAL_VALUE * float(best)


JUDGEMENT: Final = KohanJudgement(Weights())
