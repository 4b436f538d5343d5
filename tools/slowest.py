"""Which tests cost most: `pytest -p slowest tests/server`.

Counts seconds of the processor, those of the processes that a test starts included: they do not
hang on what else the machine does, as pytest's own `--durations` do. What others do meanwhile for
a test, such as a browser that all share, is not in it.
"""

import os
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

SHOWN = 20

spent: Counter[str] = Counter()


def processor_seconds() -> float:
    """What this process and its ended children took so far."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Count from before the fixtures of a test until after them."""
    begun = processor_seconds()
    yield
    spent[item.nodeid] += processor_seconds() - begun


def pytest_sessionfinish(session: pytest.Session) -> None:
    """With several processes each tells its own."""
    files: Counter[str] = Counter()
    for name, seconds in spent.items():
        files[name.partition("::")[0]] += seconds
    for title, found in (("tests", spent), ("files", files)):
        print(f"\n{sum(found.values()):8.1f} s in all {title}", file=sys.stderr)
        for name, seconds in found.most_common(SHOWN):
            print(f"{seconds:8.1f} s  {Path(name)}", file=sys.stderr)
