"""The loops through which whole series go are compiled: `panj sim` is as fast as that."""

import subprocess
from pathlib import Path

import pytest

COMPILED = Path(__file__).parents[2] / ".venv-compiled" / "bin" / "python"
LOOPS = [
    "panj.arena.playing",
    "panj.table.driver",
    "panj.bots.random",
    "panj.core.codec",
    "panj.core.marking",
]


@pytest.mark.parametrize("name", LOOPS)
def test_a_loop_is_compiled(name: str) -> None:
    code = f"import {name} as module; print(module.__file__)"
    done = subprocess.run(
        [str(COMPILED), "-c", code], capture_output=True, text=True, check=True, cwd="/"
    )
    assert done.stdout.strip().endswith(".so")
