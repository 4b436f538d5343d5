"""Play many games at once and print a digest of every batch, for comparison between installs.

python trajectory.py kingdomino 4 200 1      # game, seats, steps, processes
"""

import sys
from hashlib import sha256

import numpy as np

from panj.cli.build import build
from panj.core.registry import REGISTRY
from panj.lab.many import Many
from panj.lab.vector import Vector

LANES = 5
SEED = 3


def digest(vector: Vector | Many, steps: int) -> str:
    """All observations, masks, lists, actions and results of random play."""
    found = sha256()
    for _ in range(steps):
        chosen = vector.random()
        for part in (*vector.look(), chosen, *vector.step(chosen)):
            found.update(np.ascontiguousarray(part).tobytes())
    return found.hexdigest()


def main(slug: str, seats: int, steps: int, jobs: int) -> None:
    """Print the kind of the install and the digest."""
    game = REGISTRY.game(slug)
    if jobs == 1:
        print(build(), digest(Vector(game, seats, games=LANES, seed=SEED), steps))
        return
    with Many(game, seats, games=LANES, seed=SEED, jobs=jobs) as many:
        print(build(), digest(many, steps))


if __name__ == "__main__":
    main(sys.argv[1], *[int(word) for word in sys.argv[2:5]])
