"""The verbs of Pax Pamir and what they act on."""

from typing import Final

from panj.core.moves import Move, MoveTable, Verb
from panj.core.things import SEAT, Kind, Named, Operand
from panj.games.pax_pamir.tables import (
    ACTIONS,
    BORDERS,
    CARD_NUMBERS,
    COALITIONS,
    COURT_NUMBERS,
    CYLINDERS,
    GIFT_COSTS,
    REGIONS,
    SUITS,
    Act,
)


class Do:
    """PP-3.10 to PP-3.28 What a player can be asked to do."""

    LOYALTY: Final = 0
    BUY: Final = 1
    PLAY: Final = 2
    USE: Final = 3
    END_TURN: Final = 4
    BLACKMAIL: Final = 5
    DECLINE: Final = 6
    OFFER: Final = 7
    CANCEL: Final = 8
    UNPAID: Final = 9
    ACCEPT: Final = 10
    COUNTER: Final = 11
    REFUSE: Final = 12
    PLACE_ROAD: Final = 13
    PLACE_SPY: Final = 14
    TAKE_TRIBE: Final = 15
    TAKE_SPY: Final = 16
    TAKE_GIFT: Final = 17
    TAKE_ARMY: Final = 18
    TAKE_ROAD: Final = 19
    TAX_CARD: Final = 20
    TAX_PLAYER: Final = 21
    DONE: Final = 22
    GIVE: Final = 23
    BUILD_ARMY: Final = 24
    BUILD_ROAD: Final = 25
    MARCH: Final = 26
    MIGRATE: Final = 27
    SNEAK: Final = 28
    BETRAY: Final = 29
    BATTLE_REGION: Final = 30
    BATTLE_CARD: Final = 31
    REMOVE_TRIBE: Final = 32
    REMOVE_ARMY: Final = 33
    REMOVE_ROAD: Final = 34
    REMOVE_SPY: Final = 35
    TAKE_PRIZE: Final = 36
    DISCARD: Final = 37
    HIDE: Final = 38
    NAME: Final = 39
    FAVOR: Final = 40
    REBUKE: Final = 41
    AGREE: Final = 42


class End:
    """PP-4.2 The two ends of a court."""

    LEFT: Final = 0
    RIGHT: Final = 1
    COUNT: Final = 2


CARD: Final = Kind("card", CARD_NUMBERS, is_thing=True, words="pax_pamir.card")
REGION: Final = Named("region", REGIONS, words="pax_pamir.region", is_thing=True)
BORDER: Final = Named("border", BORDERS, words="pax_pamir.border", is_thing=True)
COALITION: Final = Named("coalition", COALITIONS, words="pax_pamir.coalition", is_thing=True)
SUIT: Final = Named("suit", SUITS, words="pax_pamir.suit", is_thing=True)
ACTION: Final = Named("action", ACTIONS, words="pax_pamir.action")
END: Final = Named("end", ["left", "right"], words="pax_pamir.end", is_thing=True)
GIFT: Final = Named(
    "gift", [str(cost) for cost in GIFT_COSTS], words="pax_pamir.gift", is_thing=True
)
BRIBE: Final = Kind("amount", CYLINDERS + 1)
"""PP-4.4.1 From nothing up to one rupee for each of the holder's cylinders."""


class UseVerb(Verb):
    """PP-4.5 An action of a card is one thing on the table: `act:62:build`."""

    def things(self, move: Move) -> list[str]:
        return [f"act:{move.a}:{ACTIONS[move.b]}"]


class PieceVerb(Verb):
    """PP-1.1 Its first two operands are one piece: `army:kabul:british`, `spy:32:1`."""

    def things(self, move: Move) -> list[str]:
        spot = self.operands[0].kind.text(move.a)
        owner = self.operands[1].kind.text(move.b)
        piece = f"{PIECE_NAMES[self.kind]}:{spot}:{owner}"
        return [piece, *[REGION.ident(move.c) for _ in self.operands[2:]]]


PIECE_NAMES: Final = {
    Do.TAKE_TRIBE: "tribe",
    Do.TAKE_SPY: "spy",
    Do.TAKE_ARMY: "army",
    Do.TAKE_ROAD: "road",
    Do.MARCH: "army",
    Do.MIGRATE: "tribe",
    Do.REMOVE_TRIBE: "tribe",
    Do.REMOVE_ARMY: "army",
    Do.REMOVE_ROAD: "road",
    Do.REMOVE_SPY: "spy",
}

FROM: Final = Operand("from", REGION)


def pair(first: Kind, second: Kind) -> list[Operand]:
    """Two operands named after their kinds."""
    return [Operand(first.name, first), Operand(second.name, second)]


def verb(kind: int, name: str, operands: list[Kind]) -> Verb:
    """A verb whose operands are named after their kinds."""
    return Verb(kind, name, [Operand(each.name, each) for each in operands])


