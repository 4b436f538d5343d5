"""`--option tiles=FOLDER`: corrected tables of Minerva from the command line."""

from pathlib import Path

import pytest

from panj.core import match_file
from panj.core.registry import REGISTRY
from panj.games.minerva.reading.tiles import shipped_tables


def corrected(folder: Path, name: str, old: str, new: str) -> Path:
    """A folder with one shipped table in which one piece of text is replaced."""
    text = shipped_tables()[name]
    assert old in text
    (folder / name).write_text("\ufeff" + text.replace(old, new, 1), encoding="utf-8")
    (folder / "readme.txt").write_text("not a table", encoding="utf-8")
    return folder


def test_a_match_is_played_with_corrected_tables_and_carries_them(panj, tmp_path: Path) -> None:
    tables = tmp_path / "tables"
    tables.mkdir()
    corrected(tables, "glory_tiles.csv", "G1_1,1,1,4", "G1_1,1,1,5")
    file = tmp_path / "match.jsonl"
    done = panj(
        "play",
        "minerva",
        "--seats",
        "1",
        "--option",
        f"tiles={tables}",
        "--save",
        file,
        typed="save\n",
    )
    assert file.exists(), done.err
    options = match_file.read(file.read_text(), REGISTRY).match.terms.options
    assert list(options["tiles"]) == ["glory_tiles.csv"]
    assert "G1_1,1,1,5" in options["tiles"]["glory_tiles.csv"]


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "row tavern"), ("fa", "tavern"), ("hu", "tavern sor")]
)
def test_a_damaged_table_is_refused_with_its_row(
    panj, tmp_path: Path, lang: str, said: str
) -> None:
    corrected(tmp_path, "location_kinds.csv", "gain:denarius=2", "gain:gold=2")
    done = panj("--lang", lang, "play", "minerva", "--option", f"tiles={tmp_path}")
    assert done.code != 0
    assert said in done.err.replace("\u2068", "").replace("\u2069", "")
    assert "gain:gold=2" in done.err


def test_an_unbalanced_table_is_refused(panj, tmp_path: Path) -> None:
    text = shipped_tables()["location_tiles.csv"]
    rows = text.splitlines(keepends=True)
    (tmp_path / "location_tiles.csv").write_text("".join(rows[:-1]))
    done = panj("play", "minerva", "--option", f"tiles={tmp_path}")
    assert done.code != 0
    assert "location_tiles.csv" in done.err


def test_a_folder_without_tables_is_refused(panj, tmp_path: Path) -> None:
    done = panj("play", "minerva", "--option", f"tiles={tmp_path}")
    assert done.code != 0
    assert "temples.csv" in done.err


def test_other_games_have_no_tables_of_tiles(panj, tmp_path: Path) -> None:
    assert "tiles" in panj("play", "kingdomino", "--option", f"tiles={tmp_path}").err
