"""Letters that filter moves, reasons in sentences, a table without boxes, the order of letters."""

import re
from pathlib import Path

import pytest

from panj.cli.main import screen_for
from panj.cli.seen import pane_of, scene_of
from panj.cli.tty import bidi_of, is_plain
from panj.core.chance import key_of
from panj.core.match import Match
from panj.core.registry import REGISTRY
from panj.terminal.bidi import EXPLICIT, LOGICAL, PANJ, RUNS, TERMINAL, glyphs
from panj.terminal.board import Room
from panj.terminal.cells import Cell, text_of
from panj.terminal.choices import choices_of
from panj.terminal.filter import matching
from panj.terminal.generic import board_of
from panj.terminal.plain import PlainTable
from panj.terminal.why import reason_lines
from panj.words.direction import unmarked
from support.at_terminal import AtTerminal
from support.glass import Glass

LINE = [Cell("سکه ۱۲"), Cell("  "), Cell("▸")]


def kohan_dej(decisions: int) -> Match:
    """A match in which always the last move was made."""
    game = REGISTRY.game("kohan_dej")
    match = Match(game, game.terms(4, {}), key_of(3))
    while match.version < decisions:
        match.make(match.moves()[-1])
    return match


def shown(mode: str) -> str:
    """The letters of a Persian line, as a terminal of this kind gets them."""
    return "".join(letter for letter, _ in glyphs(LINE, 12, True, mode))


def test_each_kind_of_terminal_gets_the_order_that_it_wants() -> None:
    assert shown(LOGICAL) == "سکه ۱۲  ▸"
    assert shown(EXPLICIT) == "   ▸  ۱۲ هکس"
    assert shown(RUNS) == "   ▸  ۱۲ سکه"
    assert shown(PANJ) == "   ▸  ۱۲ \ufeea\ufb91\ufeb3"
    assert shown(TERMINAL).rstrip() == "\u200f" + text_of(LINE)


@pytest.mark.parametrize(
    ("environment", "mode"),
    [
        ({"VTE_VERSION": "7200"}, EXPLICIT),
        ({"KONSOLE_VERSION": "230800"}, TERMINAL),
        ({"TERM": "xterm-kitty"}, RUNS),
        ({"WT_SESSION": "1"}, PANJ),
        ({"TMUX": "1", "VTE_VERSION": "7200"}, None),
        ({"TERM": "new"}, None),
        ({"TMUX": "1", "PANJ_BIDI": "runs"}, RUNS),
    ],
)
def test_terminals_are_told_apart(environment: dict[str, str], mode: str | None) -> None:
    assert bidi_of(environment, is_terminal=True) == mode


def test_who_sees_no_drawing_is_told_in_sentences() -> None:
    assert is_plain(False, {}, is_terminal=False)
    assert is_plain(False, {"TERM": "dumb"}, is_terminal=True)
    assert is_plain(False, {"PANJ_PLAIN": "1"}, is_terminal=True)
    assert is_plain(True, {}, is_terminal=True)
    assert not is_plain(False, {"TERM": "xterm"}, is_terminal=True)


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("orzo", ["Őrzőtorony"]),
        ("كتاب", ["کتاب‌خانه"]),
        ("کتابخانه", ["کتاب‌خانه"]),
        ("take inc", ["Take the income"]),
        ("keep", ["Keep"]),
        ("castle", []),
    ],
)
def test_letters_find_moves_whatever_their_accents(typed: str, found: list[str]) -> None:
    moves = ["Őrzőtorony", "کتاب‌خانه", "Take the income", "Keep", "Keeper"]
    assert matching(moves, typed, lambda each: [each]) == found


def test_the_same_reason_is_said_once_with_everything_that_it_hits() -> None:
    for decisions in range(200):
        match = kohan_dej(decisions)
        d = match.decision()
        assert d is not None
        if len(d.blocked(match.state)) > 1:
            break
    screen, names = screen_for("en"), ["Sara", "Fox", "Crane", "Badger"]
    pane = pane_of(screen, match, names, d.who, Room(1000))
    lines = [text_of(each) for each in reason_lines(board_of(match.game), pane, d.who)]
    assert len(lines) == len(set(lines)) < len(pane.blocked)
    assert all("(KO-" in each and "card:" not in each for each in lines), lines
    one = reason_lines(board_of(match.game), pane, d.who, "zzz")
    assert one == []


