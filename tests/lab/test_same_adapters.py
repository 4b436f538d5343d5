"""A seed gives the same trajectory, byte for byte, in every process."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from panj.core.registry import REGISTRY
from support import adapters

SEED = 11
FEWEST = [(slug, min(REGISTRY.game(slug).seat_counts)) for slug in REGISTRY.slugs()]


def elsewhere(slug: str, seats: int, seed: int, hash_seed: str) -> Any:
    """The digests that another process finds."""
    command = [sys.executable, str(Path(adapters.__file__)), slug, str(seats), str(seed)]
    env = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd="/", env=env)
    return json.loads(done.stdout)


@pytest.mark.parametrize(("slug", "seats"), FEWEST)
def test_a_seed_gives_the_same_trajectory_in_every_process(slug: str, seats: int) -> None:
    here = adapters.trajectories(slug, seats, SEED)
    assert here == elsewhere(slug, seats, SEED, "1")
    assert here != adapters.trajectories(slug, seats, SEED + 1)
