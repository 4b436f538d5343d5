"""Everything that a request may need, put together once for a process."""

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Sequence
from typing import Final

from litestar.channels import ChannelsPlugin

from panj.core.messages import Refused
from panj.server.answers import NOT_DEALT, table_answer
from panj.server.audience import Audience
from panj.server.branches import Branches
from panj.server.consent import Consent
from panj.server.guards import Attempts, ConnectionLimit
from panj.server.hall import Hall
from panj.server.hints import Hints
from panj.server.hub import Hub, Spoke, Watcher
from panj.server.learned import Learned
from panj.server.leaving import Leaving
from panj.server.ledger import Ledger
from panj.server.letters import Letters
from panj.server.lobby import Lobby
from panj.server.mail import Mail
from panj.server.matches import Matches
from panj.server.names import chat_text
from panj.server.order import Order, need_quiet
from panj.server.own_data import OwnData
from panj.server.passkeys import Passkeys
from panj.server.passwords import Guesses, Passwords
from panj.server.patience import Patience
from panj.server.pauses import Pauses
from panj.server.people import Caller, People
from panj.server.problems import RefusedAtTable
from panj.server.referee import Referee
from panj.server.reviews import Reviews
from panj.server.rooms import UNTOLD, Room, Rooms, now
from panj.server.seating import seats_held
from panj.server.seen import Seen
from panj.server.sessions import Sessions, credential_channel
from panj.server.settings import Settings
from panj.server.solvers import Solvers
from panj.server.stand_ins import StandIns
from panj.server.steward import Steward
from panj.server.store.database import Database
from panj.server.store.learned import LearnedStore
from panj.server.store.order import OrderStore
from panj.server.store.own_data import OwnDataStore
from panj.server.store.passkeys import PasskeyStore
from panj.server.store.people import PeopleStore
from panj.server.store.public import PublicStore
from panj.server.store.puzzles import PuzzleStore
from panj.server.store.reaching import reaching
from panj.server.store.reviews import ReviewStore
from panj.server.store.rows import ChatRow, Stamp, Status
from panj.server.store.seen import SeenStore
from panj.server.store.sessions import SessionStore
from panj.server.store.tables import TableStore
from panj.server.store.upgrade import upgrade
from panj.server.thinkers import Thinkers
from panj.server.wire.answers import ChatLine, TableAnswer
from panj.server.wire.reviews import HintAnswer

CHECKED_SECONDS: Final = 60.0
"""How often a line looks whether whoever opened it is still let in, beside being told."""


