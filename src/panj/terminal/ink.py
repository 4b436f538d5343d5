"""What a terminal can show, and lines of cells as it gets them: the one edge of the screen."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from panj.terminal.badges import ASCII_SHAPES, SHAPES
from panj.terminal.bidi import LOGICAL, glyphs
from panj.terminal.cells import Cell

ASCII: Final = str.maketrans(
    SHAPES + "▰▱▮▯▸◂▾▴┊│─╭╮╰╯╲╱·–−…×✓✗♛♜→←↓↑⌂∩□▶",
    ASCII_SHAPES + "#-#-><v^||-++++\\/.--~x+-+@><v^nn[>",
)
"""Every shape that is drawn, by a character that every terminal has."""


class Look:
    """How lines are sent to a terminal: their direction, who orders letters, which shapes."""

    def __init__(self, is_rtl: bool = False, bidi: str = LOGICAL, ascii: bool = False) -> None:
        self.is_rtl = is_rtl
        self.bidi = bidi
        self.ascii = ascii

    def ink(self, cells: Sequence[Cell], columns: int) -> Text:
        """A line as it is written."""
        text = Text(no_wrap=True, end="\n")
        run, style = "", ""
        for letter, own in glyphs(cells, columns, self.is_rtl, self.bidi):
            if own != style:
                text.append(run, style)
                run, style = "", own
            run += letter
        text.append(run, style)
        if self.ascii:
            text.plain = text.plain.translate(ASCII)
        return text
