"""Every command that the guides tell a reader to type does what it should. Games are few, and bots
think for a moment; `make guides` lets them play as long as the guides say."""

import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from cli.conftest import match_text, panj, saved  # noqa: F401
from docs.commands import PAGES, ROOT, commands
from panj.cli.main import COMMANDS

NAMED = set(COMMANDS) - {"bench", "games"}
"""What a page that says no more only speaks of, and tells nobody to type it as it is."""

IS_WHOLE = os.environ.get("PANJ_GUIDES") == "whole"
FEW = {
    "--games": "2", "--rounds": "0", "--positions": "0", "--proof": "0", "--jobs": "1",
    "--seconds": "0.01", "--moves": "5", "--match": "1",
}  # fmt: skip
"""What an option is set to where a command would take long."""
LEAST = {"bench": ("--seconds", "0.01"), "review": ("--seconds", "0.01"),
         "hint": ("--at", "4"), "sim": ("--games", "2"), "arena": ("--games", "2")}  # fmt: skip
"""The same, for a command that does not say it itself."""
MOMENT = re.compile(r"\b(medium|hard|expert)\b")
STANDS_FOR = {"GAME": "kingdomino", "my_game": "kingdomino", "N": "1", "FILE": "match.jsonl",
              "mine": "random"}  # fmt: skip

ELSEWHERE = {
    r"panj": "tests/cli/test_table.py",
    r"panj serve": "tests/server/reliability/test_serve.py",
    r"panj mcp( --lang fa)?": "tests/lab/test_mcp_stdio.py",
    r"panj arena .*--cluster local": "tests/cli/test_arena.py",
    r"panj arena .*--cluster (auto|10).*": "tests/cli/test_arena.py",
    r"panj check .*": "tests/outside/test_commands.py",
    r"panj puzzles make .*": "tests/cli/test_puzzles.py",
    r"panj puzzles check": "tests/cli/test_puzzles.py",
    r"panj bench --search": "tests/cli/test_commands.py",
    r"python tools/encodings_page.py": "tests/lab/test_encodings_page.py",
    r"python tools/levels.py .*": "tests/tools/test_levels.py",
    r"python tools/playthroughs.py": "tests/lab/test_openspiel.py",
    r"python tools/lessons.py.*": "tests/learn/test_lessons.py",
    r"python tools/terminal_screens.py": "tests/terminal/test_screens.py",
    r"python tools/terminal_games.py": "tests/terminal/test_whole_games.py",
    r"python tools/web.py (build|check|lint|format|test|dev)": "tests/tools/test_web.py",
    r"python tools/soak.py .*": "make soak",
    r"python tools/(load|web_figures|cold_start).py.*": "make figures",
    r"(uvx|pipx run|pip install) panj": "make get-test",
    r"(podman|docker) compose up.*": "make container-test",
    r"git clone.*": "make get-test",
}
"""What runs in another test, or behind a target of `make` because it takes long."""

SAID = [(page, command) for page in PAGES for command in commands(page)]


def elsewhere(command: str) -> str | None:
    return next((at for what, at in ELSEWHERE.items() if re.fullmatch(what, command)), None)


def here(page: Path) -> list[str]:
    """The commands of a page that are run here."""
    return [each for each in commands(page) if each.startswith("panj ") and not elsewhere(each)]


def words_of(command: str) -> list[str]:
    """A command line as it is run here."""
    words = [STANDS_FOR.get(word, word) for word in shlex.split(command)[1:]]
    words = [re.sub(r"\bmine,", "random,", word) for word in words]
    words = [word.replace("cmd:python ", f"cmd:{sys.executable} {ROOT}/") for word in words]
    if IS_WHOLE:
        return words
    for before, place in zip(words, range(1, len(words)), strict=False):
        if before in FEW:
            words[place] = FEW[before]
        if before == "--bots":
            words[place] = MOMENT.sub(r"\1@0.01", words[place])
    option, value = LEAST.get(words[0], ("", ""))
    if option and option not in words:
        words += [option, value]
    if words[0] == "tune" and "--games" in words:
        words[words.index("--games") + 1] = "10"
    if words[0] in ("bench", "sim") and words[1].startswith("--"):
        words.insert(1, "kingdomino")
    return words


@pytest.fixture
def folder(tmp_path: Path, saved: Path, monkeypatch: pytest.MonkeyPatch) -> Path:  # noqa: F811
    """Where a reader types: with a match, a folder for more of them and tables of tiles."""
    shutil.copy(saved, tmp_path / "other.jsonl")
    (tmp_path / "matches").mkdir()
    shutil.copytree(ROOT / "src/panj/games/minerva/data", tmp_path / "my_tiles")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("page", [page for page in PAGES if here(page)], ids=lambda page: page.name)
def test_what_a_page_says_can_be_typed(page: Path, folder: Path, panj) -> None:  # noqa: F811
    for command in here(page):
        words = words_of(command)
        if command.removeprefix("panj ") in NAMED:
            words = [words[0], "--help"]
        if "--to" in words:  # nothing that is there is written over
            Path(words[-1]).is_file() and Path(words[-1]).unlink()
        run = panj(*words, typed="q\n")
        assert run.code == 0, (command, words, run.out, run.err)


@pytest.mark.parametrize(
    "command", sorted({each for _, each in SAID if each.startswith("python tools/terminal.py ")})
)
def test_boards_are_drawn_as_the_guide_says(command: str, folder: Path) -> None:
    words = [STANDS_FOR.get(word, word) for word in shlex.split(command)[2:]]
    tool = [sys.executable, str(ROOT / "tools/terminal.py"), *words]
    done = subprocess.run(tool, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


@pytest.mark.parametrize("target", sorted({each for _, each in SAID if each.startswith("make ")}))
def test_what_make_is_asked_for_it_can_make(target: str) -> None:
    done = subprocess.run(
        ["make", "--dry-run", *target.split()[1:]], cwd=ROOT, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_extras_are_called_by_their_names() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = {each for _, each in SAID if each.startswith("pip install ") and "[" in each}
    assert asked
    for command in asked:
        (wanted,) = shlex.split(command)[2:]
        names = re.fullmatch(r"panj\[([a-z,]+)\]", wanted)
        assert names, command
        assert set(names[1].split(",")) <= set(project["optional-dependencies"])


@pytest.mark.parametrize("place", sorted(set(ELSEWHERE.values())))
def test_what_runs_elsewhere_is_there(place: str) -> None:
    if place.startswith("make "):
        makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
        assert re.search(rf"^{place.removeprefix('make ')}:", makefile, re.MULTILINE)
    else:
        assert (ROOT / place).is_file()


def test_no_command_is_left_out() -> None:
    """A command of a kind that nobody here knows would be typed by readers alone."""
    known = ("panj ", "make ", "python tools/terminal.py ")
    left = [
        (page.name, command)
        for page, command in SAID
        if " " in command  # a program alone is only spoken of
        and not command.startswith(known)
        and not elsewhere(command)
        and "panj[" not in command
    ]
    assert left == []
