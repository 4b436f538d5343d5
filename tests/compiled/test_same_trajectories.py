"""A seed gives the same arrays on every install, in one process or several."""

import subprocess
import sys
from pathlib import Path

import pytest

from panj.core.registry import REGISTRY

ROOT = Path(__file__).parents[2]
COMPILED = ROOT / ".venv-compiled" / "bin" / "python"
SCRIPT = ROOT / "tests" / "support" / "trajectory.py"
STEPS = 400
"""Enough for every lane to begin a second game."""


def trajectory(python: Path, slug: str, seats: int, jobs: int) -> list[str]:
    """The kind of an install, and the digest of all that it played."""
    command = [str(python), str(SCRIPT), slug, str(seats), str(STEPS), str(jobs)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd="/")
    return done.stdout.split()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("slug", "seats"),
    [(slug, seats) for slug in REGISTRY.slugs() for seats in REGISTRY.game(slug).seat_counts],
)
def test_compiled_and_pure_arrays_are_identical(slug: str, seats: int) -> None:
    pure, mine = trajectory(Path(sys.executable), slug, seats, 1)
    compiled, theirs = trajectory(COMPILED, slug, seats, 1)
    assert (pure, compiled) == ("source", "compiled")
    assert mine == theirs


@pytest.mark.slow
@pytest.mark.parametrize("slug", REGISTRY.slugs())
def test_several_processes_give_the_same_arrays_as_one(slug: str) -> None:
    seats = min(REGISTRY.game(slug).seat_counts)
    assert trajectory(COMPILED, slug, seats, 2) == trajectory(COMPILED, slug, seats, 1)
