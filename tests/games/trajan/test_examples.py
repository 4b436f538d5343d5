"""TR-8: all worked examples of the specification, number for number."""

import itertools

import pytest

from games.trajan.scene import (
    CONSTRUCTION,
    FORUM,
    MILITARY,
    SEAPORT,
    SENATE,
    TRAJAN,
    ask,
    bonus,
    cards,
    demand,
    do,
    fill,
    forum_kind,
    give,
    held,
    hold,
    keep,
    line,
    options,
    province,
    question,
    shown,
    slot,
    slots,
    stack_tops,
    table,
)
from panj.core.moves import Move
from panj.games.trajan.rules.actions import OfferAction
from panj.games.trajan.rules.demands import PayDemands
from panj.games.trajan.rules.military import occupation_points
from panj.games.trajan.rules.senate import EvaluateSenate, RestackDiscs
from panj.games.trajan.rules.turn import EndTurn, TakeTurn
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import CENTRE, NONE
from support import asked, moves, rule


def offer(s: TrajanState, action: int) -> None:
    ask(s, OfferAction(0, action, 1))


def turn(s: TrajanState) -> None:
    """Seat 0 takes a turn on this table."""
    ask(s, TakeTurn(0))


@rule("TR-3.2.3", "TR-3.2.5")
def test_example_1_two_markers_from_tray_five_end_in_the_seaport() -> None:
    s = table()
    do(s, "sow 4")
    assert asked(s).prompt(s).operands == [SEAPORT]
    assert s.time == 2


@rule("TR-3.5.1")
@pytest.mark.parametrize(("start", "place"), [(19, 2), (17, 0)])
def test_example_2_the_round_ends_by_passing_or_reaching_the_start(start: int, place: int) -> None:
    s = table(seats=4)
    s.time = start + 4
    ask(s, EndTurn(0))
    assert (s.round, s.time) == (2, place)


@rule("TR-3.2.3")
def test_example_3_six_markers_return_and_eight_go_round() -> None:
    s = table()
    s.forum.spaces[0] = 0
    fill(s.players[0], ["yy", "ggwwpp", "oo", "bb"])
    do(s, "sow 1")
    while question(s) == "DropMarker":
        s.play(moves(s)[0])
    assert asked(s).prompt(s).operands == [FORUM]
    assert [len(tray) for tray in shown(s.players[0])] == [3, 1, 3, 3, 1, 1]
    s = table()
    fill(s.players[0], ["yyooggww", "pp", "bb"])
    do(s, "sow 0")
    while question(s) == "DropMarker":
        s.play(moves(s)[0])
    assert asked(s).prompt(s).operands == [MILITARY]
    assert [len(tray) for tray in shown(s.players[0])] == [1, 4, 4, 1, 1, 1]


@rule("TR-3.3.1", "TR-3.3.3")
def test_example_4_a_workers_tile_is_completed_then_the_military_action_follows() -> None:
    s = table()
    fill(s.players[0], ["gb", "gg", "yowwppb"])
    slot(s, 0, 2, "w3")
    do(s, "sow 0", "drop green")
    player = s.players[0]
    assert (player.points[3], player.workers, player.supply) == (5, 2, 12)
    assert 2 in s.gone.trajan
    assert asked(s).prompt(s).operands == [MILITARY]


@rule("TR-3.3.1")
def test_example_5_two_pink_markers_complete_pink_pink_at_the_target_only() -> None:
    s = table()
    slot(s, 0, 3, "v6")
    fill(s.players[0], ["yy", "oo", "p", "wb", "gg", "wpb"])
    do(s, "sow 2")
    assert slots(s, 0)[3] == "v6"
    s = table()
    slot(s, 0, 3, "v6")
    fill(s.players[0], ["yy", "oo", "p", "pwb", "gg", "wb"])
    do(s, "sow 2")
    assert slots(s, 0)[3] == ""
    assert s.players[0].points[3] == 9
    s = table()
    slot(s, 0, 3, "v6")
    fill(s.players[0], ["yy", "oo", "pg", "pwb", "g", "wb"])
    turn(s)
    do(s, "sow 2", "drop pink")
    assert slots(s, 0)[3] == "v6"


