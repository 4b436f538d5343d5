"""The smaller commands: games, check, bench; and the general board."""

import pytest

from panj.cli import measure as measuring
from panj.cli.main import screen_for
from panj.core import conformance
from panj.core.house import House
from panj.core.registry import REGISTRY
from panj.terminal.board import Pane, Room
from panj.terminal.cells import text_of
from panj.terminal.generic import GenericBoard, board_of


def test_games_for_scripts(panj) -> None:
    games = {game["slug"]: game for game in panj("games", "--json").json}
    assert games["kingdomino"]["seats"] == [2, 3, 4]
    assert "harmony" in [option["name"] for option in games["kingdomino"]["options"]]


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "Middle Kingdom"), ("fa", "پادشاهی میانی"), ("hu", "Középső")]
)
def test_games_for_people(panj, lang: str, word: str) -> None:
    run = panj("--lang", lang, "games")
    assert run.code == 0
    assert "kingdomino" in run.out
    assert word in run.out


@pytest.fixture
def few_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "settings", lambda game: [(2, {}), (3, {})])


@pytest.mark.usefixtures("few_settings")
def test_a_good_game_passes_the_check(panj) -> None:
    assert panj("check", "kingdomino", "--games", "1").code == 0
    data = panj("check", "kingdomino", "--games", "1", "--json").json
    assert data == {"game": "kingdomino", "settings": 2, "problems": []}


@pytest.mark.usefixtures("few_settings")
@pytest.mark.parametrize("lang", ["en", "fa", "hu"])
def test_problems_are_told(panj, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    monkeypatch.setattr(conformance, "check", lambda *args: ["the pile is short"])
    run = panj("--lang", lang, "check", "kingdomino")
    assert run.code == 1
    assert run.out.count("the pile is short") == 2
    assert panj("check", "kingdomino", "--json").json["problems"] == ["the pile is short"] * 2


def test_speed_for_scripts(panj) -> None:
    data = panj("bench", "kingdomino", "--seats", "2", "--seconds", "0.05", "--json").json
    (row,) = data["results"]
    assert row["seats"] == 2
    assert row["decisions_per_second_best"] >= row["decisions_per_second"] > 0
    assert min(row[f"{name}_us"] for name in ("clone", "view", "guess", "dump_load")) > 0
    assert row["vector_decisions_per_second_best"] >= row["vector_decisions_per_second"] > 0
    assert data["build"] in ("compiled", "pure", "source")


def test_speed_without_numpy(panj, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "find_spec", lambda name: None)
    words = ("bench", "kingdomino", "--seats", "2", "--seconds", "0.02")
    (row,) = panj(*words, "--json").json["results"]
    assert row["vector_decisions_per_second"] is None
    assert "Many random games" not in panj(*words).out


def test_speed_of_searches(panj) -> None:
    words = ("bench", "kingdomino", "--seats", "2", "--seconds", "0.1", "--search")
    (row,) = panj(*words, "--json").json["results"]
    assert min(row["judged_iterations_per_second"], row["blind_iterations_per_second"]) > 0
    assert "Judged/s" in panj(*words).out
    assert "Judged/s" not in panj(*words[:-1]).out


def test_speed_for_people(panj) -> None:
    run = panj("--lang", "fa", "bench", "kingdomino", "--seats", "3", "--seconds", "0.02")
    assert run.code == 0
    assert "\N{HORIZONTAL ELLIPSIS}" not in run.out, "a column is cut off"
    assert run.err == ""
    assert "kingdomino" in run.out


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ["\n  Mighty Duel: no", "Players\n  ● Anna (you)\n", "\n  ▲ Béla\n"]),
        ("hu", ["\n  Nagy párbaj: nem", "Játékosok\n  ● Anna (te)\n", "\n  ▲ Béla\n"]),
        ("fa", ["\n  دوئل قدرتمندانه: نه", "بازیکنان\n  ● Anna (شما)\n", "\n  ▲ Béla\n"]),
    ],
)
def test_a_game_without_a_board_is_told_in_lists(
    monkeypatch: pytest.MonkeyPatch, lang: str, told: list[str]
) -> None:
    game = REGISTRY.game("kingdomino")
    monkeypatch.setattr(game, "house", House(""))
    board = board_of(game)
    assert isinstance(board, GenericBoard)
    s = game.new(2, {}, 1)
    screen = screen_for(lang)
    pane = Pane(screen, game.view(s, 0), ["Anna", "Béla"], 0, Room(80), game)
    text = "\n".join(text_of(each) for block in board.table(pane) for each in block)
    assert [part for part in told if part not in text] == []


def test_a_board_draws_the_view_and_knows_no_game() -> None:
    board = board_of(REGISTRY.game("kingdomino"))
    assert type(board).__module__ == "panj.games.kingdomino.showing.terminal"
