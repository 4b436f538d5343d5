"""MI-3.17 What an activation would give, told in advance: sums, choices and culture tiles."""

from mypy_extensions import i64

from panj.core.messages import Message
from panj.games.minerva.state import MinervaState
from panj.games.minerva.tables import (
    CULTURES,
    GOODS,
    RESOURCE_LIMIT,
    RESOURCES,
    Good,
    Op,
)


class Outcome:
    """What a line adds up to: sure gains by good, open choices, and tiles that may be exchanged."""

    def __init__(self) -> None:
        self.gains: list[int] = [0] * GOODS
        self.any_resource = 0
        self.any_culture = 0
        self.sides: list[int] = []
        self.exchanges: list[int] = []
        self.acting = 0


def outcome_of(s: MinervaState, who: int, faces: list[int]) -> Outcome:
    """MI-4.1 Run through a line without asking; markets count what is sure."""
    goods: list[int] = [s.players[who].goods[good] for good in range(GOODS)]
    found = Outcome()
    for face in faces:
        if s.tiles.acts_in_line(face):
            found.acting += 1
            add_effect(s, found, goods, face)
    return found


def add_effect(s: MinervaState, found: Outcome, goods: list[int], face: i64) -> None:
    """MI-4.1 One tile of the line."""
    tiles = s.tiles
    op = tiles.op[face]
    right = tiles.right[face]
    if op == Op.SIDES:
        found.sides.append(face)
    elif op == Op.EXCHANGE:
        found.exchanges.append(face)
    elif op == Op.PER_HELD:
        units = goods[tiles.left[face]] // tiles.left_count[face]
        add_gain(found, goods, right, units * tiles.right_count[face])
    elif right == Good.ANY_RESOURCE:
        found.any_resource += tiles.right_count[face]
    elif right == Good.ANY_CULTURE:
        found.any_culture += tiles.right_count[face]
    else:
        add_gain(found, goods, right, tiles.right_count[face])


def add_gain(found: Outcome, goods: list[int], good: int, count: int) -> None:
    """MI-3.23 A sure gain; what is over the limit becomes denarii."""
    kept = count
    if good < RESOURCES:
        kept = min(count, RESOURCE_LIMIT - goods[good])
        goods[Good.DENARIUS] += count - kept
        found.gains[Good.DENARIUS] += count - kept
    goods[good] += kept
    found.gains[good] += kept


def line_messages(s: MinervaState, who: int, faces: list[int]) -> list[Message]:
    """MI-3.17 The preview of a line."""
    found = outcome_of(s, who, faces)
    if found.acting == 0:
        return [Message("minerva.preview.nothing", [])]
    lines = [Message("minerva.preview.activates", [found.acting])]
    for good in range(GOODS):
        if found.gains[good]:
            lines.append(Message("minerva.preview.gain", [found.gains[good], good]))
    if found.any_resource:
        lines.append(Message("minerva.preview.any_resource", [found.any_resource]))
    if found.any_culture:
        lines.append(Message("minerva.preview.any_culture", [found.any_culture]))
    for face in [*found.sides, *found.exchanges]:
        lines.append(Message("minerva.preview.choice", [face]))
    return lines + culture_messages(s, found)


def culture_messages(s: MinervaState, found: Outcome) -> list[Message]:
    """MI-4.12 The culture tiles that the sure points would take."""
    return [
        Message("minerva.preview.culture_tile", [category, points])
        for category, points in culture_taken(s, found)
    ]


def culture_taken(s: MinervaState, found: Outcome) -> list[tuple[int, int]]:
    """MI-4.12 Category and points of each culture tile that the sure points would take."""
    taken: list[tuple[int, int]] = []
    for category in range(CULTURES):
        if s.stack_height(category) > 0:
            top = s.top_culture(category)
            if found.gains[Good.THEATRE + category] >= s.tiles.symbols[top]:
                taken.append((category, s.tiles.culture_points[top]))
    return taken
