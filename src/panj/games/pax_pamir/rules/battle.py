"""PP-4.11 Battle: in a region or on a court card; consequences follow the whole battle."""

from typing import ClassVar, Final

from mypy_extensions import i64

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Blocked, Decision
from panj.games.pax_pamir.moves import DONE, Do
from panj.games.pax_pamir.places import (
    CARD_SITES,
    PIECES,
    SPIES,
    army_place,
    is_block,
    owner_at,
    piece_at,
    road_place,
    spot_at,
    spy_place,
    tribe_place,
)
from panj.games.pax_pamir.rules.discard import after_losing_tribe
from panj.games.pax_pamir.rules.placing import REMOVE, piece_move, place_of, remove
from panj.games.pax_pamir.rules.power import loyalty_of
from panj.games.pax_pamir.rules.safe_house import OfferSafeHouse
from panj.games.pax_pamir.rules.steps import CardDecision
from panj.games.pax_pamir.showing.battle_reasons import no_battle_at, standing_firm
from panj.games.pax_pamir.showing.previews import tribe_loss_preview
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import (
    MOST_SEATS,
    RANK_OF,
    REGION_BORDERS,
    Ability,
    Coalition,
    Effect,
    Region,
)

LOSS_BITS: Final = 3
MOST_LOST: Final = 7
BLOCKS_LOST: Final = MOST_SEATS
"""The losses of a battle are one number: LOSS_BITS of it for the cylinders that each seat has lost,
beginning with the lowest, and as many above them for all blocks. No rank is above MOST_LOST."""


def fighters(s: PaxState, who: i64, site: i64) -> i64:
    """PP-4.11.2 Loyal armies (and tribes with Nationalism) in a region, spies on a card."""
    if site >= CARD_SITES:
        return s.at(spy_place(site - CARD_SITES, who))
    found = s.at(army_place(loyalty_of(s, who), site))
    if s.players[who].has_effect(Effect.NATIONALISM):
        found += s.tribes(who, site)
    return found


def is_citadel(s: PaxState, seat: i64, region: i64) -> bool:
    """PP-4.11.4 Whether a Citadel protects a player's tribes in a region."""
    if region == Region.KABUL:
        return s.players[seat].has(Ability.CITADEL_KABUL)
    return region == Region.TRANSCASPIA and s.players[seat].has(Ability.CITADEL_TRANSCASPIA)


def removable(s: PaxState, who: i64, site: i64) -> list[int]:
    """PP-4.11.4 The places of pieces that a player may remove at a site."""
    if site >= CARD_SITES:
        return removable_spies(s, who, site - CARD_SITES)
    loyalty = loyalty_of(s, who)
    found: list[int] = []
    for seat in range(s.seats):
        if seat == who or s.tribes(seat, site) == 0:
            continue
        if loyalty_of(s, seat) != loyalty and not is_citadel(s, seat, site):
            found.append(tribe_place(seat, site))
    for coalition in range(i64(Coalition.COUNT)):
        if coalition != loyalty:
            if s.board[army_place(coalition, site)] > 0:
                found.append(army_place(coalition, site))
            for border in REGION_BORDERS[site]:
                if s.board[road_place(coalition, border)] > 0:
                    found.append(road_place(coalition, border))
    return found


def removable_spies(s: PaxState, who: i64, card: i64) -> list[int]:
    """PP-4.11.4 Spies of any other player, unless Indispensable Advisors protect them."""
    found: list[int] = []
    for seat in range(s.seats):
        place = SPIES + card * MOST_SEATS + seat
        if seat == who or s.board[place] == 0:
            continue
        if not s.players[seat].has(Ability.INDISPENSABLE_ADVISORS):
            found.append(place)
    return found


def battle_sites(s: PaxState, who: i64) -> list[int]:
    """PP-4.11.1 Sites with an own fighter and something to remove."""
    found: list[int] = []
    for region in range(i64(Region.COUNT)):
        if fighters(s, who, region) > 0 and len(removable(s, who, region)) > 0:
            found.append(region)
    for player in s.players:
        for card in player.court:
            if s.board[SPIES + i64(card) * MOST_SEATS + who] == 0:
                continue
            if len(removable_spies(s, who, card)) > 0:
                found.append(CARD_SITES + card)
    return found


