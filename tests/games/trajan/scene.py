"""Trajan's table set by hand: pieces by name, moves by name, steps asked one at a time."""

from collections import Counter

from panj.core.moves import Move
from panj.core.state import State, Step
from panj.games.trajan.game import GAME
from panj.games.trajan.moves import FORUM_SPACES, VERBS
from panj.games.trajan.player import Player
from panj.games.trajan.rules.sowing import ChooseTray
from panj.games.trajan.rules.turn import TakeTurn
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import (
    BONUS_NAMES,
    CENTRE,
    COLOURS,
    FORUM_NAMES,
    GOOD_NAMES,
    GOODS,
    NONE,
    PROVINCE_NAMES,
    PROVINCES,
    SYMBOL_NAMES,
    TILE_IDS,
    TRAYS,
)
from support import asked, moves

LETTERS = "yogwpb"
"""The colours by their initials: yellow, orange, green, white, pink, blue."""
EVEN = ["yy", "oo", "gg", "ww", "pp", "bb"]

SEAPORT, FORUM, MILITARY, SENATE, TRAJAN, CONSTRUCTION = range(6)


def new(seats: int = 2, seed: int = 1, **options: bool | str) -> TrajanState:
    """A state at its very first decision."""
    s = GAME.new(seats, dict(options), seed)
    assert isinstance(s, TrajanState)
    return s


def table(seats: int = 2, seed: int = 1, **options: bool | str) -> TrajanState:
    """A bare table at seat 0's first turn: nothing in slots, hands and forum; full piles."""
    s = new(seats, seed, **options)
    while not isinstance(s.decision(), ChooseTray):
        s.play(moves(s)[0])
    for player in s.players:
        bare(s, player)
    s.forum.spaces = [NONE] * FORUM_SPACES
    s.provinces = [NONE] * PROVINCES
    s.first = 0
    s.senate.discs = list(range(seats))
    s.turn = 0
    ask(s, TakeTurn(0))
    return s


def bare(s: TrajanState, player: Player) -> None:
    """Put a player's cards back, empty the slots, and lay two markers of a colour in each tray."""
    for good in range(GOODS):
        s.seaport.pile += [good] * int(player.hand[good])
        player.hand[good] = 0
        player.known[good] = 0
    player.fresh = 0
    for slot in range(TRAYS):
        if player.slots[slot] != NONE:
            s.gone.trajan.append(int(player.slots[slot]))
            player.slots[slot] = NONE
    fill(player, EVEN)


def fill(player: Player, trays: list[str]) -> None:
    """Lay markers by their initials, tray by tray."""
    for tray in range(TRAYS + 1):
        text = trays[tray] if tray < len(trays) else ""
        for colour in range(COLOURS):
            player.markers[tray * COLOURS + colour] = text.count(LETTERS[colour])


def shown(player: Player) -> list[str]:
    """What lies in the trays, by initials."""
    return [
        "".join(
            LETTERS[colour] * int(player.markers[tray * COLOURS + colour])
            for colour in range(COLOURS)
        )
        for tray in range(TRAYS)
    ]


def ask(s: TrajanState, *steps: Step[TrajanState]) -> None:
    """Put only these steps on the agenda and run on to the first question."""
    s.agenda.clear()
    s.then(list(steps))
    s.run()


def do(s: State, *texts: str) -> None:
    """Play moves in text notation, each of them legal."""
    for text in texts:
        move = VERBS.parse(text)
        assert move in moves(s), f"{text} is not among {options(s)}"
        s.play(move)


def options(s: State) -> list[str]:
    """The legal moves in text notation."""
    return [VERBS.text(move) for move in moves(s)]


def move_of(text: str) -> Move:
    return VERBS.parse(text)


def question(s: State) -> str:
    """The class of the decision that is asked."""
    return type(asked(s)).__name__


def give(s: TrajanState, who: int, names: str) -> None:
    """Put cards of these kinds from the face-down pile into a hand, unseen."""
    for name in names.split():
        good = GOOD_NAMES.index(name)
        s.seaport.pile.remove(good)
        s.players[who].hand[good] += 1


def on_top(s: TrajanState, names: str) -> None:
    """Let these cards be drawn next, the first one first."""
    for name in reversed(names.split()):
        good = GOOD_NAMES.index(name)
        s.seaport.pile.remove(good)
        s.seaport.pile.append(good)


def cards(counts: object) -> Counter[str]:
    """Cards by name, of a hand or a display."""
    numbers = list(counts)  # type: ignore[call-overload]
    return Counter({GOOD_NAMES[i]: int(n) for i, n in enumerate(numbers) if n})


def hold(s: TrajanState, who: int, names: str) -> None:
    """Put forum tiles of these kinds on a mat."""
    for name in names.split():
        s.players[who].tiles[FORUM_NAMES.index(name)] += 1


def held(s: TrajanState, who: int, name: str) -> int:
    """How many forum tiles of a kind lie on a mat."""
    return int(s.players[who].tiles[FORUM_NAMES.index(name)])


def keep(s: TrajanState, who: int, names: str) -> None:
    """Put completed Trajan demand tiles on a mat."""
    s.players[who].kept += [TILE_IDS.index(name) for name in names.split()]


def slot(s: TrajanState, who: int, place: int, tile: str) -> None:
    """Lay a Trajan tile on a slot; the Arch moves on if it stood there."""
    player = s.players[who]
    player.slots[place] = TILE_IDS.index(tile)
    if player.arch == place:
        free = [i for i in range(TRAYS) if player.slots[i] == NONE]
        player.arch = free[0] if free else CENTRE


def slots(s: TrajanState, who: int) -> list[str]:
    """The tiles on the slots, by name."""
    return ["" if tile == NONE else TILE_IDS[tile] for tile in s.players[who].slots]


def stack_tops(s: TrajanState, *tiles: str) -> None:
    """Put these tiles on top of their stacks."""
    for name in tiles:
        tile = TILE_IDS.index(name)
        stack = s.stacks[tile // 9]
        if tile in stack:
            stack.remove(tile)
        stack.append(tile)


def demand(s: TrajanState, names: str) -> None:
    """Let these demands lie face up."""
    s.demands.open = [SYMBOL_NAMES.index(name) for name in names.split()]


def province(name: str) -> int:
    return PROVINCE_NAMES.index(name)


def bonus(name: str) -> int:
    return BONUS_NAMES.index(name)


def forum_kind(name: str) -> int:
    return FORUM_NAMES.index(name)


def line(s: State, name: str) -> list[int]:
    """One line of the score sheet."""
    return {each.key: each.points for each in s.score_sheet()}[f"trajan.score.{name}"]


def log(s: State) -> list[str]:
    """The keys of the log lines so far, without the game's name."""
    return [note.key.removeprefix("trajan.log.") for note in s.notes or []]
