"""TR-4.1 Commodity cards: drawing, taking, laying down, and the upkeep of the piles."""

from panj.core.messages import seat_set
from panj.core.piles import draw, shuffle
from panj.games.trajan.player import FRESH_BITS, Player
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import GOODS, Pile


def can_draw(s: TrajanState) -> bool:
    """TR-4.1.7 Whether a card can come from the face-down pile, after a reshuffle if need be."""
    return len(s.seaport.pile) > 0 or can_reshuffle(s)


def can_reshuffle(s: TrajanState) -> bool:
    """TR-4.1.7, TR-6.1 Whether a discard pile has cards below its top, and may be reshuffled."""
    port = s.seaport
    return (len(port.left) > 1 or len(port.right) > 1) and s.terms.is_on("commodity_reshuffle")


def draw_face_down(s: TrajanState, who: int, count: int) -> int:
    """TR-4.1.7 Draw up to so many cards into the hand, unseen by the others; how many came."""
    player = s.players[who]
    drawn = 0
    for _ in range(count):
        if not can_draw(s):
            break
        good = next_card(s)
        enter_hand(player, good)
        s.note("trajan.log.you_drew", [good], seat_set([who]))
        drawn += 1
    s.note("trajan.log.drew", [who, drawn])
    return drawn


def next_card(s: TrajanState) -> int:
    """TR-4.1.7 The top card of the face-down pile; an empty pile is first made anew."""
    if len(s.seaport.pile) == 0:
        reshuffle(s)
    return draw(s, s.seaport.pile)


def reshuffle(s: TrajanState) -> None:
    """TR-4.1.7 All discards but the two tops become the new face-down pile."""
    port = s.seaport
    port.pile = port.left[:-1] + port.right[:-1]
    port.left = port.left[-1:]
    port.right = port.right[-1:]
    shuffle(s, port.pile)
    s.note("trajan.log.reshuffled", [len(port.pile)])
    for player in s.players:
        remember_old(player)


def remember_old(player: Player) -> None:
    """TR-7.5 Cards held unseen from before a reshuffle cannot be in the new pile."""
    for good in range(GOODS):
        player.old[good] = player.hand[good] - player.known[good]


def take_discard(s: TrajanState, who: int, side: int) -> None:
    """TR-4.1.2 Take the top card of a discard pile; everybody knows it."""
    good = s.seaport.discard_pile(side).pop()
    player = s.players[who]
    enter_hand(player, good)
    player.known[good] += 1
    s.note("trajan.log.took_card", [who, good])
    turn_up(s, side)


def turn_up(s: TrajanState, side: int) -> None:
    """TR-4.1.7 An empty discard pile is refilled with the top card of the face-down pile."""
    if len(s.seaport.discard_pile(side)) == 0 and can_draw(s):
        good = next_card(s)
        s.seaport.discard_pile(side).append(good)
        s.note("trajan.log.turned_up", [good, side])


def enter_hand(player: Player, good: int) -> None:
    """TR-9.38 A card comes into the hand; its owner sees until the next own turn that it is new."""
    player.hand[good] += 1
    player.fresh += 1 << (good * FRESH_BITS)


def leave_hand(player: Player, good: int) -> None:
    """TR-7.2 A card leaves the hand: one that was known, else one drawn late, else an old one."""
    if player.known[good] > 0:
        player.known[good] -= 1
    elif player.old[good] == player.hand[good]:
        player.old[good] -= 1
    player.hand[good] -= 1
    if player.fresh_of(good) > player.hand[good]:
        player.fresh -= 1 << (good * FRESH_BITS)


def lay_down(s: TrajanState, who: int, good: int, count: int) -> None:
    """TR-4.1.6 Cards go from the hand into the own display, for good."""
    player = s.players[who]
    for _ in range(count):
        leave_hand(player, good)
    player.display[good] += count


def discard(s: TrajanState, who: int, good: int, side: int) -> None:
    """TR-4.1.1 A card goes face up on top of one of the discard piles."""
    leave_hand(s.players[who], good)
    s.seaport.discard_pile(side).append(good)
    s.note("trajan.log.discarded", [who, good, side])


def first_discards(s: TrajanState) -> None:
    """TR-2.9 The two top cards begin the discard piles."""
    turn_up(s, Pile.LEFT)
    turn_up(s, Pile.RIGHT)
