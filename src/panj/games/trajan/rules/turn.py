"""TR-3 The flow: turns, rounds, quarters, the end."""

from typing import Final

from panj.core.piles import draw, draw_many
from panj.core.state import Step
from panj.games.trajan.rules.demands import PayDemands
from panj.games.trajan.rules.scoring import final_points
from panj.games.trajan.rules.senate import EvaluateSenate, RestackDiscs
from panj.games.trajan.rules.setup import fill_forum, fill_provinces
from panj.games.trajan.rules.sowing import ChooseTray
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import (
    BONUS_PER_QUARTER,
    NONE,
    PROVINCES,
    ROUNDS,
    ROUNDS_PER_QUARTER,
    Tile,
)

FINAL_KEYS: Final = [
    "trajan.log.final_cards",
    "trajan.log.final_workers",
    "trajan.log.final_legionnaires",
    "trajan.log.final_tiles",
    "trajan.log.final_sets",
    "trajan.log.final_bonus",
]
"""TR-5.3.1 to TR-5.3.6 One log line for each line of the final scoring."""


class BeginPlay(Step[TrajanState]):
    """TR-2.13 The first player begins the first round."""

    def run(self, s: TrajanState) -> None:
        s.round = 1
        s.note("trajan.log.round", [1, 1])
        s.then([TakeTurn(s.first)])


class TakeTurn(Step[TrajanState]):
    """TR-0.2 A turn: sow, complete a tile, act; then the time is looked at."""

    def run(self, s: TrajanState) -> None:
        s.turn += 1
        s.extra_used = False
        s.players[self.who].fresh = 0
        s.then([ChooseTray(self.who), EndTurn(self.who)])


class EndTurn(Step[TrajanState]):
    """TR-3.5.1, TR-3.5.3 Every lap of the time marker ends a round; then the next player."""

    def run(self, s: TrajanState) -> None:
        after = s.next_seat(self.who)
        laps = s.time // s.cycle
        s.time = s.time % s.cycle
        steps: list[Step[TrajanState]] = []
        for _ in range(laps):
            steps.append(EndRound(after))
        s.then([*steps, TakeTurn(after)])


class EndRound(Step[TrajanState]):
    """TR-3.5.2, TR-5.1 A demand is revealed; after the fourth round the quarter is evaluated.

    `who` is the player who would take the next turn.
    """

    def run(self, s: TrajanState) -> None:
        if s.round % ROUNDS_PER_QUARTER != 0:
            s.then([RevealDemand(), BeginRound()])
            return
        steps: list[Step[TrajanState]] = []
        for seat in s.from_seat(self.who):
            steps.append(PayDemands(seat, 0, 0))
        steps.append(EvaluateSenate())
        if s.round < ROUNDS:
            steps.extend([RestackDiscs(), CleanUp(), Refill(), BeginRound()])
        else:
            steps.append(FinalScoring())
        s.then(steps)


class BeginRound(Step[TrajanState]):
    """TR-0.1 The next round, perhaps of the next quarter."""

    def run(self, s: TrajanState) -> None:
        s.round += 1
        s.note("trajan.log.round", [int(s.quarter), round_of_quarter(s)])


def round_of_quarter(s: TrajanState) -> int:
    """TR-0.1 The number of the round within its quarter, 1 to 4."""
    return (s.round - 1) % ROUNDS_PER_QUARTER + 1


class RevealDemand(Step[TrajanState]):
    """TR-3.5.2 One demand tile is drawn and laid face up for all."""

    def run(self, s: TrajanState) -> None:
        demand = draw(s, s.demands.pile)
        s.demands.open.append(demand)
        s.note("trajan.log.demand", [demand])


class CleanUp(Step[TrajanState]):
    """TR-3.6.8 Demands, senate tiles and what is left in the forum building leave the game."""

    def run(self, s: TrajanState) -> None:
        s.demands.past = s.demands.past + s.demands.open
        s.demands.open = []
        for seat in range(s.seats):
            drop_votes(s, seat)
        if s.terms.is_on("purge_votes_in_provinces"):
            purge_provinces(s)
        spaces = s.forum.spaces
        for space in range(len(spaces)):
            if spaces[space] != NONE:
                s.gone.forum.append(spaces[space])
                spaces[space] = NONE


def drop_votes(s: TrajanState, seat: int) -> None:
    """TR-3.6.8, TR-4.9.2 Senate tiles on a mat leave the game."""
    tiles = s.players[seat].tiles
    for kind in range(Tile.VOTES, Tile.EXTRA):
        for _ in range(tiles[kind]):
            s.gone.forum.append(kind)
        tiles[kind] = 0


def purge_provinces(s: TrajanState) -> None:
    """TR-3.6.8 Senate tiles in provinces leave the game too, unless it was agreed otherwise."""
    for province in range(1, PROVINCES):
        tile = s.provinces[province]
        if Tile.VOTES <= tile < Tile.EXTRA:
            s.gone.forum.append(tile)
            s.provinces[province] = NONE


class Refill(Step[TrajanState]):
    """TR-3.6.9 Bonus tiles, provinces, forum; all ships show their coloured side."""

    def run(self, s: TrajanState) -> None:
        s.senate.bonus = draw_many(s, s.senate.bag, BONUS_PER_QUARTER)
        fill_provinces(s)
        fill_forum(s)
        s.seaport.grey_ships = 0
        s.note("trajan.log.refilled", [])


class FinalScoring(Step[TrajanState]):
    """TR-5.1, TR-5.2 The game is over; a lap that remains is ignored."""

    def run(self, s: TrajanState) -> None:
        s.agenda.clear()
        s.is_over = True
        if s.terms.is_on("final_senate_reset"):
            RestackDiscs().run(s)
        for seat in range(s.seats):
            points = final_points(s.terms, s.players[seat])
            for i, key in enumerate(FINAL_KEYS):
                if points[i] > 0:
                    s.note(key, [seat, points[i]])
        for seat, total in enumerate(s.scores()):
            s.note("trajan.log.total", [seat, total])
