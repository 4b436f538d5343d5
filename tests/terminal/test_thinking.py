"""While a bot thinks, a line says so; it leaves nothing behind."""

import io
import re
from threading import Event

import pytest
from rich.console import Console

from panj.cli.thinking import ThinkingLine, told_thinking
from panj.terminal.bidi import EXPLICIT, PANJ
from panj.terminal.cells import Cell, line, text_of
from panj.terminal.ink import Look
from panj.terminal.screen import Screen
from panj.words import words_for

SOON = 60


class Window(io.StringIO):
    """A terminal that says when something was written to it."""

    def __init__(self) -> None:
        super().__init__()
        self.was_written = Event()

    def isatty(self) -> bool:
        return True

    def flush(self) -> None:
        super().flush()
        self.was_written.set()


def thinking_at(window: Window, lang: str = "en", limit: float = 4.0) -> ThinkingLine:
    """The line of a bot at a window of 40 columns."""
    out = Console(file=window, width=40, force_terminal=True, color_system=None, highlight=False)
    screen = Screen(words_for(lang), out, out)
    look = Look(lang == "fa", PANJ if lang == "fa" else EXPLICIT)
    return ThinkingLine(screen, look, line(Cell("◆")), "Badger", limit)


def test_a_bot_that_thinks_is_seen_to_and_leaves_nothing_behind() -> None:
    window = Window()
    with told_thinking(thinking_at(window)):
        assert window.was_written.wait(SOON)
    first, *_, last = [each for each in window.getvalue().split("\r") if each]
    assert re.sub("\x1b\\[[0-9;]*m", "", first).startswith("◆ Badger is thinking  ▱▱▱▱▱▱  0.")
    assert last == " " * 39


def test_a_bot_that_answers_at_once_is_not_spoken_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("panj.cli.thinking.FIRST_SECONDS", 1000.0)  # no machine is so slow
    window = Window()
    with told_thinking(thinking_at(window)):
        pass
    with told_thinking(None):
        pass
    assert window.getvalue() == ""


def test_the_bar_fills_by_the_time_that_a_bot_may_take() -> None:
    shown = thinking_at(Window())
    assert [text_of(shown.cells(each)).count("▰") for each in (0, 2, 4, 9)] == [0, 3, 6, 6]
    assert text_of(thinking_at(Window(), "fa").cells(1.5)).endswith("ثانیه")
