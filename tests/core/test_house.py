"""A game's parts are found in the folder in which it lives, however it is registered."""

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from panj.core.house import house_around
from panj.core.registry import GROUP, Registry

STYLES = "STYLES = {'own': {'leading': 2.0}}\n"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package `borrowed` with a style of its own, whose game is an object of another's class."""
    house = tmp_path / "borrowed"
    (house / "thinking").mkdir(parents=True)
    (house / "__init__.py").write_text("from high_card.game import HighCard\n")
    (house / "thinking" / "__init__.py").write_text("")
    (house / "thinking" / "styles.py").write_text(STYLES)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield house
    for name in [each for each in sys.modules if each.partition(".")[0] == "borrowed"]:
        del sys.modules[name]


GAME = """
from high_card.game import OPTIONS, PHRASES, STEPS, VERBS, HighCard, HighCardState
GAME = HighCard("borrowed", 1, (2,), OPTIONS, VERBS, PHRASES, HighCardState, STEPS)
"""


@pytest.mark.parametrize("module", ["game.py", "__init__.py"])
def test_an_installed_game_lives_where_its_entry_point_leads(package: Path, module: str) -> None:
    (package / module).write_text(GAME)
    where = "borrowed" if module == "__init__.py" else "borrowed.game"
    registry = Registry()
    registry._points = {"borrowed": EntryPoint("borrowed", f"{where}:GAME", GROUP)}
    before = registry.house("borrowed")
    assert list(registry.game("borrowed").styles) == ["own"]
    assert before.package == registry.house("borrowed").package == "borrowed"


def test_a_class_in_a_package_lives_in_it(package: Path) -> None:
    (package / "__init__.py").write_text(
        "from high_card.game import HighCard\nclass Borrowed(HighCard):\n    pass\n"
    )
    assert house_around("borrowed").styles() == {"own": {"leading": 2.0}}


def test_a_single_module_and_a_notebook_have_rules_only() -> None:
    assert house_around("bare_card").package == ""
    assert house_around("__main__").package == ""
