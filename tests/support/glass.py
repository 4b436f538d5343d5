"""What a terminal shows of what it is sent: as much of one as the program needs."""

import re
from typing import Final

PIECE: Final = re.compile("\x1b\\[([0-9;?]*)([A-Za-z])|([^\x1b])", re.DOTALL)


class Glass:
    """The window of a terminal, letter by letter; what is pushed out above is gone."""

    def __init__(self, columns: int, lines: int) -> None:
        self.columns = columns
        self.lines = lines
        self.rows = [[" "] * columns for _ in range(lines)]
        self.row = 0
        self.column = 0
        self.broken: list[str] = []
        """Lines that were too long, as far as they went in."""

    def feed(self, text: str) -> None:
        """Take what a program has written."""
        for found in PIECE.finditer(text):
            if found[3] is not None:
                self.letter(found[3])
            elif found[2] == "H":
                assert not found[1], found[0]
                self.row = self.column = 0
            elif found[2] == "J":
                assert found[1] == "2", found[0]
                self.rows = [[" "] * self.columns for _ in self.rows]
            elif found[2] != "n":  # a question of where the cursor is shows nothing
                assert found[2] == "m", found[0]

    def letter(self, letter: str) -> None:
        """Write one letter, or do what it says."""
        if letter == "\r":
            self.column = 0
        elif letter == "\n":
            self.down()
        else:
            assert letter.isprintable(), repr(letter)
            if self.column == self.columns:
                self.broken.append("".join(self.rows[self.row]))
                self.column = 0
                self.down()
            self.rows[self.row][self.column] = letter
            self.column += 1

    def down(self) -> None:
        """The next line; at the lowest one everything moves up."""
        if self.row < self.lines - 1:
            self.row += 1
        else:
            self.rows = [*self.rows[1:], [" "] * self.columns]

    def text(self) -> str:
        """What stands in the window, without empty lines at its end."""
        return "\n".join("".join(row).rstrip() for row in self.rows).rstrip() + "\n"
