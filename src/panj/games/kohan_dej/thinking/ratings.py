"""How good each move looks at once: what comes first in a turn, and what is worth most."""

from mypy_extensions import i64

from panj.core.moves import Move
from panj.games.kohan_dej.card_numbers import KIND, cost_of
from panj.games.kohan_dej.moves import Do, place_of, seat_of
from panj.games.kohan_dej.rules.building import may_stand, price
from panj.games.kohan_dej.rules.gathering import GATHERED_GOLD
from panj.games.kohan_dej.rules.roles.rank8 import ChooseExchange
from panj.games.kohan_dej.rules.targets import destroy_price, exchange_price, seize_price
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import COST, INCOME_TYPE, TYPE, District, Role, Type
from panj.games.kohan_dej.thinking.weights import (
    ARCHITECT_BUILDS,
    BASE,
    BETTER_HAND,
    CHANCES,
    CHOICE,
    CROWN_LEADER,
    DISTRICTS_LEFT,
    DUPLICATE_VALUE,
    EVEN,
    EXCHANGE_PRICE,
    FRAMEWORK_VALUE,
    GATHERINGS,
    GOLD_STRENGTH,
    NAMING,
    NEVER,
    RICH,
    ROLE_STRIDE,
    SEEN,
    SIZE_STRENGTH,
    SMITHY_HAND,
    SMITHY_PURSE,
    TRADE_NAMED,
    UNIQUE_VALUE,
    USEFUL_CARDS,
    VAULT_VALUE,
    WANTED,
    Rung,
    Weights,
)


def card_value(s: KohanState, seat: int, kind: int) -> float:
    """KO-5 What a card in the hand promises: its cost, if it can ever stand in the city."""
    if kind == District.SECRET_VAULT:
        return VAULT_VALUE
    player = s.players[seat]
    if player.has(kind) and not player.has(District.QUARRY):
        return DUPLICATE_VALUE
    return float(COST[kind]) + (UNIQUE_VALUE if TYPE[kind] == Type.UNIQUE else 0.0)


class Purse:
    """What one seat has in hand and gold: how many useful cards, and the dearest of them."""

    def __init__(self, s: KohanState, seat: int, weights: Weights) -> None:
        self.weights = weights
        player = s.players[seat]
        self.useful = 0
        self.best = 0
        self.affordable = 0
        for card in player.hand:
            kind = card & KIND
            if may_stand(s, seat, kind):
                cost = int(price(s, seat, kind))
                self.useful += 1
                self.best = max(self.best, cost)
                if cost <= player.gold:
                    self.affordable += 1

    def wants_cards(self, gold: int) -> bool:
        """KO-3.21 Whether cards are missing more than gold."""
        if self.useful == 0:
            return True
        return gold >= self.best and (self.useful <= 1 or gold >= RICH)


def front_runner(s: KohanState, seat: int) -> int:
    """The other player who is closest to winning."""
    best = NEVER
    found = seat
    for other in range(s.seats):
        if other != seat:
            player = s.players[other]
            strength = SIZE_STRENGTH * float(player.size()) + GOLD_STRENGTH * float(player.gold)
            for district in player.city:
                strength += float(cost_of(district))
            if strength > best:
                best = strength
                found = int(other)
    return found


def ratings(w: Weights, s: KohanState, moves: list[Move], chance: i64) -> list[float]:
    """All moves of a decision."""
    d = s.decision()
    assert d is not None
    purse = Purse(s, d.who, w)
    return [rate_move(s, d.who, move, purse, chance) for move in moves]


