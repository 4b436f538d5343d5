"""How much one person may have at once, counted in the transaction that adds to it: of several
requests at the same moment none slips through."""

import sqlalchemy as sa

from panj.core.messages import Refused
from panj.server.store.rows import SeatKind, Status
from panj.server.store.schema import people, seats, tables


class Quota:
    """So much of something for one person; refused with this key and the limit beyond it."""

    def __init__(
        self, person: str, most: int, key: str, count: sa.Select[int], adds: int = 1
    ) -> None:
        self.person = person
        self.most = most
        self.key = key
        self.count = count
        self.adds = adds

    def check(self, connection: sa.Connection) -> None:
        """Refuse what would be one too many, while nobody else adds to what this person has."""
        mine = sa.select(people.c.id).where(people.c.id == self.person)
        connection.execute(mine.with_for_update(key_share=True))
        if connection.execute(self.count).scalar_one() + self.adds > self.most:
            raise Refused(self.key, [self.most])


def tables_of(person: str, *wished: sa.ColumnElement[bool]) -> sa.Select[int]:
    """How many tables of this kind somebody is the host of."""
    return sa.select(sa.func.count()).select_from(tables).where(tables.c.host == person, *wished)


def bot_tables(person: str, most: int) -> Quota:
    """Running tables at which bots play."""
    has_bot = sa.exists().where(
        seats.c.table == tables.c.id, seats.c.kind == SeatKind.BOT, seats.c.person.is_(None)
    )
    count = tables_of(person, tables.c.status == Status.RUNNING, has_bot)
    return Quota(person, most, "server.refusal.bot_tables", count)


def open_tables(person: str, most: int) -> Quota:
    """Tables that wait for their start."""
    count = tables_of(person, tables.c.status == Status.OPEN)
    return Quota(person, most, "server.refusal.open_tables", count)


def running_tables(person: str, most: int) -> Quota:
    """Tables at which somebody plays."""
    count = tables_of(person, tables.c.status == Status.RUNNING)
    return Quota(person, most, "server.refusal.running_tables", count)


def stored_options(person: str, most: int, adds: int) -> Quota:
    """What the options of all kept tables take, in bytes or letters."""
    length = sa.func.coalesce(sa.func.sum(sa.func.length(sa.cast(tables.c.options, sa.Text))), 0)
    count = sa.select(length).where(tables.c.host == person)
    return Quota(person, most, "server.refusal.stored_options", count, adds)


def invitations(person: str, most: int, adds: int) -> Quota:
    """Invitations that nobody has used yet."""
    count = (
        sa.select(sa.func.count())
        .select_from(seats.join(tables, seats.c.table == tables.c.id))
        .where(
            tables.c.host == person,
            tables.c.status == Status.OPEN,
            seats.c.kind == SeatKind.INVITED,
        )
    )
    return Quota(person, most, "server.refusal.invitations", count, adds)
