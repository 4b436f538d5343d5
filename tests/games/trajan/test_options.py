"""TR-6: the seven rule switches."""

import pytest

from games.trajan.scene import (
    ask,
    bonus,
    demand,
    forum_kind,
    hold,
    line,
    new,
    question,
    table,
)
from panj.core.messages import Refused
from panj.games.trajan.game import GAME
from panj.games.trajan.rules.cards import can_draw
from panj.games.trajan.rules.setup_choices import FillTray
from panj.games.trajan.rules.turn import CleanUp, EndRound
from panj.games.trajan.tables import NONE
from support import moves, play_on, rule


@rule("TR-6.1")
def test_there_are_seven_switches_with_the_rulebook_as_default() -> None:
    assert GAME.terms(2, {}).options == {
        "time_cycle": "shorter",
        "marker_setup": "free",
        "bonus_demand": "once",
        "wild_demand_for_bonus": False,
        "purge_votes_in_provinces": True,
        "commodity_reshuffle": True,
        "final_senate_reset": False,
    }


@rule("TR-6.1")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 12), (3, 17), (4, 22)])
def test_the_longer_time_cycle_has_one_space_more(seats: int, spaces: int) -> None:
    assert new(seats, time_cycle="longer").cycle == spaces


@rule("TR-6.1")
def test_markers_can_be_dealt_at_random() -> None:
    s = new(marker_setup="random")
    while question(s) == "TakeCard":
        s.play(moves(s)[0])
    assert question(s) == "TakeStartTile"
    assert s.revealed
    assert not any(isinstance(step, FillTray) for step in s.agenda)
    assert all(player.tray_size(tray) == 2 for player in s.players for tray in range(6))


@rule("TR-6.1")
def test_a_demand_bonus_tile_can_count_every_tile() -> None:
    s = table(bonus_demand="per_tile")
    s.players[0].yellow = [bonus("bread")]
    hold(s, 0, "bread bread")
    assert line(s, "bonus") == [18, 0]


@rule("TR-6.1", "TR-9.33")
def test_wild_demand_tiles_can_count_for_bonus_tiles() -> None:
    s = table(wild_demand_for_bonus=True)
    s.players[0].yellow = [bonus("bread")]
    s.players[0].grey = [bonus("games")]
    hold(s, 0, "wild_demand")
    assert line(s, "bonus") == [9, 0]
    hold(s, 0, "wild_demand")
    assert line(s, "bonus") == [15, 0]
    hold(s, 0, "bread wild_demand")
    assert line(s, "bonus") == [15, 0]


@rule("TR-9.33")
def test_with_every_tile_counting_each_wild_serves_the_best_bonus_tile() -> None:
    s = table(wild_demand_for_bonus=True, bonus_demand="per_tile")
    s.players[0].yellow = [bonus("bread")]
    s.players[0].grey = [bonus("games")]
    hold(s, 0, "bread games wild_demand wild_demand")
    assert line(s, "bonus") == [9 + 6 + 18, 0]


@rule("TR-6.1")
def test_senate_tiles_can_stay_in_provinces() -> None:
    s = table(purge_votes_in_provinces=False)
    s.provinces[4] = forum_kind("votes_2")
    ask(s, CleanUp())
    assert s.provinces[4] == forum_kind("votes_2")
    s = table()
    s.provinces[4] = forum_kind("votes_2")
    ask(s, CleanUp())
    assert s.provinces[4] == NONE


@rule("TR-6.1")
def test_the_discards_can_stay_where_they_are() -> None:
    for switch in (True, False):
        s = table(commodity_reshuffle=switch)
        s.seaport.pile = []
        s.seaport.left = [1, 2, 3]
        assert can_draw(s) == switch


@rule("TR-6.1")
def test_the_discs_can_return_before_the_tie_break() -> None:
    s = table(final_senate_reset=True)
    s.round = 16
    s.senate.positions = [4, 2]
    hold(s, 1, "votes_5")
    demand(s, "bread games religion")
    ask(s, EndRound(0))
    s.play(moves(s)[0])
    assert s.senate.positions == [0, 0]
    assert s.senate.discs == [0, 1]
    assert [each.points for each in s.tie_breaks()] == [[0, 0], [1, 2]]


@rule("TR-6.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_with_every_switch_turned_ends(seats: int) -> None:
    s = new(
        seats,
        time_cycle="longer",
        marker_setup="random",
        bonus_demand="per_tile",
        wild_demand_for_bonus=True,
        purge_votes_in_provinces=False,
        commodity_reshuffle=False,
        final_senate_reset=True,
    )
    play_on(s, seed=9)
    assert s.is_over


@rule("TR-0.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(Refused):
        GAME.terms(seats, {})
