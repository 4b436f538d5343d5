"""`panj` alone is the table: it is served and shown; a table that is open already is only shown."""

import http.server
import socket
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from panj.cli import browser, main, serve
from panj.words import LANGUAGES


class Seen:
    """What was served and what was shown, instead of doing it."""

    def __init__(self) -> None:
        self.served: list[object] = []
        self.shown: list[str] = []


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Seen:
    found = Seen()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("panj.server.run.run", found.served.append)
    monkeypatch.setattr("webbrowser.open", lambda address: not found.shown.append(address))
    monkeypatch.setattr(serve, "open_when_ready", lambda address, _: found.shown.append(address))
    monkeypatch.setattr(serve, "is_taken", lambda host, port: False)
    monkeypatch.setattr(serve, "answers", lambda address: False)
    monkeypatch.setattr(main, "is_terminal", lambda: True)
    return found


@contextmanager
def answering(body: bytes) -> Iterator[int]:
    """Somebody who answers every question in the same way; the port."""

    class Answer(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            pass

    with http.server.HTTPServer(("127.0.0.1", 0), Answer) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield int(server.server_address[1])
        finally:
            server.shutdown()
            thread.join()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_a_terminal_the_table_is_served_and_shown(panj, seen: Seen, lang: str) -> None:
    run = panj("--lang", lang)
    assert run.code == 0
    assert "http://127.0.0.1:8888/" in run.out
    assert len(seen.served) == 1
    assert seen.shown == ["http://127.0.0.1:8888/"]


def test_a_table_that_is_open_already_is_only_shown(panj, seen: Seen, monkeypatch) -> None:
    monkeypatch.setattr(serve, "answers", lambda address: True)
    assert "already" in panj().out
    assert seen.served == []
    assert seen.shown == ["http://127.0.0.1:8888/"]


def test_elsewhere_the_program_alone_only_guides(panj, seen: Seen, monkeypatch) -> None:
    monkeypatch.setattr(main, "is_terminal", lambda: False)
    assert "panj --help" in panj().out
    assert seen.served == []


def test_help_and_version_serve_nothing(panj, seen: Seen) -> None:
    assert "--help" in panj("--help").out
    assert panj("--version").code == 0
    assert seen.served == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_port_that_somebody_has_is_refused(panj, lang: str) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as other:
        port = str(other.getsockname()[1])
        panj("--lang", lang, "serve", "--port", port).refused(port, "--port")


def test_only_our_own_tables_count_as_open() -> None:
    with answering(b'{"status":"ok"}') as port:
        assert browser.answers(f"http://127.0.0.1:{port}/")
    with answering(b"<html>") as port:
        assert not browser.answers(f"http://127.0.0.1:{port}/")
    assert not browser.answers(f"http://127.0.0.1:{port}/")


def test_the_browser_waits_for_the_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    replies = iter([False, False, True])
    monkeypatch.setattr(browser, "answers", lambda address: next(replies))
    monkeypatch.setattr("webbrowser.open", lambda address: not shown.append(address))
    browser.wait_and_open("http://127.0.0.1:1/", lambda: shown.append("none"))
    assert shown == ["http://127.0.0.1:1/"]
    assert list(replies) == []


def test_where_no_browser_is_the_address_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(browser, "answers", lambda address: True)
    monkeypatch.setattr("webbrowser.open", lambda address: False)
    browser.wait_and_open("http://127.0.0.1:1/", lambda: told.append("none"))
    assert told == ["none"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_open_table_without_a_browser_tells_its_address(
    panj, seen: Seen, monkeypatch, lang: str
) -> None:
    monkeypatch.setattr(serve, "answers", lambda address: True)
    monkeypatch.setattr("webbrowser.open", lambda address: False)
    run = panj("--lang", lang)
    assert run.out.count("http://127.0.0.1:8888/") == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_home_that_cannot_be_written_is_refused_with_a_way_out(
    panj, seen: Seen, monkeypatch, tmp_path, lang: str
) -> None:
    file = tmp_path / "file"
    file.touch()  # nobody, not even root, makes a folder in a file
    monkeypatch.setenv("XDG_DATA_HOME", str(file / "home"))
    panj("--lang", lang, "serve").refused(str(file), "--database")
    panj("--lang", lang, "serve", "--database", f"sqlite:///{file}/t.sqlite").refused(str(file))
    assert seen.served == []


@pytest.mark.parametrize(
    ("asked", "extra"),
    [
        (["--database", "postgresql://nobody@localhost/panj"], "panj[postgres]"),
        (["--channels", "redis://localhost"], "panj[redis]"),
    ],
)
def test_what_bigger_servers_need_is_asked_for(
    panj, seen: Seen, monkeypatch, tmp_path, asked: list[str], extra: str
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("panj.cli.extras.find_spec", lambda name: None)
    panj("serve", *asked).refused("pip install", extra)
    assert seen.served == []


def test_a_server_for_everybody_is_shown_at_home() -> None:
    assert browser.address_of("0.0.0.0", 80) == "http://127.0.0.1:80/"
    assert browser.address_of("table.example", 80) == "http://table.example:80/"
