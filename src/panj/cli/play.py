"""`panj play`: a game in the terminal, against bots or with people who share it."""

import os
import sys
from pathlib import Path
from secrets import token_bytes
from typing import Annotated

import typer

from panj.cli.arguments import (
    BotsOption,
    CoresOption,
    GameArgument,
    OptionOption,
    SeatsOption,
    SecondsOption,
    bots_of,
    game_of,
    options_of,
    seat_count,
)
from panj.cli.console import MatchConsole
from panj.cli.errors import Wrong
from panj.cli.files import check_target, is_same, load_match
from panj.cli.names import person_name
from panj.cli.sitting import TerminalSitting
from panj.cli.team import team_of
from panj.cli.tty import bidi_of, has_wide_shapes, is_plain, ordered_by_us
from panj.core.chance import KEY_BYTES, key_of
from panj.core.game import Game
from panj.core.match import Match
from panj.core.terms import Terms
from panj.table.seats import Seats, in_turn, players, seats_of, stored_name
from panj.terminal.bidi import MODES, PANJ
from panj.terminal.cells import Cell, line
from panj.terminal.choices import TYPED_DIGITS
from panj.terminal.ink import Look
from panj.terminal.screen import Screen
from panj.words.names import clean_name


def play(
    context: typer.Context,
    game: GameArgument,
    seats: SeatsOption = None,
    bots: BotsOption = None,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="cli.help.hot_seat")] = False,
    watch: Annotated[bool, typer.Option("--watch", help="cli.help.watch")] = False,
    option: OptionOption = None,
    name: Annotated[list[str] | None, typer.Option("--name", help="cli.help.name")] = None,
    seed: Annotated[int | None, typer.Option("--seed", help="cli.help.seed")] = None,
    save: Annotated[Path | None, typer.Option("--save", help="cli.help.save")] = None,
    load: Annotated[Path | None, typer.Option("--load", help="cli.help.load")] = None,
    seconds: SecondsOption = None,
    cores: CoresOption = 1,
    ascii: Annotated[bool, typer.Option("--ascii", help="cli.help.ascii")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="cli.help.plain")] = False,
) -> None:
    """Play in the terminal."""
    screen: Screen = context.obj
    rules = game_of(game)
    if load is not None:
        if option or name or watch or (seats, bots, seed) != (None, None, None):
            raise Wrong("cli.error.load_alone")
        match, at_seats = resumed(rules, load, hot_seat)
    else:
        count = seat_count(rules, seats)
        terms = rules.terms(count, options_of(rules, option))
        match = Match(rules, terms, token_bytes(KEY_BYTES) if seed is None else key_of(seed))
        people = people_names(screen, count, name or [], hot_seat, watch)
        stored = new_names(rules, terms, people, bots_of(rules, bots))
        at_seats = Seats(stored, rules.automa(terms), hot_seat)
    if save is not None and not is_same(save, load):
        check_target(save)
    is_told = is_plain(plain, os.environ, screen.out.is_terminal)
    look = look_of(screen, ascii) if not is_told else Look()
    console = MatchConsole(screen, match, at_seats, save, look, is_told)
    with ordered_by_us(look.bidi), team_of(cores) as team:
        raise typer.Exit(TerminalSitting(console, seconds, team).run())


def look_of(screen: Screen, ascii: bool) -> Look:
    """How this terminal gets its lines; where nothing tells, its reader is asked once."""
    bidi = bidi_of(os.environ, screen.out.is_terminal)
    if bidi is None and screen.words.is_rtl and sys.stdin.isatty():
        bidi = ask_for_bidi(screen)
    is_ascii = ascii or (screen.out.is_terminal and has_wide_shapes())
    return Look(screen.words.is_rtl, bidi or PANJ, is_ascii)


def ask_for_bidi(screen: Screen) -> str:
    """Which of some lines reads well: who orders the letters in this terminal."""
    question = line(Cell(screen.text("cli.bidi.ask")))
    sample = line(Cell(screen.text("cli.bidi.sample")))
    for number, mode in enumerate(MODES, 1):
        look = Look(True, mode)
        screen.out.print(look.ink(question, screen.out.width), soft_wrap=True)
        screen.out.print(f"{number})", look.ink(sample, screen.out.width - 3), soft_wrap=True)
    typed = input("> ").strip().translate(TYPED_DIGITS)
    mode = MODES[int(typed) - 1] if typed in ("1", "2", "3") else PANJ
    kept = line(Cell(screen.text("cli.bidi.keep", value=mode), "dim"))
    screen.err.print(Look(True, mode).ink(kept, screen.out.width), soft_wrap=True)
    return mode


def resumed(game: Game, path: Path, hot_seat: bool) -> tuple[Match, Seats]:
    """The match of a file, with the same people and bots at its seats."""
    found = load_match(path)
    if found.match.game.slug != game.slug:
        raise Wrong("cli.error.other_game", file=str(path), game=found.match.game.slug)
    return found.match, seats_of(found, hot_seat)


def people_names(
    screen: Screen, count: int, names: list[str], hot_seat: bool, watch: bool
) -> list[str]:
    """What the people are called: one person unless more are named or nobody plays."""
    if len(names) > count or (watch and (names or hot_seat)):
        raise Wrong("cli.error.names")
    if watch:
        return []
    wanted = count if hot_seat else max(1, len(names))
    unnamed = [person_name(screen, number + 1) for number in range(len(names), wanted)]
    return [clean_name(name) for name in names + unnamed]


def new_names(game: Game, terms: Terms, people: list[str], bots: list[str]) -> list[str]:
    """The names of a new match for its file: people first, then bots in turn."""
    seated = in_turn([seat for seat in players(game, terms) if seat >= len(people)], bots)
    return [
        stored_name(
            people[seat] if seat < len(people) else "",
            bot=seated.get(seat, ""),
            is_automa=seat in game.automa(terms),
        )
        for seat in range(terms.seats)
    ]
