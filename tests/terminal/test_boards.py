"""Boards fit their window and lose no move, in every language; each that is there is found."""

import io
import random
import re
import unicodedata
from collections.abc import Iterator

import pytest
from rich.cells import cell_len
from rich.console import Console

from panj.cli.main import screen_for
from panj.cli.seen import pane_of, scene_of
from panj.core.chance import key_of
from panj.core.conformance import settings
from panj.core.game import Game
from panj.core.house import TERMINAL
from panj.core.match import Match
from panj.core.registry import REGISTRY
from panj.terminal.bidi import EXPLICIT
from panj.terminal.board import Room
from panj.terminal.cells import Block, moves_in, text_of, width
from panj.terminal.frame import screen_lines
from panj.terminal.generic import board_of
from panj.terminal.ink import Look
from panj.words.numbers import in_digits
from terminal import NAMES

ROOMS = ((100, 40), (80, 24))
LANGUAGES = ("en", "fa", "hu")
LOOKS = [(lang, room) for lang in LANGUAGES for room in ROOMS]
ROUNDS = 2
"""How often each language is looked at in each room, at each table."""

DRAWN = [
    game for game in map(REGISTRY.game, REGISTRY.slugs()) if game.house.part(TERMINAL, "BOARD")
]
TABLES = [
    pytest.param(game, seats, id=f"{game.slug}-{seats}")
    for game in DRAWN
    for seats in game.seat_counts
]


def positions(game: Game, seats: int) -> Iterator[Match]:
    """Random moments with something to choose, each of a match with other options."""
    dice = random.Random(f"{game.slug} {seats}")
    of_seats = [options for count, options in settings(game) if count == seats]
    for number in range(ROUNDS * len(LOOKS)):
        options = {} if number % 2 else dice.choice(of_seats)
        match = Match(game, game.terms(seats, options), key_of(dice.randrange(10**6)))
        wanted = dice.randrange(number * 10 + 2)
        while match.decision() is not None:
            if wanted <= 0 and len(match.moves()) > 1:
                break
            match.make(dice.choice(match.moves()))
            wanted -= 1
        yield match


def screen_of(match: Match, lang: str, room: tuple[int, int]) -> Block:
    """What whoever is asked sees."""
    screen = screen_for(lang)
    d = match.decision()
    me = 0 if d is None else d.who
    names = NAMES[lang][: match.terms.seats]
    pane = pane_of(screen, match, names, me, Room(*room))
    return screen_lines(board_of(match.game), pane, scene_of(screen, match, names, me, me))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_screen_fits_and_shows_every_move(game: Game, seats: int) -> None:
    for match, (lang, room) in zip(positions(game, seats), LOOKS * ROUNDS, strict=True):
        lines = screen_of(match, lang, room)
        shown = "\n".join(map(text_of, lines))
        assert len(lines) < room[1], shown
        assert max(map(width, lines)) <= room[0], shown
        assert moves_in(lines) >= set(range(1, len(match.moves()) + 1)), shown
        check_letters(shown, lang)
        check_inks(lines, lang, room[0])


def points_in(match: Match, lang: str, room: tuple[int, int], names: list[str]) -> list[str]:
    """The points that a screen tells, whether in words or as a row of numbers."""
    screen = screen_for(lang)
    pane = pane_of(screen, match, names, 0, Room(*room))
    for seat, player in enumerate(pane.view["players"]):
        player["score"] = 101 + seat  # so that a row of them is known from other numbers
    lines = screen_lines(board_of(match.game), pane, scene_of(screen, match, names, 0, 0))
    shown = "\n".join(map(text_of, lines))
    assert max(map(width, lines)) <= room[0], shown
    word = screen.text("core.points", points=0).split()[-1].rstrip("s")
    told = [in_digits(str(101 + seat), lang) for seat in range(len(names))]
    return re.findall(rf"\d+ {word}", shown) or [each for each in told if each in shown]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_points_of_all_are_seen_whatever_they_are_called(game: Game, seats: int) -> None:
    match = next(positions(game, seats))
    for lang, room in LOOKS:
        names = [f"{name} {name} {name}" for name in NAMES[lang][:seats]]
        assert len(points_in(match, lang, room, names)) == seats


def check_letters(shown: str, lang: str) -> None:
    """Nothing wide, nothing that only the program understands, digits of the language."""
    assert all(cell_len(letter) <= 1 for letter in set(shown) - {"\n"}), shown
    assert not {each for each in shown if unicodedata.combining(each) or each == "\ufe0f"}, shown
    assert not re.search(r"\w_\w|\bcli\.|\bcore\.|[{}\t]", shown), shown
    if lang == "fa":
        assert not re.search("[0-9]", shown), shown


def check_inks(lines: Block, lang: str, columns: int) -> None:
    """Colour says nothing that the letters do not; plain characters are enough for all shapes."""
    look = Look(lang == "fa", EXPLICIT)
    plain, coloured = (written(lines, look, columns, colours) for colours in (None, "truecolor"))
    assert without_styles(coloured) == without_styles(plain)
    simple = written(lines, Look(lang == "fa", EXPLICIT, ascii=True), columns, None)
    left = {each for each in simple if not each.isascii() and unicodedata.category(each)[0] == "S"}
    assert not left, simple


def without_styles(text: str) -> str:
    """A text without bold, dim and colours."""
    return re.sub("\x1b\\[[0-9;]*m", "", text)


def written(lines: Block, look: Look, columns: int, colours: object) -> str:
    """What goes to a terminal with these colours."""
    out = io.StringIO()
    console = Console(
        file=out, width=columns, force_terminal=True, color_system=colours, highlight=False
    )
    for each in lines:
        console.print(look.ink(each, columns), crop=False, soft_wrap=True)
    return (
        re.sub("\x1b\\[[12]m|\x1b\\[0m", "", out.getvalue()) if colours is None else out.getvalue()
    )
