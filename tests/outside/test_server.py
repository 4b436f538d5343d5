"""At a table of the server a game that lacks a part is offered, played and told."""

from collections.abc import Iterator

import pytest

from server.helpers import Person, Running, running
from server.test_text_table import Reader
from support.lacking import LACKING

GAMES = pytest.mark.parametrize("slug", LACKING)


@pytest.fixture(scope="module")
def server(lacking: list[str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture
def ada(server: Running) -> Iterator[Person]:
    person = Person(server.address, "Ada")
    yield person
    person.client.close()


@GAMES
def test_a_match_is_played_against_a_bot(ada: Person, slug: str) -> None:
    assert slug in [each["slug"] for each in ada.get("/games").json()]
    table = ada.new(slug, "me", "bot:easy")
    assert ada.play_on(table)["status"] == "over"


@GAMES
def test_a_match_is_played_on_the_text_table(ada: Person, slug: str) -> None:
    table = ada.new(slug, "me", "me:Ben", settings={"hints": True})
    reader = Reader(ada, table, "fa")
    reader.press("hint")
    assert "hint" not in reader.acts()
    assert f"{slug}." not in reader.text
    reader.open(lang="fa")
    for _ in range(6):
        reader.press("move", "0")
    assert ada.table(table)["status"] == "over"
    assert f"{slug}." not in reader.text
