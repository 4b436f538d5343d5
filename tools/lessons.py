"""Make the start positions of the lessons anew, check every lesson, and tell their figures.

    python tools/lessons.py                     # check all, print the figures
    python tools/lessons.py GAME                # of one game
    python tools/lessons.py --rebuild [GAME]    # after a change of rules: the positions anew
    python tools/lessons.py --write             # the figures into docs/learn.md

A lesson is written by hand, in `src/panj/games/<slug>/learn/`, all but its `state`: that is what
its `start` comes to by the rules of today.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from panj.core.codec import Json
from panj.core.game import Game
from panj.core.registry import REGISTRY
from panj.core.state import State
from panj.learn.figures import figures_of, figures_table
from panj.learn.guide import guide, has_guide
from panj.learn.guide_proof import guide_faults
from panj.learn.lesson import FOLDER, Lesson, Start, read
from panj.learn.proof import faults

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs/learn.md"
BEGIN, END = "<!-- figures begin -->\n", "<!-- figures end -->"
WIDTH = 100


def put(data: Any, path: str, value: Json) -> None:
    """Set `players.0.rupees` and the like in a dump."""
    *way, last = path.split(".")
    for name in way:
        data = data[int(name)] if isinstance(data, list) else data[name]
    if isinstance(data, list):
        data[int(last)] = value
    else:
        data[last] = value


def begun(game: Game, start: Start) -> State:
    """The state that a start comes to: a seeded table, edits, moves."""
    s = game.new(start.seats, start.options, start.seed)
    for edits, moves in ((start.set, start.moves), (start.set_later, start.moves_later)):
        if edits:
            data = game.dump(s)
            for path, value in edits.items():
                put(data, path, value)
            s = game.load(data)
        for text in moves:
            s.play(game.moves.parse(text))
    return s


def keeps_pieces(game: Game, start: Start, s: State) -> bool:
    """Whether no piece was lost or made."""
    return game.pieces(s) == game.pieces(game.new(start.seats, start.options, start.seed))


def files_of(slug: str) -> list[Path]:
    """The files of a game's lessons."""
    return sorted((ROOT / "src/panj/games" / slug / FOLDER).glob("[0-9]*.json"))


def written(data: dict[str, Any]) -> str:
    """A lesson as it stands in its file: what fits stands in one line, and so does the state."""
    parts = [f"{json.dumps(name)}: {part(name, value)}" for name, value in data.items()]
    return "{\n  " + ",\n  ".join(parts) + "\n}\n"


def part(name: str, value: Any) -> str:
    return plain(value) if name == "state" else spread(value, 2)


def plain(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def spread(value: Any, indent: int) -> str:
    """JSON over several lines where it is long; a list of numbers or moves never is."""
    line = plain(value)
    is_flat = isinstance(value, list) and not any(isinstance(each, dict) for each in value)
    if len(line) + indent < WIDTH or is_flat or not isinstance(value, list | dict):
        return line
    if isinstance(value, list):
        inner = [spread(each, indent + 2) for each in value]
    else:
        inner = [f"{plain(name)}: {spread(each, indent + 2)}" for name, each in value.items()]
    gap = "\n" + " " * indent
    opened, closed = "[]" if isinstance(value, list) else "{}"
    return f"{opened}{gap}  " + f",{gap}  ".join(inner) + f"{gap}{closed}"


def rebuild(slug: str) -> None:
    """Write the positions of a game's lessons anew."""
    game = REGISTRY.game(slug)
    for path in files_of(slug):
        data = json.loads(path.read_text(encoding="utf-8"))
        lesson = read(game, int(path.name.partition("-")[0]), path.read_bytes())
        s = begun(game, lesson.file.start)
        data |= {"rules_version": game.rules_version, "state": game.dump(s)}
        path.write_text(written(data), encoding="utf-8")


def wrong_with(lesson: Lesson) -> list[str]:
    """Everything that is wrong with a lesson, its start position included."""
    game, start = lesson.game, lesson.file.start
    s = begun(game, start)
    told = [] if keeps_pieces(game, start, s) else ["pieces were lost or made"]
    if game.dump(s) != lesson.file.state:
        told.append("its state is not what its start comes to: use --rebuild")
    return told + faults(lesson)


def lessons_of(slugs: list[str]) -> list[Lesson]:
    """The lessons of these games, as their files are now."""
    return [
        read(REGISTRY.game(slug), int(path.name.partition("-")[0]), path.read_bytes())
        for slug in slugs
        for path in files_of(slug)
    ]


def check(lessons: list[Lesson], slugs: list[str]) -> int:
    """Print what is wrong with these lessons and with the guides of these games; how much it is."""
    found = [(lesson.name, each) for lesson in lessons for each in wrong_with(lesson)]
    games = [REGISTRY.game(slug) for slug in slugs]
    guided = [guide(game) for game in games if has_guide(game)]
    found += [(own.game.slug, each) for own in guided for each in guide_faults(own)]
    for name, each in found:
        print(f"{name}: {each}")
    return len(found)


def write_page(table: str) -> None:
    """Put the figures where the page has them."""
    text = PAGE.read_text(encoding="utf-8")
    head, _, rest = text.partition(BEGIN)
    tail = rest.partition(END)[2]
    PAGE.write_text(f"{head}{BEGIN}\n{table}\n{END}{tail}", encoding="utf-8")


def main(words: list[str]) -> int:
    """Do what the command line asks for; 1 if a lesson is wrong."""
    parser = argparse.ArgumentParser(description="Check the lessons.")
    parser.add_argument("games", nargs="*", help="slugs of games; without one, all")
    parser.add_argument("--rebuild", action="store_true", help="write the positions anew")
    parser.add_argument("--write", action="store_true", help="write the figures into the page")
    given = parser.parse_args(words)
    slugs = given.games or [each for each in REGISTRY.slugs() if files_of(each)]
    if given.rebuild:
        for slug in slugs:
            rebuild(slug)
    lessons = lessons_of(slugs)
    if check(lessons, slugs):
        return 1
    table = figures_table([figures_of(lesson) for lesson in lessons])
    print(table)
    if given.write:
        write_page(table)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
