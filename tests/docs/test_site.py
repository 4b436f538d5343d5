"""The documentation's site has every page, under its own name, and links that lead there."""

import re
from pathlib import Path

import docs_pages
import pytest
import yaml

ROOT = Path(__file__).parents[2]
SITE = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))


def named(entries: object) -> set[str]:
    """All pages of the navigation."""
    if isinstance(entries, str):
        return {entries}
    found = entries.values() if isinstance(entries, dict) else entries
    assert isinstance(found, list | type({}.values()))
    return {page for entry in found for page in named(entry)}


def test_every_page_is_in_the_navigation() -> None:
    pages = {place.as_posix() for place in docs_pages.pages().values() if place.suffix == ".md"}
    assert named(SITE["nav"]) == pages


def test_links_lead_where_pages_lie_on_the_site(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(docs_pages, "PAGES", tmp_path)
    assert docs_pages.main() == 0
    for page in tmp_path.rglob("*.md"):
        for link in re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            assert (page.parent / link).exists(), f"{page.name}: {link}"


def test_the_guide_for_agents_leads_to_pages() -> None:
    links = re.findall(r"\]\(([^)]+)\)", (ROOT / "docs/llms.txt").read_text(encoding="utf-8"))
    assert links
    assert [link for link in links if not (ROOT / "docs" / link).is_file()] == []
