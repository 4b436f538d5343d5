"""A Minerva table ready to be changed, and short ways to write its things."""

from panj.core.moves import Move
from panj.core.state import Decision, Step
from panj.games.minerva.city import City, new_city
from panj.games.minerva.game import GAME
from panj.games.minerva.moves import (
    DIRECTION_NAMES,
    FOUNTAIN_CELL,
    REACH,
    WIDTH,
    Do,
)
from panj.games.minerva.rules.actions import ChooseAction
from panj.games.minerva.rules.activation import ChooseDirection
from panj.games.minerva.rules.effects import activate
from panj.games.minerva.rules.placing import PlaceTile
from panj.games.minerva.rules.turn import TakeTurn
from panj.games.minerva.state import MinervaState, empty_display
from panj.games.minerva.tables import (
    CULTURE_NAMES,
    FACE_NAMES,
    GOOD_NAMES,
    RESOURCE_NAMES,
    Face,
)

Cell = tuple[int, int]

RESIDENCE = Move(Do.RESIDENCE)
PASS = Move(Do.PASS)
STOP = Move(Do.STOP)
DECLINE = Move(Do.DECLINE)
USE = Move(Do.USE)
HIRE_DENARII = Move(Do.HIRE_DENARII)
HIRE_GLORY = Move(Do.HIRE_GLORY)


def cell_at(x: int, y: int) -> int:
    """The cell with these coordinates; y grows downwards."""
    return (y + REACH) * WIDTH + x + REACH


def table(seats: int = 2, seed: int = 1, **options: str) -> MinervaState:
    """A state at its first turn, ready to be changed; seat 0 begins."""
    chosen = dict(options) if seats == 1 else {"start_player": "first_seat", **options}
    s = GAME.new(seats, dict(chosen), seed)
    assert isinstance(s, MinervaState)
    return s


def face(name: str) -> int:
    """A face by its name."""
    return FACE_NAMES.index(name)


def temple(name: str) -> int:
    """A temple by its condition, such as `around8_commercial`."""
    return FACE_NAMES.index(f"temple_{name}")


def good(name: str) -> int:
    """A good by its name."""
    return GOOD_NAMES.index(name)


def hold(s: MinervaState, who: int = 0, **goods: int) -> None:
    """The seat holds exactly these goods."""
    for name in GOOD_NAMES:
        s.players[who].goods[good(name)] = goods.get(name, 0)


def held(s: MinervaState, who: int = 0) -> dict[str, int]:
    """The goods that a seat holds, those at zero left out."""
    goods = s.players[who].goods
    return {name: int(goods[good(name)]) for name in GOOD_NAMES if goods[good(name)]}


def city_of(tiles: dict[Cell, str]) -> City:
    """A city of exactly these tiles."""
    city = new_city()
    if tiles.get((0, 0)) != "fountain":
        city.lift(FOUNTAIN_CELL)
    for (x, y), name in tiles.items():
        if (x, y, name) != (0, 0, "fountain"):
            city.put(cell_at(x, y), FACE_NAMES.index(name))
    return city


def row(names: list[str], x: int = 0) -> dict[Cell, str]:
    """Tiles side by side at y = 0; an empty name is a gap."""
    return {(x + i, 0): name for i, name in enumerate(names) if name}


def tiles_of(s: MinervaState, who: int = 0) -> dict[Cell, str]:
    """A city as names by coordinates."""
    city = s.players[who].city
    return {where(cell): FACE_NAMES[city.at(cell)] for cell in city.tiles()}


def where(cell: int) -> Cell:
    """The coordinates of a cell."""
    return cell % WIDTH - REACH, cell // WIDTH - REACH


def offer(s: MinervaState, names: list[str], temples: list[str] | None = None) -> None:
    """The display holds exactly these locations, the row these temples."""
    s.display = empty_display()
    for name in names:
        s.display[face(name)] = s.display[face(name)] + 1
    s.row = [temple(name) for name in temples or []]


