"""Write `constraints.txt`: the versions that a server is tested with, for whoever runs one.

python tools/constraints.py            # from the environment of this Python
"""

from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

TARGET = Path(__file__).resolve().parents[1] / "constraints.txt"
EXTRAS = ("postgres", "redis")
HEAD = """\
# What a server is tested with: `pip install --constraint constraints.txt 'panj[postgres,redis]'`.
# Written by `python tools/constraints.py`.
"""


def main() -> None:
    """Write the versions that are installed here."""
    found: dict[str, str] = {}
    gather("panj", EXTRAS, found)
    del found["panj"]
    lines = [f"{name}=={version}\n" for name, version in sorted(found.items())]
    TARGET.write_text(HEAD + "".join(lines), encoding="utf-8")


def gather(name: str, extras: tuple[str, ...], found: dict[str, str]) -> None:
    """A package and everything that it needs here."""
    name = canonicalize_name(name)
    if name in found and not extras:
        return
    try:
        package = distribution(name)
    except PackageNotFoundError:
        return
    found[name] = package.version
    for each in map(Requirement, package.requires or []):
        if each.marker is None or any(each.marker.evaluate({"extra": e}) for e in ("", *extras)):
            gather(each.name, tuple(each.extras), found)


if __name__ == "__main__":
    main()
