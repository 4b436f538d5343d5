"""TR-4.2 to TR-4.6, TR-4.9: forum, military, senate, Trajan and construction actions."""

import pytest

from games.trajan.scene import (
    CONSTRUCTION,
    FORUM,
    MILITARY,
    SENATE,
    TRAJAN,
    ask,
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
    slot,
    slots,
    stack_tops,
    table,
)
from panj.games.trajan.player import Player
from panj.games.trajan.rules.actions import OfferAction
from panj.games.trajan.rules.demands import PayDemands
from panj.games.trajan.rules.senate import votes_of
from panj.games.trajan.rules.tiles import CompleteTile
from panj.games.trajan.rules.turn import CleanUp, TakeTurn
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import CENTRE, FORUM_NAMES, NONE
from support import asked, rule


def offer(s: TrajanState, action: int) -> TrajanState:
    """Seat 0 is offered an action on this table."""
    ask(s, OfferAction(0, action, 1))
    return s


def camp(seats: int = 2) -> tuple[TrajanState, Player]:
    s = offer(table(seats), MILITARY)
    return s, s.players[0]


def stand(s: TrajanState, who: int, *names: str) -> None:
    """Let legionnaires of a player stand in these provinces."""
    for name in names:
        s.players[who].provinces |= 1 << province(name)
        s.players[who].supply -= 1


@rule("TR-4.2.1")
def test_any_one_tile_of_the_forum_goes_to_the_mat() -> None:
    s = table(seats=3)
    s.forum.spaces[2] = forum_kind("bread")
    s.forum.spaces[8] = forum_kind("votes_4")
    s.forum.spaces[14] = forum_kind("extra_senate")
    offer(s, FORUM)
    assert options(s) == [
        *("take_forum g2 bread", "take_forum g8 votes_4", "take_forum y2 extra_senate"),
        "decline",
    ]
    do(s, "take_forum g8 votes_4")
    assert held(s, 0, "votes_4") == 1
    assert s.forum.spaces[8] == NONE


@rule("TR-4.2.1")
def test_an_empty_forum_allows_nothing() -> None:
    assert offer(table(), FORUM).decision() is None


@rule("TR-4.2.1", "TR-4.9.1", "TR-4.9.2", "TR-4.9.3")
@pytest.mark.parametrize("kind", FORUM_NAMES)
def test_every_kind_of_forum_tile_can_be_taken_and_lies_on_the_mat(kind: str) -> None:
    s = table()
    s.forum.spaces[0] = forum_kind(kind)
    offer(s, FORUM)
    do(s, f"take_forum g0 {kind}")
    assert held(s, 0, kind) == 1
    assert sum(int(count) for count in s.players[0].tiles) == 1
    assert len(FORUM_NAMES) == 17


@rule("TR-4.3.1")
def test_recruit_moves_a_token_from_the_supply_to_the_camp() -> None:
    s, player = camp()
    do(s, "recruit_legionnaire")
    assert (player.supply, player.legionnaires) == (12, 2)


@rule("TR-4.3.1")
def test_without_supply_nobody_is_recruited() -> None:
    s, player = camp()
    player.supply = 0
    assert "recruit_legionnaire" not in options(s)
    assert "camp:military" in [each.thing for each in asked(s).blocked(s)]


@rule("TR-4.3.2")
def test_from_the_camp_the_leader_marches_to_three_provinces() -> None:
    s, _ = camp()
    assert options(s)[1:] == ["march alpes", "march raetia", "march noricum", "decline"]


@rule("TR-4.3.2")
def test_marching_takes_the_tile_that_lies_there() -> None:
    s, player = camp()
    s.provinces[province("raetia")] = forum_kind("games")
    assert asked(s).preview(s, asked(s).moves(s)[2])[0].key == "trajan.preview.finds"
    do(s, "march raetia")
    assert player.leader == province("raetia")
    assert held(s, 0, "games") == 1
    assert s.provinces[province("raetia")] == NONE


@rule("TR-4.3.2")
def test_the_leader_never_returns_to_the_camp_and_shares_provinces() -> None:
    s, player = camp()
    player.leader = province("noricum")
    s.players[1].leader = province("raetia")
    assert [option for option in options(s) if "march" in option] == ["march raetia"]


