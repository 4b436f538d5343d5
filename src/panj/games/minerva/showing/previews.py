"""MI-3.17 What a move would cost and what an activation would give, told in advance."""

from mypy_extensions import i64

from panj.core.messages import Message
from panj.games.minerva.rules.payment import price
from panj.games.minerva.state import MinervaState
from panj.games.minerva.tables import (
    CULTURES,
    GOODS,
    MISSING_PRICE,
    RESOURCE_LIMIT,
    RESOURCES,
    Good,
    Op,
)


class LineGains:
    """What a line adds up to: sure gains by good, open choices, and tiles that may be exchanged."""

    def __init__(self) -> None:
        self.sure: list[int] = [0] * GOODS
        self.any_resource = 0
        self.any_culture = 0
        self.sides: list[int] = []
        self.exchanges: list[int] = []
        self.acting = 0


def line_gains(s: MinervaState, who: int, faces: list[int]) -> LineGains:
    """MI-4.1 Run through a line without asking; markets count what is sure."""
    goods: list[int] = [s.players[who].goods[good] for good in range(GOODS)]
    found = LineGains()
    for face in faces:
        if s.tiles.acts_in_line(face):
            found.acting += 1
            add_effect(s, found, goods, face)
    return found


def add_effect(s: MinervaState, found: LineGains, goods: list[int], face: i64) -> None:
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
    else:
        if op == Op.BOTH:
            add_gain(found, goods, tiles.left[face], tiles.left_count[face])
        add_right(s, found, goods, face)


def add_right(s: MinervaState, found: LineGains, goods: list[int], face: i64) -> None:
    """MI-4.1 A gain that may leave a choice."""
    tiles = s.tiles
    right = tiles.right[face]
    if right == Good.ANY_RESOURCE:
        found.any_resource += tiles.right_count[face]
    elif right == Good.ANY_CULTURE:
        found.any_culture += tiles.right_count[face]
    else:
        add_gain(found, goods, right, tiles.right_count[face])


def add_gain(found: LineGains, goods: list[int], good: int, count: int) -> None:
    """MI-3.23 A sure gain; what is over the limit becomes denarii."""
    kept = count
    if good < RESOURCES:
        kept = min(count, RESOURCE_LIMIT - goods[good])
        goods[Good.DENARIUS] += count - kept
        found.sure[Good.DENARIUS] += count - kept
    goods[good] += kept
    found.sure[good] += kept


def line_messages(s: MinervaState, who: int, faces: list[int]) -> list[Message]:
    """MI-3.17 The preview of a line."""
    found = line_gains(s, who, faces)
    if found.acting == 0:
        return [Message("minerva.preview.nothing", [])]
    messages = [Message("minerva.preview.activates", [found.acting])]
    for good in range(GOODS):
        if found.sure[good]:
            messages.append(Message("minerva.preview.gain", [found.sure[good], good]))
    if found.any_resource:
        messages.append(Message("minerva.preview.any_resource", [found.any_resource]))
    if found.any_culture:
        messages.append(Message("minerva.preview.any_culture", [found.any_culture]))
    for face in [*found.sides, *found.exchanges]:
        messages.append(Message("minerva.preview.choice", [face]))
    return messages + culture_messages(s, found)


def culture_messages(s: MinervaState, found: LineGains) -> list[Message]:
    """MI-4.12 The culture tiles that the sure points would take."""
    return [
        Message("minerva.preview.culture_tile", [category, points])
        for category, points in culture_taken(s, found)
    ]


def culture_taken(s: MinervaState, found: LineGains) -> list[tuple[int, int]]:
    """MI-4.12 Category and points of each culture tile that the sure points would take."""
    taken: list[tuple[int, int]] = []
    for category in range(CULTURES):
        if s.stack_height(category) > 0:
            top = s.top_culture(category)
            if found.sure[Good.THEATRE + category] >= s.tiles.symbols[top]:
                taken.append((category, s.tiles.culture_points[top]))
    return taken


def pass_preview(s: MinervaState) -> list[Message]:
    """MI-3.9 Which turn order tile the pass brings, and in round 6 its points."""
    if s.is_solo:
        return []
    order = s.passed + 1
    messages = [Message("minerva.preview.order", [order])]
    if s.is_last_round and order < s.seats:
        messages.append(Message("minerva.preview.points", [s.tiles.order_points[order]]))
    return messages


def fee_preview(s: MinervaState) -> list[Message]:
    """MI-3.8 The fee of an action."""
    return [Message("minerva.preview.fee", [s.fee])] if s.fee > 0 else []


def cost_preview(s: MinervaState, who: int, face: i64) -> list[Message]:
    """MI-3.13 The resources that would be paid, and the denarii for what is missing."""
    goods = s.players[who].goods
    messages: list[Message] = []
    for good in range(RESOURCES):
        paid: int = min(s.tiles.cost[face * RESOURCES + good], goods[good])
        if paid > 0:
            messages.append(Message("minerva.preview.pay", [paid, good]))
    due = price(s.tiles, s.players[who], face)
    if due > 0:
        messages.append(Message("minerva.preview.pay_missing", [due, due // MISSING_PRICE]))
    return messages
