"""MI-3.1 to MI-3.11: rounds, turns, the fee and passing."""

import pytest

from games.minerva.scene import (
    PASS,
    RESIDENCE,
    activate_to,
    ask,
    ask_action,
    ask_turns,
    build,
    cell_at,
    city_of,
    held,
    hold,
    keys,
    names_of,
    offer,
    place,
    row,
    sell,
    table,
    tiles_of,
    where,
)
from panj.core.messages import Message
from panj.games.minerva.game import GAME
from panj.games.minerva.moves import CELL, Direction, Do, beside
from panj.games.minerva.rules.actions import ChooseAction
from panj.games.minerva.rules.round_end import HireAssistant
from panj.games.minerva.rules.turn import PlayRound
from panj.games.minerva.state import MinervaState
from support import asked, moves, play_all, rule


def free_action(s: MinervaState) -> None:
    """Build a free starting location on the first legal cell."""
    free = next(m for m in moves(s) if m.kind == Do.BUILD and m.a in (2, 3, 4))
    s.play(free)
    s.play(moves(s)[0])


@rule("MI-3.1")
def test_x_grows_to_the_right_and_y_downwards() -> None:
    here = cell_at(2, -1)
    assert CELL.text(here) == "2,-1"
    assert [
        where(beside(here, direction))
        for direction in (Direction.UP, Direction.DOWN, Direction.LEFT, Direction.RIGHT)
    ] == [
        (2, -2),
        (2, 0),
        (1, -1),
        (3, -1),
    ]


@rule("MI-3.1")
def test_the_ring_of_a_cell_is_the_eight_cells_around_it() -> None:
    tiles = {(x, y): "forest" for x in range(-2, 3) for y in range(-2, 3)}
    city = city_of(tiles)
    ring = [where(cell) for cell in city.ring(cell_at(0, 0))]
    assert set(ring) == {(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)} - {(0, 0)}


@rule("MI-3.1")
def test_a_city_has_no_edge() -> None:
    city = city_of(row(["fountain", *["forest"] * 60]))
    assert len(city.tiles()) == 61
    assert len(city.empty_beside()) == 2 * 61 + 2
    for y in range(1, 60):
        city.put(cell_at(0, y), 3)
        city.put(cell_at(0, -y), 3)
    assert city.at(cell_at(0, -59)) == 3
    assert city.at(cell_at(60, 0)) == 3
    assert city.at(cell_at(100, 100)) == 0


@rule("MI-3.2", "MI-3.3")
def test_the_state_holds_what_the_rules_name() -> None:
    data = GAME.dump(table(seats=3))
    assert set(data) >= {"round", "first", "deck", "display", "row", "temples", "taken", "players"}
    assert isinstance(data["players"], list)
    assert set(data["players"][0]) == {
        "city",
        "goods",
        "residences",
        "assistants",
        "hired",
        "culture",
        "glory",
        "order",
        "has_passed",
    }


@rule("MI-3.4")
def test_a_round_has_a_main_phase_hiring_glory_and_preparation() -> None:
    s = table()
    hold(s, 0, denarius=9, glory=2)
    hold(s, 1, denarius=9)
    s.notes = []
    play_all(s, [PASS, PASS])
    assert isinstance(asked(s), HireAssistant)
    s.play(moves(s)[-1])
    s.play(moves(s)[-1])
    assert s.round == 2
    told = keys(s)
    assert told.index("glory_tile") < told.index("round")


@rule("MI-3.4")
def test_round_six_has_no_hiring_and_no_preparation() -> None:
    s = table()
    s.round = 5
    ask(s, [PlayRound()])
    hold(s, 0, denarius=20, glory=1)
    hold(s, 1, denarius=20)
    before = len(s.deck)
    play_all(s, [PASS, PASS])
    assert s.decision() is None
    assert len(s.deck) == before
    assert len(s.players[0].glory) == 1


@rule("MI-3.5")
def test_the_holder_of_tile_one_begins_and_play_goes_clockwise() -> None:
    s = table(seats=4)
    order = []
    for _ in range(4):
        order.append(asked(s).who)
        if asked(s).who == 2:
            s.play(PASS)
        else:
            free_action(s)
    assert order == [0, 1, 2, 3]
    while s.round == 1:
        s.play(next(m for m in moves(s) if m.kind in (Do.PASS, Do.DECLINE)))
    assert [asked(s).who, s.first] == [2, 2]


@rule("MI-3.6")
def test_a_passed_player_takes_a_denarius_and_is_not_asked() -> None:
    s = table()
    hold(s, 0, denarius=3)
    s.play(PASS)
    assert asked(s).who == 1
    hold(s, 1, denarius=9)
    free_action(s)
    assert asked(s).who == 1
    assert held(s, 0) == {"denarius": 4}


@rule("MI-3.7", "MI-9.33")
def test_a_turn_offers_builds_residence_assistants_pass_and_sales() -> None:
    s = table()
    offer(s, ["forest", "foundry"], ["held_wood"])
    hold(s, 0, wood=1, ore=1)
    s.players[0].city = city_of({(0, 0): "fountain", (1, 0): "residence", (2, 0): "residence"})
    s.players[0].assistants = 1
    ask_action(s)
    assert names_of(moves(s)) == [
        "build forest",
        "build foundry",
        "residence",
        "assistant 1,0",
        "assistant 2,0",
        "pass",
        "sell wood",
        "sell ore",
    ]


@rule("MI-3.7")
def test_a_turn_is_one_action() -> None:
    s = table()
    free_action(s)
    assert asked(s).who == 1


@rule("MI-3.7", "MI-3.22")
def test_a_free_sale_does_not_use_up_the_turn() -> None:
    s = table()
    hold(s, 0, wheat=2)
    ask_action(s)
    play_all(s, [sell("wheat"), sell("wheat")])
    assert isinstance(asked(s), ChooseAction)
    assert held(s) == {"denarius": 2}


