"""Kingdomino as numbers: everything lies open but the order of the pile (KD-7)."""

from typing import Final

from mypy_extensions import i16, i64

from panj.core.cells import Cells
from panj.core.encoding import (
    LARGEST,
    Field,
    GameEncoding,
    Switches,
    amount,
    category,
    distance,
    flags,
)
from panj.core.state import State
from panj.core.terms import Terms
from panj.games.kingdomino.kingdom import Kingdom
from panj.games.kingdomino.moves import REACH, WIDTH
from panj.games.kingdomino.rules.turn import ClaimFirst, ClaimNext, PlaceDomino
from panj.games.kingdomino.state import KingdominoState, Line
from panj.games.kingdomino.tables import (
    CROWN,
    DOMINOES,
    GAMES_IN_DYNASTY,
    LEFT,
    MOST_CROWNS,
    RIGHT,
    TERRAIN_MASK,
    Terrain,
)

DECISIONS: Final[list[type]] = [ClaimFirst, ClaimNext, PlaceDomino]
"""What a seat can be asked, in the order of their numbers."""

SWITCHES: Final = Switches(
    [
        "middle_kingdom",
        "harmony",
        "dynasty",
        "mighty_duel",
        "show_top_number",
        "three_player_rule=leftover",
        "start_order=snake",
    ]
)
LINE: Final = 4
FACE: Final = 3
"""How many numbers tell what a domino shows, without its crowns."""
HALVES: Final = 2
MOST_LINES: Final = 12
GRID: Final = 5
LARGE_GRID: Final = 7


class KingdominoEncoding(GameEncoding):
    """KD-7.1 The kingdoms as planes round the castle, both lines, and what is still unseen."""

    def own_fields(self, terms: Terms) -> list[Field]:
        n = terms.seats
        side = 2 * reach_of(n) + 1
        owner = "owner (0 nobody, 1 oneself, 2 the next seat)"
        face = "number, left and right terrain"
        return [
            SWITCHES.field(),
            amount("grid", (1,), LARGE_GRID, "The width of a full kingdom."),
            amount("game", (1,), GAMES_IN_DYNASTY, "Which game of a Dynasty it is."),
            amount("round", (1,), MOST_LINES, "The number of the round; 0 before the first."),
            amount("rounds", (1,), MOST_LINES, "After this round the game is over."),
            amount("pile", (1,), DOMINOES, "How many dominoes are still to be dealt."),
            flags("unseen", (DOMINOES,), "Dominoes that nobody has seen in this game, by number."),
            category("top_number", (1,), DOMINOES, "The top of the pile, where it is shown."),
            amount("kings_in_hand", (n,), 2, "Kings that are still to be drawn."),
            category("placing", (FACE,), DOMINOES, f"The domino to be placed now: {face}."),
            amount("placing_crowns", (HALVES,), MOST_CROWNS, "Its crowns, left and right."),
            amount("position", (1,), LINE, "Which king of the current line acts.", -1),
            category("current", (LINE, 1 + FACE), DOMINOES, f"The current line: {owner}, {face}."),
            amount("current_crowns", (LINE, HALVES), MOST_CROWNS, "Their crowns, left and right."),
            category("next", (LINE, 1 + FACE), DOMINOES, f"The line to claim: {owner}, {face}."),
            amount("next_crowns", (LINE, HALVES), MOST_CROWNS, "Their crowns, left and right."),
            category("terrain", (n, side, side), Terrain.CASTLE, "Terrain of every square."),
            amount("crowns", (n, side, side), MOST_CROWNS, "Crowns on every square."),
            amount("extent", (n, 4), REACH, "Squares west, east, north, south of the castle."),
            amount("discarded", (n,), DOMINOES, "Dominoes discarded."),
            amount("earlier", (n,), LARGEST, "Points of the finished games of a Dynasty."),
        ]

    def write_own(self, s: State, seat: i64, out: Cells) -> None:
        assert isinstance(s, KingdominoState)
        write_table(s, out)
        write_pile(s, seat, out)
        write_lines(s, seat, out)
        write_kingdoms(s, seat, out)


