"""Judgement for Kohan Dej: build what is dear, gather what is missing, take what is free."""

from typing import Final

from mypy_extensions import i64

from panj.bots.sense.sense import Sense, Term, best_of, with_promise
from panj.core.moves import Move
from panj.core.state import State
from panj.games.kohan_dej.building import may_stand, price
from panj.games.kohan_dej.moves import PLACES, Do
from panj.games.kohan_dej.records import KIND
from panj.games.kohan_dej.roles.rank8 import (
    ChooseExchange,
    destroy_price,
    exchange_price,
    seize_price,
)
from panj.games.kohan_dej.state import KohanState, cost_of
from panj.games.kohan_dej.tables import COST, INCOME_TYPE, TYPE, District, Role, Type

NEVER: Final = -100.0
SEEN: Final = -1
EVEN: Final = -2
"""Roles are named by who holds them in the guess, or all are alike; otherwise by chance."""

MANY: Final = 11
END: Final = 5.0
GOLD_WORTH: Final = 0.4
CARD_WORTH: Final = 0.5
RIVAL_WORTH: Final = 0.3
USEFUL_CARDS: Final = 4
RICH: Final = 7
THREAT_SIZE: Final = 2
"""How many districts short of its target a city begins to threaten."""

ALWAYS: Final = [
    (Do.PAY_GOLD, 10.0),
    (Do.PASS, 1.0),
    (Do.DONE, 1.0),
    (Do.CONFISCATE, 10.0),
    (Do.END_TURN, END),
    (Do.PAY_BRIBE, 1.0),
    (Do.TURN_UP, 1.0),
    (Do.BONUS, 95.0),
    (Do.TAKE_CROWN, 94.0),
    (Do.QUEEN_GOLD, 93.0),
    (Do.TAKE_TAX, 92.0),
    (Do.INCOME, 50.0),
    (Do.STUDY, 85.0),
    (Do.SEE, 84.0),
    (Do.BEAUTIFY, 10.0),
    (Do.PAY_CARDINAL, 4.0),
    (Do.PAY_CARDS, 3.0),
]

ROLE_WORTH: Final = [
    *[2.0, 1.8, 2.0],  # rank 1
    *[2.2, 2.2, 5.0],
    *[1.0, 2.5, 2.0],
    *[0.5, 1.8, 1.2],  # rank 4
    *[1.2, 1.8, 1.5],
    *[2.2, 1.0, 1.5],
    *[3.0, 2.5, 2.8],  # rank 7
    *[1.0, 1.2, 4.0],
    *[1.5, 0.0, 1.0],
]
"""Found by moving one at a time: with these, one of four wins 95 % or more against random players
with every suggested cast, where Devious Dignitaries was at 87 %."""


NAMING: Final = (Do.KILL, Do.ROB, Do.BEWITCH, Do.SEAL, Do.BLANK, Do.THREATEN, Do.BLUFF)
"""KO-4.3 Moves that name a role without knowing who holds it."""


def base_ratings() -> list[float]:
    """The rating of every verb that is always worth the same."""
    found = [0.0] * (Do.SMITHY + 1)
    for verb, worth in ALWAYS:
        found[verb] = worth
    return found


BASE: Final = base_ratings()


def worth(s: KohanState, seat: int, kind: int) -> float:
    """KO-5 What a card in the hand promises: its cost, if it can ever stand in the city."""
    if kind == District.SECRET_VAULT:
        return 3.0
    player = s.players[seat]
    if player.has(kind) and not player.has(District.QUARRY):
        return 0.2
    return float(COST[kind]) + (0.7 if TYPE[kind] == Type.UNIQUE else 0.0)


class Outlook:
    """What one seat has in hand and gold: how many useful cards, and the dearest of them."""

    def __init__(self, s: KohanState, seat: int) -> None:
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


def leader(s: KohanState, seat: int) -> int:
    """The other player who is closest to winning."""
    best = NEVER
    found = seat
    for other in range(s.seats):
        if other != seat:
            player = s.players[other]
            strength = 2.0 * float(player.size()) + 0.3 * float(player.gold)
            for district in player.city:
                strength += float(cost_of(district))
            if strength > best:
                best = strength
                found = int(other)
    return found


