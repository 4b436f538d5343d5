"""What the table in a terminal shows of a position: all borders, courts, Wakhan, warnings."""

import re
from types import SimpleNamespace
from typing import Any

import pytest

from games.pax_pamir.scene import (
    AFGHAN,
    BRITISH,
    HERAT,
    KABUL,
    PERSIA,
    RUSSIAN,
    TRANSCASPIA,
    act,
    armies,
    asks,
    court,
    gift,
    hand,
    market,
    play,
    rich,
    roads,
    spies,
    table,
    tribes,
    with_wakhan,
)
from panj.cli.main import screen_for
from panj.games.pax_pamir.game import GAME
from panj.games.pax_pamir.rules.build import Build
from panj.games.pax_pamir.showing.terminal import BOARD
from panj.games.pax_pamir.showing.terminal_map import country
from panj.games.pax_pamir.showing.terminal_seats import if_checked
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import BORDERS, Region
from panj.terminal.board import Fold, Pane, Room
from panj.terminal.cells import Block, moves_in, text_of, width
from panj.terminal.choices import choices_of
from panj.terminal.why import reason_lines
from support import asked, moves, rule

NAMES = ["Sara", "Fox", "Crane", "Badger", "Lynx"]
WIDTHS = (100, 80)
RUSSIAN_PATRIOT = 87
"""Imperial Surveyors of Transcaspia."""


def pane_of(s: PaxState, columns: int = 100, lang: str = "en") -> Pane:
    """What the seat that is asked sees."""
    d = asked(s)
    names = NAMES[: s.seats]
    screen = screen_for(lang)
    match: Any = SimpleNamespace(game=GAME, state=s, moves=lambda: moves(s))
    choices = choices_of(screen, match, d, names)
    view: Any = GAME.view(s, d.who)
    return Pane(screen, view, names, d.who, Room(columns), GAME, choices, d.blocked(s))


def told(block: Block) -> str:
    """The letters of a block, line by line."""
    return "\n".join(map(text_of, block))


def groups_of(pane: Pane) -> str:
    """All moves as their groups tell them."""
    return "\n".join(f"{each.title}: {told(each.items)}" for each in BOARD.groups(pane))


def acting() -> PaxState:
    """Seat 0, which is Afghan, with a gift, a patriot of another coalition in hand and a spy."""
    s = table(3)
    market(s, T0=85, T1=101, B0=86)
    court(s, 0, 17)
    court(s, 1, 84)
    hand(s, 0, RUSSIAN_PATRIOT)
    spies(s, 0, 84)
    gift(s, 0, 0)
    rich(s, 9, 9, 9)
    act(s)
    return s


# The map


@rule("PP-1.3")
@pytest.mark.parametrize("columns", WIDTHS)
def test_roads_of_every_border_are_drawn(columns: int) -> None:
    for border in BORDERS:
        s = table(3)
        act(s)
        bare = told(country(pane_of(s, columns)))
        roads(s, RUSSIAN, border, 3)
        laid = told(country(pane_of(s, columns)))
        assert laid.count("R3") == 1, border
        assert bare.count("·") - laid.count("·") == 1, border
        assert bare.count("·") == len(BORDERS)


@rule("PP-4.17")
@pytest.mark.parametrize("columns", WIDTHS)
def test_a_region_tells_its_ruler_and_its_pieces_by_letters_and_shapes(columns: int) -> None:
    s = table(3)
    tribes(s, 1, KABUL, 2)
    armies(s, BRITISH, KABUL, 6)
    armies(s, AFGHAN, HERAT)
    act(s)
    shown = told(country(pane_of(s, columns)))
    assert "Kabul ▲" in shown
    assert "▲▲ B6" in shown
    assert "Herat ▲" not in shown
    assert width(country(pane_of(s, columns))[0]) <= columns


@rule("PP-4.8")
@pytest.mark.parametrize("columns", WIDTHS)
def test_regions_and_borders_carry_the_numbers_of_what_can_be_built(columns: int) -> None:
    s = table(3)
    rich(s, 9, 9, 9)
    tribes(s, 0, KABUL)
    tribes(s, 0, HERAT)
    court(s, 0, 17)
    s.memory.used.append(17)
    asks(s, Build(0, 0))
    pane = pane_of(s, columns)
    every = {each.number for each in pane.of("build_army", "build_road")}
    assert len(every) > 6
    assert moves_in(country(pane)) == every
    assert "the number on the map" in groups_of(pane)


def test_the_map_is_never_turned_round() -> None:
    s = table(3)
    act(s)
    for columns in WIDTHS:
        names = ["ماورای خزر", "کابل", "پنجاب"]
        shown = told(country(pane_of(s, columns, "fa")))
        places = [shown.index(name[:5]) for name in names]
        assert places == sorted(places)


