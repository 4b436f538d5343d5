"""No browser test sleeps and hopes that it was enough: it waits for what it is about."""

import re
from pathlib import Path

import pytest

WEB = Path(__file__).parents[1] / "web"
SLEEPING = re.compile(r"wait_for_timeout|\bsleep\(")


@pytest.mark.parametrize("path", sorted(WEB.rglob("*.py")), ids=lambda path: path.name)
def test_nothing_sleeps(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if SLEEPING.search(line)] == []
