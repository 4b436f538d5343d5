"""Options whose values are whole files: sent as text, limited, told briefly; never a path."""

from pathlib import Path

import pytest

from panj.core.registry import REGISTRY
from panj.server.options import LONGEST_TEXT, MOST_BYTES, abridged

TABLES = "location_tiles.csv"


@pytest.fixture(scope="module")
def corrected() -> dict[str, str]:
    """A whole set of tables, as somebody would send corrected ones."""
    folder = Path(__file__).parents[2] / "src" / "panj" / "games" / "minerva" / "data"
    [option] = [each for each in REGISTRY.game("minerva").options if each.name == "tiles"]
    return {name: (folder / name).read_text() for name in option.to_json()["files"]}


def test_the_names_of_the_files_are_told(person) -> None:
    games = {game["slug"]: game for game in person("Ada").get("/games").json()}
    [tiles] = [option for option in games["minerva"]["options"] if option["name"] == "tiles"]
    assert TABLES in tiles["files"]


def test_corrected_tables_come_with_the_request(person, corrected, panj, tmp_path) -> None:
    ada = person("Ada")
    table = ada.new("minerva", "me", options={"tiles": corrected})
    shown = ada.table(table)["options"]["tiles"]
    assert all(len(text) <= LONGEST_TEXT for text in shown.values())
    brief = ada.get("/tables").json()["mine"][0]
    assert brief["options"]["tiles"] == shown
    assert ada.get(f"/tables/{table}/options").json()["tiles"] == corrected
    assert len(ada.get(f"/tables/{table}").content) < 60_000
    ada.move(table, 0, 0)
    ada.bare_post(f"/tables/{table}/abandon")
    file = tmp_path / "match.jsonl"
    file.write_text(ada.get(f"/tables/{table}/export").text)
    assert panj("verify", file, "--json").json["true"]
    assert ada.post("/tables/import", file=file.read_text()).status_code == 201


@pytest.mark.parametrize(
    "path", ["/etc/passwd", "../data", "file:///etc", "src/panj/games/minerva/data", "."]
)
def test_a_path_is_never_read_for_a_client(person, path: str) -> None:
    ada = person("Ada")
    for value in (path, {path: "x"}, [path]):
        refused = ada.post(
            "/tables", game="minerva", seats=[{"kind": "me"}], options={"tiles": value}
        )
        assert refused.status_code == 400, value
        assert "root:" not in refused.text
    assert ada.get("/tables").json()["mine"] == []


def test_more_than_any_game_needs_is_refused(person, corrected) -> None:
    ada = person("Ada")
    large = {**corrected, TABLES: "x" * MOST_BYTES}
    seats = [{"kind": "me"}]
    refused = ada.post("/tables", game="minerva", seats=seats, options={"tiles": large})
    assert (refused.status_code, refused.json()["key"]) == (413, "server.refusal.too_large")


def test_short_values_are_told_as_they_are() -> None:
    options = {"a": True, "b": ["x", 1], "c": {"d": "e"}, "f": None}
    assert abridged(options) == options
    assert abridged({"a": ["x" * 500]})["a"][0].startswith("sha256:")
