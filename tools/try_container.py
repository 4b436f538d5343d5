"""Prove the container without a registry of images: `python tools/try_container.py dist/*-cp*.whl`.

The layers of `Containerfile` are made from Debian's packages (`mmdebstrap`) and the wheel, and the
server is started in them as the container does: as nobody in particular, on a root that can only
be read, with one volume. Prints size, compressed size and seconds to health. Needs root.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MADE = ROOT / "build" / "container"
BASE = MADE / "base"
PACKAGES = "python3,ca-certificates"
LEFT_OUT = ("/usr/share/doc/*", "/usr/share/man/*", "/usr/share/locale/*", "/usr/share/info/*")
USER = "10001"
PORT = 8948
MOST_MEGABYTES = 150
PATIENCE_SECONDS = 120.0
INSIDE = """set -e
mount --bind {root} {root}
mount --bind {data} {root}/data
mount -o remount,bind,ro {root}
mount -t tmpfs tmpfs {root}/tmp
! touch {root}/written 2>/dev/null
exec chroot --userspec={user}:{user} {root} /usr/bin/env -i PATH=/usr/bin XDG_DATA_HOME=/data \\
  HOME=/data PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=/opt/panj /usr/bin/python3 -m panj \\
  serve --host 127.0.0.1 --port {port}
"""


def main() -> int:
    """Make the layers, measure them, start the server in them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("wheel", type=Path)
    wheel = parser.parse_args().wheel.resolve()
    if os.geteuid() != 0:
        print("container-test has to be run as root: it makes a root of its own", file=sys.stderr)
        return 2
    if shutil.which("mmdebstrap") is None:
        print("container-test needs Debian's package mmdebstrap", file=sys.stderr)
        return 2
    if not BASE.is_dir():
        make_base()
    with tempfile.TemporaryDirectory(dir=MADE) as place:
        root = Path(place, "root")
        subprocess.run(["cp", "--archive", str(BASE), str(root)], check=True)
        install(wheel, root)
        size, compressed = weigh(root)
        print(f"{size:7.1f} MB  unpacked\n{compressed:7.1f} MB  compressed")
        seconds = [start(root, Path(place, "data")) for _ in range(2)]
        print(f"{seconds[0]:7.2f} s   to health, new volume\n{seconds[1]:7.2f} s   known volume")
    if compressed > MOST_MEGABYTES:
        print(f"larger than {MOST_MEGABYTES} MB", file=sys.stderr)
        return 1
    return 0


def make_base() -> None:
    """Python and what it needs, from the packages of the Debian that this machine has."""
    MADE.mkdir(parents=True, exist_ok=True)
    unfinished = MADE / "unfinished"
    shutil.rmtree(unfinished, ignore_errors=True)
    told = Path("/etc/os-release").read_text(encoding="utf-8").splitlines()
    (codename,) = (line.partition("=")[2] for line in told if line.startswith("VERSION_CODENAME="))
    places = [Path("/etc/apt/sources.list"), *Path("/etc/apt/sources.list.d").glob("*.sources")]
    sources = [str(path) for path in places if path.is_file() and path.stat().st_size][:1]
    options = [f"--dpkgopt=path-exclude={pattern}" for pattern in LEFT_OUT]
    command = ["mmdebstrap", "--quiet", "--variant=essential", f"--include={PACKAGES}", *options]
    subprocess.run([*command, codename, str(unfinished), *sources], check=True)
    unfinished.rename(BASE)


def install(wheel: Path, root: Path) -> None:
    """The wheel and what a server needs, by the versions that hosters get."""
    target = root / "opt/panj"
    constraints = ["--constraint", str(ROOT / "constraints.txt")]
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--only-binary", ":all:"]
    wanted = [f"{wheel}[postgres,redis]", *constraints, "--target", str(target)]
    subprocess.run([*pip, "--no-compile", *wanted], check=True)
    subprocess.run(["chroot", str(root), "python3", "-m", "compileall", "-q", "/opt/panj"])
    (root / "data").mkdir()


def weigh(root: Path) -> tuple[float, float]:
    """The megabytes of all files, and of the same as an image is sent: by gzip."""
    raw = subprocess.run(
        ["du", "--summarize", "--bytes", "--one-file-system", str(root)],
        check=True, capture_output=True, text=True,
    ).stdout  # fmt: skip
    packed = subprocess.run(
        ["sh", "-c", 'tar --one-file-system -C "$1" -c . | gzip -6 | wc -c', "sh", str(root)],
        check=True, capture_output=True, text=True,
    ).stdout  # fmt: skip
    return int(raw.split()[0]) / 1e6, int(packed) / 1e6


def start(root: Path, data: Path) -> float:
    """Start the server inside, and stop it as soon as it is healthy; the seconds between."""
    data.mkdir(exist_ok=True)
    os.chown(data, int(USER), int(USER))
    script = INSIDE.format(root=root, data=data, user=USER, port=PORT)
    began = time.monotonic()
    process = subprocess.Popen(["unshare", "--mount", "sh", "-c", script])
    try:
        while time.monotonic() - began < PATIENCE_SECONDS:
            if process.poll() is not None:
                raise RuntimeError("the server ended")
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{PORT}/healthz", timeout=5) as found:
                    assert found.status == 200
                    return time.monotonic() - began
            except OSError:
                time.sleep(0.02)
        raise TimeoutError("the server did not answer")
    finally:
        process.terminate()
        process.wait()


if __name__ == "__main__":
    sys.exit(main())
