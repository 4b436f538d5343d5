"""Whole games at a terminal, typed move by move: what is typed is found by playing the same game
beside it, and the program's match has to be that one in the end."""

import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from panj.core.chance import key_of
from panj.core.match import Match
from panj.core.match_file import read, write
from panj.core.registry import REGISTRY
from panj.core.state import Decision, State
from panj.table.deciding import BotsHere, dice_at
from panj.table.driver import Driver
from support.at_terminal import AtTerminal
from support.glass import Glass

SEED: Final = 5
SAVED: Final = "match"
ME: Final = 0
FOLDER: Final = Path(__file__).parents[1] / "terminal" / "games"
YES: Final = {"en": "yes", "fa": "بله", "hu": "igen"}


class WholeGame(NamedTuple):
    """A game, who plays it, and how its terminal is."""

    slug: str
    seats: int
    lang: str
    columns: int
    lines: int
    option: str = ""
    is_hot_seat: bool = False

    @property
    def name(self) -> str:
        """What its file is called."""
        more = self.option or ("hot_seat" if self.is_hot_seat else "")
        parts = [self.slug, str(self.seats), more, self.lang, str(self.columns)]
        return "-".join(each for each in parts if each)

    @property
    def path(self) -> Path:
        """Where its screens are kept."""
        return FOLDER / f"{self.name}.txt"

    @property
    def people(self) -> list[int]:
        """Who types."""
        return list(range(self.seats)) if self.is_hot_seat else [ME]

    @property
    def args(self) -> list[str]:
        """The command line."""
        return [
            *("--lang", self.lang, "play", self.slug),
            *("--seats", str(self.seats), "--seed", str(SEED), "--save", SAVED),
            *(["--option", self.option] if self.option else []),
            *(["--hot-seat"] if self.is_hot_seat else ["--bots", "random"]),
        ]

    def match(self) -> Match:
        """The match as it begins."""
        game = REGISTRY.game(self.slug)
        options = {self.option: True} if self.option else {}
        return Match(game, game.terms(self.seats, dict(options)), key_of(SEED))

    def answers(self, match: Match) -> Iterator[str]:
        """What is typed at each prompt, while the match is played to its end."""
        dice = random.Random(SEED)
        automa = match.game.automa(match.terms)
        others = [seat for seat in range(self.seats) if seat not in self.people]
        names = {seat: "greedy" if seat in automa else "random" for seat in others}
        bots = BotsHere(match, names, partial(dice_at, match))
        driver = Driver(match, self.people, bots.decide)
        me = ME
        while (d := match.decision()) is not None:
            if driver.step() is not None:
                continue
            if is_handed_over(match, d, me):
                yield ""
            me = d.who
            at = dice.randrange(len(match.moves()))
            yield str(at + 1)
            if d.is_final(match.state, match.moves()[at]):
                yield YES[self.lang]
            match.make(match.moves()[at])


def is_handed_over(match: Match, d: Decision[State], me: int) -> bool:
    """Whether another one sits down, who must not see what the one before saw."""
    view = match.game.view
    return d.who != me and view(match.state, d.who) != view(match.state, me)


class Played(NamedTuple):
    """A game that was played at a terminal."""

    code: int
    screens: list[str]
    """The window at each prompt, and at the end."""

    told: str
    """Everything that was sent to the terminal."""

    broken: list[str]
    """Lines that were too long for it."""

    is_same: bool
    """Whether the match was the one whose moves were typed."""


def played(game: WholeGame, folder: Path) -> Played:
    """Play a whole game in a pseudo-terminal; it is saved in a folder."""
    room = (game.columns, game.lines)
    match = game.match()
    answers = game.answers(match)
    terminal = AtTerminal(*game.args, room=room, folder=folder)
    glass = Glass(*room)
    screens: list[str] = []
    fed = 0
    for seen in terminal.prompts():
        glass.feed(seen[fed:].decode())
        fed = len(seen)
        screens.append(glass.text())
        terminal.press(next(answers).encode() + b"\n")
    code, told = terminal.end()
    glass.feed(terminal.seen[fed:].decode())
    screens.append(glass.text())
    assert next(answers, None) is None, "the game ended too early"
    saved = read((folder / SAVED).read_text(encoding="utf-8"), REGISTRY)
    is_same = write(saved.match, []) == write(match, [])
    return Played(code, screens, told, glass.broken, is_same)


TABLES: Final = (
    ("kingdomino", 2),
    ("kohan_dej", 4),
    ("minerva", 3),
    ("trajan", 2),
    ("pax_pamir", 3),
)
LOOKS: Final = (("en", 80, 24), ("fa", 80, 24), ("hu", 100, 40))
"""Those that the screens of single moments do not have: together every language in both sizes."""

GAMES: Final = (
    *[WholeGame(slug, seats, *look) for slug, seats in TABLES for look in LOOKS],
    WholeGame("minerva", 1, "fa", 100, 40),
    WholeGame("pax_pamir", 2, "hu", 80, 24, option="wakhan"),
    WholeGame("kohan_dej", 2, "en", 100, 40, is_hot_seat=True),
)


def is_table(screen: str) -> bool:
    """Whether a screen begins with the title of a table: nothing was pushed out above it."""
    return "─" in screen.partition("\n")[0]


def kept_text(seen: Played) -> str:
    """Some of a game's screens, one below the other: the first table, the middle one, the end."""
    count = len(seen.screens)
    tables = [at for at, screen in enumerate(seen.screens) if is_table(screen)]
    wanted = (tables[0], tables[len(tables) // 2], count - 1)
    return "\n".join(f"======== {at + 1} / {count}\n{seen.screens[at]}" for at in wanted)
