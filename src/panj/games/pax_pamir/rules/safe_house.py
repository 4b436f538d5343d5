"""PP-3.24 Safe House: a spy that a battle removed hides on a card of its owner's court."""

from typing import ClassVar

from mypy_extensions import i64

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Blocked, Decision, Step
from panj.games.pax_pamir.moves import DECLINE, Do
from panj.games.pax_pamir.places import spy_place
from panj.games.pax_pamir.rules.placing import put
from panj.games.pax_pamir.rules.wakhan.priority import by_priority
from panj.games.pax_pamir.showing.reasons import cards_but
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import ABILITY_OF, Ability


class OfferSafeHouse(Step[PaxState]):
    """PP-3.24 For each spy lost in battle its owner may use a Safe House."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "spies")

    def __init__(self, who: int, spies: int) -> None:
        super().__init__(who)
        self.spies = spies

    def run(self, s: PaxState) -> None:
        if self.spies == 0:
            return
        s.then([OfferSafeHouse(self.who, self.spies - 1)])
        if self.who == s.wakhan:
            hide(s, self.who, by_priority(s, safe_houses(s, self.who)).card)
        else:
            s.then([SafeHouse(self.who)])


def safe_houses(s: PaxState, who: int) -> list[int]:
    """PP-4.21 The own court cards with Safe House."""
    return [c for c in s.players[who].court if ABILITY_OF[c] == Ability.SAFE_HOUSE]


def hide(s: PaxState, who: int, card: i64) -> None:
    """PP-4.21 Put a spy that was just removed onto a Safe House."""
    put(s, spy_place(card, who))
    s.note("pax_pamir.log.hidden", [who, card])


class SafeHouse(Decision[PaxState]):
    """PP-3.24 Put the removed spy onto a Safe House, or let it return to supply."""

    RULE: ClassVar[str] = "PP-4.11"

    def moves(self, s: PaxState) -> list[Move]:
        found = [Move(Do.HIDE, card) for card in safe_houses(s, self.who)]
        found.append(DECLINE)
        return found

    def choose(self, s: PaxState, move: Move) -> None:
        if move.kind == Do.HIDE:
            hide(s, self.who, move.a)

    def prompt(self, s: PaxState) -> Message:
        return Message("pax_pamir.prompt.safe_house", [])

    def blocked(self, s: PaxState) -> list[Blocked]:
        return cards_but(s, safe_houses(s, self.who), "no_safe_house", "PP-4.11")
