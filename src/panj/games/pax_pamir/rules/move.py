"""PP-4.9 Move: armies over roads, spies along the courts, tribes with Nationalism."""

from typing import ClassVar

from mypy_extensions import i64

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Blocked, Step
from panj.games.pax_pamir.moves import DONE, SNEAK, Do
from panj.games.pax_pamir.places import (
    SPIES,
    army_place,
    is_army,
    owner_at,
    road_place,
    spot_at,
    spy_place,
    tribe_place,
)
from panj.games.pax_pamir.rules.discard import after_losing_tribe
from panj.games.pax_pamir.rules.placing import relocate
from panj.games.pax_pamir.rules.power import loyalty_of
from panj.games.pax_pamir.rules.steps import CardDecision, OneByOne
from panj.games.pax_pamir.showing.previews import tribe_loss_preview
from panj.games.pax_pamir.showing.reasons import (
    blocks_on_map,
    cards_but,
    piece_id,
    reason,
    tribes_in_play,
)
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import (
    COURT_NUMBERS,
    MOST_SEATS,
    REGION_BORDERS,
    REGION_OF,
    Ability,
    Effect,
    Region,
    across,
)


def can_cross(s: PaxState, who: i64, loyalty: i64, border: i64) -> bool:
    """PP-4.9 Whether a border has an own road, or none is needed."""
    if s.players[who].has(Ability.INDIAN_SUPPLIES):
        return True
    return s.board[road_place(loyalty, border)] > 0


def marches(s: PaxState, who: i64) -> list[Move]:
    """PP-4.9 Each step of an army of the own loyalty, and of a tribe with Nationalism."""
    loyalty = loyalty_of(s, who)
    tribes_too = s.players[who].has_effect(Effect.NATIONALISM)
    found: list[Move] = []
    for region in range(i64(Region.COUNT)):
        army = s.board[army_place(loyalty, region)] > 0
        tribe = tribes_too and s.board[tribe_place(who, region)] > 0
        if not army and not tribe:
            continue
        for border in REGION_BORDERS[region]:
            if can_cross(s, who, loyalty, border):
                end = across(border, region)
                if army:
                    found.append(Move(Do.MARCH, region, loyalty, end))
                if tribe:
                    found.append(Move(Do.MIGRATE, region, who, end))
    return found


def spy_steps(s: PaxState, who: i64, track: list[int], index: i64) -> list[int]:
    """PP-4.9 The cards to which a spy on the card at this place of the track can step."""
    size: i64 = len(track)
    card = track[index]
    left = track[index - 1 if index > 0 else size - 1]
    right = track[index + 1 if index + 1 < size else 0]
    found: list[int] = []
    if left != card:
        found.append(left)
    if right != card and right != left:
        found.append(right)
    if s.players[who].has(Ability.STRANGE_BEDFELLOWS):
        region = REGION_OF[card]
        for other in track:
            if REGION_OF[other] == region and other not in (card, left, right):
                found.append(other)
    return found


def sneaks(s: PaxState, who: i64) -> list[Move]:
    """PP-4.9 Each step of an own spy."""
    track = s.track()
    found: list[Move] = []
    for index, card in enumerate(track):
        if s.board[SPIES + i64(card) * MOST_SEATS + who] > 0:
            for end in spy_steps(s, who, track, index):
                found.append(SNEAK[card * COURT_NUMBERS + end])
    return found


def can_sneak(s: PaxState, who: i64) -> bool:
    """PP-4.9 Whether an own spy stands on a card, and there is another card."""
    cards = 0
    spies = False
    for player in s.players:
        for card in player.court:
            cards += 1
            if s.board[SPIES + i64(card) * MOST_SEATS + who] > 0:
                spies = True
    return spies and cards > 1


def can_move(s: PaxState, who: i64) -> bool:
    """PP-4.9 Whether some piece can step."""
    return can_sneak(s, who) or len(marches(s, who)) > 0


