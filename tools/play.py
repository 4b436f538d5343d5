"""Play from a clone: `make play`, or `python tools/play.py [--port 8888] [--no-open]`.

This file can be read by every Python 3, so that one that is too old is told so in a sentence.
"""

import sys

OLDEST = (3, 11)


def main():
    """Open a table, if this Python can."""
    if sys.version_info < OLDEST:
        print(
            f"panj: this is Python {sys.version_info[0]}.{sys.version_info[1]}, and Panj needs "
            "3.11 or later: install one, then run `make play PYTHON=python3.11`.",
            file=sys.stderr,
        )
        return 2
    from opening import main

    return main()


if __name__ == "__main__":
    sys.exit(main())
