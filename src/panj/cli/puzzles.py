"""`panj puzzles`: make them, check them, solve them in the terminal."""

from pathlib import Path
from typing import Annotated, Final

import typer

from panj.cli.arguments import GameArgument, game_of
from panj.cli.errors import EXIT_WRONG, Wrong
from panj.core.game import Game
from panj.core.registry import REGISTRY
from panj.puzzles.checking import faults, is_found_again, sample
from panj.puzzles.making import Maker, drop, record_again
from panj.puzzles.puzzle import FILE, Book, Puzzle, puzzles, read_book, read_puzzles
from panj.puzzles.recipe import FOLDER, recipe
from panj.puzzles.themes import level_of, rating_of, theme_of
from panj.terminal.screen import Screen

app: Final = typer.Typer(help="cli.help.puzzles", no_args_is_help=True)

FileOption = Annotated[Path | None, typer.Option("--file", help="cli.help.puzzles_file")]
GamesArgument = Annotated[
    list[str] | None, typer.Argument(help="cli.help.game", show_default=False)
]


def puzzling(slug: str) -> Game:
    """A game of which there is a recipe for puzzles."""
    game = game_of(slug)
    if recipe(game) is None:
        raise Wrong("cli.error.no_puzzles", name=slug)
    return game


def file_of(game: Game) -> Path:
    """Where a game's puzzles lie in its house."""
    from importlib.resources import files

    return Path(str(files(game.house.package).joinpath(FOLDER, FILE)))


@app.command("make", help="cli.help.puzzles_make")
def make(
    context: typer.Context,
    game: GameArgument,
    count: Annotated[int, typer.Option("--count", min=1, help="cli.help.puzzles_count")] = 100,
    workers: Annotated[int, typer.Option("--workers", min=1, help="cli.help.puzzles_workers")] = 1,
    seed: Annotated[int | None, typer.Option("--seed", help="cli.help.puzzles_seed")] = None,
    file: FileOption = None,
) -> None:
    """Look for puzzles in games between bots; stopped at any moment, it goes on from there."""
    screen: Screen = context.obj
    rules = puzzling(game)
    maker = Maker(rules, file_of(rules) if file is None else file, workers)
    if seed is not None:
        maker.book.header.seed = seed
    with screen.progress() as progress:
        text = screen.text("cli.puzzles.searching", game=rules.slug)
        task = progress.add_task(text, total=count, completed=maker.book.count())
        maker.run(
            lambda book: book.count() >= count,
            lambda book: progress.update(task, completed=book.count()),
        )
    tell_yield(screen, maker.book)


def tell_yield(screen: Screen, book: Book) -> None:
    """What a search has found so far, and what it took."""
    header = book.header
    screen.say(
        "cli.puzzles.made",
        game=header.game,
        count=book.count(),
        games=header.seed - 1,
        looked=header.counts.get("looked", 0),
        seconds=round(header.seconds),
    )


@app.command("check", help="cli.help.puzzles_check")
def check(
    context: typer.Context,
    games: GamesArgument = None,
    count: Annotated[int, typer.Option("--sample", min=0, help="cli.help.puzzles_sample")] = 0,
    seed: Annotated[int, typer.Option("--seed", help="cli.help.puzzles_again")] = 1,
    record: Annotated[bool, typer.Option("--record", help="cli.help.puzzles_record")] = False,
    file: FileOption = None,
) -> None:
    """Play to every puzzle and search it again with other guesses."""
    screen: Screen = context.obj
    slugs = games or [slug for slug in REGISTRY.slugs() if puzzles(REGISTRY.game(slug))]
    is_well = [check_game(screen, puzzling(slug), count, seed, record, file) for slug in slugs]
    if not all(is_well):
        raise typer.Exit(EXIT_WRONG)


LEAST_AGREED: Final = 0.95
"""The part of a game's puzzles that must be found again."""


def check_game(
    screen: Screen, game: Game, count: int, seed: int, record: bool, file: Path | None
) -> bool:
    """Check the puzzles of a game, and say what is wrong; whether all is well."""
    path = file_of(game) if file is None else file
    book = read_book(path.read_bytes())
    found = list(read_puzzles(game, book).values())
    chosen = sample(found, count) if count else found
    wrong: list[str] = []
    lost: list[Puzzle] = []
    with screen.progress() as progress:
        text = screen.text("cli.puzzles.checking", game=game.slug)
        task = progress.add_task(text, total=len(chosen))
        for each in chosen:
            said = faults(each)
            wrong += [f"{each.name}: {fault}" for fault in said]
            if not said and not is_found_again(each, seed):
                lost.append(each)
            progress.advance(task)
    for sentence in wrong:
        screen.line(sentence, "red")
    again = len(chosen) - len(lost)
    screen.say("cli.puzzles.checked", game=game.slug, count=len(chosen), again=again)
    if lost:
        numbers = screen.listed([screen.number(each.number) for each in lost])
        screen.say("cli.puzzles.lost", numbers=numbers)
    if record and not wrong:
        record_again(book, len(chosen), again)
        drop(book, {each.number for each in lost})
        path.write_text(book.text(), encoding="utf-8")
    return not wrong and again >= LEAST_AGREED * len(chosen)


@app.command("list", help="cli.help.puzzles_list")
def listed(context: typer.Context, game: GameArgument) -> None:
    """The puzzles of a game by their numbers, with theme and difficulty."""
    screen: Screen = context.obj
    rules = puzzling(game)
    found = recipe(rules)
    assert found is not None
    for number, each in puzzles(rules).items():
        theme = screen.text(theme_key(rules, theme_of(found, each.asked).name))
        level = screen.text(f"puzzle.level.{level_of(rating_of(found, each.asked))}")
        screen.line(f"{screen.number(number)}  {theme} · {level}")


def theme_key(game: Game, name: str) -> str:
    """The key of what a theme is called."""
    return "puzzle.theme.ahead" if name == "ahead" else f"{game.slug}.puzzle.{name}"


@app.command("play", help="cli.help.puzzles_play")
def play(
    context: typer.Context,
    game: GameArgument,
    number: Annotated[int | None, typer.Argument(help="cli.help.puzzles_number")] = None,
    ascii: Annotated[bool, typer.Option("--ascii", help="cli.help.ascii")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="cli.help.plain")] = False,
) -> None:
    """Solve a puzzle in the terminal; without a number, today's."""
    from panj.cli.solving import solve

    raise typer.Exit(solve(context.obj, puzzling(game), number, ascii, plain))