@rule("MI-3.8")
def test_the_fee_is_one_however_many_have_passed() -> None:
    s = table(seats=4)
    s.players[1].has_passed = True
    assert s.fee == 1
    s.players[2].has_passed = True
    assert s.fee == 1
    hold(s, 0, denarius=5)
    offer(s, ["forest"])
    ask_action(s)
    play_all(s, [build("forest"), place(1, 0)])
    assert held(s) == {"denarius": 4}


@rule("MI-3.8")
def test_whoever_cannot_pay_the_fee_must_pass() -> None:
    s = table()
    s.players[1].has_passed = True
    hold(s, 0)
    s.players[0].assistants = 1
    ask_action(s)
    assert moves(s) == [PASS]


@rule("MI-3.8")
def test_the_fee_can_be_raised_by_a_sale() -> None:
    s = table()
    s.players[1].has_passed = True
    hold(s, 0, ore=1)
    ask_action(s)
    assert RESIDENCE in moves(s)
    s.play(RESIDENCE)
    assert moves(s) == [sell("ore")]
    play_all(s, [sell("ore"), place(1, 0), activate_to("right")])
    assert held(s) == {}


@rule("MI-3.8")
def test_no_fee_before_the_first_pass() -> None:
    s = table()
    assert s.fee == 0
    assert asked(s).prompt(s) == Message("minerva.prompt.action", [])
    s.players[1].has_passed = True
    assert asked(s).prompt(s) == Message("minerva.prompt.action_with_fee", [1])


@rule("MI-3.9")
def test_passing_takes_the_lowest_turn_order_tile_and_no_denarius() -> None:
    s = table(seats=3)
    hold(s, 0, denarius=3)
    hold(s, 1, denarius=4)
    play_all(s, [PASS, PASS])
    assert [player.order for player in s.players] == [1, 2, 0]
    assert held(s, 1) == {"denarius": 4}


@rule("MI-3.9")
def test_passing_is_always_legal() -> None:
    s = table()
    assert PASS in moves(s)
    previews = asked(s).preview(s, PASS)
    assert previews == [Message("minerva.preview.order", [1])]


@rule("MI-3.9")
def test_passing_in_the_last_round_while_one_could_build_asks_for_confirmation() -> None:
    s = table()
    offer(s, ["forest"])
    ask_action(s)
    assert not asked(s).is_final(s, PASS)
    s.round = 6
    assert asked(s).is_final(s, PASS)
    assert Message("minerva.preview.points", [3]) in asked(s).preview(s, PASS)
    offer(s, [])
    assert not asked(s).is_final(s, PASS)


@rule("MI-3.10", "MI-9.6")
def test_the_last_pass_ends_the_phase_at_once() -> None:
    s = table()
    hold(s, 0, denarius=1)
    hold(s, 1, denarius=1)
    s.play(PASS)
    s.play(PASS)
    assert s.round == 2
    assert held(s, 0) == {"denarius": 1}
    assert held(s, 1) == {"denarius": 1}


@rule("MI-3.11")
def test_a_player_with_nothing_to_do_is_still_shown_the_pass() -> None:
    s = table()
    s.players[1].has_passed = True
    hold(s, 0)
    ask_turns(s)
    assert asked(s).who == 0
    assert moves(s) == [PASS]


@rule("MI-3.11")
def test_there_is_no_residence_action_without_residences() -> None:
    s = table()
    s.players[0].residences = 0
    assert RESIDENCE not in moves(s)


@rule("MI-8.11")
def test_example_fee_and_passes() -> None:
    s = table(seats=3)
    for seat in range(3):
        hold(s, seat, denarius=10)
    free_action(s)  # A acts, free
    s.play(PASS)  # B passes, takes tile 1
    free_action(s)  # C pays 1
    free_action(s)  # A pays 1, then B +1
    s.play(PASS)  # C passes, takes tile 2
    free_action(s)  # A pays 1, then B +1 and C +1
    s.notes = []
    s.play(PASS)  # A passes, takes tile 3
    assert [held(s, seat)["denarius"] for seat in range(3)] == [8, 12, 10]
    hiring = []
    while isinstance(d := asked(s), HireAssistant):
        hiring.append(d.who)
        s.play(next(m for m in moves(s) if m.kind == Do.DECLINE))
    assert hiring == [0, 2, 1]
    assert asked(s).who == 1
    assert s.first == 1


@rule("MI-8.24")
def test_example_first_turn() -> None:
    s = table()
    ask_action(s)
    s.play(RESIDENCE)
    cells = moves(s)
    assert {where(move.a) for move in cells} == {(1, 0), (-1, 0), (0, 1), (0, -1)}
    s.play(place(1, 0))
    assert len(moves(s)) == 4
    assert len(cells) * len(moves(s)) == 16
    effects = {
        way: asked(s).preview(s, activate_to(way))[0].key for way in ("up", "down", "left", "right")
    }
    assert effects["left"] == "minerva.preview.activates"
    assert all(effects[way] == "minerva.preview.nothing" for way in ("up", "down", "right"))
    s.play(activate_to("left"))
    assert [GAME.moves.verbs[m.kind].name for m in moves(s)] == ["gain"] * 4
    assert tiles_of(s)[1, 0] == "residence"


@pytest.mark.parametrize("way", ["up", "down", "right"])
@rule("MI-3.18")
def test_a_direction_with_nothing_to_activate_is_legal(way: str) -> None:
    s = table()
    before = held(s)
    ask_action(s)
    play_all(s, [RESIDENCE, place(1, 0), activate_to(way)])
    assert s.decision() is None
    assert held(s) == before
