"""Whole games of all five at a terminal, in all languages and both sizes: every screen, and some as
they are kept."""

import re
from pathlib import Path

import pytest

from support.whole_game import GAMES, WholeGame, is_table, kept_text, played

RAW_LETTERS = re.compile(
    "[\u0621-\u064a\u067e\u0686\u0698\u06a9\u06af\u06cc\u200b-\u200f\u2066-\u2069]"
)
"""Persian letters that nobody has joined, and marks of direction: this terminal orders and joins
nothing by itself."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_whole_game_is_typed_and_looks_as_it_is_kept(game: WholeGame, tmp_path: Path) -> None:
    seen = played(game, tmp_path)
    assert seen.code == 0, seen.told[-2000:]
    assert seen.is_same
    assert not seen.broken
    tables = [screen for screen in seen.screens[:-1] if is_table(screen)]
    assert len(tables) >= len(seen.screens) // 2
    for screen in seen.screens:
        check_screen(screen, game)
    assert kept_text(seen) == game.path.read_text(encoding="utf-8"), "see tools/terminal_games.py"


def check_screen(screen: str, game: WholeGame) -> None:
    """Nothing that only the program understands; letters of the language as they are read."""
    shown = re.sub("^> .*$", "", screen, flags=re.MULTILINE)
    assert "Traceback" not in shown
    assert not re.search(r"\w_\w|\bcli\.|\bcore\.|[{}\t]", shown), shown
    assert not RAW_LETTERS.search(shown), shown
    if game.lang == "fa":
        assert not re.search("[0-9]", shown), shown
