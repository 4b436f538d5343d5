"""Who is signed in where, and what proves something once."""

import msgspec
import sqlalchemy as sa

from panj.server.store.database import Database
from panj.server.store.rows import PersonRow, ProofRow, SessionRow
from panj.server.store.schema import people, proofs, sessions

FOUND = sa.select(sessions, people).where(
    sessions.c.id == sa.bindparam("of_session"), people.c.id == sessions.c.person
)


class SessionStore:
    """Sessions and proofs in the database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, session: SessionRow) -> None:
        await self._write(sa.insert(sessions).values(msgspec.structs.asdict(session)))

    async def find(self, session: str) -> tuple[SessionRow, PersonRow] | None:
        """A session with its person."""
        place = {"of_session": session}
        row = await self.database.peek(lambda each: each.execute(FOUND, place).first())
        if row is None:
            return None
        width = len(SessionRow.__struct_fields__)
        return SessionRow(*row[:width]), PersonRow(*row[width:])

    async def of(self, person: str) -> list[SessionRow]:
        query = sa.select(sessions).where(sessions.c.person == person)
        query = query.order_by(sessions.c.seen.desc())
        rows = await self.database.read(lambda each: each.execute(query).all())
        return [SessionRow(*row) for row in rows]

    async def seen(self, session: str, at: float) -> None:
        await self._write(sa.update(sessions).where(sessions.c.id == session).values(seen=at))

    async def proved(self, session: str, at: float) -> None:
        await self._write(sa.update(sessions).where(sessions.c.id == session).values(proved=at))

    async def end(self, person: str, session: str) -> bool:
        """End one session of somebody; False if there is none."""
        chosen = sa.delete(sessions).where(sessions.c.person == person, sessions.c.id == session)
        return await self._write(chosen) == 1

    async def end_all(self, person: str, at: float, but: str = "") -> list[str]:
        """End all sessions of somebody, perhaps but one; those that ended."""
        mine = sa.select(sessions.c.id).where(sessions.c.person == person, sessions.c.id != but)

        def work(connection: sa.Connection) -> list[str]:
            found = [str(row[0]) for row in connection.execute(mine)]
            connection.execute(sa.delete(sessions).where(sessions.c.id.in_(found)))
            # The signed cookies of earlier versions are in no row: this ends them.
            connection.execute(sa.update(people).where(people.c.id == person).values(ended=at))
            return found

        return await self.database.write(work)

    # What proves something once

    async def add_proof(self, proof: ProofRow) -> None:
        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(proofs).where(proofs.c.until < proof.until - 24 * 3600))
            connection.execute(sa.insert(proofs).values(msgspec.structs.asdict(proof)))

        await self.database.write(work)

    async def find_proof(self, digest: str, kind: str, at: float) -> ProofRow | None:
        """A proof that could be used; it still can."""
        query = sa.select(proofs).where(
            proofs.c.hash == digest, proofs.c.kind == kind, proofs.c.until >= at
        )
        row = await self.database.read(lambda each: each.execute(query).first())
        return None if row is None else ProofRow(*row)

    async def take_proof(self, digest: str, kind: str, at: float) -> ProofRow | None:
        """Use a proof up; None if it was used, is too old, or never was."""
        chosen = sa.delete(proofs).where(proofs.c.hash == digest, proofs.c.kind == kind)
        used = chosen.returning(*proofs.c)
        row = await self.database.write(lambda each: each.execute(used).first())
        found = None if row is None else ProofRow(*row)
        return found if found is not None and found.until >= at else None

    async def drop_proofs(self, person: str, kind: str) -> None:
        chosen = sa.delete(proofs).where(proofs.c.person == person, proofs.c.kind == kind)
        await self._write(chosen)

    async def _write(self, change: sa.Insert | sa.Update | sa.Delete) -> int:
        return await self.database.write(lambda connection: connection.execute(change).rowcount)
