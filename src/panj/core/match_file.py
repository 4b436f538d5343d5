"""Match files: one self-contained JSONL file per match, exact to replay, quick to distrust."""

import json
from hashlib import sha256
from typing import Final

from panj.core.chance import KEY_BYTES, commitment
from panj.core.codec import Json, canonical, damaged, digest
from panj.core.game import Game
from panj.core.match import Match
from panj.core.messages import Refused
from panj.core.registry import Registry
from panj.core.state import State
from panj.core.terms import Terms

FORMAT: Final = 1

BOT_PREFIX: Final = "bot:"
"""A match file calls a seat with a bot `bot:greedy`, the same in every language."""


class MatchFile:
    """A match together with the names at its seats."""

    def __init__(self, match: Match, names: list[str]) -> None:
        self.match = match
        self.names = names


def write(match: Match, names: list[str]) -> str:
    """The match as text: a header, a line for every move, a footer that seals them."""
    text = match.game.moves.text
    moves = [(played.who, text(played.move)) for played in match.played]
    return sealed(match.terms, names, moves, match.key, ending(match.game, match.state))


def sealed(
    terms: Terms, names: list[str], moves: list[tuple[int, str]], key: bytes, end: dict[str, object]
) -> str:
    """A match file from its parts; the footer seals the lines above it."""
    lines: list[object] = [first_line(terms, names, key)]
    lines.extend({"who": who, "move": text} for who, text in moves)
    body = b"".join(canonical(line) + b"\n" for line in lines)
    footer = footer_of(len(moves), key, end, body)
    return (body + canonical(footer) + b"\n").decode("ascii")


def ending(game: Game, s: State) -> dict[str, object]:
    """What a match came to. Who keeps this with the moves can write the file without the rules."""
    return {
        "over": s.decision() is None,
        "scores": list(s.scores()),
        "state": digest(game.dump(s)),
    }


def footer_of(moves: int, key: bytes, end: dict[str, object], body: bytes) -> dict[str, object]:
    """What the match came to, and the seal over the lines above."""
    return {**end, "moves": moves, "key": key.hex(), "seal": sha256(body).hexdigest()}


def header(match: Match, names: list[str]) -> dict[str, object]:
    """What is fixed before the first move."""
    return first_line(match.terms, names, match.key)


def first_line(terms: Terms, names: list[str], key: bytes) -> dict[str, object]:
    """The header of a match file."""
    return {
        "panj": "match",
        "format": FORMAT,
        "game": terms.game,
        "rules_version": terms.rules_version,
        "seats": terms.seats,
        "options": terms.options,
        "names": names,
        "commitment": commitment(key),
    }


def read(text: str, registry: Registry) -> MatchFile:
    """The match of a file, replayed; refused if anything in it does not fit."""
    body, first, moves, footer = split(text)
    if footer.get("seal") != sha256(body).hexdigest():
        raise damaged()
    game = registry.game(word(first, "game"))
    if first.get("format") != FORMAT or first.get("rules_version") != game.rules_version:
        raise Refused(
            "core.refusal.rules_version_file",
            [game.slug, str(first.get("rules_version")), game.rules_version],
        )
    match = begin(game, first, footer)
    replay(match, moves)
    end = ending(game, match.state)
    expected = footer_of(len(match.played), match.key, end, body)
    if footer.get("state") != expected["state"]:
        raise Refused("core.refusal.other_result", [])
    if footer != expected:
        raise damaged()
    return MatchFile(match, names_of(first, match.terms.seats))


def split(
    text: str,
) -> tuple[bytes, dict[str, Json], list[dict[str, Json]], dict[str, Json]]:
    """The sealed part of a file, its header, its moves and its footer."""
    lines = text.splitlines(keepends=True)
    if len(lines) < 2 or not lines[-1].endswith("\n"):
        raise damaged()
    parsed = [parse_object(line) for line in lines]
    if parsed[0].get("panj") != "match" or "seal" not in parsed[-1]:
        raise damaged()
    return "".join(lines[:-1]).encode(), parsed[0], parsed[1:-1], parsed[-1]


def parse_object(line: str) -> dict[str, Json]:
    """One line of a match file."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        raise damaged() from None
    if not isinstance(data, dict) or canonical(data).decode() != line.removesuffix("\n"):
        raise damaged()
    return data


def begin(game: Game, first: dict[str, Json], footer: dict[str, Json]) -> Match:
    """The match before its first move."""
    seats = first.get("seats")
    options = first.get("options")
    if isinstance(seats, bool) or not isinstance(seats, int) or not isinstance(options, dict):
        raise damaged()
    try:
        key = bytes.fromhex(word(footer, "key"))
    except ValueError:
        raise damaged() from None
    if len(key) != KEY_BYTES:
        raise damaged()
    if commitment(key) != first.get("commitment"):
        raise Refused("core.refusal.other_key", [])
    return Match(game, game.terms(seats, options), key)


def replay(match: Match, moves: list[dict[str, Json]]) -> None:
    """Make the moves of a file again, each checked like one from a player."""
    for line in moves:
        d = match.decision()
        if d is None or line.get("who") != d.who:
            raise damaged()
        match.submit(match.game.moves.parse(word(line, "move")), match.version)


def names_of(first: dict[str, Json], seats: int) -> list[str]:
    """The names at the seats."""
    names = first.get("names")
    if not isinstance(names, list) or len(names) != seats:
        raise damaged()
    return [str(name) for name in names]


def word(line: dict[str, Json], name: str) -> str:
    """A field that must be a string."""
    value = line.get(name)
    if not isinstance(value, str):
        raise damaged()
    return value
