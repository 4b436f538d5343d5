"""Tables before and after the match: making them, sitting down, getting up, playing again."""

import secrets

from panj.bots.registry import bot as bot_named
from panj.core.chance import KEY_BYTES
from panj.core.codec import canonical
from panj.core.messages import Refused
from panj.core.registry import REGISTRY
from panj.core.terms import Terms
from panj.server.asides import is_removed
from panj.server.ledger import Ledger
from panj.server.names import distinct_name, person_name, table_name
from panj.server.options import check_size
from panj.server.people import fingerprint
from panj.server.rooms import Room, now
from panj.server.settings import Settings
from panj.server.store.quotas import Quota, invitations, open_tables, stored_options
from panj.server.store.rows import (
    FREE,
    PersonRow,
    SeatKind,
    SeatRow,
    Status,
    TableRow,
    TableSettings,
)
from panj.server.wire.requests import SeatRequest, TableRequest
from panj.table.seats import check_bots


class Lobby:
    """Makes tables and seats people at them."""

    def __init__(self, ledger: Ledger, settings: Settings) -> None:
        self.ledger = ledger
        self.settings = settings
        self.rooms = ledger.rooms
        self.store = ledger.store

    async def create(self, host: PersonRow, wish: TableRequest) -> tuple[str, dict[int, str]]:
        """A new table with its seats; also the invitations, which are told only now."""
        check_size(wish.options)
        if wish.settings.hints and wish.settings.pace.kind != "none":
            raise Refused("server.refusal.hints_clock", [])
        game = REGISTRY.game(wish.game)
        terms = game.terms(len(wish.seats), wish.options)
        if wish.id is not None and await self.store.table(wish.id) is not None:
            raise Refused("server.refusal.table_taken", [])
        table = wish.id or secrets.token_hex(16)
        invites: dict[int, str] = {}
        automa = game.automa(terms)
        rows = [
            automa_seat(table, number)
            if number in automa
            else self._seat(game.slug, table, number, seat, host, invites)
            for number, seat in enumerate(wish.seats)
        ]
        if wish.start and any(row.kind in FREE for row in rows):
            raise Refused("server.refusal.seats_open", [])
        row = fresh_table(table, host.id, terms, wish.settings, table_name(wish.name))
        await self.store.create(row, rows, quotas=self._quotas(row, len(invites), wish.start))
        self.ledger.hub.publish(table)
        self.ledger.listed(host.id)
        return table, invites

    def _quotas(self, table: TableRow, invited: int, is_starting: bool = False) -> list[Quota]:
        """What a new table counts against."""
        chosen, host = self.settings, table.host
        found = [stored_options(host, chosen.stored_options, len(canonical(table.options)))]
        if not is_starting:
            found.append(open_tables(host, chosen.open_tables))
        if invited:
            found.append(invitations(host, chosen.invitations, invited))
        return found

    def _seat(
        self,
        game: str,
        table: str,
        number: int,
        wish: SeatRequest,
        host: PersonRow,
        invites: dict[int, str],
    ) -> SeatRow:
        """One seat as the host wished it."""
        if wish.kind == "me":
            name = person_name(wish.name) if wish.name else host.name
            return SeatRow(table, number, SeatKind.PERSON, person=host.id, name=name)
        if wish.kind == "bot":
            check_bots(game, [wish.bot])
            seconds = wish.seconds or bot_named(wish.bot).seconds()
            seconds = min(seconds, self.settings.bot_seconds)
            return SeatRow(
                table, number, SeatKind.BOT, name=wish.bot, bot=wish.bot, seconds=seconds
            )
        if wish.kind == "automa":
            raise Refused("server.refusal.no_automa", [number + 1])
        if wish.kind == "open":
            return SeatRow(table, number, SeatKind.OPEN)
        invites[number] = secrets.token_hex(16)  # never begins with a dash, as options do
        return SeatRow(table, number, SeatKind.INVITED, invite=fingerprint(invites[number]))

    async def join(
        self, table: str, person: PersonRow, wished: int | None, invite: str | None
    ) -> int:
        """Sit down on a free seat, or on the one that an invitation is for."""
        return await self.ledger.surely(self._join(table, person, wished, invite))

    async def _join(
        self, table: str, person: PersonRow, wished: int | None, invite: str | None
    ) -> int:
        room = await self.rooms.room(table)
        if room.table.status != Status.OPEN:
            raise Refused("server.refusal.not_open", [])
        if invite is not None:
            return await self._sit(room, invited_seat(room, invite), person)
        if room.seats_of(person.id):
            raise Refused("server.refusal.no_seat", [])
        for seat in room.seats:
            if seat.kind == SeatKind.OPEN and wished in (None, seat.seat):
                return await self._sit(room, seat, person)
        raise Refused("server.refusal.no_seat", [])

    async def _sit(self, room: Room, seat: SeatRow, person: PersonRow) -> int:
        """Take a seat; the invitation for it is used up. Refused if somebody was faster."""
        others = [each.name for each in room.seats if each.seat != seat.seat]
        name = distinct_name(person.name, others)
        row = SeatRow(seat.table, seat.seat, SeatKind.PERSON, person=person.id, name=name)
        if not await self.store.take_seat(row, seat.kind):
            raise Refused("server.refusal.no_seat", [])
        await self.ledger.changed_beside(room)
        self.ledger.listed(person.id)
        return seat.seat

    async def leave(self, table: str, person: str) -> None:
        """Get up before the start; the seat is open again."""
        await self.ledger.surely(self._leave(table, person))

    async def _leave(self, table: str, person: str) -> None:
        room = await self.rooms.room(table)
        if room.table.status != Status.OPEN:
            raise Refused("server.refusal.not_open", [])
        mine = room.seats_of(person)
        if not mine:
            raise Refused("server.refusal.not_seated", [])
        for number in mine:
            row = SeatRow(table, number, SeatKind.OPEN)
            await self.store.take_seat(row, SeatKind.PERSON)
        await self.ledger.changed_beside(room)

    async def open(self, table: str, person: str, seat: int) -> None:
        """The host lets everybody sit where a seat waits for somebody who does not come."""
        await self.ledger.surely(self._open(table, person, seat))

    async def _open(self, table: str, person: str, number: int) -> None:
        room = await self.rooms.room(table)
        if room.table.host != person:
            raise Refused("server.refusal.not_host", [])
        if room.table.status != Status.OPEN:
            raise Refused("server.refusal.not_open", [])
        is_kept = number < len(room.seats) and room.seats[number].kind == SeatKind.INVITED
        row = SeatRow(table, number, SeatKind.OPEN)
        if not is_kept or not await self.store.take_seat(row, SeatKind.INVITED):
            raise Refused("server.refusal.not_kept", [])
        await self.ledger.changed_beside(room)

    async def rematch(self, table: str, person: PersonRow) -> str:
        """The same players at a new table; whoever asks first makes it. The others have a seat
        there that is kept for them, and sit on it when they ask, too: not before."""
        return await self.ledger.surely(self._rematch(table, person))

    async def _rematch(self, table: str, person: PersonRow) -> str:
        room = await self.rooms.room(table)
        mine = room.seats_of(person.id)
        if not mine:
            raise Refused("server.refusal.not_seated", [])
        if any(is_removed(room.table, seat) for seat in mine):
            raise Refused("server.refusal.removed", [])
        if room.table.status not in (Status.OVER, Status.ABANDONED):
            raise Refused("server.refusal.not_over", [])
        if room.table.rematch is not None:
            await self._agree(room.table.rematch, person)
            return room.table.rematch
        made = await self._copy(room, person)
        first = await self.store.link_rematch(table, made)
        if first != made:
            await self.store.delete(made)
            await self._agree(first, person)
        await self.ledger.changed_beside(room)
        return first

    async def _agree(self, table: str, person: PersonRow) -> None:
        """Sit down on the seats that are kept for somebody, if there still are any."""
        room = await self.rooms.room(table)
        if room.table.status != Status.OPEN:
            return
        for seat in room.seats:
            if seat.kind == SeatKind.INVITED and seat.invite == kept_for(person.id):
                row = SeatRow(table, seat.seat, SeatKind.PERSON, person=person.id, name=seat.name)
                await self.store.take_seat(row, seat.kind)
        await self.ledger.changed_beside(room)
        self.ledger.listed(person.id)

    async def _copy(self, room: Room, host: PersonRow) -> str:
        """A new open table with the same terms and the same people."""
        old = room.table
        terms = room.game.terms(old.seats, old.options)
        fresh = secrets.token_hex(16)
        seats = [
            SeatRow(fresh, seat.seat, SeatKind.OPEN)
            if is_removed(old, seat.seat)
            else seated_again(fresh, seat, host.id)
            for seat in room.seats
        ]
        row = fresh_table(fresh, host.id, terms, old.settings, old.name)
        await self.store.create(row, seats, quotas=self._quotas(row, 0))
        return fresh


