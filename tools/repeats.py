"""List equal blocks in the rules of the games: six or more lines, or nine but for their names.

    python tools/repeats.py

A line is what is left of it without its indentation and comment. Blank lines, docstrings, imports
and lines of brackets alone do not count at all. Where two lines differ, a block ends.

First, blocks are compared as they stand. The signature of a method does not count towards the six,
because classes that answer the same question have to write it again. Then they are compared with
their names and strings numbered as they come up, so that a class is found that was copied and
renamed. There, constants do not count towards the nine: every step has its own rule and fields.
"""

import argparse
import ast
import io
import keyword
import re
import sys
import tokenize
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import ClassVar, NamedTuple

ROOT = Path(__file__).parents[1]
RULES = "src/panj/games/*/rules"
BRACKETS = re.compile(r"[(\[{]*|[)\]}]+[,:]?")
"""What opens or closes alone; `[],` is an argument."""
Form = tuple[str, ...]


class Token(NamedTuple):
    """One word or sign; a name may be another one elsewhere, and so may a string."""

    text: str
    is_name: bool


class Line:
    """One line of code that counts, and where it stands."""

    def __init__(
        self,
        path: Path,
        number: int,
        text: str,
        tokens: list[Token],
        is_signature: bool,
        is_constant: bool,
    ) -> None:
        self.path = path
        self.number = number
        self.text = text
        self.tokens = tokens
        self.is_signature = is_signature
        self.is_constant = is_constant


class Comparison:
    """How blocks are compared: from how many lines on, and what of a line makes the difference."""

    LEAST: ClassVar[int]
    BUT_FOR: ClassVar[str] = ""

    def counts(self, line: Line) -> bool:
        """Whether a line counts towards the least."""
        raise NotImplementedError

    def form(self, lines: list[Line]) -> Form:
        """What two equal blocks have in common; that of more lines begins with that of fewer."""
        raise NotImplementedError


class AsTheyStand(Comparison):
    """Line by line, every letter."""

    LEAST = 6

    def counts(self, line: Line) -> bool:
        return not line.is_signature

    def form(self, lines: list[Line]) -> Form:
        return tuple([line.text for line in lines])


class ButForNames(Comparison):
    """With names and strings as numbers, in the order in which they come up in the block."""

    LEAST = 9
    BUT_FOR = ", but for names"

    def counts(self, line: Line) -> bool:
        return not line.is_constant

    def form(self, lines: list[Line]) -> Form:
        numbers: dict[str, int] = {}
        return tuple(
            [
                " ".join(
                    f"#{numbers.setdefault(token.text, len(numbers))}"
                    if token.is_name
                    else token.text
                    for token in line.tokens
                )
                for line in lines
            ]
        )


class Repeat:
    """The same lines in two places: where they begin and how many lines of code they have."""

    def __init__(self, first: Line, second: Line, size: int, but_for: str) -> None:
        self.first = first
        self.second = second
        self.size = size
        self.but_for = but_for

    def text(self, root: Path) -> str:
        here, there = [
            f"{line.path.relative_to(root)}:{line.number}" for line in (self.first, self.second)
        ]
        return f"{here}: {self.size} lines stand again at {there}{self.but_for}"


def lines_of(path: Path) -> list[Line]:
    """The lines of a file that count, in their order."""
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text, str(path))
    left_out = silent_lines(tree)
    signatures = signature_lines(tree)
    constants = constant_lines(tree)
    tokens = tokens_by_line(text)
    found: list[Line] = []
    for number, line in enumerate(without_comments(text), 1):
        code = line.strip()
        if number not in left_out and not BRACKETS.fullmatch(code):
            is_signature, is_constant = number in signatures, number in constants
            found.append(Line(path, number, code, tokens[number], is_signature, is_constant))
    return found


def without_comments(text: str) -> list[str]:
    """The lines of a file with their comments cut off."""
    lines = text.splitlines()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            row, column = token.start
            lines[row - 1] = lines[row - 1][:column]
    return lines


def tokens_by_line(text: str) -> dict[int, list[Token]]:
    """The words and signs of every line, without comments."""
    found: dict[int, list[Token]] = defaultdict(list)
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in (tokenize.NAME, tokenize.STRING, tokenize.NUMBER, tokenize.OP):
            is_word = token.type == tokenize.NAME and not keyword.iskeyword(token.string)
            is_name = is_word or token.type == tokenize.STRING
            found[token.start[0]].append(Token(token.string, is_name))
    return found