class KohanSense(Sense):
    """Ratings by what a move does; only a guess of what is hidden is ever looked at."""

    def __init__(self) -> None:
        super().__init__()
        self.scale = 5.0
        # Ratings put kinds of moves in an order and are no points, so they are trusted less.
        self.grain = 6.0

    def value(self, s: State, seat: int) -> float:
        """Points now, with what gold and cards may still become, against the best other."""
        assert isinstance(s, KohanState)
        totals = s.scores()
        player = s.players[seat]
        own = float(totals[seat]) + GOLD_WORTH * float(min(player.gold, RICH))
        own += CARD_WORTH * float(min(len(player.hand), USEFUL_CARDS))
        best = max(totals[other] for other in range(s.seats) if other != seat)
        return own - 0.3 * float(best)

    def rate(self, s: State, moves: list[Move]) -> list[float]:
        assert isinstance(s, KohanState)
        return ratings(s, moves, SEEN)

    def prior(self, s: State, moves: list[Move]) -> list[float]:
        assert isinstance(s, KohanState)
        return ratings(s, moves, EVEN)

    def pick(self, s: State, moves: list[Move]) -> int:
        """Whoever names a role does not know who holds it: one that the deal happens to favour."""
        assert isinstance(s, KohanState)
        chance: i64 = len(s.deck)
        if chance > 0:
            chance += 31 * s.deck[0]
        for player in s.players:
            chance += 3 * player.gold
        return best_of(ratings(s, moves, chance))

    def is_guesswork(self, moves: list[Move]) -> bool:
        return moves[0].kind in NAMING

    def terms(self, s: State, seat: int) -> list[Term]:
        """KO-5.3 Districts, bonuses, gold, cards, and how far the best other one is."""
        assert isinstance(s, KohanState)
        player = s.players[seat]
        districts = 0.0
        for line in s.score_sheet():
            if line.key == "kohan_dej.score.districts":
                districts = float(line.points[seat])
        totals = s.scores()
        gold = GOLD_WORTH * float(min(player.gold, RICH))
        cards = CARD_WORTH * float(min(len(player.hand), USEFUL_CARDS))
        found = [
            Term("kohan_dej.term.districts", districts),
            Term("kohan_dej.term.bonuses", float(totals[seat]) - districts),
            Term("kohan_dej.term.gold", gold, GOLD_WORTH),
            Term("kohan_dej.term.cards", cards, CARD_WORTH),
            Term("kohan_dej.term.rivals", -RIVAL_WORTH * best_other(totals, seat), RIVAL_WORTH),
        ]
        return with_promise(found, self.value(s, seat))

    def forecast(self, s: State, seat: int) -> float:
        return self.value(s, seat) + RIVAL_WORTH * best_other(s.scores(), seat)


def best_other(totals: list[int], seat: int) -> float:
    """The most points of any other player."""
    return float(max(totals[other] for other in range(len(totals)) if other != seat))


def ratings(s: KohanState, moves: list[Move], chance: i64) -> list[float]:
    """All moves of a decision."""
    d = s.decision()
    assert d is not None
    outlook = Outlook(s, d.who)
    return [rate_move(s, d.who, move, outlook, chance) for move in moves]


def rate_move(s: KohanState, seat: int, move: Move, outlook: Outlook, chance: i64) -> float:
    """One move, by the kind of thing it does."""
    kind = move.kind
    if BASE[kind] != 0.0:
        return BASE[kind]
    if kind in (Do.PICK, Do.BURN):
        return rate_role(s, seat, int(move.a), outlook)
    if kind in (Do.GATHER_GOLD, Do.GATHER_CARDS, Do.SAIL_GOLD, Do.SAIL_CARDS):
        return rate_gathering(s, seat, move, outlook)
    if kind in NAMING:
        return rate_naming(s, seat, move, chance)
    if kind in (Do.DESTROY, Do.SEIZE, Do.HAND_OVER, Do.EXCHANGE, Do.SACRIFICE):
        return rate_district(s, seat, move)
    if kind in (Do.BUILD, Do.BUILD_NOW, Do.KEEP, Do.TAKE):
        return rate_card(s, seat, move)
    if kind in (Do.DISCARD, Do.GIVE, Do.PAY_CARD, Do.LABORATORY, Do.MUSEUM):
        return rate_giving_up(s, seat, move, outlook)
    return rate_other(s, seat, move, outlook)


def rate_role(s: KohanState, seat: int, role: int, outlook: Outlook) -> float:
    """KO-3.6 A role's usual strength, its income, and what suits the hand."""
    player = s.players[seat]
    rating = ROLE_WORTH[role]
    wanted = INCOME_TYPE[role]
    if wanted >= 0:
        rating += float(player.count(wanted))
    if role == Role.ARCHITECT:
        rating += 1.5 * float(min(outlook.affordable, 3)) if outlook.affordable > 1 else 0.0
    elif role == Role.NAVIGATOR:
        rating += 2.0 if outlook.useful == 0 else -1.0
    elif role == Role.ALCHEMIST:
        rating += 0.6 * float(min(outlook.best, player.gold + 2))
    elif role == Role.MAGICIAN:
        rating += 0.5 * float(most_cards(s, seat) - len(player.hand))
    elif role == Role.TAX_COLLECTOR:
        rating += 0.8 * float(s.tax)
    elif role == Role.ARTIST:
        rating += 0.3 * float(min(player.gold, len(player.city)))
    return rating


