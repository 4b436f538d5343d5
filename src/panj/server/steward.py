"""The steward: lets bots take their turns and watches the clocks, in the background."""

import asyncio
import logging
import random
import secrets
from typing import Final

from panj.bots.bot import USUAL_SECONDS
from panj.core.match import Match
from panj.core.messages import Message, Refused
from panj.core.moves import Move
from panj.server.clocks import bot_due, due
from panj.server.ledger import AT_ONCE, Ledger
from panj.server.matches import Matches
from panj.server.metrics import BOT_FAILURES
from panj.server.referee import Referee
from panj.server.rooms import Room, now
from panj.server.seating import answerer_at, bot_asked
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
LATER_SECONDS: Final = 60.0
"""When a table is looked at again at which something broke."""
STAND_IN: Final = SUBSTITUTES[0]
"""Who goes on for somebody whose time has run out."""


class Steward:
    """Plays the seats of bots. Two processes may think about the same turn; one will commit."""

    def __init__(
        self, ledger: Ledger, referee: Referee, matches: Matches, thinkers: Thinkers
    ) -> None:
        self.ledger = ledger
        self.rooms = ledger.rooms
        self.store = ledger.store
        self.referee = referee
        self.matches = matches
        self.thinkers = thinkers
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
        if self._is_stopped or bot_asked(room) is None:
            return
        running = self._thinking.get(room.table.id)
        if running is None or running.done():
            self._thinking[room.table.id] = asyncio.create_task(self._play(room))

    # Bots

    async def _play(self, room: Room) -> None:
        """Play a table's bots until a person is asked."""
        try:
            while (seat := bot_asked(room)) is not None:
                await self._one_turn(room, seat)
        except Refused as refusal:
            log.info("a bot's turn was refused", extra={"key": refusal.message.key})
        except Exception:
            log.exception("a bot's turn failed")
        finally:
            self._thinking.pop(room.table.id, None)

    async def _one_turn(self, room: Room, seat: SeatRow) -> None:
        """One decision of a bot."""
        version = room.version
        move = await self._choose(room, seat)
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
        return await self._think(room, match, seat)

    async def _think(self, room: Room, match: Match, seat: SeatRow) -> Move:
        """The bot's move; a bot that hangs, fails or cheats is replaced and the table told."""
        game, bot = room.game, seat.bot or STAND_IN
        legal = {game.moves.text(move): move for move in match.moves()}
        dice = fresh_dice()
        guess = game.guess(match.state, seat.seat, dice)
        place = f"{room.table.id} {seat.seat}"
        asking = bot_and_substitutes(bot, seat.seconds or USUAL_SECONDS)
        candidates = Candidates(match.moves(), asking)
        while (asked := candidates.next()) is not None:
            name, seconds = asked
            thought = await self.thinkers.think(game, guess, name, seconds, dice.word(), place)
            if not candidates.answered(legal.get(thought.move)):
                BOT_FAILURES.labels(name).inc()
                log.warning("bot replaced", extra={"bot": name, "failure": thought.failure})
                self.ledger.announce(room.table.id, Message("server.log.bot_failed", [seat.seat]))
        return candidates.move

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
            except Exception:
                log.exception("the sweep failed")
            await asyncio.sleep(SWEEP_SECONDS * (0.75 + random.random() / 2))

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
        bot = bot_asked(room)
        if bot is not None:
            if await self.store.claim(found, bot_due(bot, at)):
                self.consider(room)
            return
        decider = room.decider() if room.table.status == Status.RUNNING else None
        until = due(room.table.settings.pace, room.seats, decider, room.table.deadline, at)
        if decider is None or until is None or until > at:
            await self.store.claim(found, until)
        else:
            await self.matches.take_over(room, decider, STAND_IN, SUBSTITUTE_SECONDS)
