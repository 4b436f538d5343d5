"""Files and secrets: for nobody but the server; settings from anywhere; sentences when it fails."""

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from harness.processes import PATIENCE_SECONDS
from harness.server import ServerMaker

from panj.core.messages import Refused
from panj.server.sources import settings_from
from panj.server.store.files import claim, keep_private
from server.reliability.test_serve import panj
from server.stores import POSTGRES, Store


def rights(file: Path) -> int:
    return file.stat().st_mode & 0o777


@pytest.fixture
def _open_to_all() -> object:
    """As a careless shell has it."""
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.mark.usefixtures("_open_to_all")
def test_a_database_and_its_back_up_are_for_their_owner_only(
    table_server: ServerMaker, tmp_path: Path
) -> None:
    with table_server() as server:
        files = [server.file, *server.file.parent.glob(f"{server.file.name}-*")]
        assert len(files) > 1
        assert {file.name: rights(file) for file in files} == {file.name: 0o600 for file in files}
        copy = tmp_path / "copy.sqlite"
        done = panj("admin", "backup", str(copy), "--database", f"sqlite:///{server.file}")
        assert done.returncode == 0, done.stderr
        assert rights(copy) == 0o600


def test_an_old_database_that_all_could_read_is_closed_to_them(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    sqlite3.connect(file).close()
    file.touch()
    file.chmod(0o644)
    keep_private(file)
    assert rights(file) == 0o600


def test_one_file_has_one_server(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite"
    held = claim(url)
    assert held is not None
    done = panj("serve", "--port", "0", "--database", url)
    assert (done.returncode, "Traceback" in done.stderr) == (2, False)
    assert "Another server" in done.stderr
    held.close()
    again = claim(url)
    assert again is not None
    again.close()


# Settings

ALL = {
    "PANJ_PORT": "9999",
    "PANJ_SECURE_COOKIES": "true",
    "PANJ_ORIGINS": "https://a.example,https://b.example",
    "PANJ_BOT_SECONDS": "2.5",
}


def test_every_setting_may_come_from_the_environment() -> None:
    found = settings_from({}, ALL)
    assert (found.port, found.secure_cookies, found.bot_seconds) == (9999, True, 2.5)
    assert found.origins == ("https://a.example", "https://b.example")
    assert settings_from({"port": 1}, ALL).port == 1  # the command line comes first


def test_a_secret_may_lie_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "database"
    file.write_text("postgresql://panj:secret@localhost/panj\n")
    found = settings_from({}, {"PANJ_DATABASE_FILE": str(file)})
    assert found.database == "postgresql://panj:secret@localhost/panj"


def test_settings_may_lie_in_a_toml_file(tmp_path: Path) -> None:
    file = tmp_path / "panj.toml"
    file.write_text('port = 7777\nhost = "::1"\norigins = ["https://a.example"]\n')
    found = settings_from({}, {"PANJ_SETTINGS": str(file), "PANJ_HOST": "127.0.0.2"})
    assert (found.port, found.host) == (7777, "127.0.0.2")  # the environment comes before it
    assert found.origins == ("https://a.example",)
    assert settings_from({}, {}, str(file)).port == 7777


@pytest.mark.parametrize(
    "text", ["nothing_like_it = 1", "port = 'many'", "port = [", 'csrf_secret = "x"']
)
def test_what_is_no_setting_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "panj.toml"
    file.write_text(text)
    with pytest.raises(Refused):
        settings_from({}, {}, str(file))
    done = panj("serve", "--settings", str(file))
    assert (done.returncode, "Traceback" in done.stderr) == (2, False)


# A sentence and exit code 2

WITHOUT = (
    "import runpy, sys; sys.modules['{name}'] = None; runpy.run_module('panj', run_name='__main__')"
)


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://panj:secret@127.0.0.1:9/panj",
        "sqlite:////nowhere/at/all/tables.sqlite",
        "mysql://panj:secret@localhost/panj",
        "nonsense",
    ],
)
@pytest.mark.parametrize("command", [("serve", "--port", "0"), ("admin", "list")])
def test_a_database_that_cannot_be_reached_is_said_in_a_sentence(
    command: tuple[str, ...], url: str
) -> None:
    done = panj(*command, "--database", url)
    assert (done.returncode, "Traceback" in done.stderr) == (2, False), done.stderr
    assert "secret" not in done.stdout + done.stderr


@pytest.mark.stores(POSTGRES)
def test_a_database_of_another_name_is_said_in_a_sentence(store: Store) -> None:
    done = panj("admin", "list", "--database", store.database.replace("/postgres", "/elsewhere"))
    assert (done.returncode, "Traceback" in done.stderr) == (2, False), done.stderr


@pytest.mark.parametrize(
    ("missing", "extra", "more"),
    [
        ("asyncpg", "panj[postgres]", ["--database", "postgresql://panj@localhost/panj"]),
        ("redis", "panj[redis]", ["--channels", "redis://localhost"]),
    ],
)
def test_an_extra_that_is_missing_is_named(
    tmp_path: Path, missing: str, extra: str, more: list[str]
) -> None:
    program = WITHOUT.format(name=missing)
    here = ["--database", f"sqlite:///{tmp_path}/t.sqlite"]
    command = [sys.executable, "-c", program, "serve", "--port", "0", *here, *more]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=PATIENCE_SECONDS, check=False
    )
    assert (done.returncode, "Traceback" in done.stderr) == (2, False), done.stderr
    assert extra in done.stderr.replace("\n", "")
