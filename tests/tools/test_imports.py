"""The tool that checks the direction of imports."""

from pathlib import Path

import pytest
from imports import ROOT, is_allowed, main, problems

RIGHT = [
    ("panj.core.match", "panj.core.game"),
    ("panj.games.chess.game", "panj.core.state"),
    ("panj.games.chess.rules.turn", "panj.games.chess.state"),
    ("panj.games.chess.thinking.judgement", "panj.games.chess.rules.turn"),
    ("panj.games.chess.__init__", "panj.games.chess.state"),
    ("panj.games.chess.showing.picture", "panj.drawing.svg"),
    ("panj.games.chess.showing.picture_pieces", "panj.words.numbers"),
    ("panj.games.chess.showing.terminal", "panj.terminal.board"),
    ("panj.words.speak", "panj.core.messages"),
    ("panj.drawing.frame", "panj.words.speak"),
    ("panj.bots.greedy", "panj.core.judgement"),
    ("panj.table.driver", "panj.bots.guarded"),
    ("panj.lab.vector", "panj.core.game"),
    ("panj.lab.notebook", "panj.drawing.picture"),
    ("panj.cli.bench", "panj.lab.vector"),
    ("panj.cli.play", "panj.terminal.screen"),
    ("panj.server.app", "panj.bots.registry"),
    ("panj.server.app", "panj.words.speak"),
    ("panj.server.app", "panj.table.driver"),
    ("panj.cli.main", "panj.server.app"),
    ("panj.cli.build", "panj.__version__"),
    ("panj.__main__", "panj.cli.main"),
]
WRONG = [
    ("panj.core.match", "panj.bots.random"),
    ("panj.core.match", "panj.words.speak"),
    ("panj.core.registry", "panj.games.chess.game"),
    ("panj.core.match", "panj.__version__"),
    ("panj.core.match", "panj"),
    ("panj.games.chess.rules.turn", "panj.games.draughts.state"),
    ("panj.games.chess.rules.turn", "panj.games"),
    ("panj.games.chess.rules.turn", "panj.bots.random"),
    ("panj.games.chess.rules.turn", "panj.words.speak"),
    ("panj.games.chess.rules.picture", "panj.drawing.svg"),
    ("panj.games.chess.showing.view", "panj.drawing.svg"),
    ("panj.games.chess.showing.picture", "panj.terminal.board"),
    ("panj.games.__init__", "panj.games.chess.game"),
    ("panj.words.speak", "panj.cli.main"),
    ("panj.words.speak", "panj.games.chess.showing.phrases"),
    ("panj.drawing.frame", "panj.games.chess.showing.picture"),
    ("panj.bots.greedy", "panj.games.chess.state"),
    ("panj.bots.greedy", "panj.table.driver"),
    ("panj.bots.greedy", "panj.server.app"),
    ("panj.bots.greedy", "panj.words.speak"),
    ("panj.bots.greedy", "panj.lab.vector"),
    ("panj.core.judgement", "panj.games.chess.state"),
    ("panj.core.encoding", "panj.bots.greedy"),
    ("panj.table.driver", "panj.server.app"),
    ("panj.lab.vector", "panj.games.chess.state"),
    ("panj.server.app", "panj.cli.main"),
    ("panj.server.app", "panj.games.chess.game"),
    ("panj.cli.play", "panj.games.chess.showing.terminal"),
    ("panj.__init__", "panj.cli.main"),
]


@pytest.mark.parametrize(("importer", "target"), RIGHT)
def test_imports_downwards_are_allowed(importer: str, target: str) -> None:
    assert is_allowed(importer, target)


@pytest.mark.parametrize(("importer", "target"), WRONG)
def test_imports_upwards_or_of_a_game_are_not(importer: str, target: str) -> None:
    assert not is_allowed(importer, target)


def lines_for(tmp_path: Path, module: str, text: str) -> list[str]:
    path = tmp_path / "src" / Path(*module.split(".")).with_suffix(".py")
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    return problems(tmp_path)


@pytest.mark.parametrize(
    "text",
    [
        "import json\nimport panj.words.speak\n",
        "import json\nfrom panj.words import speak\n",
        "import json\nfrom panj.words.speak import say\n",
        "import json\nfrom panj import words\n",
        "import json\nfrom ..words import speak\n",
        "def late():\n    from panj.words import speak\n",
    ],
)
def test_every_form_of_import_is_found_with_its_line(tmp_path: Path, text: str) -> None:
    found = lines_for(tmp_path, "panj.core.match", text)
    assert len(found) == 1
    assert found[0].startswith("src/panj/core/match.py:2: panj.core.match imports panj.words")


def test_a_relative_import_within_a_layer_is_allowed(tmp_path: Path) -> None:
    assert lines_for(tmp_path, "panj.games.chess.turn", "from .state import S\n") == []


def test_a_relative_import_of_another_game_is_found(tmp_path: Path) -> None:
    text = "from ..draughts.state import S\n"
    assert lines_for(tmp_path, "panj.games.chess.turn", text) == [
        "src/panj/games/chess/turn.py:1: panj.games.chess.turn imports panj.games.draughts.state.S"
    ]


def test_other_packages_may_be_imported_anywhere(tmp_path: Path) -> None:
    assert lines_for(tmp_path, "panj.core.match", "import json\nfrom pathlib import Path\n") == []


def test_a_file_that_is_no_python_is_named(tmp_path: Path) -> None:
    found = lines_for(tmp_path, "panj.core.match", "x = 1\n  y = 2\n")
    assert found == ["src/panj/core/match.py:2: unexpected indent"]


def test_the_exit_status_tells_whether_all_is_well(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert lines_for(tmp_path, "panj.core.match", "import panj.cli\n")
    assert main(["--root", str(tmp_path)]) == 1
    assert "panj.core.match imports panj.cli" in capsys.readouterr().out
    (tmp_path / "src" / "panj" / "core" / "match.py").write_text("", encoding="utf-8")
    assert main(["--root", str(tmp_path)]) == 0


def test_the_imports_of_this_project_go_one_way() -> None:
    assert problems(ROOT) == []
