"""`panj convert`: match files into a record, and the matches of a record into match files."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from panj.cli.arguments import JsonOption, LegalOption, ObservationsOption
from panj.cli.errors import Wrong
from panj.cli.extras import DATA_EXTRA, need
from panj.cli.files import check_target, load_match, save_text
from panj.core.match_file import MatchFile
from panj.core.messages import Refused
from panj.terminal.screen import Screen

if TYPE_CHECKING:
    from panj.lab.records import Record

RECORD: Final = ".parquet"
MATCH: Final = ".jsonl"


def convert(
    context: typer.Context,
    files: Annotated[list[Path], typer.Argument(help="cli.help.convert_files", show_default=False)],
    to: Annotated[Path, typer.Option("--to", help="cli.help.convert_to", show_default=False)],
    match: Annotated[int | None, typer.Option("--match", help="cli.help.match")] = None,
    observations: ObservationsOption = False,
    legal: LegalOption = False,
    json: JsonOption = False,
) -> None:
    """Convert between match files and records; the names of the files say which way."""
    screen: Screen = context.obj
    need("pyarrow", DATA_EXTRA)
    if to.suffix == RECORD:
        if match is not None or any(file.suffix == RECORD for file in files):
            raise Wrong("cli.error.convert_way")
        written = [to]
        matches = into_record(screen, files, to, (observations, legal))
    else:
        if observations or legal or len(files) != 1:
            raise Wrong("cli.error.convert_way")
        written = into_matches(screen, files[0], to, match)
        matches = len(written)
    if json:
        screen.json({"matches": matches, "files": [str(path) for path in written]})
    else:
        screen.say("cli.convert.done", matches=matches, file=str(to))


# Match files into a record


def into_record(screen: Screen, files: Sequence[Path], to: Path, kept: tuple[bool, bool]) -> int:
    """Write all matches into one record; how many there were."""
    from panj.lab.convert import NothingPlayed, OtherTerms, to_record
    from panj.lab.rows import Wants

    check_target(to)
    sources = match_files(files)
    try:
        return to_record(loaded(screen, sources), to, Wants(*kept))
    except OtherTerms as other:
        raise Wrong("cli.error.other_terms", file=other.name) from None
    except NothingPlayed as nothing:
        raise Wrong("cli.error.nothing_played", file=nothing.name) from None
    except OSError:
        raise Wrong("cli.error.unwritable", file=str(to)) from None


def match_files(files: Sequence[Path]) -> list[Path]:
    """The files named, and the match files in folders named, in order."""
    found: list[Path] = []
    for file in files:
        inside = sorted(file.glob(f"*{MATCH}")) if file.is_dir() else [file]
        if not inside:
            raise Wrong("cli.error.no_files_in", folder=str(file), names=f"*{MATCH}")
        found += inside
    return found


def loaded(screen: Screen, files: Sequence[Path]) -> Iterator[tuple[str, MatchFile]]:
    """The matches of files, each replayed and checked, with a progress bar."""
    with screen.progress() as progress:
        task = progress.add_task(screen.text("cli.convert.working"), total=len(files))
        for file in files:
            try:
                yield str(file), load_match(file)
            except Refused as refused:
                reason = screen.message(refused.message)
                raise Wrong("cli.error.bad_file", file=str(file), reason=reason) from None
            progress.advance(task)


# A record into match files


def into_matches(screen: Screen, file: Path, to: Path, number: int | None) -> list[Path]:
    """Write one match to a file, or all of them into a folder."""
    from panj.lab.convert import numbers, to_match_text
    from panj.lab.records import NoMatch, NotRecorded

    try:
        records = opened(file)
        wanted = list(numbers(records)) if number is None else [number]
        if not to.is_dir() and len(wanted) != 1:
            raise Wrong("cli.error.which_match", matches=len(wanted))
        targets = named(to, file.stem, wanted) if to.is_dir() else [to]
        for target in targets:
            check_target(target)
        with screen.progress() as progress:
            task = progress.add_task(screen.text("cli.convert.working"), total=len(wanted))
            for each, target in zip(wanted, targets, strict=True):
                save_text(target, to_match_text(records, each))
                progress.advance(task)
    except NotRecorded as wrong:
        raise Wrong("cli.error.not_recorded", file=str(wrong.path)) from None
    except NoMatch as wrong:
        raise Wrong("cli.error.no_match", number=wrong.number, matches=wrong.matches) from None
    return targets


def named(folder: Path, stem: str, numbers: Sequence[int]) -> list[Path]:
    """A file for each match; sorted by name they are in order."""
    width = len(str(max(numbers)))
    return [folder / f"{stem}_{number:0{width}}{MATCH}" for number in numbers]


def opened(file: Path) -> "Record":
    """The record of a file."""
    from panj.lab.records import load

    try:
        return load(file)
    except FileNotFoundError:
        raise Wrong("cli.error.no_file", file=str(file)) from None
    except ValueError:
        raise Wrong("cli.error.unreadable", file=str(file)) from None
