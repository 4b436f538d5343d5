"""TR-0, TR-3.1 to TR-3.3: turns, sowing, and completing a tile."""

from itertools import pairwise

from games.trajan.scene import (
    EVEN,
    do,
    fill,
    new,
    options,
    question,
    shown,
    slot,
    slots,
    table,
)
from panj.core.match import Match
from panj.games.trajan.game import GAME
from panj.games.trajan.rules.turn import TakeTurn
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import CENTRE
from support import asked, moves, play_on, rule


@rule("TR-0.1")
def test_a_game_has_sixteen_rounds_in_four_quarters() -> None:
    for seats in (2, 3, 4):
        s = new(seats, seed=3)
        rounds = set()
        while s.decision() is not None:
            rounds.add((int(s.quarter), int(s.round)))
            s.play(moves(s)[-1])
        assert {pair for pair in rounds if pair[1] > 0} == {
            ((number - 1) // 4 + 1, number) for number in range(1, 17)
        }


@rule("TR-0.2")
def test_a_turn_is_sowing_then_an_action_then_the_next_player() -> None:
    s = table()
    assert (question(s), asked(s).who) == ("ChooseTray", 0)
    do(s, "sow 0")
    assert question(s) == "TakeAction"
    do(s, "recruit_legionnaire")
    assert (question(s), asked(s).who) == ("ChooseTray", 1)


@rule("TR-0.3")
def test_three_laps_bring_demands_and_the_fourth_the_evaluation() -> None:
    s = table()
    for lap in (1, 2, 3):
        s.time = 10
        take_turn(s)
        assert len(s.demands.open) == lap
    s.time = 10
    take_turn(s)
    assert question(s) == "ChooseBonus"


def take_turn(s: TrajanState) -> None:
    """Sow anything and decline the action."""
    do(s, options(s)[0])
    while question(s) == "DropMarker":
        do(s, options(s)[0])
    if question(s) == "TakeAction":
        do(s, "decline")


@rule("TR-0.4", "TR-5.2")
def test_after_the_last_quarter_the_most_points_win() -> None:
    s = new(3, seed=5)
    play_on(s, seed=5)
    assert s.is_over
    scores = s.scores()
    assert s.ranking()[scores.index(max(scores))] == 1
    assert scores == [sum(line.points[seat] for line in s.score_sheet()) for seat in range(3)]


@rule("TR-0.5")
def test_a_game_has_about_thirty_turns_for_each_player() -> None:
    turns = []
    for seed in range(6):
        s = new(2, seed)
        play_on(s, seed)
        turns.append(s.turn / 2)
    assert 20 < sum(turns) / len(turns) < 45


@rule("TR-3.1.1")
def test_play_always_passes_clockwise_also_across_rounds() -> None:
    s = new(4, seed=2)
    order: list[int] = []
    turn = 0
    while s.decision() is not None:
        if s.turn != turn:
            turn = int(s.turn)
            order.append(asked(s).who)
        s.play(moves(s)[0])
    assert all(after == (before + 1) % 4 for before, after in pairwise(order))


@rule("TR-3.1.1")
def test_the_time_marker_stays_where_it_is_between_rounds() -> None:
    s = table(seats=4)
    s.time = 20
    do(s, "sow 0", "decline")
    assert (s.round, s.time) == (2, 1)


@rule("TR-3.2.1")
def test_only_trays_with_markers_can_be_sown() -> None:
    s = table()
    fill(s.players[0], ["", "yyoo", "", "ggww", "p", "pbb"])
    assert options(s) == ["sow 1", "sow 3", "sow 4", "sow 5"]
    blocked = asked(s).blocked(s)
    assert [each.thing for each in blocked] == ["tray:0", "tray:2"]
    assert {each.rule for each in blocked} == {"TR-3.2.1"}


@rule("TR-3.2.2")
def test_the_colour_is_chosen_before_each_drop() -> None:
    s = table()
    fill(s.players[0], ["yog", "ywwoppbbg"])
    do(s, "sow 0")
    assert options(s) == ["drop yellow", "drop orange", "drop green"]
    do(s, "drop green")
    assert options(s) == ["drop yellow", "drop orange"]
    do(s, "drop yellow")
    assert shown(s.players[0])[1:4] == ["yoggwwppbb", "y", "o"]


@rule("TR-3.2.3")
def test_the_emptied_tray_is_not_skipped() -> None:
    s = table()
    fill(s.players[0], ["yyooggww", "pp", "bb"])
    do(s, "sow 0", "drop yellow", "drop yellow", "drop orange", "drop orange")
    do(s, "drop green", "drop green")
    assert shown(s.players[0]) == ["g", "ywpp", "ywbb", "o", "o", "g"]
    assert asked(s).prompt(s).operands == [2]


@rule("TR-3.2.4")
def test_the_last_colour_drops_by_itself() -> None:
    s = table()
    do(s, "sow 1")
    assert question(s) == "TakeAction"
    assert shown(s.players[0]) == ["yy", "", "ogg", "oww", "pp", "bb"]


@rule("TR-3.2.4")
def test_even_twelve_markers_are_sown_in_small_steps() -> None:
    s = table()
    fill(s.players[0], ["".join(EVEN)])
    do(s, "sow 0")
    while question(s) == "DropMarker":
        assert len(options(s)) <= 6
        s.play(moves(s)[-1])
    assert sorted("".join(shown(s.players[0]))) == sorted("".join(EVEN))


@rule("TR-3.2.4")
def test_a_sowing_can_be_taken_back_to_the_start_of_the_turn() -> None:
    match = Match(GAME, GAME.terms(2, {"marker_setup": "random"}), bytes(range(32)))
    while asked(match.state).RULE != "TR-3.2.1":
        match.submit(moves(match.state)[0], match.version)
    before = GAME.dump(match.state)
    made = 0
    match.submit(moves(match.state)[0], match.version)
    made += 1
    while asked(match.state).RULE == "TR-3.2.2":
        match.submit(moves(match.state)[0], match.version)
        made += 1
    for _ in range(made):
        assert match.may_undo()
        match.undo()
    assert GAME.dump(match.state) == before


@rule("TR-3.2.5")
def test_the_time_advances_at_once_and_acts_at_the_end_of_the_turn() -> None:
    s = table()
    s.time = 10
    do(s, "sow 0")
    assert s.time == 12
    view = GAME.view(s, 0)
    assert (view["time"], view["laps"]) == (1, 1)
    assert s.demands.open == []
    do(s, "decline")
    assert len(s.demands.open) == 1
    assert s.time == 1


@rule("TR-3.3.1")
def test_the_tile_of_the_target_tray_is_completed_by_its_two_colours() -> None:
    s = table()
    fill(s.players[0], ["yo", "bb", "y", "ppggwwo"])
    slot(s, 0, 2, "w3")
    do(s, "sow 0", "drop yellow")
    assert slots(s, 0)[2] == ""
    assert s.players[0].points[3] == 5


@rule("TR-3.3.1")
def test_a_tile_with_one_colour_twice_needs_two_markers_of_it() -> None:
    s = table()
    fill(s.players[0], ["yp", "bb", "", "pggwwoyo"])
    slot(s, 0, 2, "v6")
    do(s, "sow 0", "drop yellow")
    assert slots(s, 0)[2] == "v6"
    fill(s.players[0], ["yp", "bb", "p", "ggwwoyo"])
    s.agenda.clear()
    s.then([TakeTurn(0)])
    s.run()
    do(s, "sow 0", "drop yellow")
    assert slots(s, 0)[2] == ""


@rule("TR-3.3.1")
def test_tiles_of_trays_that_are_only_passed_stay() -> None:
    s = table()
    fill(s.players[0], ["yo", "o", "yppggwwbb"])
    slot(s, 0, 1, "w3")
    do(s, "sow 0", "drop yellow")
    assert slots(s, 0)[1] == "w3"


@rule("TR-3.3.2")
def test_other_markers_do_not_matter_and_markers_stay() -> None:
    s = table()
    fill(s.players[0], ["yb", "gg", "yowwppb", "o"])
    slot(s, 0, 2, "w3")
    do(s, "sow 0", "drop yellow")
    assert slots(s, 0)[2] == ""
    assert shown(s.players[0])[2] == "yowwppbb"


@rule("TR-3.3.3")
def test_a_completed_tile_leaves_the_game_but_a_demand_tile_is_kept() -> None:
    s = table()
    fill(s.players[0], ["go", "b", "oyppgwwyb"])
    slot(s, 0, 2, "d2")
    do(s, "sow 0", "drop green")
    player = s.players[0]
    assert player.kept == [46]
    assert 46 not in s.gone.trajan
    assert player.points[3] == 1


@rule("TR-3.3.3", "TR-4.5.3")
def test_the_arch_comes_from_the_centre_to_the_freed_slot() -> None:
    s = table()
    fill(s.players[0], ["yo", "b", "yppggwwob"])
    for place, tile in enumerate(["v1", "v2", "w3", "v3", "v4", "v5"]):
        slot(s, 0, place, tile)
    assert s.players[0].arch == CENTRE
    do(s, "sow 0", "drop yellow")
    assert s.players[0].arch == 2


@rule("TR-3.3.4")
def test_completing_is_no_choice_and_comes_before_the_action() -> None:
    s = table()
    fill(s.players[0], ["", "", "", "oy", "b", "yppggwwob"])
    for place, tile in enumerate(["v1", "v2", "v9", "v3", "v4", "w3"]):
        slot(s, 0, place, tile)
    s.notes = []
    do(s, "sow 3", "drop orange")
    keys = [note.key for note in s.notes]
    assert keys.index("trajan.log.completed") == len(keys) - 2
    assert (question(s), slots(s, 0)[5]) == ("TakeAction", "")
