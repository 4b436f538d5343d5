"""The version of Panj, which `pyproject.toml` alone names.

python tools/version.py                # print it
python tools/version.py --tag v0.3.0   # fail unless tag, package and changelog agree
"""

import argparse
import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def main() -> int:
    """Print the version, or say what differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tag")
    tag = parser.parse_args().tag
    print(packaged())
    if tag is None:
        return 0
    wrong = [
        f"{where} says {found}"
        for where, found in (("the tag", tag.removeprefix("v")), ("CHANGELOG.md", newest()))
        if found != packaged()
    ]
    if wrong:
        print(f"pyproject.toml says {packaged()}, but {' and '.join(wrong)}", file=sys.stderr)
    return 1 if wrong else 0


def packaged() -> str:
    """The version of the package."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    return str(tomllib.loads(text)["project"]["version"])


def newest() -> str:
    """The newest version of the changelog, what is not released left out."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(r"^## (?!Unreleased$)(\S+)", text, re.MULTILINE)
    return found[1] if found else "none"


if __name__ == "__main__":
    sys.exit(main())