@rule("TR-4.3.3")
def test_occupying_needs_a_leader_outside_and_a_legionnaire_in_the_camp() -> None:
    s, player = camp()
    assert not any("occupy" in option for option in options(s))
    player.leader = province("belgica")
    assert "occupy belgica" in options(s)
    player.legionnaires = 0
    assert "occupy belgica" not in options(s)
    reasons = {each.thing: each.reason.key for each in asked(s).blocked(s)}
    assert reasons["province:belgica"] == "trajan.refusal.no_legionnaire"
    assert reasons["province:noricum"] == "trajan.refusal.too_far"


@rule("TR-4.3.3")
def test_occupying_scores_the_value_less_three_for_each_rival() -> None:
    s, player = camp(seats=4)
    player.leader = province("belgica")
    stand(s, 2, "belgica")
    s.players[3].leader = province("belgica")  # leaders do not count
    do(s, "occupy belgica")
    assert player.points[1] == 3
    assert (player.legionnaires, player.provinces) == (0, 1 << province("belgica"))


@rule("TR-4.3.4")
def test_a_player_has_one_legionnaire_in_a_province_at_most() -> None:
    s, player = camp()
    player.leader = province("belgica")
    stand(s, 0, "belgica")
    assert "occupy belgica" not in options(s)
    reasons = {each.thing: each.reason.key for each in asked(s).blocked(s)}
    assert reasons["province:belgica"] == "trajan.refusal.own_legionnaire"


@rule("TR-4.4.1")
def test_the_disc_goes_one_on_and_scores() -> None:
    s = offer(table(), SENATE)
    assert options(s) == ["advance", "decline"]
    do(s, "advance")
    assert s.senate.positions == [1, 0]
    assert s.players[0].points[2] == 2


@rule("TR-4.4.1")
def test_an_arriving_disc_lies_on_top() -> None:
    s = table(seats=3)
    s.senate.positions = [0, 1, 1]
    offer(s, SENATE)
    do(s, "advance")
    assert s.senate.discs == [1, 2, 0]


@rule("TR-4.4.1")
def test_at_the_last_position_the_action_is_impossible() -> None:
    s = table()
    s.senate.positions[0] = 7
    s.notes = []
    offer(s, SENATE)
    assert s.decision() is None
    assert log(s) == ["impossible"]


@rule("TR-4.5.1", "TR-4.5.2")
def test_a_tile_goes_where_the_arch_stands_and_the_arch_moves_on() -> None:
    s = table()
    slot(s, 0, 1, "w1")
    stack_tops(s, "v1")
    offer(s, TRAJAN)
    assert len(options(s)) == 7
    do(s, "take_tile v1")
    assert slots(s, 0) == ["v1", "w1", "", "", "", ""]
    assert s.players[0].arch == 2


@rule("TR-4.5.1")
def test_no_tile_can_be_taken_with_the_arch_in_the_centre_or_all_stacks_empty() -> None:
    s = table()
    s.players[0].arch = CENTRE
    assert offer(s, TRAJAN).decision() is None
    s = table()
    s.stacks = [[] for _ in range(6)]
    assert offer(s, TRAJAN).decision() is None


@rule("TR-4.5.1")
def test_an_empty_stack_offers_nothing() -> None:
    s = table()
    s.stacks[4] = []
    offer(s, TRAJAN)
    assert len(options(s)) == 6
    assert [each.thing for each in asked(s).blocked(s)] == ["stack:points"]


@rule("TR-4.5.3")
def test_with_all_slots_full_the_arch_goes_to_the_centre() -> None:
    s = table()
    for place in range(1, 6):
        slot(s, 0, place, f"w{place}")
    stack_tops(s, "v1")
    offer(s, TRAJAN)
    do(s, "take_tile v1")
    assert s.players[0].arch == CENTRE


@rule("TR-4.5.4")
def test_the_arch_stays_on_its_slot_when_another_becomes_free() -> None:
    s = table()
    slot(s, 0, 2, "w3")
    fill(s.players[0], ["", "", "yo"])
    assert s.players[0].arch == 0
    ask(s, CompleteTile(0, 2))
    assert slots(s, 0)[2] == ""
    assert s.players[0].arch == 0


@rule("TR-4.6.1")
def test_a_worker_is_recruited_from_the_supply() -> None:
    s = offer(table(), CONSTRUCTION)
    do(s, "recruit_worker")
    assert (s.players[0].supply, s.players[0].workers) == (12, 2)


