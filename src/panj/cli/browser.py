"""The browser beside `panj serve`: opened when the tables answer, not before."""

import json
import socket
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable
from typing import Final

PATIENCE_SECONDS: Final = 30.0
PAUSE_SECONDS: Final = 0.1
ANYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "": "127.0.0.1"}
"""Where a browser of this machine finds a server that listens everywhere."""


def address_of(host: str, port: int) -> str:
    """What a browser of this machine calls the server."""
    return f"http://{ANYWHERE.get(host, host)}:{port}/"


def answers(address: str) -> bool:
    """Whether tables are open at an address."""
    try:
        with urllib.request.urlopen(f"{address}healthz", timeout=1.0) as answer:
            return bool(json.loads(answer.read()) == {"status": "ok"})
    except (OSError, ValueError):
        return False


def is_taken(host: str, port: int) -> bool:
    """Whether somebody listens there already."""
    kind = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(kind, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return True
    return False


def open_when_ready(address: str, without: Callable[[], None]) -> None:
    """Open a browser as soon as the tables answer; the server starts meanwhile."""
    threading.Thread(target=wait_and_open, args=[address, without], daemon=True).start()


def wait_and_open(address: str, without: Callable[[], None]) -> None:
    """A browser that comes too early would show an error and stay there. Where there is none,
    somebody has to be told."""
    until = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < until:
        if answers(address):
            if not webbrowser.open(address):
                without()
            return
        time.sleep(PAUSE_SECONDS)
