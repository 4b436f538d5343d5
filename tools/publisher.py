"""Name the one who publishes Panj: until then nobody owns its name, and nothing can be published.

    python tools/publisher.py OWNER          # an account at GitHub, whose repository is OWNER/panj
    python tools/publisher.py --check        # 1 as long as nobody is named

Writes the owner wherever one has to be told: `server.json` and the line of the README by which the
registry of MCP servers knows that both belong together, and the links of the package.
"""

import argparse
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
NOBODY = "OWNER"
NAME = re.compile(r"(?<=mcp-name: )\S+")
LINKS = re.compile(r"\[project\.urls\]\n(?:[^\n\[]+\n)+\n")
BEFORE = "[project.scripts]\n"
UNNAMED = (
    "nobody publishes Panj yet: run `python tools/publisher.py OWNER`, "
    "commit what it writes, then tag again"
)


def main() -> int:
    """Write an owner, or tell whether there is one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("owner", nargs="?")
    parser.add_argument("--check", action="store_true")
    chosen = parser.parse_args()
    if chosen.check:
        if owner() == NOBODY:
            print(UNNAMED, file=sys.stderr)
        return int(owner() == NOBODY)
    if not re.fullmatch(r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,38})", chosen.owner or ""):
        parser.error("name an account at GitHub, or --check")
    write(chosen.owner)
    return 0


def owner() -> str:
    """Who is named now."""
    named = str(json.loads((ROOT / "server.json").read_text(encoding="utf-8"))["name"])
    return named.removeprefix("io.github.").partition("/")[0]


def write(name: str) -> None:
    """Put the owner wherever it stands."""
    place = f"https://github.com/{name}/panj"
    change("server.json", lambda text: text.replace(f"io.github.{owner()}/", f"io.github.{name}/"))
    change("README.md", lambda text: NAME.sub(f"io.github.{name}/panj", text))
    links = f'[project.urls]\nSource = "{place}"\nChanges = "{place}/blob/main/CHANGELOG.md"\n\n'
    change("pyproject.toml", lambda text: LINKS.sub("", text).replace(BEFORE, links + BEFORE))


def change(name: str, how: Callable[[str], str]) -> None:
    path = ROOT / name
    path.write_text(how(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
