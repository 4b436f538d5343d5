"""High Card in a terminal: a line for each player, and the own hand."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from panj.terminal.board import Board, Pane

BACK: Final = "##"


class HighCardBoard(Board):
    """Who has played what, how many cards are left, and the points."""

    def draw(self, pane: Pane) -> RenderableType:
        view = pane.view
        lines = Table.grid(padding=(0, 2))
        for seat in range(len(pane.names)):
            played = view["played"][seat] if seat < len(view["played"]) else None
            shown = card(pane, played) if played is not None else Text("  ")
            left = " ".join([BACK] * view["hand_sizes"][seat])
            lines.add_row(pane.badge(seat), shown, left, pane.screen.number(view["points"][seat]))
        hand = Text(" ").join([card(pane, each) for each in view["hand"]])
        return Group(lines, hand)


def card(pane: Pane, number: int) -> Text:
    """A card face up."""
    return Text(f"[{pane.screen.number(number)}]", "bold")


BOARD: Final = HighCardBoard()
