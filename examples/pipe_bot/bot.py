"""A bot as a program of its own, for `panj arena`: one JSON object a line, in and out.

    panj arena kingdomino --seats 2 --bots "mine=cmd:python examples/pipe_bot/bot.py,random"

It needs nothing of Panj and could be written in any language. Replace `choose` by something clever;
docs/bots.md tells what the lines hold.
"""

import json
import random
import sys
from typing import Any

Line = dict[str, Any]


def choose(turn: Line) -> int:
    """The index of a move. `turn` has the view of the seat and the list of legal moves."""
    return random.randrange(len(turn["moves"]))


def main() -> None:
    for text in sys.stdin:
        line = json.loads(text)
        if line["type"] == "game":
            answer = {"type": "ready"}
        elif line["type"] == "turn":
            answer = {"index": choose(line)}
        else:
            return  # the game is over
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