def pair_up(s: MinervaState, pairs: list[tuple[str, str]]) -> None:
    """The solo display holds exactly these pairs."""
    s.pairs = [face(name) for pair in pairs for name in pair]


def ask(s: MinervaState, steps: list[Step[MinervaState]]) -> None:
    """Ask this and nothing after it."""
    s.agenda.clear()
    s.then(steps)
    s.run()


def ask_action(s: MinervaState, who: int = 0) -> None:
    """Ask a seat for an action and nothing after it."""
    ask(s, [ChooseAction(who)])


def ask_turns(s: MinervaState, who: int = 0) -> None:
    """Go on with a main phase in which nobody has passed."""
    ask(s, [TakeTurn(who)])


def lay(s: MinervaState, name: str, cell: Cell, who: int = 0) -> None:
    """Lay a tile that is in the display and already paid."""
    ask(s, [PlaceTile(who, FACE_NAMES.index(name), -1)])
    s.play(place(*cell))


def line(s: MinervaState, cell: Cell, direction: str, who: int = 0) -> None:
    """Activate from a residence on a cell."""
    ask(s, [ChooseDirection(who, cell_at(*cell))])
    s.play(activate_to(direction))


def use_tile(s: MinervaState, name: str, who: int = 0) -> Decision[MinervaState] | None:
    """Activate one tile alone; what it asks is put on the agenda."""
    s.agenda.clear()
    question = activate(s, who, face(name))
    if question is not None:
        s.then([question])
    return question


def build(name: str) -> Move:
    return Move(Do.BUILD, FACE_NAMES.index(name))


def half(pair: int, name: str) -> Move:
    return Move(Do.BUILD_HALF, pair, FACE_NAMES.index(name))


def take(pair: int) -> Move:
    return Move(Do.TAKE, pair)


def assistant(x: int, y: int) -> Move:
    return Move(Do.ASSISTANT, cell_at(x, y))


def place(x: int, y: int) -> Move:
    return Move(Do.PLACE, cell_at(x, y))


def choose(x: int, y: int) -> Move:
    return Move(Do.CHOOSE, cell_at(x, y))


def activate_to(direction: str) -> Move:
    return Move(Do.ACTIVATE, DIRECTION_NAMES.index(direction))


def sell(name: str) -> Move:
    return Move(Do.SELL, RESOURCE_NAMES.index(name))


def gain(name: str) -> Move:
    return Move(Do.GAIN, RESOURCE_NAMES.index(name))


def buy(name: str) -> Move:
    return Move(Do.BUY, RESOURCE_NAMES.index(name))


def culture(name: str) -> Move:
    return Move(Do.CULTURE, CULTURE_NAMES.index(name))


def take_culture(name: str) -> Move:
    return Move(Do.TAKE_CULTURE, CULTURE_NAMES.index(name))


def exchange(times: int) -> Move:
    return Move(Do.EXCHANGE, times)


def pay_pair(first: str, second: str) -> Move:
    return Move(Do.PAY_PAIR, RESOURCE_NAMES.index(first), RESOURCE_NAMES.index(second))


def names_of(moves: list[Move]) -> list[str]:
    """Moves in text notation."""
    return [GAME.moves.text(move) for move in moves]


def culture_points(s: MinervaState, who: int = 0) -> list[int]:
    """The points of the culture tiles that a seat has taken."""
    return [int(s.tiles.culture_points[tile]) for tile in s.players[who].culture]


def glory_points(s: MinervaState, who: int = 0) -> list[int]:
    """The points of the glory tiles that a seat has taken."""
    return [int(s.tiles.glory_points[tile]) for tile in s.players[who].glory]


def keys(s: MinervaState) -> list[str]:
    """The keys of the log lines so far, without the game's name."""
    return [note.key.removeprefix("minerva.log.") for note in s.notes or []]


def sheet(s: MinervaState) -> dict[str, list[int]]:
    """The score sheet by source."""
    return {line.key.removeprefix("minerva.score."): line.points for line in s.score_sheet()}


EMPTY = Face.EMPTY
ROUND = Face.ROUND
