"""`panj hint` and the hints of `panj play`: the best moves, their chances, and the reasons."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from panj.bots.search.budget import HINT_SECONDS, STABLE_SECONDS, Budget
from panj.bots.search.doubt import Estimate
from panj.bots.search.facts import telling
from panj.bots.search.hint import Hint, find_hints
from panj.bots.search.team import Team
from panj.cli.arguments import CoresOption, FileArgument, JsonOption
from panj.cli.errors import Wrong
from panj.cli.files import load_match, match_of
from panj.cli.names import shown_names
from panj.cli.team import team_of
from panj.core.game import Game
from panj.core.judgement import Aspect, whole
from panj.core.match import Match
from panj.core.moves import Move
from panj.core.purpose import dice_for
from panj.terminal.screen import Screen
from panj.words.because import Clause
from panj.words.because import because as words_because
from panj.words.direction import plain
from panj.words.odds import odds_key


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
    return find_hints(
        game, game.judgement, guess, Budget(seconds=seconds), dice, team, STABLE_SECONDS
    )


def show_hints(screen: Screen, match: Match, names: Sequence[str], hints: Sequence[Hint]) -> None:
    """The moves with their numbers, what they are worth, and facts; between two of them, how they
    compare."""
    d = match.decision()
    assert d is not None
    moves = match.moves()
    table = Table.grid(padding=(0, 2))
    for place, each in enumerate(hints):
        if each.compared:
            line = screen.cell(screen.text(f"core.hint.{each.compared}"))
            table.add_row("", Text(f"— {line}", "dim"), "")
        number = screen.cell(screen.number(moves.index(each.move) + 1))
        words = screen.message(match.game.told(match.state, each.move), names, d.who)
        style = "bold" if place == 0 else ""
        table.add_row(
            Text(number, "cyan"),
            Text(screen.cell(words), style),
            Text(screen.cell(odds(screen, match, each.worth)), style),
        )
        table.add_row("", Text(screen.cell(why(screen, match, names, each)), "dim"), "")
    screen.show(table)
    for text in below(screen, match, names, hints):
        screen.show(text, "dim")


def below(screen: Screen, match: Match, names: Sequence[str], hints: Sequence[Hint]) -> list[str]:
    """What is told below all of them: what may follow the best one, and how much was tried."""
    found = []
    steps = sayable(match.game, hints[0].continuation)
    if steps:
        line = " · ".join(
            f"{names[who]}: {screen.message(match.game.moves.message(move), names)}"
            for who, move in steps
        )
        found.append(screen.text("cli.hint.then", line=line))
    trials = sum(each.worth.trials for each in hints)
    if trials:
        found.append(screen.text("core.hint.trials", trials=trials))
    return found


def odds(screen: Screen, match: Match, worth: Estimate) -> str:
    """How likely a seat wins, in words; alone, the points to expect; nothing without a choice."""
    if not worth.trials:
        return ""
    if match.terms.seats > 1:
        return screen.text(odds_key(worth.mean))
    points_of = match.game.judgement.points_of
    return screen.text("core.hint.points", low=points_of(worth.low()), high=points_of(worth.high()))


def sayable(game: Game, line: Sequence[tuple[int, Move]]) -> list[tuple[int, Move]]:
    """What is expected to follow, as far as it can be said without coordinates."""
    return list(takewhile(lambda step: not game.is_placed(step[1]), line))


def why(screen: Screen, match: Match, names: Sequence[str], hint: Hint) -> str:
    """What a move does: as the rules say, otherwise what can be counted after it."""
    d = match.decision()
    assert d is not None
    if len(match.moves()) == 1:
        return screen.text("core.reason.only")
    told = telling(match.game, d.preview(match.state, hint.move))
    if told:
        return " · ".join(screen.message(fact, names, d.who) for fact in told)
    return because(screen, hint.reasons)


def because(screen: Screen, reasons: Sequence[Aspect]) -> str:
    """What speaks for a move and against it, in one sentence."""
    return plain(words_because(screen.words, [clause(aspect) for aspect in reasons]))


def clause(aspect: Aspect) -> Clause:
    """One fact."""
    return Clause(aspect.key, whole(aspect.amount), aspect.amount < 0)


def hint_json(match: Match, hint: Hint) -> dict[str, Any]:
    """A hint for a script."""
    text = match.game.moves.text
    return {
        "move": text(hint.move),
        **worth_json(hint.worth),
        "compared": hint.compared or None,
        "line": [{"who": who, "move": text(move)} for who, move in hint.continuation],
        "reasons": reasons_json(hint.reasons),
    }


def worth_json(worth: Estimate) -> dict[str, Any]:
    """An estimate for a script; without trials nothing is known."""
    if not worth.trials:
        return {"chance": None, "trials": 0}
    return {
        "chance": round(worth.mean, 4),
        "low": round(worth.low(), 4),
        "high": round(worth.high(), 4),
        "trials": worth.trials,
    }


def reasons_json(reasons: Sequence[Aspect]) -> list[dict[str, Any]]:
    """Facts for a script, with what they count."""
    return [{"key": aspect.key, "amount": round(aspect.amount, 2)} for aspect in reasons]
