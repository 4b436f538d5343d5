"""TR-3.5, TR-3.6: rounds, demands, senate, clean-up, refill."""

import itertools

import pytest

from games.trajan.scene import (
    ask,
    bonus,
    demand,
    do,
    fill,
    forum_kind,
    held,
    hold,
    keep,
    log,
    options,
    province,
    question,
    table,
)
from panj.games.trajan.rules.demands import PayDemands
from panj.games.trajan.rules.senate import EvaluateSenate, RestackDiscs, senate_ranking
from panj.games.trajan.rules.turn import CleanUp, EndRound, EndTurn, FinalScoring, Refill
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import NONE
from support import asked, moves, rule


def pay(s: TrajanState, demands: str, *choices: str) -> TrajanState:
    """Seat 0 pays these demands."""
    demand(s, demands)
    ask(s, PayDemands(0, 0, 0))
    do(s, *choices)
    return s


def penalty(s: TrajanState, who: int = 0) -> int:
    return int(s.players[who].points[5])


def quarter_end(s: TrajanState, after: int = 0) -> None:
    """The fourth round of a quarter ends; `after` would take the next turn."""
    s.round = 4
    demand(s, "bread games religion")
    ask(s, EndRound(after))


@rule("TR-3.5.1")
@pytest.mark.parametrize(
    ("time", "markers", "laps", "place"), [(19, 4, 1, 2), (17, 4, 1, 0), (3, 4, 0, 7)]
)
def test_laps_are_counted_at_the_end_of_the_turn(
    time: int, markers: int, laps: int, place: int
) -> None:
    s = table(seats=4)
    s.time = time + markers
    ask(s, EndTurn(0))
    assert (len(s.demands.open), s.time) == (laps, place)


@rule("TR-3.5.2")
def test_a_demand_is_laid_face_up_when_the_turn_is_over() -> None:
    s = table()
    s.time = 10
    top = s.demands.pile[-1]
    do(s, "sow 0")
    assert s.demands.open == []
    do(s, "march alpes")
    assert s.demands.open == [top]
    assert (s.round, len(s.demands.pile)) == (2, 11)


@rule("TR-3.5.2")
def test_with_three_demands_none_is_drawn_and_the_quarter_ends() -> None:
    s = table()
    quarter_end(s)
    assert len(s.demands.open) == 3
    assert question(s) == "ChooseBonus"


@rule("TR-3.5.3")
def test_two_laps_in_one_turn_end_two_rounds() -> None:
    s = table(seats=2)
    s.time = 10
    fill(s.players[0], ["yyooggwwppbb"])
    do(s, "sow 0")
    while question(s) == "DropMarker":
        s.play(moves(s)[0])
    do(s, "decline")
    assert (len(s.demands.open), s.round, s.time) == (2, 3, 0)


@rule("TR-3.5.3")
def test_a_second_lap_can_end_the_quarter_after_the_third_demand() -> None:
    s = table(seats=2)
    s.round = 3
    demand(s, "bread bread")
    s.time = 22
    ask(s, EndTurn(0))
    assert len(s.demands.open) == 3
    assert question(s) == "ChooseBonus"
    s.play(moves(s)[0])
    assert s.round == 5


@rule("TR-3.6.1")
def test_a_trajan_tile_is_not_spent_and_covers_one_demand_each_quarter() -> None:
    s = table()
    keep(s, 0, "d1")
    pay(s, "bread bread")
    assert penalty(s) == -4
    assert s.players[0].kept == [45]


@rule("TR-3.6.1")
def test_forum_tiles_and_wild_tiles_are_spent() -> None:
    s = table()
    hold(s, 0, "bread wild_demand")
    pay(s, "bread games")
    assert held(s, 0, "bread") == held(s, 0, "wild_demand") == 0
    assert sorted(s.gone.forum) == [forum_kind("bread"), forum_kind("wild_demand")]
    assert penalty(s) == 0


@rule("TR-3.6.2")
def test_a_demand_that_can_be_met_must_be_met_even_by_the_last_wild() -> None:
    s = table()
    hold(s, 0, "wild_demand")
    pay(s, "religion")
    assert s.decision() is None
    assert held(s, 0, "wild_demand") == 0


@rule("TR-3.6.3")
def test_with_no_wild_to_spare_nothing_is_asked() -> None:
    s = table()
    hold(s, 0, "bread wild_demand")
    s.notes = []
    pay(s, "bread games religion")
    assert s.decision() is None
    assert penalty(s) == -4
    assert log(s) == ["met", "met", "unmet", "penalty"]


@rule("TR-3.6.3")
def test_a_spare_wild_is_a_choice_for_each_open_demand_in_order() -> None:
    s = table()
    hold(s, 0, "bread games wild_demand")
    pay(s, "games bread")
    assert asked(s).prompt(s).operands == [1]
    assert options(s) == ["pay forum", "pay wild"]
    do(s, "pay wild")
    assert s.decision() is None
    assert (held(s, 0, "games"), held(s, 0, "bread")) == (1, 0)


