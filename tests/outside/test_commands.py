"""On the command line a game that lacks a part is played, told and judged with the generic one."""

from pathlib import Path

import pytest

from panj.core.chance import key_of
from panj.core.match import Match
from panj.core.match_file import write
from panj.core.registry import REGISTRY
from panj.lab.records import load
from panj.words import LANGUAGES
from support.lacking import LACKING

pytestmark = pytest.mark.usefixtures("lacking")
GAMES = pytest.mark.parametrize("slug", LACKING)
QUICK = ("--seconds", "0.02")
PERSIAN = ("--lang", "fa")


@pytest.fixture
def saved(slug: str, tmp_path: Path) -> Path:
    """A whole match for two."""
    game = REGISTRY.game(slug)
    match = Match(game, game.terms(2, {}), key_of(5))
    while (d := match.decision()) is not None:
        match.submit(d.moves(match.state)[-1], match.version)
    path = tmp_path / "match.jsonl"
    path.write_text(write(match, ["Ada", "bot:greedy"]))
    return path


@GAMES
def test_bots_are_watched(panj, slug: str, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    bots = ("--bots", "greedy,easy", *QUICK)
    run = panj("play", slug, "--watch", "--seats", "2", "--seed", "5", *bots, "--save", path)
    assert (run.code, run.err) == (0, "")
    assert "Score sheet" in run.out
    assert panj("verify", path).code == 0


@GAMES
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_typed(panj, slug: str, lang: str) -> None:
    run = panj("--lang", lang, "play", slug, "--seats", "2", "--seed", "5", typed="1\n" * 3)
    assert (run.code, run.err) == (0, "")
    assert f"{slug}." not in run.out


@GAMES
def test_a_match_is_shown_again(panj, saved: Path, slug: str) -> None:
    run = panj(*PERSIAN, "replay", saved, "--seat", "1", "--at", "3")
    assert (run.code, run.err) == (0, "")
    assert f"{slug}." not in run.out


@GAMES
def test_a_hint_is_given(panj, saved: Path, slug: str) -> None:
    run = panj(*PERSIAN, "hint", saved, "--at", "1", *QUICK)
    assert (run.code, run.err) == (0, "")
    assert f"{slug}." not in run.out


@GAMES
def test_a_match_is_reviewed(panj, saved: Path, slug: str, tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    run = panj(*PERSIAN, "review", saved, *QUICK, "--html", page)
    assert (run.code, run.err) == (0, "")
    assert f"{slug}." not in page.read_text(encoding="utf-8")
    run = panj(*PERSIAN, "review", saved, *QUICK)
    assert (run.code, run.err) == (0, "")
    assert f"{slug}." not in run.out


@GAMES
def test_a_series_is_played_and_recorded(panj, slug: str, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    series = ("sim", slug, "--seats", "3", "--games", "2", "--bots", "greedy,random")
    run = panj(*series, "--record", path, "--observations", "--legal")
    assert (run.code, run.err) == (0, "")
    records = load(path)
    assert records.has("observation")
    assert records.match(1).match.decision() is None


@GAMES
def test_it_is_measured_and_checked(panj, slug: str) -> None:
    run = panj("bench", slug, "--seats", "2", "--seconds", "0.02", "--search", "--json")
    assert run.code == 0, run.err
    assert [row["game"] for row in run.json["results"]] == [slug]
    assert panj("check", slug, "--games", "1").code == 0


@GAMES
def test_it_has_an_arena(panj, slug: str, tmp_path: Path) -> None:
    where = ("--jobs", "1", "--out", tmp_path / "arena")
    run = panj("arena", slug, "--seats", "2", "--bots", "greedy,random", "--games", "2", *where)
    assert (run.code, run.err) == (0, "")
    assert (tmp_path / "arena" / "report.html").is_file()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_they_lie_on_the_shelf(panj, lang: str) -> None:
    run = panj("--lang", lang, "games")
    assert (run.code, run.err) == (0, "")
    assert [slug for slug in LACKING if slug not in run.out] == []
    assert [slug for slug in LACKING if f"{slug}." in run.out] == []
