"""`panj hint` and the hints of `panj play`: the best moves, their chances, and the reasons."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Annotated, Any, Final

import typer
from rich.table import Table
from rich.text import Text

from panj.bots.search.hint import Advice, advise
from panj.bots.search.search import Plan
from panj.bots.search.team import Team
from panj.bots.sense.sense import Term, sense_for
from panj.cli.arguments import CoresOption, FileArgument, JsonOption
from panj.cli.errors import Wrong
from panj.cli.files import load_match
from panj.cli.replay import match_at
from panj.cli.screen import Screen
from panj.cli.seats import shown_names
from panj.cli.team import team_of
from panj.core.dice import Dice
from panj.core.match import Match
from panj.words.marks import plain
from panj.words.reasons import Clause
from panj.words.reasons import because as words_because

HINT_SECONDS: Final = 1.5


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
    whole = found.match
    if at is not None and not 0 <= at <= whole.version:
        raise Wrong("cli.error.at", at=at, moves=whole.version)
    match = whole if at is None else match_at(whole, at)
    d = match.decision()
    if d is None:
        raise Wrong("cli.error.over")
    names = shown_names(screen, found.names)
    with team_of(cores) as team:
        advice = advice_for(match, seconds, team)
    if json:
        screen.json([advice_json(match, each) for each in advice])
        return
    screen.say("cli.hint.for", who=names[d.who])
    show_advice(screen, match, names, advice)


def advice_for(match: Match, seconds: float, team: Team | None) -> list[Advice]:
    """The best moves of the seat that is asked, in a guess of what it knows."""
    d = match.decision()
    assert d is not None
    game = match.game
    seed = blake2b(b"panj hint %d" % match.version, key=match.key, digest_size=12).digest()
    dice = Dice(int.from_bytes(seed, "little"))
    guess = game.guess(match.state, d.who, dice)
    return advise(game, sense_for(game.slug), guess, Plan(seconds=seconds), dice, team)


def show_advice(
    screen: Screen, match: Match, names: Sequence[str], advice: Sequence[Advice]
) -> None:
    """The moves with their numbers, chances and reasons."""
    d = match.decision()
    assert d is not None
    moves = d.moves(match.state)
    table = Table.grid(padding=(0, 2))
    for place, each in enumerate(advice):
        number = screen.cell(screen.number(moves.index(each.move) + 1))
        words = screen.message(match.game.moves.message(each.move), names, d.who)
        chance = screen.words.percent(each.chance) if len(names) > 1 else ""
        style = "bold" if place == 0 else ""
        table.add_row(
            Text(number, "cyan"), Text(screen.cell(words), style), Text(screen.cell(chance), style)
        )
        reason = screen.text("core.reason.only") if len(moves) == 1 else why(screen, advice, place)
        table.add_row("", Text(screen.cell(reason), "dim"), "")
    screen.show(table)
    if advice[0].line:
        steps = [
            f"{names[who]}: {screen.message(match.game.moves.message(move), names)}"
            for who, move in advice[0].line
        ]
        screen.show(screen.text("cli.hint.then", line=" · ".join(steps)), "dim")


def why(screen: Screen, advice: Sequence[Advice], place: int) -> str:
    """The reason for one of several moves: the best one is compared with an ordinary move, the
    others with the best."""
    other = advice[0 if place else -1]
    key = "other" if place else "best"
    return because(screen, advice[place].reasons, key, advice[place].chance - other.chance)


def because(screen: Screen, reasons: Sequence[Term], key: str, ahead: float) -> str:
    """What speaks for a move and against it, in one sentence."""
    return plain(words_because(screen.words, [clause(term) for term in reasons], key, ahead))


def clause(term: Term) -> Clause:
    """One reason; what counts at all counts one."""
    return Clause(term.key, max(1, round(abs(term.amount / term.worth))), term.amount < 0)


def advice_json(match: Match, advice: Advice) -> dict[str, Any]:
    """A piece of advice for a script."""
    text = match.game.moves.text
    return {
        "move": text(advice.move),
        "chance": round(advice.chance, 4),
        "points": round(advice.points, 2),
        "line": [{"who": who, "move": text(move)} for who, move in advice.line],
        "reasons": reasons_json(advice.reasons),
    }


def reasons_json(reasons: Sequence[Term]) -> list[dict[str, Any]]:
    """Reasons for a script, with what they count."""
    return [{"key": term.key, "amount": round(term.amount, 2)} for term in reasons]
