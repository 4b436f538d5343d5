"""Every way to Panj that the guides name, from an empty folder to the first page: `make get-test`.

    python tools/try_ways.py                  # all of them, with the wheel in dist
    python tools/try_ways.py make uv          # some of them

Each way is gone twice, as somebody goes it today and tomorrow. Prints the seconds of the clock and
of the processor, and how busy the machine was. Index and cache of packages are what pip and uv
find here; what is installed goes into a folder that is deleted afterwards.
"""

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from harness.processes import end, free_port
from try_wheel import fetched

ROOT = Path(__file__).resolve().parents[1]
PATIENCE_SECONDS = 900.0


def main() -> int:
    """Go the ways that are asked for."""
    ways: dict[str, Callable[[Path, Path], None]] = {
        "make": by_make, "pip": by_pip, "uv": by_uv, "pipx": by_pipx,
    }  # fmt: skip
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ways", nargs="*", choices=[[], *ways], default=[])
    chosen = parser.parse_args()
    wheels = sorted((ROOT / "dist").glob("panj-*-cp*.whl"))
    for name in chosen.ways or ways:
        if name != "make" and not wheels:
            print("there is no wheel: run `make wheels` first", file=sys.stderr)
            return 2
        with tempfile.TemporaryDirectory() as place:
            ways[name](Path(place), wheels[-1] if wheels else ROOT)
    return 0


def by_make(folder: Path, _: Path) -> None:
    """`git clone` and `make play`; the second time nothing is set up any more."""
    clone = folder / "panj"
    told("git clone", lambda: run(["git", "clone", "--quiet", str(ROOT), str(clone)]))
    try:
        for again in ("", ", again"):
            port = free_port()
            until_page(f"make play{again}", ["make", "play", f"PORT={port}"], port, clone)
    finally:
        end_compilers(clone)


def by_pip(folder: Path, wheel: Path) -> None:
    """`pip install panj`, then `panj`."""
    python = environment(folder / "env")
    install = [str(python), "-m", "pip", "install", "--quiet", str(wheel)]
    told("pip install panj", lambda: run(install))
    serve_twice("panj", [str(python.with_name("panj"))], folder)


def by_uv(folder: Path, wheel: Path) -> None:
    """`uvx panj`, with nothing kept at first and with what uv keeps."""
    uvx = tool(folder, "uv", "uvx")
    os.environ["UV_CACHE_DIR"] = str(folder / "cache")
    serve_twice("uvx panj", [str(uvx), "--from", str(wheel), "panj"], folder)


def by_pipx(folder: Path, wheel: Path) -> None:
    """`pipx run panj`."""
    pipx = tool(folder, "pipx", "pipx")
    os.environ["PIPX_HOME"] = str(folder / "pipx")
    serve_twice("pipx run panj", [str(pipx), "run", "--spec", str(wheel), "panj"], folder)


def serve_twice(name: str, program: Sequence[str], folder: Path) -> None:
    for again in ("", ", again"):
        port = free_port()
        until_page(f"{name}{again}", [*program, "serve", "--open", f"--port={port}"], port, folder)


def environment(folder: Path) -> Path:
    """A new environment; its Python."""
    told("environment", lambda: run([sys.executable, "-m", "venv", str(folder)]))
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def tool(folder: Path, package: str, program: str) -> Path:
    """A program that its users have already; it is not counted."""
    python = folder / "tool/bin/python"
    run([sys.executable, "-m", "venv", str(folder / "tool")])
    run([str(python), "-m", "pip", "install", "--quiet", package])
    return python.with_name(program)


def until_page(name: str, command: list[str], port: int, folder: Path) -> None:
    """Start the tables and end them as soon as the first page and its script came."""

    def serve() -> None:
        home = folder / "home"
        home.mkdir(exist_ok=True)
        around = {**os.environ, "XDG_DATA_HOME": str(home), "BROWSER": "true"}
        process = subprocess.Popen(command, cwd=folder, env=around, start_new_session=True)
        try:
            first_page(process, f"http://127.0.0.1:{port}")
            os.killpg(process.pid, signal.SIGINT)
            process.wait(PATIENCE_SECONDS)
        finally:
            end(process)

    told(name, serve)


def first_page(process: "subprocess.Popen[bytes]", address: str) -> None:
    """Ask until the page is there, with the script that it asks for."""
    began = time.monotonic()
    while time.monotonic() - began < PATIENCE_SECONDS:
        if process.poll() is not None:
            raise RuntimeError(f"it ended with {process.returncode}")
        try:
            page = fetched(address).decode()
            script = page.partition('src="')[2].partition('"')[0]
            assert len(fetched(address + script)) > 10_000
            print(f"{time.monotonic() - began:7.2f} s   to the first page")
            return
        except OSError:
            time.sleep(0.02)
    raise TimeoutError(address)


def end_compilers(folder: Path) -> None:
    """What compiles behind a table in this folder, and all that it started (Linux)."""
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            if Path(os.readlink(entry / "cwd")).is_relative_to(folder):
                os.kill(int(entry.name), signal.SIGKILL)
        except OSError:
            continue


def told(name: str, work: Callable[[], object]) -> None:
    """Do something and tell what it took."""
    before, began = os.times(), time.monotonic()
    work()
    after = os.times()
    busy = sum(after[2:4]) - sum(before[2:4])
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    took = f"{time.monotonic() - began:7.2f} s, of the processor {busy:.2f}, load {load:.0f}"
    print(f"{took}: {name}", flush=True)


def run(command: list[str]) -> None:
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    sys.exit(main())
