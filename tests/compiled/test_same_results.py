"""The compiled package plays exactly the games that the pure one plays."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from panj.core.registry import REGISTRY

ROOT = Path(__file__).parents[2]
COMPILED = ROOT / ".venv-compiled" / "bin" / "python"
GAMES = 200


def sim(python: Path, slug: str, seats: int) -> dict[str, object]:
    """Random games on one install: their digest and which kind of install it was."""
    command = [str(python), "-m", "panj", "sim", slug, "--seats", str(seats), "--bots", "random"]
    command += ["--games", str(GAMES), "--seed", "11", "--json"]
    done = subprocess.run(
        command, capture_output=True, text=True, check=True, cwd="/", env={**os.environ}
    )
    found: dict[str, object] = json.loads(done.stdout)
    return found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("slug", "seats"),
    [(slug, seats) for slug in REGISTRY.slugs() for seats in REGISTRY.game(slug).seat_counts],
)
def test_compiled_and_pure_games_are_identical(slug: str, seats: int) -> None:
    pure = sim(Path(sys.executable), slug, seats)
    compiled = sim(COMPILED, slug, seats)
    assert pure["compiled"] is False
    assert compiled["compiled"] is True
    assert pure["digest"] == compiled["digest"]
