"""The words of the example game are checked as those of ours are."""

from collections.abc import Iterator

import pytest

from support.example import at_home


@pytest.fixture(autouse=True, scope="module")
def high_card() -> Iterator[str]:
    """The example game, at home in the registry for a while."""
    with at_home() as slug:
        yield slug
