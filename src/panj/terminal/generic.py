"""A board for games that have none of their own: the view in words, as headings and lists."""

from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from panj.core.game import Game
from panj.core.house import TERMINAL
from panj.terminal.board import Board, Pane
from panj.words.direction import plain
from panj.words.outline import Entry, Outline


class GenericBoard(Board):
    """Every part of the view under its name; short lists on one line."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def draw(self, pane: Pane) -> RenderableType:
        root = Tree("", hide_root=True)
        branches = [root]
        for entry in Outline(self.game, pane.screen.words, pane.names).entries(pane.view):
            del branches[entry.depth + 1 :]
            branches.append(branches[-1].add(line(pane, entry)))
        return root


def line(pane: Pane, entry: Entry) -> Text:
    """A title, which is a player's badge or a name, and what it says."""
    if entry.seat is None:
        title = Text(pane.screen.cell(plain(entry.title)), "bold")
    else:
        title = pane.badge(entry.seat)
    if entry.text:
        title.append(f": {pane.screen.cell(plain(entry.text))}", "default not bold")
    return title


def board_of(game: Game) -> Board:
    """How a game looks in a terminal; one without a board of its own has its view told."""
    found = game.house.part(TERMINAL, "BOARD")
    assert found is None or isinstance(found, Board)
    return GenericBoard(game) if found is None else found