def fresh_table(
    table: str, host: str, terms: Terms, settings: TableSettings, name: str = ""
) -> TableRow:
    """The row of a table at which nobody has played yet."""
    at = now()
    return TableRow(
        id=table,
        host=host,
        game=terms.game,
        rules_version=terms.rules_version,
        options=terms.options,
        seats=terms.seats,
        settings=settings,
        status=Status.OPEN,
        key=secrets.token_bytes(KEY_BYTES),
        version=0,
        decider=None,
        asked_at=None,
        deadline=None,
        proposal=None,
        result=None,
        rematch=None,
        created=at,
        changed=at,
        name=name,
    )


def kept_for(person: str) -> str:
    """What stands where an invitation's fingerprint would, if a seat is kept for somebody."""
    return f"for {person}"


def seated_again(table: str, seat: SeatRow, asking: str) -> SeatRow:
    """The same player at a new table; somebody whose seat a bot took over is back on it. Only who
    asks for it sits there already."""
    if seat.person is not None and seat.person != asking:
        invite = kept_for(seat.person)
        return SeatRow(table, seat.seat, SeatKind.INVITED, name=seat.name, invite=invite)
    if seat.person is not None:
        return SeatRow(table, seat.seat, SeatKind.PERSON, person=seat.person, name=seat.name)
    kind = SeatKind.OPEN if seat.kind == SeatKind.INVITED else seat.kind
    return SeatRow(table, seat.seat, kind, name=seat.name, bot=seat.bot, seconds=seat.seconds)


def automa_seat(table: str, number: int) -> SeatRow:
    """A seat that the rules play."""
    return SeatRow(table, number, SeatKind.AUTOMA, name="automa")


def invited_seat(room: Room, invite: str) -> SeatRow:
    """The seat that an invitation is for; refused if it was used or never made."""
    hashed = fingerprint(invite)
    for seat in room.seats:
        if seat.kind == SeatKind.INVITED and seat.invite == hashed:
            return seat
    raise Refused("server.refusal.invite", [])
