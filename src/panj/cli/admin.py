"""`panj admin`: look after the tables that a server keeps, also while it runs.

What belongs to the server is imported late: it is slow to load, and most commands need none of it.
"""

import time
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, TypeVar

import typer
from rich.table import Table

from panj.cli.arguments import JsonOption
from panj.cli.errors import Wrong
from panj.cli.files import check_target, save_text
from panj.cli.house import app as house
from panj.cli.stored import DatabaseOption, settings_of, with_tables
from panj.core.messages import Refused
from panj.terminal.screen import Screen

if TYPE_CHECKING:
    from panj.server.store.rows import TableRow

T = TypeVar("T")

STATUSES: Final = ("open", "running", "over", "abandoned")
COLUMNS: Final = (
    "cli.admin.table",
    "cli.admin.game",
    "cli.admin.status",
    "cli.admin.moves",
    "cli.admin.changed",
)
DAY_SECONDS: Final = 24 * 3600

TableArgument = Annotated[str, typer.Argument(help="cli.help.table", show_default=False)]
TargetArgument = Annotated[Path, typer.Argument(help="cli.help.target", show_default=False)]

app: Final = typer.Typer(help="cli.help.admin", no_args_is_help=True)
app.add_typer(house, name="house")


@app.command("list", help="cli.help.admin_list")
def list_tables(
    context: typer.Context,
    status: Annotated[str | None, typer.Option("--status", help="cli.help.status")] = None,
    database: DatabaseOption = "",
    json: JsonOption = False,
) -> None:
    """The tables that are kept."""
    screen: Screen = context.obj
    if status is not None and status not in STATUSES:
        raise Wrong("cli.error.status", name=status, known=", ".join(STATUSES))
    rows = with_tables(screen, database, lambda admin: admin.store.all())
    chosen = [row for row in rows if status in (None, row.status)]
    if json:
        screen.json([table_json(row) for row in chosen])
    elif chosen:
        screen.show(table_of(screen, chosen))
    else:
        screen.say("cli.admin.none")


def table_json(row: "TableRow") -> dict[str, object]:
    """A table for a script; what is secret stays out."""
    return {
        "id": row.id,
        "game": row.game,
        "rules_version": row.rules_version,
        "seats": row.seats,
        "status": row.status,
        "version": row.version,
        "created": row.created,
        "changed": row.changed,
    }


def table_of(screen: Screen, rows: "list[TableRow]") -> Table:
    """Tables for a reader."""
    shown = Table()
    for key in COLUMNS:
        shown.add_column(screen.cell(screen.text(key)), no_wrap=key == COLUMNS[0])
    for row in rows:
        shown.add_row(
            row.id,
            screen.cell(screen.name(f"{row.game}.name", row.game)),
            screen.cell(screen.text(f"cli.admin.status.{row.status}")),
            screen.number(row.version),
            datetime.fromtimestamp(row.changed).isoformat(" ", "minutes"),
        )
    return shown


@app.command("export", help="cli.help.admin_export")
def export(
    context: typer.Context,
    table: TableArgument,
    file: TargetArgument,
    database: DatabaseOption = "",
) -> None:
    """A finished match as a file."""
    screen: Screen = context.obj
    check_target(file)
    try:
        text = with_tables(screen, database, lambda admin: admin.export(table))
    except Refused as refusal:
        if refusal.message.key == "server.refusal.no_table":
            raise Wrong("cli.error.no_table", table=table) from None
        if refusal.message.key == "server.refusal.not_over":
            raise Wrong("cli.error.not_over") from None
        raise
    save_text(file, text)
    screen.say("cli.admin.exported", file=str(file))


@app.command("delete", help="cli.help.admin_delete")
def delete(
    context: typer.Context,
    older_than: Annotated[
        int, typer.Option("--older-than", min=0, help="cli.help.older_than", show_default=False)
    ],
    dry_run: Annotated[bool, typer.Option("--dry-run", help="cli.help.dry_run")] = False,
    running: Annotated[bool, typer.Option("--running", help="cli.help.running_too")] = False,
    database: DatabaseOption = "",
    json: JsonOption = False,
) -> None:
    """Clear away what nobody has touched for a while."""
    screen: Screen = context.obj
    before = time.time() - older_than * DAY_SECONDS
    found = with_tables(screen, database, lambda admin: admin.clear(before, dry_run, running))
    if json:
        screen.json({"deleted": not dry_run, "tables": found})
    else:
        said = "cli.admin.would_delete" if dry_run else "cli.admin.deleted"
        screen.say(said, count=len(found))


@app.command("tidy", help="cli.help.admin_tidy")
def tidy(
    context: typer.Context,
    older_than: Annotated[
        int, typer.Option("--older-than", min=1, help="cli.help.unused_for", show_default=False)
    ],
    dry_run: Annotated[bool, typer.Option("--dry-run", help="cli.help.dry_run")] = False,
    database: DatabaseOption = "",
    json: JsonOption = False,
) -> None:
    """Clear away guests, tokens and sessions that nobody has used for a while."""
    screen: Screen = context.obj
    before = time.time() - older_than * DAY_SECONDS
    found = with_tables(screen, database, lambda admin: admin.tidy(before, dry_run))
    counts = {"guests": found.guests, "tokens": found.tokens, "sessions": found.sessions}
    if json:
        screen.json({"deleted": not dry_run, **counts})
    else:
        screen.say("cli.admin.would_tidy" if dry_run else "cli.admin.tidied", **counts)


@app.command("backup", help="cli.help.admin_backup")
def backup(context: typer.Context, file: TargetArgument, database: DatabaseOption = "") -> None:
    """A copy of the database that is whole, although the server goes on writing."""
    from panj.server.admin import copy_sqlite
    from panj.server.store.files import database_file

    screen: Screen = context.obj
    source = database_file(settings_of(database).url)
    if source is None:
        raise Wrong("cli.error.backup_sqlite")
    if not source.is_file():
        raise Wrong("cli.error.no_database", database=str(source))
    check_target(file)
    try:
        copy_sqlite(source, file)
    except OSError:
        raise Wrong("cli.error.unwritable", file=str(file)) from None
    screen.say("cli.admin.backed_up", file=str(file))


@app.command("doctor", help="cli.help.admin_doctor")
def doctor(context: typer.Context, database: DatabaseOption = "", json: JsonOption = False) -> None:
    """Look at everything; the exit code is 1 if something is wrong."""
    screen: Screen = context.obj
    found = with_tables(screen, database, lambda admin: admin.examine())
    if json:
        screen.json(found.to_json())
    else:
        screen.say("cli.admin.schema", found=found.schema, ours=found.ours)
        for problem in found.problems:
            screen.show(problem)
        count = len(found.problems)
        if found.problems:
            screen.say("cli.admin.ill", count=count)
        else:
            screen.say("cli.admin.well", count=found.tables)
    if found.problems:
        raise typer.Exit(1)
