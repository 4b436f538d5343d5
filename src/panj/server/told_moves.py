"""Moves as hints and reviews tell them: in words without coordinates, with what can be drawn."""

from collections.abc import Sequence
from typing import Final

from panj.bots.search.doubt import Estimate
from panj.bots.search.facts import facts, telling
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.judgement import POINTS, Judgement, whole
from panj.core.moves import Move
from panj.core.state import State
from panj.server.shown import said
from panj.server.wire.reviews import Foreseen, MoveShown, Reason, Worth
from panj.server.wire.said import Said

FROM: Final = "from"
DIGITS: Final = 3
GUESSED: Final = 1
"""Guesses of hidden things for what is told of a move: always the same."""


def facts_of(game: Game, s: State, move: Move) -> list[Said]:
    """What a move does, as the rules say: the first of its preview that says something;
    nothing where all of it tells a loss."""
    d = s.decision()
    assert d is not None
    return [said(message) for message in telling(game, d.preview(s, move))]


def route(game: Game, move: Move) -> tuple[str | None, str | None]:
    """Where the move takes a thing from, and to, if its verb says so."""
    verb = game.moves.verbs[move.kind]
    values = move.operands()
    for place, operand in enumerate(verb.operands):
        if operand.name == FROM:
            last = len(verb.operands) - 1
            kind = verb.operands[last].kind
            return operand.kind.ident(values[place]), kind.ident(values[last])
    return None, None


def shown_move(game: Game, s: State, move: Move) -> MoveShown:
    """A legal move of a state of the past."""
    table = game.moves
    origin, target = route(game, move)
    return MoveShown(
        text=table.text(move),
        verb=table.verbs[move.kind].name,
        message=said(game.told(s, move)),
        things=table.things(move),
        origin=origin,
        target=target,
        facts=facts_of(game, s, move),
        plain=said(table.message(move)),
    )


def gain(game: Game, s: State, move: Move) -> int:
    """The points that a legal move surely brings its maker at once."""
    d = s.decision()
    assert d is not None
    found = facts(game, game.judgement, s, d.who, move, Dice(GUESSED))
    return sum(round(aspect.amount) for aspect in found if aspect.key == POINTS)


def foreseen(game: Game, line: Sequence[tuple[int, str]]) -> list[Foreseen]:
    """What is expected to follow, as far as it can be said without coordinates."""
    found: list[Foreseen] = []
    for who, text in line:
        move = game.moves.parse(text)
        if game.is_placed(move):
            break
        found.append(Foreseen(who, said(game.moves.message(move))))
    return found


def reasons(found: Sequence[tuple[str, float]]) -> list[Reason]:
    """Reasons in whole numbers."""
    return [Reason(key, whole(amount), amount < 0) for key, amount in found]


def worth(judgement: Judgement, found: Estimate, seats: int) -> Worth:
    """An estimate as it goes over the wire; alone it stands for points."""
    parts = (found.low(), found.mean, found.high())
    return Worth(
        mean=round(found.mean, DIGITS),
        low=round(found.low(), DIGITS),
        high=round(found.high(), DIGITS),
        trials=found.trials,
        points=[judgement.points_of(part) for part in parts] if seats == 1 else [],
    )
