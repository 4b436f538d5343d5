"""`panj admin house`: order among strangers, from the server's own machine. Every act is logged."""

from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.table import Table

from panj.cli.arguments import JsonOption
from panj.cli.errors import Wrong
from panj.cli.stored import DatabaseOption, with_tables
from panj.core.messages import Refused
from panj.terminal.screen import Screen
from panj.words.refusals import sentence_of

if TYPE_CHECKING:
    from panj.server.order import Order
    from panj.server.store.rows import PersonRow

ME: Final = "panj admin"
"""Who acts, in the log."""
NOBODY: Final = "none"
STATES: Final = ("open", "closed")

PersonArgument = Annotated[str, typer.Argument(help="cli.help.house_person", show_default=False)]
TableArgument = Annotated[str, typer.Argument(help="cli.help.table", show_default=False)]
ReasonOption = Annotated[
    str, typer.Option("--reason", help="cli.help.house_reason", show_default=False)
]
DaysOption = Annotated[float | None, typer.Option("--days", help="cli.help.house_days")]

app: Final = typer.Typer(help="cli.help.house", no_args_is_help=True)


def act(context: typer.Context, database: str, what: "Callable[[Order], Awaitable[None]]") -> None:
    """Do something, or say in a sentence why not."""
    screen: Screen = context.obj
    try:
        with_tables(screen, database, lambda admin: what(admin.order))
    except Refused as refusal:
        raise Wrong("cli.error.house", reason=sentence_of(screen.words, refusal.message)) from None
    screen.say("cli.house.done")


def about(
    context: typer.Context,
    database: str,
    person: str,
    what: "Callable[[Order, PersonRow], Awaitable[None]]",
) -> None:
    """Do something about the one person of this account or id."""

    async def work(order: "Order") -> None:
        found = [
            row for row in await order.store.find(person) if person.lower() in (row.id, row.account)
        ]
        if not found:
            raise Wrong("cli.error.house_person", name=person)
        await what(order, found[0])

    act(context, database, work)


@app.command("people", help="cli.help.house_people")
def people(
    context: typer.Context,
    name: PersonArgument,
    database: DatabaseOption = "",
    json: JsonOption = False,
) -> None:
    """People by name, account or id."""
    rows = with_tables(context.obj, database, lambda admin: admin.order.store.find(name))
    show(
        context.obj,
        json,
        [
            {
                "id": row.id,
                "name": row.name,
                "account": row.account,
                "role": row.role,
                "muted": row.muted,
                "banned": row.banned,
            }
            for row in rows
        ],
    )


@app.command("warn", help="cli.help.house_warn")
def warn(
    context: typer.Context,
    person: PersonArgument,
    reason: ReasonOption,
    database: DatabaseOption = "",
) -> None:
    """It is read on the account page."""
    about(context, database, person, lambda order, row: order.warn(ME, row, reason))


@app.command("mute", help="cli.help.house_mute")
def mute(
    context: typer.Context,
    person: PersonArgument,
    reason: ReasonOption,
    days: DaysOption = None,
    database: DatabaseOption = "",
) -> None:
    """Somebody may not talk for a while."""
    about(context, database, person, lambda order, row: order.hush(ME, row, reason, days))


@app.command("ban", help="cli.help.house_ban")
def ban(
    context: typer.Context,
    person: PersonArgument,
    reason: ReasonOption,
    days: DaysOption = None,
    address: Annotated[bool, typer.Option("--address", help="cli.help.house_address")] = False,
    database: DatabaseOption = "",
) -> None:
    """Somebody may not come in for a while."""
    about(context, database, person, lambda order, row: order.ban(ME, row, reason, days, address))


@app.command("lift", help="cli.help.house_lift")
def lift(
    context: typer.Context,
    person: PersonArgument,
    reason: ReasonOption,
    database: DatabaseOption = "",
) -> None:
    """Somebody may talk and come in again."""
    about(context, database, person, lambda order, row: order.lift(ME, row, reason))


