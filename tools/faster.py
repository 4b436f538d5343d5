"""The compiled rules beside a source tree: made behind an open table, used from the next start on.

What is compiled lies in `build/fast/<state>`: a copy of the package with its machine code, which
goes before the source on the path of a program. It is made in a copy of the source, so that
nobody's editing and no other build disturbs it, and appears at once, when it is whole.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import locking

ROOT = Path(__file__).resolve().parents[1]
FAST = ROOT / "build" / "fast"
LOG = FAST / "log.txt"
PACKAGE = ROOT / "src" / "panj"
BUILT_FROM = ("pyproject.toml", "setup.py", "README.md", "LICENSE")
MACHINE_CODE = {".so", ".pyd"}
PATIENCE = 19
"""As nice as a process can be: whoever plays goes first."""


def ready() -> Path | None:
    """The folder to put before the source; None while there is no compiled code for it."""
    code = FAST / f"code-{code_state()}"
    if not code.is_dir():
        return None
    whole = FAST / f"panj-{whole_state()}"
    if not whole.is_dir():
        assemble(code, whole)
    return whole


def assemble(code: Path, whole: Path) -> None:
    """The package as it lies here, words and page included, with machine code beside the source."""
    unfinished = whole.with_name(f"{whole.name}.{os.getpid()}")
    shutil.copytree(PACKAGE, unfinished / "panj", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(code, unfinished, dirs_exist_ok=True)
    for old in FAST.glob("panj-*"):
        if old != unfinished:
            shutil.rmtree(old, ignore_errors=True)
    unfinished.rename(whole)


BEGUN = (
    "The rules run as plain Python for now. They are compiled meanwhile, at low priority; "
    "the next start is fast."
)
NO_COMPILER = "No C compiler was found: the rules run as plain Python, with the same results."
BROKEN_COMPILER = (
    "The C compiler here cannot build for this Python (are its headers installed?): "
    "the rules run as plain Python, with the same results."
)


def begin(python: Path) -> str:
    """Compile behind everything else, if that can be done; what to say about it."""
    if not has_compiler():
        return NO_COMPILER
    if failed().exists():
        return BROKEN_COMPILER
    FAST.mkdir(parents=True, exist_ok=True)
    apart: dict[str, Any] = (
        {"creationflags": 0x00000040 | 0x00000200}  # idle priority, a group of its own
        if os.name == "nt"
        else {"start_new_session": True}
    )
    with LOG.open("ab") as log:
        subprocess.Popen(
            [str(python), __file__],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            cwd=ROOT,
            **apart,
        )
    return BEGUN


def has_compiler() -> bool:
    """Whether something that is called like a C compiler is here; the build itself looks closer."""
    names = [os.environ.get("CC", "").split(" ")[0], "cc", "gcc", "clang", "cl"]
    return any(name and shutil.which(name) for name in names)


def failed() -> Path:
    """The mark of a compiler that could not compile this state: it is not tried at every start."""
    return FAST / f"failed-{code_state()}"


def build() -> None:
    """Compile, unless somebody else does or has done."""
    if hasattr(os, "nice"):
        os.nice(PATIENCE)
    FAST.mkdir(parents=True, exist_ok=True)
    with locking.held(FAST / "lock", wait=False) as is_mine:
        code = FAST / f"code-{code_state()}"
        if not is_mine or code.is_dir():
            return
        work = FAST / "work"
        shutil.rmtree(work, ignore_errors=True)
        shutil.copytree(PACKAGE, work / "src/panj", ignore=shutil.ignore_patterns("__pycache__"))
        for name in BUILT_FROM:
            shutil.copy(ROOT / name, work)
        compile_in(work)
        (wheel,) = work.glob("wheel/*.whl")
        if not unpack(wheel, work / "code"):
            failed().touch()
            return
        for old in FAST.glob("code-*"):
            shutil.rmtree(old, ignore_errors=True)
        (work / "code").rename(code)
        shutil.rmtree(work, ignore_errors=True)


def compile_in(work: Path) -> None:
    """A wheel of a copy of the source; pip brings what the build needs."""
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check"]
    command = [*pip, "--no-deps", "--wheel-dir", str(work / "wheel"), str(work)]
    subprocess.run(command, check=True)


def unpack(wheel: Path, folder: Path) -> bool:
    """Only the machine code: everything else comes from the source tree. False if there is none."""
    with zipfile.ZipFile(wheel) as opened:
        names = [name for name in opened.namelist() if Path(name).suffix in MACHINE_CODE]
        opened.extractall(folder, names)
    return bool(names)


def code_state() -> str:
    """What the machine code was made from: a change of the page or of words is none of it."""
    paths = [ROOT / "setup.py", ROOT / "pyproject.toml", *sorted(PACKAGE.rglob("*.py"))]
    return digest(paths, sys.version)


def whole_state() -> str:
    """What the whole package is made from."""
    paths = [path for path in sorted(PACKAGE.rglob("*")) if path.is_file()]
    return digest([path for path in paths if "__pycache__" not in path.parts], code_state())


def digest(paths: list[Path], beside: str) -> str:
    """A fingerprint of files, their names included."""
    mixed = hashlib.sha256(beside.encode())
    for path in paths:
        mixed.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return mixed.hexdigest()[:16]


if __name__ == "__main__":
    build()