@rule("TR-4.5.1", "TR-4.5.2", "TR-4.5.3")
def test_example_6_the_arch_goes_round_to_the_centre_and_back() -> None:
    s = table()
    for place in (1, 3, 5):
        slot(s, 0, place, f"w{place}")
    fill(s.players[0], ["yy", "oo", "gg", "wo", "pp", "bb"])
    stack_tops(s, "v3", "v2", "v1")
    seen = []
    for tile in ("v1", "v2", "v3"):
        offer(s, TRAJAN)
        do(s, f"take_tile {tile}")
        seen.append(int(s.players[0].arch))
    assert seen == [2, 4, CENTRE]
    assert slots(s, 0) == ["v1", "w1", "v2", "w3", "v3", "w5"]
    fill(s.players[0], ["yy", "oo", "o", "yww", "pp", "bb"])
    turn(s)
    do(s, "sow 2")
    assert s.players[0].arch == 3


@rule("TR-3.3.4", "TR-4.5.3")
def test_example_7_a_freed_slot_five_is_filled_in_the_same_turn() -> None:
    s = table()
    for place, tile in enumerate(["v1", "v2", "v3", "v4", "w3", "v5"]):
        slot(s, 0, place, tile)
    fill(s.players[0], ["", "", "", "o", "y"])
    stack_tops(s, "p1")
    turn(s)
    do(s, "sow 3")
    assert (s.players[0].arch, slots(s, 0)[4]) == (TRAJAN, "")
    do(s, "take_tile p1")
    assert (s.players[0].arch, slots(s, 0)[4]) == (CENTRE, "p1")


@rule("TR-4.1.4")
def test_example_8_three_wine_score_twelve_and_two_fish_then_one() -> None:
    s = table()
    give(s, 0, "wine wine wine fish fish")
    offer(s, SEAPORT)
    do(s, "ship same", "load_same wine 3 0")
    assert s.players[0].points[0] == 12
    offer(s, SEAPORT)
    do(s, "ship same", "load_same fish 2 0")
    assert s.players[0].points[0] == 13


@rule("TR-4.1.5")
def test_example_9_a_wild_makes_the_second_pair() -> None:
    s = table()
    give(s, 0, "wheat wheat fish")
    hold(s, 0, "wild_commodity")
    offer(s, SEAPORT)
    do(s, "ship pairs", "load_pair fish 1", "load_pair wheat 0", "done")
    assert s.players[0].points[0] == 10
    assert sum(cards(s.players[0].display).values()) == 3
    assert s.gone.forum == [forum_kind("wild_commodity")]


@rule("TR-4.3.3")
@pytest.mark.parametrize(
    ("name", "rivals", "points"),
    [
        ("britannia", 0, 10),
        ("britannia", 1, 7),
        ("britannia", 2, 4),
        ("britannia", 3, 1),
        ("noricum", 2, 0),
        ("alpes", 1, 0),
    ],
)
def test_example_10_rivals_lower_the_value(name: str, rivals: int, points: int) -> None:
    s = table(seats=4)
    for seat in range(1, 1 + rivals):
        s.players[seat].provinces = 1 << province(name)
    assert occupation_points(s, 0, province(name)) == points


@rule("TR-4.4.1", "TR-4.8.1")
def test_example_11_nine_points_in_the_senate_in_one_turn() -> None:
    s = table()
    s.senate.positions[0] = 3
    offer(s, SENATE)
    do(s, "advance")
    assert s.players[0].points[2] == 5
    s = table()
    hold(s, 0, "extra_senate")
    s.players[0].plus_two = 1 << SENATE
    offer(s, SENATE)
    do(s, "advance", "use_extra senate", "advance", "advance")
    assert s.players[0].points[2] == 2 + 3 + 4


@rule("TR-4.6.5")
def test_example_12_the_first_door_brings_a_senate_action_the_second_none() -> None:
    s = table()
    s.sites[0], s.sites[1] = 4, 7
    s.players[0].workers = 2
    offer(s, CONSTRUCTION)
    do(s, "build 0", "advance")
    assert (s.players[0].points[4], s.players[0].points[2]) == (2, 2)
    offer(s, CONSTRUCTION)
    do(s, "build 1")
    assert s.decision() is None