@rule("TR-4.6.1", "TR-4.6.2")
def test_without_supply_and_workers_nothing_can_be_done() -> None:
    s = table()
    s.players[0].supply = 0
    s.players[0].workers = 0
    assert offer(s, CONSTRUCTION).decision() is None


@rule("TR-4.6.2")
def test_the_first_worker_goes_anywhere_and_later_ones_beside_an_own_one() -> None:
    s = offer(table(), CONSTRUCTION)
    assert options(s) == ["recruit_worker", *[f"build {site}" for site in range(20)], "decline"]
    s.players[0].sites = 1 << 0
    assert options(s) == ["recruit_worker", "build 1", "build 5", "decline"]
    s.players[0].workers = 0
    assert options(s) == ["recruit_worker", "decline"]


@rule("TR-4.6.3")
def test_sites_of_others_are_open_and_own_ones_are_not() -> None:
    s = table()
    s.players[0].sites = 1 << 0
    s.players[1].sites = 1 << 1 | 1 << 2
    s.sites[1] = NONE
    offer(s, CONSTRUCTION)
    assert "build 1" in options(s)
    assert "build 0" not in options(s)
    reasons = {each.thing: each.reason.key for each in asked(s).blocked(s)}
    assert reasons["site:0"] == "trajan.refusal.own_worker"
    assert reasons["site:2"] == "trajan.refusal.not_adjacent"


@rule("TR-4.6.4")
def test_building_takes_the_tile_and_scores_it() -> None:
    s = table()
    s.sites[3] = 7  # a door of five points
    s.players[0].built = 1 << 4
    offer(s, CONSTRUCTION)
    do(s, "build 3")
    player = s.players[0]
    assert player.points[4] == 5
    assert (player.workers, player.sites) == (0, 1 << 3)
    assert player.type_count(1) == 2
    assert s.sites[3] == NONE


@rule("TR-4.6.4")
def test_a_site_without_a_tile_gives_nothing() -> None:
    s = table()
    s.sites[3] = NONE
    offer(s, CONSTRUCTION)
    do(s, "build 3")
    assert s.players[0].score() == 0
    assert s.players[0].sites == 1 << 3


@rule("TR-4.6.5")
def test_the_second_tile_of_a_type_and_wild_tiles_bring_no_action() -> None:
    s = table()
    hold(s, 0, "wild_construction")
    s.sites[3] = 5
    s.sites[4] = 6
    s.players[0].workers = 2
    offer(s, CONSTRUCTION)
    do(s, "build 3")
    assert asked(s).prompt(s).operands == [SENATE]
    do(s, "decline")
    offer(s, CONSTRUCTION)
    do(s, "build 4")
    assert s.decision() is None


@rule("TR-4.9.1")
def test_demand_tiles_are_kept_until_they_are_spent() -> None:
    s = table()
    hold(s, 0, "bread bread")
    ask(s, CleanUp())
    assert held(s, 0, "bread") == 2
    demand(s, "bread")
    ask(s, PayDemands(0, 0, 0))
    assert held(s, 0, "bread") == 1


@rule("TR-4.9.2")
@pytest.mark.parametrize("votes", [2, 3, 4, 5])
def test_senate_tiles_add_votes_and_leave_at_the_end_of_the_quarter(votes: int) -> None:
    s = table()
    hold(s, 0, f"votes_{votes}")
    assert votes_of(s, 0) == votes
    ask(s, CleanUp())
    assert votes_of(s, 0) == 0
    assert held(s, 0, f"votes_{votes}") == 0


@rule("TR-4.9.3")
def test_a_wild_demand_tile_meets_any_demand() -> None:
    for symbol in ("bread", "games", "religion"):
        s = table()
        hold(s, 0, "wild_demand")
        demand(s, symbol)
        ask(s, PayDemands(0, 0, 0))
        assert held(s, 0, "wild_demand") == 0
        assert s.players[0].points[5] == 0


def test_a_full_turn_of_trajan_and_extra_action_reads_like_the_rulebook() -> None:
    s = table()
    keep(s, 0, "d1")
    stack_tops(s, "w2", "w1")
    hold(s, 0, "extra_trajan")
    fill(s.players[0], ["yy", "oo", "ggw", "w", "pp", "bb"])
    ask(s, TakeTurn(0))
    do(s, "sow 3", "take_tile w1", "use_extra trajan", "take_tile w2")
    assert slots(s, 0)[:2] == ["w1", "w2"]
    assert s.players[0].arch == 2
