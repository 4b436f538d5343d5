"""`panj hint` and the hints of `panj play`: the best moves, their chances, and the reasons."""

from collections.abc import Sequence
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from panj.bots.search.budget import HINT_SECONDS, Budget
from panj.bots.search.hint import Hint, find_hints
from panj.bots.search.team import Team
from panj.cli.arguments import CoresOption, FileArgument, JsonOption
from panj.cli.errors import Wrong
from panj.cli.files import load_match, match_of
from panj.cli.names import shown_names
from panj.cli.team import team_of
from panj.core.judgement import Aspect, whole
from panj.core.match import Match
from panj.core.purpose import dice_for
from panj.terminal.screen import Screen
from panj.words.because import Clause
from panj.words.because import because as words_because
from panj.words.direction import plain


def hint(
    context: typer.Context,
    file: FileArgument,
    at: Annotated[int | None, typer.Option("--at", help="cli.help.at")] = None,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.01, help="cli.help.hint_seconds")
    ] = HINT_SECONDS,
    cores: CoresOption = 1,
    json: JsonOption = False,
) -> None:
    """Say what the seat that is asked could do."""
    screen: Screen = context.obj
    found = load_match(file)
    match = match_of(found, at)
    d = match.decision()
    if d is None:
        raise Wrong("cli.error.over")
    names = shown_names(screen, match, found.names)
    with team_of(cores) as team:
        hints = hints_for(match, seconds, team)
    if json:
        screen.json([hint_json(match, each) for each in hints])
        return
    screen.say("cli.hint.for", who=names[d.who])
    show_hints(screen, match, names, hints)


def hints_for(match: Match, seconds: float, team: Team | None) -> list[Hint]:
    """The best moves of the seat that is asked, in a guess of what it knows."""
    d = match.decision()
    assert d is not None
    game = match.game
    dice = dice_for(f"panj hint {match.version}", match.key)
    guess = game.guess(match.state, d.who, dice)
    return find_hints(game, game.judgement, guess, Budget(seconds=seconds), dice, team)


def show_hints(screen: Screen, match: Match, names: Sequence[str], hints: Sequence[Hint]) -> None:
    """The moves with their numbers, chances and reasons."""
    d = match.decision()
    assert d is not None
    moves = match.moves()
    table = Table.grid(padding=(0, 2))
    for place, each in enumerate(hints):
        number = screen.cell(screen.number(moves.index(each.move) + 1))
        words = screen.message(match.game.moves.message(each.move), names, d.who)
        chance = screen.words.percent(each.chance) if len(names) > 1 else ""
        style = "bold" if place == 0 else ""
        table.add_row(
            Text(number, "cyan"), Text(screen.cell(words), style), Text(screen.cell(chance), style)
        )
        reason = screen.text("core.reason.only") if len(moves) == 1 else why(screen, hints, place)
        table.add_row("", Text(screen.cell(reason), "dim"), "")
    screen.show(table)
    if hints[0].continuation:
        steps = [
            f"{names[who]}: {screen.message(match.game.moves.message(move), names)}"
            for who, move in hints[0].continuation
        ]
        screen.show(screen.text("cli.hint.then", line=" · ".join(steps)), "dim")


def why(screen: Screen, hints: Sequence[Hint], place: int) -> str:
    """The reason for one of several moves: the best one is compared with an ordinary move, the
    others with the best."""
    other = hints[0 if place else -1]
    key = "other" if place else "best"
    return because(screen, hints[place].reasons, key, hints[place].chance - other.chance)


def because(screen: Screen, reasons: Sequence[Aspect], key: str, better_by: float) -> str:
    """What speaks for a move and against it, in one sentence."""
    return plain(
        words_because(screen.words, [clause(aspect) for aspect in reasons], key, better_by)
    )


def clause(aspect: Aspect) -> Clause:
    """One reason."""
    return Clause(aspect.key, whole(aspect.amount / aspect.unit), aspect.amount < 0)


def hint_json(match: Match, hint: Hint) -> dict[str, Any]:
    """A hint for a script."""
    text = match.game.moves.text
    return {
        "move": text(hint.move),
        "chance": round(hint.chance, 4),
        "points": round(hint.points, 2),
        "line": [{"who": who, "move": text(move)} for who, move in hint.continuation],
        "reasons": reasons_json(hint.reasons),
    }


def reasons_json(reasons: Sequence[Aspect]) -> list[dict[str, Any]]:
    """Reasons for a script, with what they count."""
    return [{"key": aspect.key, "amount": round(aspect.amount, 2)} for aspect in reasons]
