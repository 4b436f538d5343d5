"""Boards that games bring along are served from their houses, and nothing else is."""

from collections.abc import Callable

import pytest

from server.helpers import Person

Make = Callable[..., Person]


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/boards/high_card/board.js", 200),
        ("/boards/high_card/board.css", 200),
        ("/boards/high_card/game.py", 404),
        ("/boards/high_card/..%2Fgame.py", 404),
        ("/boards/high_card/none.js", 404),
        ("/boards/kingdomino/board.js", 404),
        ("/boards/nothing/board.js", 404),
    ],
)
def test_only_files_of_the_board_are_served(person: Make, path: str, status: int) -> None:
    ada = person("Ada")
    assert ada.client.get(f"http://{ada.address}{path}").status_code == status


def test_a_script_is_served_as_one(person: Make) -> None:
    ada = person("Ada")
    found = ada.client.get(f"http://{ada.address}/boards/high_card/board.js")
    assert found.headers["content-type"].startswith("text/javascript")


@pytest.mark.parametrize(
    ("slug", "files"), [("high_card", ["board.css", "board.js"]), ("kingdomino", [])]
)
def test_a_game_tells_what_it_brings_along(person: Make, slug: str, files: list[str]) -> None:
    ada = person("Ada")
    answer = ada.client.get(f"http://{ada.address}/api/v1/games/{slug}")
    assert answer.json()["board_files"] == files
