"""The changelog begins with the version that the package has, after what is not released."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_newest_version_is_the_one_of_the_package() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = re.search(r"^## (?!Unreleased$)(\S+)", text, re.MULTILINE)
    assert newest is not None
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert newest[1] == project["project"]["version"]
