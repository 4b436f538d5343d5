"""In the laboratory a game that lacks a part is seen, drawn and told with the generic one."""

import re

import pytest

from panj.core.registry import REGISTRY
from panj.drawing import picture
from panj.lab.gymnasium import BotsEnv
from panj.lab.mcp.tables import AgentTables
from panj.lab.notebook import NotebookTable
from panj.lab.vector import Vector
from panj.words import LANGUAGES
from support.lacking import LACKING

pytestmark = pytest.mark.usefixtures("lacking")
GAMES = pytest.mark.parametrize("slug", LACKING)
LANGS = pytest.mark.parametrize("lang", LANGUAGES)


def test_what_is_left_out_is_not_found_and_the_rest_is() -> None:
    found = {slug: parts_of(slug) for slug in LACKING}
    every = {"judgement", "encoding", "styles", "picture", "terminal"}
    for slug, own in found.items():
        lacks = slug.removeprefix("without_")
        assert own == (set() if lacks == "rooms" else every - {lacks})


def parts_of(slug: str) -> set[str]:
    """The parts that a game has of its own."""
    house = REGISTRY.game(slug).house
    places = {"judgement": "thinking", "encoding": "thinking", "styles": "thinking"}
    places |= {"picture": "showing", "terminal": "showing"}
    return {part for part, room in places.items() if house.has(f"{slug}.{room}.{part}")}


@GAMES
def test_many_games_run_at_once(slug: str) -> None:
    vector = Vector(REGISTRY.game(slug), 3, games=4, seed=1)
    over = 0
    while over < 4:
        over += int(vector.step(vector.random()).finished.sum())


@GAMES
def test_an_agent_plays_against_bots(slug: str) -> None:
    made = BotsEnv(slug, 2, opponents=["greedy"])
    _, info = made.reset(seed=1)
    is_over = False
    while not is_over:
        _, _, is_over, _, info = made.step(int(info["action_mask"].argmax()))


@GAMES
@LANGS
def test_it_is_drawn(slug: str, lang: str) -> None:
    game = REGISTRY.game(slug)
    svg = picture(game, game.new(3, {}, 1), 0, lang).svg
    assert len(re.findall("<text", svg)) > 6
    assert f"{slug}." not in svg


@GAMES
@LANGS
def test_it_is_told_to_an_agent_of_words(slug: str, lang: str) -> None:
    tables = AgentTables(lang)
    said = [
        tables.describe(slug, None),
        tables.create(slug, opponents=["greedy"]),
        tables.play("1", 1),
        tables.look("1"),
    ]
    assert all(said)
    assert f"{slug}." not in "".join(said)


@GAMES
def test_a_notebook_shows_it(slug: str) -> None:
    game = REGISTRY.game(slug)
    table = NotebookTable(game, game.new(2, {}, 1), 0)
    assert table.question()
    table.play(next(iter(table.moves())))
    assert "<svg" in table._repr_svg_()
