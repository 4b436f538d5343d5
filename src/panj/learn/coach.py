"""Which tips of a first game fit now. Their conditions are data, and are asked of what the seat
sees and may do, and of nothing else."""

from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from typing import Any, NamedTuple

from panj.core.game import Game
from panj.core.state import State
from panj.learn.guide import Fact, Guide, Tip, When, guide, has_guide

ME = "me"
OTHERS = "others"


class Asked(NamedTuple):
    """What a seat is asked, as it sees the table."""

    seat: int
    view: dict[str, Any]
    prompt: str
    """The last part of the question's key."""
    moves: Sequence[str]
    """The legal moves in text notation."""
    previews: frozenset[str]
    """What they tell of themselves, by the last parts of the keys."""


def asked(game: Game, s: State, seat: int) -> Asked | None:
    """What a seat is asked now; nothing if it is not."""
    d = s.decision()
    if d is None or d.who != seat:
        return None
    moves = d.moves(s)
    told = {note.key for move in moves for note in d.preview(s, move)}
    return Asked(
        seat,
        dict(game.view(s, seat)),
        last(d.prompt(s).key),
        [game.moves.text(move) for move in moves],
        frozenset(last(key) for key in told),
    )


def last(key: str) -> str:
    return key.rpartition(".")[2]


def tips_now(game: Game, s: State, seat: int) -> list[Tip]:
    """The tips that fit what a seat is asked, in the order of the guide."""
    if not has_guide(game):
        return []
    here = asked(game, s, seat)
    return [] if here is None else fitting(guide(game), here)


def tip_key(game: Game, tip: Tip) -> str:
    """The key of what a tip says."""
    return guide(game).tip(tip.name)


def fitting(own: Guide, here: Asked) -> list[Tip]:
    return [tip for tip in own.tips if fits(tip.when, here)]


def fits(when: When, here: Asked) -> bool:
    """Whether everything that a tip waits for is so."""
    return (
        (not when.asked or here.prompt in when.asked)
        and all(is_legal(patterns, here.moves) for patterns in when.moves)
        and (not when.previews or not here.previews.isdisjoint(when.previews))
        and all(is_so(fact, here.view, here.seat) for fact in when.see)
        and (not when.any or any(is_so(fact, here.view, here.seat) for fact in when.any))
    )


def is_legal(patterns: str, moves: Sequence[str]) -> bool:
    """Whether a legal move has one of these patterns, which `|` divides."""
    return any(fnmatchcase(move, each) for each in patterns.split("|") for move in moves)


def is_so(fact: Fact, data: Any, seat: int) -> bool:
    """Whether a fact is so at one of the places to which its path leads."""
    found = any(holds(fact, each, seat) for each in places(data, fact.at.split("."), seat))
    return found is not fact.absent


def places(data: Any, path: Sequence[str], seat: int) -> Iterator[Any]:
    """What lies at the end of a path; nothing where the view has no such part."""
    if not path or path == [""]:
        yield data
        return
    name, rest = path[0], path[1:]
    for each in entries(data, name, seat):
        yield from places(each, rest, seat)


def entries(data: Any, name: str, seat: int) -> Iterator[Any]:
    """What one part of a path means here."""
    if isinstance(data, dict):
        if name == "*":
            yield from data.values()
        elif name in data:
            yield data[name]
    elif isinstance(data, list):
        for place, each in enumerate(data):
            named = {"*": True, ME: place == seat, OTHERS: place != seat}
            if named.get(name, name == str(place)):
                yield each


def holds(fact: Fact, data: Any, seat: int) -> bool:
    """Whether a fact is so at one place."""
    if fact.size is not None and not (isinstance(data, list) and len(data) >= fact.size):
        return False
    if fact.value is not None and data != (seat if fact.value == ME else fact.value):
        return False
    if fact.span is not None:
        data = data[fact.span[1]] - data[fact.span[0]]
    if fact.least is not None or fact.most is not None:
        least, most = fact.least, fact.most
        if not isinstance(data, int) or (least is not None and data < least):
            return False
        if most is not None and data > most:
            return False
    return all(is_so(each, data, seat) for each in fact.has)
