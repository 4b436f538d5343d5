"""Match files: shown, proved, and never trusted."""

import json
import os
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from panj.cli.errors import Wrong
from panj.cli.files import save_text
from panj.core.chance import key_of
from panj.core.match import Match
from panj.core.match_file import write
from panj.core.registry import REGISTRY
from panj.words import LANGUAGES, words_for
from panj.words.direction import unmarked


def lines_of(path: Path) -> list[dict[str, Any]]:
    """The lines of a match file."""
    return [json.loads(line) for line in path.read_text().splitlines()]


def sealed(lines: list[dict[str, Any]]) -> str:
    """Lines as a file whose seal fits, however wrong they are."""
    body = "".join(
        json.dumps(line, sort_keys=True, separators=(",", ":")) + "\n" for line in lines[:-1]
    )
    footer = {**lines[-1], "seal": sha256(body.encode()).hexdigest()}
    return body + json.dumps(footer, sort_keys=True, separators=(",", ":")) + "\n"


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "wins with"), ("fa", "برنده شد"), ("hu", "ponttal")]
)
def test_a_match_is_shown(panj, saved: Path, lang: str, word: str) -> None:
    run = panj("--lang", lang, "replay", saved)
    assert run.code == 0
    assert run.err == ""
    assert word in run.out
    assert "kingdomino." not in run.out


def test_the_names_of_a_file_cannot_play_tricks_on_the_terminal(panj, saved: Path) -> None:
    lines = lines_of(saved)
    lines[0]["names"] = ["A\x1b[31mn\u202ena", "bot:greedy"]
    saved.write_text(sealed(lines))
    for command in ("replay", "verify"):
        run = panj(command, saved)
        assert run.code == 0
        assert "\x1b" not in run.out
        assert "\u202e" not in run.out
    assert "A[31mnna" in panj("replay", saved).out


def test_a_match_is_shown_at_any_move(panj, saved: Path) -> None:
    run = panj("replay", saved, "--at", "5", "--seat", "2")
    assert run.code == 0
    assert "Score sheet" in run.out
    assert "wins with" not in run.out
    assert "Beginner (you)" in run.out
    assert panj("replay", saved, "--at", "0").code == 0
    panj("replay", saved, "--at", "49").refused("49", "48")
    panj("replay", saved, "--at", "-1").refused("-1")
    panj("replay", saved, "--seat", "3").refused("3")


def test_a_replay_for_scripts(panj, saved: Path) -> None:
    data = panj("replay", saved, "--json").json
    assert data["game"] == "kingdomino"
    assert len(data["moves"]) == 48
    assert data["moves"][0]["log"][0]["text"].startswith("Player 1 claimed")
    assert data["over"]
    assert sorted(data["result"]["places"]) == [1, 2]
    assert len(panj("replay", saved, "--at", "7", "--json").json["moves"]) == 7


@pytest.mark.parametrize("lang", ["en", "fa", "hu"])
def test_a_true_match_is_proved(panj, saved: Path, lang: str) -> None:
    footer = lines_of(saved)[-1]
    run = panj("--lang", lang, "verify", saved)
    assert run.code == 0
    assert footer["key"] in run.out
    assert lines_of(saved)[0]["commitment"] in run.out


def test_a_proof_for_scripts(panj, saved: Path) -> None:
    data = panj("verify", saved, "--json").json
    assert data["true"] is True
    assert data["moves"] == 48
    assert data["result"]["scores"] == lines_of(saved)[-1]["scores"]


