"""No test sleeps and hopes that it was enough: it waits for what it is about."""

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
SLEEPING = re.compile(r"wait_for_timeout|time\.sleep\(|asyncio\.sleep\((?!0\))")
"""Handing over to whoever waits, `asyncio.sleep(0)`, is no sleep."""

LOOKS_AGAIN = {
    "support/waiting.py",
    "server/reliability/test_postgres.py",
    "server/reliability/test_storage.py",
}
"""They look again and again until something is there."""
SLOW_ON_PURPOSE = {"server/test_thinkers.py", "tools/test_no_test_hopes.py"}


@pytest.mark.parametrize(
    "path", sorted(TESTS.rglob("*.py")), ids=lambda path: path.relative_to(TESTS).as_posix()
)
def test_nothing_sleeps(path: Path) -> None:
    if path.relative_to(TESTS).as_posix() in LOOKS_AGAIN | SLOW_ON_PURPOSE:
        return
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if SLEEPING.search(line)] == []
