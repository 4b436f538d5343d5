"""Packages from outside: High Card, and the same without some part."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.conftest import panj  # noqa: F401
from support.example import at_home
from support.lacking import LACKING, build, installed


@pytest.fixture(scope="module")
def high_card() -> Iterator[str]:
    """The game that has everything."""
    with at_home() as slug:
        yield slug


@pytest.fixture(scope="session")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the games lie that lack a part each; once, because Python loads a package once."""
    folder = tmp_path_factory.mktemp("packages")
    for slug in LACKING:
        build(folder, slug)
    return folder


@pytest.fixture(scope="module")
def lacking(packages: Path) -> Iterator[list[str]]:
    """The games that lack a part each, installed for a while."""
    with installed(packages) as slugs:
        yield slugs
