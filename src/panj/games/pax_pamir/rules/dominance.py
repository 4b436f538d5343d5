"""PP-5 Dominance Checks: who is dominant, who scores, when the game ends."""

from typing import ClassVar, Final

from mypy_extensions import i64

from panj.core.state import Step
from panj.games.pax_pamir.places import ARMIES, GIFTS, army_place
from panj.games.pax_pamir.rules.deck import checks_left
from panj.games.pax_pamir.rules.limits import PlaceUnit
from panj.games.pax_pamir.rules.placing import remove_all
from panj.games.pax_pamir.rules.power import (
    blocks_in_play,
    cylinders_in_play,
    dominant_coalition,
    gift_influence,
    influence_of,
    patriots_of,
    tribes_in_play,
)
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import (
    FAILURE_POINTS,
    SLOTS,
    SUCCESS_POINTS,
    Ability,
    Coalition,
    Region,
    is_check,
)

WINNING_LEAD: Final = 4


class Ending:
    """PP-0.4 Why the game is over."""

    NONE: Final = 0
    LEAD: Final = 1
    LAST_CHECK: Final = 2
    TURN_LIMIT: Final = 3
    AGREEMENT: Final = 4


ENDINGS: Final = ["none", "lead", "last_check", "turn_limit", "agreement"]


def split_places(strengths: list[int], points: list[int]) -> list[int]:
    """PP-5.5 Points by rank; tied players share those of their places. -1 takes no part."""
    found = [0] * len(strengths)
    for seat, mine in enumerate(strengths):
        if mine < 0:
            continue
        ahead = sum(1 for other in strengths if other > mine)
        equal = sum(1 for other in strengths if other == mine)
        found[seat] = sum(points[ahead : ahead + equal]) // equal
    return found


def strengths(s: PaxState, dominant: i64) -> list[int]:
    """PP-5.2, PP-5.3 What the players are ranked by; -1 for those who take no part."""
    if dominant < 0:
        return [int(cylinders_in_play(s, seat)) for seat in range(s.seats)]
    return [
        int(influence_of(s, seat, dominant))
        if seat == s.wakhan or s.players[seat].loyalty == dominant
        else -1
        for seat in range(s.seats)
    ]


def award(s: PaxState, dominant: i64, final: bool) -> list[int]:
    """PP-5.2 to PP-5.5 The points that a check held now gives to every seat."""
    table = SUCCESS_POINTS if dominant >= 0 else FAILURE_POINTS
    return split_places(strengths(s, dominant), table[1 if final else 0])


def leads(scores: list[int]) -> bool:
    """PP-5.1 Whether one player is at least 4 points ahead of every other."""
    ordered = sorted(scores)
    return ordered[-1] >= ordered[-2] + WINNING_LEAD


def is_final_if_taken(s: PaxState, taken: int) -> bool:
    """PP-5.1 Whether no check is left once so many are taken from the market."""
    return checks_left(s) <= taken


class DominanceCheck(Step[PaxState]):
    """PP-3.31, PP-5.1 Score a check; then the game ends, or goes on where it stopped."""

    def run(self, s: PaxState) -> None:
        final = is_final_if_taken(s, 0)
        dominant = dominant_coalition(s)
        note_check(s, dominant, final)
        score(s, dominant, award(s, dominant, final))
        s.checks += 1
        if leads(s.scores()):
            end_game(s, Ending.LEAD)
        elif final:
            end_game(s, Ending.LAST_CHECK)
        else:
            go_on(s, dominant)


def note_check(s: PaxState, dominant: i64, final: bool) -> None:
    """PP-5.1 Tell the blocks in play and the result."""
    if s.notes is None:
        return
    blocks = [int(blocks_in_play(s, coalition)) for coalition in range(Coalition.COUNT)]
    s.note("pax_pamir.log.final_check" if final else "pax_pamir.log.check", [*blocks])
    if dominant < 0:
        s.note("pax_pamir.log.unsuccessful", [])
    else:
        s.note("pax_pamir.log.successful", [dominant])
    for seat, strength in enumerate(strengths(s, dominant)):
        if strength >= 0:
            note_strength(s, seat, dominant, strength)


def note_strength(s: PaxState, seat: int, dominant: i64, strength: int) -> None:
    """PP-5.2, PP-5.3 Tell what a player is ranked by, in parts."""
    if dominant < 0:
        gifts = int(s.gifts(seat))
        tribes = int(tribes_in_play(s, seat))
        parts: list[int | str] = [seat, tribes, strength - tribes - gifts, gifts, strength]
        s.note("pax_pamir.log.cylinders", parts)
        return
    patriots = int(patriots_of(s, seat, dominant))
    gifts = int(gift_influence(s, seat))
    prizes = strength - 1 - patriots - gifts
    s.note("pax_pamir.log.influence", [seat, patriots, prizes, gifts, strength])


def score(s: PaxState, dominant: i64, points: list[int]) -> None:
    """PP-5.7 Add the points of a check."""
    for seat in range(s.seats):
        if dominant < 0:
            s.players[seat].cylinder_points += points[seat]
        else:
            s.players[seat].dominance_points += points[seat]
        if points[seat] > 0:
            s.note("pax_pamir.log.scored", [seat, points[seat]])


def go_on(s: PaxState, dominant: i64) -> None:
    """PP-5.1 Clear the blocks after success, end all events, then Insurrection."""
    if dominant >= 0:
        for place in range(i64(ARMIES), i64(GIFTS)):
            remove_all(s, place)
        s.note("pax_pamir.log.blocks_cleared", [])
    end_events(s)
    owner = insurrection_owner(s)
    if owner >= 0:
        s.note("pax_pamir.log.insurrection", [owner])
        kabul = int(army_place(Coalition.AFGHAN, Region.KABUL))
        s.then([PlaceUnit(owner, kabul), PlaceUnit(owner, kabul)])


def insurrection_owner(s: PaxState) -> int:
    """PP-5.1 Whose court holds Prince Akbar Khan, or -1."""
    for seat in range(s.seats):
        if s.players[seat].has(Ability.INSURRECTION):
            return seat
    return -1


def end_events(s: PaxState) -> None:
    """PP-4.20.1 All persisting events end."""
    for card in s.events.cards:
        s.note("pax_pamir.log.event_ends", [card])
        s.piles.discards.append(card)
    s.events.cards = []
    s.events.holders = []
    s.events.effects = 0
    for player in s.players:
        player.effects = 0


def end_game(s: PaxState, ending: int) -> None:
    """PP-3.32, PP-5.6 Nothing is left to do; the ranking tells who won."""
    s.ending = ending
    s.agenda.clear()
    line = f"over_{ENDINGS[ending]}"
    s.note(f"pax_pamir.log.{line}", [])
    places = s.ranking()
    for seat in range(s.seats):
        s.note("pax_pamir.log.result", [seat, places[seat], s.scores()[seat]])


class InstabilityCheck(Step[PaxState]):
    """PP-3.43 Two checks in the market: both go, one is resolved."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who",)

    def run(self, s: PaxState) -> None:
        s.note("pax_pamir.log.instability", [])
        for slot in range(SLOTS):
            card = int(s.market[slot])
            if is_check(card):
                s.market[slot] = 0
                s.piles.discards.append(card)
        s.then([DominanceCheck(self.who)])