def reach_of(seats: int) -> i64:
    """KD-4.1, KD-6.5 How far a square can lie from the castle: two may play on the large grid."""
    return LARGE_GRID - 1 if seats == 2 else GRID - 1


def write_table(s: KingdominoState, out: Cells) -> None:
    """The agreed options, and how far the game is."""
    SWITCHES.write(s.terms, out)
    out.put(s.layout.grid)
    out.put(s.game)
    out.put(s.round)
    out.put(s.layout.lines)


def write_pile(s: KingdominoState, seat: i64, out: Cells) -> None:
    """KD-7.4 What may still come; the pile and the dominoes set aside cannot be told apart."""
    out.put(len(s.pile))
    for domino in s.pile:
        out.mark(domino - 1)
    for domino in s.set_aside:
        out.mark(domino - 1)
    out.skip(DOMINOES)
    out.put(s.pile[-1] if s.pile and s.terms.is_on("show_top_number") else 0)
    for king in s.hand:
        out.add(distance(king, seat, s.seats))
    out.skip(s.seats)


def write_lines(s: KingdominoState, seat: i64, out: Cells) -> None:
    """KD-3.2 The domino in hand, and both lines with their owners."""
    d = s.decision()
    domino = d.domino if isinstance(d, PlaceDomino) else 0
    write_face(domino, out)
    write_crowns(domino, out)
    out.put(s.position)
    write_line(s, s.current, seat, out)
    write_line(s, s.next, seat, out)


def write_line(s: KingdominoState, line: Line, seat: i64, out: Cells) -> None:
    """Each domino with its owner, then all their crowns."""
    owners = line.owners
    for i in range(len(owners)):
        out.put(0 if owners[i] < 0 else 1 + distance(owners[i], seat, s.seats))
        write_face(line.dominoes[i], out)
    out.skip((LINE - len(owners)) * (1 + FACE))
    for domino in line.dominoes:
        write_crowns(domino, out)
    out.skip((LINE - len(owners)) * HALVES)


def write_face(domino: i64, out: Cells) -> None:
    """KD-1.1 A domino's number and its two terrains."""
    out.put(domino)
    out.put(LEFT[domino] & TERRAIN_MASK)
    out.put(RIGHT[domino] & TERRAIN_MASK)


def write_crowns(domino: i64, out: Cells) -> None:
    """KD-1.1 The crowns on a domino's two halves."""
    out.put(LEFT[domino] // CROWN)
    out.put(RIGHT[domino] // CROWN)


def write_kingdoms(s: KingdominoState, seat: i64, out: Cells) -> None:
    """KD-7.1 All kingdoms, the own first."""
    seats = s.seats
    reach = reach_of(seats)
    area = (2 * reach + 1) * (2 * reach + 1)
    for i in range(seats):
        write_squares(s.players[(seat + i) % seats].kingdom, reach, out, seats * area)
        out.skip(area)
    out.skip(seats * area)
    for i in range(seats):
        kingdom = s.players[(seat + i) % seats].kingdom
        out.put(REACH - kingdom.west)
        out.put(kingdom.east - REACH)
        out.put(REACH - kingdom.north)
        out.put(kingdom.south - REACH)
    for i in range(seats):
        out.put(len(s.players[(seat + i) % seats].discarded))
    for i in range(seats):
        tallies = s.players[(seat + i) % seats].tallies
        out.put(sum([tally.total for tally in tallies]) if tallies else 0)


def write_squares(kingdom: Kingdom, reach: i64, out: Cells, crowns: i64) -> None:
    """One kingdom: its terrains here, its crowns on the plane so many cells further on.

    Only the part that is built is read: the rest of the cells is blank already.
    """
    cells = out.values
    squares = kingdom.squares
    side = 2 * reach + 1
    for y in range(kingdom.north, kingdom.south + 1):
        row = out.at + (y - REACH + reach) * side - REACH + reach
        for x in range(kingdom.west, kingdom.east + 1):
            square = i64(squares[y * WIDTH + x])
            cells[row + x] = i16(square & TERRAIN_MASK)
            cells[row + x + crowns] = i16(square // CROWN)


ENCODING: Final = KingdominoEncoding("kingdomino", DECISIONS)
