"""The compiled package plays exactly the games that the pure one plays."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from panj.core.registry import REGISTRY

ROOT = Path(__file__).parents[2]
COMPILED = ROOT / ".venv-compiled" / "bin" / "python"
GAMES = 200
"""So many games of each kind, shared out over its seat counts."""

LEAST_RATIO = 4


def bench(python: Path, slug: str) -> float:
    """Decisions per second in random games, as this install measures itself."""
    seats = str(max(REGISTRY.game(slug).seat_counts))
    command = [str(python), "-m", "panj", "bench", slug, "--seats", seats]
    command += ["--seconds", "1", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd="/")
    games = json.loads(done.stdout)["results"]
    return max(float(game["decisions_per_second_best"]) for game in games)


def sim(python: Path, slug: str, seats: int) -> dict[str, object]:
    """Random games on one install: their digest and which kind of install it was."""
    command = [str(python), "-m", "panj", "sim", slug, "--seats", str(seats), "--bots", "random"]
    games = -(-GAMES // len(REGISTRY.game(slug).seat_counts))
    command += ["--games", str(games), "--seed", "11", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd="/")
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
    assert (pure["build"], compiled["build"]) == ("source", "compiled")
    assert pure["digest"] == compiled["digest"]


@pytest.mark.slow
@pytest.mark.parametrize("slug", REGISTRY.slugs())
def test_compiling_makes_the_rules_several_times_faster(slug: str) -> None:
    """A ratio, because it stays the same on a busy machine; absolute times do not."""
    assert bench(COMPILED, slug) > LEAST_RATIO * bench(Path(sys.executable), slug)
