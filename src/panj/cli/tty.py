"""What kind of terminal somebody sits at: who orders letters there, how wide its shapes are."""

import os
import re
import select
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from panj.terminal.bidi import EXPLICIT, LOGICAL, MODES, PANJ, RUNS, TERMINAL

PLAIN_VARIABLE: Final = "PANJ_PLAIN"
BIDI_VARIABLE: Final = "PANJ_BIDI"
FIRST_EXPLICIT_VTE: Final = 5800
WAIT_SECONDS: Final = 0.1
ORDER_OFF: Final = "\x1b[8l"
ORDER_ON: Final = "\x1b[8h"
ASK_CURSOR: Final = "\x1b[6n"
CURSOR: Final = re.compile(rb"\x1b\[(\d+);(\d+)R")


def is_plain(asked: bool, environment: Mapping[str, str], is_terminal: bool) -> bool:
    """Whether the table is told in sentences: wished, or because nothing can be drawn there."""
    wish = environment.get(PLAIN_VARIABLE, "")
    if asked or wish not in ("", "0"):
        return True
    return wish != "0" and (not is_terminal or environment.get("TERM") == "dumb")


def bidi_of(environment: Mapping[str, str], is_terminal: bool) -> str | None:
    """Who orders the letters in this terminal; None where only its reader can tell."""
    wish = environment.get(BIDI_VARIABLE, "")
    if wish in MODES:
        return wish
    if not is_terminal:
        return LOGICAL
    name = environment.get("TERM", "")
    if "TMUX" in environment or "STY" in environment:  # as the terminal around it
        return None
    return next((mode for mode, holds in kinds(environment, name) if holds), None)


def kinds(environment: Mapping[str, str], name: str) -> list[tuple[str, bool]]:
    """What tells the kinds of terminals apart."""
    program = environment.get("TERM_PROGRAM", "")
    vte = environment.get("VTE_VERSION", "")
    reorders = "KONSOLE_VERSION" in environment or program == "Apple_Terminal"
    does_nothing = "WT_SESSION" in environment or "XTERM_VERSION" in environment
    return [
        (EXPLICIT, program == "mintty" or (vte.isdigit() and int(vte) >= FIRST_EXPLICIT_VTE)),
        (TERMINAL, reorders or name.startswith(("mlterm", "putty", "konsole"))),
        (RUNS, "KITTY_WINDOW_ID" in environment or "kitty" in name),
        (PANJ, does_nothing or program == "vscode" or name.startswith(("alacritty", "foot"))),
    ]


@contextmanager
def ordered_by_us(bidi: str) -> Iterator[None]:
    """Tell the terminal to leave the order of letters to us, and in the end to take it back."""
    if bidi != EXPLICIT:
        yield
        return
    sys.stdout.write(ORDER_OFF)
    try:
        yield
    finally:
        sys.stdout.write(ORDER_ON)
        sys.stdout.flush()


def has_wide_shapes() -> bool:
    """Whether `●` takes two columns here: written, measured, erased. A terminal that does not
    answer at once is taken for an ordinary one."""
    if os.name != "posix" or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    import termios  # only where there are such terminals
    import tty

    keyboard = sys.stdin.fileno()
    before = termios.tcgetattr(keyboard)
    try:
        tty.setcbreak(keyboard, termios.TCSANOW)
        sys.stdout.write(f"\r●{ASK_CURSOR}")
        sys.stdout.flush()
        column = cursor_column(keyboard)
    finally:
        termios.tcsetattr(keyboard, termios.TCSANOW, before)
        sys.stdout.write("\r  \r")
        sys.stdout.flush()
    return column == 3


def cursor_column(keyboard: int) -> int:
    """The column that the terminal answers with; 0 if it does not answer."""
    heard = b""
    while select.select([keyboard], [], [], WAIT_SECONDS)[0]:
        heard += os.read(keyboard, 32)
        if found := CURSOR.search(heard):
            return int(found[2])
    return 0
