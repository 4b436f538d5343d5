"""`panj sim --record` and `panj convert`."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from panj.lab.records import load
from support.waiting import wait_until

SIM = ("sim", "kingdomino", "--seats", "2", "--games", "3", "--bots", "random,greedy")


@pytest.fixture
def record(panj, tmp_path: Path) -> Path:
    """A record of three games."""
    path = tmp_path / "games.parquet"
    assert panj(*SIM, "--record", path).code == 0
    return path


@pytest.mark.parametrize("lang", ["en", "fa", "hu"])
def test_a_series_is_recorded(panj, tmp_path: Path, lang: str) -> None:
    path = tmp_path / "games.parquet"
    run = panj("--lang", lang, *SIM, "--record", path, "--observations", "--legal")
    assert run.code == 0
    assert run.err == ""
    assert "games.parquet" in run.out.replace("\n", "")
    assert load(path).has("observation")
    assert [file.name for file in tmp_path.iterdir()] == ["games.parquet"]


def test_a_recorded_series_for_scripts_is_the_same_series(panj, tmp_path: Path) -> None:
    plain = panj(*SIM, "--json").json
    kept = panj(*SIM, "--json", "--record", tmp_path / "r.parquet", "--jobs", "2").json
    assert kept["record"] == str(tmp_path / "r.parquet")
    assert kept["digest"] == plain["digest"]
    assert load(tmp_path / "r.parquet").matches.num_rows == 3


def test_matches_go_out_and_in(panj, record: Path, tmp_path: Path) -> None:
    folder = tmp_path / "matches"
    folder.mkdir()
    assert panj("convert", record, "--to", folder, "--json").json["matches"] == 3
    names = sorted(file.name for file in folder.iterdir())
    assert names == ["games_0.jsonl", "games_1.jsonl", "games_2.jsonl"]
    for name in names:
        assert panj("verify", folder / name).code == 0
    assert panj("replay", folder / names[0]).code == 0
    assert panj("convert", folder, "--to", tmp_path / "again.parquet", "--legal").code == 0
    assert load(tmp_path / "again.parquet").has("legal")
    one = tmp_path / "one.jsonl"
    assert panj("convert", tmp_path / "again.parquet", "--match", "1", "--to", one).code == 0
    assert one.read_text() == (folder / names[1]).read_text()


@pytest.mark.parametrize("lang", ["en", "fa", "hu"])
def test_what_cannot_be_recorded_is_refused(panj, record: Path, lang: str) -> None:
    panj("--lang", lang, *SIM, "--observations").refused("--record")
    panj("--lang", lang, *SIM, "--record", record).refused("games.parquet")
    panj("--lang", lang, *SIM, "--record", record.parent / "no" / "r.parquet").refused("r.parquet")


@pytest.mark.parametrize("lang", ["en", "fa", "hu"])
def test_what_cannot_be_converted_is_refused(panj, saved: Path, record: Path, lang: str) -> None:
    def convert(*words: str | Path):
        return panj("--lang", lang, "convert", *words)

    folder = saved.parent
    new = folder / "new.parquet"
    out = folder / "new.jsonl"
    convert(folder / "missing", "--to", new).refused("missing")
    convert(folder / "missing.parquet", "--to", out).refused("missing.parquet")
    convert(saved, "--to", out).refused("match.jsonl")
    convert(record, "--to", out).refused("--match")
    convert(record, "--to", out, "--match", "3").refused()
    convert(record, "--to", out, "--match", "0", "--legal").refused("--legal")
    convert(record, "--to", new).refused(".parquet")
    convert(saved, "--to", record).refused("games.parquet")
    (folder / "empty").mkdir()
    convert(folder / "empty", "--to", new).refused("empty")
    torn = folder / "torn.jsonl"
    torn.write_text(saved.read_text()[:-40])
    convert(saved, torn, "--to", new).refused("torn.jsonl")
    cut = folder / "cut.parquet"
    cut.write_bytes(record.read_bytes()[:-8])
    convert(cut, "--to", out).refused("cut.parquet")
    convert("a\0b.parquet", "--to", out).refused()
    assert not new.exists()
    assert not out.exists()


def test_an_interrupted_series_leaves_no_record(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "panj", *SIM[:4], "--games", "100000", "--bots", "random"]
    command += ["--record", str(tmp_path / "r.parquet")]
    # Whoever runs the tests in the background may have made them deaf to Ctrl-C.
    run = subprocess.Popen(command, preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
    try:
        wait_until(lambda: any(tmp_path.iterdir()) or run.poll() is not None)
        assert run.poll() is None
        assert [file.name for file in tmp_path.iterdir()] != ["r.parquet"]
        run.send_signal(signal.SIGINT)
        assert run.wait(120) == 130
    finally:
        run.kill()
        run.wait()
    assert list(tmp_path.iterdir()) == []
