"""The order of letters in lines from the right: parts from the left, signs of numbers, names."""

import pytest

from panj.cli.main import screen_for
from panj.cli.seen import pane_of
from panj.core.chance import key_of
from panj.core.match import Match
from panj.core.registry import REGISTRY
from panj.terminal.bidi import EXPLICIT, TERMINAL, glyphs
from panj.terminal.board import Room
from panj.terminal.cells import Cell
from panj.terminal.generic import board_of
from panj.terminal.order import reordered
from panj.terminal.story import Turn, turn_lines
from panj.words.direction import without_stop

FIRST_STRONG, LEFT_TO_RIGHT, POP = "\u2068", "\u2066", "\u2069"
GATHERED = "kohan_dej.log.gathered_gold"


def shown(text: str, mode: str = EXPLICIT) -> str:
    """A Persian text as it stands from the left, without the spaces before it."""
    return "".join(letter for letter, _ in glyphs([Cell(text)], 0, True, mode)).strip()


def apart(text: str, mark: str = FIRST_STRONG) -> str:
    """A part whose letters have an order of their own."""
    return f"{mark}{text}{POP}"


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("−۶د", "د−۶"),
        ("+۲ کارت", "تراک +۲"),
        ("سکه (+۳)", "(+۳) هکس"),
        ("‎−۳ سکه", "هکس −۳"),
        ("۴۲−۲ سکه", "هکس ۴۲−۲"),
        ("آبی + سبز", "زبس + یبآ"),
        ("کاشی − ۲", "۲ − یشاک"),
    ],
)
def test_a_sign_stands_before_its_number(text: str, seen: str) -> None:
    assert shown(text) == seen


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        (f"جنگل: {apart('۴۲ × ۲ = ۸۴', LEFT_TO_RIGHT)}", "۴۲ × ۲ = ۸۴ :لگنج"),
        (f"نشانگر {apart('[+۲]', LEFT_TO_RIGHT)} روی سنا", "انس یور [+۲] رگناشن"),
        (f"جایگاه {apart('-۴,-۳')} را", "ار -۴,-۳ هاگیاج"),
        (f"جایگاه {apart('۴,۲')} را", "ار ۴,۲ هاگیاج"),
        (f"{apart('Sara')} {apart('۲')} سکه گرفت.", ".تفرگ هکس ۲ Sara"),
        (f"{apart('Sara')}، {apart('Ben')} و {apart('سارا')}", "اراس و Ben ،Sara"),
        (f"کاشی {apart('آبی (' + apart('[+۲]', LEFT_TO_RIGHT) + ')')} را", "ار ([+۲]) یبآ یشاک"),
        (f"{apart('دور')} {apart('۳')} از {apart('۴۶')}", "۴۶ زا ۳ رود"),
    ],
)
def test_a_part_has_an_order_of_its_own(text: str, seen: str) -> None:
    assert shown(text) == seen


@pytest.mark.parametrize(
    "text", ["−۶د", f"{apart('Sara')} {apart('۲')} سکه", f"{apart('[+۲]', LEFT_TO_RIGHT)} روی سنا"]
)
def test_a_terminal_that_orders_every_line_itself_shows_the_same(text: str) -> None:
    sent = [(letter, "") for letter in shown(text, TERMINAL)]
    by_unicode = reordered(sent, is_rtl=True, holds_signs=False)
    assert "".join(letter for letter, _ in by_unicode) == shown(text)


def test_what_somebody_did_whose_name_runs_from_the_left_is_read_from_the_right() -> None:
    game = REGISTRY.game("kohan_dej")
    match = Match(game, game.terms(4, {}), key_of(3))
    while not (told := [each for each in match.log(0) if each.key == GATHERED]):
        match.make(match.moves()[0])
    names = ["Ada", "Ben", "Cy", "Di"]
    who = int(told[0].operands[0])
    turn = Turn(who, told[:1])
    [line] = turn_lines(screen_for("fa"), turn, names, -1, frozenset(), 80)
    seen = "".join(letter for letter, _ in glyphs(line, 80, True, EXPLICIT))
    assert f"هکس ۲ {names[who]} " in seen


def test_a_sentence_within_a_part_ends_without_its_full_stop_in_a_turn() -> None:
    assert (
        without_stop(f"{apart('Fox')} {apart('bought it.')}")
        == f"{apart('Fox')} {apart('bought it')}"
    )
    assert without_stop("Fox bought it.") == "Fox bought it"
    assert without_stop("Fox has 1.5") == "Fox has 1.5"


def test_reasons_of_a_place_are_told_in_the_order_of_its_edges() -> None:
    game = REGISTRY.game("kingdomino")
    match = Match(game, game.terms(2, {}), key_of(3))
    pane = pane_of(screen_for("fa"), match, ["سارا", "روباه"], 0, Room(80, 24))
    place = board_of(game).thing(pane, "cell:-4,2")
    assert "(−۴، ۲)" in shown(f"اینجا {place} را")
