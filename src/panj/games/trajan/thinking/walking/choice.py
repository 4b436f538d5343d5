"""Which move a walking player takes: a gain for each, found in place."""

from mypy_extensions import i64

from panj.core.judgement import best_of
from panj.core.moves import Move
from panj.core.state import Decision, State
from panj.games.trajan.moves import Do
from panj.games.trajan.rules.actions import TakeAction, UseExtraTile
from panj.games.trajan.rules.scoring import bonus_points
from panj.games.trajan.rules.seaport import DiscardCard, PlayFirst, PlaySecond
from panj.games.trajan.rules.senate import ChooseBonus
from panj.games.trajan.rules.shipping import LoadSame, LoadUnits
from panj.games.trajan.rules.sowing import ChooseTray, DropMarker
from panj.games.trajan.rules.tiles import PlacePlusTwo
from panj.games.trajan.state import TrajanState
from panj.games.trajan.thinking.drops import drop_gain
from panj.games.trajan.thinking.value import extras_value, shipping_value
from panj.games.trajan.thinking.walking.actions import option_gain, repeat_gain
from panj.games.trajan.thinking.walking.glance import BITS, Glance
from panj.games.trajan.thinking.walking.seaport import discard_gain, display_gain
from panj.games.trajan.thinking.walking.shipping import next_unit, same_gain
from panj.games.trajan.thinking.walking.sowing import Sower
from panj.games.trajan.thinking.weights import Weights


def quick_choice(w: Weights, s: TrajanState, d: Decision[State], moves: list[Move]) -> int | None:
    """The place of the move that looks best at once; None for what is asked so seldom, in the
    set-up and in demands, that nothing is gained by a quicker answer."""
    if isinstance(d, LoadUnits):
        return next_unit(Glance(w, s, d.who), d, moves)
    gains = gains_of(w, s, d, moves)
    return best_of(gains) if len(gains) > 0 else None


def gains_of(w: Weights, s: TrajanState, d: Decision[State], moves: list[Move]) -> list[float]:
    """What each move gains; nothing where that is not known."""
    if isinstance(d, DropMarker):
        return [drop_gain(s.players[d.who], d.tray, move.a) for move in moves]
    at = Glance(w, s, d.who)
    if isinstance(d, ChooseTray):
        sower = Sower(at)
        return [sower.gain(move.a) for move in moves]
    if isinstance(d, TakeAction):
        return [option_gain(at, move) for move in moves]
    if isinstance(d, UseExtraTile):
        return [repeat_gain(at, d.action, move) for move in moves]
    return later_gains(at, d, moves)


def later_gains(at: Glance, d: Decision[State], moves: list[Move]) -> list[float]:
    """The same for what is asked while an action or a tile is carried out."""
    if isinstance(d, LoadSame):
        return [load_same_gain(at, move) for move in moves]
    if isinstance(d, DiscardCard):
        return [discard_gain(at, move.a) for move in moves]
    if isinstance(d, (PlayFirst, PlaySecond)):
        return [play_card_gain(at, move) for move in moves]
    if isinstance(d, ChooseBonus):
        return [bonus_gain(at, move.a) for move in moves]
    if isinstance(d, PlacePlusTwo):
        return [plus_two_gain(at, move.a) for move in moves]
    return []


def load_same_gain(at: Glance, move: Move) -> float:
    """TR-4.1.4 Cards of one kind with wild tiles, or wild tiles alone."""
    if move.kind == Do.LOAD_WILDS:
        return same_gain(at, 0, 0, move.a)
    return same_gain(at, move.a, move.b, move.c)


def play_card_gain(at: Glance, move: Move) -> float:
    """TR-4.1.3 A card for the display, or none."""
    return 0.0 if move.kind == Do.STOP else display_gain(at, move.a)


def bonus_gain(at: Glance, bonus: int) -> float:
    """TR-5.3.6 A bonus tile: what it scores, and what cards in hand are good for with it."""
    s = at.s
    player = at.player
    before = bonus_points(s.terms, player)
    value = shipping_value(at.weights, s, player)
    player.yellow.append(bonus)
    gain = float(bonus_points(s.terms, player) - before)
    gain += shipping_value(at.weights, s, player) - value
    player.yellow.pop()
    return gain


def plus_two_gain(at: Glance, action: i64) -> float:
    """TR-4.7.5 A [+2] marker, which doubles the tiles of its action."""
    before = at.extras()
    player = at.player
    placed = player.plus_two
    player.plus_two = placed | BITS[action]
    gain = extras_value(at.weights, player, at.left) - before
    player.plus_two = placed
    return gain
