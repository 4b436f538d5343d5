"""MI-3.7 What a turn holds in Minerva, and what would be left behind."""

from typing import Final

from panj.core.guide import Chip, Ends, Guide, Left, how_it_ends
from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import State
from panj.games.minerva.moves import ACTIVATE, DIRECTIONS, Do
from panj.games.minerva.rules.actions import ChooseAction
from panj.games.minerva.rules.activation import ChooseDirection, line_cells
from panj.games.minerva.rules.building import builds
from panj.games.minerva.rules.round_end import HireAssistant, PayAssistant
from panj.games.minerva.state import MinervaState


class MinervaGuide(Guide):
    """MI-3.7 One action a turn."""

    def ends(self, s: State, move: Move) -> int:
        d = s.decision()
        if isinstance(d, ChooseAction) and move.kind not in (Do.PASS, Do.TAKE):
            return Ends.NO
        if isinstance(d, (HireAssistant, PayAssistant)):
            return Ends.NO
        return how_it_ends(s, move)

    def leaves(self, s: State, move: Move, moves: list[Move]) -> list[Left]:
        assert isinstance(s, MinervaState)
        d = s.decision()
        if isinstance(d, ChooseAction) and move.kind == Do.PASS:
            return left_by_passing(s, d.who)
        if isinstance(d, ChooseDirection):
            return left_by_activating(s, d, int(move.a))
        return []

    def ledger(self, s: State, moves: list[Move]) -> list[Chip]:
        assert isinstance(s, MinervaState)
        d = s.decision()
        if not isinstance(d, ChooseAction):
            return []
        found = [Chip(Message("minerva.ledger.action", []), Chip.OPEN)]
        assistants = int(s.players[d.who].assistants)
        if assistants:
            ready = [move for move in moves if move.kind == Do.ASSISTANT]
            state = Chip.OPEN if ready else Chip.OFF
            found.append(Chip(Message("minerva.ledger.assistants", [assistants]), state))
        if s.fee:
            found.append(Chip(Message("minerva.ledger.fee", [int(s.fee)]), Chip.OFF))
        return found

    def is_idle(self, s: State, moves: list[Move]) -> bool:
        """MI-3.18 No direction has anything to activate."""
        assert isinstance(s, MinervaState)
        d = s.decision()
        return isinstance(d, ChooseDirection) and not any(
            acting(s, d, direction) for direction in range(DIRECTIONS)
        )


def left_by_passing(s: MinervaState, who: int) -> list[Left]:
    """MI-3.9 In the last round nothing that is passed over comes again."""
    if not s.is_last_round:
        return []
    count = len(builds(s, who, s.fee))
    return [Left(Message("minerva.leaves.builds", [count]))] if count else []


def left_by_activating(s: MinervaState, d: ChooseDirection, chosen: int) -> list[Left]:
    """MI-3.18 A direction with nothing to activate, where another has something."""
    if acting(s, d, chosen):
        return []
    found: list[Left] = []
    for direction in range(DIRECTIONS):
        count = acting(s, d, direction)
        if count:
            said = Message("minerva.leaves.line", [direction, count])
            found.append(Left(said, ACTIVATE[direction]))
    return found


def acting(s: MinervaState, d: ChooseDirection, direction: int) -> int:
    """MI-3.17 How many tiles a direction activates."""
    city = s.players[d.who].city
    cells = line_cells(city, d.cell, direction)
    return len([cell for cell in cells if s.tiles.acts_in_line(city.at(cell))])


GUIDE: Final = MinervaGuide()
