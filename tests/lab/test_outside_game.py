"""Games from outside have all adapters: one that is whole, and one that has rules only."""

from collections.abc import Iterator

import bare_card
import pyspiel
import pytest
from high_card.game import GAME as HIGH_CARD

from panj.core.encoding import Encoding
from panj.core.judgement import Judgement
from panj.core.registry import REGISTRY
from panj.drawing import picture
from panj.drawing.picture import painter
from panj.lab.gymnasium import BotsEnv
from panj.lab.mcp.tables import AgentTables
from panj.lab.notebook import NotebookTable
from panj.lab.openspiel import register, short_name
from panj.lab.pettingzoo import env
from panj.terminal.generic import GenericBoard, board_of
from panj.words import LANGUAGES, words_for
from panj.words.direction import plain
from panj.words.names import bot_name
from panj.words.numbers import in_digits

STYLES = ["saver", "gambler", "unheard_of"]


@pytest.fixture(params=[HIGH_CARD, bare_card.GAME], ids=["whole", "bare"])
def slug(request: pytest.FixtureRequest) -> Iterator[str]:
    """A game from outside, at home in the registry for a while."""
    REGISTRY.add(request.param)
    yield request.param.slug
    del REGISTRY._games[request.param.slug]


@pytest.fixture
def whole() -> Iterator[str]:
    """The game that has everything."""
    REGISTRY.add(HIGH_CARD)
    yield "high_card"
    del REGISTRY._games["high_card"]


@pytest.fixture
def bare() -> Iterator[str]:
    """The game that has rules only."""
    REGISTRY.add(bare_card.GAME)
    yield "bare_card"
    del REGISTRY._games["bare_card"]


def test_it_is_an_environment(slug: str) -> None:
    made = env(slug, 3)
    made.reset(seed=1)
    for _ in made.agent_iter():
        seen, _, is_over, _, _ = made.last()
        made.step(None if is_over else int(seen["action_mask"].argmax()))
    assert made.numbered.is_over


def test_it_is_played_against_bots(slug: str) -> None:
    made = BotsEnv(slug, 2, opponents=["random"])
    _, info = made.reset(seed=1)
    is_over = False
    while not is_over:
        _, _, is_over, _, info = made.step(int(info["action_mask"].argmax()))


def test_it_is_a_game_of_openspiel(slug: str) -> None:
    register()
    game = pyspiel.load_game(short_name(slug), {"chance": "explicit"})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_game_without_words_is_told_by_its_names(bare: str) -> None:
    tables = AgentTables("hu")
    said = tables.create(bare, opponents=["random"])
    assert "high_card.prompt.play" not in said
    assert "1. play " in said
    assert "bare_card: bare_card (" in tables.describe(bare, None)
    tables.play("1", 1)


def test_what_a_house_lacks_is_generic(bare: str) -> None:
    game = REGISTRY.game(bare)
    s = game.new(3, {}, 1)
    assert type(game.judgement) is Judgement
    assert type(game.encoding) is Encoding
    assert game.styles == {}
    assert isinstance(board_of(game), GenericBoard)
    assert "<svg" in picture(game, s, 0).svg


def test_what_a_house_has_is_found_in_it(whole: str) -> None:
    parts = [HIGH_CARD.judgement, HIGH_CARD.encoding, board_of(HIGH_CARD)]
    assert [type(part).__module__ for part in parts] == [
        "high_card.thinking.judgement",
        "high_card.thinking.encoding",
        "high_card.showing.terminal",
    ]
    assert painter(HIGH_CARD).__module__ == "high_card.showing.picture"
    assert sorted(HIGH_CARD.styles) == ["gambler", "saver"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_own_picture_shows_the_hand_of_a_seat_and_no_other(whole: str, lang: str) -> None:
    s = HIGH_CARD.new(2, {}, 1)
    drawn = picture(HIGH_CARD, s, 0, lang).svg
    unseen = picture(HIGH_CARD, s, lang=lang).svg
    hand = [in_digits(str(card), lang) for card in HIGH_CARD.view(s, 0)["hand"]]
    assert hand
    assert [card for card in hand if f">{card}<" not in drawn] == []
    assert [card for card in hand if f">{card}<" in unseen] == []


def test_it_speaks_three_languages_even_if_it_comes_late(whole: str) -> None:
    names = [words_for(lang).text("high_card.name") for lang in LANGUAGES]
    assert names == ["High Card", "کارت برتر", "Magas lap"]


def test_a_style_of_its_own_has_its_own_name(whole: str) -> None:
    names = [plain(bot_name(words_for("en"), whole, "medium", style)) for style in STYLES]
    assert names == ["Medium · Saver", "Medium · Gambler", "Medium · unheard_of"]


def test_a_notebook_shows_a_game_without_words(bare: str) -> None:
    table = NotebookTable(REGISTRY.game(bare), REGISTRY.game(bare).new(2, {}, 1), 0)
    assert table.question() == "play"
    assert [text.partition(" ")[0] for text in table.moves().values()] == ["play"] * 3


def test_its_judgement_is_the_sum_of_its_aspects() -> None:
    s = HIGH_CARD.new(3, {}, 4)
    while (d := s.decision()) is not None:
        for seat in range(3):
            aspects = HIGH_CARD.judgement.aspects(s, seat)
            total = sum(aspect.amount for aspect in aspects)
            assert total == pytest.approx(HIGH_CARD.judgement.value(s, seat))
        s.play(d.moves(s)[0])