@rule("TR-3.6.3")
def test_trajan_tiles_cover_the_earliest_of_equal_demands() -> None:
    s = table()
    keep(s, 0, "d1")
    hold(s, 0, "bread wild_demand")
    pay(s, "bread bread")
    assert question(s) == "PayDemand"
    do(s, "pay forum")
    assert (held(s, 0, "bread"), held(s, 0, "wild_demand")) == (0, 1)


@rule("TR-3.6.2", "TR-3.6.3")
def test_the_payment_always_leaves_the_fewest_unmet() -> None:
    stocks = list(itertools.product(range(3), range(2), range(2), range(3)))
    for bread, games, religion, wilds in stocks:
        for kept in ("", "d1", "d4"):
            s = table()
            hold(s, 0, "bread " * bread + "games " * games + "religion " * religion)
            hold(s, 0, "wild_demand " * wilds)
            keep(s, 0, kept)
            needs = {"bread": 2, "games": 1}
            owned = {"bread": bread + (kept == "d1"), "games": games + (kept == "d4")}
            short = sum(max(0, need - owned[name]) for name, need in needs.items())
            pay(s, "bread games bread")
            while s.decision() is not None:
                s.play(moves(s)[-1])
            assert penalty(s) == [0, -4, -9, -15][max(0, short - wilds)]


@rule("TR-3.6.4")
@pytest.mark.parametrize(
    ("demands", "points"),
    [("bread", -4), ("bread games", -9), ("bread games games", -15), ("", 0)],
)
def test_the_penalty_grows_with_the_unmet_demands(demands: str, points: int) -> None:
    s = pay(table(), demands)
    assert s.players[0].score() == points
    assert s.scores()[0] == points + 2  # the worker and the legionnaire in their camps


@rule("TR-3.6.1", "TR-3.6.3")
def test_players_pay_clockwise_from_the_next_to_move() -> None:
    s = table(seats=3)
    for seat in range(3):
        hold(s, seat, "bread games religion wild_demand")
    quarter_end(s, after=2)
    order = []
    while question(s) == "PayDemand":
        order.append(asked(s).who)
        do(s, "pay wild")
    assert order == [2, 0, 1]


@rule("TR-3.6.5")
def test_votes_of_position_and_tiles_are_added() -> None:
    s = table(seats=3)
    s.senate.positions = [3, 0, 1]
    hold(s, 1, "votes_2 votes_5")
    assert senate_ranking(s) == [1, 0, 2]


@rule("TR-3.6.5")
def test_ties_go_to_the_disc_further_along_then_to_the_higher_one() -> None:
    s = table(seats=4)
    s.senate.positions = [2, 0, 2, 1]
    hold(s, 1, "votes_3")
    hold(s, 3, "votes_2")
    s.senate.discs = [2, 1, 3, 0]
    assert senate_ranking(s) == [3, 0, 2, 1]


@rule("TR-3.6.6")
def test_the_consul_chooses_and_the_vice_consul_gets_the_other_grey() -> None:
    s = table(seats=3)
    s.senate.bonus = [bonus("workers"), bonus("legionnaires")]
    s.senate.positions = [0, 2, 1]
    for player in s.players:
        player.yellow = []
    ask(s, EvaluateSenate())
    assert asked(s).who == 1
    assert options(s) == ["choose_bonus workers", "choose_bonus legionnaires"]
    do(s, "choose_bonus legionnaires")
    assert s.players[1].yellow == [bonus("legionnaires")]
    assert s.players[2].grey == [bonus("workers")]
    assert s.players[0].yellow == s.players[0].grey == []
    assert s.senate.bonus == []


@rule("TR-3.6.6")
def test_no_votes_are_needed_to_become_consul() -> None:
    s = table()
    ask(s, EvaluateSenate())
    assert asked(s).who == 1


@rule("TR-3.6.7")
def test_the_discs_return_as_one_pile_with_the_consul_on_top() -> None:
    s = table(seats=3)
    s.senate.positions = [0, 4, 2]
    ask(s, RestackDiscs())
    assert s.senate.positions == [0, 0, 0]
    assert s.senate.discs == [0, 2, 1]


@rule("TR-3.6.7", "TR-5.1")
def test_in_the_last_quarter_the_discs_stay() -> None:
    s = table()
    s.round = 16
    s.senate.positions = [4, 2]
    demand(s, "bread games religion")
    ask(s, EndRound(0))
    s.play(moves(s)[0])
    assert s.is_over
    assert s.senate.positions == [4, 2]