@rule("PP-4.11")
@pytest.mark.parametrize("lang", ["en", "fa", "hu"])
def test_pieces_that_cannot_be_removed_are_called_by_their_names(lang: str) -> None:
    s = table(3)
    court(s, 0, 33)
    court(s, 1, 84)
    spies(s, 1, 84)
    armies(s, AFGHAN, KABUL, 2)
    armies(s, RUSSIAN, KABUL)
    armies(s, BRITISH, PERSIA)
    tribes(s, 1, TRANSCASPIA)
    roads(s, BRITISH, "herat_persia")
    act(s)
    play(s, "use 33 battle", "battle_region kabul")
    pane = pane_of(s, 100, lang)
    assert {each.thing.partition(":")[0] for each in pane.blocked} >= {"army", "tribe", "spy"}
    lines = told(reason_lines(BOARD, pane, 0))
    assert not re.search(r"\w:\w|\w_\w", lines), lines
    assert pane.called("region:persia") in lines


# Cards


@rule("PP-4.15")
def test_playing_a_patriot_of_another_coalition_tells_what_is_lost() -> None:
    wide, narrow = (groups_of(pane_of(acting(), columns)) for columns in WIDTHS)
    assert "Imperial Surveyors ! new loyalty R gifts −1" in wide
    assert "Imperial Surv… !" in narrow


@rule("PP-4.1")
def test_a_dominance_check_is_bought_by_its_name() -> None:
    shown = groups_of(pane_of(acting()))
    assert "the number in the market" in shown
    assert "Buy Dominance Check" in shown


def test_every_spy_and_action_of_a_court_is_told() -> None:
    pane = pane_of(acting())
    shown = told([each for block in BOARD.table(pane) for each in block])
    assert re.search(r"Citadel of Ghazni +Kabul", shown)
    assert "Russian Regulars ●" in shown
    assert "gifts 2" in shown
    actions = re.findall(r"Citadel of Ghazni.*", shown)[0]
    for each in pane.of("use"):
        assert pane.screen.number(each.number) in actions
    courts = told(BOARD.part(pane, "c") or [])
    assert [name in courts for name in NAMES[:3]] == [False, True, True]
    assert "Your court" in courts


@rule("PP-7.2")
def test_the_hand_of_another_player_is_told_only_as_far_as_it_is_known() -> None:
    s = acting()
    hand(s, 1, 40)
    pane = pane_of(s)
    pane.focus = 1
    shown = told([each for block in BOARD.table(pane) for each in block])
    assert "Court of Fox" in shown
    assert "Macnaghten" not in shown
    s.piles.shown = [40]
    pane = pane_of(s)
    pane.focus = 1
    shown = told([each for block in BOARD.table(pane) for each in block])
    assert "Hand of Fox" in shown
    assert "Macnaghten" in shown


# What is folded


@rule("PP-5.1")
@pytest.mark.parametrize("lang", ["en", "fa", "hu"])
def test_the_points_of_a_check_are_never_folded(lang: str) -> None:
    s = table(5)
    for seat in range(5):
        tribes(s, seat, PERSIA, seat)
    act(s)
    for columns in WIDTHS:
        for fold in Fold.ALL:
            pane = pane_of(s, columns, lang)
            pane.fold = fold
            shown = if_checked(pane)
            assert all(width(each) <= columns for each in shown)
            for shape in "●▲■◆★":
                assert shape in told(shown)


@rule("PP-7.5")
def test_wakhan_has_a_panel_that_folds_to_a_line_and_opens_again() -> None:
    s = with_wakhan(2)
    s.memory.active = 0
    act(s)
    wide = pane_of(s)
    whole = told(BOARD.part(wide, "w") or [])
    for at in ("1.", "2.", "3."):
        assert at in whole
    regions = [pane_name for pane_name in ("Persia", "Kabul", "Punjab") if pane_name in whole]
    assert len(regions) == 3
    narrow = pane_of(s, 80)
    narrow.fold = Fold.PARTS
    folded = told([each for block in BOARD.table(narrow) for each in block])
    assert "v w" in folded
    assert "her deck" not in folded
    assert BOARD.part(pane_of(acting()), "w") is None


def test_regions_have_short_names_of_few_letters_in_every_language() -> None:
    for lang in ("en", "hu"):
        pane = pane_of(acting(), 80, lang)
        short = [pane.word(f"cli.pax_pamir.region.{each}") for each in REGION_KEYS]
        assert len(set(short)) == Region.COUNT
        assert all(len(each) == 3 for each in short)


REGION_KEYS = ("persia", "transcaspia", "herat", "kabul", "kandahar", "punjab")
