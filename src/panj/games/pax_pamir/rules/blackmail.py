"""PP-3.11, PP-3.12 Blackmail: at the start of a turn, a spy on a card that carries none."""

from typing import ClassVar

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Blocked, Decision, Step
from panj.games.pax_pamir.moves import CARD, DECLINE, Do
from panj.games.pax_pamir.places import spy_place
from panj.games.pax_pamir.rules.limits import can_place, place_unit
from panj.games.pax_pamir.showing.reasons import cards_but, reason
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import REGION_OF, Ability, Region


def blackmail_targets(s: PaxState, who: int) -> list[int]:
    """PP-3.12 Court cards without any spy, of regions whose Blackmail is owned and unused."""
    open_abilities = s.players[who].abilities & ~s.memory.blackmailed
    herat = open_abilities & Ability.BLACKMAIL_HERAT != 0
    kandahar = open_abilities & Ability.BLACKMAIL_KANDAHAR != 0
    if not (herat or kandahar) or not can_place(s, spy_place(0, who)):
        return []
    return [
        card
        for card in s.track()
        if (herat and REGION_OF[card] == Region.HERAT)
        or (kandahar and REGION_OF[card] == Region.KANDAHAR)
        if s.spies_on(card) == 0
    ]


class OfferBlackmail(Step[PaxState]):
    """PP-3.11 As long as an unused Blackmail has a legal target, ask."""

    def run(self, s: PaxState) -> None:
        if len(blackmail_targets(s, self.who)) > 0:
            s.then([Blackmail(self.who)])


class Blackmail(Decision[PaxState]):
    """PP-3.12 Place a spy on a card without spies, or decline all that remain."""

    RULE: ClassVar[str] = "PP-3.12"

    def moves(self, s: PaxState) -> list[Move]:
        found = [Move(Do.BLACKMAIL, card) for card in blackmail_targets(s, self.who)]
        found.append(DECLINE)
        return found

    def choose(self, s: PaxState, move: Move) -> None:
        if move.kind == Do.DECLINE:
            return
        herat = REGION_OF[move.a] == Region.HERAT
        used = Ability.BLACKMAIL_HERAT if herat else Ability.BLACKMAIL_KANDAHAR
        s.memory.blackmailed = s.memory.blackmailed | used
        s.then([OfferBlackmail(self.who)])
        place_unit(s, self.who, spy_place(move.a, self.who))

    def prompt(self, s: PaxState) -> Message:
        return Message("pax_pamir.prompt.blackmail", [])

    def blocked(self, s: PaxState) -> list[Blocked]:
        legal = blackmail_targets(s, self.who)
        carrying = [card for card in s.track() if s.spies_on(card) > 0]
        found = [reason(CARD.ident(card), "has_spy", [], "PP-3.12") for card in carrying]
        return found + cards_but(s, legal + carrying, "no_blackmail", "PP-3.12")
