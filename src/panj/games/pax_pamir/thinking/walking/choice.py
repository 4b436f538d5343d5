"""Which move a walking player takes: what each gains, found in place."""

from mypy_extensions import i64

from panj.core.judgement import NEVER, best_of
from panj.core.moves import Move
from panj.core.state import Decision, State
from panj.games.pax_pamir.moves import Do, End
from panj.games.pax_pamir.rules.bribes import OfferBribe
from panj.games.pax_pamir.rules.build import MOST_UNITS, Build, blocks_per_unit
from panj.games.pax_pamir.rules.cleanup import DiscardCourt, DiscardHand
from panj.games.pax_pamir.rules.gift import Give
from panj.games.pax_pamir.rules.move import MovePiece
from panj.games.pax_pamir.rules.play import PlaceRoad, PlaceSpy
from panj.games.pax_pamir.rules.tax import Tax
from panj.games.pax_pamir.rules.turn import TakeActions
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import CYLINDER_ICONS, Act, Effect, is_court_card
from panj.games.pax_pamir.thinking.lookahead import rating
from panj.games.pax_pamir.thinking.value import PaxValue
from panj.games.pax_pamir.thinking.walking.actions import (
    best_march,
    build_gain,
    end_gain,
    use_gain,
)
from panj.games.pax_pamir.thinking.walking.cards import buy_gain, loss, play_gain
from panj.games.pax_pamir.thinking.walking.glance import Glance


def quick_choice(mind: PaxValue, s: PaxState, d: Decision[State], moves: list[Move]) -> int | None:
    """The place of the move that looks best at once; None for what is rare or tangled, such as
    battles, betrayals and events: an exact copy is better than a wrong formula."""
    if isinstance(d, TakeActions):
        at = Glance(mind, s, d.who)
        return best_of([gain_of(at, move) for move in moves])
    if isinstance(d, (Tax, Give, PlaceRoad, PlaceSpy)):
        return 0  # the value does not tell them apart, or the first is the cheapest
    if isinstance(d, OfferBribe):
        return full_offer(moves, d.full)
    if isinstance(d, DiscardHand):
        return best_of([-float(CYLINDER_ICONS[move.a]) for move in moves])
    if isinstance(d, DiscardCourt):
        at = Glance(mind, s, d.who)
        return best_of([loss(at, move.a) for move in moves])
    if isinstance(d, MovePiece) and not s.players[d.who].has_effect(Effect.NATIONALISM):
        return best_march(s, d.who, moves)
    if isinstance(d, Build):
        return next_block(mind, s, d, moves)
    return None


def gain_of(at: Glance, move: Move) -> float:
    """PP-3.13 What a move gains when all that it begins is done."""
    kind = move.kind
    if kind == Do.BUY and is_court_card(move.a):
        return buy_gain(at, move.a)
    if kind == Do.PLAY:
        return NEVER if move.b == End.LEFT else play_gain(at, move)  # both ends are alike
    if kind == Do.USE and move.b < Act.BETRAY:
        return use_gain(at, move.a, move.b)
    if kind == Do.END_TURN:
        return end_gain(at)
    return rating(at.mind, at.s, move, at.who) - at.before


def full_offer(moves: list[Move], full: int) -> int:
    """PP-3.14 Whoever began the action counted on paying all; what is too much is not offered."""
    for i, move in enumerate(moves):
        if move.kind == Do.OFFER and move.a == full:
            return i
    return 0


def next_block(mind: PaxValue, s: PaxState, d: Build, moves: list[Move]) -> int:
    """PP-4.8 One more block, or the last move of the list, which is to stop: a block that is paid
    for already is always placed."""
    blocks: i64 = blocks_per_unit(s, d.who)
    built: i64 = d.built
    if built == 0 or built % blocks != 0:
        return 0
    at = Glance(mind, s, d.who)
    return 0 if build_gain(at, MOST_UNITS - built // blocks) > 0.0 else len(moves) - 1