VERBS: Final = MoveTable(
    "pax_pamir",
    [
        verb(Do.LOYALTY, "loyalty", [COALITION]),
        verb(Do.BUY, "buy", [CARD]),
        verb(Do.PLAY, "play", [CARD, END]),
        UseVerb(Do.USE, "use", [Operand("card", CARD), Operand("action", ACTION)]),
        verb(Do.END_TURN, "end_turn", []),
        verb(Do.BLACKMAIL, "blackmail", [CARD]),
        verb(Do.DECLINE, "decline", []),
        verb(Do.OFFER, "offer", [BRIBE]),
        verb(Do.CANCEL, "cancel", []),
        verb(Do.UNPAID, "unpaid", []),
        verb(Do.ACCEPT, "accept", [BRIBE]),
        verb(Do.COUNTER, "counter", [BRIBE]),
        verb(Do.REFUSE, "refuse", []),
        verb(Do.PLACE_ROAD, "place_road", [BORDER]),
        verb(Do.PLACE_SPY, "place_spy", [CARD]),
        PieceVerb(Do.TAKE_TRIBE, "take_tribe", pair(REGION, SEAT)),
        PieceVerb(Do.TAKE_SPY, "take_spy", pair(CARD, SEAT)),
        verb(Do.TAKE_GIFT, "take_gift", [GIFT]),
        PieceVerb(Do.TAKE_ARMY, "take_army", pair(REGION, COALITION)),
        PieceVerb(Do.TAKE_ROAD, "take_road", pair(BORDER, COALITION)),
        verb(Do.TAX_CARD, "tax_card", [CARD]),
        verb(Do.TAX_PLAYER, "tax_player", [SEAT]),
        verb(Do.DONE, "done", []),
        verb(Do.GIVE, "give", [GIFT]),
        verb(Do.BUILD_ARMY, "build_army", [REGION]),
        verb(Do.BUILD_ROAD, "build_road", [BORDER]),
        PieceVerb(Do.MARCH, "march", [FROM, *pair(COALITION, REGION)]),
        PieceVerb(Do.MIGRATE, "migrate", [FROM, *pair(SEAT, REGION)]),
        Verb(Do.SNEAK, "sneak", [Operand("from", CARD), Operand("card", CARD)]),
        verb(Do.BETRAY, "betray", [CARD]),
        verb(Do.BATTLE_REGION, "battle_region", [REGION]),
        verb(Do.BATTLE_CARD, "battle_card", [CARD]),
        PieceVerb(Do.REMOVE_TRIBE, "remove_tribe", pair(REGION, SEAT)),
        PieceVerb(Do.REMOVE_ARMY, "remove_army", pair(REGION, COALITION)),
        PieceVerb(Do.REMOVE_ROAD, "remove_road", pair(BORDER, COALITION)),
        PieceVerb(Do.REMOVE_SPY, "remove_spy", pair(CARD, SEAT)),
        verb(Do.TAKE_PRIZE, "take_prize", [CARD]),
        verb(Do.DISCARD, "discard", [CARD]),
        verb(Do.HIDE, "hide", [CARD]),
        verb(Do.NAME, "name", [SEAT]),
        verb(Do.FAVOR, "favor", [SUIT]),
        verb(Do.REBUKE, "rebuke", [REGION]),
        verb(Do.AGREE, "agree", []),
    ],
)

# Moves are made once and shared: making one for each option would cost more than finding it.
# One with two operands is found at `first * (number of seconds) + second`.
BUY: Final = [Move(Do.BUY, card) for card in range(CARD_NUMBERS)]
PLAY: Final = [Move(Do.PLAY, card, end) for card in range(CARD_NUMBERS) for end in range(End.COUNT)]
USE: Final = [
    Move(Do.USE, card, action) for card in range(CARD_NUMBERS) for action in range(Act.COUNT)
]
SNEAK: Final = [
    Move(Do.SNEAK, start, end) for start in range(COURT_NUMBERS) for end in range(COURT_NUMBERS)
]
PLACE_SPY: Final = [Move(Do.PLACE_SPY, card) for card in range(CARD_NUMBERS)]
TAX_CARD: Final = [Move(Do.TAX_CARD, card) for card in range(CARD_NUMBERS)]
BUILD_ARMY: Final = [Move(Do.BUILD_ARMY, region) for region in range(len(REGIONS))]
BUILD_ROAD: Final = [Move(Do.BUILD_ROAD, border) for border in range(len(BORDERS))]
PLACE_ROAD: Final = [Move(Do.PLACE_ROAD, border) for border in range(len(BORDERS))]
DISCARD: Final = [Move(Do.DISCARD, card) for card in range(CARD_NUMBERS)]
END_TURN: Final = Move(Do.END_TURN)
DONE: Final = Move(Do.DONE)
DECLINE: Final = Move(Do.DECLINE)
