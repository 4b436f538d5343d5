"""A Kingdomino table ready to be changed, and short ways to write its things."""

import csv
from pathlib import Path

from panj.core.moves import Move
from panj.core.state import Decision
from panj.games.kingdomino.game import GAME
from panj.games.kingdomino.kingdom import Kingdom, new_kingdom
from panj.games.kingdomino.moves import CELLS, REACH, WIDTH, Direction, Do, cell_at
from panj.games.kingdomino.rules.scoring import Tally
from panj.games.kingdomino.rules.setup import deal_line
from panj.games.kingdomino.rules.turn import ClaimNext, DrawKing, PlaceDomino, StartRound
from panj.games.kingdomino.state import KingdominoState, Line
from panj.games.kingdomino.tables import CROWN, GAMES_IN_DYNASTY, LEFT, RIGHT

VECTORS = Path(__file__).parents[1] / "games" / "kingdomino" / "vectors"
CODES = " WFLGSMC"
"""The terrain codes of the test vectors, by number."""

DIRECTIONS = {
    (1, 0): Direction.EAST,
    (0, 1): Direction.SOUTH,
    (-1, 0): Direction.WEST,
    (0, -1): Direction.NORTH,
}
STEPS = {direction: step for step, direction in DIRECTIONS.items()}

Cell = tuple[int, int]
Squares = dict[Cell, tuple[str, int]]


def vectors(name: str) -> list[dict[str, str]]:
    """The rows of one table of test vectors."""
    with VECTORS.joinpath(name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def is_double(domino: int) -> bool:
    """Whether both halves are identical."""
    return LEFT[domino] == RIGHT[domino]


def table(seats: int = 2, seed: int = 1, **options: bool | str) -> KingdominoState:
    """A state at its first claim, ready to be changed."""
    s = GAME.new(seats, dict(options), seed)
    assert isinstance(s, KingdominoState)
    return s


def script(
    s: KingdominoState, deck: list[int], kings: list[int], set_aside: list[int] | None = None
) -> None:
    """Begin again with this order of dominoes and of kings, first to come first."""
    s.agenda.clear()
    s.pile = deck[::-1]
    s.hand = kings[::-1]
    s.set_aside = set_aside or []
    deal_line(s)
    s.then([DrawKing(), StartRound()])
    s.run()


def last_round(s: KingdominoState, owners: list[int], dominoes: list[int]) -> None:
    """Go to the last round, with these dominoes claimed by these seats."""
    s.agenda.clear()
    s.pile = []
    s.hand = []
    s.round = s.layout.lines - 1
    s.next = Line(dominoes, owners)
    s.then([StartRound()])
    s.run()


def ask_place(s: KingdominoState, domino: int, who: int = 0) -> Decision[KingdominoState]:
    """Ask a seat to place a domino, and nothing after it."""
    s.agenda.clear()
    d = PlaceDomino(who, domino)
    s.then([d])
    return d


def ask_turn(s: KingdominoState, domino: int, who: int = 0) -> None:
    """Ask a seat to place a domino and then to claim one of the next line."""
    s.agenda.clear()
    s.then([PlaceDomino(who, domino), ClaimNext(who)])


def ended(s: KingdominoState, games: list[list[tuple[int, int, int]]]) -> KingdominoState:
    """The match is over, with these (score, largest territory, crowns) per seat and game."""
    s.agenda.clear()
    s.game = len(games[0])
    assert s.game == (GAMES_IN_DYNASTY if s.terms.is_on("dynasty") else 1)
    for player, results in zip(s.players, games, strict=True):
        player.tallies = [
            Tally([score, 0, 0, 0, 0, 0], 0, 0, largest, crowns)
            for score, largest, crowns in results
        ]
    return s


def square(code: str, crowns: int = 0) -> int:
    """A square by its terrain code, such as `W`."""
    return CODES.index(code) + CROWN * crowns


def kingdom_of(cells: str) -> Kingdom:
    """The kingdom written as `x,y,code,crowns x,y,code,crowns ...`."""
    kingdom = new_kingdom()
    for text in cells.split():
        x, y, code, crowns = text.split(",")
        if code != "C":
            kingdom.put(cell_at(int(x), int(y)), square(code, int(crowns)))
    return kingdom


def squares_of(kingdom: Kingdom) -> Squares:
    """The laid squares as terrain code and crowns by coordinates, castle included."""
    found: Squares = {}
    for cell in range(CELLS):
        value = int(kingdom.squares[cell])
        if value:
            found[where(cell)] = (CODES[value % CROWN], value // CROWN)
    return found


def where(cell: int) -> Cell:
    """The coordinates of a cell."""
    return cell % WIDTH - REACH, cell // WIDTH - REACH


def lay(left: Cell, right: Cell) -> Move:
    """The placement of the left half on one cell and the right half on another."""
    return Move(Do.PLACE, cell_at(*left), DIRECTIONS[right[0] - left[0], right[1] - left[1]])


def halves(move: Move) -> tuple[Cell, Cell]:
    """Where a placement puts the left and the right half."""
    assert move.kind == Do.PLACE
    x, y = where(move.a)
    step = STEPS[move.b]
    return (x, y), (x + step[0], y + step[1])


def claim(domino: int) -> Move:
    return Move(Do.CLAIM, domino)


def discard(domino: int) -> Move:
    return Move(Do.DISCARD, domino)


def keys(s: KingdominoState) -> list[str]:
    """The keys of the log lines so far, without the game's name."""
    return [note.key.removeprefix("kingdomino.log.") for note in s.notes or []]