def test_a_table_without_boxes_says_what_has_changed() -> None:
    match = kohan_dej(20)
    d = match.decision()
    assert d is not None
    screen, names = screen_for("en"), ["Sara", "Fox", "Crane", "Badger"]
    plain = PlainTable(screen, match.game, names)
    pane = pane_of(screen, match, names, d.who, Room(100))
    assert plain.changes(pane) == []
    assert plain.whole(pane)[0] == "The table:"
    match.make(match.moves()[-1])
    after = pane_of(screen, match, names, d.who, Room(100))
    changed = plain.changes(after)
    assert changed[0] == "Changed:"
    assert 0 < len(changed) < len(plain.whole(after))
    told = plain.question(pane, scene_of(screen, kohan_dej(20), names, d.who, d.who))
    assert told[0].startswith("Question: ")
    assert told[2].startswith("1 ")


RAW_LETTERS = re.compile("[\u0621-\u064a\u067e\u0686\u0698\u06a9\u06af\u06cc\u2066-\u2069]")
"""Persian letters that nobody has joined, and marks of direction."""

REFUSED = ("99", "zz", "? zz", "v 9", "v z", "u")


def test_every_word_that_is_said_runs_from_the_right_and_nothing_is_broken(tmp_path: Path) -> None:
    room = (80, 24)
    terminal = AtTerminal(
        *("--lang", "fa", "play", "kohan_dej", "--seats", "3", "--seed", "5", "--bots", "random"),
        *("--save", "match"),
        room=room,
        folder=tmp_path,
    )
    typed = ["99", "zz", "? zz", "?", "v 9", "v z", "u", "r", "s", "l", "h", "m", "save", "q"]
    glass = Glass(*room)
    before, told = "", []
    for _, keys in zip(terminal.prompts(), typed, strict=False):
        whole = terminal.seen.decode()
        told.append(whole[len(before) :])
        before = whole
        terminal.press(keys.encode() + b"\n")
    code, whole = terminal.end()
    assert code == 0
    assert len(told) == len(typed)
    assert not RAW_LETTERS.search(whole), RAW_LETTERS.search(whole)
    glass.feed(whole)
    assert not glass.broken
    refusals = [answer for keys, answer in zip(typed, told[1:], strict=False) if keys in REFUSED]
    assert len(set(refusals)) == len(REFUSED)
    assert all("\x1b[1;31m" in each for each in refusals), refusals


@pytest.mark.parametrize(
    ("slug", "lang"),
    [
        ("kingdomino", "hu"),
        ("kohan_dej", "fa"),
        ("minerva", "en"),
        ("pax_pamir", "hu"),
        ("trajan", "en"),
    ],
)
def test_the_keys_name_nothing_that_only_the_program_understands(
    slug: str, lang: str, tmp_path: Path
) -> None:
    terminal = AtTerminal(
        *("--lang", lang, "play", slug, "--seats", "2", "--seed", "5", "--bots", "random"),
        folder=tmp_path,
    )
    typed = iter(["?", "m", "h", "99", "l", "v 2", "1", "?", "m", "1", "?", "m", "q"])
    for _ in terminal.prompts():
        terminal.press(next(typed).encode() + b"\n")
    code, seen = terminal.end()
    assert code == 0
    assert next(typed, None) is None
    plain = re.sub("\x1b\\[[0-9;?]*[A-Za-z]", "", seen)
    assert not re.search(r"\w_\w|\bcli\.|\bcore\.|[{}]", plain), plain


@pytest.mark.parametrize("lang", ["en", "fa", "hu"])
def test_what_a_move_would_bring_has_no_full_stop_within_a_line(lang: str) -> None:
    game = REGISTRY.game("trajan")
    match = Match(game, game.terms(2, {}), key_of(3))
    d = match.decision()
    assert d is not None
    choices = choices_of(screen_for(lang), match, d, ["Sara", "Fox"])
    gains = [gain for each in choices for gain in each.gains]
    assert gains
    assert not [gain for gain in gains if gain.endswith(".")]


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "(\u22124, 2)"), ("fa", "(\u2212۴، ۲)"), ("hu", "(\u22124, 2)")]
)
@pytest.mark.parametrize(("slug", "kind"), [("minerva", "own"), ("kingdomino", "cell")])
def test_a_place_of_a_grid_is_told_as_it_stands_at_its_edges(
    slug: str, kind: str, lang: str, told: str
) -> None:
    game = REGISTRY.game(slug)
    match = Match(game, game.terms(2, {}), key_of(3))
    pane = pane_of(screen_for(lang), match, ["Sara", "Fox"], 0, Room(80, 24))
    assert unmarked(board_of(game).thing(pane, f"{kind}:-4,2")) == told