class Services:
    """The parts of the server, and the few errands that HTTP and WebSocket share."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin | None) -> None:
        self.settings = settings
        self.database = Database(settings.url)
        self.store = TableStore(self.database)
        self.people_store = PeopleStore(self.database)
        self.hub = Hub(channels)
        self.hall = Hall(PublicStore(self.database), self.hub)
        self.rooms = Rooms(self.store)
        self.ledger = Ledger(self.rooms, self.store, self.hub)
        self.referee = Referee(self.ledger)
        self.matches = Matches(self.ledger, settings)
        self.stand_ins = StandIns(self.ledger)
        self.pauses = Pauses(self.ledger)
        self.consent = Consent(self.ledger, self.referee, self.matches)
        self.lobby = Lobby(self.ledger, settings)
        self.leaving = Leaving(self.ledger, self.matches, self.lobby)
        self.branches = Branches(self.lobby, self.matches)
        self.thinkers = Thinkers(settings.bot_workers)
        self.patience = Patience(settings.secret_pause, apart=settings.bot_pause)
        self.steward = Steward(
            self.ledger,
            self.referee,
            self.stand_ins,
            self.thinkers,
            self.patience,
            Audience(self.hub),
            settings.bot_seconds,
        )
        self.hints = Hints(self.thinkers, settings.hints_per_minute)
        reviews = ReviewStore(self.database)
        self.reviews = Reviews(reviews, self.thinkers, settings.hints_per_minute)
        self.seen = Seen(SeenStore(self.database))
        self.learned = Learned(LearnedStore(self.database))
        self.solvers = Solvers(PuzzleStore(self.database))
        self.new_guests = Attempts(settings.guests_per_hour, settings.guests_per_hour / 3600)
        self.imports = Attempts(settings.imports_per_hour, settings.imports_per_hour / 3600)
        self.lines = Attempts(settings.lines_per_minute)
        self.handshakes = Attempts(settings.handshakes_per_minute)
        self.attempts = Attempts(settings.passwords_per_minute)
        self.passwords = Passwords(Guesses(settings.failures_per_hour))
        self.people = People(self.people_store, self.passwords)
        self.mail = Mail(settings)
        self.letters = Letters(self.mail, self.people, self.people_store)
        sessions = SessionStore(self.database)
        self.passkeys = Passkeys(PasskeyStore(self.database), sessions, self.people_store)
        own = OwnDataStore(self.database)
        self.own_data = OwnData(own, self.people_store, self.store, self.leaving)
        self.order = Order(OrderStore(self.database), self.people_store, self.leaving)
        self.connections = ConnectionLimit(settings.lines_per_address)
        self.sessions: Sessions

    async def start(self) -> None:
        """Bring the database up to date, then begin to listen and to watch."""
        await upgrade(self.database)
        secret = await self.people_store.secret("cookies", secrets.token_bytes(32))
        self.sessions = Sessions(
            SessionStore(self.database), self.people_store, self.hub, self.settings, secret
        )
        self.letters.sessions = self.own_data.sessions = self.sessions
        self.order.sessions, self.order.secret = self.sessions, secret
        await self.hub.start()
        self.ledger.on_change.append(self.steward.consider)
        await self.steward.start()

    async def stop(self) -> None:
        """Finish what is being written, and go."""
        await self.steward.stop()
        await self.hints.stop()
        await self.reviews.stop()
        await self.seen.stop()
        await self.ledger.finish()
        await self.mail.finish()
        await self.hub.stop()
        self.thinkers.close()
        await self.database.close()

    async def start_match(self, caller: Caller, table: str) -> TableAnswer:
        """Deal the match of a table."""
        await self.matches.start(caller.person.id, table)
        return await self.look(caller, table, None)

    async def start_new(self, caller: Caller, table: str) -> TableAnswer:
        """Deal the match of a table that was just made; it does not stay if it may not start."""
        try:
            return await self.start_match(caller, table)
        except Refused:
            await self.store.delete(table)
            raise

    async def until_ended(self, caller: Caller | None) -> None:
        """Wait until the session or the token that let somebody in has ended; for ever, if none
        did. That it ended is told; that its time is over, or a telling was missed, is noticed."""
        if caller is None or not caller.session:
            await asyncio.Event().wait()
            return
        watcher = Watcher("", 1)
        with self.hub.watching(credential_channel(caller.session), watcher):
            while await self.is_valid(caller):
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(CHECKED_SECONDS):
                        await watcher.queue.get()

    async def is_valid(self, caller: Caller) -> bool:
        """Whether the session or the token that let somebody in is still good."""
        if caller.by_token:
            return await self.people_store.has_token(caller.session)
        return await self.sessions.is_valid(caller.session)

    def at_table(
        self, refusal: Refused, caller: Caller, table: str, seat_of: Callable[[Room, str], int]
    ) -> Refused:
        """A refusal with the table as it stands now, for who is not told that anyway; as it is to
        those who do not sit there."""
        room = self.rooms.here(table)
        if room is None or not room.is_begun():
            return refusal
        try:
            seat = seat_of(room, caller.person.id)
        except Refused:
            return refusal
        online = self.hub.online(table)
        return RefusedAtTable(refusal, table_answer(room, caller.person.id, seat, online))

    async def hint(self, caller: Caller, table: str) -> HintAnswer:
        """What the caller, who is asked, could do, if the table allows hints."""
        caller.need("play")
        room = await self.rooms.room(table)
        mine = seats_held(room, caller.person.id)
        if not room.table.settings.hints:
            raise Refused("server.refusal.hints_off", [])
        decider = room.decider()
        if room.table.status != Status.RUNNING or decider is None:
            raise Refused("server.refusal.not_running", [])
        if decider not in mine:
            raise Refused("server.refusal.not_your_turn", [])
        found = await self.hints.give(room, caller.person.id, decider)
        if room.table.settings.learners and not room.seats[decider].hinted:
            await self.ledger.store.mark_hinted(room.table.id, decider)
            # The row was perhaps read again while the hint was thought of, before it was marked.
            room = await self.rooms.room(table)
            room.seats[decider].hinted = True
        return found

    async def abandon(self, caller: Caller, table: str) -> TableAnswer:
        """Give a table up, even one by other rules; strangers may not, whatever the referee would
        say."""
        caller.need("play")
        person = caller.person.id
        room = await self.rooms.room_by_any_rules(table)
        if room.table.host != person:
            seats_held(room, person)
        await self.ledger.surely(self.matches.abandon(table, person))
        room = await self.rooms.room_by_any_rules(table)
        return table_answer(room, person, room.seat_for(person, None), self.hub.online(table))

    async def say(self, caller: Caller, table: str, text: str) -> None:
        """Put a line of chat on the table; only who sits there, or invited to it, talks."""
        caller.need("play")
        room = await self.rooms.room(table)
        person = caller.person
        if not room.seats_of(person.id) and room.table.host != person.id:
            raise Refused("server.refusal.not_seated", [])
        need_quiet(person)
        self.lines.count(person.id)
        mine = room.seats_of(person.id)
        name = room.seats[mine[0]].name if mine else person.name
        line = ChatRow(0, table, person.id, name, chat_text(text), now())
        kept = await self.store.add_chat(line)
        said = ChatLine(kept.id, kept.name, kept.text, kept.at, mine=False)
        self.hub.tell(table, Spoke(said, person.id))

    async def room_for(
        self, person: str, table: str, stamps: Sequence[Stamp | None] = UNTOLD
    ) -> Room:
        """A table that this person may look at."""
        room = await self.rooms.room(table, stamps)
        if not may_look(room, person):
            raise Refused("server.refusal.watchers", [])
        await self.steward.looked_at(room)
        return room

    async def look(
        self, caller: Caller | None, table: str, wished: int | None, since: int = NOT_DEALT
    ) -> TableAnswer:
        """What the caller may know about a table."""
        person = caller.person.id if caller else ""
        room = await self.room_for(person, table)
        seat = room.seat_for(person, wished)
        seen = await self.seen.version(person, table)
        return table_answer(room, person, seat, self.hub.online(table), since, seen=seen)


def may_look(room: Room, person: str) -> bool:
    """Who may see a table: those at it; others if it wants spectators, or before the start, when
    there is nothing to see but the seats that they may take."""
    return (
        room.table.settings.spectators
        or room.table.status == Status.OPEN
        or room.table.host == person
        or bool(room.seats_of(person))
    )


async def prepare(settings: Settings) -> None:
    """Before any process serves: bring the database up to date, or say why it cannot be used."""
    with reaching(settings.url):
        database = Database(settings.url)
        try:
            await upgrade(database)
        finally:
            await database.close()
