"""Hints and reviews at the terminal."""

import json
from pathlib import Path

import pytest

from panj.cli.hint import because
from panj.cli.main import screen_for
from panj.cli.review import BARS, WIDEST, bars
from panj.core.judgement import Aspect

QUICK = ("--seconds", "0.02")


def test_a_match_is_reviewed(panj, saved: Path) -> None:
    run = panj("review", saved, *QUICK)
    assert run.code == 0
    assert run.err == ""
    assert "Chances to win" in run.out
    assert "Player 1" in run.out
    assert any(sign in run.out for sign in BARS)
    assert max(len(line) for line in run.out.splitlines()) <= 100


def test_a_review_for_a_script(panj, saved: Path) -> None:
    found = panj("review", saved, *QUICK, "--json").json
    assert found["game"] == "kingdomino"
    numbers = [decision["number"] for decision in found["decisions"]]
    assert numbers == sorted(numbers)
    assert set(found["turning_points"]) <= set(numbers)
    for decision in found["decisions"]:
        assert sum(decision["chances"]) == pytest.approx(1, abs=0.01)
        assert decision["played_chance"] <= decision["best_chance"]


def test_a_review_in_ascii_and_another_language(panj, saved: Path) -> None:
    run = panj("--lang", "hu", "review", saved, *QUICK, "--ascii")
    assert run.code == 0
    assert "Győzelmi esélyek" in run.out
    assert not any(sign in run.out for sign in BARS)


@pytest.mark.parametrize("lang", ["en", "fa", "hu"])
def test_a_review_as_a_page(panj, saved: Path, tmp_path: Path, lang: str) -> None:
    page = tmp_path / "review.html"
    run = panj("--lang", lang, "review", saved, *QUICK, "--html", page)
    assert run.code == 0
    assert str(page) in run.out
    text = page.read_text(encoding="utf-8")
    assert f'<html lang="{lang}" dir="{"rtl" if lang == "fa" else "ltr"}">' in text
    assert text.count("<polyline") == 2
    assert "Player 1" in text
    panj("review", saved, *QUICK, "--html", page).refused(str(page))


def test_a_hint_for_a_moment_of_a_match(panj, saved: Path) -> None:
    run = panj("hint", saved, "--at", "3", *QUICK)
    assert run.code == 0
    assert run.out.startswith("For ")
    assert "%" in run.out
    found = json.loads(panj("hint", saved, "--at", "3", *QUICK, "--json").out)
    assert 1 <= len(found) <= 3
    assert all(0 <= each["chance"] <= 1 for each in found)


def test_a_hint_of_two_cores(panj, saved: Path) -> None:
    found = panj("hint", saved, "--at", "3", *QUICK, "--cores", "2", "--json").json
    assert 1 <= len(found) <= 3
    panj("hint", saved, "--at", "3", "--cores", "0").refused("--cores")


def test_a_match_that_is_over_has_no_hint(panj, saved: Path) -> None:
    panj("hint", saved).refused("over")
    panj("hint", saved, "--at", "9999").refused("9,999")


@pytest.mark.parametrize("typed", ["h", "hint"])
def test_a_player_may_ask_for_a_hint(panj, typed: str) -> None:
    run = panj("play", "kingdomino", "--seed", "5", "--seats", "2", typed=f"{typed}\nq\n")
    assert run.code == 0
    assert "Thinking" in run.err
    assert "%" in run.out


def test_the_help_of_play_names_the_hint(panj) -> None:
    run = panj("play", "kingdomino", "--seed", "5", "--seats", "2", typed="?\nq\n")
    assert "the best moves and the reasons" in run.out


@pytest.mark.parametrize(
    ("reasons", "key", "better_by", "said"),
    [
        ([(4.0, 1.0)], "best", 0.0, "Because it gains 4 points in territories."),
        ([(-4.0, 2.0)], "other", 0.0, "It gives up 2 points in territories."),
        ([(-0.6, 1.0)], "best", 0.0, "It gives up 1 point in territories, but does better"),
        ([], "best", 0.1, "It does better than the others"),
        ([], "other", 0.0, "About as good as the best move."),
    ],
)
def test_reasons_are_sentences(
    reasons: list[tuple[float, float]], key: str, better_by: float, said: str
) -> None:
    terms = [Aspect("kingdomino.aspect.territories", *each) for each in reasons]
    assert because(screen_for("en"), terms, key, better_by).startswith(said)


def test_gains_and_losses_are_told_apart() -> None:
    terms = [
        Aspect("kingdomino.aspect.territories", 3.0),
        Aspect("kingdomino.aspect.room", -2.0, 2.0),
    ]
    assert because(screen_for("en"), terms, "best", 0.0) == (
        "Because it gains 3 points in territories, "
        "although it wastes 1 cell that nothing can cover."
    )
    assert because(screen_for("hu"), terms, "best", 0.0).startswith("Mert 3 pontot hoz")


def test_bars_have_room_for_any_match() -> None:
    assert bars([0.0, 1.0], BARS) == "▁█"
    assert len(bars([0.5] * 500, BARS)) == WIDEST
