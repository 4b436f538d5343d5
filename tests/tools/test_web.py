"""The page is looked at again only if something of it has changed."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

TOOL = Path(__file__).parents[2] / "tools/web.py"
BOARD = "examples/a_game/a_game/board/board.js"
PAGE = "web/src/main.ts"
SCHEMA = "web/src/api/schema.d.ts"


@pytest.fixture
def web() -> ModuleType:
    """The tool; `import web` would give the tests of the page."""
    spec = importlib.util.spec_from_file_location("web_tool", TOOL)
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    return tool


@pytest.fixture
def ran(web: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A page and a board from outside in a folder of their own; the tasks that npm is given."""
    tasks: list[str] = []
    monkeypatch.setattr(web, "ROOT", tmp_path)
    monkeypatch.setattr(web, "WEB", tmp_path / "web")
    monkeypatch.setattr(web, "BOARDS", tmp_path / "examples")
    monkeypatch.setattr(web, "STAMP", tmp_path / "web/node_modules/.panj")
    monkeypatch.setattr(web, "npm", lambda *words: tasks.append(words[-1]))
    for name in (BOARD, PAGE, SCHEMA):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).touch()
    return tasks


def test_what_has_passed_is_not_looked_at_again(web: ModuleType, ran: list[str]) -> None:
    web.prove("lint")
    web.prove("lint")
    web.prove("test")
    assert ran == ["lint", "test"]


@pytest.mark.parametrize("name", [BOARD, PAGE, SCHEMA, "web/eslint.config.js"])
def test_what_has_changed_is_looked_at(
    name: str, web: ModuleType, ran: list[str], tmp_path: Path
) -> None:
    web.prove("lint")
    (tmp_path / name).write_text("changed")
    web.prove("lint")
    assert ran == ["lint", "lint"]


def test_what_has_failed_is_looked_at_again(
    web: ModuleType, ran: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*words: str) -> None:
        raise SystemExit(1)

    with monkeypatch.context() as failing:
        failing.setattr(web, "npm", fail)
        with pytest.raises(SystemExit):
            web.prove("lint")
    web.prove("lint")
    assert ran == ["lint"]
