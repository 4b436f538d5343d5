"""How far a table of Kohan Dej is, as numbers: round, deck, crown, the turn being taken."""

from typing import Final

from mypy_extensions import i64

from panj.core.cells import Cells
from panj.core.encoding import LARGEST, Field, amount, category, distance, flags
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import BUILD_LIMIT, CARDS_IN_GAME, FIRST_UNIQUE, KINDS, ROLES

LAWS: Final = [
    "Cardinal's income in cards",
    "Scholar shuffles the deck",
    "Library keeps all",
    "Secret Vault is a district",
    "Dragon Gate costs 8 at the end",
    "gathering comes first",
    "crown at any time",
    "threats may be let go",
    "ties by shown roles",
    "bonus at any time",
    "effects are automatic",
    "Trader builds no duplicates",
    "Alchemist loses what is confiscated",
    "crown may stay",
]
"""In the order of the bits of `Law`."""

USES: Final = [
    "power",
    "income",
    "bonus",
    "crown",
    "first coin",
    "second coin",
    "Cardinal",
    "Laboratory",
    "Museum",
    "Smithy",
    "Poor House",
    "Park",
]
"""In the order of the bits of `Used`."""

UNIQUES: Final = KINDS - FIRST_UNIQUE
TURN_CELLS: Final = 5
"""The cells that tell of the turn being taken, before those of what was used in it."""

MOST: Final = 99
"""More than there ever is of what is counted so."""


class Phase:
    """KO-0.3 Where in a round the table is."""

    SELECTION: Final = 0
    TURNS: Final = 1
    OVER: Final = 2


def table_fields(n: int) -> list[Field]:
    """How far the game is."""
    return [
        flags("law", (len(LAWS),), f"Agreed rules: {', '.join(LAWS)}."),
        amount("round", (1,), MOST, "The number of the round."),
        category("phase", (1,), Phase.OVER, "0 selection, 1 turns, 2 over."),
        amount("target", (1,), MOST, "The size of a complete city."),
        category("crown", (1,), n - 1, "Who has the crown, counted from the own seat."),
        category("leader", (1,), n - 1, "Who picked first in this round."),
        category("first_complete", (1,), n, "Who first completed a city, plus 1."),
        amount("tax", (1,), LARGEST, "Gold on the Tax Collector."),
        amount("deck", (1,), CARDS_IN_GAME, "Cards in the deck."),
        category("site", (1,), KINDS, "The district that is being paid for, plus 1."),
        category("turn", (2,), ROLES, "The turn being taken: seat plus 1, role plus 1."),
        amount("turn_done", (3,), MOST, "Whether it has gathered; districts built; their limit."),
        flags("turn_used", (len(USES),), f"What was used in it: {', '.join(USES)}."),
        flags("uniques", (UNIQUES,), "Unique districts in the deck of this game."),
    ]


def from_one(other: i64, seat: i64, seats: i64) -> i64:
    """A seat counted from the own one, which is 1; 0 for nobody."""
    return 0 if other < 0 else 1 + distance(other, seat, seats)


def phase_of(s: KohanState) -> i64:
    """KO-0.3 Selection, turns, or over."""
    if s.ending.ended == 1:
        return Phase.OVER
    return Phase.SELECTION if s.called == 0 else Phase.TURNS


def write_table(s: KohanState, seat: i64, out: Cells) -> None:
    """KO-7.1 How far the game is, and the turn being taken."""
    seats = s.seats
    now = s.now
    out.bits(s.law, len(LAWS))
    out.put(s.round)
    out.put(phase_of(s))
    out.put(s.target())
    out.put(distance(s.crown, seat, seats))
    out.put(distance(s.draft.leader, seat, seats))
    out.put(from_one(s.ending.first, seat, seats))
    out.put(s.tax)
    out.put(len(s.deck))
    out.put(s.aside.site + 1)
    if now.seat < 0:
        out.skip(TURN_CELLS + len(USES))
    else:
        out.put(from_one(now.seat, seat, seats))
        out.put(now.role + 1)
        out.put(now.gathered)
        out.put(now.built)
        out.put(BUILD_LIMIT[now.role])
        out.bits(now.used, len(USES))
    for unique in s.uniques:
        out.mark(unique - FIRST_UNIQUE)
    out.skip(UNIQUES)
