"""List the rules that no test cites, and the citations of rules that do not exist.

    python tools/untested_rules.py

A rule is an id that `docs/rules/*.md` defines: bold (`**MG-3.6**`, `**MG-9.1 Three players.**`),
as the first cell of a table row, or as a heading. A citation is an argument of a `rule(...)`
mark under `tests/`.
"""

import argparse
import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
ID = r"[A-Z]{2}-\d+(?:\.[A-Z]?\d+)+"
DEFINITION = re.compile(rf"\*\*({ID})|^\|\s*({ID})\s*\||^#+\s+({ID})\b", re.MULTILINE)


class Place:
    """Where a rule is defined or cited."""

    def __init__(self, rule: str, path: Path, line: int) -> None:
        self.rule = rule
        self.path = path
        self.line = line

    def text(self, root: Path) -> str:
        return f"{self.path.relative_to(root)}:{self.line}: {self.rule}"


def defined(docs: Path) -> Iterator[Place]:
    """Every rule of the rules pages, in reading order."""
    for path in sorted(docs.glob("*.md")):
        text = path.read_text(encoding="utf-8")
        for found in DEFINITION.finditer(text):
            rule = next(group for group in found.groups() if group)
            yield Place(rule, path, text.count("\n", 0, found.start()) + 1)


def cited(tests: Path) -> Iterator[Place]:
    """Every id that a test names in a `rule(...)` mark."""
    for path in sorted(tests.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            if isinstance(node, ast.Call) and is_mark(node.func):
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        yield Place(argument.value, path, argument.lineno)


def is_mark(node: ast.expr) -> bool:
    """Whether this is `rule` or `pytest.mark.rule`."""
    if isinstance(node, ast.Attribute):
        return node.attr == "rule" and ast.unparse(node.value) == "pytest.mark"
    return isinstance(node, ast.Name) and node.id == "rule"


def problems(root: Path) -> list[str]:
    """One line for every untested rule and every unknown citation."""
    rules: dict[str, Place] = {}
    for place in defined(root / "docs" / "rules"):
        rules.setdefault(place.rule, place)
    citations = list(cited(root / "tests"))
    tested = {place.rule for place in citations}
    lines = [
        f"{place.text(root)} has no test" for rule, place in rules.items() if rule not in tested
    ]
    lines += [
        f"{place.text(root)} is not in docs/rules" for place in citations if place.rule not in rules
    ]
    return lines


def main(words: list[str]) -> int:
    """Print what is wrong; 1 if anything is."""
    parser = argparse.ArgumentParser(description="List the rules that no test cites.")
    parser.add_argument("--root", type=Path, default=ROOT, help="the repository")
    root = parser.parse_args(words).root.resolve()
    lines = problems(root)
    for line in lines:
        print(line)
    if not lines:
        count = len({place.rule for place in defined(root / "docs" / "rules")})
        print(f"all {count} rules have a test")
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
