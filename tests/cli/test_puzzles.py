"""Puzzles in the terminal: solved by a script, listed, checked, looked for."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from panj.core.game import Game
from panj.core.registry import REGISTRY
from panj.puzzles.making import Yield
from panj.puzzles.puzzle import Book, Header, Puzzle, puzzles, read_book
from panj.words import LANGUAGES, words_for

GAMES = [REGISTRY.game(slug) for slug in REGISTRY.slugs()]
FIRST = next(iter(puzzles(REGISTRY.game("kingdomino")).values()))
HERE = ("puzzles", "play", "kingdomino", str(FIRST.number))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_puzzle_of_every_game_is_solved_and_explained(panj, game: Game) -> None:
    asked = next(each for each in puzzles(game).values() if each.asked.gains)
    lang = LANGUAGES[GAMES.index(game) % len(LANGUAGES)]
    path = ("puzzles", "play", game.slug, str(asked.number))
    run = panj("--lang", lang, *path, typed=f"{asked.asked.answer}\n")
    assert (run.code, run.err) == (0, "")
    assert words_for(lang).text("puzzle.verdict.right").rstrip("!") in run.out
    assert "puzzle." not in run.out
    assert not any(f"{source}." in run.out for source in (f"{game.slug}.score", "core"))


def test_a_wrong_answer_is_told_what_happens(panj) -> None:
    run = panj(*HERE, typed=f"\n{FIRST.asked.tempting}\n")
    w = words_for("en")
    key = "good" if FIRST.is_good(FIRST.asked.tempting) else "wrong"
    assert w.text(f"puzzle.verdict.{key}") in run.out
    assert w.text("puzzle.after_yours") in run.out
    assert w.text("puzzle.the_line") in run.out


def test_nothing_is_told_to_who_leaves(panj) -> None:
    run = panj(*HERE, typed="q\n")
    assert run.code == 0
    assert words_for("en").text("puzzle.the_line") not in run.out


def test_an_illegal_answer_is_refused_with_a_sentence(panj) -> None:
    run = panj(*HERE, typed="claim 99\n")
    assert run.code == 2
    assert run.err.strip()


def test_without_a_number_it_is_todays(panj) -> None:
    run = panj("puzzles", "play", "kingdomino", typed="q\n")
    assert run.code == 0
    assert words_for("en").text("puzzle.one_move") in run.out


@pytest.mark.parametrize("number", ["99999", "0"])
def test_a_puzzle_that_is_not_there_is_refused(panj, number: str) -> None:
    run = panj("puzzles", "play", "kingdomino", number)
    assert (run.code, bool(run.err.strip())) == (2, True)


def test_puzzles_are_listed(panj) -> None:
    run = panj("puzzles", "list", "kingdomino")
    assert len(run.out.splitlines()) == len(puzzles(REGISTRY.game("kingdomino")))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with one puzzle near the end of its game, which is quickly searched again."""
    found = puzzles(REGISTRY.game("kingdomino")).values()
    late = max(found, key=lambda each: each.asked.at / each.played.seats)
    target = tmp_path / "puzzles.jsonl"
    target.write_text(book_of(late).text(), encoding="utf-8")
    return target


def book_of(one: Puzzle) -> Book:
    header = Header(1, one.game.slug, one.game.rules_version)
    return Book(header, [replace(one.played, asked=[one.asked])])


def test_a_check_writes_down_what_it_found(panj, file: Path) -> None:
    run = panj("puzzles", "check", "kingdomino", "--file", str(file), "--record")
    assert (run.code, "1 of 1 found again" in run.out) == (0, True)
    header = read_book(file.read_bytes()).header
    assert (header.again, header.agreed) == (1, 1)


def test_a_check_notices_what_is_wrong_and_takes_nothing_out(panj, file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    broken = text.replace('"moves":"claim ', '"moves":"claim 99;claim ')
    file.write_text(broken, encoding="utf-8")
    run = panj("puzzles", "check", "kingdomino", "--file", str(file), "--record")
    assert run.code != 0
    assert "claim 99, is no" in run.out
    assert file.read_text(encoding="utf-8") == broken


def test_a_search_stops_when_there_are_enough(
    panj, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counts = {"looked": 7, "promising": 3, "clear": 2, "kept": 1}
    found = lambda slug, seed: Yield(seed, 0.5, counts, FIRST.played)  # noqa: E731
    monkeypatch.setattr("panj.puzzles.making.search_game", found)
    target = tmp_path / "found.jsonl"
    path = ("puzzles", "make", "kingdomino", "--file", str(target))
    count = len(FIRST.played.asked)
    run = panj(*path, "--count", str(2 * count), "--seed", "5")
    assert run.code == 0, run.err
    assert f"{2 * count} puzzles" in run.out
    book = read_book(target.read_bytes())
    assert (book.count(), book.header.seed) == (2 * count, 7)
    assert panj(*path, "--count", "1").code == 0
    assert read_book(target.read_bytes()).header.seed == 7


def test_a_damaged_file_is_told_in_a_sentence(panj, tmp_path: Path) -> None:
    target = tmp_path / "found.jsonl"
    target.write_text("{", encoding="utf-8")
    run = panj("puzzles", "make", "kingdomino", "--file", str(target))
    assert (run.code, bool(run.err.strip())) == (2, True)