def battle_strength(s: PaxState, who: i64, card: i64, site: i64) -> int:
    """PP-4.11.3 How many pieces may be removed: the rank, or the fighters if they are fewer."""
    return min(int(RANK_OF[card]), int(fighters(s, who, site)))


class ChooseBattle(CardDecision):
    """PP-3.45 The site of the battle."""

    RULE: ClassVar[str] = "PP-4.11"

    def moves(self, s: PaxState) -> list[Move]:
        return [
            Move(Do.BATTLE_REGION, site)
            if site < CARD_SITES
            else Move(Do.BATTLE_CARD, site - CARD_SITES)
            for site in battle_sites(s, self.who)
        ]

    def choose(self, s: PaxState, move: Move) -> None:
        if move.kind == Do.BATTLE_REGION:
            site = int(move.a)
            s.note("pax_pamir.log.battle_region", [self.who, site])
        else:
            site = CARD_SITES + int(move.a)
            s.note("pax_pamir.log.battle_card", [self.who, move.a])
        s.then([Fight(self.who, site, battle_strength(s, self.who, self.card, site), 0)])

    def prompt(self, s: PaxState) -> Message:
        return Message("pax_pamir.prompt.battle", [])

    def blocked(self, s: PaxState) -> list[Blocked]:
        legal = battle_sites(s, self.who)
        sites = list(range(Region.COUNT)) + [CARD_SITES + card for card in s.track()]
        return [
            no_battle_at(site, fighters(s, self.who, site) > 0)
            for site in sites
            if site not in legal
        ]


class Fight(Decision[PaxState]):
    """PP-3.45 Remove one piece after the other; after the first one the player may stop."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "site", "left", "losses")
    RULE: ClassVar[str] = "PP-4.11"

    def __init__(self, who: int, site: int, left: int, losses: int) -> None:
        super().__init__(who)
        self.site = site
        self.left = left
        self.losses = losses

    def moves(self, s: PaxState) -> list[Move]:
        found = [piece_move(REMOVE, place) for place in removable(s, self.who, self.site)]
        if self.losses > 0:
            found.append(DONE)
        return found

    def choose(self, s: PaxState, move: Move) -> None:
        losses = self.losses
        left = 0
        if move.kind != Do.DONE:
            losses += strike(s, self.who, place_of(move, self.who))
            left = self.left - 1
        if left > 0 and len(removable(s, self.who, self.site)) > 0:
            s.then([Fight(self.who, self.site, left, losses)])
        else:
            end_battle(s, self.who, self.site, losses)

    def prompt(self, s: PaxState) -> Message:
        return Message("pax_pamir.prompt.fight", [self.left])

    def blocked(self, s: PaxState) -> list[Blocked]:
        return standing_firm(s, self.who, self.site, removable(s, self.who, self.site))

    def preview(self, s: PaxState, move: Move) -> list[Message]:
        if move.kind != Do.REMOVE_TRIBE:
            return []
        return tribe_loss_preview(s, int(move.b), int(move.a), 1)


def strike(s: PaxState, who: int, place: i64) -> int:
    """PP-4.11.3 Remove one piece; what it adds to the count of losses."""
    remove(s, place)
    owner = int(owner_at(place))
    name = PIECES[piece_at(place)]
    s.note(f"pax_pamir.log.{name}_removed", [who, owner, int(spot_at(place))])
    return 1 << LOSS_BITS * (BLOCKS_LOST if is_block(place) else owner)


def lost_by(losses: int, seat: int) -> int:
    """PP-4.11.5 How many cylinders a seat lost in a battle."""
    return losses >> LOSS_BITS * seat & MOST_LOST


def end_battle(s: PaxState, who: int, site: int, losses: int) -> None:
    """PP-4.11.5 Consequences in turn order from the active player: overthrow, Safe House."""
    seats = s.from_seat(who)
    for i in range(len(seats) - 1, -1, -1):
        seat = seats[i]
        lost = lost_by(losses, seat)
        if lost == 0:
            continue
        if site < CARD_SITES:
            after_losing_tribe(s, seat, site)
        elif s.players[seat].has(Ability.SAFE_HOUSE):
            s.then([OfferSafeHouse(seat, lost)])
