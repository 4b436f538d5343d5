"""What a screen gives up where there is little room, and what it does with more."""

from collections.abc import Sequence

import pytest

from panj.cli.main import screen_for
from panj.cli.scores import score_lines
from panj.cli.seen import pane_of, scene_of
from panj.core.chance import key_of
from panj.core.match import Match
from panj.core.messages import Message
from panj.core.registry import REGISTRY
from panj.terminal.board import Board, Group, Pane, Room
from panj.terminal.cells import Block, Cell, line, text_of, width
from panj.terminal.frame import screen_lines
from panj.terminal.generic import board_of
from panj.terminal.kit import seat_table
from panj.terminal.names import short_name
from panj.terminal.story import Turn

NAMES = ["Sara", "Fox", "Crane", "Badger"]
ALIKE = ["Sara", "Beginner 1", "Beginner 2", "Beginner 3"]


def asked(decisions: int = 30) -> tuple[Match, int]:
    """A match of Kohan Dej with something to tell, and who is asked."""
    game = REGISTRY.game("kohan_dej")
    match = Match(game, game.terms(4, {}), key_of(3))
    while match.version < decisions:
        match.make(match.moves()[-1])
    d = match.decision()
    assert d is not None
    return match, d.who


def pane_at(room: Room, names: Sequence[str] = NAMES) -> Pane:
    """What a board is given in so much room."""
    match, who = asked()
    return pane_of(screen_for("en"), match, names, who, room)


class TallBoard(Board):
    """A table of so many lines, a short group of moves and a long one."""

    def __init__(self, height: int) -> None:
        self.height = height

    def table(self, pane: Pane) -> list[Block]:
        return [[[Cell("table")] for _ in range(self.height)]]

    def groups(self, pane: Pane) -> list[Group]:
        moves = [each.number for each in pane.choices]
        few = [line(Cell("few", moves=moves))]
        many = [line("one of many, told in a whole line of words " + "x" * 30) for _ in range(4)]
        return [Group("Few", few, ["short"]), Group("Many", many, ["in short"])]


def shown(height: int, lines: int) -> str:
    """The screen of a board so tall in so many lines."""
    match, who = asked()
    scene = scene_of(screen_for("en"), match, NAMES, who, who)
    scene.turns = [Turn(0, [Message("kohan_dej.log.score", [0, points]) for points in range(40)])]
    found = screen_lines(TallBoard(height), pane_at(Room(80, lines)), scene)
    assert len(found) < lines
    return "\n".join(map(text_of, found))


def test_moves_are_shortened_where_that_saves_most_and_the_story_stays() -> None:
    whole = shown(10, 40)
    assert whole.count("one of many") == 4
    assert "┊" in whole
    tight = shown(12, 21)
    assert "in short" in tight
    assert "few" in tight
    assert "┊" in tight


def test_the_story_goes_only_where_nothing_else_is_left() -> None:
    assert "┊" not in shown(16, 22)
    assert "table" in shown(16, 22)


def test_over_forty_lines_only_the_story_grows() -> None:
    usual, tall = shown(4, 40), shown(4, 60)
    told = [[each for each in some.split("\n") if each.startswith("┊")] for some in (usual, tall)]
    assert len(told[1]) > len(told[0])
    rest = [
        [each for each in some.split("\n") if each and each[0] != "┊"] for some in (usual, tall)
    ]
    assert rest[0] == rest[1]


@pytest.mark.parametrize(
    ("name", "most", "told"),
    [
        ("Beginner 1", 10, "Beginner 1"),
        ("Beginner 1", 6, "Beg… 1"),
        ("Beginner 1", 4, "B… 1"),
        ("Sara", 6, "Sara"),
        ("Badger", 5, "Badg…"),
    ],
)
def test_names_that_would_be_cut_alike_keep_their_ends(name: str, most: int, told: str) -> None:
    assert short_name(name, [*ALIKE, "Badger"], most) == told


@pytest.mark.parametrize("columns", [44, 36])
def test_a_table_of_seats_tells_names_apart(columns: int) -> None:
    pane = pane_at(Room(100, 40), ALIKE)
    rows = seat_table(pane, [("points", ["10"] * 4)], columns)
    told = text_of(rows[1]).split("  ")
    assert max(map(width, rows)) <= columns
    assert len({each.strip() for each in told if each.strip()}) == 4


@pytest.mark.parametrize("columns", [100, 80])
@pytest.mark.parametrize("slug", REGISTRY.slugs())
def test_a_score_sheet_stands_in_columns_whatever_seats_are_called(slug: str, columns: int) -> None:
    game = REGISTRY.game(slug)
    seats = max(game.seat_counts)
    s = game.new(seats, {}, 1)
    names = [f"Somebody with a name {seat}" for seat in range(seats)]
    for lang in ("en", "fa", "hu"):
        lines = score_lines(screen_for(lang), game, s, names, columns)
        assert max(map(width, lines)) <= columns
        told = text_of(lines[1]).split("  ")
        assert len({each.strip() for each in told if each.strip()}) == seats + 1


def test_the_roles_that_somebody_has_had_are_told_round_by_round() -> None:
    match, who = asked(150)
    view = match.game.view(match.state, who)
    other = (who + 1) % 4
    pane = pane_of(screen_for("en"), match, NAMES, who, Room(100, 40))
    pane.focus = other
    shown = "\n".join(text_of(each) for block in board_of(match.game).table(pane) for each in block)
    held = [
        f"{number} {pane.word('kohan_dej.role.' + role['role'])}"
        for number, holders in enumerate(view["history"], 1)
        for role, holder in zip(view["roles"], holders, strict=True)
        if holder == other
    ]
    assert held
    assert all(each in shown for each in held), shown
