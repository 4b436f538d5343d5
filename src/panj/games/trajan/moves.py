"""The verbs of Trajan and what they act on."""

from typing import Final

from panj.core.moves import Move, MoveTable, Verb
from panj.core.things import Kind, Named, Operand
from panj.games.trajan.tables import (
    ACTIONS,
    BONUS_NAMES,
    COLOUR_NAMES,
    COLOURS,
    FORUM_KINDS,
    FORUM_NAMES,
    GOOD_NAMES,
    GOODS,
    GREEN_SPACES,
    LOADS,
    PROVINCE_NAMES,
    PROVINCES,
    SHIP_NAMES,
    SITES,
    STACK_NAMES,
    TILE_IDS,
    TILES_PER_STACK,
    TRAYS,
    YELLOW_SPACES,
    Pile,
)


class Do:
    """TR-3.7 What a player can be asked to do."""

    TAKE: Final = 0
    PUT: Final = 1
    ARRANGE: Final = 2
    START_TILE: Final = 3
    SOW: Final = 4
    DROP: Final = 5
    PLUS_TWO: Final = 6
    DRAW_TWO: Final = 7
    PLAY: Final = 8
    SHIP: Final = 9
    PLAY_CARD: Final = 10
    STOP: Final = 11
    LOAD_SAME: Final = 12
    LOAD_WILDS: Final = 13
    LOAD_PAIR: Final = 14
    LOAD_WILD_PAIR: Final = 15
    LOAD_ONE: Final = 16
    LOAD_ONE_WILD: Final = 17
    DONE: Final = 18
    DISCARD: Final = 19
    TAKE_FORUM: Final = 20
    RECRUIT_LEGIONNAIRE: Final = 21
    MARCH: Final = 22
    OCCUPY: Final = 23
    ADVANCE: Final = 24
    TAKE_TILE: Final = 25
    RECRUIT_WORKER: Final = 26
    BUILD: Final = 27
    DECLINE: Final = 28
    USE_EXTRA: Final = 29
    PAY: Final = 30
    CHOOSE_BONUS: Final = 31


class Means:
    """TR-3.6.3 What a demand is paid with when there is a choice."""

    FORUM: Final = 0
    WILD: Final = 1
    COUNT: Final = 2


FORUM_SPACES: Final = GREEN_SPACES + YELLOW_SPACES
WILD_EXTRA: Final = len(ACTIONS)
"""The place of the wild tile among the extra-action tiles."""

PILE: Final = Named("pile", ["draw", "left", "right"], words="trajan.pile", is_thing=True)
COLOUR: Final = Named("marker", COLOUR_NAMES, words="trajan.colour", is_thing=True)
TRAY: Final = Kind("tray", TRAYS, is_thing=True, words="trajan.tray")
SLOT: Final = Kind("slot", TRAYS, is_thing=True, words="trajan.tray")
SPACE: Final = Named("space", ACTIONS, words="trajan.action", is_thing=True)
ACTION: Final = Named("action", ACTIONS, words="trajan.action")
TILE: Final = Named("tile", TILE_IDS, words="trajan.tile")
STACK: Final = Named("stack", STACK_NAMES, words="trajan.stack", is_thing=True)
SHIP: Final = Named("ship", SHIP_NAMES, words="trajan.ship", is_thing=True)
GOOD: Final = Named("good", GOOD_NAMES, words="trajan.good", is_thing=True)
CARDS: Final = Kind("cards", LOADS)
WILDS: Final = Kind("wilds", LOADS)
FORUM_SPACE: Final = Named(
    "forum",
    [f"g{i}" for i in range(GREEN_SPACES)] + [f"y{i}" for i in range(YELLOW_SPACES)],
    words="trajan.space",
    is_thing=True,
)
FORUM: Final = Named("forum_tile", FORUM_NAMES, words="trajan.forum")
PROVINCE: Final = Named("province", PROVINCE_NAMES, words="trajan.province", is_thing=True)
SITE: Final = Kind("site", SITES, is_thing=True, words="trajan.site")
EXTRA: Final = Named("extra", [*ACTIONS, "wild"], words="trajan.extra", is_thing=True)
MEANS: Final = Named("pay", ["forum", "wild"], words="trajan.pay", is_thing=True)
BONUS: Final = Named("bonus", BONUS_NAMES, words="trajan.bonus", is_thing=True)


