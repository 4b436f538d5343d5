"""What Kingdomino says: the key of every message, with its operands in order."""

from typing import Final

from panj.core.things import AMOUNT, SEAT, Operand
from panj.games.kingdomino.moves import DOMINO, TERRAIN

WHO: Final = Operand("who", SEAT)
A_DOMINO: Final = Operand("domino", DOMINO)
POINTS: Final = Operand("points", AMOUNT)
GRID: Final = Operand("grid", AMOUNT)
LINE: Final = [Operand(name, DOMINO) for name in ("first", "second", "third", "fourth")]

PHRASES: Final[dict[str, list[Operand]]] = {
    "kingdomino.prompt.claim_first": [],
    "kingdomino.prompt.claim": [],
    "kingdomino.prompt.place": [A_DOMINO],
    "kingdomino.prompt.discard": [A_DOMINO],
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
}
