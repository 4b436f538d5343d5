"""The tool that rates all levels anew."""

import itertools
import sys
from pathlib import Path

import ladder
import pytest
from levels import LEVELS


def test_the_levels_meet_their_neighbours() -> None:
    met = [pair for each in ladder.STRETCHES for pair in pairs(each.bots.split(","))]
    assert met == pairs(LEVELS)


def pairs(names: list[str]) -> list[tuple[str, str]]:
    return list(itertools.pairwise(names))


def test_the_table_is_written_between_its_marks_and_nowhere_else() -> None:
    page = ladder.PAGE.read_text()
    assert ladder.written(ladder.written(page, "| x |\n"), rows(page)) == page
    with pytest.raises(SystemExit, match="no marks"):
        ladder.written("no table", "| x |\n")


def rows(page: str) -> str:
    return page.partition(ladder.BEGIN)[2].partition(ladder.END)[0]


def test_a_ladder_is_played_and_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{ladder.BEGIN}old\n{ladder.END}after\n")
    monkeypatch.setattr(ladder.REGISTRY, "slugs", lambda: ["kingdomino"])
    command = ["ladder.py", str(tmp_path), "--only", "low", "--games", "0.01", "--page", str(page)]
    monkeypatch.setattr(sys, "argv", command)
    ladder.main()
    first = page.read_text()
    assert "old" not in first
    assert first.startswith("before\n")
    assert first.endswith("after\n")
    assert "| kingdomino | 1000 |" in first
    ladder.main()
    assert page.read_text() == first
