"""PP-3.10 to PP-3.28 What the running decision is about, as numbers."""

from typing import Final

from mypy_extensions import i64

from panj.core.cells import Cells
from panj.core.encoding import Field, amount, category, distance, flags
from panj.games.pax_pamir.places import CARD_SITES, is_block, owner_at, piece_at, spot_at
from panj.games.pax_pamir.rules.agreement import AgreeToEnd
from panj.games.pax_pamir.rules.battle import Fight
from panj.games.pax_pamir.rules.bribes import Bribe
from panj.games.pax_pamir.rules.build import Build
from panj.games.pax_pamir.rules.discard import PayDebt
from panj.games.pax_pamir.rules.limits import SelectPiece
from panj.games.pax_pamir.rules.play import ResolveIcons
from panj.games.pax_pamir.rules.steps import CardDecision, OneByOne
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import ACTIONS, CARD_NUMBERS, Act, Region
from panj.games.pax_pamir.thinking.encoding_table import MOST

UNIT: Final = "1 tribe, 2 army, 3 road, 4 gift, 5 spy; its owner and its spot, each plus 1"


def question_fields(n: int) -> list[Field]:
    """What the decision is about."""
    return [
        category("card", (1,), CARD_NUMBERS - 1, "The card in question."),
        category("action", (1,), Act.PLAY + 1, f"Its action, plus 1: {', '.join(ACTIONS)}, play."),
        category("other", (1,), n, "The other seat in question, plus 1."),
        category("region", (1,), Region.COUNT, "The region in question, plus 1."),
        amount("left", (1,), MOST, "Steps, blocks, debt or rupees that the decision is about."),
        amount("full", (1,), MOST, "The full bribe."),
        flags("may_stop", (1,), "Whether the player may stop."),
        category("piece", (3,), CARD_NUMBERS - 1, f"The unit to be placed: {UNIT}."),
        category(
            "resolving", (2,), CARD_NUMBERS - 1, "The card whose impact is resolved; the icon."
        ),
    ]


class QuestionFacts:
    """What a decision is about."""

    def __init__(self) -> None:
        self.card: i64 = 0
        self.action: i64 = 0
        self.other: i64 = -1
        self.region: i64 = 0
        self.left: i64 = 0
        self.full: i64 = 0
        self.may_stop = False
        self.place: i64 = -1


def about(s: PaxState) -> QuestionFacts:
    """PP-3.10 to PP-3.28 The things that the running decision names."""
    d = s.decision()
    found = QuestionFacts()
    if isinstance(d, Bribe):
        found.card = d.card
        found.action = d.action + 1
        found.other = d.other
        found.left = d.amount
        found.full = d.full
    elif isinstance(d, CardDecision):
        found.card = d.card
    elif isinstance(d, OneByOne):
        found.left = d.left
        found.may_stop = d.may_stop
    elif isinstance(d, SelectPiece):
        found.place = d.place
    elif isinstance(d, Build):
        found.left = d.built
    elif isinstance(d, PayDebt):
        found.left = d.debt
    elif isinstance(d, AgreeToEnd):
        found.left = d.waiting
    elif isinstance(d, Fight):
        found.left = d.left
        found.may_stop = d.losses > 0
        if d.site < CARD_SITES:
            found.region = d.site + 1
        else:
            found.card = d.site - CARD_SITES
    return found


def write_question(s: PaxState, seat: i64, out: Cells) -> None:
    """What the decision is about."""
    it = about(s)
    out.put(it.card)
    out.put(it.action)
    out.put(0 if it.other < 0 else 1 + distance(it.other, seat, s.seats))
    out.put(it.region)
    out.put(it.left)
    out.put(it.full)
    out.put(1 if it.may_stop else 0)
    write_piece(s, it.place, seat, out)
    for step in s.agenda:
        if isinstance(step, ResolveIcons):
            out.set(0, step.card)
            out.set(1, step.index)
    out.skip(2)


def write_piece(s: PaxState, place: i64, seat: i64, out: Cells) -> None:
    """PP-4.16 A unit that waits to be placed."""
    if place < 0:
        out.skip(3)
        return
    owner = owner_at(place)
    if not is_block(place):
        owner = distance(owner, seat, s.seats)
    out.put(piece_at(place) + 1)
    out.put(owner + 1)
    out.put(spot_at(place) + 1)
