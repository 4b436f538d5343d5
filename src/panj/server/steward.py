"""The steward: lets bots take their turns and watches the clocks, in the background."""

import asyncio
import logging
import math
import random
import secrets
from typing import Final

from panj.bots.bot import USUAL_SECONDS
from panj.core.match import Match
from panj.core.messages import Message, Refused
from panj.core.moves import Move
from panj.server.audience import Audience, only_bots_at
from panj.server.clocks import bot_due, due
from panj.server.ledger import AT_ONCE, Ledger
from panj.server.metrics import BOT_FAILURES
from panj.server.patience import Patience
from panj.server.queues import Whose
from panj.server.referee import Referee
from panj.server.rooms import Room, now
from panj.server.seating import answerer_at, bot_asked
from panj.server.settling import due_while_held
from panj.server.stand_ins import StandIns
from panj.server.store.rows import SeatRow, Status
from panj.server.store.tables import Due
from panj.server.thinkers import Thinkers, fresh_dice
from panj.table.deciding import (
    SUBSTITUTE_SECONDS,
    SUBSTITUTES,
    Candidates,
    bot_and_substitutes,
)
from panj.table.driver import Answerer

log = logging.getLogger("panj.steward")

SWEEP_SECONDS: Final = 1.0
KEPT_SECONDS: Final = 10.0
"""How long another process waits at least before it takes up what waits for a worker here."""
LATER_SECONDS: Final = 60.0
"""When a table is looked at again at which something broke."""
STAND_IN: Final = SUBSTITUTES[0]
"""Who goes on for somebody whose time has run out."""


