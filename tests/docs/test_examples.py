"""The examples in the documentation run as they stand there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
EXAMPLES = [
    pytest.param(code, id=f"{page.name}-{number}")
    for page in PAGES
    for number, code in enumerate(re.findall(r"```python\n(.*?)```", page.read_text(), re.DOTALL))
]


@pytest.mark.parametrize("code", EXAMPLES)
def test_an_example_runs(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, "example", "exec"), {})
    assert capsys.readouterr().out


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text()):
        assert (page.parent / link).exists(), link


def test_the_readme_tells_that_minervas_tiles_are_a_reconstruction_and_how_to_replace_them() -> (
    None
):
    readme = (ROOT / "README.md").read_text()
    rules = (ROOT / "docs/rules/minerva.md").read_text()
    section = readme.partition("### Minerva's tiles")[2].partition("\n## ")[0]
    assert "a reconstruction" in section
    assert "--option tiles=" in section
    for chapter in ("11 What is reconstructed", "13 The grammar of effects"):
        anchor = chapter.lower().replace(" ", "-")
        assert f"docs/rules/minerva.md#{anchor}" in section
        assert f"## {chapter}" in rules