def rate_move(s: KohanState, seat: int, move: Move, purse: Purse, chance: i64) -> float:
    """One move, by the kind of thing it does."""
    kind = move.kind
    if BASE[kind] != 0.0:
        return BASE[kind]
    if kind in (Do.PICK, Do.BURN):
        return rate_role(s, seat, int(move.a), purse)
    if kind in GATHERINGS:
        return rate_gathering(s, seat, move, purse)
    if kind in NAMING:
        return rate_naming(s, seat, move, purse, chance)
    if kind in (Do.DESTROY, Do.SEIZE, Do.HAND_OVER, Do.EXCHANGE, Do.SACRIFICE):
        return rate_district(s, seat, move)
    if kind in (Do.BUILD, Do.BUILD_NOW, Do.KEEP, Do.TAKE):
        return rate_card(s, seat, move)
    if kind in (Do.DISCARD, Do.GIVE, Do.PAY_CARD, Do.LABORATORY, Do.MUSEUM):
        return rate_giving_up(s, seat, move, purse)
    return rate_other(s, seat, move, purse)


def rate_role(s: KohanState, seat: int, role: int, purse: Purse) -> float:
    """KO-3.6 A role's usual strength, its income, and what suits the hand."""
    player = s.players[seat]
    w = purse.weights
    rating = w.role[role]
    wanted = INCOME_TYPE[role]
    if wanted >= 0:
        rating += w.income * float(player.count(wanted))
    if role == Role.ARCHITECT:
        builds = min(purse.affordable, ARCHITECT_BUILDS)
        rating += w.build * float(builds) if purse.affordable > 1 else 0.0
    elif role == Role.NAVIGATOR:
        rating += w.empty_hand if purse.useful == 0 else -w.full_hand
    elif role == Role.ALCHEMIST:
        rating += w.gold_back * float(min(purse.best, player.gold + GATHERED_GOLD))
    elif role == Role.MAGICIAN:
        rating += w.swapped_card * float(most_cards(s, seat) - len(player.hand))
    elif role == Role.TAX_COLLECTOR:
        rating += w.tax * float(s.tax)
    elif role == Role.ARTIST:
        rating += w.coin * float(min(player.gold, len(player.city)))
    return rating


def most_cards(s: KohanState, seat: int) -> int:
    """The largest hand of the others."""
    return max(len(s.players[other].hand) for other in range(s.seats) if other != seat)


def rate_gathering(s: KohanState, seat: int, move: Move, purse: Purse) -> float:
    """KO-3.21, KO-4.30 First of all, and what is missing more."""
    wants = purse.wants_cards(int(s.players[seat].gold))
    cards = move.kind in (Do.GATHER_CARDS, Do.SAIL_CARDS, Do.PLAIN_CARDS)
    plain = 2.0 if move.kind in (Do.PLAIN_GOLD, Do.PLAIN_CARDS) else 0.0
    return (Rung.GATHER if cards == wants else Rung.GATHER - 1.0) - plain


def rate_naming(s: KohanState, seat: int, move: Move, purse: Purse, chance: i64) -> float:
    """KO-4.3 A role that somebody rich and strong seems to hold; or any one, by chance."""
    holder = s.holder(move.a)
    if holder == seat:
        return NEVER
    rating = Rung.NAME_ROLE
    if move.kind == Do.BEWITCH:
        return rating + rate_role(s, seat, int(move.a), purse)
    if chance == EVEN:
        return rating
    if chance != SEEN:
        return rating + float((ROLE_STRIDE * move.a + chance) % CHANCES)
    if holder >= 0:
        rating += 1.0 + float(s.players[holder].gold)
        if move.kind == Do.KILL and holder == front_runner(s, seat):
            rating += purse.weights.kill_leader
    return rating


def rate_district(s: KohanState, seat: int, move: Move) -> float:
    """KO-4.32 to KO-4.34 What is gained or taken from the leader, less the price."""
    owner = seat_of(move.a)
    district = s.players[owner].city[place_of(move.a)]
    cost = float(cost_of(district))
    if move.kind == Do.SACRIFICE:
        return CHOICE - cost
    if move.kind == Do.HAND_OVER:
        return Rung.END + 2.0 - cost
    if move.kind == Do.SEIZE:
        return Rung.SEIZE + 2.0 * cost - float(seize_price(s, owner, district))
    if move.kind == Do.EXCHANGE:
        return cost - EXCHANGE_PRICE * float(
            exchange_price(s, handed_over(s, seat), owner, district)
        )
    if owner == seat:
        return NEVER
    return rate_destroying(s, seat, owner, district, cost)


