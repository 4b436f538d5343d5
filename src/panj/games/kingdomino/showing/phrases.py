"""What Kingdomino says: the key of every message, with its operands in order."""

from typing import Final

from panj.core.things import AMOUNT, SEAT, SIDE, Named, Operand
from panj.games.kingdomino.moves import DIRECTION, DOMINO, TERRAIN
from panj.games.kingdomino.tables import TERRAINS, Terrain

WHO: Final = Operand("who", SEAT)
A_DOMINO: Final = Operand("domino", DOMINO)
POINTS: Final = Operand("points", AMOUNT)
GRID: Final = Operand("grid", AMOUNT)
LINE: Final = [Operand(name, DOMINO) for name in ("first", "second", "third", "fourth")]

BY: Final = Named(
    "by", [*TERRAINS[Terrain.WHEAT : Terrain.CASTLE], "castle"], words="kingdomino.by"
)
"""What a half lies beside."""

EDGE: Final = Named(
    "edge",
    ["top", "bottom", "left", "right", "top_left", "top_right", "bottom_left", "bottom_right"],
    words="kingdomino.edge",
)

FIRST: Final = [
    Operand("first", TERRAIN),
    Operand("first_side", SIDE),
    Operand("first_by", BY),
]
SECOND: Final = [Operand("second_side", SIDE), Operand("second_by", BY)]
PLACES: Final = {
    "inside": [*FIRST, Operand("second", TERRAIN), *SECOND],
    "turned": [*FIRST, Operand("second", TERRAIN), Operand("turn", DIRECTION)],
    "double": [*FIRST, *SECOND],
    "double_turned": [*FIRST, Operand("turn", DIRECTION)],
    "double_along": FIRST,
}
"""How a domino lies: each half by a neighbour, one of them seen from the other, and the same for
dominoes of one terrain."""

PHRASES: Final[dict[str, list[Operand]]] = {
    "kingdomino.prompt.claim_first": [],
    "kingdomino.prompt.claim": [],
    "kingdomino.prompt.place": [A_DOMINO],
    "kingdomino.prompt.discard": [A_DOMINO],
    "kingdomino.ledger.place": [],
    "kingdomino.ledger.claim": [],
    "kingdomino.preview.order": [Operand("place", AMOUNT)],
    "kingdomino.preview.points": [POINTS],
    "kingdomino.preview.territory": [
        Operand("terrain", TERRAIN),
        Operand("squares", AMOUNT),
        Operand("crowns", AMOUNT),
        POINTS,
        Operand("joined", AMOUNT),
    ],
    "kingdomino.refusal.claimed": [A_DOMINO, WHO],
    "kingdomino.refusal.occupied": [GRID],
    "kingdomino.refusal.too_wide": [GRID],
    "kingdomino.refusal.too_high": [GRID],
    "kingdomino.refusal.no_connection": [GRID],
    "kingdomino.refusal.no_room": [GRID],
    **{f"kingdomino.where.{name}": operands for name, operands in PLACES.items()},
    **{
        f"kingdomino.where.{'edge' if name == 'inside' else f'{name}_edge'}": [
            *operands,
            Operand("edge", EDGE),
        ]
        for name, operands in PLACES.items()
    },
    "kingdomino.log.game": [Operand("game", AMOUNT)],
    "kingdomino.log.round": [Operand("round", AMOUNT)],
    "kingdomino.log.dealt_three": LINE[:3],
    "kingdomino.log.dealt_four": LINE,
    "kingdomino.log.king_drawn": [WHO],
    "kingdomino.log.claimed": [WHO, A_DOMINO],
    "kingdomino.log.placed": [WHO, A_DOMINO, POINTS],
    "kingdomino.log.discarded": [WHO, A_DOMINO],
    "kingdomino.log.left_over": [A_DOMINO],
    "kingdomino.log.middle_kingdom": [WHO, POINTS],
    "kingdomino.log.harmony": [WHO, POINTS],
    "kingdomino.log.score": [WHO, POINTS],
    "kingdomino.told.placed": [A_DOMINO, Operand("left", TERRAIN), Operand("right", TERRAIN)],
    "kingdomino.told.placed_double": [A_DOMINO, Operand("terrain", TERRAIN)],
    "kingdomino.told.claimed": [A_DOMINO],
    "kingdomino.told.discarded": [A_DOMINO],
    "kingdomino.told.final": [],
    "kingdomino.why.rounds": [Operand("rounds", AMOUNT)],
    "kingdomino.why.dynasty": [Operand("games", AMOUNT)],
    "kingdomino.near.last_round": [],
    "kingdomino.stage.game": [Operand("game", AMOUNT)],
}
