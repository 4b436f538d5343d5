"""KD-4.1 and KD-5 a second time, word by word from the text; shares no code with the game."""

from importlib.resources import files

Cell = tuple[int, int]
Square = tuple[str, int]
Squares = dict[Cell, Square]

CODE = {"wheat": "W", "forest": "F", "lake": "L", "grassland": "G", "swamp": "S", "mine": "M"}
FAR = 8
SIDES = ((1, 0), (0, 1), (-1, 0), (0, -1))


def read_dominoes() -> dict[int, tuple[Square, Square]]:
    """Both halves of every domino by its number."""
    text = files("panj.games.kingdomino").joinpath("data", "dominoes.csv").read_text("utf-8")
    found: dict[int, tuple[Square, Square]] = {}
    for line in text.splitlines()[1:]:
        number, left, left_crowns, right, right_crowns = line.split(",")[:5]
        found[int(number)] = (CODE[left], int(left_crowns)), (CODE[right], int(right_crowns))
    return found


DOMINO = read_dominoes()


def neighbours(cell: Cell) -> list[Cell]:
    return [(cell[0] + x, cell[1] + y) for x, y in SIDES]


def fits(squares: Squares, grid: int) -> bool:
    """KD-4.1 (3) Whether the bounding box is at most `grid` wide and high."""
    xs = [x for x, _ in squares]
    ys = [y for _, y in squares]
    return max(xs) - min(xs) + 1 <= grid and max(ys) - min(ys) + 1 <= grid


def connects(squares: Squares, cell: Cell, half: Square) -> bool:
    """KD-4.1 (4) Whether a half touches the castle or a present square of its own terrain."""
    return any(
        beside in squares and squares[beside][0] in ("C", half[0]) for beside in neighbours(cell)
    )


def is_legal(squares: Squares, grid: int, domino: int, a: Cell, b: Cell) -> bool:
    """KD-4.1 All four conditions, in their order."""
    left, right = DOMINO[domino]
    return (
        b in neighbours(a)
        and a not in squares
        and b not in squares
        and fits({**squares, a: left, b: right}, grid)
        and (connects(squares, a, left) or connects(squares, b, right))
    )


def legal_placements(squares: Squares, grid: int, domino: int) -> set[tuple[Cell, Cell]]:
    """Every legal placement; those of a double once, the smaller cell first (KD-4.6)."""
    left, right = DOMINO[domino]
    found = set()
    for x in range(-FAR, FAR + 1):
        for y in range(-FAR, FAR + 1):
            for b in neighbours((x, y)):
                pair = ((x, y), b)
                if (left != right or pair[0] < b) and is_legal(squares, grid, domino, *pair):
                    found.add(pair)
    return found


def territories(squares: Squares) -> list[tuple[str, int, int]]:
    """KD-5.2 Every territory as terrain, squares and crowns, by merging groups that touch."""
    groups: list[set[Cell]] = []
    for cell, (terrain, _) in squares.items():
        if terrain == "C":
            continue
        near = set(neighbours(cell))
        joined = [
            group for group in groups if group & near and squares[next(iter(group))][0] == terrain
        ]
        groups = [group for group in groups if group not in joined]
        groups.append({cell}.union(*joined))
    return [
        (squares[next(iter(group))][0], len(group), sum(squares[cell][1] for cell in group))
        for group in groups
    ]


def points(squares: Squares) -> int:
    """KD-5.3 The sum of squares times crowns."""
    return sum(size * crowns for _, size, crowns in territories(squares))


def largest(squares: Squares) -> int:
    """KD-5.5 The squares of the largest territory."""
    return max((size for _, size, _ in territories(squares)), default=0)


def crowns(squares: Squares) -> int:
    """KD-5.5 All crowns of a kingdom."""
    return sum(count for _, count in squares.values())


def is_centred(squares: Squares) -> bool:
    """KD-6.3 Whether the box reaches equally far from the castle on opposite sides."""
    xs = [x for x, _ in squares]
    ys = [y for _, y in squares]
    return min(xs) == -max(xs) and min(ys) == -max(ys)


def is_one_piece(squares: Squares) -> bool:
    """Whether one can walk from the castle to every square."""
    seen: set[Cell] = set()
    todo = [(0, 0)]
    while todo:
        cell = todo.pop()
        if cell in squares and cell not in seen:
            seen.add(cell)
            todo += neighbours(cell)
    return seen == set(squares)
