"""`panj review`: everybody's chances over a match, and the moves at which it turned."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.box import ROUNDED
from rich.table import Table
from rich.text import Text

from panj.bots.search.budget import Budget
from panj.bots.search.review import Verdict, appraise, choices, turning_points
from panj.cli.arguments import FileArgument, JsonOption
from panj.cli.errors import Wrong
from panj.cli.files import check_target, load_match, save_text
from panj.cli.hint import because, reasons_json
from panj.cli.names import shown_names
from panj.cli.replay import show_header
from panj.cli.review_page import ReviewPage
from panj.core.match import Match
from panj.core.purpose import dice_for
from panj.terminal.badges import ASCII_SHAPES, COLOURS, SHAPES
from panj.terminal.screen import Screen

SECONDS: Final = 0.3
WIDEST: Final = 72
BARS: Final = "▁▂▃▄▅▆▇█"
ASCII_BARS: Final = ".:-=+*#@"


def review(
    context: typer.Context,
    file: FileArgument,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.01, help="cli.help.review_seconds")
    ] = SECONDS,
    ascii: Annotated[bool, typer.Option("--ascii", help="cli.help.ascii")] = False,
    html: Annotated[Path | None, typer.Option("--html", help="cli.help.review_html")] = None,
    json: JsonOption = False,
) -> None:
    """Look at every decision of a match again."""
    screen: Screen = context.obj
    if html is not None:
        check_target(html)
    found = load_match(file)
    match = found.match
    numbers = choices(match)
    if not numbers:
        raise Wrong("cli.error.nothing_to_review")
    verdicts = judged(screen, match, numbers, seconds)
    turns = turning_points([verdict.loss() for verdict in verdicts.values()])
    turning = [numbers[place] for place in turns]
    if json:
        screen.json(review_json(match, verdicts, turning))
        return
    names = shown_names(screen, match, found.names)
    if html is not None:
        save_text(html, ReviewPage(screen, match, names, verdicts).html(turning))
        screen.say("cli.play.saved", file=str(html))
        return
    show_header(screen, match, names)
    show_chances(screen, match, names, list(verdicts.values()), ascii)
    show_turns(screen, match, names, verdicts, turning)


def judged(
    screen: Screen, match: Match, numbers: Sequence[int], seconds: float
) -> dict[int, Verdict]:
    """What was found about each decision, by the number of its move."""
    found: dict[int, Verdict] = {}
    with screen.progress() as progress:
        task = progress.add_task(screen.text("cli.review.progress"), total=len(numbers))
        for number in numbers:
            found[number] = verdict_on(match, number, seconds)
            progress.advance(task)
    return found


def verdict_on(match: Match, number: int, seconds: float) -> Verdict:
    """One decision, in a guess of the seat that made it."""
    game = match.game
    played = match.played[number - 1]
    dice = dice_for(f"panj review {number}", match.key)
    guess = game.guess(match.earlier(match.version - number + 1), played.who, dice)
    return appraise(game, game.judgement, guess, played.move, Budget(seconds=seconds), dice)


def show_chances(
    screen: Screen, match: Match, names: Sequence[str], verdicts: Sequence[Verdict], ascii: bool
) -> None:
    """A row of bars for every seat, with its chance at the beginning and at the end."""
    screen.show()
    screen.show(screen.text("cli.review.chances" if len(names) > 1 else "cli.review.nearness"))
    table = Table.grid(padding=(0, 1))
    shapes = ASCII_SHAPES if ascii else SHAPES
    for seat, name in enumerate(names):
        chances = [verdict.chances[seat] for verdict in verdicts]
        if match.decision() is None:
            chances.append(match.game.judgement.payoff(match.state)[seat])
        table.add_row(
            Text(f"{shapes[seat]} {screen.cell(name)}", COLOURS[seat]),
            Text(screen.cell(screen.words.percent(chances[0])), "dim"),
            Text(bars(chances, ASCII_BARS if ascii else BARS), COLOURS[seat]),
            screen.cell(screen.words.percent(chances[-1])),
        )
    screen.show(table)


def bars(chances: Sequence[float], signs: str) -> str:
    """Chances as bars of different height, not more of them than there is room for."""
    width = min(WIDEST, len(chances))
    places = [round(i * (len(chances) - 1) / max(1, width - 1)) for i in range(width)]
    return "".join(signs[min(len(signs) - 1, int(chances[i] * len(signs)))] for i in places)


def show_turns(
    screen: Screen,
    match: Match,
    names: Sequence[str],
    verdicts: dict[int, Verdict],
    turning: Sequence[int],
) -> None:
    """The moves that lost most, and what would have been better."""
    screen.show()
    if not turning:
        screen.say("cli.review.even")
        return
    table = Table(box=ROUNDED, title=screen.cell(screen.text("cli.review.turns")), show_lines=True)
    for column in ("move", "who", "played", "better"):
        table.add_column(screen.cell(screen.text(f"cli.review.column.{column}")))
    for number in turning:
        table.add_row(*turn_row(screen, match, names, number, verdicts[number]))
    screen.show(table)


def turn_row(
    screen: Screen, match: Match, names: Sequence[str], number: int, verdict: Verdict
) -> list[Text]:
    """One turning point: the move, its maker, and the better move with its reason."""
    message = match.game.moves.message
    percent = screen.words.percent
    played = screen.message(message(match.played[number - 1].move), names, verdict.who)
    best = screen.message(message(verdict.best), names, verdict.who)
    reason = because(screen, verdict.reasons, "best", verdict.loss())
    better = Text(screen.cell(f"{best} ({percent(verdict.best_chance)})"), "bold")
    return [
        Text(screen.cell(screen.number(number))),
        Text(screen.cell(names[verdict.who]), COLOURS[verdict.who]),
        Text(screen.cell(f"{played} ({percent(verdict.played_chance)})")),
        better.append("\n").append(screen.cell(reason), "not bold dim"),
    ]


def review_json(
    match: Match, verdicts: dict[int, Verdict], turning: Sequence[int]
) -> dict[str, Any]:
    """The review for a script."""
    text = match.game.moves.text
    return {
        "game": match.game.slug,
        "turning_points": list(turning),
        "decisions": [
            {
                "number": number,
                "who": verdict.who,
                "chances": [round(chance, 4) for chance in verdict.chances],
                "played": text(match.played[number - 1].move),
                "played_chance": round(verdict.played_chance, 4),
                "best": text(verdict.best),
                "best_chance": round(verdict.best_chance, 4),
                "reasons": reasons_json(verdict.reasons),
            }
            for number, verdict in verdicts.items()
        ],
    }
