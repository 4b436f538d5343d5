"""Bots with bad habits, installed beside Panj or outside of it."""

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

BOTS_APART = Path(__file__).parents[1] / "server" / "reliability" / "bots_apart"


@pytest.fixture
def bad_bots(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package with bots of bad habits is installed, here and in workers."""
    path = [str(BOTS_APART), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path))
    monkeypatch.syspath_prepend(str(BOTS_APART))
    yield
    sys.modules.pop("panj_test_bots", None)


Outside = Callable[[str], str]


@pytest.fixture
def outside(tmp_path: Path) -> Outside:
    """An outside program made of some lines, as the name of a bot."""

    def make(code: str) -> str:
        path = tmp_path / "program.py"
        path.write_text("import json, sys, time\nread = sys.stdin.readline\n" + code)
        return f"cmd:{sys.executable} {path}"

    return make
