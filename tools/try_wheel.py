"""Prove that an installed Panj works where there is nothing else: no source, compiler, Node or
network (that where `bwrap` is: Debian's package bubblewrap).

    python tools/try_wheel.py dist/panj-*.whl          # in a clean environment of its own
    python tools/try_wheel.py --here [--pure]          # the one that this Python has

In an environment of its own the tests of rules and searches run, too, on the machine code of the
wheel. Prints how long each step took.
"""

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TESTED = ("core", "golden", "conformance", "bots")
"""Tests of which all that they need is the package, `pytest` and `hypothesis`."""

PATIENCE_SECONDS = 600.0


def main() -> None:
    """Try an installed package, or a wheel."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("wheel", nargs="?", type=Path)
    parser.add_argument("--here", action="store_true")
    parser.add_argument("--pure", action="store_true", help="the wheel has no machine code")
    parser.add_argument("--quick", action="store_true", help="without the tests")
    chosen = parser.parse_args()
    if chosen.here:
        try_here(chosen.pure)
    elif chosen.wheel is None:
        parser.error("name a wheel, or --here")
    else:
        try_wheel(chosen.wheel.resolve(), chosen.pure, chosen.quick)


def try_wheel(wheel: Path, pure: bool, quick: bool) -> None:
    """Install a wheel where nothing else is, and try it there."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        environment = folder / "env"
        with measured("environment"):
            subprocess.run([sys.executable, "-m", "venv", str(environment)], check=True)
        python = environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        pip = [str(python), "-m", "pip", "install", "--quiet", "--only-binary", ":all:"]
        with measured("install"):
            subprocess.run([*pip, "--no-compile", str(wheel)], check=True)
        alone = bare(folder, python.parent)
        with measured("use"):
            command = [*cut_off(), str(python), str(shutil.copy(__file__, folder)), "--here"]
            subprocess.run([*command, *(["--pure"] * pure)], check=True, cwd=folder, env=alone)
        if not quick:
            with measured("tests"):
                subprocess.run([*pip, "pytest", "hypothesis"], check=True)
                copy_tests(folder / "proof")
                command = [str(python), "-m", "pytest", "-p", "no:cacheprovider", *TESTED]
                subprocess.run(command, check=True, cwd=folder / "proof/tests", env=alone)


def cut_off() -> list[str]:
    """What to put before a command that is to have no network but its own machine."""
    program = shutil.which("bwrap")
    if program is None:
        print("bwrap is not here: the network stays")
        return []
    return [program, "--dev-bind", "/", "/", "--unshare-net", "--die-with-parent"]


def bare(folder: Path, programs: Path) -> dict[str, str]:
    """Surroundings without compiler, Node, home or source: only what was installed."""
    home = folder / "home"
    home.mkdir()
    kept = {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP") if name in os.environ}
    return {**kept, "PATH": str(programs), "HOME": str(home), "XDG_DATA_HOME": str(home)}


def copy_tests(folder: Path) -> None:
    """The tests alone, with their settings: the source must not be found by accident."""
    shutil.copytree(ROOT / "tests", folder / "tests", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    (folder / "examples").mkdir()
    example = next(ROOT.glob("examples/*/pyproject.toml")).parent
    shutil.copytree(example, folder / "examples" / example.name)


def try_here(pure: bool) -> None:
    """What everybody does: play, look, ask, rate, serve."""
    for tool in ("cc", "gcc", "clang", "node"):
        if os.environ.get("HOME", "").endswith("/home") and shutil.which(tool):
            raise AssertionError(f"{tool} is here, so nothing would be proved")
    version = panj("--version")
    print(version, end="")
    assert ("compiled" in version) is not pure, version
    with measured("panj --help"):
        assert "play" in panj("--help")
    games = [each["slug"] for each in json.loads(panj("games", "--json"))]
    assert len(games) >= 5
    with tempfile.TemporaryDirectory() as folder:
        match = str(Path(folder, "match.json"))
        panj("play", games[0], "--watch", "--bots", "greedy,random", "--seed", "1",
             "--plain", "--save", match)  # fmt: skip
        assert "place" in panj("replay", match).lower()
        panj("hint", match, "--at", "4", "--seconds", "0.2")
        if not pure:  # the same rules take minutes
            panj("check", games[0], "--games", "2")
        panj("arena", games[0], "--bots", "greedy,random", "--games", "4", "--out",
             str(Path(folder, "arena")))  # fmt: skip
        serve(folder)


def serve(folder: str) -> None:
    """The tables: healthy, with the page and a file that the page asks for."""
    database = f"sqlite:///{Path(folder, 'tables.sqlite').as_posix()}"
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    command = [sys.executable, "-m", "panj", "serve", "--port", port, "--database", database]
    address = f"http://127.0.0.1:{port}"
    began = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        while True:
            try:
                assert b"ok" in fetched(f"{address}/healthz")
                break
            except OSError:
                assert process.poll() is None
                assert time.monotonic() - began < PATIENCE_SECONDS
                time.sleep(0.02)
        print(f"{time.monotonic() - began:6.2f} s  panj serve, first answer")
        page = fetched(address).decode()
        script = page.partition('src="')[2].partition('"')[0]
        assert script.startswith("/assets/"), page
        assert len(fetched(address + script)) > 10_000
    finally:
        process.terminate()
        process.wait()


def panj(*words: str) -> str:
    """What a command says; it has to succeed."""
    command = [sys.executable, "-m", "panj", "--lang", "en", *words]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def fetched(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=PATIENCE_SECONDS) as answer:
        return bytes(answer.read())


class measured:  # noqa: N801  # reads as a word
    """Print how long a step took."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __enter__(self) -> None:
        self.began = time.monotonic()

    def __exit__(self, *_: object) -> None:
        print(f"{time.monotonic() - self.began:6.2f} s  {self.name}", flush=True)


if __name__ == "__main__":
    main()
