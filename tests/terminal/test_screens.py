"""Some screens as they are kept, and whole games at a real terminal."""

import re
from pathlib import Path

import pytest
from terminal_screens import Kept, kept_screens

from support.at_terminal import AtTerminal

HOME = "\x1b[H"


@pytest.mark.parametrize("kept", kept_screens(), ids=lambda kept: kept.path.stem)
def test_a_screen_looks_as_it_is_kept(kept: Kept) -> None:
    assert kept.path.is_file(), "tools/terminal_screens.py writes it"
    assert kept.text() == kept.path.read_text(encoding="utf-8"), "see tools/terminal_screens.py"


@pytest.mark.parametrize("lang", ["en", "fa", "hu"])
def test_a_whole_game_is_played_at_a_terminal(lang: str, tmp_path: Path) -> None:
    room = (80, 24)
    terminal = AtTerminal(
        *("--lang", lang, "play", "kingdomino", "--seats", "2", "--seed", "5"),
        *("--bots", "random", "--save", tmp_path / "match"),
        room=room,
    )
    code, seen = terminal.answer_all(b"1\n")
    assert code == 0, seen[-2000:]
    assert "Traceback" not in seen
    screens = seen.split(HOME)[1:]
    assert len(screens) > 20
    for screen in screens[:-1]:
        board = without_styles(screen).partition("> ")[0].split("\r\n")
        assert len(board) <= room[1], screen
        assert max(map(len, board)) <= room[0], screen


@pytest.mark.parametrize("slug", sorted({kept.slug for kept in kept_screens()}))
def test_bots_are_watched_at_a_terminal(slug: str, tmp_path: Path) -> None:
    terminal = AtTerminal(
        "play", slug, "--seats", "2", "--seed", "5", "--watch", "--bots", "random"
    )
    terminal.wait_for(b"which file")
    terminal.press(b"\n")
    code, seen = terminal.end()
    assert code == 0, seen[-2000:]
    assert "Score sheet" in seen
    assert "\u250a" in seen, "nothing was told of their turns"


def without_styles(text: str) -> str:
    """A text without bold, dim and colours."""
    return re.sub("\x1b\\[[0-9;]*m", "", text)
