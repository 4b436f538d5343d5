"""Order among strangers: what people report and do not want to read, and what the house does about
it. Every act of the house is logged with a reason, which is shown to whom it concerns."""

import hashlib
import hmac
import secrets
import time
from typing import Final

from panj.core.messages import Refused
from panj.server.guards import Attempts
from panj.server.leaving import Leaving
from panj.server.people import Caller
from panj.server.rooms import Room, now
from panj.server.sessions import Sessions
from panj.server.store.order import OrderStore
from panj.server.store.people import PeopleStore
from panj.server.store.rows import (
    ActRow,
    MuteRow,
    PersonRow,
    ReportRow,
    SeatKind,
    SeatRow,
    Status,
)

ROLES: Final = ("owner", "moderator")
FOR_GOOD: Final = 100 * 365 * 24 * 3600.0
LONGEST_PLACE: Final = 30 * 24 * 3600.0
"""An address belongs to somebody else one day."""
TOLD: Final = ("warn", "mute", "ban", "lift", "unseat")
"""What the account page tells somebody of what was done about them."""
REPORTS_PER_DAY: Final = 10
KNOWN_SECONDS: Final = 5.0
"""How long a process believes what it knows of closed places."""
REGISTRATION: Final = "registration"
CLOSED: Final = "closed"


