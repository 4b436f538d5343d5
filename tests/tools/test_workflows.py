"""What machines do with a release: pinned, with the least rights, by commands that exist."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
import version
import yaml

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
PINNED = re.compile(r"[\w.-]+/[\w./-]+@[0-9a-f]{40} # v\d+(\.\d+)*$")
EACH = pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)


@EACH
def test_every_action_is_pinned_to_a_commit_and_says_its_version(path: Path) -> None:
    for used in re.findall(r"uses: (.+)", path.read_text(encoding="utf-8")):
        assert used.startswith("./") or PINNED.match(used), used


@EACH
def test_nothing_may_write_unless_a_job_says_so(path: Path) -> None:
    assert yaml.safe_load(path.read_text(encoding="utf-8"))["permissions"] == {"contents": "read"}


@EACH
def test_no_secret_is_kept(path: Path) -> None:
    assert "secrets." not in path.read_text(encoding="utf-8")


@EACH
def test_what_is_run_is_there(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for words in re.findall(r"run: make (.+)", text):
        for target in words.split():
            assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
    for tool in re.findall(r"python (tools/\S+)", text):
        assert (ROOT / tool).is_file(), tool


def test_what_is_published_was_tested_and_is_signed() -> None:
    text = (ROOT / ".github/workflows/publish.yml").read_text(encoding="utf-8")
    publish = yaml.safe_load(text)["jobs"]["publish"]
    assert {"test", "wheels"} <= set(publish["needs"])
    assert publish["permissions"]["id-token"] == "write"
    assert publish["environment"] == "pypi"


@pytest.mark.parametrize(("tag", "code"), [("v0.0.1", 1), (f"v{version.packaged()}", 0)])
def test_a_tag_of_another_version_publishes_nothing(tag: str, code: int) -> None:
    command = [sys.executable, str(ROOT / "tools/version.py"), "--tag", tag]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == code, done.stderr
    assert ("CHANGELOG" in done.stderr or "tag" in done.stderr) is bool(code)
