"""Make what is published, into `dist`: the source package and, from it, wheels.

    python tools/wheels.py              # source package, compiled wheel of this Python, pure wheel
    python tools/wheels.py --source     # the source package alone: cibuildwheel makes its wheels

The page goes into the source package ready, so that no build needs Node.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"


def main() -> None:
    """Make what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--source", action="store_true")
    chosen = parser.parse_args()
    shutil.rmtree(DIST, ignore_errors=True)
    run("tools/web.py", "build")
    with tempfile.TemporaryDirectory() as place:
        source = source_package(Path(place))
        if not chosen.source:
            wheel(source, Path(place, "pure"), {"PANJ_PURE": "1"}, DIST)
            compiled = wheel(source, Path(place, "fast"), {"PANJ_COMPILED": "1"}, Path(place))
            portable(compiled)
    print(*sorted(path.name for path in DIST.iterdir()), sep="\n")


def source_package(folder: Path) -> Path:
    """The source package. It is made in a copy: what an older build left must not go into it."""
    copy = folder / "copy"
    names = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, check=True, text=True,
    ).stdout.split("\0")  # fmt: skip
    for name in filter(None, names):
        if (ROOT / name).is_file():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, copy / name)
    shutil.copytree(ROOT / "src/panj/server/static", copy / "src/panj/server/static")
    run("-m", "build", "--sdist", "--outdir", str(DIST), str(copy))
    (found,) = DIST.glob("panj-*.tar.gz")
    return found


def wheel(source: Path, folder: Path, wish: dict[str, str], target: Path) -> Path:
    """A wheel from the source package."""
    with tarfile.open(source) as opened:
        opened.extractall(folder, filter="data")
    (unpacked,) = folder.iterdir()
    made = folder / "wheel"
    run("-m", "build", "--wheel", "--outdir", str(made), str(unpacked), wish=wish)
    (found,) = made.iterdir()
    target.mkdir(exist_ok=True)
    return Path(shutil.move(found, target))


def portable(compiled: Path) -> None:
    """On Linux, a wheel for all systems that are not older than what it asks for."""
    if sys.platform != "linux":
        shutil.move(compiled, DIST)
        return
    programs = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    run("-m", "auditwheel", "show", str(compiled), wish={"PATH": programs})
    words = ["--strip", "--wheel-dir", str(DIST)]
    run("-m", "auditwheel", "repair", *words, str(compiled), wish={"PATH": programs})


def run(*words: str, wish: dict[str, str] | None = None) -> None:
    """Run something of this Python; it has to succeed."""
    command = [sys.executable, *words]
    subprocess.run(command, cwd=ROOT, env={**os.environ, **(wish or {})}, check=True)


if __name__ == "__main__":
    main()
