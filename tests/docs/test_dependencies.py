"""Every dependency has its reason on the page, and the page names none that is gone."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/dependencies.md").read_text(encoding="utf-8")
NAMED = set(re.findall(r"`(@?[a-z][\w./-]*)`", PAGE))
"""What stands in backticks: packages, and some other names."""

NAME = re.compile(r"[A-Za-z][\w.-]*")
OWN = "panj"


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def names(requirements: list[str]) -> set[str]:
    """The packages of requirements, without versions, extras and this package itself."""
    found = {match[0] for each in requirements if (match := NAME.match(each))}
    return found - {OWN}


def python_packages() -> set[str]:
    found = project()
    extras = found["project"]["optional-dependencies"].values()
    wanted = [*found["build-system"]["requires"], *found["project"]["dependencies"]]
    return names([*wanted, *(each for extra in extras for each in extra)])


def page_packages() -> set[str]:
    found = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))
    kinds = ("dependencies", "devDependencies", "overrides")
    return {name for kind in kinds for name in found.get(kind, {})}


def rows(text: str) -> set[str]:
    """The packages that the first cells of tables name."""
    first = re.findall(r"^\|([^|]*`[^|]*)\|", text, re.MULTILINE)
    return {name for cell in first for name in re.findall(r"`([^`]+)`", cell)}


def test_a_requirement_is_read_by_its_name() -> None:
    assert names(["sqlalchemy[asyncio]>=2.0.40", "panj[test]", "mypy==2.4.1"]) == {
        "sqlalchemy",
        "mypy",
    }


def test_every_package_of_the_program_has_a_reason() -> None:
    assert python_packages() - NAMED == set()


def test_every_package_of_the_page_has_a_reason() -> None:
    assert page_packages() - NAMED == set()


def test_every_row_is_a_package_that_is_used() -> None:
    assert rows(PAGE) - python_packages() - page_packages() == set()
