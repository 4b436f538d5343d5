"""Check that imports go one way, and that nobody but a game itself imports a game.

    python tools/imports.py

core <- words <- drawing, terminal, learn; core <- bots <- table <- server, arena; arena <- lab;
learn <- server; bots, words <- puzzles <- server; cli above.
A game imports core and itself; what draws it may import what it is drawn with.
"""

import argparse
import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = "panj"

MAY_IMPORT: dict[str, set[str]] = {
    "core": {"core"},
    "words": {"core", "words"},
    "drawing": {"core", "words", "drawing"},
    "terminal": {"core", "words", "terminal"},
    "bots": {"core", "bots"},
    "table": {"core", "bots", "table"},
    "learn": {"core", "words", "learn"},
    "puzzles": {"core", "words", "bots", "puzzles"},
    "server": {"core", "words", "drawing", "bots", "table", "learn", "puzzles", "server"},
    "arena": {"core", "words", "bots", "table", "arena"},
    "lab": {"core", "words", "drawing", "bots", "table", "arena", "lab"},
    "cli": {
        "core",
        "words",
        "terminal",
        "bots",
        "table",
        "learn",
        "puzzles",
        "server",
        "arena",
        "lab",
        "cli",
    },
    "__main__": {"cli"},
    "__init__": set(),
}
"""The layers that each layer may import. Games are told apart below."""

DRAWN_WITH = {"picture": {"words", "drawing"}, "terminal": {"words", "terminal"}}
"""What the modules of a game's `showing` whose names begin so may import besides."""

MAY_IMPORT_ROOT = {"cli", "server"}
"""The layers that may ask the package itself for its version."""


class Import:
    """One imported module, by whom and in which line."""

    def __init__(self, importer: str, target: str, line: int) -> None:
        self.importer = importer
        self.target = target
        self.line = line


def module_of(path: Path, source: Path) -> str:
    """The dotted name of a file; a package ends in `__init__`."""
    return ".".join(path.relative_to(source).with_suffix("").parts)


def imports_of(path: Path, source: Path) -> Iterator[Import]:
    """Everything of this package that a file imports, wherever in the file it does so."""
    importer = module_of(path, source)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        for target in targets(node, importer):
            if target.split(".")[0] == PACKAGE:
                yield Import(importer, target, getattr(node, "lineno", 0))


def targets(node: ast.AST, importer: str) -> list[str]:
    """The full dotted names that an import statement names."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        base = node.module or ""
        if node.level:
            above = importer.split(".")[: -node.level]
            base = ".".join([*above, base] if base else above)
        return [f"{base}.{alias.name}" for alias in node.names]
    return []


def is_allowed(importer: str, target: str) -> bool:
    """Whether the direction of one import is right."""
    who, what = importer.split("."), target.split(".")
    layer = who[1]
    if len(what) == 1:
        return layer in MAY_IMPORT_ROOT
    if layer == "games":
        return what[1] == "core" or is_own(who, what) or what[1] in drawn_with(who)
    if what[1] not in MAY_IMPORT:
        return what[1] != "games" and layer in MAY_IMPORT_ROOT
    return what[1] in MAY_IMPORT.get(layer, set())


def is_own(who: list[str], what: list[str]) -> bool:
    """Whether a module of a game imports something of the same game."""
    return len(who) > 3 and what[1:3] == who[1:3]


def drawn_with(who: list[str]) -> set[str]:
    """What a module that draws a game may import besides the core."""
    name = who[4] if len(who) == 5 and who[3] == "showing" else ""
    return DRAWN_WITH.get(name.partition("_")[0], set())


def problems(root: Path) -> list[str]:
    """One line for every import that goes the wrong way, and for files that are no Python."""
    source = root / "src"
    lines: list[str] = []
    for path in sorted((source / PACKAGE).rglob("*.py")):
        where = path.relative_to(root)
        try:
            found = list(imports_of(path, source))
        except SyntaxError as error:
            lines.append(f"{where}:{error.lineno}: {error.msg}")
            continue
        lines += [
            f"{where}:{one.line}: {one.importer} imports {one.target}"
            for one in found
            if not is_allowed(one.importer, one.target)
        ]
    return lines


def main(words: list[str]) -> int:
    """Print what is wrong; 1 if anything is."""
    parser = argparse.ArgumentParser(description="Check the direction of imports.")
    parser.add_argument("--root", type=Path, default=ROOT, help="the repository")
    lines = problems(parser.parse_args(words).root.resolve())
    for line in lines:
        print(line)
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