@app.command("grant", help="cli.help.house_grant")
def grant(
    context: typer.Context,
    person: PersonArgument,
    role: Annotated[str, typer.Argument(help="cli.help.house_role", show_default=False)],
    reason: ReasonOption,
    database: DatabaseOption = "",
) -> None:
    """Who looks after the house from a browser."""
    from panj.server.order import ROLES

    if role not in (*ROLES, NOBODY):
        raise Wrong("cli.error.status", name=role, known=", ".join((*ROLES, NOBODY)))
    wish = None if role == NOBODY else role
    about(context, database, person, lambda order, row: order.grant(ME, row, wish, reason))


@app.command("unseat", help="cli.help.house_unseat")
def unseat(
    context: typer.Context,
    table: TableArgument,
    seat: Annotated[int, typer.Argument(min=1, help="cli.help.house_seat", show_default=False)],
    reason: ReasonOption,
    database: DatabaseOption = "",
) -> None:
    """A bot goes on for a person; the name stays."""
    act(context, database, lambda order: order.unseat(ME, table, seat - 1, reason))


@app.command("stop", help="cli.help.house_stop")
def stop(
    context: typer.Context,
    table: TableArgument,
    reason: ReasonOption,
    database: DatabaseOption = "",
) -> None:
    """End a table before its time."""
    act(context, database, lambda order: order.stop(ME, table, reason))


@app.command("remove", help="cli.help.house_remove")
def remove(
    context: typer.Context,
    table: TableArgument,
    reason: ReasonOption,
    database: DatabaseOption = "",
) -> None:
    """Delete a table, whatever its state."""
    act(context, database, lambda order: order.delete(ME, table, reason))


@app.command("registration", help="cli.help.house_registration")
def registration(
    context: typer.Context,
    state: Annotated[str, typer.Argument(help="cli.help.house_state", show_default=False)],
    reason: ReasonOption,
    database: DatabaseOption = "",
) -> None:
    """Take newcomers, or none."""
    if state not in STATES:
        raise Wrong("cli.error.status", name=state, known=", ".join(STATES))
    act(context, database, lambda order: order.registration(ME, state == "open", reason))


@app.command("reports", help="cli.help.house_reports")
def reports(
    context: typer.Context, database: DatabaseOption = "", json: JsonOption = False
) -> None:
    """What people have reported and nobody has put away."""
    rows = with_tables(context.obj, database, lambda admin: admin.order.store.reports(True))
    show(
        context.obj,
        json,
        [
            {
                "id": row.id,
                "at": row.at,
                "kind": row.kind,
                "name": row.name,
                "about": row.about,
                "table": row.table,
                "words": row.words,
                "lines": row.lines,
            }
            for row in rows
        ],
    )


@app.command("close", help="cli.help.house_close")
def close(
    context: typer.Context,
    report: Annotated[str, typer.Argument(help="cli.help.house_report", show_default=False)],
    reason: ReasonOption,
    database: DatabaseOption = "",
) -> None:
    """Put a report away."""
    act(context, database, lambda order: order.close_report(ME, report, reason))


@app.command("log", help="cli.help.house_log")
def log(context: typer.Context, database: DatabaseOption = "", json: JsonOption = False) -> None:
    """What was done, by whom and why."""
    rows = with_tables(context.obj, database, lambda admin: admin.order.store.acts())
    show(
        context.obj,
        json,
        [
            {
                "at": row.at,
                "who": row.who,
                "what": row.what,
                "name": row.name,
                "table": row.table,
                "reason": row.reason,
                "until": row.until,
            }
            for row in rows
        ],
    )


def show(screen: Screen, json: bool, rows: list[dict[str, object]]) -> None:
    """Rows for a script, or for a reader; their columns are called as in the API."""
    if json:
        screen.json(rows)
        return
    if not rows:
        screen.say("cli.house.none")
        return
    shown = Table()
    for name in rows[0]:
        shown.add_column(name)
    for row in rows:
        shown.add_row(*(screen.cell(readable(name, value)) for name, value in row.items()))
    screen.show(shown)


def readable(name: str, value: object) -> str:
    """A value as it is read; times by the clock of this machine."""
    if isinstance(value, float) and name in ("at", "until", "muted", "banned"):
        return datetime.fromtimestamp(min(value, 32_503_680_000)).isoformat(" ", "minutes")
    if isinstance(value, list):
        return "\n".join(": ".join(line) for line in value)
    return "" if value is None else str(value)
