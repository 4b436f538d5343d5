"""Without a C compiler the package still installs, as plain Python."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_a_machine_without_a_compiler_gets_the_pure_version(tmp_path: Path) -> None:
    source = tmp_path / "source"
    tracked = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    ).stdout.split("\0")  # fmt: skip
    for name in filter(None, tracked):
        if name.startswith(("src/", "pyproject", "setup.py", "README", "LICENSE")):
            copy = source / name
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes((ROOT / name).read_bytes())
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps"]
    subprocess.run(
        [*command, "--wheel-dir", str(tmp_path), str(source)],
        env={**os.environ, "CC": "/bin/false"},
        check=True,
        capture_output=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "panj/core/moves.py" in names
    shipped = [name.removeprefix("src/") for name in tracked if name.endswith((".ftl", ".csv"))]
    assert [name for name in shipped if name.startswith("panj/") and name not in names] == []
    assert not [name for name in names if name.endswith(".so")]
