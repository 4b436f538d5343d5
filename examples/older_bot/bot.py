"""A bot of another release of Panj, for `panj arena`: run by the Python where that release is.

    panj arena trajan --seats 2 \\
        --bots "new=medium,old=cmd:/opt/older/bin/python examples/older_bot/bot.py medium"

Besides what other programs read, it asks for a guess: a full state as the seat could imagine it,
dealt by today's rules. A release that has other rules cannot read it, and says so.
"""

import json
import sys
from typing import Any

from panj.bots.registry import bot
from panj.core.dice import Dice
from panj.core.registry import REGISTRY

Line = dict[str, Any]


def check(greeting: Line) -> None:
    """End with a sentence if this release has other rules."""
    own = REGISTRY.game(greeting["game"]).rules_version
    if own != greeting["rules_version"]:
        here, there = f"version {own}", f"version {greeting['rules_version']}"
        sys.exit(f"{greeting['game']}: this release has {here} of the rules, the arena {there}")


def main() -> None:
    player = bot(sys.argv[1])
    greeting: Line = {}
    for text in sys.stdin:
        line = json.loads(text)
        if line["type"] == "game":
            greeting = line
            check(greeting)
            answer: Line = {"type": "ready", "wants": ["guess"]}
        elif line["type"] == "turn":
            game = REGISTRY.game(greeting["game"])
            s = game.load(line["guess"])
            move = player.choose(game, s, line["seconds"], Dice(line["dice"]))
            texts = [each["text"] for each in line["moves"]]
            answer = {"index": texts.index(game.moves.text(move))}
        else:
            return  # the game is over
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
