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
    assert set(found["mistakes"]) <= set(numbers)
    for point in found["curve"]:
        assert sum(point["chances"]) == pytest.approx(1, abs=0.01)


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
    run = panj("hint", saved, "--at", "4", *QUICK)
    assert run.code == 0
    assert run.out.startswith("For ")
    assert "%" not in run.out
    assert any(word in run.out for word in ("about ", "likely", "almost"))
    found = json.loads(panj("hint", saved, "--at", "4", *QUICK, "--json").out)
    assert 1 <= len(found) <= 3
    assert all(each["low"] <= each["chance"] <= each["high"] for each in found)


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
    assert "trial game" in run.out


def test_the_help_of_play_names_the_hint(panj) -> None:
    run = panj("play", "kingdomino", "--seed", "5", "--seats", "2", typed="?\nq\n")
    assert "the best moves and the reasons" in run.out


def test_facts_are_a_sentence() -> None:
    terms = [Aspect("core.aspect.points", 3.0), Aspect("kohan_dej.aspect.gold", -2.0)]
    assert because(screen_for("en"), terms) == (
        "It scores 3 points at once, but leaves you 2 gold poorer."
    )
    assert because(screen_for("en"), []) == ""


def test_bars_have_room_for_any_match() -> None:
    assert bars([0.0, 1.0], BARS) == "▁█"
    assert len(bars([0.5] * 500, BARS)) == WIDEST
