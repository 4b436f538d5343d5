"""TR-7: what a seat sees, and what it may guess."""

from collections import Counter

from games.trajan.scene import (
    SEAPORT,
    ask,
    bonus,
    cards,
    do,
    give,
    hold,
    keep,
    new,
    on_top,
    slot,
    table,
)
from panj.core.dice import Dice
from panj.core.match import Match
from panj.core.messages import SPECTATOR
from panj.games.trajan.game import GAME
from panj.games.trajan.rules.actions import OfferAction
from panj.games.trajan.rules.cards import draw_face_down, reshuffle, take_discard
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import GOOD_NAMES, TRAYS
from support import moves, rule

FISH, WINE, OIL = (GOOD_NAMES.index(name) for name in ("fish", "wine", "oil"))


def guessed(s: TrajanState, seat: int, seed: int) -> TrajanState:
    """One guess of a seat."""
    found = GAME.guess(s, seat, Dice(seed))
    assert isinstance(found, TrajanState)
    return found


def mat(s: TrajanState, owner: int, seat: int) -> dict[str, object]:
    """A player's mat as a seat sees it."""
    players = GAME.view(s, seat)["players"]
    assert isinstance(players, list)
    found = players[owner]
    assert isinstance(found, dict)
    return found


@rule("TR-7.1")
def test_everything_on_board_and_mats_is_public() -> None:
    s = table(seats=3)
    give(s, 1, "fish wine")
    s.seaport.left = [OIL, FISH]
    for seat in (SPECTATOR, 0, 2):
        seen = GAME.view(s, seat)
        port = seen["seaport"]
        assert isinstance(port, dict)
        assert port["left"] == ["oil", "fish"]
        assert port["pile"] == len(s.seaport.pile)
        assert mat(s, 1, seat)["hand_size"] == 2
        assert mat(s, 1, seat)["trays"] == mat(s, 1, 1)["trays"]
        assert seen["demand_pile"] == 12


@rule("TR-7.2")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    s = table()
    give(s, 0, "fish wine")
    assert mat(s, 0, 0)["hand"] == {"wine": 1, "fish": 1}
    assert mat(s, 0, 1)["hand"] is None
    assert mat(s, 0, SPECTATOR)["hand"] is None


@rule("TR-7.2")
def test_cards_taken_openly_are_known_until_they_are_used() -> None:
    s = table()
    s.seaport.left = [OIL, FISH]
    give(s, 0, "fish wine")
    take_discard(s, 0, 1)
    assert mat(s, 0, 1)["known"] == {"fish": 1}
    ask(s, OfferAction(0, SEAPORT, 1))
    do(s, "ship same", "load_same fish 1 0")
    assert mat(s, 0, 1)["known"] == {}
    assert mat(s, 0, 0)["hand"] == {"wine": 1, "fish": 1}


@rule("TR-7.2", "TR-9.35")
def test_a_used_card_counts_as_the_known_one_first_and_as_an_old_one_last() -> None:
    s = table()
    player = s.players[0]
    player.hand[FISH], player.known[FISH], player.old[FISH] = 3, 1, 1
    for known, old in ((0, 1), (0, 1), (0, 0)):
        ask(s, OfferAction(0, SEAPORT, 1))
        do(s, "ship different", "load_one fish", "done")
        assert (player.known[FISH], player.old[FISH]) == (known, old)


@rule("TR-7.2")
def test_drawn_cards_are_told_to_their_owner_only() -> None:
    s = table()
    on_top(s, "fish")
    s.notes = []
    draw_face_down(s, 0, 1)
    assert [note.key for note in s.notes if note.is_for(1)] == ["trajan.log.drew"]
    assert [note.key for note in s.notes if note.is_for(SPECTATOR)] == ["trajan.log.drew"]
    assert [note.operands for note in s.notes if note.is_for(0)] == [[FISH], [0, 1]]


@rule("TR-7.3")
def test_hidden_piles_are_shuffled_in_a_guess() -> None:
    s = table(seats=3)
    copy = guessed(s, 0, 4)
    assert copy.forum.pile != s.forum.pile
    assert Counter(copy.forum.pile) == Counter(s.forum.pile)
    assert sorted(copy.forum.extra_pile) == sorted(s.forum.extra_pile)
    assert sorted(copy.senate.bag) == sorted(s.senate.bag)
    assert Counter(copy.seaport.pile) == Counter(s.seaport.pile)
    for mine, theirs in zip(copy.stacks, s.stacks, strict=True):
        assert mine[-1:] == theirs[-1:]
        assert sorted(mine) == sorted(theirs)
    assert copy.chance.key != s.chance.key


@rule("TR-7.4")
def test_removed_demands_are_as_likely_as_any_other_to_come() -> None:
    s = table()
    s.demands.removed, s.demands.pile = [0, 0, 0], [1] * 5 + [2] * 5 + [0] * 2
    tops = Counter(guessed(s, 0, seed).demands.pile[-1] for seed in range(300))
    assert all(60 < tops[symbol] < 140 for symbol in (0, 1, 2))


