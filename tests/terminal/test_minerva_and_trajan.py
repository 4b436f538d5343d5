"""What the boards of Minerva and Trajan promise beyond fitting: numbers at the things."""

import re

import pytest
from terminal_screens import SEED

from panj.cli.main import screen_for
from panj.cli.seen import pane_of, scene_of
from panj.core.match import Match
from panj.games.minerva.showing.terminal_seats import seats
from panj.terminal.board import Pane, Room
from panj.terminal.cells import Block, moves_in, text_of
from panj.terminal.frame import screen_lines
from panj.terminal.generic import board_of
from panj.words.direction import unmarked
from terminal import NAMES, random_match


def pane_at(match: Match, room: Room) -> Pane:
    """What whoever is asked sees, in English."""
    d = match.decision()
    assert d is not None
    return pane_of(screen_for("en"), match, NAMES["en"][: match.terms.seats], d.who, room)


def asked(slug: str, seats: int, verb: str, least: int = 2) -> Match:
    """A match in which so many moves of a verb can be made."""
    for moves in range(4, 400):
        match = random_match(slug, seats, {}, SEED, moves)
        texts = [match.game.moves.text(move) for move in match.moves()]
        if sum(text.split()[0] == verb for text in texts) >= least:
            return match
    raise AssertionError(f"{verb} was never asked")


def table(match: Match, room: Room) -> Block:
    """The parts of the table as they are after folding."""
    pane = pane_at(match, room)
    board = board_of(match.game)
    d = match.decision()
    assert d is not None
    screen_lines(board, pane, scene_of(pane.screen, match, pane.names, d.who, d.who))
    return [line for block in board.table(pane) for line in block]


@pytest.mark.parametrize(
    ("slug", "verb"),
    [
        ("minerva", "place"),
        ("minerva", "build"),
        ("trajan", "sow"),
        ("trajan", "take_forum"),
        ("trajan", "build"),
        ("trajan", "march"),
    ],
)
@pytest.mark.parametrize("room", [Room(100, 40), Room(80, 24)], ids=["wide", "narrow"])
def test_numbers_stand_at_the_things_themselves(slug: str, verb: str, room: Room) -> None:
    match = asked(slug, 2, verb)
    texts = [match.game.moves.text(move) for move in match.moves()]
    wanted = {at for at, text in enumerate(texts, 1) if text.split()[0] == verb}
    assert moves_in(table(match, room)) >= wanted


@pytest.mark.parametrize(("slug", "keys"), [("minerva", "cd"), ("trajan", "fptc")])
def test_folded_parts_open_in_full(slug: str, keys: str) -> None:
    match = random_match(slug, 2, {}, SEED, 40)
    pane = pane_at(match, Room(80, 24))
    for key in keys:
        part = board_of(match.game).part(pane, key)
        assert part, key
    assert board_of(match.game).part(pane, "z") is None


def test_a_screen_that_folds_names_the_keys_that_open_it() -> None:
    match = asked("trajan", 4, "sow")
    shown = "\n".join(map(text_of, table(match, Room(80, 24))))
    named = set(re.findall(r"\bv ([a-z])", shown))
    pane = pane_at(match, Room(80, 24))
    assert named
    assert all(board_of(match.game).part(pane, key) for key in named)


def test_the_city_of_another_seat_shows_no_numbers() -> None:
    match = asked("minerva", 2, "place")
    pane = pane_at(match, Room(100, 40))
    pane.focus = 1 - pane.me
    city = board_of(match.game).part(pane, "c")
    assert city
    assert not moves_in(city)


def test_cards_on_display_show_no_numbers_of_moves() -> None:
    for moves in range(60, 400):
        match = random_match("trajan", 2, {}, SEED, moves)
        verbs = {match.game.moves.text(move).split()[0] for move in match.moves()}
        pane = pane_at(match, Room(100, 40))
        shown = pane.view["players"][1 - pane.me]["display"]
        if verbs == {"discard"} and any(pane.at(f"good:{good}") for good in shown):
            break
    pane.focus = 1 - pane.me
    assert pane.at(f"good:{next(good for good in shown if pane.at(f'good:{good}'))}")
    assert not moves_in([line for block in board_of(match.game).table(pane) for line in block])


@pytest.mark.parametrize("lang", ["en", "fa", "hu"])
def test_long_names_give_way_to_what_is_told_of_a_seat(lang: str) -> None:
    """Every seat has passed with a tile, and has as much of everything as a wide line needs."""
    match = asked("minerva", 4, "build")
    names = [f"{name} {name} {name}" for name in NAMES[lang]][:4]
    pane = pane_of(screen_for(lang), match, names, 0, Room(80, 24))
    for order, player in enumerate(pane.view["players"], 1):
        player["order"] = order
        player["goods"] |= {"stone": 1, "denarius": 1}
    lines = [text_of(each) for each in seats(pane)]
    assert max(len(each) for each in lines) <= 80, lines
    for order, each in enumerate(lines, 1):
        passed = unmarked(pane.word("cli.minerva.passed_with", order=order))
        assert each.endswith(passed), lines