@rule("TR-4.6.3", "TR-4.6.4")
def test_example_13_a_worker_beside_a_rival_opens_the_way_to_the_window() -> None:
    s = table()
    s.players[0].workers = 2
    s.players[0].sites = 1 << 0
    s.players[1].sites = 1 << 1
    s.sites[1], s.sites[2] = NONE, 16
    offer(s, CONSTRUCTION)
    assert "build 2" not in options(s)
    do(s, "build 1")
    assert s.players[0].score() == 0
    offer(s, CONSTRUCTION)
    assert "build 2" in options(s)


@rule("TR-4.6.2")
def test_example_14_the_sites_round_two_workers() -> None:
    s = table()
    s.players[0].sites = 1 << 6 | 1 << 7
    offer(s, CONSTRUCTION)
    assert options(s)[1:-1] == [f"build {site}" for site in (1, 2, 5, 8, 11, 12)]


@rule("TR-3.6.1", "TR-3.6.4")
def test_example_15_both_games_are_met_and_bread_costs_four() -> None:
    s = table()
    hold(s, 0, "games religion")
    keep(s, 0, "d4")
    demand(s, "games games bread")
    ask(s, PayDemands(0, 0, 0))
    assert s.players[0].points[5] == -4
    assert (held(s, 0, "games"), held(s, 0, "religion"), len(s.players[0].kept)) == (0, 1, 1)


@rule("TR-3.6.2", "TR-3.6.3")
def test_example_16_the_wild_must_be_saved_for_religion() -> None:
    s = table()
    hold(s, 0, "bread wild_demand")
    keep(s, 0, "d1")
    demand(s, "bread bread religion")
    ask(s, PayDemands(0, 0, 0))
    assert s.decision() is None
    assert s.players[0].points[5] == 0
    assert held(s, 0, "bread") == held(s, 0, "wild_demand") == 0


@rule("TR-3.6.5", "TR-3.6.6")
@pytest.mark.parametrize(("tile", "consul"), [("votes_3", 1), ("", 0)])
def test_example_17_brown_beats_green_by_a_senate_tile(tile: str, consul: int) -> None:
    s = table(seats=3)
    s.senate.positions = [4, 4, 0]  # green, brown, a third player
    s.senate.discs = [2, 1, 0]
    hold(s, 1, tile)
    for player in s.players:
        player.yellow = []
    first = s.senate.bonus[0]
    ask(s, EvaluateSenate())
    assert asked(s).who == consul
    s.play(moves(s)[0])
    assert s.players[consul].yellow == [first]
    assert len(s.players[1 - consul].grey) == 1


@rule("TR-3.6.6", "TR-3.6.7")
def test_example_18_without_any_move_the_last_player_is_consul() -> None:
    s = table(seats=3)
    ask(s, EvaluateSenate(), RestackDiscs())
    d = asked(s)
    assert d.who == 2
    s.play(moves(s)[0])
    assert len(s.players[1].grey) == 1
    assert s.senate.discs == [0, 1, 2]


@rule("TR-5.2", "TR-5.3.6")
def test_example_19_a_final_scoring_of_fifty_three() -> None:
    s = table()
    player = s.players[0]
    give(s, 0, "fish wine")
    player.legionnaires = 0
    for place in (1, 2, 3):
        slot(s, 0, place, f"w{place}")
    player.built = 0b0111 | 0b0011 << 12 | 0b0001 << 4
    hold(s, 0, "wild_construction bread bread")
    player.yellow = [bonus("workers"), bonus("bonus_tiles"), bonus("bread")]
    player.grey = [bonus("legionnaires")]
    player.sites = 0b111111
    player.provinces = 0b1110
    lines = {name: line(s, name)[0] for name in ("cards", "workers", "legionnaires", "tiles")}
    assert lines == {"cards": 2, "workers": 1, "legionnaires": 0, "tiles": 3}
    assert (line(s, "sets")[0], line(s, "bonus")[0]) == (20, 6 + 3 + 9 + 9)
    assert s.scores()[0] == 53


