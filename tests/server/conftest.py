"""One server for all tests of a process, with a small game that has secrets."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cli.conftest import panj  # noqa: F401
from panj.core.registry import REGISTRY
from server.helpers import Person, Running, running

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(scope="package")
def high_card() -> Iterator[str]:
    """The example game, at home in the registry for a while."""
    sys.path.insert(0, str(EXAMPLES / "high_card"))
    import high_card

    REGISTRY.add(high_card.GAME)
    yield "high_card"
    del REGISTRY._games["high_card"]


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory, high_card: str) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture
def person(server: Running) -> Iterator[Callable[[str | None], Person]]:
    """Make people: `person("Ada")`, or `person(None)` for somebody without a name."""
    made: list[Person] = []

    def make(name: str | None = None) -> Person:
        made.append(Person(server.address, name))
        return made[-1]

    yield make
    for each in made:
        each.client.close()