class Order:
    """Looks after the house. `who` is always the name of whoever acts: an account, or a program on
    the server's own machine."""

    def __init__(self, store: OrderStore, people: PeopleStore, leaving: Leaving) -> None:
        self.store = store
        self.people = people
        self.leaving = leaving
        self.ledger = leaving.ledger
        self.sessions: Sessions
        self.secret = b""
        self.reported = Attempts(REPORTS_PER_DAY, REPORTS_PER_DAY / (24 * 3600))
        self._places: set[str] = set()
        self._known = -KNOWN_SECONDS

    # People among themselves

    async def report(self, caller: Caller, row: ReportRow) -> None:
        """Ask the house to look at something; once for each thing."""
        if row.about == caller.person.id:
            raise Refused("server.refusal.oneself", [])
        self.reported.count(caller.person.id)
        if not await self.store.report(row):
            raise Refused("server.refusal.reported", [])

    async def mute(self, caller: Caller, other: str, name: str) -> MuteRow:
        """Somebody does not want to read somebody else any more."""
        if other == caller.person.id:
            raise Refused("server.refusal.oneself", [])
        row = MuteRow(secrets.token_hex(16), caller.person.id, other, name, now())
        await self.store.mute(row)
        return row

    # Who may come in

    def place(self, address: str) -> str:
        """A place as it is kept: nobody finds an address by it without the server's secret."""
        return hmac.new(self.secret, address.encode(), hashlib.sha256).hexdigest()

    async def need_welcome(self, address: str, person: PersonRow | None = None) -> None:
        """Refuse who is banned; and, if nobody with an account asks, who comes from a place that is
        closed."""
        if person is not None and (person.banned or 0.0) > now():
            raise Refused("server.refusal.banned", [await self._why(person.id)])
        if person is None or person.account is None:
            if time.monotonic() - self._known > KNOWN_SECONDS:
                self._places = await self.store.banned_places(now())
                self._known = time.monotonic()
            if self._places and self.place(address) in self._places:
                raise Refused("server.refusal.place", [])

    async def _why(self, person: str) -> str:
        found = [act.reason for act in await self.store.acts(person) if act.what == "ban"]
        return found[0] if found else ""

    async def need_newcomers(self, address: str) -> None:
        """Refuse newcomers while the house takes none, or none from there."""
        await self.need_welcome(address)
        await self.need_registration()

    async def need_registration(self) -> None:
        """Refuse accounts while the house takes no newcomers."""
        if await self.store.value(REGISTRATION) == CLOSED:
            raise Refused("server.refusal.registration", [])

    # What the house does to people

    async def warn(self, who: str, person: PersonRow, reason: str) -> None:
        await self._log(who, "warn", reason, person)

    async def hush(self, who: str, person: PersonRow, reason: str, days: float | None) -> None:
        """Somebody may not talk for a while."""
        until = end_of(days)
        await self.store.change_person(person.id, muted=until)
        await self._log(who, "mute", reason, person, until=until)

    async def ban(
        self, who: str, person: PersonRow, reason: str, days: float | None, address: bool
    ) -> None:
        """Somebody may not come in for a while, and goes now; with the address, nobody without an
        account comes in from there, either."""
        until = end_of(days)
        await self.store.change_person(person.id, banned=until)
        if address:
            await self.store.ban_places(person.id, min(until, now() + LONGEST_PLACE))
            self._known = -KNOWN_SECONDS
        for credential in await self.store.drop_tokens(person.id):
            self.sessions.tell_ended(credential)
        await self.sessions.end_all(person.id)
        await self._log(who, "ban", reason, person, until=until)

    async def lift(self, who: str, person: PersonRow, reason: str) -> None:
        """Somebody may talk and come in again."""
        await self.store.change_person(person.id, muted=None, banned=None)
        await self.store.open_places(person.id)
        self._known = -KNOWN_SECONDS
        await self._log(who, "lift", reason, person)

    async def grant(self, who: str, person: PersonRow, role: str | None, reason: str) -> None:
        """Let somebody look after the house, or no longer. Only on the server's own machine."""
        if person.account is None:
            raise Refused("server.refusal.no_account", [])
        await self.store.change_person(person.id, role=role)
        await self._log(who, role or "revoke", reason, person)

    # What it does at tables

    async def unseat(self, who: str, table: str, seat: int, reason: str) -> None:
        """Remove a person from a seat: a bot goes on, the name stays. Before the start the seat is
        open again."""
        removed = await self.ledger.act(table, lambda room: self._unseat(room, seat))
        person = await self.people.find(removed.person or "")
        await self._log(who, "unseat", reason, person, table)

    async def _unseat(self, room: Room, seat: int) -> SeatRow:
        if room.table.status not in (Status.OPEN, Status.RUNNING):
            raise Refused("server.refusal.not_running", [])
        if seat >= len(room.seats) or room.seats[seat].kind != SeatKind.PERSON:
            raise Refused("server.refusal.no_seat", [])
        old = room.seats[seat]
        if room.table.status == Status.RUNNING:
            await self.leaving.hand_over(room, seat, "removed")
            return old
        free = SeatRow(room.table.id, seat, SeatKind.OPEN)
        if not await self.ledger.store.take_seat(free, SeatKind.PERSON):
            raise Refused("core.refusal.stale", [room.version, room.version])
        await self.ledger.changed_beside(room)
        return old

    async def stop(self, who: str, table: str, reason: str) -> None:
        """End a table before its time."""
        await self.ledger.surely(self.leaving.matches.stop(table))
        await self._log(who, "stop", reason, table=table)

    async def delete(self, who: str, table: str, reason: str) -> None:
        """A table with all that belongs to it; who looks at it finds it ended first."""
        room = await self.ledger.rooms.room_by_any_rules(table)
        if room.table.status in (Status.OPEN, Status.RUNNING):
            await self.ledger.surely(self.leaving.matches.stop(table))
        await self.ledger.store.delete(table)
        await self._log(who, "delete", reason, table=table)

    async def drop_line(self, who: str, table: str, line: int, reason: str) -> None:
        """A line of chat is not shown any more."""
        if not await self.store.drop_line(table, line):
            raise Refused("server.refusal.not_found", [])
        await self._log(who, "line", reason, table=table)

    # The house itself

    async def close_report(self, who: str, report: str, reason: str) -> None:
        found = await self.store.close_report(report, now())
        if found is None:
            raise Refused("server.refusal.not_found", [])
        act = ActRow(0, now(), who, "close", found.about, found.name, found.table, reason)
        await self.store.log(act)

    async def registration(self, who: str, is_open: bool, reason: str) -> None:
        await self.store.keep(REGISTRATION, "open" if is_open else CLOSED)
        await self._log(who, "open" if is_open else "closed", reason)

    async def _log(
        self,
        who: str,
        what: str,
        reason: str,
        person: PersonRow | None = None,
        table: str | None = None,
        until: float | None = None,
    ) -> None:
        name, key = (person.account or person.name, person.id) if person else ("", None)
        await self.store.log(ActRow(0, now(), who, what, key, name, table, reason, until))


def end_of(days: float | None) -> float:
    """When a measure ends; one without days does not."""
    return now() + (FOR_GOOD if days is None else days * 24 * 3600)


def need_quiet(person: PersonRow) -> None:
    """Refuse the words of somebody who may not talk."""
    if (person.muted or 0.0) > now():
        raise Refused("server.refusal.muted", [])


def need_house(caller: Caller) -> str:
    """Refuse who does not look after the house; the name under which they act."""
    caller.need_browser()
    if caller.person.role not in ROLES or caller.person.account is None:
        raise Refused("server.refusal.not_house", [])
    return caller.person.account
