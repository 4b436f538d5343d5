"""`make play`: what is in the way is said in a sentence, and nothing half-installed stays."""

import socket
import sys
from contextlib import closing
from pathlib import Path

import opening
import play
import pytest

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch


class Started:
    """What was run instead of running it."""

    def __init__(self) -> None:
        self.commands: list[list[str]] = []
        self.fails = ""

    def __call__(self, command: list[str], surroundings: object = None) -> None:
        self.commands.append(command)
        if self.fails and self.fails in command:
            raise OSError("No matching distribution found")

    def has(self, word: str) -> bool:
        return any(word in command for command in self.commands)


@pytest.fixture
def started(monkeypatch: Patch, tmp_path: Path) -> Started:
    """A clone in which nothing is set up and nothing is really run."""
    found = Started()
    environment = tmp_path / ".venv-play"
    environment.mkdir()
    (environment / "half").touch()
    monkeypatch.setattr(opening, "ENVIRONMENT", environment)
    monkeypatch.setattr(opening, "READY", environment / "ready")
    monkeypatch.setattr(opening, "NODE", tmp_path / "build/node")
    monkeypatch.setattr(opening, "quietly", found)
    monkeypatch.setattr(opening, "page_is_current", lambda: True)
    monkeypatch.setattr(opening, "is_taken", lambda port: False)
    monkeypatch.setattr(opening, "serve", lambda port, open_browser: 0)
    monkeypatch.setattr(sys, "argv", ["play.py"])

    def make(command: list[str], surroundings: object = None) -> None:
        found(command, surroundings)
        if "venv" in " ".join(command):
            environment.mkdir(exist_ok=True)

    monkeypatch.setattr(opening, "quietly", make)
    return found


def test_an_old_python_is_told_which_one_is_needed(monkeypatch: Patch, capsys: Capture) -> None:
    monkeypatch.setattr(play, "OLDEST", (99, 0))
    assert play.main() == 2
    assert "3.11" in capsys.readouterr().err


def test_an_old_python_can_read_the_file_that_tells_it() -> None:
    """No syntax of later Pythons: 3.6 is the oldest that somebody may still have."""
    import ast

    ast.parse(Path(play.__file__).read_text(encoding="utf-8"), feature_version=(3, 6))


def test_a_port_of_another_program_stops_everything_before_it_begins(
    started: Started, monkeypatch: Patch, capsys: Capture
) -> None:
    monkeypatch.undo()
    monkeypatch.setattr(opening, "quietly", started)
    with closing(socket.create_server(("127.0.0.1", 0))) as other:
        port = other.getsockname()[1]
        monkeypatch.setattr(opening, "answers", lambda port: False)
        monkeypatch.setattr(sys, "argv", ["play.py", "--port", str(port)])
        assert opening.main() == 2
    said = capsys.readouterr().err
    assert str(port) in said
    assert f"PORT={port + 1}" in said
    assert started.commands == []


def test_a_folder_that_cannot_be_written_is_told_before_anything_begins(
    started: Started, monkeypatch: Patch, capsys: Capture, tmp_path: Path
) -> None:
    file = tmp_path / "file"
    file.touch()
    monkeypatch.setattr(opening, "ROOT", file)
    assert opening.main() == 2
    assert "nothing can be written" in capsys.readouterr().err
    assert started.commands == []


def test_the_first_start_installs_wheels_only_and_the_second_nothing(started: Started) -> None:
    assert opening.main() == 0
    assert started.has("--only-binary")
    assert started.has("--editable")
    started.commands.clear()
    assert opening.main() == 0
    assert started.commands == []


def test_other_packages_or_another_python_are_installed_anew(
    started: Started, monkeypatch: Patch
) -> None:
    assert opening.main() == 0
    started.commands.clear()
    monkeypatch.setattr(opening, "state", lambda: "another")
    assert opening.main() == 0
    assert started.has("--editable")


@pytest.mark.parametrize("failing", ["--only-binary", "--editable"])
def test_without_an_index_nothing_half_installed_stays(
    started: Started, capsys: Capture, failing: str
) -> None:
    started.fails = failing
    assert opening.main() == 2
    said = capsys.readouterr().err
    assert "No matching distribution found" in said
    assert "network" in said
    assert not opening.ENVIRONMENT.exists()


def test_a_python_without_venv_and_pip_is_told_what_to_install(
    started: Started, capsys: Capture
) -> None:
    started.fails = str(opening.ROOT / "tools/venv.sh")
    assert opening.main() == 2
    assert "python3-venv" in capsys.readouterr().err
    assert not opening.ENVIRONMENT.exists()


def test_a_page_that_cannot_be_made_is_told(
    started: Started, monkeypatch: Patch, capsys: Capture
) -> None:
    monkeypatch.setattr(opening, "page_is_current", lambda: False)
    started.fails = opening.NODE_PACKAGE
    assert opening.main() == 2
    assert "page cannot be built" in capsys.readouterr().err
    assert not opening.NODE.exists()


def test_what_is_in_the_way_of_a_command_is_shown_and_nothing_else(capsys: Capture) -> None:
    with pytest.raises(OSError, match="in the way"):
        opening.quietly([sys.executable, "-c", "print('in the way'); raise SystemExit(1)"])
    opening.quietly([sys.executable, "-c", "print('all is well')"])
    assert capsys.readouterr().out == ""
