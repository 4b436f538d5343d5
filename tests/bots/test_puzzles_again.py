"""Shipped puzzles by sample: a search with other guesses finds the same answers. All of them are
searched again by `panj puzzles check`."""

import pytest

from panj.core.registry import REGISTRY
from panj.puzzles.checking import is_found_again, sample
from panj.puzzles.puzzle import Puzzle, puzzles

FEW = 4
SOME = [
    each
    for slug in REGISTRY.slugs()
    for each in sample(list(puzzles(REGISTRY.game(slug)).values()), FEW)
]


# On the compiled install only: interpreted, each takes ten times as long.
@pytest.mark.slow
@pytest.mark.parametrize("asked", SOME, ids=lambda asked: asked.name.replace(" ", "-"))
def test_other_guesses_find_the_same_answer(asked: Puzzle) -> None:
    # The seed is one by which all of these were found again when they were shipped.
    assert is_found_again(asked, 1)
