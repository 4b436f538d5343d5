"""The tool that compares the rules pages with the tests."""

from pathlib import Path

import pytest
from untested_rules import ROOT, cited, defined, main, problems

PAGE = """# A game

- **AB-1.1** Defined in bold.
- **AB-9.2 With a title.** See AB-7.7, which is only named here.
| **AB-3.10** | in a table |
| AB-3.11 | in a table, not bold |
### AB-4.1 As a heading
- **AB-9.R3** and **AB-2.1.4** have other numbers.
"""
ALL = ["AB-1.1", "AB-9.2", "AB-3.10", "AB-3.11", "AB-4.1", "AB-9.R3", "AB-2.1.4"]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "tests" / "games").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "a_game.md").write_text(PAGE, encoding="utf-8")
    return tmp_path


def write_test(root: Path, text: str) -> None:
    (root / "tests" / "games" / "test_a_game.py").write_text(text, encoding="utf-8")


def test_rules_are_found_in_bold_in_tables_and_in_headings(root: Path) -> None:
    assert [place.rule for place in defined(root / "docs" / "rules")] == ALL


def test_citations_are_found_in_both_forms_of_the_mark(root: Path) -> None:
    write_test(root, '@rule("AB-1.1", "AB-9.2")\ndef test(): ...\npytest.mark.rule("AB-4.1")\n')
    assert [place.rule for place in cited(root / "tests")] == ["AB-1.1", "AB-9.2", "AB-4.1"]


def test_a_rule_named_elsewhere_in_a_test_is_no_citation(root: Path) -> None:
    write_test(root, '"""AB-1.1"""\ncheck("AB-1.1")\nd.rule == "AB-1.1"\nself.rule("AB-1.1")\n')
    assert list(cited(root / "tests")) == []


def test_untested_rules_are_listed_with_their_place(root: Path) -> None:
    write_test(root, f"@rule({', '.join(map(repr, ALL[1:]))})\ndef test(): ...\n")
    assert problems(root) == ["docs/rules/a_game.md:3: AB-1.1 has no test"]


def test_an_unknown_citation_is_an_error_too(root: Path) -> None:
    write_test(root, f"@rule({', '.join(map(repr, ALL))})\n@rule('AB-7.7')\ndef test(): ...\n")
    assert problems(root) == ["tests/games/test_a_game.py:2: AB-7.7 is not in docs/rules"]


def test_the_exit_status_tells_whether_all_is_well(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--root", str(root)]) == 1
    assert "AB-1.1 has no test" in capsys.readouterr().out
    write_test(root, f"@rule({', '.join(map(repr, ALL))})\ndef test(): ...\n")
    assert main(["--root", str(root)]) == 0
    assert "all 7 rules have a test" in capsys.readouterr().out


def test_every_rule_of_this_project_has_a_test() -> None:
    assert problems(ROOT) == []
