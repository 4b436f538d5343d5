"""TR-3.6.1 to TR-3.6.4 The demands of the people at the end of a quarter."""

from typing import ClassVar

from mypy_extensions import i64

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Decision, Step
from panj.games.trajan.moves import PAY, Means
from panj.games.trajan.player import Player, Source
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import PENALTY, SYMBOLS, Tile


def is_covered(player: Player, demands: list[int], at: int) -> bool:
    """TR-3.6.3 Whether a Trajan tile meets this demand; of equal ones the earliest come first."""
    symbol = demands[at]
    earlier = 0
    for i in range(at):
        if demands[i] == symbol:
            earlier += 1
    return earlier < player.kept_of(symbol)


def shortage(player: Player, demands: list[int], start: int) -> i64:
    """TR-3.6.3 How many demands from `start` on neither Trajan nor forum tiles can meet."""
    short: i64 = 0
    for symbol in range(SYMBOLS):
        need = 0
        for at in range(start, len(demands)):
            if demands[at] == symbol and not is_covered(player, demands, at):
                need += 1
        short += max(0, need - player.tiles[symbol])
    return short


def unmet_demands(player: Player, demands: list[int]) -> i64:
    """TR-3.6.2 The fewest demands that stay unmet."""
    return max(0, shortage(player, demands, 0) - player.tiles[Tile.WILD_DEMAND])


class PayDemands(Step[TrajanState]):
    """TR-3.6.3 Each demand in the order of revealing, then the penalty."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "at", "unmet")

    def __init__(self, who: int, at: int, unmet: int) -> None:
        super().__init__(who)
        self.at = at
        self.unmet = unmet

    def run(self, s: TrajanState) -> None:
        if self.at == len(s.demands.open):
            punish(s, self.who, self.unmet)
        elif may_choose_means(s.players[self.who], s.demands.open, self.at):
            s.then([PayDemand(self.who, self.at), PayDemands(self.who, self.at + 1, self.unmet)])
        else:
            is_met = meet(s, self.who, self.at)
            s.then([PayDemands(self.who, self.at + 1, self.unmet + (0 if is_met else 1))])


def may_choose_means(player: Player, demands: list[int], at: int) -> bool:
    """TR-3.6.3 Whether both a matching tile and a wild that can be spared are at hand."""
    wilds = player.tiles[Tile.WILD_DEMAND]
    return (
        player.tiles[demands[at]] > 0
        and wilds > 0
        and not is_covered(player, demands, at)
        and wilds > shortage(player, demands, at)
    )


def meet(s: TrajanState, who: int, at: int) -> bool:
    """TR-3.6.1, TR-3.6.2 Meet a demand by the only possible means; whether there was one."""
    player = s.players[who]
    symbol = s.demands.open[at]
    if is_covered(player, s.demands.open, at):
        s.note("trajan.log.met_by_trajan", [who, symbol])
    elif player.tiles[symbol] > 0:
        spend(s, who, symbol, symbol)
    elif player.tiles[Tile.WILD_DEMAND] > 0:
        spend(s, who, symbol, Tile.WILD_DEMAND)
    else:
        s.note("trajan.log.unmet", [who, symbol])
        return False
    return True


def spend(s: TrajanState, who: int, symbol: int, tile: int) -> None:
    """TR-3.6.1 A forum tile or a wild tile leaves the game."""
    s.players[who].tiles[tile] -= 1
    s.gone.forum.append(tile)
    s.note("trajan.log.met", [who, symbol, tile])


def punish(s: TrajanState, who: int, unmet: int) -> None:
    """TR-3.6.4 The penalty by the number of unmet demands; a score may fall below zero."""
    s.players[who].points[Source.DEMANDS] += PENALTY[unmet]
    if unmet > 0:
        s.note("trajan.log.penalty", [who, unmet, -int(PENALTY[unmet])])


class PayDemand(Decision[TrajanState]):
    """TR-3.6.3 A forum tile of the symbol or a wild tile, where both are possible."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "at")
    RULE: ClassVar[str] = "TR-3.6.3"

    def __init__(self, who: int, at: int) -> None:
        super().__init__(who)
        self.at = at

    def moves(self, s: TrajanState) -> list[Move]:
        return PAY[:]

    def choose(self, s: TrajanState, move: Move) -> None:
        symbol = s.demands.open[self.at]
        spend(s, self.who, symbol, symbol if move.a == Means.FORUM else Tile.WILD_DEMAND)

    def prompt(self, s: TrajanState) -> Message:
        return Message("trajan.prompt.pay", [s.demands.open[self.at]])
