"""What `make` compiles anew for: all that goes into the build and nothing that comes of it."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
BUILT_FROM = ("src", "web", "docs/api", "pyproject.toml", "setup.py", "tools/web.py")


def lines(*command: str) -> list[str]:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.splitlines()


def test_the_compiled_install_depends_on_the_source_and_on_nothing_that_was_made() -> None:
    """A folder that an install makes in `src` once was newer than the build: the next command
    compiled everything again."""
    (found,) = (
        line.partition(":=")[2].split()
        for line in lines("make", "--dry-run", "--print-data-base", "compiled")
        if line.startswith("SOURCES :=")
    )
    kept = lines("git", "ls-files", "--cached", "--others", "--exclude-standard", *BUILT_FROM)
    assert sorted(found) == sorted({name for name in kept if (ROOT / name).is_file()})
