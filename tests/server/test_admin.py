"""`panj admin` on the database of a server that runs."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from cli.conftest import Runner
from panj.words import LANGUAGES
from server.helpers import Served
from server.stores import SQLITE, Store
from server.test_matches import two_at_a_table

Admin = Runner


@pytest.fixture
def admin(panj: Runner, server: Served, store: Store) -> Admin:
    """Run an admin command on the server's database."""

    def run(command: str, *more: str | Path):
        return panj("admin", command, *more, "--database", store.database)

    return run


def address(folder: Path) -> str:
    return f"sqlite:///{folder}/tables.sqlite"


def finished(person) -> str:
    ada = person("Ada")
    table = ada.new("high_card", "me", "me")
    ada.play_on(table)
    return str(table)


def test_tables_are_listed_without_their_secrets(person, admin) -> None:
    _, _, table = two_at_a_table(person)
    listed = {row["id"]: row for row in admin("list", "--json").json}
    assert listed[table]["status"] == "running"
    assert "key" not in listed[table]
    assert "options" not in listed[table]
    assert table in [row["id"] for row in admin("list", "--status", "running", "--json").json]
    assert table not in [row["id"] for row in admin("list", "--status", "over", "--json").json]
    admin("list", "--status", "asleep").refused("asleep", "abandoned")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_is_in_the_readers_language(person, admin, lang: str) -> None:
    _, _, table = two_at_a_table(person)
    shown = admin("list", "--lang", lang)
    assert shown.code == 0
    assert table in shown.out
    assert {"en": "running", "fa": "در جریان", "hu": "folyik"}[lang] in shown.out


def test_a_finished_match_is_exported(person, admin, panj, tmp_path: Path) -> None:
    table = finished(person)
    file = tmp_path / "match.jsonl"
    assert admin("export", table, file).code == 0
    assert panj("verify", file, "--json").json["true"]
    admin("export", table, file).refused("exists")
    _, _, running = two_at_a_table(person)
    admin("export", running, tmp_path / "other.jsonl").refused("not over")
    admin("export", "0" * 32, tmp_path / "other.jsonl").refused("no table")


def test_old_tables_are_deleted_and_running_ones_stay(person, admin, store) -> None:
    old, _, running = finished(person), *two_at_a_table(person)[1:]
    set_back(store, old, days=40)
    set_back(store, running, days=40)
    assert admin("delete", "--older-than", "50", "--json").json["tables"] == []
    planned = admin("delete", "--older-than", "30", "--dry-run", "--json").json
    assert planned == {"deleted": False, "tables": [old]}
    ada = person("Ada")
    assert ada.get(f"/tables/{old}").status_code == 200
    done = admin("delete", "--older-than", "30", "--json").json
    assert done == {"deleted": True, "tables": [old]}
    assert ada.get(f"/tables/{old}").json()["key"] == "server.refusal.no_table"
    assert ada.get(f"/tables/{running}").status_code == 200


def set_back(store: Store, table: str, days: int) -> None:
    """Let a table look untouched for so long."""
    at = time.time() - days * 24 * 3600
    store.change("UPDATE tables SET changed = :at WHERE id = :table", at=at, table=table)


@pytest.mark.stores(SQLITE)
def test_a_back_up_is_made_while_people_play(person, admin, panj, tmp_path: Path) -> None:
    ada, ben, table = two_at_a_table(person)
    ada.move(table, 0, 0)
    copy = tmp_path / "copy" / "tables.sqlite"
    copy.parent.mkdir()
    assert admin("backup", copy).code == 0
    ben.move(table, 0, 1)
    found = panj("admin", "list", "--json", "--database", address(copy.parent)).json
    assert {row["id"]: row["version"] for row in found}[table] == 1
    assert panj("admin", "doctor", "--json", "--database", address(copy.parent)).json["well"]
    admin("backup", copy).refused("exists")
    admin("backup", tmp_path / "nowhere" / "x").refused("folder")
    assert [file.name for file in copy.parent.iterdir() if file.name.startswith(".")] == []


def test_the_doctor_replays_every_match(person, admin) -> None:
    finished(person)
    found = admin("doctor", "--json")
    assert found.code == 0
    assert found.json["well"]
    assert found.json["tables"] >= 1
    assert "every match replays" in admin("doctor").out


@pytest.mark.stores(SQLITE)
def test_the_doctor_finds_what_does_not_fit(
    person,
    admin,
    panj,
    tmp_path: Path,
) -> None:
    table = finished(person)
    copy = tmp_path / "tables.sqlite"
    assert admin("backup", copy).code == 0
    with closing(sqlite3.connect(copy)) as connection, connection:
        connection.execute("UPDATE events SET move = 'play 99' WHERE [table] = ?", (table,))
    ill = panj("admin", "doctor", "--json", "--database", address(tmp_path))
    assert ill.code == 1
    assert any(problem.startswith(table) for problem in ill.json["problems"])


def test_a_database_that_does_not_exist_is_not_made(panj, tmp_path: Path) -> None:
    for command in ("list", "doctor"):
        panj("admin", command, "--database", address(tmp_path)).refused("tables.sqlite")
    panj(
        "admin", "backup", str(tmp_path / "x"), "--database", "postgresql://localhost/none"
    ).refused("pg_dump")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", "list", "export", "delete", "backup", "doctor"])
def test_every_command_has_help(panj, lang: str, command: str) -> None:
    shown = panj("--lang", lang, "admin", *filter(None, [command]), "--help")
    assert shown.code == 0
    assert "cli." not in shown.out