class MoveOn(Step[PaxState]):
    """PP-4.9 As long as a piece can step, ask."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "left", "may_stop")

    def __init__(self, who: int, left: int, may_stop: bool) -> None:
        super().__init__(who)
        self.left = left
        self.may_stop = may_stop

    def run(self, s: PaxState) -> None:
        if self.left > 0 and can_move(s, self.who):
            s.then([MovePiece(self.who, self.left, self.may_stop)])


class MovePiece(OneByOne):
    """PP-3.45 One step of one piece; after the first one the player may stop."""

    RULE: ClassVar[str] = "PP-4.9"

    def options(self, s: PaxState) -> list[Move]:
        found = marches(s, self.who)
        found += sneaks(s, self.who)
        return found

    def take(self, s: PaxState, move: Move) -> None:
        s.then([MoveOn(self.who, self.left - 1, True)])
        if move.kind == Do.MARCH:
            march(s, self.who, move.b, move.a, move.c)
        elif move.kind == Do.MIGRATE:
            migrate(s, self.who, move.a, move.c)
        else:
            sneak(s, self.who, move.a, move.b)
            if s.players[self.who].has(Ability.WELL_CONNECTED):
                s.then([SneakOn(self.who, move.b)])

    def prompt(self, s: PaxState) -> Message:
        return Message("pax_pamir.prompt.move", [self.left])

    def blocked(self, s: PaxState) -> list[Blocked]:
        return immobile(s, self.who)

    def preview(self, s: PaxState, move: Move) -> list[Message]:
        if move.kind != Do.MIGRATE:
            return []
        return tribe_loss_preview(s, self.who, move.a, 1)


def immobile(s: PaxState, who: int) -> list[Blocked]:
    """PP-4.9 Why armies and tribes cannot step, and from which cards no own spy can."""
    moving = {(move.kind, int(move.a)) for move in marches(s, who)}
    loyalty = loyalty_of(s, who)
    tribes_too = s.players[who].has_effect(Effect.NATIONALISM)
    found: list[Blocked] = []
    for place in blocks_on_map(s):
        if is_army(place) and (
            owner_at(place) != loyalty or (Do.MARCH, spot_at(place)) not in moving
        ):
            key = "no_road" if owner_at(place) == loyalty else "not_your_army"
            found.append(reason(piece_id(place), key, [], "PP-4.9"))
    for place in tribes_in_play(s):
        if owner_at(place) != who:
            found.append(reason(piece_id(place), "not_yours", [], "PP-4.9"))
        elif (Do.MIGRATE, spot_at(place)) not in moving:
            key = "no_road" if tribes_too else "needs_nationalism"
            found.append(reason(piece_id(place), key, [], "PP-4.9"))
    legal = [card for card in s.track() if s.at(spy_place(card, who)) > 0]
    return found + cards_but(s, legal, "no_own_spy", "PP-4.9")


class SneakOn(CardDecision):
    """PP-3.45 Well-Connected: a second step of the same spy, or stop."""

    RULE: ClassVar[str] = "PP-4.9"

    def moves(self, s: PaxState) -> list[Move]:
        track = s.track()
        steps = spy_steps(s, self.who, track, track.index(self.card))
        found = [SNEAK[self.card * COURT_NUMBERS + end] for end in steps]
        found.append(DONE)
        return found

    def choose(self, s: PaxState, move: Move) -> None:
        if move.kind == Do.SNEAK:
            sneak(s, self.who, move.a, move.b)

    def prompt(self, s: PaxState) -> Message:
        return Message("pax_pamir.prompt.sneak_on", [self.card])


def march(s: PaxState, who: int, coalition: i64, start: i64, end: i64) -> None:
    """PP-4.9 An army steps to an adjacent region."""
    relocate(s, army_place(coalition, start), army_place(coalition, end))
    s.note("pax_pamir.log.marched", [who, start, end])


def migrate(s: PaxState, who: int, start: i64, end: i64) -> None:
    """PP-4.9 A tribe steps like an army; leaving with the last one is an overthrow."""
    relocate(s, tribe_place(who, start), tribe_place(who, end))
    s.note("pax_pamir.log.migrated", [who, start, end])
    after_losing_tribe(s, who, start)


def sneak(s: PaxState, who: int, start: i64, end: i64) -> None:
    """PP-4.9 A spy steps to another court card."""
    relocate(s, spy_place(start, who), spy_place(end, who))
    s.note("pax_pamir.log.sneaked", [who, start, end])
