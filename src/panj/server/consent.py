"""What needs everybody's consent: taking back beyond what was revealed, and giving up."""

import secrets
from functools import partial

import msgspec

from panj.core.messages import Refused
from panj.server.ledger import Ledger
from panj.server.matches import Matches
from panj.server.people import Caller
from panj.server.referee import Referee, running_match
from panj.server.rooms import Room
from panj.server.seating import acting_seat, persons_at
from panj.server.store.rows import Status
from panj.server.wire.answers import Proposal
from panj.server.wire.requests import ProposalKind, ProposalRequest


class Consent:
    """Keeps a proposal until everybody has agreed."""

    def __init__(self, ledger: Ledger, referee: Referee, matches: Matches) -> None:
        self.ledger = ledger
        self.referee = referee
        self.matches = matches

    async def propose(self, caller: Caller, table: str, wish: ProposalRequest) -> None:
        """Ask the other people for their consent. What shall be taken back is the last move that
        the caller has seen; a client that does not say which that is has seen what is there when
        it asks."""
        caller.need("play")
        expected = wish.expected_version
        if expected is None and wish.kind == "undo":
            expected = await self.ledger.rooms.version(table)
        attempt = partial(self._propose, caller.person.id, wish.kind, expected)
        await self.ledger.act(table, attempt)

    async def _propose(
        self, person: str, kind: ProposalKind, expected: int | None, room: Room
    ) -> None:
        seat = acting_seat(room, person)
        if room.table.status != Status.RUNNING:
            raise Refused("server.refusal.not_running", [])
        is_undo = kind == "undo"  # a paused match may end, and go back no further
        if is_undo:
            running_match(room, room.version if expected is None else expected)
        if room.table.proposal is not None:
            raise Refused("server.refusal.proposal_open", [])
        if is_undo and room.match is not None and not room.match.played:
            raise Refused("core.refusal.undo", [])
        await self._agree(room, Proposal(kind, seat, [seat]))

    async def answer(self, caller: Caller, table: str, agree: bool) -> None:
        """Agree to what was proposed, or decline it for everybody."""
        caller.need("play")
        await self.ledger.act(table, partial(self._answer, caller.person.id, agree))

    async def _answer(self, person: str, agree: bool, room: Room) -> None:
        seat = acting_seat(room, person)
        if room.table.proposal is None:
            raise Refused("server.refusal.no_proposal", [])
        found = msgspec.convert(room.table.proposal, Proposal)
        if agree and found.kind == "undo":
            running_match(room, room.version)
        if not agree:
            await self._keep(room, None)
        elif seat not in found.agreed:
            await self._agree(room, Proposal(found.kind, found.by, [*found.agreed, seat]))

    async def _agree(self, room: Room, proposal: Proposal) -> None:
        """Keep a proposal, or carry it out when every person has agreed."""
        willing = {room.seats[seat].person for seat in proposal.agreed}
        if persons_at(room.seats) <= willing:
            await self.carry_out(room, proposal, room.table.changed)
        else:
            await self._keep(room, proposal)

    async def _keep(self, room: Room, proposal: Proposal | None) -> None:
        """Write down what waits for consent; refused if the table was changed meanwhile, because
        somebody else may have agreed or declined at the same moment."""
        if not await self.ledger.store.change(
            room.table.id,
            [Status.RUNNING],
            room.table.changed,
            proposal=msgspec.to_builtins(proposal),
        ):
            raise Refused("core.refusal.stale", [room.version, room.version])
        await self.ledger.changed_beside(room)

    async def carry_out(self, room: Room, proposal: Proposal, since: float) -> None:
        """Do what everybody agreed to, unless the table has changed since then: another move than
        they meant would be taken back, or somebody has withdrawn the proposal."""
        if proposal.kind == "resign":
            await self.matches.end(room)
            return
        async with room.lock:
            if room.table.changed != since:
                raise Refused("core.refusal.stale", [room.version, room.version])
            if room.match is not None and room.match.played:
                action = secrets.token_hex(16)
                await self.referee.take_back(room, room.match, proposal.by, action)
