"""Walks by judgement are the same in the compiled package and in the pure one.

Machine numbers wrap around without a word where Python's grow, and what is changed in place has to
be changed back: both would show in the moves that follow.
"""

import subprocess
import sys
from pathlib import Path

import pytest

from panj.core.registry import REGISTRY

ROOT = Path(__file__).parents[2]
COMPILED = ROOT / ".venv-compiled" / "bin" / "python"
GAMES = 2
"""So many for each seat count."""

WALKS = """
import hashlib, sys
from panj.core.dice import Dice
from panj.core.registry import REGISTRY

game = REGISTRY.game(sys.argv[1])
digest = hashlib.sha256()
for seats in game.seat_counts:
    for seed in range(int(sys.argv[2])):
        s = game.new(seats, {}, seed)
        dice = Dice(seed)
        while (d := s.decision()) is not None:
            moves = d.moves(s)
            chosen = game.judgement.pick(s, moves)
            digest.update(b"%d " % chosen)
            s.make(moves[chosen if dice.below(8) else dice.below(len(moves))])
        digest.update(repr(s.scores()).encode())
print(digest.hexdigest())
"""
"""The walking player makes most moves, and chance some, so that games go odd ways too."""


def walks(python: Path, slug: str) -> str:
    """The digest of some games on one install."""
    command = [str(python), "-c", WALKS, slug, str(GAMES)]
    return subprocess.run(command, capture_output=True, text=True, check=True, cwd="/").stdout


@pytest.mark.slow
@pytest.mark.parametrize("slug", REGISTRY.slugs())
def test_compiled_and_pure_walks_are_identical(slug: str) -> None:
    assert walks(COMPILED, slug) == walks(Path(sys.executable), slug)
