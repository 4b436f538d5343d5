"""A board for games that have none of their own: the view in words, as headings and lists."""

from panj.core.game import Game
from panj.core.house import TERMINAL
from panj.terminal.board import Board, Pane
from panj.terminal.cells import Block, Cell, line, wrapped
from panj.terminal.kit import HEADING
from panj.words.direction import plain
from panj.words.outline import Entry, Outline

STEP = 2


class GenericBoard(Board):
    """Every part of the view under its name; short lists on one line."""

    is_endless = True

    def __init__(self, game: Game) -> None:
        self.game = game

    def table(self, pane: Pane) -> list[Block]:
        entries = Outline(self.game, pane.screen.words, pane.names).entries(pane.view)
        return [[each for entry in entries for each in lines(pane, entry)]]


def lines(pane: Pane, entry: Entry) -> Block:
    """A title, which is a player's badge or a name, and what it says."""
    lead = line(" " * STEP * entry.depth)
    if entry.seat is None:
        lead += line(Cell(plain(entry.title), HEADING))
    else:
        lead += pane.badge_with_you(entry.seat)
    if not entry.text:
        return [lead]
    return wrapped(plain(entry.text), pane.columns, "", line(lead, ": "), STEP * (entry.depth + 1))


def board_of(game: Game) -> Board:
    """How a game looks in a terminal; one without a board of its own has its view told."""
    found = game.house.part(TERMINAL, "BOARD")
    assert found is None or isinstance(found, Board)
    return GenericBoard(game) if found is None else found
