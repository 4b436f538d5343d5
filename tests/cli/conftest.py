"""The program as a test runs it: in this process, with typed lines from a string."""

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from arena.conftest import bad_bots
from panj.cli.main import main
from panj.core.chance import key_of
from panj.core.match import Match
from panj.core.match_file import write
from panj.core.registry import REGISTRY

__all__ = ["bad_bots"]

WIDTH = "100"


class Run:
    """What a command wrote, and its exit code."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    @property
    def json(self) -> Any:
        """The one document on standard output, with nothing beside it."""
        assert self.err == ""
        return json.loads(self.out)

    def refused(self, *words: str) -> None:
        """The command was refused with a sentence on standard error that has these words."""
        assert self.code == 2, self.err
        assert "Traceback" not in self.err
        assert self.err.strip()
        for word in words:
            assert word in self.err


Runner = Callable[..., Run]


@pytest.fixture
def panj(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Runner:
    """Run a command line: `panj("play", "kingdomino", typed="1\\n")`."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "PANJ_LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", WIDTH)
    monkeypatch.setenv("PANJ_PLAIN", "0")  # drawn, though nobody sits there

    def run(*args: str | Path, typed: str = "") -> Run:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        with pytest.raises(SystemExit) as left:
            main([str(arg) for arg in args])
        out, err = capsys.readouterr()
        assert isinstance(left.value.code, int)
        return Run(left.value.code, out, err)

    return run


@pytest.fixture(scope="session")
def match_text() -> str:
    """The file of a whole match for two, a person against a bot."""
    game = REGISTRY.game("kingdomino")
    match = Match(game, game.terms(2, {}), key_of(5))
    while (d := match.decision()) is not None:
        match.submit(d.moves(match.state)[0], match.version)
    return write(match, ["Player 1", "bot:greedy"])


@pytest.fixture
def saved(match_text: str, tmp_path: Path) -> Path:
    """A match file."""
    path = tmp_path / "match.jsonl"
    path.write_text(match_text)
    return path
