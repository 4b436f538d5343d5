"""TR-4.1.3 to TR-4.1.5, TR-4.1.8 What can be loaded or played in all: for boards where cards are
picked first, and then their moves go out one after another."""

from typing import Final

from panj.core.moves import Move
from panj.core.state import Decision
from panj.games.trajan.moves import PLAY, VERBS
from panj.games.trajan.player import Player, Source
from panj.games.trajan.rules.actions import TakeAction
from panj.games.trajan.rules.seaport import PlayFirst, PlaySecond
from panj.games.trajan.rules.shipping import LoadSame, LoadUnits
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import (
    CARDS_PER_PAIR,
    FORUM_NAMES,
    GOOD_NAMES,
    GOODS,
    SHIP_NAMES,
    Action,
    Ship,
    Tile,
)

WILD: Final = FORUM_NAMES[Tile.WILD_COMMODITY]


def loads_view(s: TrajanState, seat: int) -> dict[str, object] | None:
    """TR-4.1.8 For the seat that is asked for cards: where they go, and every whole choice. At the
    first step of the action, what can be played; a ship tells what it takes once it is chosen."""
    d = s.decision()
    if d is None or d.who != seat:
        return None
    if isinstance(d, LoadSame):
        return ship_view(s, d, Ship.SAME, 0)
    if isinstance(d, LoadUnits):
        return ship_view(s, d, d.ship, d.units)
    if isinstance(d, PlayFirst | PlaySecond):
        return display_view(s, d, [])
    if isinstance(d, TakeAction) and d.action == Action.SEAPORT and s.players[seat].hand_size() > 0:
        return display_view(s, PlayFirst(seat), [PLAY])
    return None


def display_view(s: TrajanState, d: Decision[TrajanState], before: list[Move]) -> dict[str, object]:
    """TR-4.1.3 Cards for the display; `before` has the move that leads to the question."""
    start = s.players[d.who]
    found = [choice_view(start, end, moves) for moves, end in answers(only(s, d), d.who, before)]
    return {"ship": None, "choices": found}


def ship_view(
    s: TrajanState, d: Decision[TrajanState], ship: int, aboard: int
) -> dict[str, object]:
    """TR-4.1.4 Cards and wild tiles for a ship, and how many units are then on board."""
    start = s.players[d.who]
    unit = CARDS_PER_PAIR if ship == Ship.PAIRS else 1
    found: list[object] = []
    for moves, end in answers(only(s, d), d.who, []):
        choice = choice_view(start, end, moves)
        cards = laid_down(start, end)
        found.append({**choice, "units": aboard + len(cards) // unit})
    return {"ship": SHIP_NAMES[ship], "choices": found}


def only(s: TrajanState, d: Decision[TrajanState]) -> TrajanState:
    """The same table with nothing to do but this question and what follows from it."""
    copy = s.clone()
    copy.agenda = []
    copy.then([d])
    return copy


def answers(s: TrajanState, who: int, before: list[Move]) -> list[tuple[list[Move], Player]]:
    """TR-4.1.8 Every row of moves that leaves no question open, and what the player then has.
    The rules themselves tell what can follow what."""
    d = s.decision()
    if d is None:
        return [(before, s.players[who])]
    found: list[tuple[list[Move], Player]] = []
    for move in d.moves(s):
        copy = s.clone()
        copy.make(move)
        found += answers(copy, who, [*before, move])
    return found


def choice_view(start: Player, end: Player, moves: list[Move]) -> dict[str, object]:
    """TR-4.1.4 One choice: its cards, what they score, and the moves that say so."""
    return {
        "cards": laid_down(start, end),
        "points": int(end.points[Source.SHIPS] - start.points[Source.SHIPS]),
        "moves": [move_view(move) for move in moves],
    }


def laid_down(start: Player, end: Player) -> list[str]:
    """TR-4.1.5 Cards that came into the display, and wild tiles that were used up."""
    cards: list[str] = []
    for good in range(GOODS):
        cards += [GOOD_NAMES[good]] * int(end.display[good] - start.display[good])
    wilds = int(start.tiles[Tile.WILD_COMMODITY] - end.tiles[Tile.WILD_COMMODITY])
    return cards + [WILD] * wilds


def move_view(move: Move) -> list[object]:
    """A move that may come later: its verb and its operands, as its message will have them."""
    return [VERBS.verbs[move.kind].name, *VERBS.message(move).operands]
