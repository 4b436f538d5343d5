"""Neighbours that begin alike are two versions of one thing, and nobody knows which holds."""

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md")])
# Shorter beginnings are frames of tables, headings, and words that many sentences begin with.
ALIKE = 48


def beginning(line: str) -> str:
    """The name that a row of a table explains, else the first letters of the line."""
    if line.startswith("| `"):
        return line.split("|")[1].strip()
    return line.strip()[:ALIKE]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_neighbours_do_not_begin_alike(page: Path) -> None:
    code = False
    before = ""
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), start=1):
        if line.startswith("```"):
            code = not code
        row = line.startswith("| `")
        begun = beginning(line)
        if not code and begun and (row or len(begun) == ALIKE):
            assert begun != before, f"{page.name}:{number} begins as the line before"
        before = begun
