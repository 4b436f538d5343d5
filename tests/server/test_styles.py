"""Bots with styles at the tables of a server."""

from collections.abc import Callable

import pytest

from panj.bots.styles import styles_of
from panj.core.registry import REGISTRY
from server.helpers import Person, wait_until

Make = Callable[[str | None], Person]


def test_every_game_tells_its_styles(person: Make) -> None:
    found = {game["slug"]: game["styles"] for game in person(None).get("/games").json()}
    for slug in REGISTRY.slugs():
        if slug in found:
            assert found[slug] == styles_of(slug)


def test_a_bot_with_a_style_plays(person: Make) -> None:
    ada = person("Ada")
    table = ada.new("kingdomino", "me", "bot:greedy:builder")
    assert ada.table(table)["seats"][1]["bot"] == "greedy:builder"
    ada.play_on(table, 2)  # Ada's two kings may both come first
    wait_until(lambda: ada.table(table)["version"] > 2)


@pytest.mark.parametrize("bot", ["greedy:merchant", "greedy:dancer", "greedy:"])
def test_a_style_that_the_game_has_not_is_refused(person: Make, bot: str) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
    found = person("Ada").post("/tables", game="kingdomino", seats=seats)
    assert (found.status_code, found.json()["key"]) == (400, "core.refusal.unknown_style")
