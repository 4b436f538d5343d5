"""What a browser gets before any script has run, in the reader's language."""

from pathlib import Path

import httpx
import pytest

from panj.server import front
from panj.words import words_for
from server.helpers import Served
from server.stores import SQLITE

SOURCE = Path(__file__).parents[2] / "web/index.html"
HTML = {"Accept": "text/html,application/xhtml+xml"}

pytestmark = pytest.mark.stores(SQLITE)


@pytest.fixture
def ask(server: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Asks the server for a page, which is the source's own: nothing has to be built."""
    (tmp_path / "index.html").write_text(SOURCE.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(front, "STATIC", tmp_path)
    return lambda path, lang="en", **headers: httpx.get(
        f"http://{server.address}{path}", headers={**HTML, "Accept-Language": lang, **headers}
    )


@pytest.mark.parametrize(
    ("lang", "tag", "about", "no_script"),
    [
        ("en-GB,en;q=0.9", '<html lang="en" dir="ltr">', "Board games", "needs JavaScript"),
        ("fa-IR", '<html lang="fa" dir="rtl">', "بازی‌های رومیزی", "جاوااسکریپت"),
        ("de,hu;q=0.7", '<html lang="hu" dir="ltr">', "Társasjátékok", "JavaScript kell"),
    ],
)
def test_the_page_speaks_the_language_of_the_browser(ask, lang, tag, about, no_script) -> None:
    answer = ask("/", lang)
    assert answer.status_code == 200
    assert "Accept-Language" in answer.headers["vary"]
    assert tag in answer.text
    assert f'name="description" content="{about}' in answer.text
    assert no_script in answer.text
    assert "/text" in answer.text
    assert "{{" not in answer.text


def test_an_unknown_address_is_a_page_to_a_reader(ask) -> None:
    answer = ask("/no/such/place", "fa")
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert '<html lang="fa" dir="rtl">' in answer.text


@pytest.mark.parametrize(
    "path",
    ["/tables/nowhere", "/replay/nowhere", "/new/chess", "/rules/chess", "/assets/none.js"],
)
def test_what_is_not_there_is_the_page_with_its_status(ask, path) -> None:
    answer = ask(path)
    assert answer.status_code == 404
    assert 'id="app"' in answer.text


@pytest.mark.parametrize("lang", ["en", "fa", "hu"])
def test_a_reader_without_a_script_is_told_in_a_sentence(ask, lang) -> None:
    answer = ask("/tables/nowhere/text", lang)
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert words_for(lang).text("server.refusal.no_table") in answer.text


def test_a_form_that_is_refused_is_a_page(ask, server) -> None:
    answer = httpx.post(f"http://{server.address}/tables/nowhere/text", headers=HTML)
    assert answer.status_code == 403
    assert answer.headers["content-type"].startswith("text/html")


def test_a_page_of_a_table_that_is_there_says_so(ask, person) -> None:
    table = person("Ada").new("high_card", "me", "open", start=False)
    assert ask(f"/tables/{table}").status_code == 200
    assert ask("/new/high_card").status_code == 200


@pytest.mark.parametrize(
    ("path", "headers"),
    [("/api/v1/no/such/place", {}), ("/no/such/place", {"Accept": "application/json"})],
)
def test_an_unknown_address_is_a_problem_to_a_program(ask, path, headers) -> None:
    answer = ask(path, **headers)
    assert answer.status_code == 404
    assert answer.json()["key"] == "server.refusal.not_found"
