"""What serves every game knows none of them: games are named in their own folders only."""

import re
from pathlib import Path

import pytest

from panj.core.registry import REGISTRY

ROOT = Path(__file__).parents[2]
SHARED = (
    ("src/panj", "games"),
    ("web/src", "boards"),
    ("web/public", None),
    ("tools", None),
)
"""Folders, each with the one inside it where games are at home."""

SINGLE = ["setup.py", "Makefile", *(f"web/{each}" for each in ("index.html", "package.json"))]
TEXTS = {".py", ".sh", ".ts", ".js", ".svelte", ".css", ".html", ".ftl", ".json", ".svg"}
MADE = {"static", "generated"}
"""Folders that are made from what is looked at here, games and all."""

OURS = "panj.games."
SLUGS = sorted(slug for slug, at in REGISTRY.points().items() if at.module.startswith(OURS))
EXAMPLES = sorted(path.parent.name for path in ROOT.glob("examples/*/*/game.py"))
"""Games from outside that come with the source: nothing of Panj knows them either."""

NAMES = {slug: re.compile(slug.replace("_", "[ _-]?"), re.IGNORECASE) for slug in SLUGS + EXAMPLES}
PREFIXES = {slug: re.compile(rf"\b{REGISTRY.game(slug).rule_prefix}-\d") for slug in SLUGS}


def named_in(text: str) -> list[str]:
    """The games that a text names: by slug or name, inside of words too (`kohan_dej`, `Kohan Dej`,
    `KohanDejState`), or by a rule of theirs."""
    return [
        slug
        for slug, name in NAMES.items()
        if name.search(text) or (slug in PREFIXES and PREFIXES[slug].search(text))
    ]


def shared_files(folder: str, home: str | None) -> list[Path]:
    return [
        path
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in TEXTS
        and path.relative_to(ROOT / folder).parts[0] != home
        and not MADE & set(path.parts)
    ]


@pytest.mark.parametrize(
    "text",
    [
        "kohan_dej",
        "of Kohan Dej,",
        "panj/KohanDej-v1",
        "x_kohan_dej(",
        "KohanDejState",
        "isKohanDej",
        "a rule, such as KO-4.1",
    ],
)
def test_a_game_is_found_under_each_of_its_names(text: str) -> None:
    assert named_in(text) == ["kohan_dej"]


def test_there_are_five_games_and_an_example() -> None:
    assert len(SLUGS) == 5
    assert EXAMPLES == ["high_card"]


@pytest.mark.parametrize(("folder", "home"), SHARED)
def test_no_game_is_named(folder: str, home: str | None) -> None:
    files = shared_files(folder, home)
    assert files
    assert naming(files) == []


def test_no_game_is_named_where_things_are_built() -> None:
    assert naming([*(ROOT / each for each in SINGLE), *ROOT.glob("web/*.[jt]s")]) == []


def naming(files: list[Path]) -> list[tuple[str, list[str]]]:
    """The files that name games, with these."""
    return [
        (str(path.relative_to(ROOT)), named)
        for path in files
        if (named := named_in(path.read_text(encoding="utf-8")))
    ]
