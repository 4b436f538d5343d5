"""Sandboxes: from a moment of a match, what would be if. All seats are played by who asks, or by
bots. Nothing is kept: a request carries the moment and the moves that were tried from there.

A match that is over is tried out as it was dealt; one that goes on only from one's own seat, and
then everything that this seat cannot see is guessed before anything else happens.
"""

from typing import Final

import msgspec

from panj.core.chance import KEY_BYTES
from panj.core.match import Match
from panj.core.messages import SPECTATOR, Refused
from panj.core.purpose import dice_for
from panj.core.state import State
from panj.drawing import picture
from panj.drawing.svg import Picture
from panj.server.answers import table_answer
from panj.server.practice import LEARNER, practice_room
from panj.server.queues import Whose
from panj.server.rooms import Room
from panj.server.store.rows import SeatKind, SeatRow, Status
from panj.server.story import film_of
from panj.server.thinkers import Thinkers, fresh_dice
from panj.server.wire.sandbox import SandboxAnswer, SandboxRequest

BOT: Final = "greedy"
"""Answers at once, so that many can ask it."""
BOT_SECONDS: Final = 1.0
MOST_REPLIES: Final = 8
"""So many moves bots make for one answer; then they are asked for more."""


class Sandbox:
    """A moment and the moves that were tried from there."""

    def __init__(self, room: Room, person: str, request: SandboxRequest) -> None:
        self.origin = room
        self.at = base_moment(room, request.at)
        self.seat = base_seat(room, person, self.at, request.seat)
        self.deal = request.deal
        self.guess = request.deal > 0 or not is_over(room)
        if request.bots and not is_over(room) and not room.table.settings.hints:
            raise Refused("server.refusal.hints_off", [])
        terms = room.game.terms(room.table.seats, room.table.options)
        self.first = first_state(room, self.at, self.seat, self.deal if self.guess else None)
        self.match = Match(room.game, terms, bytes(KEY_BYTES), self.first)
        automas = room.game.automa(terms)
        self.bots = {seat for seat in request.bots if seat not in automas}
        for text in request.line:
            self.take(text)

    def take(self, text: str) -> None:
        """Make a move; refused if it is not legal here."""
        self.match.accept(self.match.ahead(self.match.game.moves.parse(text)))

    def asks_bot(self) -> bool:
        """Whether it is a bot's turn."""
        d = self.match.decision()
        return d is not None and d.who in self.bots

    def eyes(self) -> int:
        """Who looks: whoever is asked, unless that is a bot; then the seat it was opened from."""
        d = self.match.decision()
        if d is not None and d.who not in self.bots:
            return int(d.who)
        mine = [seat for seat in range(self.match.terms.seats) if seat not in self.bots]
        return self.seat if self.seat in mine or not mine else mine[0]

    def line(self) -> list[str]:
        """What was tried so far."""
        return [self.match.game.moves.text(played.move) for played in self.match.played]

    def room(self) -> Room:
        """The table of it."""
        name = f"try-{self.origin.table.id}"
        seats = [sandbox_seat(name, row, row.seat in self.bots) for row in self.origin.seats]
        return practice_room(name, self.match, self.match.game.dump(self.first), seats)


async def sandbox_answer(
    room: Room, person: str, request: SandboxRequest, thinkers: Thinkers
) -> SandboxAnswer:
    """Go on in a sandbox: make the move, and let the bots answer it."""
    sandbox = Sandbox(room, person, request)
    if request.move is not None:
        sandbox.take(request.move)
    before = sandbox.match.version
    for _ in range(MOST_REPLIES):
        if not sandbox.asks_bot():
            break
        await reply(sandbox, thinkers, Whose(person, room.table.id))
    made, eyes = sandbox.room(), sandbox.eyes()
    table = table_answer(made, LEARNER, eyes, {LEARNER})
    return SandboxAnswer(
        at=sandbox.at,
        seat=sandbox.seat,
        deal=sandbox.deal,
        guess=sandbox.guess,
        line=sandbox.line(),
        begun=len(request.line),
        goes_on=sandbox.asks_bot(),
        table=msgspec.structs.replace(table, practice=None, now=0.0),
        film=film_of(made, eyes, before, made.version).steps,
    )


async def reply(sandbox: Sandbox, thinkers: Thinkers, whose: Whose) -> None:
    """A bot makes its move, on a guess of its own; one that has no answer takes the first move."""
    match = sandbox.match
    d = match.decision()
    assert d is not None
    dice = fresh_dice()
    guess = match.game.guess(match.state, d.who, dice)
    place = f"try {whose.table} {whose.person} {d.who}"
    thought = await thinkers.think(match.game, guess, BOT, BOT_SECONDS, dice.word(), place, whose)
    legal = {match.game.moves.text(move): move for move in match.moves()}
    match.make(legal.get(thought.move, match.moves()[0]))


def public_picture(sandbox: Sandbox, seat: int, lang: str, names: list[str]) -> Picture:
    """The moment as a picture to be shown to others: as spectators see it, or of a match that is
    over through the eyes of any seat."""
    is_open = is_over(sandbox.origin) and seat < sandbox.match.terms.seats
    eyes = seat if is_open else SPECTATOR
    return picture(sandbox.match.game, sandbox.match.state, eyes, lang, names)


def is_over(room: Room) -> bool:
    return room.table.status in (Status.OVER, Status.ABANDONED)


def base_moment(room: Room, at: int | None) -> int:
    """After how many moves it begins."""
    if room.match is None:
        raise Refused("server.refusal.not_running", [])
    moves = len(room.match.played)
    if at is not None and at > moves:
        raise Refused("server.refusal.no_branch", [])
    return moves if at is None else at


def base_seat(room: Room, person: str, at: int, wished: int | None) -> int:
    """Whose knowledge counts: until the match is over only one's own; then anybody's, and that of
    whoever was asked, if nobody is named."""
    if not is_over(room):
        seat = room.seat_for(person, wished)
        if seat == SPECTATOR:
            raise Refused("server.refusal.not_over", [])
        return seat
    assert room.match is not None
    d = room.match.earlier(len(room.match.played) - at).decision()
    seat = (0 if d is None else d.who) if wished is None else wished
    if seat >= room.table.seats or room.seats[seat].kind == SeatKind.AUTOMA:
        raise Refused("server.refusal.no_branch", [])
    return seat


def first_state(room: Room, at: int, seat: int, deal: int | None) -> State:
    """The moment: the true one, or a guess of what this seat knew. A guess hangs on what it knew
    and on the number of the deal, and on nothing else."""
    match = room.match
    assert match is not None
    s = match.earlier(len(match.played) - at)
    if deal is None or s.decision() is None:
        return s
    return room.game.guess(s, seat, dice_for(f"panj try {at} {deal}"))


def sandbox_seat(table: str, row: SeatRow, is_bot: bool) -> SeatRow:
    """A seat of the sandbox, under the name that it has in the match."""
    if row.kind == SeatKind.AUTOMA:
        return SeatRow(table, row.seat, SeatKind.AUTOMA, name=row.name)
    if is_bot:
        return SeatRow(table, row.seat, SeatKind.BOT, name=row.name, bot=BOT)
    return SeatRow(table, row.seat, SeatKind.PERSON, person=LEARNER, name=row.name)
