"""What `make check` runs hangs on what was changed."""

import subprocess
from pathlib import Path

import check
import pytest
from check import Scope


def ran(*changed: str) -> list[str]:
    return [word for arguments in Scope(list(changed)).tests() for word in arguments]


def test_a_change_in_one_game_runs_its_tests_and_what_runs_over_all_games() -> None:
    found = ran("src/panj/games/trajan/rules/turn.py", "tests/games/trajan/test_turn.py")
    assert "tests/games/trajan" in found
    assert found[-2:] == ["-k", "trajan"]
    assert "tests/games/minerva" not in found
    assert "tests/server" not in found


def test_a_change_in_two_games_runs_both() -> None:
    found = ran("src/panj/games/trajan/state.py", "src/panj/games/minerva/state.py")
    assert found[-1] == "minerva or trajan"


def test_a_change_outside_the_games_runs_everything_quick() -> None:
    found = ran("src/panj/core/match.py", "src/panj/games/trajan/state.py")
    assert {"tests/games", "tests/server", "tests/core", "tests/bots"} <= set(found)
    assert "-k" not in found
    assert "tests/web" not in found


@pytest.mark.parametrize(
    "changed",
    [
        [],
        ["src/panj/games/trajan/state.py"],
        ["web/src/boards/trajan/Board.svelte"],
        ["examples/high_card/high_card/board/board.js"],
    ],
)
def test_the_page_is_always_looked_at(changed: list[str]) -> None:
    commands = Scope(changed).lint()
    assert [command[2] for command in commands if "tools/web.py" in command] == [
        "lint",
        "check",
        "test",
    ]


def test_a_change_of_the_page_alone_runs_no_rules() -> None:
    assert ran("web/src/boards/generic/Board.svelte") == ["tests/tools", "tests/docs"]


@pytest.mark.parametrize(
    "name",
    [
        "tests/golden/pax_pamir_2p.txt",
        "tests/golden/pax_pamir_3p_wakhan.txt",
        "tests/lab/playthroughs/pax_pamir.txt.xz",
    ],
)
def test_golden_files_belong_to_a_games_change(name: str) -> None:
    found = ran("src/panj/games/pax_pamir/state.py", name)
    assert "tests/games/pax_pamir" in found
    assert found[-2:] == ["-k", "pax_pamir"]


@pytest.mark.parametrize(
    "name", ["tests/golden/series.json", "tests/golden/test_playthroughs.py", "tests/lab/rows.py"]
)
def test_what_all_games_share_runs_everything_quick(name: str) -> None:
    assert "-k" not in ran("src/panj/games/pax_pamir/state.py", name)


def test_papers_run_their_own_tests_only() -> None:
    assert ran("README.md", "docs/rules/trajan.md") == ["tests/tools", "tests/docs"]


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository of two commits, pushed nowhere."""
    monkeypatch.setattr(check, "ROOT", tmp_path)
    git(tmp_path, "init", "--quiet")
    for name in ("first.py", "second.py"):
        (tmp_path / name).touch()
        git(tmp_path, "add", name)
        git(tmp_path, "commit", "--quiet", "--message", name)
    return tmp_path


def git(at: Path, *words: str) -> None:
    who = ["-c", "user.name=somebody", "-c", "user.email=somebody@example.org"]
    subprocess.run(["git", *who, *words], cwd=at, check=True)


def test_what_is_not_committed_is_checked(repository: Path) -> None:
    (repository / "third.py").touch()
    (repository / "first.py").write_text("1")
    assert check.changed_files() == ["first.py", "third.py"]


def test_the_last_commit_is_checked_if_there_is_nothing_else(repository: Path) -> None:
    assert check.changed_files() == ["second.py"]


def test_what_is_not_pushed_is_checked(repository: Path) -> None:
    git(repository, "branch", "pushed", "HEAD~1")
    git(repository, "branch", "--quiet", "--set-upstream-to", "pushed")
    (repository / "third.py").touch()
    assert check.changed_files() == ["second.py", "third.py"]
