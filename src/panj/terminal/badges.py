"""Badges of seats in a terminal: their shapes and colours."""

from typing import Final

SHAPES: Final = "●▲■◆★✚▼⬢"
ASCII_SHAPES: Final = "o^#%*+v="
"""Not digits: those would look like numbers of moves."""

COLOURS: Final = (
    "bright_magenta",
    "bright_yellow",
    "bright_green",
    "bright_blue",
    "bright_red",
    "bright_cyan",
    "white",
    "bright_black",
)
