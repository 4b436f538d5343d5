"""The compiled rules beside a source tree: complete or not there, and of this source only."""

import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import faster
import locking
import pytest

Patch = pytest.MonkeyPatch


@pytest.fixture
def clone(monkeypatch: Patch, tmp_path: Path) -> Path:
    """A source tree with one module, one sentence and a build that makes something like code."""
    package = tmp_path / "src/panj"
    (package / "words").mkdir(parents=True)
    (package / "rules.py").write_text("one")
    (package / "words/en.ftl").write_text("hello")
    for name in faster.BUILT_FROM:
        (tmp_path / name).touch()
    monkeypatch.setattr(faster, "ROOT", tmp_path)
    monkeypatch.setattr(faster, "PACKAGE", package)
    monkeypatch.setattr(faster, "FAST", tmp_path / "build/fast")
    monkeypatch.setattr(faster, "LOG", tmp_path / "build/fast/log.txt")
    monkeypatch.setattr(faster, "compile_in", made("panj/rules.so", "panj/rules.py"))
    monkeypatch.setattr("os.nice", lambda more: 0, raising=False)
    return tmp_path


def made(*names: str) -> Any:
    """A build that comes to a wheel with these files."""

    def compile_in(work: Path) -> None:
        (work / "wheel").mkdir()
        with zipfile.ZipFile(work / "wheel/panj.whl", "w") as wheel:
            for name in names:
                wheel.writestr(name, "built")

    return compile_in


def test_what_is_compiled_goes_beside_the_source_as_it_lies_here(clone: Path) -> None:
    assert faster.ready() is None
    faster.build()
    found = faster.ready()
    assert found is not None
    assert (found / "panj/rules.so").read_text() == "built"
    assert (found / "panj/rules.py").read_text() == "one"
    assert not (faster.FAST / "work").exists()


def test_another_sentence_needs_no_compiler(clone: Path) -> None:
    faster.build()
    (clone / "src/panj/words/en.ftl").write_text("good day")
    found = faster.ready()
    assert found is not None
    assert (found / "panj/words/en.ftl").read_text() == "good day"
    assert (found / "panj/rules.so").is_file()
    assert len(list(faster.FAST.glob("panj-*"))) == 1


def test_code_of_another_source_is_never_used(clone: Path) -> None:
    faster.build()
    (clone / "src/panj/rules.py").write_text("two")
    assert faster.ready() is None


def test_a_build_that_was_stopped_leaves_nothing_to_be_used(
    clone: Path, monkeypatch: Patch
) -> None:
    def stopped(work: Path) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(faster, "compile_in", stopped)
    with pytest.raises(KeyboardInterrupt):
        faster.build()
    assert faster.ready() is None
    monkeypatch.setattr(faster, "compile_in", made("panj/rules.so"))
    faster.build()
    assert faster.ready() is not None


def test_two_never_compile_at_once(clone: Path) -> None:
    faster.FAST.mkdir(parents=True)
    with locking.held(faster.FAST / "lock"):
        faster.build()
    assert faster.ready() is None


def test_a_compiler_that_compiles_nothing_is_asked_once(clone: Path, monkeypatch: Patch) -> None:
    monkeypatch.setattr(faster, "compile_in", made("panj/rules.py"))
    monkeypatch.setattr(faster, "has_compiler", lambda: True)
    faster.build()
    assert faster.ready() is None
    assert faster.begin(Path(sys.executable)) == faster.BROKEN_COMPILER


def test_without_a_compiler_the_rules_stay_plain_python(clone: Path, monkeypatch: Patch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert faster.begin(Path(sys.executable)) == faster.NO_COMPILER
    assert not faster.FAST.exists()


def test_the_build_goes_on_by_itself_and_leaves_the_machine_to_the_table(
    clone: Path, monkeypatch: Patch
) -> None:
    begun: list[dict[str, Any]] = []
    monkeypatch.setattr(subprocess, "Popen", lambda command, **how: begun.append(how))
    monkeypatch.setattr(faster, "has_compiler", lambda: True)
    nice: list[int] = []
    monkeypatch.setattr("os.nice", nice.append, raising=False)
    assert faster.begin(Path(sys.executable)) == faster.BEGUN
    assert begun[0]["start_new_session"]
    faster.build()
    assert nice == [faster.PATIENCE]


def test_a_lock_is_free_again_after_its_holder(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with locking.held(path) as first, locking.held(path, wait=False) as second:
        assert first
        assert not second
    with locking.held(path, wait=False) as third:
        assert third