def handed_over(s: KohanState, seat: int) -> int:
    """KO-4.33 The own district that the Diplomat has offered."""
    d = s.decision()
    assert isinstance(d, ChooseExchange)
    return s.players[seat].city[d.place]


def rate_destroying(s: KohanState, seat: int, owner: int, district: int, cost: float) -> float:
    """KO-4.32, KO-4.80 Worth it for nothing, or against somebody about to finish."""
    paid = 0.0 if s.now.role != Role.WARLORD else float(destroy_price(s, owner, district))
    about_to_finish = s.players[owner].size() >= s.target() - DISTRICTS_LEFT
    if paid == 0.0 or (owner == front_runner(s, seat) and about_to_finish):
        return Rung.END + 1.0 + cost - paid
    return Rung.END - 1.0 - paid


def rate_card(s: KohanState, seat: int, move: Move) -> float:
    """KO-3.30 The dearer the better; first those that raise the income."""
    value = card_value(s, seat, int(move.a))
    if move.kind == Do.KEEP:
        return value
    if move.kind == Do.TAKE:
        return CHOICE + value
    if move.kind == Do.BUILD_NOW:
        return Rung.BUILD_NOW + value
    value = float(COST[move.a]) + (UNIQUE_VALUE if TYPE[move.a] == Type.UNIQUE else 0.0)
    raises = TYPE[move.a] == INCOME_TYPE[s.now.role]
    return (Rung.BUILD_FOR_INCOME if raises else Rung.BUILD) + value


def rate_giving_up(s: KohanState, seat: int, move: Move, purse: Purse) -> float:
    """KO-4.17, KO-4.88 The least useful card first; none that is still wanted."""
    value = card_value(s, seat, int(move.a))
    if move.kind in (Do.GIVE, Do.PAY_CARD):
        return CHOICE - value
    if move.kind == Do.MUSEUM:
        spare = value < WANTED or purse.useful > USEFUL_CARDS
        return Rung.MUSEUM - value if spare or s.is_final_round() else Rung.END - value
    return Rung.DISCARD - value if value < WANTED else -value


def rate_other(s: KohanState, seat: int, move: Move, purse: Purse) -> float:
    """KO-4 Everything else: crowns, other hands, other ways to pay."""
    player = s.players[seat]
    kind = move.kind
    if kind in (Do.CROWN, Do.CROWN_GOLD, Do.CROWN_CARD):
        gain = 0.0 if kind == Do.CROWN else 1.0
        return Rung.CROWN + gain - (CROWN_LEADER if move.a == front_runner(s, seat) else 0.0)
    if kind in (Do.SPY, Do.LOOK):
        return Rung.LOOK + float(len(s.players[move.a].hand))
    if kind == Do.NAME_TYPE:
        return TRADE_NAMED if move.a == Type.TRADE else 1.0
    if kind == Do.SWAP_HANDS:
        gains = len(s.players[move.a].hand) >= purse.useful + BETTER_HAND
        return Rung.SWAP_HANDS if gains else NEVER
    if kind == Do.REDRAW:
        return Rung.REDRAW if purse.useful == 0 else NEVER
    if kind == Do.TAKE_FROM_RICHEST:
        return Rung.TAKE_FROM_RICHEST
    if kind == Do.SMITHY:
        needs = player.gold >= SMITHY_PURSE and purse.useful < SMITHY_HAND
        return Rung.SMITHY if needs else NEVER
    if kind == Do.PAY_FRAMEWORK:
        return float(price(s, seat, s.aside.site)) - FRAMEWORK_VALUE
    if kind == Do.MIX:
        return float(move.a) if not purse.wants_cards(int(player.gold)) else -float(move.a)
    if kind in (Do.BORROW, Do.ARMORY):
        return 2.0
    return 0.0
