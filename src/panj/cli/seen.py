"""A match as one seat at a terminal sees it: what its board is given, and what the screen tells."""

from collections.abc import Sequence

from panj.core.game import Game
from panj.core.match import Match
from panj.core.messages import SPECTATOR, Message
from panj.core.things import SEAT
from panj.terminal.board import Pane, Room
from panj.terminal.choices import Choice, choices_of
from panj.terminal.frame import Scene
from panj.terminal.screen import Screen
from panj.terminal.story import Turn


def pane_of(
    screen: Screen,
    match: Match,
    names: Sequence[str],
    me: int,
    room: Room,
    choices: Sequence[Choice] | None = None,
) -> Pane:
    """What a board is given: moves and what stands against others only for whoever is asked."""
    d = match.decision()
    is_asked = d is not None and d.who == me
    if choices is None:
        choices = choices_of(screen, match, d, names) if d is not None and is_asked else []
    blocked = d.blocked(match.state) if d is not None and is_asked else []
    view = match.game.view(match.state, me)
    return Pane(screen, view, names, me, room, match.game, choices, blocked)


def scene_of(screen: Screen, match: Match, names: Sequence[str], me: int, reader: int) -> Scene:
    """What is asked, and what went before it."""
    name = screen.name(f"{match.game.slug}.name", match.game.slug)
    d = match.decision()
    turns = turns_of_others(match, me)
    if d is None or d.who != me:
        return Scene(name, turns=turns, reader=reader)
    question = screen.message(d.prompt(match.state), names, reader)
    return Scene(name, d.who, question, turns, reader)


def turns_of_others(match: Match, me: int) -> list[Turn]:
    """What everybody else did since one's own last turn: that of which `me` may hear."""
    found: list[Turn] = []
    for played in match.played:
        notes = [note for note in played.notes if note.is_for(me)]
        for who, some in shared_out(match.game, played.who, notes):
            if found and found[-1].who == who:
                found[-1].notes += some
            else:
                found.append(Turn(who, some))
    if me == SPECTATOR:
        return found
    while found and found[-1].who == me:  # the turn that one is taking
        found.pop()
    mine = max((at for at, turn in enumerate(found) if turn.who == me), default=-1)
    return found[mine + 1 :]


def shared_out(game: Game, who: int, notes: list[Message]) -> list[tuple[int, list[Message]]]:
    """The lines of a move, by whose turn they belong to: what is said of others after the last
    word about the one who moved belongs to their turns, such as which role they show."""
    seats = [seat_in(game, note) for note in notes]
    own = max((at for at, seat in enumerate(seats) if seat == who), default=-1)
    found = [(who, notes[: own + 1])]
    for note, seat in zip(notes[own + 1 :], seats[own + 1 :], strict=True):
        if seat is None or seat == found[-1][0]:
            found[-1][1].append(note)
        else:
            found.append((seat, [note]))
    return found


def seat_in(game: Game, note: Message) -> int | None:
    """Of whom a line speaks first; None if it begins with no seat."""
    operands = game.phrases.get(note.key, [])
    if not operands or operands[0].kind is not SEAT:
        return None
    value = note.operands[0]
    return value if isinstance(value, int) else None
