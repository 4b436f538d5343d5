"""Many games between bots, and the numbers about them."""

import pytest

from panj.arena.simulate import Series, play_series
from panj.arena.stats import mean_interval, wilson

SIM = ("sim", "kingdomino", "--seats", "2", "--games", "6", "--seed", "3")


def test_a_series_for_scripts(panj) -> None:
    data = panj(*SIM, "--bots", "greedy,random", "--json").json
    assert data["games"] == 6
    assert data["decisions"] == 6 * 48
    assert [result["bot"] for result in data["results"]] == ["greedy", "random"]
    assert sum(result["wins"] for result in data["results"]) == pytest.approx(6)
    assert sum(result["played"] for result in data["results"]) == 12
    assert len(data["digest"]) == 64


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "decisions/s"), ("fa", "تصمیم در ثانیه"), ("hu", "döntés/s")]
)
def test_a_series_for_people(panj, lang: str, word: str) -> None:
    run = panj("--lang", lang, *SIM, "--bots", "random")
    assert run.code == 0
    assert run.err == ""
    assert word in run.out


def test_a_style_changes_how_a_bot_plays(panj) -> None:
    def digest(bot: str) -> str:
        return str(panj(*SIM, "--bots", bot, "--json").json["digest"])

    assert digest("greedy") == digest("greedy")
    assert digest("greedy") != digest("greedy:gambler")


def test_the_result_hangs_on_the_seed_and_not_on_the_processes(panj) -> None:
    def digest(*more: str) -> str:
        return str(panj(*SIM, "--bots", "random", "--json", *more).json["digest"])

    alone = digest("--jobs", "1")
    assert alone == digest("--jobs", "2")
    assert alone != digest("--seed", "4")
    assert alone != digest("--option", "harmony")


def test_every_bot_sits_everywhere() -> None:
    series = Series("kingdomino", 4, {}, ("a", "b", "c"), 0, 0.1)
    seatings = [series.seating(series.players(), game) for game in range(3)]
    seen = {(bot, seat) for seating in seatings for seat, bot in seating.items()}
    assert len(seen) == 12


def test_the_seat_of_an_automa_is_no_bots(panj) -> None:
    wakhan = ("sim", "pax_pamir", "--seats", "3", "--option", "wakhan=true", "--games", "3")
    data = panj(*wakhan, "--bots", "greedy,random", "--seconds", "0", "--json").json
    assert {result["bot"]: result["played"] for result in data["results"]} == {
        "greedy": 3,
        "random": 3,
    }
    alone = panj(*wakhan, "--bots", "random", "--json").json["results"]
    assert [result["played"] for result in alone] == [6]


def test_games_of_a_series_differ() -> None:
    series = Series("kingdomino", 2, {}, ("random",), 0, 0.1)
    outcomes = list(play_series(series, 4, 1))
    assert [outcome.number for outcome in outcomes] == [0, 1, 2, 3]
    assert len({outcome.digest for outcome in outcomes}) == 4


def test_a_shared_win_is_shared(panj) -> None:
    data = panj(*SIM, "--bots", "random", "--json").json
    assert data["results"][0]["wins"] == pytest.approx(6)
    assert data["results"][0]["win_rate"]["mean"] == pytest.approx(0.5)


def test_intervals() -> None:
    mean, low, high = mean_interval([1.0, 2.0, 3.0, 4.0])
    assert mean == 2.5
    assert high - mean == pytest.approx(mean - low) == pytest.approx(1.2651, abs=1e-4)
    assert mean_interval([7.0]) == (7.0, 7.0, 7.0)
    rate, low, high = wilson(8, 10)
    assert (rate, round(low, 4), round(high, 4)) == (0.8, 0.4902, 0.9433)
    assert wilson(0, 5)[1] == 0.0
    assert wilson(5, 5)[2] == 1.0
