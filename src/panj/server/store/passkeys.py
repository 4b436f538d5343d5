"""Passkeys in the database."""

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from panj.server.store.database import Database
from panj.server.store.rows import PasskeyRow
from panj.server.store.schema import passkeys


class PasskeyStore:
    """What people sign in with beside a password."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, passkey: PasskeyRow) -> bool:
        """Keep a passkey; False if it is somebody's already."""
        change = sa.insert(passkeys).values(msgspec.structs.asdict(passkey))
        try:
            await self.database.write(lambda each: each.execute(change))
        except IntegrityError:
            return False
        return True

    async def find(self, passkey: str) -> PasskeyRow | None:
        query = sa.select(passkeys).where(passkeys.c.id == passkey)
        row = await self.database.read(lambda each: each.execute(query).first())
        return None if row is None else PasskeyRow(*row)

    async def of(self, person: str) -> list[PasskeyRow]:
        query = sa.select(passkeys).where(passkeys.c.person == person)
        query = query.order_by(passkeys.c.created)
        rows = await self.database.read(lambda each: each.execute(query).all())
        return [PasskeyRow(*row) for row in rows]

    async def used(self, passkey: str, count: int, at: float) -> None:
        change = sa.update(passkeys).where(passkeys.c.id == passkey).values(count=count, used=at)
        await self.database.write(lambda each: each.execute(change))

    async def drop(self, person: str, passkey: str) -> bool:
        """Take a passkey away from somebody; False if it is not theirs."""
        chosen = sa.delete(passkeys).where(passkeys.c.person == person, passkeys.c.id == passkey)
        return await self.database.write(lambda each: each.execute(chosen).rowcount) == 1