@rule("TR-3.6.8")
def test_demands_senate_tiles_and_the_forum_leave_the_game() -> None:
    s = table()
    demand(s, "bread bread games")
    hold(s, 0, "votes_3 bread wild_demand extra_forum")
    s.provinces[1] = forum_kind("votes_5")
    s.provinces[2] = forum_kind("bread")
    s.forum.spaces[0] = forum_kind("games")
    s.forum.spaces[12] = forum_kind("extra_senate")
    ask(s, CleanUp())
    assert s.demands.open == []
    assert s.demands.past == [0, 0, 1]
    assert held(s, 0, "votes_3") == 0
    assert held(s, 0, "bread") == held(s, 0, "wild_demand") == held(s, 0, "extra_forum") == 1
    assert s.provinces[1:3] == [NONE, forum_kind("bread")]
    assert set(s.forum.spaces) == {NONE}


@rule("TR-3.6.9")
@pytest.mark.parametrize(("seats", "green"), [(2, 6), (3, 9), (4, 12)])
def test_the_board_is_refilled_and_ships_show_their_colours(seats: int, green: int) -> None:
    s = table(seats)
    s.senate.bonus = []
    s.seaport.grey_ships = 0b101
    s.players[0].leader = province("raetia")
    s.players[1].provinces = 1 << province("belgica")
    ask(s, Refill())
    empty = [i for i in range(1, 11) if s.provinces[i] == NONE]
    assert empty == [province("raetia"), province("belgica")]
    assert sum(tile != NONE for tile in s.forum.spaces[:12]) == green
    assert all(tile != NONE for tile in s.forum.spaces[12:])
    assert len(s.senate.bonus) == 2
    assert s.seaport.grey_ships == 0


@rule("TR-3.6.9")
def test_a_tile_that_still_lies_in_a_province_stays() -> None:
    s = table()
    s.senate.bonus = []
    s.provinces[3] = forum_kind("wild_demand")
    pile = len(s.forum.pile)
    ask(s, Refill())
    assert s.provinces[3] == forum_kind("wild_demand")
    assert len(s.forum.pile) == pile - 9 - 6


@rule("TR-3.6.10")
def test_a_short_forum_pile_fills_provinces_first_in_their_order() -> None:
    s = table(seats=4)
    s.senate.bonus = []
    s.forum.pile = [0, 1, 2]
    ask(s, Refill())
    assert s.provinces[1:5] == [2, 1, 0, NONE]
    assert set(s.forum.spaces[:12]) == {NONE}
    assert all(tile != NONE for tile in s.forum.spaces[12:])
    s.forum.pile = [0] * 9
    s.provinces = [NONE] * 11
    s.senate.bonus = []
    ask(s, Refill())
    assert s.provinces[10] == NONE


@rule("TR-3.6.10")
def test_extra_action_and_bonus_tiles_are_just_enough() -> None:
    s = table(seats=4)
    for _ in range(3):
        s.senate.bonus = []
        ask(s, Refill())
    assert (len(s.forum.extra_pile), len(s.senate.bag)) == (0, 0)


@rule("TR-3.6.11")
def test_everything_else_is_kept_across_the_quarter() -> None:
    s = table()
    hold(s, 0, "games extra_senate wild_construction wild_commodity wild_extra_action")
    keep(s, 0, "d4")
    player = s.players[0]
    player.plus_two = 0b11
    player.built = 0b1
    player.hand[3] = 2
    player.provinces = 1 << 2
    player.sites = 1 << 9
    player.slots[4] = 7
    quarter_end(s, after=1)
    s.play(moves(s)[0])
    assert s.round == 5
    kept = ["games", "extra_senate", "wild_construction", "wild_commodity", "wild_extra_action"]
    assert [held(s, 0, name) for name in kept] == [1] * 5  # the Trajan tile met the games
    assert (player.plus_two, player.built, player.hand[3], player.kept) == (0b11, 0b1, 2, [48])
    assert (player.provinces, player.sites, player.slots[4]) == (1 << 2, 1 << 9, 7)
    assert len(player.yellow) + len(player.grey) == 2


@rule("TR-5.1")
def test_after_lap_sixteen_the_game_is_over_and_a_further_lap_is_ignored() -> None:
    s = table()
    s.round = 16
    demand(s, "bread games religion")
    s.time = 23
    ask(s, EndTurn(0))
    s.play(moves(s)[0])
    assert s.decision() is None
    assert s.is_over
    assert [penalty(s, seat) for seat in (0, 1)] == [-15, -15]


@rule("TR-5.1")
def test_the_last_quarter_has_demands_and_senate_but_no_refill() -> None:
    s = table()
    s.round = 16
    hold(s, 0, "votes_5")
    demand(s, "bread games religion")
    ask(s, EndRound(1))
    assert asked(s).who == 0
    s.play(moves(s)[0])
    assert held(s, 0, "votes_5") == 1
    assert set(s.forum.spaces) == {NONE}
    assert len(s.demands.open) == 3


@rule("TR-5.2")
def test_the_final_scoring_is_told_line_by_line() -> None:
    s = table()
    s.notes = []
    s.players[0].hand[0] = 2
    ask(s, FinalScoring())
    assert log(s)[:3] == ["final_cards", "final_workers", "final_legionnaires"]
    assert log(s)[-2:] == ["total", "total"]
