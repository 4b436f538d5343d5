"""Where the program writes: words of one language, standard output and standard error."""

import json
import sys
from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.text import Text

from panj.core.messages import SPECTATOR, Message
from panj.terminal.order import FIRST_STRONG_ISOLATE, LEFT_TO_RIGHT_MARK, POP_ISOLATE
from panj.words import Words
from panj.words.because import listed
from panj.words.direction import RIGHT_TO_LEFT, plain


class Screen:
    """A reader: its language, and where it looks."""

    def __init__(self, words: Words, out: Console, err: Console) -> None:
        self.words = words
        self.out = out
        self.err = err

    # Words

    def text(self, key: str, /, **operands: int | str) -> str:
        """The sentence of a key."""
        return plain(self.words.text(key, **operands))

    def name(self, key: str, otherwise: str) -> str:
        """The name behind a key; games from outside may have none."""
        return plain(self.words.word(key, otherwise))

    def short(self, key: str) -> str:
        """The short form of a name, for narrow places."""
        return plain(self.words.form(key, {}, "short")) if self.words.has(key) else key

    def about(self, key: str) -> str:
        """The sentence that explains a name; empty if there is none."""
        if not self.words.has(key) or self.words.form(key, {}, "about") == self.words.text(key):
            return ""
        return plain(self.words.form(key, {}, "about"))

    def message(self, message: Message, names: Sequence[str] = (), reader: int = SPECTATOR) -> str:
        """A message in words, as far as there are any."""
        return plain(self.words.tell(message, names, reader))

    def number(self, value: int) -> str:
        """A whole number in the language's digits."""
        return self.words.number(value)

    def decimal(self, value: float, places: int = 1) -> str:
        """A number with decimals in the language's digits."""
        return self.words.decimal(value, places)

    def listed(self, items: Sequence[str]) -> str:
        """Several things as a sentence names them."""
        return plain(listed(self.words, items))

    def cell(self, text: str) -> str:
        """A text that keeps its place between columns, whatever its direction."""
        if not RIGHT_TO_LEFT.search(text):
            return text
        return FIRST_STRONG_ISOLATE + text + POP_ISOLATE + LEFT_TO_RIGHT_MARK

    # Output

    def say(self, key: str, /, **operands: int | str) -> None:
        """Write the sentence of a key on standard output."""
        self.show(self.text(key, **operands))

    def show(self, what: RenderableType = "", style: str = "") -> None:
        """Write something on standard output."""
        self.out.print(Text(what, style) if isinstance(what, str) else what)

    def line(self, text: str, style: str = "") -> None:
        """Write something that must not be broken into lines, such as a key."""
        self.out.print(Text(text, style), soft_wrap=True)

    def complain(self, text: str) -> None:
        """Write something on standard error."""
        self.err.print(Text(text, "bold red"), soft_wrap=True)

    def remark(self, key: str, /, **operands: int | str) -> None:
        """Write a remark beside the result: on standard error."""
        self.err.print(Text(self.text(key, **operands), "dim"), soft_wrap=True)

    def json(self, data: object) -> None:
        """Write one JSON document and nothing else."""
        sys.stdout.write(json.dumps(data, indent=2) + "\n")

    def progress(self) -> Progress:
        """A progress bar on standard error, if anybody sees it."""
        return Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            console=self.err,
            transient=True,
            disable=not self.err.is_terminal,
        )


def right(text: str, width: int) -> str:
    """A text moved to the right end of so many columns; marks without width do not count."""
    return " " * (width - cell_len(text)) + text


def left(text: str, width: int) -> str:
    """A text filled up to so many columns."""
    return text + " " * (width - cell_len(text))


def centred(text: str, width: int) -> str:
    """A text in the middle of so many columns."""
    left = (width - cell_len(text)) // 2
    return " " * left + text + " " * (width - left - cell_len(text))
