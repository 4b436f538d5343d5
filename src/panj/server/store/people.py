"""People, accounts and tokens in the database."""

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
        async with self.database.writing() as connection:
            await connection.execute(sa.insert(people).values(msgspec.structs.asdict(person)))

    async def find(self, person: str) -> PersonRow | None:
        return await self._one(sa.select(people).where(people.c.id == person))

    async def find_account(self, account: str) -> PersonRow | None:
        return await self._one(sa.select(people).where(people.c.account == account))

    async def rename(self, person: str, name: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(
                sa.update(people).where(people.c.id == person).values(name=name)
            )

    async def make_account(self, person: str, account: str, password: str) -> bool:
        """Turn a guest into an account; False if the account's name is taken."""
        change = sa.update(people).where(people.c.id == person, people.c.account.is_(None))
        try:
            async with self.database.writing() as connection:
                done = await connection.execute(change.values(account=account, password=password))
        except IntegrityError:
            return False
        return done.rowcount == 1

    async def add_token(self, token: TokenRow) -> None:
        async with self.database.writing() as connection:
            await connection.execute(sa.insert(tokens).values(msgspec.structs.asdict(token)))

    async def find_token(self, digest: str) -> TokenRow | None:
        async with self.database.reading() as connection:
            row = (
                await connection.execute(sa.select(tokens).where(tokens.c.hash == digest))
            ).first()
        return TokenRow(*row) if row else None

    async def tokens_of(self, person: str) -> list[TokenRow]:
        query = sa.select(tokens).where(tokens.c.person == person).order_by(tokens.c.created)
        async with self.database.reading() as connection:
            return [TokenRow(*row) for row in await connection.execute(query)]

    async def drop_token(self, person: str, token: str) -> bool:
        chosen = sa.delete(tokens).where(tokens.c.person == person, tokens.c.id == token)
        async with self.database.writing() as connection:
            return (await connection.execute(chosen)).rowcount == 1

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """A secret that all processes of this server share; made by whoever comes first."""
        query = sa.select(secrets.c.value).where(secrets.c.name == name)
        try:
            async with self.database.writing() as connection:
                found = (await connection.execute(query)).scalar()
                if found is None:
                    await connection.execute(sa.insert(secrets).values(name=name, value=fresh))
                    found = fresh
        except IntegrityError:
            async with self.database.reading() as connection:
                found = (await connection.execute(query)).scalar_one()
        return bytes(found)

    async def _one(self, query: sa.Select[tuple[object, ...]]) -> PersonRow | None:
        async with self.database.reading() as connection:
            row = (await connection.execute(query)).first()
        return PersonRow(**row._mapping) if row else None
