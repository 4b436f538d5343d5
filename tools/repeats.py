"""List equal blocks of six or more lines in the rules of the games.

    python tools/repeats.py

A line is what is left of it without its indentation and comment. Blank lines, docstrings, imports
and lines of brackets alone do not count at all. The signature of a method does not count towards
the six, because classes that answer the same question have to write it again; but where two
signatures differ, a block ends.
"""

import argparse
import ast
import io
import re
import sys
import tokenize
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
RULES = "src/panj/games/*/rules"
LEAST = 6
BRACKETS = re.compile(r"[(\[{]*|[)\]}]+[,:]?")
"""What opens or closes alone; `[],` is an argument."""


class Line:
    """One line of code that counts, and where it stands."""

    def __init__(self, path: Path, number: int, text: str, is_signature: bool) -> None:
        self.path = path
        self.number = number
        self.text = text
        self.is_signature = is_signature


class Repeat:
    """The same lines in two places: where they begin and how many lines of code they have."""

    def __init__(self, first: Line, second: Line, size: int) -> None:
        self.first = first
        self.second = second
        self.size = size

    def text(self, root: Path) -> str:
        here, there = [
            f"{line.path.relative_to(root)}:{line.number}" for line in (self.first, self.second)
        ]
        return f"{here}: {self.size} lines stand again at {there}"


def lines_of(path: Path) -> list[Line]:
    """The lines of a file that count, in their order."""
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text, str(path))
    left_out = silent_lines(tree)
    signatures = signature_lines(tree)
    found: list[Line] = []
    for number, line in enumerate(without_comments(text), 1):
        code = line.strip()
        if number not in left_out and not BRACKETS.fullmatch(code):
            found.append(Line(path, number, code, number in signatures))
    return found


def without_comments(text: str) -> list[str]:
    """The lines of a file with their comments cut off."""
    lines = text.splitlines()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            row, column = token.start
            lines[row - 1] = lines[row - 1][:column]
    return lines


def silent_lines(tree: ast.Module) -> set[int]:
    """The numbers of the lines of imports and of strings that stand by themselves."""
    found: set[int] = set()
    for node in ast.walk(tree):
        is_text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if is_text or isinstance(node, (ast.Import, ast.ImportFrom)):
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


def blocks(lines: list[Line]) -> Iterator[tuple[int, int]]:
    """Every shortest run of lines that is long enough: its start and its end."""
    for start in range(len(lines)):
        counted = 0
        for end in range(start, len(lines)):
            counted += not lines[end].is_signature
            if counted == LEAST:
                yield start, end + 1
                break


def repeats(files: list[list[Line]]) -> list[Repeat]:
    """The longest equal blocks of any two places in the files."""
    places: dict[tuple[str, ...], list[tuple[int, int]]] = defaultdict(list)
    for at, lines in enumerate(files):
        for start, end in blocks(lines):
            places[tuple([line.text for line in lines[start:end]])].append((at, start))
    found: list[Repeat] = []
    for same in places.values():
        for i, first in enumerate(same):
            found += [
                repeat(files, first, other)
                for other in same[i + 1 :]
                if begins(files, first, other)
            ]
    return found


def begins(files: list[list[Line]], first: tuple[int, int], second: tuple[int, int]) -> bool:
    """Whether the lines before two equal blocks differ, so that the blocks begin here."""
    (a, i), (b, j) = first, second
    return i == 0 or j == 0 or files[a][i - 1].text != files[b][j - 1].text


def repeat(files: list[list[Line]], first: tuple[int, int], second: tuple[int, int]) -> Repeat:
    """Two equal blocks, as far as they go."""
    (a, i), (b, j) = first, second
    size = 0
    for one, other in zip(files[a][i:], files[b][j:], strict=False):
        if one.text != other.text:
            break
        size += not one.is_signature
    return Repeat(files[a][i], files[b][j], size)


def problems(root: Path) -> list[str]:
    """One line for every block that stands twice."""
    folders = sorted(root.glob(RULES))
    files = [lines_of(path) for folder in folders for path in sorted(folder.rglob("*.py"))]
    return [found.text(root) for found in repeats(files)]


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
