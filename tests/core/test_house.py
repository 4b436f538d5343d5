"""A game's parts are found in the folder in which it lives, however it is registered."""

import os
import subprocess
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


def test_a_class_whose_module_cannot_be_found_has_rules_only() -> None:
    assert house_around("not_there.at_all").package == ""


SCRIPT = """
from multiprocessing import get_context

from high_card.game import OPTIONS, PHRASES, STEPS, VERBS, HighCard, HighCardState


class Mine(HighCard):
    pass


GAME = Mine("mine", 1, (2,), OPTIONS, VERBS, PHRASES, HighCardState, STEPS)


def house(seats: int) -> str:
    return f"{seats} at {GAME.slug}, house {GAME.house.package!r}"


if __name__ == "__main__":
    with get_context("spawn").Pool(1) as pool:
        print(pool.apply(house, (2,)))
"""


def test_a_script_with_a_game_may_start_other_processes(tmp_path: Path) -> None:
    """In them the script is a module that cannot be found by its name."""
    script = tmp_path / "mine.py"
    script.write_text(SCRIPT)
    example = Path(__file__).parents[2] / "examples" / "high_card"
    paths = os.pathsep.join([str(example), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, str(script)],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    assert done.stdout == "2 at mine, house ''\n"