class PlaceVerb(Verb):
    """A verb without operands that has a place of its own on the table."""

    def __init__(self, kind: int, name: str, place: str) -> None:
        super().__init__(kind, name, [])
        self.place = place

    def things(self, move: Move) -> list[str]:
        return [self.place]


class TileVerb(Verb):
    """Taking a Trajan tile touches its stack, and its slot where one is chosen."""

    def things(self, move: Move) -> list[str]:
        stack = [STACK.ident(move.a // TILES_PER_STACK)]
        return stack if len(self.operands) == 1 else [*stack, SLOT.ident(move.b)]


A_GOOD: Final = Operand("good", GOOD)
WILD_GOOD: Final = "wild:commodity"

VERBS: Final = MoveTable(
    "trajan",
    [
        Verb(Do.TAKE, "take", [Operand("pile", PILE)]),
        Verb(Do.PUT, "put", [Operand("first", COLOUR), Operand("second", COLOUR)]),
        Verb(Do.ARRANGE, "arrange", []),
        TileVerb(Do.START_TILE, "start_tile", [Operand("tile", TILE), Operand("slot", SLOT)]),
        Verb(Do.SOW, "sow", [Operand("tray", TRAY)]),
        Verb(Do.DROP, "drop", [Operand("marker", COLOUR)]),
        Verb(Do.PLUS_TWO, "plus_two", [Operand("space", SPACE)]),
        PlaceVerb(Do.DRAW_TWO, "draw_two", "pile:draw"),
        Verb(Do.PLAY, "play", []),
        Verb(Do.SHIP, "ship", [Operand("ship", SHIP)]),
        Verb(Do.PLAY_CARD, "play_card", [A_GOOD]),
        Verb(Do.STOP, "stop", []),
        Verb(
            Do.LOAD_SAME,
            "load_same",
            [A_GOOD, Operand("cards", CARDS), Operand("wilds", WILDS)],
        ),
        Verb(Do.LOAD_WILDS, "load_wilds", [Operand("wilds", WILDS)]),
        Verb(Do.LOAD_PAIR, "load_pair", [A_GOOD, Operand("wilds", WILDS)]),
        PlaceVerb(Do.LOAD_WILD_PAIR, "load_wild_pair", WILD_GOOD),
        Verb(Do.LOAD_ONE, "load_one", [A_GOOD]),
        PlaceVerb(Do.LOAD_ONE_WILD, "load_one_wild", WILD_GOOD),
        Verb(Do.DONE, "done", []),
        Verb(Do.DISCARD, "discard", [A_GOOD, Operand("pile", PILE)]),
        Verb(Do.TAKE_FORUM, "take_forum", [Operand("space", FORUM_SPACE), Operand("tile", FORUM)]),
        PlaceVerb(Do.RECRUIT_LEGIONNAIRE, "recruit_legionnaire", "camp:military"),
        Verb(Do.MARCH, "march", [Operand("province", PROVINCE)]),
        Verb(Do.OCCUPY, "occupy", [Operand("province", PROVINCE)]),
        PlaceVerb(Do.ADVANCE, "advance", "senate:track"),
        TileVerb(Do.TAKE_TILE, "take_tile", [Operand("tile", TILE)]),
        PlaceVerb(Do.RECRUIT_WORKER, "recruit_worker", "camp:workers"),
        Verb(Do.BUILD, "build", [Operand("site", SITE)]),
        Verb(Do.DECLINE, "decline", []),
        Verb(Do.USE_EXTRA, "use_extra", [Operand("extra", EXTRA)]),
        Verb(Do.PAY, "pay", [Operand("means", MEANS)]),
        Verb(Do.CHOOSE_BONUS, "choose_bonus", [Operand("bonus", BONUS)]),
    ],
)

PAIR_WILDS: Final = 2
"""TR-4.1.5 A pair with a card in it has no wild tile or one."""

# Moves are made once and shared: making them anew for every list costs as much as listing them.
# Where a verb has several operands, the moves lie one after another by the first, the second, …
TAKE: Final = [Move(Do.TAKE, pile) for pile in range(Pile.COUNT)]
PUT: Final = [Move(Do.PUT, at // COLOURS, at % COLOURS) for at in range(COLOURS * COLOURS)]
ARRANGE: Final = Move(Do.ARRANGE)
START_TILE: Final = [
    Move(Do.START_TILE, at // TRAYS, at % TRAYS) for at in range(len(TILE_IDS) * TRAYS)
]
SOW: Final = [Move(Do.SOW, tray) for tray in range(TRAYS)]
DROP: Final = [Move(Do.DROP, colour) for colour in range(COLOURS)]
PLUS_TWO: Final = [Move(Do.PLUS_TWO, action) for action in range(TRAYS)]
DRAW_TWO: Final = Move(Do.DRAW_TWO)
PLAY: Final = Move(Do.PLAY)
SHIP_WITH: Final = [Move(Do.SHIP, ship) for ship in range(len(SHIP_NAMES))]
PLAY_CARD: Final = [Move(Do.PLAY_CARD, good) for good in range(GOODS)]
STOP: Final = Move(Do.STOP)
LOAD_SAME: Final = [
    Move(Do.LOAD_SAME, at // LOADS // LOADS, at // LOADS % LOADS, at % LOADS)
    for at in range(GOODS * LOADS * LOADS)
]
LOAD_WILDS: Final = [Move(Do.LOAD_WILDS, wilds) for wilds in range(LOADS)]
LOAD_PAIR: Final = [
    Move(Do.LOAD_PAIR, at // PAIR_WILDS, at % PAIR_WILDS) for at in range(GOODS * PAIR_WILDS)
]
LOAD_WILD_PAIR: Final = Move(Do.LOAD_WILD_PAIR)
LOAD_ONE: Final = [Move(Do.LOAD_ONE, good) for good in range(GOODS)]
LOAD_ONE_WILD: Final = Move(Do.LOAD_ONE_WILD)
DONE: Final = Move(Do.DONE)
DISCARD: Final = [
    Move(Do.DISCARD, at // Pile.COUNT, at % Pile.COUNT) for at in range(GOODS * Pile.COUNT)
]
TAKE_FORUM: Final = [
    Move(Do.TAKE_FORUM, at // FORUM_KINDS, at % FORUM_KINDS)
    for at in range(FORUM_SPACES * FORUM_KINDS)
]
RECRUIT_LEGIONNAIRE: Final = Move(Do.RECRUIT_LEGIONNAIRE)
MARCH: Final = [Move(Do.MARCH, province) for province in range(PROVINCES)]
OCCUPY: Final = [Move(Do.OCCUPY, province) for province in range(PROVINCES)]
ADVANCE: Final = Move(Do.ADVANCE)
TAKE_TILE: Final = [Move(Do.TAKE_TILE, tile) for tile in range(len(TILE_IDS))]
RECRUIT_WORKER: Final = Move(Do.RECRUIT_WORKER)
BUILD: Final = [Move(Do.BUILD, site) for site in range(SITES)]
DECLINE: Final = Move(Do.DECLINE)
USE_EXTRA: Final = [Move(Do.USE_EXTRA, extra) for extra in range(WILD_EXTRA + 1)]
PAY: Final = [Move(Do.PAY, means) for means in range(Means.COUNT)]
CHOOSE_BONUS: Final = [Move(Do.CHOOSE_BONUS, bonus) for bonus in range(len(BONUS_NAMES))]
