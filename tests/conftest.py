"""What all tests share."""

import os
import subprocess
from pathlib import Path

import pytest
from hypothesis import settings

ROOT = Path(__file__).parents[1]

# A slow machine is no failure, and what decides about a change must decide the same every time.
settings.register_profile("panj", deadline=None, derandomize=os.environ.get("CI") == "true")
settings.load_profile("panj")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--changed",
        action="store_true",
        help="of the games' own tests, run only those of games that were changed",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """With `--changed`, leave out games that are as they were; what all games share always runs."""
    if not config.getoption("--changed"):
        return
    changed = changed_files()
    left_out = [item for item in items if is_of_unchanged_game(item.path, changed)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in set(left_out)]


def changed_files() -> set[str]:
    """Files that differ from what was last pushed, or from the last commit."""
    base = git("merge-base", "HEAD", "@{upstream}") or ["HEAD"]
    return {
        *git("diff", "--name-only", base[0]),
        *git("ls-files", "--others", "--exclude-standard"),
    }


def git(*words: str) -> list[str]:
    """The lines that git prints; none if it cannot."""
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.split() if done.returncode == 0 else []


def is_of_unchanged_game(path: Path, changed: set[str]) -> bool:
    """Whether a test belongs to one game, and neither that game nor the core was touched."""
    parts = path.relative_to(ROOT).parts
    if parts[:2] != ("tests", "games") or len(parts) < 4:
        return False
    return not any(parts[2] in name or name.startswith("src/panj/core/") for name in changed)
