"""One server for all tests of a process, on each kind of database, with a small game that has
secrets."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import cast

import pytest

from cli.conftest import panj  # noqa: F401
from panj.core.registry import REGISTRY
from panj.server import guards, lobby, thinkers
from server.helpers import Person, Served, apart, running
from server.stores import POSTGRES, SQLITE, Store, store_of
from support.dealing import Dealt

EXAMPLES = Path(__file__).parents[2] / "examples"
OUTSIDE = Path(__file__).parent / "outside"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Every test of a server runs on both kinds of database, unless it says otherwise: what looks
    into the server's own process, or at an SQLite file, cannot."""
    if "store" in metafunc.fixturenames:
        marker = metafunc.definition.get_closest_marker("stores")
        kinds = marker.args if marker else (SQLITE, POSTGRES)
        metafunc.parametrize("store", kinds, indirect=True, scope="session")


@pytest.fixture(autouse=True)
def dealt(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers in this process deal to every test its own deals, and always the same."""
    dice = cast(ModuleType, Dealt(lambda: str(request.node.name)))
    monkeypatch.setattr(lobby, "secrets", dice)
    monkeypatch.setattr(thinkers, "secrets", dice)


@pytest.fixture(scope="package")
def high_card() -> Iterator[str]:
    """The example game, at home in the registry for a while."""
    from high_card.game import GAME

    REGISTRY.add(GAME)
    yield "high_card"
    del REGISTRY._games["high_card"]


@pytest.fixture
def bare_card() -> Iterator[str]:
    """A game that has rules and nothing else."""
    from bare_card import GAME

    REGISTRY.add(GAME)
    yield "bare_card"
    del REGISTRY._games["bare_card"]


@pytest.fixture(scope="session")
def store(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Store]:
    with store_of(request.param, tmp_path_factory.mktemp("store")) as found:
        yield found


@pytest.fixture(scope="package")
def server(
    store: Store, tmp_path_factory: pytest.TempPathFactory, high_card: str
) -> Iterator[Served]:
    """On SQLite a server in this process; on PostgreSQL one of two processes, of which any may
    get any request."""
    folder = tmp_path_factory.mktemp("server")
    if store.kind == SQLITE:
        with running(folder, database=store.database) as found:
            yield found
        return
    known = [str(EXAMPLES / "high_card"), str(OUTSIDE), os.environ.get("PYTHONPATH", "")]
    with apart(folder, store, PYTHONPATH=os.pathsep.join(filter(None, known))) as served:
        yield served


@pytest.fixture
def nothing_is_given_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has used up a limit would be given some of it back, the more the slower the machine."""
    monkeypatch.setattr(guards, "time", SimpleNamespace(monotonic=lambda: 0.0))


@pytest.fixture
def person(server: Served) -> Iterator[Callable[[str | None], Person]]:
    """Make people: `person("Ada")`, or `person(None)` for somebody without a name."""
    made: list[Person] = []

    def make(name: str | None = None) -> Person:
        made.append(Person(server.address, name))
        return made[-1]

    yield make
    for each in made:
        each.client.close()
