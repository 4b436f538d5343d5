"""Where the real browser of the tests lies."""

import shutil

NAMES = ("chromium-headless-shell", "chromium", "google-chrome")
"""The shell is Chromium without its window: a page costs it a quarter of the processor time."""


def chromium_path() -> str:
    """The first of these that is there."""
    for name in NAMES:
        path = shutil.which(name)
        if path:
            return path
    raise FileNotFoundError(f"browser tests need Chromium: take Debian's package `{NAMES[0]}`")
