"""The arena on the command line: results, going on, refusals, the report."""

# Persian letters are meant as such.
# ruff: noqa: RUF001

import json
import os
import re
import signal
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from panj.arena import system
from support.waiting import wait_until

ARENA = ("arena", "kingdomino", "--seats", "2", "--bots", "greedy,random", "--seed", "3")
VOID = {"meta", "br", "line", "circle", "rect"}


class Page(HTMLParser):
    """Checks that every element is closed, and gathers the text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.texts: list[str] = []
        self.feed(html)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.texts.append(data)


def lines(folder: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in (folder / "games.jsonl").read_text().splitlines()]


def is_running(pid: str) -> bool:
    """Whether a process is there and not only waits to be buried."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_results_for_scripts(panj, tmp_path: Path) -> None:
    data = panj(*ARENA, "--games", "3", "--out", tmp_path, "--json").json
    assert (data["games"], data["deals"]) == (4, 2)
    assert [result["bot"] for result in data["results"]] == ["greedy", "random"]
    assert data["results"][1]["rating"]["mean"] == 1000
    assert data["results"][0]["rating"]["low"] > 1000
    assert data["lapses"] == 0
    assert Path(data["report"]).is_file()
    assert [line["deal"] for line in sorted(lines(tmp_path), key=lambda line: line["number"])] == [
        0,
        0,
        1,
        1,
    ]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["Ratings", "Lost decisions", "Beginner", "every rotation"]),
        ("fa", ["درجه‌ها", "تصمیم‌های ازدست‌رفته", "مبتدی", "همهٔ چرخش‌ها"]),
        ("hu", ["Értékszámok", "Elvesztett döntések", "Kezdő", "minden forgatás"]),
    ],
)
def test_the_report_is_whole_and_in_the_readers_language(
    panj, tmp_path: Path, lang: str, words: list[str]
) -> None:
    bots = "greedy,bad=cmd:false"
    wish = ("arena", "kingdomino", "--seats", "2", "--bots", bots, "--games", "2", "--jobs", "2")
    run = panj("--lang", lang, *wish, "--out", tmp_path / lang)
    assert run.code == 0, run.err
    assert "report.html" in run.out
    html = (tmp_path / lang / "report.html").read_text(encoding="utf-8")
    text = " ".join(Page(html).texts)
    assert [word for word in words if word not in text] == []
    assert re.findall(r"\b(?:arena|core|cli)[.-][a-z_]+", text) == []
    assert "http" not in html
    assert f'dir="{"rtl" if lang == "fa" else "ltr"}"' in html
    assert html.count("<svg") == 3
    log = (tmp_path / lang / "arena.log").read_text()
    assert "bad at seat 1 crashed and lost the decision to a substitute" in log


def test_the_same_command_goes_on_and_more_games_are_added(panj, tmp_path: Path) -> None:
    wish = (*ARENA, "--out", tmp_path)
    first = panj(*wish, "--games", "2", "--json").json
    before = lines(tmp_path)
    assert panj(*wish, "--games", "2", "--json").json == first
    more = panj(*wish, "--games", "4")
    assert more.code == 0
    assert "2 games were played before" in more.err
    assert lines(tmp_path)[:2] == before
    assert sorted(line["number"] for line in lines(tmp_path)) == [0, 1, 2, 3]
    assert panj(*wish, "--games", "2", "--json").json == first


@pytest.mark.usefixtures("bad_bots")
def test_an_arena_that_was_killed_goes_on(
    panj, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "killed"
    games = folder / "games.jsonl"
    wish = ("arena", "kingdomino", "--seats", "2", "--bots", "random,test_waiting@600")
    wish = (*wish, "--seed", "3", "--games", "8", "--jobs", "2", "--json")
    command = [sys.executable, "-m", "panj", *wish, "--out", str(folder)]
    hold = tmp_path / "hold"
    hold.touch()
    monkeypatch.setenv("PANJ_TEST_HOLD", str(hold))
    monkeypatch.setenv("PANJ_TEST_GAMES", str(games))  # after two, no other can end
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL)

    def are_two_played() -> bool:
        assert running.poll() is None
        return games.exists() and games.read_bytes().count(b"\n") >= 2

    wait_until(are_two_played)
    threads = Path(f"/proc/{running.pid}/task").glob("*/children")
    workers = [pid for thread in threads for pid in thread.read_text().split()]
    assert workers
    running.send_signal(signal.SIGKILL)
    running.wait()
    hold.unlink()
    wait_until(lambda: not any(is_running(worker) for worker in workers))
    kept = lines(folder)
    assert 2 <= len(kept) < 8
    with open(games, "ab") as file:
        file.write(b'{"number":7,"deal"')  # the power failed while a line was written
    again = panj(*wish, "--out", folder).json
    assert lines(folder)[: len(kept)] == kept
    assert sorted(line["number"] for line in lines(folder)) == list(range(8))
    assert again["digest"] == panj(*wish, "--out", tmp_path / "whole").json["digest"]