def silent_lines(tree: ast.Module) -> set[int]:
    """The numbers of the lines of imports and of strings that stand by themselves."""
    return rows_of(
        node
        for node in ast.walk(tree)
        if isinstance(node, (ast.Import, ast.ImportFrom))
        or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
    )


def constant_lines(tree: ast.Module) -> set[int]:
    """The numbers of the lines of what modules and classes define outside of functions."""
    return rows_of(
        each
        for node in ast.walk(tree)
        if isinstance(node, (ast.Module, ast.ClassDef))
        for each in node.body
        if isinstance(each, (ast.Assign, ast.AnnAssign))
    )


def rows_of(nodes: Iterable[ast.stmt]) -> set[int]:
    """The numbers of all lines of statements."""
    found: set[int] = set()
    for node in nodes:
        found.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return found


def signature_lines(tree: ast.Module) -> set[int]:
    """The numbers of the lines from `def` to the body, of methods."""
    found: set[int] = set()
    for node in ast.walk(tree):
        for method in node.body if isinstance(node, ast.ClassDef) else []:
            if isinstance(method, ast.FunctionDef):
                found.update(range(method.lineno, method.body[0].lineno))
    return found


class Block:
    """A run of lines of a file: from one up to, and without, another."""

    def __init__(self, lines: list[Line], start: int, end: int) -> None:
        self.lines = lines
        self.start = start
        self.end = end

    def part(self, before: int = 0, size: int | None = None) -> list[Line]:
        """Its lines, with so many before it, or so many only from its start on."""
        end = self.end if size is None else self.start + size
        return self.lines[self.start - before : end]

    def longest(self) -> int:
        """How many lines follow from its start to the end of the file."""
        return len(self.lines) - self.start


def blocks(lines: list[Line], how: Comparison) -> Iterator[Block]:
    """Every shortest run of lines that is long enough."""
    for start in range(len(lines)):
        counted = 0
        for end in range(start, len(lines)):
            counted += how.counts(lines[end])
            if counted == how.LEAST:
                yield Block(lines, start, end + 1)
                break


def repeats(files: list[list[Line]], how: Comparison) -> list[Repeat]:
    """The longest equal blocks of any two places in the files."""
    places: dict[Form, list[Block]] = defaultdict(list)
    for lines in files:
        for block in blocks(lines, how):
            places[how.form(block.part())].append(block)
    found: list[Repeat] = []
    for same in places.values():
        for i, first in enumerate(same):
            for other in same[i + 1 :]:
                if begins(first, other, how):
                    found += repeat(first, other, how)
    return found


def begins(first: Block, second: Block, how: Comparison) -> bool:
    """Whether two equal blocks differ with the lines before them, so that they begin here."""
    if first.start == 0 or second.start == 0:
        return True
    return how.form(first.part(before=1)) != how.form(second.part(before=1))


def repeat(first: Block, second: Block, how: Comparison) -> list[Repeat]:
    """Two equal blocks, as far as they go; nothing if they overlap: a list of like lines."""
    size = first.end - first.start
    most = min(first.longest(), second.longest())
    while size < most and how.form(first.part(size=size + 1)) == how.form(
        second.part(size=size + 1)
    ):
        size += 1
    if first.lines is second.lines and first.start + size > second.start:
        return []
    counted = sum([how.counts(line) for line in first.part(size=size)])
    return [Repeat(first.lines[first.start], second.lines[second.start], counted, how.BUT_FOR)]


def problems(root: Path) -> list[str]:
    """One line for every block that stands twice."""
    folders = sorted(root.glob(RULES))
    files = [lines_of(path) for folder in folders for path in sorted(folder.rglob("*.py"))]
    found = repeats(files, AsTheyStand())
    known = [(each.first, each.second) for each in found]
    found += [
        each for each in repeats(files, ButForNames()) if (each.first, each.second) not in known
    ]
    return [each.text(root) for each in found]


def main(words: list[str]) -> int:
    """Print what stands twice; 1 if anything does."""
    parser = argparse.ArgumentParser(description="List equal blocks in the rules of the games.")
    parser.add_argument("--root", type=Path, default=ROOT, help="the repository")
    lines = problems(parser.parse_args(words).root.resolve())
    for line in lines:
        print(line)
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
