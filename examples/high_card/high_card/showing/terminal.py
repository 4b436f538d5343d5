"""High Card in a terminal: a line for each player, and the own hand."""

from typing import Final

from panj.terminal.board import Board, Pane
from panj.terminal.cells import Block, Cell, Line, Parts, joined, line
from panj.terminal.kit import HEADING, seat_lines, spot

BACK: Final = "##"


class HighCardBoard(Board):
    """Who has played what, how many cards are left, and the points."""

    def table(self, pane: Pane) -> list[Block]:
        rows = [facts(pane, seat) for seat in range(len(pane.names))]
        hand = [
            line(spot(pane, pane.at(f"card:{each}")), " ", card(pane, each))
            for each in pane.view["hand"]
        ]
        return [seat_lines(pane, rows, aligns="<<>"), [joined(hand)]]


def facts(pane: Pane, seat: int) -> list[Parts]:
    """What a player has played, the backs of the cards that are left, and the points."""
    view = pane.view
    played = view["played"][seat] if seat < len(view["played"]) else None
    left = " ".join([BACK] * view["hand_sizes"][seat])
    return ["" if played is None else card(pane, played), left, pane.digits(view["points"][seat])]


def card(pane: Pane, number: int) -> Line:
    """A card face up."""
    return [Cell(f"[{pane.digits(number)}]", HEADING)]


BOARD: Final = HighCardBoard()
