"""Trajan as numbers: everything but hands, hidden piles and secret arrangements (TR-7)."""

from typing import Final

from mypy_extensions import i16, i64

from panj.core.cells import Cells
from panj.core.encoding import Field, GameEncoding, Switches, amount, category, distance, flags
from panj.core.state import State
from panj.core.terms import Terms
from panj.games.trajan.rules.actions import ExtraWindow, TakeAction, UseExtraTile
from panj.games.trajan.rules.demands import PayDemand
from panj.games.trajan.rules.seaport import DiscardCard, PlayFirst, PlaySecond
from panj.games.trajan.rules.senate import ChooseBonus
from panj.games.trajan.rules.setup_choices import FillTray, TakeCard, TakeStartTile
from panj.games.trajan.rules.shipping import LoadDifferent, LoadPairs, LoadSame, LoadUnits
from panj.games.trajan.rules.sowing import ChooseTray, DropMarker
from panj.games.trajan.rules.tiles import PlacePlusTwo
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import GOODS, ROUNDS, TRAYS
from panj.games.trajan.thinking.encoding_board import MOST, MOST_CARDS, board_fields, write_board
from panj.games.trajan.thinking.encoding_mat import mat_fields, write_mats

DECISIONS: Final[list[type]] = [
    TakeCard,
    FillTray,
    TakeStartTile,
    ChooseTray,
    DropMarker,
    PlacePlusTwo,
    TakeAction,
    UseExtraTile,
    DiscardCard,
    PlayFirst,
    PlaySecond,
    LoadSame,
    LoadPairs,
    LoadDifferent,
    PayDemand,
    ChooseBonus,
]
"""What a seat can be asked, in the order of their numbers."""

SWITCHES: Final = Switches(
    [
        "bonus_demand=per_tile",
        "wild_demand_for_bonus",
        "purge_votes_in_provinces",
        "commodity_reshuffle",
        "final_senate_reset",
    ]
)


class TrajanEncoding(GameEncoding):
    """TR-7.1 The board, all mats, and the own hand."""

    def own_fields(self, terms: Terms) -> list[Field]:
        return [
            *table_fields(terms.seats),
            *board_fields(terms.seats),
            *mat_fields(terms.seats),
            amount("hand", (GOODS,), MOST_CARDS, "The own cards by kind."),
        ]

    def write_own(self, s: State, seat: i64, out: Cells) -> None:
        assert isinstance(s, TrajanState)
        write_question(s, out)
        write_table(s, seat, out)
        write_board(s, seat, out)
        write_mats(s, seat, out)
        out.row(s.players[seat].hand)


def table_fields(n: int) -> list[Field]:
    """What is asked, and how far the game is."""
    return [
        category("subject", (1,), GOODS + 1, "Action, tray, kind or demand in question, plus 1."),
        amount("times", (1,), MOST, "Repetitions, cards or units of the decision."),
        amount("trail", (TRAYS, 2), MOST, "By action: repetitions that wait, open extra windows."),
        SWITCHES.field(),
        category("first", (1,), n - 1, "The first player, counted from the own seat."),
        amount("round", (1,), ROUNDS, "The number of the round; 0 during the set-up."),
        amount("time", (1,), MOST, "The time marker; beyond the cycle a round ends."),
        amount("cycle", (1,), MOST, "Spaces of the time cycle."),
        flags("revealed", (1,), "Whether all markers lie open."),
        flags("extra_used", (1,), "Whether an extra-action tile was used in this turn."),
    ]


def write_question(s: TrajanState, out: Cells) -> None:
    """What the decision is about, and which actions wait below it (TR-3.4.4)."""
    d = s.decision()
    subject: i64 = 0
    times: i64 = 0
    if isinstance(d, TakeAction):
        subject = d.action + 1
        times = d.times
    elif isinstance(d, UseExtraTile):
        subject = d.action + 1
    elif isinstance(d, (DropMarker, FillTray)):
        subject = d.tray + 1
    elif isinstance(d, LoadUnits):
        subject = d.after + 1
        times = d.units
    elif isinstance(d, PlaySecond):
        subject = d.first + 1
    elif isinstance(d, PayDemand):
        subject = s.demands.open[d.at] + 1
    elif isinstance(d, TakeCard):
        times = d.left
    out.put(subject)
    out.put(times)
    write_trail(s, out)


def write_trail(s: TrajanState, out: Cells) -> None:
    """TR-3.4.4 The actions that are going on."""
    cells = out.values
    for step in s.agenda:
        if isinstance(step, TakeAction):
            at = out.at + 2 * i64(step.action)
            cells[at] = cells[at] + i16(step.times)
        elif isinstance(step, ExtraWindow):
            out.add(2 * step.action + 1)
    out.skip(2 * TRAYS)


def write_table(s: TrajanState, seat: i64, out: Cells) -> None:
    """How far the game is."""
    SWITCHES.write(s.terms, out)
    out.put(distance(s.first, seat, s.seats))
    out.put(s.round)
    out.put(s.time)
    out.put(s.cycle)
    out.put(1 if s.revealed else 0)
    out.put(1 if s.extra_used else 0)


ENCODING: Final = TrajanEncoding("trajan", DECISIONS)