@rule("TR-7.5")
def test_unseen_cards_of_others_are_dealt_anew_and_known_ones_stay() -> None:
    s = table(seats=3)
    give(s, 0, "oil oil")
    give(s, 1, "fish fish fish")
    s.players[1].known[FISH] = 1
    hands = set()
    for seed in range(30):
        copy = guessed(s, 0, seed)
        assert cards(copy.players[0].hand) == {"oil": 2}
        assert copy.players[1].hand_size() == 3
        assert copy.players[1].hand[FISH] >= 1
        hands.add(tuple(copy.players[1].hand))
    assert len(hands) > 20


@rule("TR-7.5")
def test_after_a_reshuffle_old_cards_are_not_exchanged_with_the_new_pile() -> None:
    s = table(seats=2)
    give(s, 1, "fish fish")
    for good in s.seaport.pile:
        s.players[0].display[good] += 1
    s.seaport.pile = []
    s.seaport.left, s.seaport.right = [OIL] * 4 + [WINE], [OIL, WINE]
    reshuffle(s)
    draw_face_down(s, 1, 2)
    for seed in range(20):
        copy = guessed(s, 0, seed)
        assert cards(copy.players[1].hand) == {"fish": 2, "oil": 2}
        assert Counter(copy.seaport.pile) == {OIL: 3}


@rule("TR-7.5")
def test_old_cards_change_hands_among_the_others() -> None:
    s = table(seats=3)
    give(s, 1, "fish fish")
    give(s, 2, "wine wine")
    s.seaport.pile, s.seaport.left, s.seaport.right = [], [OIL, OIL], [OIL]
    reshuffle(s)
    seen = {tuple(guessed(s, 0, seed).players[1].hand) for seed in range(30)}
    assert len(seen) == 3
    assert tuple(guessed(s, 2, 1).players[1].hand) == tuple(s.players[1].hand)


@rule("TR-7.2", "TR-2.11")
def test_a_guess_rearranges_secret_markers_of_others() -> None:
    s = new(seats=2)
    while len(moves(s)) < 20:
        s.play(moves(s)[0])
    first = int(s.first)
    do(s, "put yellow yellow", "put orange orange")
    own = guessed(s, first, 3).players[first]
    assert list(own.markers) == list(s.players[first].markers)
    seen = set()
    for seed in range(20):
        other = guessed(s, 1 - first, seed).players[first]
        assert [int(other.tray_size(row)) for row in range(TRAYS + 1)] == [2, 2, 0, 0, 0, 0, 8]
        seen.add(tuple(other.markers))
    assert len(seen) > 10


@rule("TR-7.1")
def test_the_view_says_what_is_held_against_the_demands() -> None:
    s = table()
    s.demands.open = [0, 1, 2]
    hold(s, 0, "bread wild_demand")
    assert mat(s, 0, 0)["cover"] == ["forum", "wild", "unmet"]
    assert mat(s, 0, 0)["penalty"] == -4


@rule("TR-7.1")
def test_the_view_describes_tiles_so_that_a_board_can_draw_them() -> None:
    s = table()
    slot(s, 0, 2, "w3")
    keep(s, 0, "d7")
    s.players[0].yellow = [bonus("workers")]
    s.players[0].sites = 0b111
    s.sites[4] = 5
    seen = mat(s, 0, 1)
    assert seen["slots"] == [
        *(None, None),
        {
            "tile": "w3",
            "stack": "workers",
            "colours": ["yellow", "orange"],
            "points": 5,
            "amount": 1,
            "symbol": None,
        },
        *(None, None, None),
    ]
    kept = seen["kept"]
    assert isinstance(kept, list)
    assert kept[0]["symbol"] == "religion"
    assert seen["yellow"] == [{"bonus": "workers", "points": 3}]
    sites = GAME.view(s, 1)["sites"]
    assert isinstance(sites, list)
    assert sites[4] == {"building": "door", "points": 3, "bonus_action": "senate", "workers": []}
    assert sites[1]["workers"] == [0]


@rule("TR-7.1")
def test_the_view_shows_ships_provinces_and_the_senate() -> None:
    s = table(seats=3)
    s.seaport.grey_ships = 0b010
    s.senate.positions = [1, 1, 0]
    s.senate.discs = [2, 1, 0]
    s.players[1].leader = 2
    s.players[2].provinces = 1 << 2
    seen = GAME.view(s, 0)
    port, senate, provinces = seen["seaport"], seen["senate"], seen["provinces"]
    assert isinstance(port, dict)
    assert isinstance(senate, dict)
    assert isinstance(provinces, list)
    assert port["ships"][1] == {
        "ship": "pairs",
        "grey": True,
        "points": [1, 6, 11],
        "coloured_points": [5, 10, 15],
        "grey_points": [1, 6, 11],
    }
    assert senate["track"][1] == {"votes": 2, "discs": [1, 0]}
    assert senate["ranking"] == [0, 1, 2]
    assert (provinces[2]["leaders"], provinces[2]["legionnaires"]) == ([1], [2])


def test_views_of_both_seats_differ_only_in_what_is_private() -> None:
    match = Match(GAME, GAME.terms(2, {}), bytes(32))
    while match.version < 40:
        match.submit(moves(match.state)[0], match.version)
    mine, theirs = (GAME.view(match.state, seat) for seat in (0, 1))
    assert {key for key in mine if mine[key] != theirs[key]} <= {"players", "sowings"}
