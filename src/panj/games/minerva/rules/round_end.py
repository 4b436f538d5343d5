"""MI-3.20 to MI-3.27, MI-6.8 to MI-6.10 Hiring, glory, and preparing the next round."""

from typing import ClassVar

from mypy_extensions import i64

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Blocked, Decision, Step
from panj.games.minerva.moves import DECLINE, HIRE_DENARII, HIRE_GLORY, Do
from panj.games.minerva.rules.payment import FOR_NOTHING, RaiseCash, can_raise, pay, sales, sell
from panj.games.minerva.rules.setup import reveal_locations
from panj.games.minerva.showing.reasons import unpayable_hires
from panj.games.minerva.state import NO_ORDER, MinervaState
from panj.games.minerva.tables import GLORY_PLACES, MOST_ASSISTANTS, Good


class HireInOrder(Step[MinervaState]):
    """MI-3.20 The holder of the highest turn order tile hires first; `who` is a tile's number."""

    def run(self, s: MinervaState) -> None:
        if self.who == 0:
            return
        seat = seat_with_order(s, self.who)
        if may_hire(s, seat):
            s.then([HireAssistant(seat), HireInOrder(self.who - 1)])
        else:
            s.then([HireInOrder(self.who - 1)])


def seat_with_order(s: MinervaState, order: int) -> int:
    """MI-3.20 Who took this turn order tile; alone, it is always the one player."""
    for seat in range(s.seats):
        if s.players[seat].order == order:
            return seat
    return 0


def may_hire(s: MinervaState, seat: int) -> bool:
    """MI-3.20, MI-9.4, MI-9.36 At most five; one that nobody can pay is not offered."""
    return s.players[seat].hired < MOST_ASSISTANTS and len(hires(s, seat)) > 0


def hires(s: MinervaState, seat: int) -> list[Move]:
    """MI-3.20 How the next assistant can be paid: in money or in glory, not mixed."""
    player = s.players[seat]
    found: list[Move] = []
    if can_raise(player, s.tiles.hire_denarii[player.hired]):
        found.append(HIRE_DENARII)
    if player.goods[Good.GLORY] >= s.tiles.hire_glory[player.hired]:
        found.append(HIRE_GLORY)
    return found


class HireAssistant(Decision[MinervaState]):
    """MI-3.20 One assistant for money or for glory, or none; free sales may come first."""

    RULE: ClassVar[str] = "MI-3.20"

    def moves(self, s: MinervaState) -> list[Move]:
        return [*hires(s, self.who), DECLINE, *sales(s.players[self.who])]

    def choose(self, s: MinervaState, move: Move) -> None:
        player = s.players[self.who]
        if move.kind == Do.SELL:
            sell(s, self.who, move.a)
            s.then([self])
        elif move.kind == Do.HIRE_DENARII:
            price = s.tiles.hire_denarii[player.hired]
            s.then([RaiseCash(self.who, price, FOR_NOTHING), PayAssistant(self.who)])
        elif move.kind == Do.HIRE_GLORY:
            cost = s.tiles.hire_glory[player.hired]
            player.goods[Good.GLORY] = player.goods[Good.GLORY] - cost
            hire(s, self.who, cost, Good.GLORY)

    def prompt(self, s: MinervaState) -> Message:
        owned = s.players[self.who].hired
        prices: list[int | str] = [s.tiles.hire_denarii[owned], s.tiles.hire_glory[owned]]
        return Message("minerva.prompt.hire", prices)

    def preview(self, s: MinervaState, move: Move) -> list[Message]:
        player = s.players[self.who]
        if move.kind == Do.SELL:
            return [Message("minerva.preview.gain", [1, Good.DENARIUS])]
        if move.kind == Do.HIRE_DENARII:
            price = s.tiles.hire_denarii[player.hired]
            return [Message("minerva.preview.pay", [price, Good.DENARIUS])]
        if move.kind == Do.HIRE_GLORY:
            cost = s.tiles.hire_glory[player.hired]
            left = player.goods[Good.GLORY] - cost
            return [
                Message("minerva.preview.pay", [cost, Good.GLORY]),
                Message("minerva.preview.glory_left", [left, place_with(s, self.who, left)]),
            ]
        return []

    def blocked(self, s: MinervaState) -> list[Blocked]:
        return unpayable_hires(s, self.who)


class PayAssistant(Step[MinervaState]):
    """MI-3.20 The denarii are there: pay them and take the assistant."""

    def run(self, s: MinervaState) -> None:
        price = s.tiles.hire_denarii[s.players[self.who].hired]
        pay(s, self.who, price)
        hire(s, self.who, price, Good.DENARIUS)


def hire(s: MinervaState, who: int, cost: i64, good: i64) -> None:
    """MI-3.21 The new assistant can be used from the next round on."""
    player = s.players[who]
    player.hired += 1
    player.assistants += 1
    s.note("minerva.log.hired", [who, cost, good])


def place_with(s: MinervaState, who: int, tokens: i64) -> int:
    """MI-3.24 The place in glory that a player would have with so many tokens; 0 for none."""
    if tokens <= 0:
        return 0
    if s.is_solo:
        return 1 if tokens >= s.round else 2
    place = 1
    for seat in range(s.seats):
        if seat == who:
            continue
        other = s.players[seat].goods[Good.GLORY]
        if other > tokens or (other == tokens and s.players[seat].order < s.players[who].order):
            place += 1
    return place


class CollectGlory(Step[MinervaState]):
    """MI-3.24, MI-6.9 The most glory takes the first tile of the round, and so on."""

    def run(self, s: MinervaState) -> None:
        for seat in range(s.seats):
            place = place_with(s, seat, s.players[seat].goods[Good.GLORY])
            if 0 < place <= GLORY_PLACES and s.tiles.has_glory_tile(s.round, place):
                tile = int(s.tiles.glory_at(s.round, place))
                s.players[seat].glory.append(tile)
                points: int = s.tiles.glory_points[tile]
                s.note("minerva.log.glory_tile", [seat, place, points])


class PrepareRound(Step[MinervaState]):
    """MI-3.26, MI-6.10 Glory tokens and turn order tiles go back; new locations are revealed."""

    def run(self, s: MinervaState) -> None:
        for seat in range(s.seats):
            player = s.players[seat]
            player.goods[Good.GLORY] = 0
            if player.order == 1:
                s.first = seat
            player.order = NO_ORDER
            player.has_passed = False
        reveal_locations(s)
