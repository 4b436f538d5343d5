"""`panj replay` and `panj verify`: show a match file, and prove that it is true."""

from typing import Annotated, Any

import typer
from rich.rule import Rule
from rich.text import Text

from panj.cli.arguments import FileArgument, JsonOption
from panj.cli.errors import Wrong
from panj.cli.files import load_match, match_of
from panj.cli.names import shown_names
from panj.cli.scores import result_text, score_table, sheet_json
from panj.cli.seen import pane_of
from panj.core.match import Match, Played
from panj.core.match_file import header
from panj.core.messages import SPECTATOR, Message
from panj.terminal.board import Room
from panj.terminal.frame import table_lines
from panj.terminal.generic import board_of
from panj.terminal.ink import Look
from panj.terminal.screen import Screen


class ShownMatch:
    """A match up to some move, as one seat or a spectator sees it."""

    def __init__(self, screen: Screen, match: Match, stored: list[str], seat: int) -> None:
        self.screen = screen
        self.match = match
        self.stored = stored
        self.names = shown_names(screen, match, stored)
        self.seat = seat

    def sentence(self, note: Message) -> str:
        """A line of the log."""
        return self.screen.message(note, self.names)

    def readable(self, notes: list[Message]) -> list[Message]:
        """Those lines of the log that may be read."""
        return [note for note in notes if note.is_for(self.seat)]


def replay(
    context: typer.Context,
    file: FileArgument,
    at: Annotated[int | None, typer.Option("--at", help="cli.help.at")] = None,
    seat: Annotated[int | None, typer.Option("--seat", help="cli.help.seat")] = None,
    ascii: Annotated[bool, typer.Option("--ascii", help="cli.help.ascii")] = False,
    json: JsonOption = False,
) -> None:
    """Show a match."""
    screen: Screen = context.obj
    found = load_match(file)
    match = match_of(found, at)
    if seat is not None and not 1 <= seat <= match.terms.seats:
        raise Wrong("cli.error.seat", seat=seat, seats=match.terms.seats)
    shown = ShownMatch(screen, match, found.names, SPECTATOR if seat is None else seat - 1)
    if json:
        screen.json(replay_json(shown))
    else:
        show(shown, ascii)


def show(shown: ShownMatch, ascii: bool) -> None:
    """Header, log, board and score sheet."""
    screen = shown.screen
    match = shown.match
    show_header(screen, match, shown.names)
    for note in shown.readable(match.setup_notes):
        screen.show(f"      {shown.sentence(note)}")
    for number, played in enumerate(match.played, 1):
        show_played(shown, number, played)
    screen.show()
    show_table(shown, ascii)
    screen.show(score_table(screen, match.state, shown.names))
    if match.decision() is None:
        screen.show(result_text(screen, match.state, shown.names), "bold green")


def show_table(shown: ShownMatch, ascii: bool) -> None:
    """The board, as long as it is."""
    screen, match = shown.screen, shown.match
    pane = pane_of(screen, match, shown.names, shown.seat, Room(screen.out.width), [])
    name = screen.name(f"{match.game.slug}.name", match.game.slug)
    look = Look(screen.words.is_rtl, ascii=ascii)
    for each in table_lines(board_of(match.game), pane, name):
        screen.out.print(look.ink(each, pane.columns), crop=False, soft_wrap=True)


def show_header(screen: Screen, match: Match, names: list[str]) -> None:
    """The game, the names, the options that are not at their defaults."""
    slug = match.game.slug
    screen.show(Rule(Text(screen.cell(screen.name(f"{slug}.name", slug)))))
    screen.say("cli.replay.seats", names=screen.listed(names), rules=match.terms.rules_version)
    for option in match.game.options:
        value = match.terms.options.get(option.name, option.default)
        if value != option.default:
            title = screen.name(f"{slug}.option.{option.name}", option.name)
            shown = screen.text("core.on") if value is True else str(value)
            screen.show(f"  {screen.cell(title)}: {screen.cell(shown)}")


def show_played(shown: ShownMatch, number: int, played: Played) -> None:
    """One move: its number, and what the log says about it."""
    screen = shown.screen
    notes = shown.readable(played.notes)
    lead = screen.cell(screen.number(number)).rjust(4)
    for at, note in enumerate(notes):
        line = Text(f"{lead if at == 0 else ' ' * len(lead)}  ", "dim")
        screen.show(line.append(shown.sentence(note), "not dim"))


def replay_json(shown: ShownMatch) -> dict[str, Any]:
    """The match for a script."""
    match = shown.match
    return {
        **header(match, shown.stored),
        "key": match.key.hex(),
        "over": match.decision() is None,
        "opening": [note_json(shown, note) for note in shown.readable(match.setup_notes)],
        "moves": [played_json(shown, played) for played in match.played],
        "result": sheet_json(match.state),
        "view": match.game.view(match.state, shown.seat),
    }


def played_json(shown: ShownMatch, played: Played) -> dict[str, Any]:
    """One move for a script."""
    return {
        "who": played.who,
        "move": shown.match.game.moves.text(played.move),
        "log": [note_json(shown, note) for note in shown.readable(played.notes)],
    }


def note_json(shown: ShownMatch, note: Message) -> dict[str, Any]:
    """A line of the log with its words."""
    return {**note.to_json(), "text": shown.sentence(note)}


def verify(context: typer.Context, file: FileArgument, json: JsonOption = False) -> None:
    """Prove that a match was dealt and played as recorded."""
    screen: Screen = context.obj
    found = load_match(file)
    match = found.match
    over = match.decision() is None
    if json:
        result = sheet_json(match.state)
        proof = {**header(match, found.names), "key": match.key.hex(), "moves": match.version}
        screen.json({**proof, "over": over, "result": result, "true": True})
        return
    screen.show(screen.text("cli.verify.true", moves=match.version), "bold green")
    screen.line(screen.text("cli.verify.commitment", hash=match.commitment))
    screen.line(screen.text("cli.verify.key", key=match.key.hex()))
    names = shown_names(screen, match, found.names)
    screen.show(result_text(screen, match.state, names) if over else screen.text("cli.verify.open"))
