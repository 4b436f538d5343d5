"""Draw a table as a terminal shows it, after so many random moves or from a match file.

python tools/terminal.py GAME --seats 5 --moves 80 --lang fa --columns 80 --lines 24
"""

import argparse
import io
import random
from pathlib import Path

from rich.console import Console

from panj.cli.main import screen_for
from panj.cli.seen import pane_of, scene_of
from panj.core.chance import key_of
from panj.core.match import Match
from panj.core.match_file import read
from panj.core.registry import REGISTRY
from panj.terminal.bidi import EXPLICIT, LOGICAL, MODES
from panj.terminal.board import Room
from panj.terminal.frame import Scene, screen_lines
from panj.terminal.generic import board_of
from panj.terminal.ink import Look

NAMES = {
    "en": ["Sara", "Fox", "Crane", "Badger", "Lynx", "Otter", "Heron", "Marten"],
    "fa": ["سارا", "روباه", "درنا", "گورکن", "سیاه‌گوش", "سمور", "حواصیل", "دله"],
    "hu": ["Sára", "Róka", "Daru", "Borz", "Hiúz", "Vidra", "Gém", "Nyest"],
}


def random_match(slug: str, seats: int, options: dict[str, object], seed: int, moves: int) -> Match:
    """A match after so many random moves, or at its end."""
    game = REGISTRY.game(slug)
    match = Match(game, game.terms(seats, dict(options)), key_of(seed))  # type: ignore[arg-type]
    dice = random.Random(seed)
    while match.version < moves and match.decision() is not None:
        match.make(dice.choice(match.moves()))
    return match


def drawn(
    match: Match,
    lang: str,
    columns: int,
    lines: int,
    look: Look,
    part: str = "",
    focus: int = -1,
    out: bool = True,
) -> Console:
    """The screen of whoever is asked, on a console that keeps what was written."""
    screen = screen_for(lang)
    d = match.decision()
    me = 0 if d is None else d.who
    names = NAMES[lang][: match.terms.seats]
    pane = pane_of(screen, match, names, me, Room(columns, lines))
    pane.focus = pane.focus if focus < 0 else focus
    scene: Scene = scene_of(screen, match, names, me, me)
    scene.part = part
    file = None if out else io.StringIO()
    console = Console(file=file, width=columns, record=True, highlight=False, force_terminal=True)
    for each in screen_lines(board_of(match.game), pane, scene):
        console.print(look.ink(each, pane.columns), crop=False, soft_wrap=True)
    return console


def main() -> None:
    """Draw what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help="a game, or a match file")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=JSON")
    parser.add_argument("--lang", choices=sorted(NAMES), default="en")
    parser.add_argument("--columns", type=int, default=100)
    parser.add_argument("--lines", type=int, default=40)
    parser.add_argument("--bidi", choices=[LOGICAL, EXPLICIT, *MODES], default=EXPLICIT)
    parser.add_argument("--ascii", action="store_true")
    parser.add_argument("--view", default="", help="a part by its letter, or a seat's number")
    args = parser.parse_args()
    if Path(args.game).is_file():
        match = read(Path(args.game).read_text(encoding="utf-8"), REGISTRY).match
    else:
        seats = args.seats or REGISTRY.game(args.game).seat_counts[-1]
        match = random_match(args.game, seats, options_of(args.option), args.seed, args.moves)
    part, focus = ("", int(args.view) - 1) if args.view.isdigit() else (args.view, -1)
    look = Look(args.lang == "fa", args.bidi, args.ascii)
    drawn(match, args.lang, args.columns, args.lines, look, part, focus)


def options_of(given: list[str]) -> dict[str, object]:
    """Options as `name=value`, a value being `true`, a number or a word."""
    plain = {"true": True, "false": False}
    pairs = [each.partition("=") for each in given]
    return {
        name: plain.get(value, int(value) if value.isdigit() else value) for name, _, value in pairs
    }


if __name__ == "__main__":
    main()
