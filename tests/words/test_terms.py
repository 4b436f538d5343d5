"""One word for one thing: what the glossaries rule out is written nowhere."""

import re
from pathlib import Path

import pytest

from panj.words import LANGUAGES
from words.ftl_files import games, messages, static_text

DOCS = Path(__file__).parents[2] / "docs"
HEAD = "| language | never | but |"


def ruled_out(page: Path) -> list[tuple[str, str]]:
    """Language and words of the table headed `never` of a page."""
    lines = iter(page.read_text(encoding="utf-8").splitlines())
    for line in lines:
        if line == HEAD:
            break
    next(lines)
    rows: list[tuple[str, str]] = []
    for line in lines:
        if not line.startswith("|"):
            break
        lang, never, _ = (cell.strip() for cell in line.strip("|").split("|"))
        rows.append((lang, never))
    return rows


def as_pattern(never: str) -> re.Pattern[str]:
    """Whole words, a half-space not being the end of one; a star is any ending."""
    ending = "" if never.endswith("*") else r"(?![\w\u200c])"
    return re.compile(
        r"(?<![\w\u200c])" + re.escape(never.removesuffix("*")) + ending, re.IGNORECASE
    )


def written(lang: str, owner: str = "") -> list[tuple[str, str]]:
    """The texts of a language, or those of one game."""
    return [
        (f"{ident}.{form}", static_text(pattern))
        for (file, ident), forms in messages(lang).items()
        for form, pattern in forms.items()
        if not owner or file.startswith(f"{owner}/")
    ]


PAGES = [("", DOCS / "translating.md")] + [
    (game.slug, DOCS / f"rules/{game.slug}.md")
    for game in games()
    if (DOCS / f"rules/{game.slug}.md").is_file()
]


@pytest.mark.parametrize(("owner", "page"), PAGES, ids=[page.stem for _, page in PAGES])
def test_what_a_glossary_rules_out_is_written_nowhere(owner: str, page: Path) -> None:
    rows = ruled_out(page)
    assert rows
    assert {lang for lang, _ in rows} <= set(LANGUAGES)
    found = [
        (never, place)
        for lang, never in rows
        for place, text in written(lang, owner)
        if as_pattern(never).search(text)
    ]
    assert found == []


def test_only_whole_words_are_ruled_out() -> None:
    assert as_pattern("پاکس").search("بازی پاکس پامیر")
    assert not as_pattern("پاکس").search("در پاکسازی")
    assert as_pattern("szerver*").search("A szerverrel")
    assert not as_pattern("rang").search("rangsor")
    assert as_pattern("neki:").search("Neki: a")
