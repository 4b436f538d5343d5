"""MI-3.15 to MI-3.19, MI-4 The action that is under way, as data: where tiles may go, what lines
would give, how far a line has come."""

from panj.games.minerva.city import RING_AROUND
from panj.games.minerva.moves import CELL, DIRECTION_NAMES, DIRECTIONS, RING, beside, opposite
from panj.games.minerva.rules.actions import ChooseAction
from panj.games.minerva.rules.activation import ChooseDirection, WalkLine, line_cells, line_faces
from panj.games.minerva.rules.bath import ChooseBather, NextBather
from panj.games.minerva.rules.payment import can_raise
from panj.games.minerva.rules.placing import PlaceTile
from panj.games.minerva.rules.special import LiftTile, MoveTile, RemoveResidence
from panj.games.minerva.showing.previews import culture_taken, line_gains
from panj.games.minerva.state import MinervaState
from panj.games.minerva.tables import CULTURE_NAMES, FACE_NAMES, GOOD_NAMES, GOODS, Face


def add_running_action(s: MinervaState, seen: dict[str, object]) -> None:
    """What is asked now needs on the board: places, lines, the tiles concerned."""
    d = s.decision()
    if isinstance(d, ChooseAction):
        seen["places"] = cell_names(s.players[d.who].city.empty_beside())
        seen["lines"] = lines_view(s, d.who, ready_residences(s, d.who))
    elif isinstance(d, PlaceTile):
        seen["laying"] = FACE_NAMES[d.face]
        if d.face == Face.RESIDENCE:
            seen["lines"] = lines_view(s, d.who, s.players[d.who].city.empty_beside())
    elif isinstance(d, ChooseDirection):
        seen["residence"] = CELL.text(d.cell)
        seen["lines"] = lines_view(s, d.who, [d.cell])
    elif isinstance(d, (LiftTile, RemoveResidence, ChooseBather)):
        seen["built"] = CELL.text(d.cell)
    elif isinstance(d, MoveTile):
        seen["moving"] = CELL.text(d.cell)
    add_running_line(s, seen)


def cell_names(cells: list[int]) -> list[str]:
    """Cells as they are written."""
    return [CELL.text(cell) for cell in cells]


def ready_residences(s: MinervaState, who: int) -> list[int]:
    """MI-3.19 The residences that can take an assistant now."""
    player = s.players[who]
    if player.assistants == 0 or not can_raise(player, s.fee):
        return []
    return player.city.residences()


def lines_view(s: MinervaState, who: int, cells: list[int]) -> dict[str, object]:
    """MI-3.17 For each cell the four lines that a residence there can activate."""
    return {
        CELL.text(cell): {
            DIRECTION_NAMES[direction]: line_view(s, who, cell, direction)
            for direction in range(DIRECTIONS)
        }
        for cell in cells
    }


def line_view(s: MinervaState, who: int, cell: int, direction: int) -> dict[str, object]:
    """MI-3.17 The tiles of a line in order, where it stops, and what it would give."""
    city = s.players[who].city
    cells = line_cells(city, cell, direction)
    found = line_gains(s, who, line_faces(city, cell, direction))
    last = cells[-1] if cells else cell
    tiles: list[object] = [
        {"cell": CELL.text(place), "acts": s.tiles.acts_in_line(city.at(place))} for place in cells
    ]
    return {
        "tiles": tiles,
        "stop": CELL.text(beside(last, direction)),
        "gains": {GOOD_NAMES[g]: found.sure[g] for g in range(GOODS) if found.sure[g]},
        "any_resource": found.any_resource,
        "any_culture": found.any_culture,
        "choices": [FACE_NAMES[face] for face in [*found.sides, *found.exchanges]],
        "culture_tiles": [
            {"culture": CULTURE_NAMES[category], "points": points}
            for category, points in culture_taken(s, found)
        ],
    }


def add_running_line(s: MinervaState, seen: dict[str, object]) -> None:
    """MI-3.17, MI-4.24 While a tile of a line or of a bath asks something: what was done before."""
    for step in reversed(s.agenda):
        if isinstance(step, WalkLine):
            seen["running"] = running_line(s, step)
            return
        if isinstance(step, (ChooseBather, NextBather)):
            near = [step.cell + RING_AROUND[i] for i in range(RING) if step.used >> i & 1]
            seen["running"] = {"done": cell_names(near), "now": None}
            return


def running_line(s: MinervaState, step: WalkLine) -> dict[str, object]:
    """MI-3.17 The tile that asks, and those between it and the residence where the line began."""
    city = s.players[step.who].city
    back = opposite(step.direction)
    now: int = beside(step.cell, back)
    done = line_cells(city, now, back)[::-1]
    acted = [cell for cell in done if s.tiles.acts_in_line(city.at(cell))]
    return {"done": cell_names(acted), "now": CELL.text(now)}
