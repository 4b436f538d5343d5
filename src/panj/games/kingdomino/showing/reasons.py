"""Why a cell cannot be chosen, for players who point at it."""

from panj.core.messages import Message
from panj.core.state import Blocked
from panj.games.kingdomino.kingdom import Kingdom, fits_on, halves_of
from panj.games.kingdomino.moves import CELL, WIDTH


def blocked_cells(kingdom: Kingdom, grid: int, domino: int) -> list[Blocked]:
    """KD-4.1 Every cell round the kingdom that no legal placement uses, with the reason."""
    found: list[Blocked] = []
    for y in range(max(1, kingdom.south - grid), min(WIDTH - 1, kingdom.north + grid + 1)):
        for x in range(max(1, kingdom.east - grid), min(WIDTH - 1, kingdom.west + grid + 1)):
            cell = y * WIDTH + x
            if not fits_on(kingdom, grid, domino, cell):
                reason, rule = reason_at(kingdom, grid, domino, x, y)
                message = Message(f"kingdomino.refusal.{reason}", [grid])
                found.append(Blocked(CELL.ident(cell), message, rule))
    return found


def reason_at(kingdom: Kingdom, grid: int, domino: int, x: int, y: int) -> tuple[str, str]:
    """KD-4.1 The first of the conditions that a cell breaks."""
    if kingdom.squares[y * WIDTH + x]:
        return "occupied", "KD-4.1"
    if max(x, kingdom.east) - min(x, kingdom.west) >= grid:
        return "too_wide", "KD-4.4"
    if max(y, kingdom.south) - min(y, kingdom.north) >= grid:
        return "too_high", "KD-4.4"
    if kingdom.touch[y * WIDTH + x] & halves_of(domino):
        return "no_room", "KD-4.1"
    return "no_connection", "KD-4.3"
