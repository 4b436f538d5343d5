"""TR-7.5 A full state that agrees with what a seat knows."""

from librt.vecs import vec
from mypy_extensions import i64

from panj.core.chance import Chance
from panj.core.dice import Dice
from panj.games.trajan.player import Player
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import (
    COLOURS,
    DEMANDS_REMOVED,
    GOODS,
    LIFTED,
    MARKERS_EACH,
    MARKERS_PER_TRAY,
    TRAYS,
)


def guess(s: TrajanState, seat: int, dice: Dice) -> TrajanState:
    """TR-7.5 Redeal the unseen cards and markers, and shuffle everything that is face down."""
    copy = s.clone()
    copy.chance = Chance(dice.key(), 0)
    shuffle_piles(copy, dice)
    redeal_cards(copy, seat, dice)
    if not s.revealed:
        for other in range(s.seats):
            if other != seat:
                rearrange(copy.players[other], dice)
    return copy


def shuffle_piles(s: TrajanState, dice: Dice) -> None:
    """TR-7.3, TR-7.4 What nobody knows: all piles, stacks below their tops, removed demands."""
    dice.mix(s.forum.pile)
    dice.mix(s.forum.extra_pile)
    dice.mix(s.senate.bag)
    demands = s.demands.removed + s.demands.pile
    dice.mix(demands)
    s.demands.removed = demands[:DEMANDS_REMOVED]
    s.demands.pile = demands[DEMANDS_REMOVED:]
    for i in range(len(s.stacks)):
        hidden = s.stacks[i][:-1]
        dice.mix(hidden)
        s.stacks[i] = hidden + s.stacks[i][-1:]


def redeal_cards(s: TrajanState, seat: int, dice: Dice) -> None:
    """TR-7.2, TR-7.5 Cards that others drew unseen go back to the pile and are drawn again.

    Cards held from before a reshuffle are not in the new pile: they change only their owners.
    """
    pile = s.seaport.pile
    old: list[int] = []
    drawn = [0] * s.seats
    kept = [0] * s.seats
    for other in range(s.seats):
        if other != seat:
            player = s.players[other]
            before = len(pile), len(old)
            give_up_cards(player, pile, old)
            drawn[other] = len(pile) - before[0]
            kept[other] = len(old) - before[1]
    dice.mix(pile)
    dice.mix(old)
    for other in range(s.seats):
        player = s.players[other]
        for _ in range(drawn[other]):
            player.hand[pile.pop()] += 1
        for _ in range(kept[other]):
            good = old.pop()
            player.hand[good] += 1
            player.old[good] += 1


def give_up_cards(player: Player, pile: list[int], old: list[int]) -> None:
    """TR-7.2 Take everything out of a hand but what everybody saw being taken."""
    for good in range(GOODS):
        fresh = player.hand[good] - player.known[good] - player.old[good]
        pile.extend([good] * fresh)
        old.extend([good] * player.old[good])
        player.hand[good] = player.known[good]
        player.old[good] = 0
    player.fresh = 0


def rearrange(player: Player, dice: Dice) -> None:
    """TR-2.11 Another arrangement of as many trays, while arrangements are secret."""
    filled = 0
    while filled < TRAYS and player.tray_size(filled) > 0:
        filled += 1
    colours = list(range(COLOURS)) * MARKERS_EACH
    dice.mix(colours)
    player.markers = vec[i64]([0] * ((TRAYS + 1) * COLOURS))
    for i, colour in enumerate(colours):
        row = min(i // MARKERS_PER_TRAY, filled)
        player.markers[(row if row < filled else LIFTED) * COLOURS + colour] += 1
