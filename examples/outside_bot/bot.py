"""An outside bot: a program of its own that plays at the tables of a Panj server.

    PANJ_TOKEN=panj_... python bot.py http://127.0.0.1:8888 [--join TABLE [--invite CODE]]

It needs `httpx` and nothing of Panj. A person makes the token (scopes `read` and `play`) and the
bot sits where that person sits, or joins a table by itself. Replace `choose` by something clever.
"""

import argparse
import json
import os
import random
import sys
import uuid
from typing import Any

import httpx

Line = dict[str, Any]


def choose(turn: Line) -> int:
    """The index of a move. `turn` has the view of the seat and the list of legal moves."""
    return random.randrange(len(turn["moves"]))


class Bot:
    """One connection to a server."""

    def __init__(self, address: str, token: str) -> None:
        self.http = httpx.Client(
            base_url=f"{address}/api/v1",
            headers={"Authorization": f"Bearer {token}"},
            timeout=httpx.Timeout(10, read=60),
        )

    def join(self, table: str, invite: str | None) -> None:
        """Sit down at a table."""
        body = {"invite": invite} if invite else {}
        self.http.post(f"/tables/{table}/join", json=body).raise_for_status()

    def play(self, matches: int) -> None:
        """Answer every turn until so many matches are over."""
        with self.http.stream("GET", "/bot/stream") as stream:
            stream.raise_for_status()
            for text in stream.iter_lines():
                line = json.loads(text)
                if line["type"] == "turn":
                    self.answer(line)
                elif line["type"] == "over":
                    print(line["table"], "is over, places:", line["ranking"], flush=True)
                    matches -= 1
                    if matches == 0:
                        return

    def answer(self, turn: Line) -> None:
        """Send the chosen move. The action id lets us repeat the request without moving twice."""
        body = {
            "index": choose(turn),
            "expected_version": turn["version"],
            "action_id": uuid.uuid4().hex,
        }
        for _ in range(3):
            try:
                found = self.http.post(f"/tables/{turn['table']}/moves", json=body)
            except httpx.TransportError:
                continue
            if found.status_code == 409:
                return  # the table has changed meanwhile; the stream tells if we are still asked
            found.raise_for_status()
            return


def main() -> None:
    parser = argparse.ArgumentParser(description="Play at the tables of a Panj server.")
    parser.add_argument("address")
    parser.add_argument("--join", metavar="TABLE")
    parser.add_argument("--invite", metavar="CODE")
    parser.add_argument("--matches", type=int, default=-1, help="stop after so many matches")
    wish = parser.parse_args()
    token = os.environ.get("PANJ_TOKEN")
    if not token:
        sys.exit("PANJ_TOKEN is not set")
    bot = Bot(wish.address.rstrip("/"), token)
    if wish.join:
        bot.join(wish.join, wish.invite)
    bot.play(wish.matches)


if __name__ == "__main__":
    main()