@rule("TR-5.3.6")
def test_example_20_half_points_are_rounded_up() -> None:
    s = table()
    s.players[0].yellow = []
    s.players[0].grey = [bonus("workers")]
    s.players[0].sites = 0b11111
    assert line(s, "bonus")[0] == 3


@rule("TR-3.5.1", "TR-3.5.3")
def test_example_21_twelve_markers_make_two_laps() -> None:
    s = table()
    s.time = 10 + 12
    ask(s, EndTurn(0))
    assert (s.round, s.time) == (3, 0)


@rule("TR-3.4.3", "TR-4.8.5")
def test_example_22_after_an_extra_seaport_no_extra_construction() -> None:
    s = table()
    hold(s, 0, "extra_seaport extra_construction")
    s.sites[0] = 8
    offer(s, CONSTRUCTION)
    do(s, "build 0", "take left", "use_extra seaport", "take right")
    assert s.decision() is None
    assert held(s, 0, "extra_construction") == 1


@rule("TR-3.4.4", "TR-4.8.6")
def test_example_23_a_tile_taken_in_the_bonus_action_serves_the_construction() -> None:
    s = table()
    s.sites[0] = 0
    s.forum.spaces[12] = forum_kind("extra_construction")
    s.forum.spaces[0] = forum_kind("bread")
    offer(s, CONSTRUCTION)
    do(s, "build 0", "take_forum y0 extra_construction", "use_extra construction")
    assert "recruit_worker" in options(s)


def payments(s: TrajanState) -> set[tuple[int, ...]]:
    """Every way to pay, as what is left of bread, games, religion and wild tiles."""
    if s.decision() is None:
        names = ("bread", "games", "religion", "wild_demand")
        assert s.players[0].points[5] == 0
        return {tuple(held(s, 0, name) for name in names)}
    found = set()
    for move in moves(s):
        copy = s.clone()
        copy.play(move)
        found |= payments(copy)
    return found


@rule("TR-3.6.3")
@pytest.mark.parametrize(("wilds", "outcomes"), [(1, 4), (2, 7)])
def test_example_24_a_spare_wild_leaves_four_outcomes_and_two_leave_seven(
    wilds: int, outcomes: int
) -> None:
    s = table()
    hold(s, 0, "bread games religion " + "wild_demand " * wilds)
    demand(s, "bread games religion")
    ask(s, PayDemands(0, 0, 0))
    found = payments(s)
    assert len(found) == outcomes
    expected = {
        (*kept, wilds - sum(kept))
        for kept in itertools.product((0, 1), repeat=3)
        if sum(kept) <= wilds
    }
    assert found == expected


def full_choices(s: TrajanState, move: Move) -> int:
    """How many ways to go on there are after a move at the seaport."""
    copy = s.clone()
    copy.play(move)
    if copy.decision() is None or question(copy) == "DiscardCard":
        return 1
    return sum(full_choices(copy, each) for each in moves(copy))


@rule("TR-4.1.8")
def test_example_25_twenty_two_full_choices_in_eight_first_steps() -> None:
    s = table()
    give(s, 0, "fish wine wheat wheat")
    offer(s, SEAPORT)
    assert len(options(s)) == 8
    counts = {
        option: full_choices(s, move) for option, move in zip(options(s), moves(s), strict=True)
    }
    del counts["decline"]
    assert counts == {
        "draw_two": 1,
        "take left": 1,
        "take right": 1,
        "play": 7,
        "ship same": 4,
        "ship pairs": 1,
        "ship different": 7,
    }
    assert sum(counts.values()) == 22


@rule("TR-5.3.5")
@pytest.mark.parametrize(
    ("built", "wilds", "points"),
    [
        (0b0111 | 0b0111 << 12, 2, 40),
        (0b0001 << 4, 2, 10),
        (0b1111 | 0b0011 << 12, 1, 30),
        (0b1111 << 16, 1, 20),
    ],
)
def test_example_26_construction_sets_with_wilds(built: int, wilds: int, points: int) -> None:
    s = table()
    s.players[0].built = built
    hold(s, 0, "wild_construction " * wilds)
    assert line(s, "sets")[0] == points