def most_cards(s: KohanState, seat: int) -> int:
    """The largest hand of the others."""
    return max(len(s.players[other].hand) for other in range(s.seats) if other != seat)


def rate_gathering(s: KohanState, seat: int, move: Move, outlook: Outlook) -> float:
    """KO-3.21, KO-4.30 First of all, and what is missing more."""
    wants = outlook.wants_cards(int(s.players[seat].gold))
    cards = move.kind in (Do.GATHER_CARDS, Do.SAIL_CARDS)
    return 90.0 if cards == wants else 89.0


def rate_naming(s: KohanState, seat: int, move: Move, chance: i64) -> float:
    """KO-4.3 A role that somebody rich and strong seems to hold; or any one, by chance."""
    holder = s.holder(move.a)
    if holder == seat:
        return NEVER
    rating = 20.0
    if move.kind == Do.BEWITCH:
        return rating + rate_role(s, seat, int(move.a), Outlook(s, seat))
    if chance == EVEN:
        return rating
    if chance != SEEN:
        return rating + float((7 * move.a + chance) % MANY)
    if holder >= 0:
        rating += 1.0 + float(s.players[holder].gold)
        if move.kind == Do.KILL and holder == leader(s, seat):
            rating += 5.0
    return rating


def rate_district(s: KohanState, seat: int, move: Move) -> float:
    """KO-4.32 to KO-4.34 What is gained or taken from the leader, less the price."""
    owner = int(move.a // PLACES)
    district = s.players[owner].city[move.a % PLACES]
    cost = float(cost_of(district))
    if move.kind == Do.SACRIFICE:
        return 10.0 - cost
    if move.kind == Do.HAND_OVER:
        return END + 2.0 - cost
    if move.kind == Do.SEIZE:
        return 30.0 + 2.0 * cost - float(seize_price(s, owner, district))
    if move.kind == Do.EXCHANGE:
        return cost - 0.6 * float(exchange_price(s, handed_over(s, seat), owner, district))
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
    about_to_finish = s.players[owner].size() >= s.target() - THREAT_SIZE
    if paid == 0.0 or (owner == leader(s, seat) and about_to_finish):
        return END + 1.0 + cost - paid
    return END - 1.0 - paid


def rate_card(s: KohanState, seat: int, move: Move) -> float:
    """KO-3.30 The dearer the better; first those that raise the income."""
    value = worth(s, seat, int(move.a))
    if move.kind == Do.KEEP:
        return value
    if move.kind == Do.TAKE:
        return 10.0 + value
    if move.kind == Do.BUILD_NOW:
        return 20.0 + value
    raises = TYPE[move.a] == INCOME_TYPE[s.now.role]
    return (60.0 if raises else 40.0) + value


def rate_giving_up(s: KohanState, seat: int, move: Move, outlook: Outlook) -> float:
    """KO-4.17, KO-4.88 The least useful card first; none that is still wanted."""
    value = worth(s, seat, int(move.a))
    if move.kind in (Do.GIVE, Do.PAY_CARD):
        return 10.0 - value
    if move.kind == Do.MUSEUM:
        spare = value < 1.0 or outlook.useful > USEFUL_CARDS
        return 15.0 - value if spare or s.is_final_round() else END - value
    return 8.0 - value if value < 1.0 else -value


def rate_other(s: KohanState, seat: int, move: Move, outlook: Outlook) -> float:
    """KO-4 Everything else: crowns, other hands, other ways to pay."""
    player = s.players[seat]
    kind = move.kind
    if kind in (Do.CROWN, Do.CROWN_GOLD, Do.CROWN_CARD):
        gain = 0.0 if kind == Do.CROWN else 1.0
        return 80.0 + gain - (2.0 if move.a == leader(s, seat) else 0.0)
    if kind in (Do.SPY, Do.LOOK):
        return 82.0 + float(len(s.players[move.a].hand))
    if kind == Do.NAME_TYPE:
        return 3.0 if move.a == Type.TRADE else 1.0
    if kind == Do.SWAP_HANDS:
        return 80.0 if len(s.players[move.a].hand) >= outlook.useful + 2 else NEVER
    if kind == Do.REDRAW:
        return 70.0 if outlook.useful == 0 else NEVER
    if kind == Do.TAKE_FROM_RICHEST:
        return 81.0
    if kind == Do.SMITHY:
        return 30.0 if player.gold >= 4 and outlook.useful < 2 else NEVER
    if kind == Do.PAY_FRAMEWORK:
        return float(price(s, seat, s.aside.site)) - 3.5
    if kind == Do.MIX:
        return float(move.a) if not outlook.wants_cards(int(player.gold)) else -float(move.a)
    if kind in (Do.BORROW, Do.ARMORY):
        return 2.0
    return 0.0


SENSE: Final = KohanSense()
