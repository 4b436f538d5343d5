"""What needs everybody's consent: taking back beyond what was revealed, and giving up."""

import secrets

import msgspec

from panj.core.messages import Refused
from panj.server.ledger import Ledger
from panj.server.matches import Matches
from panj.server.referee import Referee
from panj.server.rooms import Room
from panj.server.store.rows import SeatKind, Status
from panj.server.wire.answers import Proposal
from panj.server.wire.requests import ProposalKind


class Consent:
    """Keeps a proposal until everybody has agreed, at a table as this process knows it: a refusal
    may mean that others have changed the table, so it is tried again by `Rooms.act`."""

    def __init__(self, ledger: Ledger, referee: Referee, matches: Matches) -> None:
        self.ledger = ledger
        self.referee = referee
        self.matches = matches

    async def propose(self, room: Room, seat: int, kind: ProposalKind, version: int) -> None:
        """Ask the other people for their consent. What shall be taken back is the last move of
        this version: nobody has seen a later one."""
        if room.table.status != Status.RUNNING or room.match is None:
            raise Refused("server.refusal.not_running", [])
        if room.table.proposal is not None:
            raise Refused("server.refusal.proposal_open", [])
        if kind == "undo" and room.version != version:
            raise Refused("core.refusal.stale", [version, room.version])
        if kind == "undo" and not room.match.played:
            raise Refused("core.refusal.undo", [])
        await self._agree(room, Proposal(kind, seat, [seat]))

    async def answer(self, room: Room, seat: int, agree: bool) -> None:
        """Agree to what was proposed, or decline it for everybody."""
        if room.table.proposal is None:
            raise Refused("server.refusal.no_proposal", [])
        found = msgspec.convert(room.table.proposal, Proposal)
        if not agree:
            await self._keep(room, None)
        elif seat not in found.agreed:
            await self._agree(room, Proposal(found.kind, found.by, [*found.agreed, seat]))

    async def _agree(self, room: Room, proposal: Proposal) -> None:
        """Keep a proposal, or carry it out when every person has agreed."""
        people = {seat.person for seat in room.seats if seat.kind == SeatKind.PERSON}
        willing = {room.seats[seat].person for seat in proposal.agreed}
        if people <= willing:
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
        self.ledger.changed(room)