class Steward:
    """Plays the seats of bots. Two processes may think about the same turn; one will commit."""

    def __init__(
        self,
        ledger: Ledger,
        referee: Referee,
        stand_ins: StandIns,
        thinkers: Thinkers,
        patience: Patience,
        audience: Audience | None = None,
        most_seconds: float = math.inf,
    ) -> None:
        self.ledger = ledger
        self.rooms = ledger.rooms
        self.store = ledger.store
        self.referee = referee
        self.stand_ins = stand_ins
        self.thinkers = thinkers
        self.patience = patience
        self.audience = audience
        self.most_seconds = most_seconds
        """The longest that a bot may think about a decision, whatever its seat says."""
        self._waiting: set[str] = set()
        """Tables whose bots wait for a worker or think, since the last sweep at least."""
        self._asleep: set[str] = set()
        """Tables which this process let lie, because only bots play there and nobody looks on."""
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._is_stopped = False

    async def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        """End what is under way; what others still finish after this wakes no bot any more."""
        self._is_stopped = True
        tasks = [*self._thinking.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def consider(self, room: Room) -> None:
        """Something changed at a table: if a bot is asked there, let it think."""
        if self._is_stopped or bot_asked(room) is None or self._is_left_alone(room):
            return
        running = self._thinking.get(room.table.id)
        if running is None or running.done():
            self._thinking[room.table.id] = asyncio.create_task(self._play(room))

    def _is_left_alone(self, room: Room) -> bool:
        """Whether only bots play at a table and nobody looks on, as far as this process knows."""
        if self.audience is None or not only_bots_at(room):
            return False
        is_alone = not self.audience.is_there(room.table.id)
        (self._asleep.add if is_alone else self._asleep.discard)(room.table.id)
        return is_alone

    async def looked_at(self, room: Room) -> None:
        """Somebody looks at a table: if only bots play there, they go on."""
        if self.audience is not None and only_bots_at(room):
            self.audience.looked(room.table.id)
            await self._wake(room)

    async def _wake(self, room: Room) -> None:
        """Let bots go on that nobody looked at until now."""
        table, bot = room.table.id, bot_asked(room)
        if bot is None or table in self._thinking:
            return
        at, is_mine = now(), table in self._asleep
        if await self.store.wake(table, at, bot_due(bot, at), is_mine):
            self._asleep.discard(table)
            self.consider(room)

    # Bots

    async def _play(self, room: Room) -> None:
        """Play a table's bots until a person is asked."""
        before = -math.inf
        try:
            while (seat := bot_asked(room)) is not None and not self._is_left_alone(room):
                await self._one_turn(room, seat, before)
                before = self.patience.clock()
        except Refused as refusal:
            log.info("a bot's turn was refused", extra={"key": refusal.message.key})
        except Exception:
            log.exception("a bot's turn failed")
        finally:
            self._thinking.pop(room.table.id, None)

    async def _one_turn(self, room: Room, seat: SeatRow, before: float) -> None:
        """One decision of a bot, and when the one before it was made."""
        version = room.version
        is_free = answerer_at(room) != Answerer.RULES
        move = await self._choose(room, seat)
        if is_free:
            await self.patience.keep_apart(before)
        for _ in range(AT_ONCE):
            if room.version != version or bot_asked(room) is None:
                return  # another process was faster
            try:
                await self.referee.move_for(room, seat.seat, move, version, secrets.token_hex(16))
            except Refused:  # something beside the match has changed: what was thought still holds
                async with room.lock:
                    await self.rooms.refresh(room)

    async def _choose(self, room: Room, seat: SeatRow) -> Move:
        """What a bot's seat does; nobody need think about a forced move."""
        match = room.match
        assert match is not None
        if answerer_at(room) == Answerer.RULES:
            return match.moves()[0]
        d = match.decision()
        assert d is not None
        move, longest, took = await self._think(room, match, seat)
        if d.SECRET:
            await self.patience.hold(longest, took)
        return move

    async def _think(self, room: Room, match: Match, seat: SeatRow) -> tuple[Move, float, float]:
        """The bot's move, how long it could have thought and how long it has; a bot that hangs,
        fails or cheats is replaced and the table told."""
        game, bot = room.game, seat.bot or STAND_IN
        legal = {game.moves.text(move): move for move in match.moves()}
        dice = fresh_dice()
        guess = game.guess(match.state, seat.seat, dice)
        place = f"{room.table.id} {seat.seat}"
        whose = Whose(room.table.host, room.table.id)
        asking = bot_and_substitutes(bot, min(seat.seconds or USUAL_SECONDS, self.most_seconds))
        candidates = Candidates(match.moves(), asking)
        longest = took = 0.0
        while (asked := candidates.next()) is not None:
            name, seconds = asked
            thought = await self.thinkers.think(
                game, guess, name, seconds, dice.word(), place, whose
            )
            longest, took = max(longest, thought.longest), took + thought.took
            if not candidates.answered(legal.get(thought.move)):
                BOT_FAILURES.labels(name).inc()
                log.warning("bot replaced", extra={"bot": name, "failure": thought.failure})
                self.ledger.announce(room.table.id, Message("server.log.bot_failed", [seat.seat]))
        return candidates.move, longest, took

    # What nobody watches

    async def _sweep(self) -> None:
        """Take up what nobody watches: turns of bots after a restart, and clocks that ran out."""
        first = True
        while True:
            try:
                found = await (self.store.bots_asked() if first else self.store.due(now()))
                first = False
                for each in found:
                    await self._look(each)
                await self._keep_waiting()
                await self._wake_watched()
            except Exception:
                log.exception("the sweep failed")
            await asyncio.sleep(SWEEP_SECONDS * (0.75 + random.random() / 2))

    async def _keep_waiting(self) -> None:
        """Whose bots still wait for a worker here need no other process to take them up."""
        waiting = {table for table, task in self._thinking.items() if not task.done()}
        if still := waiting & self._waiting:
            await self.store.keep([*still], now() + KEPT_SECONDS)
        self._waiting = waiting

    async def _wake_watched(self) -> None:
        """Let bots go on at tables that lay until somebody came to look on."""
        if self.audience is None:
            return
        for table in self.audience.hub.watched():
            room = self.rooms.here(table)
            if room is not None and only_bots_at(room):
                await self._wake(room)

    async def _look(self, found: Due) -> None:
        """Look at one table; one that cannot be opened must not keep the others waiting."""
        try:
            await self._attend(found)
        except Refused as refusal:
            log.warning("a table cannot be opened", extra={"key": refusal.message.key})
            await self.store.claim(found, None)
        except Exception:
            log.exception("a table cannot be looked at")
            await self.store.claim(found, now() + LATER_SECONDS)

    async def _attend(self, found: Due) -> None:
        """Let a bot think, or take over for somebody whose time has run out.

        Of several processes only the one whose claim succeeds does so; if it dies over it, the
        table is due again.
        """
        room = await self.rooms.room(found.table)
        at = now()
        if room.table.paused is not None:  # just now: whoever lets it go on makes it due again
            return
        bot = bot_asked(room)
        if bot is not None and self._is_left_alone(room):
            await self.store.claim(found, None)
            return
        if bot is not None:
            if await self.store.claim(found, bot_due(bot, at)):
                self.consider(room)
            return
        if room.held is not None:
            await self._settle(room, found, at)
            return
        decider = room.decider() if room.table.status == Status.RUNNING else None
        until = due(room.table.settings.pace, room.seats, decider, room.table.deadline, at)
        if decider is None or until is None or until > at:
            await self.store.claim(found, until)
        else:
            await self.stand_ins.begin(room, decider, STAND_IN, SUBSTITUTE_SECONDS)

    async def _settle(self, room: Room, found: Due, at: float) -> None:
        """A turn that is played and waits counts when its time is up, or its player's."""
        assert room.held is not None
        until = due_while_held(room.table, room.held.kept.until)
        if until is None or until > at:
            await self.store.claim(found, until)
        else:
            await self.referee.settle_late(room)