@pytest.mark.parametrize(
    ("lang", "word"),
    [("en", "other settings"), ("fa", "تنظیم‌های دیگر"), ("hu", "más beállítású")],
)
def test_a_folder_of_another_arena_is_refused(panj, tmp_path: Path, lang: str, word: str) -> None:
    panj(*ARENA, "--games", "1", "--out", tmp_path)
    kept = (tmp_path / "games.jsonl").read_bytes()
    run = panj("--lang", lang, *ARENA[:-1], "4", "--games", "1", "--out", tmp_path)
    run.refused(word, "seed", str(tmp_path))
    assert (tmp_path / "games.jsonl").read_bytes() == kept
    assert "seed" not in panj(*ARENA, "--games", "1", "--seconds", "9", "--out", tmp_path).err


def test_two_arenas_do_not_share_a_folder(panj, tmp_path: Path) -> None:
    panj(*ARENA, "--games", "1", "--out", tmp_path)
    with open(tmp_path / "games.jsonl", "ab") as file:
        assert system.locked(file.fileno())
        panj(*ARENA, "--games", "1", "--out", tmp_path).refused("Another arena")


def test_damaged_files_are_refused(panj, tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text("no json\n")
    panj(*ARENA, "--out", tmp_path).refused("games.jsonl")
    (tmp_path / "plan.json").write_text("[")
    panj(*ARENA, "--out", tmp_path).refused("plan.json")
    (tmp_path / "file").touch()
    panj(*ARENA, "--out", tmp_path / "file").refused("file")


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (["--bots", "nobody"], ["nobody", "greedy"]),
        (["--bots", ","], ["--bots"]),
        (["--bots", "greedy,greedy"], ["label=name"]),
        (["--bots", "automa=greedy"], ["automa"]),
        (["--bots", "greedy,random", "--format", "cup"], ["cup", "round-robin, ladder"]),
        (["--bots", "greedy", "--seating", "any"], ["any", "rotations"]),
        (["--bots", "greedy", "--games", "0"], ["--games"]),
        (["--bots", "greedy", "--seats", "9"], ["9"]),
    ],
)
def test_wrong_wishes_are_refused(panj, tmp_path: Path, more: list[str], words: list[str]) -> None:
    panj("arena", "kingdomino", "--out", tmp_path / "new", *more).refused(*words)
    assert not (tmp_path / "new").exists()


def test_what_is_not_installed_is_named(panj, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("panj.cli.extras.find_spec", lambda name: None)
    panj(*ARENA, "--parquet").refused("panj[arena]")
    panj(*ARENA, "--cluster", "auto").refused("panj[arena,cluster]")


def test_bots_are_rated_without_anything_more(panj, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr("panj.cli.extras.find_spec", lambda name: None)
    for name in ("numpy", "scipy", "pyarrow"):
        monkeypatch.setitem(sys.modules, name, None)
    assert panj(*ARENA, "--games", "4", "--out", tmp_path / "arena").code == 0


def test_the_folder_hangs_on_the_settings(
    panj, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    wish = (*ARENA, "--games", "2", "--format", "one-against", "--parquet")
    first = panj(*wish, "--json").json["folder"]
    assert panj(*wish, "--json").json["folder"] == first
    from pyarrow import parquet

    table = parquet.read_table(Path(first) / "games.parquet").to_pylist()
    assert [(row["game"], row["seat"], row["bot"]) for row in table] == [
        (0, 0, "greedy"),
        (0, 1, "random"),
        (1, 0, "random"),
        (1, 1, "greedy"),
    ]


@pytest.mark.slow
def test_a_ray_cluster_plays_the_same_games(panj, tmp_path: Path) -> None:
    """In a process of its own: a cluster leaves threads and signal handlers behind."""
    wish = (*ARENA, "--games", "4", "--jobs", "2", "--json")
    command = [sys.executable, "-m", "panj", *wish, "--cluster", "local"]
    done = subprocess.run(
        [*command, "--out", str(tmp_path / "cluster")],
        capture_output=True,
        text=True,
        timeout=180,
        env={**os.environ, "PANJ_LANG": "en"},
    )
    assert done.returncode == 0, done.stderr
    here = panj(*wish, "--out", tmp_path / "here").json
    assert json.loads(done.stdout)["digest"] == here["digest"]


def test_a_cluster_that_is_not_there_is_refused(panj, tmp_path: Path) -> None:
    run = panj(*ARENA, "--games", "1", "--cluster", "127.0.0.1:1", "--out", tmp_path)
    run.refused("127.0.0.1:1")
