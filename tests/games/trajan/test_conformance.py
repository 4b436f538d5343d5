"""The contract of every game, on random games of Trajan, and the invariants of its pieces."""

from hypothesis import given, settings
from hypothesis import strategies as st

from games.trajan.scene import new
from panj.core import conformance
from panj.core.dice import Dice
from panj.games.trajan.game import GAME
from panj.games.trajan.player import Player
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import CENTRE, NONE, SITE_NEIGHBOURS, SITES, TRAYS
from support import moves

MOST_OPTIONS = 200


def test_the_contract_holds() -> None:
    assert conformance.check(GAME, 2, {}, 1, 11) == []


def check_player(player: Player) -> None:
    """TR-8 What is true of a player at every decision."""
    assert sum(int(count) for count in player.markers) == 12
    tokens = int(player.supply + player.workers + player.legionnaires)
    assert tokens + int(player.provinces).bit_count() + int(player.sites).bit_count() == 15
    assert player.arch == CENTRE or player.slots[player.arch] == NONE
    assert (player.arch == CENTRE) == all(tile != NONE for tile in player.slots)
    for good in range(12):
        assert 0 <= player.known[good] + player.old[good] <= player.hand[good]
    assert is_one_group(int(player.sites))


def is_one_group(sites: int) -> bool:
    """TR-4.6.2 Whether the sites hang together."""
    if sites == 0:
        return True
    found = sites & -sites
    while True:
        grown = found
        for site in range(SITES):
            if found >> site & 1:
                grown |= int(SITE_NEIGHBOURS[site]) & sites
        if grown == found:
            return found == sites
        found = grown


def check_table(s: TrajanState) -> None:
    """TR-8 What is true of the table at every decision."""
    on_hands = sum(int(p.hand_size() + sum(p.display)) for p in s.players)
    assert len(s.seaport.pile) + len(s.seaport.left) + len(s.seaport.right) + on_hands == 60
    assert len(s.demands.open) <= 3
    assert len(s.demands.pile) == 12 - len(s.demands.open) - len(s.demands.past)
    assert sorted(s.senate.discs) == list(range(s.seats))
    assert len(moves(s)) <= MOST_OPTIONS
    for player in s.players:
        check_player(player)


@settings(max_examples=12, deadline=None, derandomize=True)
@given(seats=st.integers(2, 4), seed=st.integers(0, 2**32))
def test_invariants_hold_in_random_games(seats: int, seed: int) -> None:
    s = new(seats, seed)
    dice = Dice(seed)
    while s.decision() is not None:
        check_table(s)
        found = moves(s)
        s.make(found[dice.below(len(found))])
    assert s.round == 16
    assert all(player.tray_size(TRAYS) == 0 for player in s.players)
