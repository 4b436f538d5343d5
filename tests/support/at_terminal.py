"""The program at a real terminal of some size."""

import fcntl
import os
import pty
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Iterator
from pathlib import Path

ROOM = (100, 40)
PROMPT = b"\n> "


def hear_interrupts() -> None:
    """A program started in the background may have inherited that it ignores them."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class AtTerminal:
    """The program with a keyboard at which a test types."""

    def __init__(
        self,
        *args: str | Path,
        room: tuple[int, int] = ROOM,
        environment: dict[str, str] | None = None,
        folder: Path | None = None,
    ) -> None:
        self.keyboard, slave = pty.openpty()
        columns, lines = room
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        around = {**os.environ, "PANJ_LANG": "en", "TERM": "xterm", "PANJ_BIDI": "panj"}
        around |= environment or {}
        for name in ("COLUMNS", "LINES", "PANJ_PLAIN", "NO_COLOR"):
            around.pop(name, None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "panj", *map(str, args)],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=around,
            cwd=folder,
            preexec_fn=hear_interrupts,
        )
        os.close(slave)
        self.seen = b""

    def wait_for(self, text: bytes, since: int = 0) -> None:
        """Read until a text appears behind what was seen before."""
        while text not in self.seen[since:]:
            self.seen += os.read(self.keyboard, 4096)

    def press(self, keys: bytes) -> None:
        """Type something."""
        os.write(self.keyboard, keys)

    def interrupt(self) -> None:
        """Press Ctrl-C; a line after it wakes a program that began to read while it came."""
        self.process.send_signal(signal.SIGINT)
        self.press(b"\n")

    def prompts(self) -> Iterator[bytes]:
        """Everything seen so far, at every prompt; whoever asks types before asking again."""
        answered = 0
        for _ in self.heard():
            if self.seen.endswith(PROMPT) and len(self.seen) > answered:
                answered = len(self.seen)
                yield self.seen

    def heard(self) -> Iterator[None]:
        """Read to the end, step by step."""
        try:
            while more := os.read(self.keyboard, 4096):
                self.seen += more
                yield
        except OSError:  # how Linux says that nobody is at the other end
            pass

    def answer_all(self, keys: bytes) -> tuple[int, str]:
        """Type the same at every prompt to the end; the exit code and everything seen."""
        for _ in self.prompts():
            self.press(keys)
        return self.end()

    def end(self) -> tuple[int, str]:
        """Read to the end; the exit code and everything seen."""
        for _ in self.heard():
            pass
        os.close(self.keyboard)
        return self.process.wait(120), self.seen.decode(errors="replace")
