"""Who publishes Panj is named in one step, and as long as nobody is, nothing is published."""

import json
import shutil
import tomllib
from pathlib import Path

import publisher
import pytest

ROOT = Path(__file__).parents[2]
FILES = ("server.json", "README.md", "pyproject.toml")


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in FILES:
        shutil.copy(ROOT / name, tmp_path)
    monkeypatch.setattr(publisher, "ROOT", tmp_path)
    return tmp_path


def ask(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setattr("sys.argv", ["publisher.py", *words])
    return publisher.main()


def test_without_a_publisher_nothing_is_published(
    files: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    publisher.write(publisher.NOBODY)
    assert ask(monkeypatch, "--check") == 1
    assert "tools/publisher.py" in capsys.readouterr().err
    assert ask(monkeypatch, "somebody") == 0
    assert ask(monkeypatch, "--check") == 0


def test_a_publisher_is_named_everywhere(files: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("first", "second"):  # who comes later takes over
        assert ask(monkeypatch, name) == 0
        told = json.loads((files / "server.json").read_text())["name"]
        assert told == f"io.github.{name}/panj"
        assert f"mcp-name: {told} " in (files / "README.md").read_text()
        links = tomllib.loads((files / "pyproject.toml").read_text())["project"]["urls"]
        assert {f"https://github.com/{name}/panj" in link for link in links.values()} == {True}


@pytest.mark.parametrize("wrong", [[], ["a/b"], ["-x"], ["two words"]])
def test_what_is_no_account_is_refused(
    files: Path, monkeypatch: pytest.MonkeyPatch, wrong: list[str]
) -> None:
    before = [(files / name).read_text() for name in FILES]
    with pytest.raises(SystemExit) as left:
        ask(monkeypatch, *wrong)
    assert left.value.code == 2
    assert [(files / name).read_text() for name in FILES] == before


def test_a_release_asks_for_the_publisher_first() -> None:
    workflow = (ROOT / ".github/workflows/publish.yml").read_text()
    assert workflow.index("tools/publisher.py --check") < workflow.index("workflows/wheels.yml")
