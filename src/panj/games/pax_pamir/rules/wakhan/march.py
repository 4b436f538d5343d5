"""PP-6.11, PP-6.18 How Wakhan moves armies, tribes and, as an option, an idle spy."""

from typing import Final

from panj.games.pax_pamir.places import army_place, spot_at, tribe_place
from panj.games.pax_pamir.rules.move import march, migrate, sneak, spy_steps
from panj.games.pax_pamir.rules.power import armies, pragmatic_loyalty, ruler_of
from panj.games.pax_pamir.rules.wakhan.placing import has_most_spies, imagine
from panj.games.pax_pamir.rules.wakhan.priority import by_priority, region_order
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import NONE, REGION_BORDERS, Effect, across


class Leg:
    """PP-6.11, PP-6.18 A step from region to region, or from card to card."""

    def __init__(self, start: int, end: int) -> None:
        self.start = start
        self.end = end


NOWHERE: Final = Leg(NONE, NONE)
"""No step at all."""


def tribes_in(s: PaxState, region: int) -> int:
    """PP-6.11 The tribes of all players in a region."""
    return sum(int(s.tribes(seat, region)) for seat in range(s.seats))


def has_rival(s: PaxState, region: int) -> bool:
    """PP-6.11 Whether another player has a tribe in a region."""
    return any(s.tribes(seat, region) > 0 for seat in range(s.wakhan))


def may_leave(s: PaxState, region: int, place: int) -> bool:
    """PP-6.11, PP-9.R28 Whether a piece is not needed where it stands."""
    loyal = int(armies(s, pragmatic_loyalty(s), region))
    if has_rival(s, region) and loyal <= tribes_in(s, region):
        return False
    if ruler_of(s, region) != s.wakhan:
        return True
    return rules_without(s, region, place)


def rules_without(s: PaxState, region: int, place: int) -> bool:
    """PP-6.11 Whether she would still rule with one piece less."""
    imagine(s, place, -1)
    kept = ruler_of(s, region) == s.wakhan
    imagine(s, place, 1)
    return kept


def goal_from(s: PaxState, start: int) -> int:
    """PP-6.11 The first adjacent region in her order that needs armies, or -1."""
    neighbours = [int(across(border, start)) for border in REGION_BORDERS[start]]
    for region in region_order(s):
        loyal = int(armies(s, pragmatic_loyalty(s), region))
        needed = has_rival(s, region) and loyal < tribes_in(s, region)
        if region in neighbours and needed:
            return region
    return -1


def next_step(s: PaxState, places: list[int]) -> Leg:
    """PP-6.11 The first step of a piece on one of these places, or NOWHERE."""
    for place in places:
        region = int(spot_at(place))
        if s.board[place] > 0 and may_leave(s, region, place):
            goal = goal_from(s, region)
            if goal >= 0:
                return Leg(region, goal)
    return NOWHERE


def next_march(s: PaxState) -> Leg:
    """PP-6.11 The next step of one of her armies."""
    loyalty = pragmatic_loyalty(s)
    return next_step(s, [int(army_place(loyalty, region)) for region in region_order(s)])


def next_migration(s: PaxState) -> Leg:
    """PP-6.11 With Nationalism: the next step of one of her tribes; no card may be overthrown."""
    player = s.players[s.wakhan]
    if not player.has_effect(Effect.NATIONALISM):
        return NOWHERE
    regions = [
        region
        for region in region_order(s)
        if s.tribes(s.wakhan, region) > 1 or not player.has_political(region)
    ]
    return next_step(s, [int(tribe_place(s.wakhan, region)) for region in regions])


def can_march(s: PaxState) -> bool:
    """PP-6.11 Whether at least one step is possible."""
    if next_march(s).start >= 0 or next_migration(s).start >= 0:
        return True
    return s.terms.is_on("spy_movement") and idle_step(s).start >= 0


def march_on(s: PaxState, rank: int) -> None:
    """PP-6.11 Up to rank steps: armies, then tribes; with neither, perhaps a spy."""
    who = int(s.wakhan)
    moved = False
    for _ in range(rank):
        leg = next_march(s)
        if leg.start >= 0:
            march(s, who, pragmatic_loyalty(s), leg.start, leg.end)
            moved = True
            continue
        leg = next_migration(s)
        if leg.start >= 0:
            migrate(s, who, leg.start, leg.end)
            moved = True
            continue
        break
    if not moved and s.terms.is_on("spy_movement"):
        step = idle_step(s)
        sneak(s, who, step.start, step.end)


def idle_step(s: PaxState) -> Leg:
    """PP-6.18 An idle spy of the lowest priority steps to a neighbour where it is needed."""
    track = s.track()
    idle = [card for card in track if has_most_spies(s, card)]
    while idle:
        start = lowest_priority(s, idle)
        steps = spy_steps(s, s.wakhan, track, track.index(start))
        useful = [card for card in steps if not has_most_spies(s, card)]
        if useful:
            return Leg(start, by_priority(s, useful).card)
        idle.remove(start)
    return NOWHERE


def lowest_priority(s: PaxState, cards: list[int]) -> int:
    """PP-6.18 The card that the priorities choose last."""
    left = cards[:]
    while len(left) > 1:
        left.remove(by_priority(s, left).card)
    return left[0]
