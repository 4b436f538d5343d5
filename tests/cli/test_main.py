"""The program itself: version, help, languages, mistakes on the command line."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from panj import __version__
from panj.cli.build import build
from panj.cli.language import surrounding, take_language


def test_version_says_how_the_rules_run(panj) -> None:
    run = panj("--version")
    assert run.code == 0
    assert run.out.startswith(f"panj {__version__} (")
    assert ("compiled" in run.out) == (build() == "compiled")


@pytest.mark.parametrize(
    ("lang", "word"),
    [("en", "play in the terminal"), ("fa", "بازی در ترمینال"), ("hu", "botok ellen")],
)
def test_the_program_alone_shows_a_guide(panj, lang: str, word: str) -> None:
    run = panj("--lang", lang)
    assert run.code == 0
    assert "panj play kingdomino" in run.out
    assert word in run.out


@pytest.mark.parametrize("lang", ["en", "fa", "hu"])
@pytest.mark.parametrize(
    "command", ["games", "play", "replay", "verify", "sim", "arena", "check", "bench"]
)
def test_every_command_has_help_in_every_language(panj, lang: str, command: str) -> None:
    run = panj(command, "--help", "--lang", lang)
    assert run.code == 0
    assert "cli." not in run.out
    assert "--help" in run.out


def test_help_is_translated(panj) -> None:
    assert "Parancsok" in panj("--lang", "hu", "--help").out
    assert "دستورها" in panj("--help", "--lang=fa").out


def test_the_language_comes_from_the_surroundings(panj, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "hu_HU.UTF-8")
    assert "stratégiai" in panj().out
    monkeypatch.setenv("LC_ALL", "fa_IR.UTF-8")
    assert "استراتژیک" in panj().out
    monkeypatch.setenv("PANJ_LANG", "en")
    assert "strategy" in panj().out
    assert "stratégiai" in panj("--lang", "hu").out


def test_a_locale_without_words_is_english() -> None:
    assert surrounding({"LANG": "de_DE.UTF-8"}) == "en"
    assert surrounding({"LC_ALL": "C", "LANG": "hu_HU"}) == "en"
    assert surrounding({}) == "en"


def test_the_language_may_stand_anywhere_before_two_dashes() -> None:
    assert take_language(["play", "--lang", "fa", "x"]) == ("fa", ["play", "x"])
    assert take_language(["--lang=hu"]) == ("hu", [])
    assert take_language(["--", "--lang", "fa"]) == (None, ["--", "--lang", "fa"])


def test_an_unknown_language_is_refused(panj, monkeypatch: pytest.MonkeyPatch) -> None:
    panj("--lang", "de", "games").refused("de", "en, fa, hu")
    panj("games", "--lang").refused("en, fa, hu")
    monkeypatch.setenv("PANJ_LANG", "xx")
    panj("games").refused("xx")


@pytest.mark.parametrize(
    ("args", "word"),
    [
        (["dance"], "dance"),
        (["play"], "GAME"),
        (["play", "kingdomino", "--dance"], "--dance"),
        (["play", "kingdomino", "--seats", "two"], "--seats"),
        (["play", "kingdomino", "--seed"], "--seed"),
        (["sim", "kingdomino", "--games", "0"], "--games"),
        (["sim", "kingdomino", "--jobs", "-1"], "--jobs"),
        (["bench", "kingdomino", "--seconds", "0"], "--seconds"),
        (["games", "kingdomino", "more"], "kingdomino"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fa", "hu"])
def test_mistakes_of_usage_are_explained(panj, lang: str, args: list[str], word: str) -> None:
    run = panj("--lang", lang, *args)
    run.refused(word)
    assert run.out == ""


@pytest.mark.parametrize(
    "start", [["-m", "panj"], ["-c", "from panj.cli.main import main; main()"]]
)
def test_it_is_the_same_program_in_a_process(start: list[str]) -> None:
    environment = {**os.environ, "PANJ_LANG": "en"}
    done = subprocess.run(
        [sys.executable, *start, "--version"], capture_output=True, text=True, env=environment
    )
    assert done.returncode == 0
    assert done.stdout.startswith(f"panj {__version__}")
    assert done.stderr == ""


def test_a_closed_pipe_is_no_reason_to_shout() -> None:
    command = f"{sys.executable} -m panj play kingdomino --watch --seed 1 | head -n 1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True)
    assert "Traceback" not in done.stderr
    assert "BrokenPipe" not in done.stderr


def test_cli_words_are_used_and_present() -> None:
    keys = {
        line.split(" ")[0]
        for line in Path("src/panj/words/en/cli.ftl").read_text(encoding="utf-8").splitlines()
        if line.startswith("cli-")
    }
    source = "".join(
        path.read_text(encoding="utf-8")
        for layer in ("cli", "terminal")
        for path in sorted(Path("src/panj", layer).rglob("*.py"))
    )
    built = (
        "arena",
        "bench",
        "guide",
        "play-key",
        "games",
        "sim",
        "tune",
        "version",
        "admin-status",
        "review-column",
    )
    unused = [
        key
        for key in keys
        if f'"{key.replace("-", ".")}"' not in source
        and not key.startswith(tuple(f"cli-{part}-" for part in built))
        and f"'{key.replace('-', '.')}'" not in source
    ]
    assert unused == []
