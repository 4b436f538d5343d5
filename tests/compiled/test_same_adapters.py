"""A seed gives the same trajectory, byte for byte, compiled or pure."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from panj.core.registry import REGISTRY
from support import adapters

ROOT = Path(__file__).parents[2]
COMPILED = ROOT / ".venv-compiled" / "bin" / "python"
SEED = 12


def found_by(python: Path, slug: str, seats: int) -> Any:
    """The digests that an install finds."""
    command = [str(python), str(Path(adapters.__file__)), slug, str(seats), str(SEED)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd="/")
    return json.loads(done.stdout)


@pytest.mark.slow
@pytest.mark.parametrize("slug", REGISTRY.slugs())
def test_compiled_and_pure_trajectories_are_identical(slug: str) -> None:
    seats = max(REGISTRY.game(slug).seat_counts)
    assert found_by(COMPILED, slug, seats) == found_by(Path(sys.executable), slug, seats)
