"""TR-2: the table is laid, cards are drafted, markers arranged, tiles taken."""

from collections import Counter

import pytest

from games.trajan.scene import do, new, options, question, shown, table
from panj.core.match import Match
from panj.games.trajan.game import GAME
from panj.games.trajan.rules.setup_choices import FillTray, TakeCard, TakeStartTile
from panj.games.trajan.rules.sowing import ChooseTray
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import NONE, TILE_IDS
from support import asked, moves, rule


def play_until(s: TrajanState, kind: type) -> None:
    """Answer with the first move until a decision of this class is asked."""
    while not isinstance(s.decision(), kind):
        s.play(moves(s)[0])


@rule("TR-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_starts_alike(seats: int) -> None:
    for player in new(seats).players:
        assert (player.supply, player.workers, player.legionnaires) == (13, 1, 1)
        assert player.leader == 0
        assert player.arch == 0
        assert player.score() == 0


@rule("TR-2.2", "TR-2.6")
def test_three_demand_tiles_leave_unseen_and_twelve_remain() -> None:
    s = new(3)
    assert len(s.demands.removed) == 3
    assert len(s.demands.pile) == 12
    assert Counter([*s.demands.removed, *s.demands.pile]) == {0: 5, 1: 5, 2: 5}
    assert (s.time, s.seaport.grey_ships, s.quarter) == (0, 0, 0)


@rule("TR-2.3")
@pytest.mark.parametrize(("seats", "green"), [(2, 6), (3, 9), (4, 12)])
def test_forum_and_provinces_are_filled(seats: int, green: int) -> None:
    s = new(seats)
    assert all(tile != NONE for tile in s.provinces[1:])
    assert s.provinces[0] == NONE
    assert [tile != NONE for tile in s.forum.spaces[:12]] == [True] * green + [False] * (12 - green)
    assert all(7 <= tile <= 12 for tile in s.forum.spaces[12:])
    assert (len(s.forum.pile), len(s.forum.extra_pile)) == (70 - 10 - green, 9)


@rule("TR-2.4")
def test_every_site_has_one_of_the_twenty_construction_tiles() -> None:
    assert sorted(new().sites) == list(range(20))
    assert new(seed=1).sites != new(seed=2).sites


@rule("TR-2.5")
def test_six_stacks_of_nine_show_only_their_top() -> None:
    s = new()
    assert [sorted(stack) for stack in s.stacks] == [
        list(range(stack * 9, stack * 9 + 9)) for stack in range(6)
    ]
    seen = GAME.view(s, 0)["stacks"]
    assert isinstance(seen, list)
    assert (seen[2]["stack"], seen[2]["height"]) == ("cards", 9)
    assert seen[2]["top"]["tile"] == TILE_IDS[s.stacks[2][-1]]


@rule("TR-2.6")
def test_the_first_quarter_begins_with_the_first_round() -> None:
    s = new(seats=3)
    play_until(s, ChooseTray)
    assert (s.round, s.quarter, s.time, s.cycle) == (1, 1, 0, 16)


@rule("TR-2.7")
def test_the_last_in_turn_order_lies_on_top_in_the_senate() -> None:
    firsts = set()
    for seed in range(40):
        s = new(3, seed)
        firsts.add(int(s.first))
        assert s.senate.discs == [s.first, (s.first + 1) % 3, (s.first + 2) % 3]
        assert s.senate.positions == [0, 0, 0]
    assert firsts == {0, 1, 2}


@rule("TR-2.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_and_the_senate_get_bonus_tiles(seats: int) -> None:
    s = new(seats)
    assert [len(player.yellow) for player in s.players] == [1] * seats
    assert len(s.senate.bonus) == 2
    assert len(s.senate.bag) == 12 - seats - 2


@rule("TR-2.9")
def test_two_discard_piles_of_one_card_begin() -> None:
    s = new()
    assert (len(s.seaport.left), len(s.seaport.right), len(s.seaport.pile)) == (1, 1, 58)


@rule("TR-2.10")
def test_each_player_takes_three_cards_before_the_next() -> None:
    s = new(3)
    order = []
    while isinstance(s.decision(), TakeCard):
        order.append(asked(s).who)
        s.play(moves(s)[0])
    assert order == [seat for i in range(3) for seat in [(s.first + i) % 3] * 3]
    assert [player.hand_size() for player in s.players] == [3, 3, 3]


@rule("TR-2.10", "TR-4.1.7")
def test_an_emptied_discard_pile_is_refilled_at_once() -> None:
    s = new()
    assert options(s) == ["take draw", "take left", "take right"]
    top = s.seaport.left[-1]
    under = s.seaport.pile[-1]
    do(s, "take left")
    assert s.players[s.first].hand[top] == 1
    assert s.seaport.left == [under]
    do(s, "take left", "take draw")
    assert s.players[s.first].hand_size() == 3


@rule("TR-2.11")
def test_markers_are_put_tray_by_tray_two_of_any_colours() -> None:
    s = new()
    play_until(s, FillTray)
    assert len(options(s)) == 21 + 1
    who = asked(s).who
    do(s, "put yellow yellow", "put orange green", "put orange green", "put white pink")
    assert "put white pink" in options(s)
    assert "put yellow blue" not in options(s)
    do(s, "put white pink")
    assert options(s) == ["put blue blue"]
    do(s, "put blue blue")
    assert shown(s.players[who]) == ["yy", "og", "og", "wp", "wp", "bb"]
    assert asked(s).who != who


@rule("TR-2.11")
def test_an_arrangement_is_hidden_until_everybody_is_done() -> None:
    s = new()
    play_until(s, FillTray)
    first, second = int(s.first), 1 - int(s.first)
    do(s, *["put yellow yellow", "put orange orange", "put green green"])
    assert seen_trays(s, first, first) == [
        ["yellow"] * 2,
        ["orange"] * 2,
        ["green"] * 2,
        [],
        [],
        [],
    ]
    assert seen_trays(s, first, second) is None
    do(s, "put white white", "put pink pink", "put blue blue")
    assert seen_trays(s, first, second) is None
    assert asked(s).SECRET
    while isinstance(s.decision(), FillTray):
        s.play(moves(s)[0])
    assert seen_trays(s, first, second) == seen_trays(s, first, first)


def seen_trays(s: TrajanState, owner: int, seat: int) -> object:
    """The trays of a player as a seat sees them."""
    players = GAME.view(s, seat)["players"]
    assert isinstance(players, list)
    return players[owner]["trays"]


@rule("TR-2.11")
def test_nobody_reads_what_another_puts_into_a_tray() -> None:
    match = Match(GAME, GAME.terms(2, {}), bytes(32))
    while not isinstance(match.decision(), FillTray):
        match.submit(moves(match.state)[0], match.version)
    who = asked(match.state).who
    notes = match.submit(moves(match.state)[0], match.version)
    assert [note.key for note in notes if note.is_for(who)] == ["trajan.log.you_put"]
    assert [note for note in notes if note.is_for(1 - who)] == []


@rule("TR-9.32")
def test_the_rest_can_be_arranged_at_random() -> None:
    s = new()
    play_until(s, FillTray)
    who = asked(s).who
    before = s.boundary
    do(s, "put yellow yellow", "arrange")
    trays = shown(s.players[who])
    assert trays[0] == "yy"
    assert [len(tray) for tray in trays] == [2] * 6
    assert Counter("".join(trays)) == dict.fromkeys("yogwpb", 2)
    assert s.boundary > before
    assert asked(s).who != who


@rule("TR-9.32")
def test_the_last_tray_is_not_arranged_but_filled() -> None:
    s = new()
    play_until(s, FillTray)
    do(s, *["put yellow yellow", "put orange orange", "put green green", "put white white"])
    assert "arrange" in options(s)
    do(s, "put pink blue")
    assert options(s) == ["put pink blue"]


@rule("TR-2.12")
def test_three_start_tiles_come_from_different_stacks_onto_slots_two_four_and_six() -> None:
    s = new(seats=2)
    play_until(s, TakeStartTile)
    who = asked(s).who
    assert len(options(s)) == 6 * 3
    tops = [TILE_IDS[stack[-1]] for stack in s.stacks]
    do(s, f"start_tile {tops[2]} 3")
    assert len(options(s)) == 5 * 2
    assert all(" 3" not in option[-2:] for option in options(s))
    do(s, f"start_tile {tops[0]} 5", f"start_tile {tops[4]} 1")
    assert [int(tile) for tile in s.players[who].slots] == [
        *(NONE, TILE_IDS.index(tops[4]), NONE),
        *(TILE_IDS.index(tops[2]), NONE, TILE_IDS.index(tops[0])),
    ]


@rule("TR-2.12")
def test_uncovered_tiles_are_there_for_the_next_player() -> None:
    s = new(seats=2)
    play_until(s, TakeStartTile)
    first = asked(s).who
    under = s.stacks[0][-2]
    for _ in range(3):
        assert asked(s).who == first
        s.play(moves(s)[0])
    assert asked(s).who == 1 - first
    assert f"start_tile {TILE_IDS[under]} 1" in options(s)


@rule("TR-2.13")
def test_the_first_player_takes_the_first_turn() -> None:
    for seed in range(6):
        s = new(4, seed)
        play_until(s, ChooseTray)
        assert asked(s).who == s.first
        assert s.turn == 1
        assert all(player.tray_size(tray) == 2 for player in s.players for tray in range(6))


def test_the_bare_table_of_these_tests_is_ready_to_play() -> None:
    s = table(seats=3)
    assert question(s) == "ChooseTray"
    assert asked(s).who == 0
    assert len(s.seaport.pile) + len(s.seaport.left) + len(s.seaport.right) == 60
