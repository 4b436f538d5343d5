"""People, accounts and tokens in the database."""

from collections.abc import Collection

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from panj.server.store.database import Database
from panj.server.store.rows import PersonRow, TokenRow
from panj.server.store.schema import people, secrets, tokens


class PeopleStore:
    """Who may sit down."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, person: PersonRow) -> None:
        await self._write(sa.insert(people).values(msgspec.structs.asdict(person)))

    async def find(self, person: str) -> PersonRow | None:
        return await self._one(sa.select(people).where(people.c.id == person))

    async def find_account(self, account: str) -> PersonRow | None:
        return await self._one(sa.select(people).where(people.c.account == account))

    async def names(self, ids: Collection[str]) -> dict[str, str]:
        """What these people are called."""
        query = sa.select(people.c.id, people.c.name).where(people.c.id.in_(ids))
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return {row.id: row.name for row in rows}

    async def rename(self, person: str, name: str) -> None:
        await self._write(sa.update(people).where(people.c.id == person).values(name=name))

    async def make_account(self, person: str, account: str, password: str) -> bool:
        """Turn a guest into an account; False if the account's name is taken."""
        change = sa.update(people).where(people.c.id == person, people.c.account.is_(None))
        try:
            return await self._write(change.values(account=account, password=password)) == 1
        except IntegrityError:
            return False

    async def set_password(self, person: str, password: str) -> None:
        await self._write(sa.update(people).where(people.c.id == person).values(password=password))

    async def set_email(self, person: str, email: str | None) -> None:
        await self._write(sa.update(people).where(people.c.id == person).values(email=email))

    async def add_token(self, token: TokenRow) -> None:
        await self._write(sa.insert(tokens).values(msgspec.structs.asdict(token)))

    async def find_token(self, digest: str) -> TokenRow | None:
        query = sa.select(tokens).where(tokens.c.hash == digest)
        row = await self.database.peek(lambda connection: connection.execute(query).first())
        return TokenRow(*row) if row else None

    async def token_used(self, token: str, at: float) -> None:
        await self._write(sa.update(tokens).where(tokens.c.id == token).values(used=at))

    async def has_token(self, token: str) -> bool:
        query = sa.select(tokens.c.id).where(tokens.c.id == token)
        return await self.database.peek(lambda each: each.execute(query).first()) is not None

    async def tokens_of(self, person: str) -> list[TokenRow]:
        query = sa.select(tokens).where(tokens.c.person == person).order_by(tokens.c.created)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [TokenRow(*row) for row in rows]

    async def drop_token(self, person: str, token: str) -> bool:
        chosen = sa.delete(tokens).where(tokens.c.person == person, tokens.c.id == token)
        return await self._write(chosen) == 1

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """A secret that all processes of this server share; made by whoever comes first."""
        query = sa.select(secrets.c.value).where(secrets.c.name == name)
        found = await self.database.read(lambda connection: connection.execute(query).scalar())
        if found is not None:
            return bytes(found)
        try:
            await self._write(sa.insert(secrets).values(name=name, value=fresh))
        except IntegrityError:
            return await self.secret(name, fresh)
        return fresh

    async def _write(self, change: sa.Insert | sa.Update | sa.Delete) -> int:
        """Make one change; how many rows it touched."""
        return await self.database.write(lambda connection: connection.execute(change).rowcount)

    async def _one(self, query: sa.Select[tuple[object, ...]]) -> PersonRow | None:
        row = await self.database.peek(lambda connection: connection.execute(query).first())
        return PersonRow(**row._mapping) if row else None
