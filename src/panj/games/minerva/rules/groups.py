"""MI-4.25, MI-9.12 Which cells a tile may be moved to without splitting the city."""

from panj.games.minerva.city import City
from panj.games.minerva.moves import WIDTH


def destinations(city: City, cell: int) -> list[int]:
    """MI-9.12 Where the tile of a cell may go: the city must not fall into more groups."""
    groups_before = count_groups(label(city))
    lifted = city.clone()
    lifted.lift(cell)
    labels = label(lifted)
    groups = count_groups(labels)
    found: list[int] = []
    for spot in lifted.empty_beside():
        if spot != cell and groups - joined(labels, spot) + 1 <= groups_before:
            found.append(spot)
    return found


def label(city: City) -> dict[int, int]:
    """Every cell with a tile, numbered by the connected group it belongs to."""
    labels: dict[int, int] = {}
    groups = 0
    for start in city.tiles():
        if start not in labels:
            flood(city, labels, start, groups)
            groups += 1
    return labels


def flood(city: City, labels: dict[int, int], start: int, group: int) -> None:
    """Number everything that is connected with one cell, side to side."""
    labels[start] = group
    todo = [start]
    while todo:
        cell = todo.pop()
        for near in (cell - WIDTH, cell + WIDTH, cell - 1, cell + 1):
            if near not in labels and city.at(near):
                labels[near] = group
                todo.append(near)


def count_groups(labels: dict[int, int]) -> int:
    """How many groups there are."""
    return max(labels.values()) + 1 if labels else 0


def joined(labels: dict[int, int], cell: int) -> int:
    """How many different groups a tile on this cell would touch."""
    touched: set[int] = set()
    for near in (cell - WIDTH, cell + WIDTH, cell - 1, cell + 1):
        if near in labels:
            touched.add(labels[near])
    return len(touched)
