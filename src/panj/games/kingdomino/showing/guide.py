"""KD-3.6 What a king's turn holds: a domino to place, and one to claim."""

from typing import Final

from panj.core.guide import Chip, Ends, Guide, how_it_ends
from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Decision, State
from panj.games.kingdomino.moves import Do
from panj.games.kingdomino.rules.turn import ClaimFirst, ClaimNext, PlaceDomino
from panj.games.kingdomino.state import KingdominoState


class KingdominoGuide(Guide):
    """KD-3.6 A king places, then claims; in the last round he only places."""

    def ends(self, s: State, move: Move) -> int:
        assert isinstance(s, KingdominoState)
        d = s.decision()
        if not isinstance(d, PlaceDomino):
            return how_it_ends(s, move)
        if not s.is_last_round:
            return Ends.NO
        is_last = s.position + 1 == len(s.current.owners)
        return Ends.SHOWING if is_last else Ends.QUIETLY

    def ledger(self, s: State, moves: list[Move]) -> list[Chip]:
        assert isinstance(s, KingdominoState)
        d = s.decision()
        if isinstance(d, ClaimFirst):
            return []
        found = [place_chip(s, d, moves)]
        if not s.is_last_round:
            found.append(Chip(Message("kingdomino.ledger.claim", []), Chip.OPEN))
        return found


def place_chip(s: KingdominoState, d: Decision[State] | None, moves: list[Move]) -> Chip:
    """KD-4.7 A domino that fits nowhere is discarded: why, the chip says."""
    said = Message("kingdomino.ledger.place", [])
    if isinstance(d, ClaimNext):
        return Chip(said, Chip.DONE)
    if isinstance(d, PlaceDomino) and moves[0].kind == Do.DISCARD:
        return Chip(said, Chip.OFF, reason=d.prompt(s))
    return Chip(said, Chip.OPEN)


GUIDE: Final = KingdominoGuide()
