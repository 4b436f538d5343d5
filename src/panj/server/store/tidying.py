"""What may be cleared away: guests, tokens and sessions that nobody has used for long."""

import msgspec
import sqlalchemy as sa

from panj.server.store.schema import chat, people, proofs, seats, sessions, tables, tokens


class Tidied(msgspec.Struct, frozen=True):
    """How many of each."""

    guests: int
    tokens: int
    sessions: int


def tidy(connection: sa.Connection, before: float, only_look: bool) -> Tidied:
    """Clear away what nobody has used since then. A guest who sits or has sat at a table that is
    still kept, or has said something there, stays."""
    unused = sa.func.coalesce(tokens.c.used, tokens.c.created) < before
    old_sessions, old_tokens = sessions.c.seen < before, unused
    mine = people.c.id
    is_kept = sa.or_(
        sa.exists().where(seats.c.person == mine),
        sa.exists().where(tables.c.host == mine),
        sa.exists().where(chat.c.person == mine),
        sa.exists().where(sessions.c.person == mine, ~old_sessions),
        sa.exists().where(tokens.c.person == mine, ~old_tokens),
    )
    old_guests = sa.and_(people.c.account.is_(None), people.c.created < before, ~is_kept)
    found = Tidied(
        count(connection, people, old_guests),
        count(connection, tokens, old_tokens),
        count(connection, sessions, old_sessions),
    )
    if not only_look:
        connection.execute(sa.delete(people).where(old_guests))
        connection.execute(sa.delete(tokens).where(old_tokens))
        connection.execute(sa.delete(sessions).where(old_sessions))
        connection.execute(sa.delete(proofs).where(proofs.c.until < before))
    return found


def count(connection: sa.Connection, table: sa.Table, which: sa.ColumnElement[bool]) -> int:
    query = sa.select(sa.func.count()).select_from(table).where(which)
    return int(connection.execute(query).scalar_one())
