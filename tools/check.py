"""Check what was changed, before a commit: `make check`.

    python tools/check.py            # what differs from what was last pushed
    python tools/check.py --all      # everything that is quick, whatever was changed

A change in one game needs that game's tests and what runs over all games, narrowed down to it; a
change elsewhere needs all quick tests of the layers above it. The page is always looked at: that
costs nothing while its sources are those that passed before (`tools/web.py`). Says at the end
where the time went.
"""

import argparse
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[1]
GAMES = sorted((path.parent.name for path in ROOT.glob("src/panj/games/*/game.py")), reverse=True)
"""A slug that begins another one comes after it."""

HOUSES = re.compile(
    r"(?:(?:src/panj/games|tests/games)/(?=\w+/)|tests/golden/|tests/lab/playthroughs/)"
    rf"({'|'.join(GAMES)})(?![a-z])"
)
"""What belongs to one game: its house, its tests, its golden files."""

PAGE = ("lint", "check", "test")
"""What `tools/web.py` looks at before a commit."""

PAPER = re.compile(r"docs/|.*\.md$")
OVER_ALL_GAMES = ("conformance", "golden", "bots", "lab", "words")
"""Tests that run once for every game, with its slug in their names."""

SMALL = ("tools", "docs")
SERVER = "server"
NOT_IN_A_CHECK = ("support", "web", "compiled", SERVER)
"""The browser and the compiled build are for `make test`."""


def changed_files() -> list[str]:
    """Files that differ from what was last pushed. Where nothing is pushed, from the last commit;
    and if nothing differs from that one either, the files of that commit itself."""
    pushed = git("merge-base", "HEAD", "@{upstream}")
    return differing(pushed[0]) if pushed else differing("HEAD") or differing("HEAD~1")


def differing(base: str) -> list[str]:
    """Files that differ from a commit, new ones included."""
    return [
        *git("diff", "--name-only", base),
        *git("ls-files", "--others", "--exclude-standard"),
    ]


def git(*words: str) -> list[str]:
    """The lines that git prints; none if it cannot."""
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.split() if done.returncode == 0 else []


class Scope:
    """What a change asks for."""

    def __init__(self, changed: list[str]) -> None:
        code = [name for name in changed if not PAPER.match(name) and not name.startswith("web/")]
        houses = {name: found[1] for name in code if (found := HOUSES.match(name))}
        self.games = sorted(set(houses.values()))
        self.is_about_games_only = bool(code) and len(houses) == len(code)
        self.has_code = bool(code)

    def lint(self) -> list[list[str]]:
        """The commands that look at the source."""
        python = sys.executable
        programs = Path(python).parent
        return [
            *[[python, "tools/web.py", task] for task in PAGE],
            [str(programs / "ruff"), "format", "--check", "."],
            [str(programs / "ruff"), "check", "."],
            [str(programs / "mypy")],
            [python, "tools/imports.py"],
            [python, "tools/repeats.py"],
            [python, "tools/untested_rules.py"],
        ]

    def tests(self) -> list[list[str]]:
        """The arguments of every run of pytest."""
        if not self.has_code:
            return [folders(SMALL)]
        if not self.is_about_games_only:
            every = sorted(path.name for path in (ROOT / "tests").iterdir() if path.is_dir())
            return [folders(name for name in every if is_quick(name)), folders([SERVER])]
        own = [f"games/{slug}" for slug in self.games if (ROOT / "tests/games" / slug).is_dir()]
        narrowed = [*folders(OVER_ALL_GAMES), "-k", " or ".join(self.games)]
        return [folders([*own, *SMALL]), narrowed]


def is_quick(name: str) -> bool:
    """Whether the tests of a folder belong to a check."""
    return name not in NOT_IN_A_CHECK and not name.startswith("__")


def folders(names: Iterable[str]) -> list[str]:
    """Folders of tests by their names."""
    return [f"tests/{name}" for name in names]


def main(words: list[str]) -> int:
    """Run everything that the change asks for; stop at the first that fails."""
    parser = argparse.ArgumentParser(description="Check what was changed.")
    parser.add_argument("--all", action="store_true", help="everything that is quick")
    everything = parser.parse_args(words).all
    scope = Scope(["src/panj/"] if everything else changed_files())
    pytest = [sys.executable, "-m", "pytest", "-n", "2", "-m", "not slow"]
    began = Spent()
    for command in [*scope.lint(), *[[*pytest, *arguments] for arguments in scope.tests()]]:
        start = Spent()
        code = subprocess.run(command, cwd=ROOT, check=False).returncode
        print(f"{start.until_now()}  {shown(command)}", flush=True)
        if code != 0:
            return code
    print(f"{began.until_now()}  in all")
    return 0


class Spent:
    """A moment, from which time is counted: on the clock and of the processor, which a busy machine
    does not stretch."""

    def __init__(self) -> None:
        self.clock = time.monotonic()
        self.processor = processor_seconds()

    def until_now(self) -> str:
        """What was spent since, in words."""
        clock = time.monotonic() - self.clock
        return f"{clock:6.1f} s, {processor_seconds() - self.processor:6.1f} s of processor"


def processor_seconds() -> float:
    """What all commands that have ended took of the processor."""
    spent = os.times()
    return spent.children_user + spent.children_system


def shown(command: list[str]) -> str:
    """A command as somebody would type it."""
    return " ".join([Path(command[0]).name, *command[1:]])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
