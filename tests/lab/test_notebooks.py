"""The notebooks run as they stand there, and what they show is fit to be shown."""

import json
import re
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

FOLDER = Path(__file__).parents[2] / "docs/notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))
SECONDS = 300
MACHINE = re.compile(
    r"(?<![\w.])/(?:home|root|tmp|work|usr|opt|var|Users)/|[A-Z]:\\\\|0x[0-9a-f]{6}"
)
"""Paths and addresses that mean nothing on another machine."""


def outputs(path: Path) -> list[Any]:
    """Everything that the cells of a notebook show."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return [output for cell in cells for output in cell.get("outputs", [])]


def test_there_are_three() -> None:
    names = [path.stem for path in NOTEBOOKS]
    assert names == ["evaluate_bots", "play_and_look", "train_kingdomino"]


@pytest.mark.filterwarnings("default")  # the kernel's libraries warn of each other
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With small numbers, in a folder of its own."""
    monkeypatch.setenv("PANJ_QUICK", "1")
    monkeypatch.setenv("MPLBACKEND", "module://matplotlib_inline.backend_inline")
    notebook = nbformat.read(path, as_version=4)
    resources = {"metadata": {"path": str(tmp_path)}}
    NotebookClient(notebook, timeout=SECONDS, resources=resources).execute()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_was_run_and_shows_nothing_of_its_machine(path: Path) -> None:
    notebook = nbformat.read(path, as_version=4)
    nbformat.validate(notebook)
    counts = [cell.execution_count for cell in notebook.cells if cell.cell_type == "code"]
    assert counts == list(range(1, len(counts) + 1))
    for output in outputs(path):
        assert output["output_type"] in ("stream", "display_data", "execute_result")
        assert output.get("name") != "stderr"
        shown = [output.get("text", ""), *output.get("data", {}).values()]
        for each in shown:
            text = each if isinstance(each, str) else "".join(each)
            assert not MACHINE.search(text) or text.startswith("iVBOR")


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_has_pictures(path: Path) -> None:
    kinds = {kind for output in outputs(path) for kind in output.get("data", {})}
    assert kinds & {"image/svg+xml", "image/png"}
