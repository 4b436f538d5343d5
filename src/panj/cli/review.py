"""`panj review`: everybody's chances over a match, and the moves at which it turned."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.box import ROUNDED
from rich.table import Table
from rich.text import Text

from panj.bots.search.budget import Budget
from panj.bots.search.review import Verdict, appraise, choices, share_of
from panj.cli.arguments import FileArgument, JsonOption
from panj.cli.errors import Wrong
from panj.cli.files import check_target, load_match, save_text
from panj.cli.hint import reasons_json, worth_json
from panj.cli.lessons import Lessons, told_case
from panj.cli.names import shown_names
from panj.cli.replay import show_header
from panj.cli.review_page import ReviewPage
from panj.core.match import Match
from panj.core.purpose import dice_for
from panj.terminal.badges import ASCII_SHAPES, COLOURS, SHAPES
from panj.terminal.screen import Screen

WIDEST: Final = 72
BARS: Final = "▁▂▃▄▅▆▇█"
ASCII_BARS: Final = ".:-=+*#@"


def review(
    context: typer.Context,
    file: FileArgument,
    seconds: Annotated[
        float | None, typer.Option("--seconds", min=0.01, help="cli.help.review_seconds")
    ] = None,
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
    each = share_of(len(numbers)) if seconds is None else seconds
    lessons = Lessons(match, judged(screen, match, numbers, each))
    if json:
        screen.json(review_json(lessons))
        return
    names = shown_names(screen, match, found.names)
    if html is not None:
        save_text(html, ReviewPage(screen, lessons, names).html())
        screen.say("cli.play.saved", file=str(html))
        return
    show_header(screen, match, names)
    show_chances(screen, lessons, names, ascii)
    show_cases(screen, lessons, names)


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


def show_chances(screen: Screen, lessons: Lessons, names: Sequence[str], ascii: bool) -> None:
    """A row of bars for every seat, with its chance at the beginning and at the end."""
    screen.show()
    screen.show(screen.text("cli.review.chances" if len(names) > 1 else "cli.review.nearness"))
    table = Table.grid(padding=(0, 1))
    shapes = ASCII_SHAPES if ascii else SHAPES
    for seat, name in enumerate(names):
        chances = [point.chances[seat] for point in lessons.curve]
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


def show_cases(screen: Screen, lessons: Lessons, names: Sequence[str]) -> None:
    """The mistakes and what would have been better, then the good finds."""
    screen.show()
    if not lessons.mistakes:
        screen.say("cli.review.none")
    for title, numbers in lessons.titled():
        if not numbers:
            continue
        head = screen.cell(screen.text(title))
        table = Table(box=ROUNDED, title=head, show_lines=True)
        for column in ("move", "who", "played", "better"):
            table.add_column(screen.cell(screen.text(f"cli.review.column.{column}")))
        for number in numbers:
            table.add_row(*case_row(screen, lessons, names, number))
        screen.show(table)


def case_row(screen: Screen, lessons: Lessons, names: Sequence[str], number: int) -> list[Text]:
    """One decision: the move, its maker, and the better move with what it does."""
    case = told_case(screen, lessons, names, number)
    better = Text(screen.cell(case.better), "bold")
    return [
        Text(screen.cell(screen.number(number))),
        Text(screen.cell(names[case.who]), COLOURS[case.who]),
        Text(screen.cell(case.played)),
        better.append("\n").append(screen.cell(case.reason), "not bold dim"),
    ]


def review_json(lessons: Lessons) -> dict[str, Any]:
    """The review for a script."""
    match = lessons.match
    text = match.game.moves.text
    return {
        "game": match.game.slug,
        "mistakes": lessons.mistakes,
        "finds": lessons.finds,
        "curve": [
            {"at": point.place, "chances": [round(chance, 4) for chance in point.chances]}
            for point in lessons.curve
        ],
        "decisions": [
            {
                "number": number,
                "who": verdict.who,
                "played": text(match.played[number - 1].move),
                "best": text(verdict.best),
                "other": text(verdict.other),
                "is_checked": verdict.is_checked,
                "best_worth": worth_json(verdict.best_worth),
                "other_worth": worth_json(verdict.other_worth),
                "reasons": reasons_json(verdict.reasons),
            }
            for number, verdict in lessons.verdicts.items()
        ],
    }
