"""Golden playthroughs: a whole random game as readable text, for any registered game.

The header of a file says everything that is needed to write the file again.
"""

import json
from pathlib import Path

from panj.core.chance import key_of
from panj.core.codec import Json
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.match import Match
from panj.core.messages import EVERYONE, Message
from panj.core.registry import REGISTRY
from panj.core.state import State

GOLDEN = Path(__file__).parents[1] / "golden"
SEED = 1


class Header:
    """Which game was played: all that a playthrough depends on."""

    def __init__(self, slug: str, seats: int, options: dict[str, Json], seed: int) -> None:
        self.slug = slug
        self.seats = seats
        self.options = options
        self.seed = seed

    def lines(self, game: Game) -> list[str]:
        return [
            f"game: {self.slug}",
            f"rules version: {game.rules_version}",
            f"seats: {self.seats}",
            f"options: {json.dumps(self.options, sort_keys=True)}",
            f"seed: {self.seed}",
        ]


def read_header(text: str) -> Header:
    """The header of a playthrough."""
    fields: dict[str, str] = {}
    for line in text.split("\n\n", 1)[0].splitlines():
        name, _, value = line.partition(": ")
        fields[name] = value
    return Header(
        fields["game"], int(fields["seats"]), json.loads(fields["options"]), int(fields["seed"])
    )


def playthrough(header: Header) -> str:
    """A whole game: every decision with its answer and what followed, then the result."""
    game = REGISTRY.game(header.slug)
    match = Match(game, game.terms(header.seats, header.options), key_of(header.seed))
    lines = [*header.lines(game), "", *notes_text(match.setup_notes)]
    dice = Dice(header.seed)
    while match.decision() is not None:
        lines += turn(match, dice)
    return "\n".join([*lines, "", *result(match.state), ""])


def turn(match: Match, dice: Dice) -> list[str]:
    """One decision, answered at random, and the log lines that followed."""
    d = match.decision()
    assert d is not None
    options = d.moves(match.state)
    move = options[dice.below(len(options))]
    number = match.version + 1
    asked = f"{number}. seat {d.who}, {d.rule}, {prompt(d.prompt(match.state))}"
    lines = [f"{asked}, moves {len(options)}: {match.game.moves.text(move)}"]
    return lines + notes_text(match.submit(move, match.version))


def prompt(message: Message) -> str:
    """The last word of a prompt's key, with its operands."""
    return " ".join([message.key.rpartition(".")[2], *map(str, message.operands)])


def notes_text(notes: list[Message]) -> list[str]:
    """Log lines as keys and operands; a private one names its readers."""
    lines = []
    for note in notes:
        operands = ", ".join(map(str, note.operands))
        private = "" if note.readers == EVERYONE else f" [readers {note.readers:b}]"
        lines.append(f"    {note.key}({operands}){private}")
    return lines


def result(s: State) -> list[str]:
    """The score sheet, the tie-breaks and the ranking."""
    sheet = [*s.score_sheet(), *s.tie_breaks()]
    lines = [f"{line.key}: {' '.join(map(str, line.points))}" for line in sheet]
    return [
        *lines,
        f"scores: {' '.join(map(str, s.scores()))}",
        f"ranking: {' '.join(map(str, s.ranking()))}",
    ]


def path_of(slug: str, seats: int) -> Path:
    """Where the playthrough without options of one seat count lies."""
    return GOLDEN / f"{slug}_{seats}p.txt"


def files_of(slug: str) -> list[Path]:
    """All playthroughs of one game, also those with options."""
    return sorted(GOLDEN.glob(f"{slug}_[0-9]*p*.txt"))


def write_all(slug: str) -> list[Path]:
    """Write every playthrough of a game again, and those that are missing."""
    for seats in REGISTRY.game(slug).seat_counts:
        path = path_of(slug, seats)
        if not path.exists():
            write(path, Header(slug, seats, {}, SEED))
    for path in files_of(slug):
        write(path, read_header(path.read_text(encoding="utf-8")))
    return files_of(slug)


def write(path: Path, header: Header) -> None:
    path.write_text(playthrough(header), encoding="utf-8", newline="\n")