def truncated(lines: list[dict[str, Any]], text: str) -> str:
    return text[: len(text) // 2]


def without_last_move(lines: list[dict[str, Any]], text: str) -> str:
    return sealed(lines[:-2] + lines[-1:])


def of_other_rules(lines: list[dict[str, Any]], text: str) -> str:
    return sealed([{**lines[0], "rules_version": 99}, *lines[1:]])


def of_unknown_game(lines: list[dict[str, Any]], text: str) -> str:
    return sealed([{**lines[0], "game": "chess"}, *lines[1:]])


def with_other_key(lines: list[dict[str, Any]], text: str) -> str:
    return sealed([*lines[:-1], {**lines[-1], "key": "00" * 32}])


def with_illegal_move(lines: list[dict[str, Any]], text: str) -> str:
    return sealed([lines[0], {**lines[1], "move": "claim 48"}, *lines[2:]])


def with_unsealed_change(lines: list[dict[str, Any]], text: str) -> str:
    return text.replace("Player", "Slayer")


def with_too_many_seats(lines: list[dict[str, Any]], text: str) -> str:
    return sealed([{**lines[0], "seats": 9}, *lines[1:]])


def nothing(lines: list[dict[str, Any]], text: str) -> str:
    return ""


def other_json(lines: list[dict[str, Any]], text: str) -> str:
    return '{"a": 1}\n{"b": 2}\n'


DAMAGES = [
    truncated,
    without_last_move,
    of_other_rules,
    of_unknown_game,
    with_other_key,
    with_illegal_move,
    with_unsealed_change,
    with_too_many_seats,
    nothing,
    other_json,
]


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("command", [["verify"], ["replay"], ["play", "kingdomino", "--load"]])
def test_a_false_file_is_refused(panj, saved: Path, tmp_path: Path, damage, command) -> None:
    path = tmp_path / "false"
    path.write_text(damage(lines_of(saved), saved.read_text()))
    before = path.read_text()
    for lang in ("en", "fa", "hu"):
        run = panj("--lang", lang, *command, path)
        run.refused()
        assert run.out == ""
    assert path.read_text() == before


@pytest.mark.parametrize("command", [["verify"], ["replay"], ["play", "kingdomino", "--load"]])
def test_what_is_no_match_file_is_refused(panj, tmp_path: Path, command) -> None:
    garbage = tmp_path / "garbage"
    garbage.write_bytes(bytes(range(256)) * 40)
    panj(*command, garbage).refused("damaged")
    panj(*command, tmp_path).refused(tmp_path.name)
    panj(*command, tmp_path / "missing").refused("missing")
    panj(*command, "a\0b").refused()


STRANGE: list[Any] = [None, True, -1, 10**30, 0.5, "", "x" * 100, [], [[]], {}, {"a": None}]


@pytest.mark.parametrize("at", [0, 1, -1])
def test_strange_values_never_end_in_a_trace(panj, saved: Path, tmp_path: Path, at: int) -> None:
    lines = lines_of(saved)[:8] + lines_of(saved)[-1:]
    path = tmp_path / "strange"
    for field in lines[at]:
        for value in STRANGE:
            changed = [dict(line) for line in lines]
            changed[at][field] = value
            path.write_text(sealed(changed))
            panj("verify", path).refused()


def test_saving_is_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match"
    save_text(path, "first")

    def broken(source: object, target: object) -> None:
        raise OSError

    monkeypatch.setattr(os, "replace", broken)
    with pytest.raises(Wrong):
        save_text(path, "second")
    assert path.read_text() == "first"
    assert list(tmp_path.iterdir()) == [path]


TITLES = [
    ("en", "scored 1 point and earned the title Civilian.", "wins"),
    ("fa", "لقب «شهروند عادی» را به دست آورد", "برنده"),
    ("hu", "elnyert címe: Civil", "győz"),
]


@pytest.fixture
def solo(tmp_path: Path) -> Path:
    """A match that somebody played alone, passing all the time."""
    game = REGISTRY.game("minerva")
    match = Match(game, game.terms(1, {}), key_of(5))
    while (d := match.decision()) is not None:
        moves = d.moves(match.state)
        last = [move for move in moves if game.moves.text(move) in ("pass", "decline")]
        match.submit((last or moves)[-1], match.version)
    path = tmp_path / "solo.jsonl"
    path.write_text(write(match, ["Ada"]))
    return path


@pytest.mark.parametrize(("lang", "told", "never"), TITLES)
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_who_played_alone_is_told_a_title(
    panj, solo: Path, lang: str, told: str, never: str, command: str
) -> None:
    out = " ".join(unmarked(panj("--lang", lang, command, solo).out).split())
    assert told in out
    assert never not in out.lower()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_score_sheet_of_one_has_no_places(panj, solo: Path, saved: Path, lang: str) -> None:
    for path, has_places in ((solo, False), (saved, True)):
        out = unmarked(panj("--lang", lang, "replay", path).out)
        row = rf"│\W*{words_for(lang).text('core.place')}\W*│"
        mirrored = rf"│\W*\w+\W*│\W*{words_for(lang).text('core.place')}"
        assert bool(re.search(row, out) or re.search(mirrored, out)) == has_places
