"""The commands that a reader of the guides is told to type, page by page and in their order."""

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

ROOT = Path(__file__).parents[2]
OTHERS = {"hosting.md", "api.md"}
"""What a host types has tests of its own; the API is no command line."""

PAGES = [
    page
    for page in (
        ROOT / "README.md",
        ROOT / "CONTRIBUTING.md",
        *sorted((ROOT / "docs").glob("*.md")),
    )
    if page.name not in OTHERS
]
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.DOTALL | re.MULTILINE)
SHELLS = {"", "sh", "bash"}
SPAN = re.compile(r"`([^`\n]+)`")
PROGRAMS = r"(?:panj|make|uvx|pipx run|pip install|python (?=tools/)|podman|docker|git clone)"
COMMAND = re.compile(rf"(?:^|; do |&& |chrt -r 10 )({PROGRAMS}(?: [^;#&]*)?)(?=$|[;#&])")
GIVEN = re.compile(r'^(\w+)="(.*)"$', re.MULTILINE)
COUNTED = re.compile(r"for (\w+) in (\w+)")


def commands(page: Path) -> list[str]:
    """Every command of a page once, comments and loops left out."""
    return list(dict.fromkeys(each.strip() for each in typed(page.read_text(encoding="utf-8"))))


def typed(text: str) -> Iterator[str]:
    for language, block in BLOCK.findall(text):
        known = dict(GIVEN.findall(block)) | dict(COUNTED.findall(block))
        for line in block.splitlines() if language in SHELLS else ():
            for command in COMMAND.findall(line.strip()):
                yield re.sub(r"\$(\w+)", partial(value, known), command)
    for span in SPAN.findall(BLOCK.sub("", text)):
        yield from COMMAND.findall(span)


def value(known: dict[str, str], name: re.Match[str]) -> str:
    """What a variable of a block stands for."""
    return known[name[1]]
