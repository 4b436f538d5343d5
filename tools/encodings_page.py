"""Write the page of all encodings, and the digests that keep them from changing unnoticed.

    python tools/encodings_page.py            # docs/encodings.md and tests/lab/encodings.json
    python tools/encodings_page.py --check    # writes nothing; 1 if they are not as they should be

A network that was trained on one encoding cannot read another one. So whoever changes a game's
fields, its numbers or its action space raises `version` or `actions_version` of its encoding,
and runs this. It refuses to write new digests under an old version.
"""

import argparse
import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

from panj.core.dice import Dice
from panj.core.encoding import Encoding, Field
from panj.core.registry import REGISTRY
from panj.lab.actions import Actions
from panj.lab.observe import observation

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "encodings.md"
DIGESTS = ROOT / "tests" / "lab" / "encodings.json"
SEED = 1
SHORT = 16

HEAD = """# Encodings

What an observation holds, game by game; [the laboratory](lab.md) tells how to get one. This page is
written by `tools/encodings_page.py` from the encodings themselves, and a test keeps it true.

Fields come in this order. *n* is the number of seats; what belongs to seats is told from the own
seat on, in the order of seats. In a category the numbers are only names, and a network wants them
one-hot. "plus 1" means that 0 stands for nothing.
"""
BY = " \N{MULTIPLICATION SIGN} "


def main(words: list[str]) -> int:
    """Write or check both files."""
    parser = argparse.ArgumentParser(description="Write the page and the digests of encodings.")
    parser.add_argument("--check", action="store_true", help="write nothing")
    given = parser.parse_args(words)
    wrong = unversioned(read_digests(), digests())
    for line in wrong:
        print(line)
    if given.check or wrong:
        stale = [path for path, text in files().items() if not is_written(path, text)]
        for path in stale:
            print(f"{path.relative_to(ROOT)} is not as tools/encodings_page.py writes it")
        return 1 if wrong or stale else 0
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
    return 0


def files() -> dict[Path, str]:
    """Both files as they should be."""
    return {PAGE: page(), DIGESTS: json.dumps(digests(), indent=2) + "\n"}


def is_written(path: Path, text: str) -> bool:
    """Whether a file is as it should be."""
    return path.exists() and path.read_text(encoding="utf-8") == text


def read_digests() -> dict[str, Any]:
    """The digests that were written last."""
    found: dict[str, Any] = json.loads(DIGESTS.read_text()) if DIGESTS.exists() else {}
    return found


def unversioned(old: dict[str, Any], new: dict[str, Any]) -> list[str]:
    """The games whose encoding or action space has changed under its old version."""
    lines: list[str] = []
    for slug, mine in new.items():
        for part in ("observations", "actions"):
            was, now = old.get(slug, {}).get(part), mine[part]
            if was and was != now and was["version"] == now["version"]:
                lines.append(f"the {part} of {slug} have changed: raise their version")
    return lines


# Digests


def digests() -> dict[str, Any]:
    """For every game its versions, and digests of one random game at every seat count."""
    return {slug: digests_of(slug) for slug in REGISTRY.slugs()}


def digests_of(slug: str) -> dict[str, Any]:
    """One game's versions and digests."""
    encoding = REGISTRY.game(slug).encoding
    counts = REGISTRY.game(slug).seat_counts
    both = {str(seats): played(slug, seats) for seats in counts}
    return {
        "observations": {
            "version": encoding.version,
            "digests": {seats: pair[0] for seats, pair in both.items()},
        },
        "actions": {
            "version": encoding.actions_version,
            "digests": {seats: pair[1] for seats, pair in both.items()},
        },
    }


def played(slug: str, seats: int) -> tuple[str, str]:
    """One random game: digests of its fields and observations, and of its legal numbers."""
    game = REGISTRY.game(slug)
    s = game.new(seats, {}, SEED)
    dice = Dice(SEED)
    actions = Actions(game)
    seen, numbers = sha256(), sha256(str(actions.size).encode())
    for field in REGISTRY.game(slug).encoding.fields(s.terms):
        seen.update(f"{field.name} {field.shape} {field.low} {field.high}\n".encode())
    while (d := s.decision()) is not None:
        moves = d.moves(s)
        seen.update(observation(game, s, d.who).astype("<i2").tobytes())
        numbers.update(f"{actions.legal(s)}\n".encode())
        s.play(moves[dice.below(len(moves))])
    return seen.hexdigest()[:SHORT], numbers.hexdigest()[:SHORT]


# The page


def page() -> str:
    """All games."""
    return HEAD + "".join(chapter(slug) for slug in REGISTRY.slugs())


def chapter(slug: str) -> str:
    """One game: versions, sizes, fields."""
    game, encoding = REGISTRY.game(slug), REGISTRY.game(slug).encoding
    sizes = {seats: encoding.size(game.terms(seats, {})) for seats in game.seat_counts}
    lengths = ", ".join(f"{size:,} with {seats}" for seats, size in sizes.items())
    return (
        f"\n## {slug}\n\n"
        f"Observations, version {encoding.version}: {lengths} seats. "
        f"Actions, version {encoding.actions_version}: {Actions(game).size:,}.\n\n"
        "| Field | Shape | Values | What it tells |\n|---|---|---|---|\n"
        + "".join(row(field) for field in by_seats(slug, encoding))
    )


def by_seats(slug: str, encoding: Encoding) -> list[dict[int, Field]]:
    """Every field at every seat count that has it, in order."""
    game = REGISTRY.game(slug)
    order: dict[str, dict[int, Field]] = {}
    for seats in game.seat_counts:
        before = ""
        for field in encoding.fields(game.terms(seats, {})):
            if field.name not in order:
                order = inserted(order, field.name, before)
            order[field.name][seats] = field
            before = field.name
    total = len(game.seat_counts)
    return [
        found if len(found) < total else {**found, 0: found[game.seat_counts[0]]}
        for found in order.values()
    ]


def inserted(
    order: dict[str, dict[int, Field]], name: str, before: str
) -> dict[str, dict[int, Field]]:
    """The fields with one more, right after another one."""
    found: dict[str, dict[int, Field]] = {} if before else {name: {}}
    for other, fields in order.items():
        found[other] = fields
        if other == before:
            found[name] = {}
    return found


def row(found: dict[int, Field]) -> str:
    """One field; the key 0 says that every seat count has it."""
    seats = [count for count in found if count]
    fields = [found[count] for count in seats]
    shape = BY.join(
        symbol(seats, [field.shape[i] for field in fields]) for i in range(len(fields[0].shape))
    )
    low = symbol(seats, [field.low for field in fields])
    high = symbol(seats, [field.high for field in fields])
    kind = "category " if fields[0].category else ""
    where = "" if 0 in found else f" Only with {' or '.join(map(str, seats))} at the table."
    about = fields[0].about
    return f"| `{fields[0].name}` | {shape} | {kind}{low} to {high} | {about}{where} |\n"


def symbol(seats: list[int], values: list[int]) -> str:
    """A number, or how it hangs on the number of seats."""
    if len(set(values)) == 1:
        return str(values[0])
    for name, more in (("*n*", 0), ("*n* - 1", -1), ("*n* + 1", 1)):
        if all(value == count + more for count, value in zip(seats, values, strict=True)):
            return name
    return " or ".join(map(str, dict.fromkeys(values)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
