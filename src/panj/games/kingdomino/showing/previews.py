"""What a placement would do, told before it is made (KD-5.3)."""

from panj.core.messages import Message
from panj.core.moves import Move
from panj.games.kingdomino.kingdom import Kingdom
from panj.games.kingdomino.moves import beside
from panj.games.kingdomino.rules.scoring import Territory, tally, territories
from panj.games.kingdomino.tables import Terrain


def placing_preview(kingdom: Kingdom, domino: int, move: Move) -> list[Message]:
    """KD-5.3 The points gained, then every territory with crowns that the domino would join."""
    after = kingdom.clone()
    after.place(domino, move.a, move.b)
    gain = tally(after).total - tally(kingdom).total
    laid = (move.a, int(beside(move.a, move.b)))
    before = territories(kingdom)
    joined = [
        territory_message(territory, before)
        for territory in territories(after)
        if territory.crowns and any(cell in territory.cells for cell in laid)
    ]
    return [Message("kingdomino.preview.points", [gain]), *joined]


def territory_message(territory: Territory, before: list[Territory]) -> Message:
    """KD-5.3 A territory as it would be: squares times crowns, and which ones become it."""
    terrain = territory.terrain - Terrain.WHEAT
    squares = len(territory.cells)
    return Message(
        "kingdomino.preview.territory",
        [terrain, squares, territory.crowns, territory.points, parts_of(territory, before)],
    )


def parts_of(territory: Territory, before: list[Territory]) -> int:
    """KD-5.2 The territories that become parts of another one, as a bit set of their places in the
    view; none become a new one."""
    found = 0
    for place, part in enumerate(before):
        if part.cells[0] in territory.cells:
            found |= 1 << place
    return found
