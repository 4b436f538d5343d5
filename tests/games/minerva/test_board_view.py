"""What the board is told beside the pieces: places, lines, the action under way, the race."""

from typing import Any

from games.minerva.scene import (
    RESIDENCE,
    activate_to,
    ask,
    ask_action,
    assistant,
    build,
    cell_at,
    city_of,
    face,
    hold,
    lay,
    offer,
    place,
    row,
    table,
)
from panj.core.messages import Message
from panj.games.minerva.game import GAME
from panj.games.minerva.moves import CELL
from panj.games.minerva.rules.activation import ChooseDirection
from panj.games.minerva.rules.placing import PlaceTile
from panj.games.minerva.rules.special import MoveTile
from panj.games.minerva.state import MinervaState
from support import asked, rule


def seen(s: MinervaState, seat: int = 0) -> dict[str, Any]:
    return GAME.view(s, seat)


@rule("MI-3.14")
def test_the_places_for_a_tile_are_known_before_it_is_chosen() -> None:
    s = table()
    ask_action(s)
    assert seen(s)["places"] == ["0,-1", "-1,0", "1,0", "0,1"]
    offer(s, ["forest"])
    s.play(build("forest"))
    assert "places" not in seen(s)


@rule("MI-3.16", "MI-3.17", "MI-8.24")
def test_every_place_of_a_residence_tells_its_four_lines() -> None:
    s = table()
    ask_action(s)
    assert seen(s)["lines"] == {}
    s.play(RESIDENCE)
    lines = seen(s)["lines"]
    assert list(lines) == ["0,-1", "-1,0", "1,0", "0,1"]
    assert lines["1,0"]["left"]["any_resource"] == 1
    assert lines["1,0"]["left"]["tiles"] == [{"cell": "0,0", "acts": True}]
    assert lines["1,0"]["right"] == {
        "tiles": [],
        "stop": "2,0",
        "gains": {},
        "any_resource": 0,
        "any_culture": 0,
        "choices": [],
        "culture_tiles": [],
    }


@rule("MI-3.19")
def test_residences_that_can_take_an_assistant_tell_their_lines() -> None:
    s = table()
    s.players[0].city = city_of(row(["forest", "residence", "quarry", "staffed_residence"]))
    ask_action(s)
    assert seen(s)["lines"] == {}
    s.players[0].assistants = 1
    assert list(seen(s)["lines"]) == ["1,0"]
    assert seen(s)["lines"]["1,0"]["right"]["gains"] == {"stone": 1}
    s.players[1].has_passed = True
    hold(s, 0)
    assert seen(s)["lines"] == {}


@rule("MI-3.17")
def test_a_line_under_way_tells_what_is_done_and_what_asks() -> None:
    s = table()
    s.players[0].city = city_of(row(["garden", "circus", "forest", "quarry", "residence"]))
    ask(s, [ChooseDirection(0, cell_at(4, 0))])
    assert seen(s)["residence"] == "4,0"
    s.play(activate_to("left"))
    assert seen(s)["running"] == {"done": ["3,0", "2,0"], "now": "0,0"}


@rule("MI-4.24")
def test_a_bath_tells_its_place_and_the_tiles_that_were_used() -> None:
    s = table()
    offer(s, ["public_bath"])
    s.players[0].city = city_of({**row(["forest", "quarry"]), (0, 1): "fountain"})
    lay(s, "public_bath", (1, 1))
    assert seen(s)["built"] == "1,1"
    assert seen(s)["running"] == {"done": [], "now": None}
    s.play(asked(s).moves(s)[0])
    assert seen(s)["running"]["done"] == ["0,0"]


@rule("MI-4.25")
def test_the_tile_that_moves_is_told_and_why_a_place_is_none() -> None:
    s = table()
    s.players[0].city = city_of({**row(["forest", "quarry", "market"]), (1, 1): "aqueduct"})
    ask(s, [MoveTile(0, cell_at(2, 0))])
    assert seen(s)["moving"] == "2,0"
    s.players[0].city = city_of(row(["forest", "quarry", "market"]))
    ask(s, [MoveTile(0, cell_at(1, 0))])
    reasons = asked(s).blocked(s)
    assert CELL.ident(cell_at(0, -1)) in [each.thing for each in reasons]
    assert all(each.reason == Message("minerva.refusal.splits_here", []) for each in reasons)


@rule("MI-3.24", "MI-3.9")
def test_the_race_for_glory_and_the_next_turn_order_tile() -> None:
    s = table(seats=3)
    assert seen(s)["next_order"] == 1
    hold(s, 0, glory=2)
    hold(s, 1, glory=1)
    hold(s, 2, glory=2)
    s.players[2].order = 1
    assert seen(s)["race"] == [
        {"seat": 2, "tokens": 2},
        {"seat": 0, "tokens": 2},
        {"seat": 1, "tokens": 1},
    ]
    assert seen(s)["next_order"] == 2


@rule("MI-1.3")
def test_the_print_of_every_laid_tile_is_told_once() -> None:
    s = table()
    lay_row = row(["forest", "forest", "residence", "temple_held_ore"])
    s.players[1].city = city_of(lay_row)
    faces = seen(s)["faces"]
    assert list(faces) == ["fountain", "forest", "temple_held_ore"]
    assert faces["forest"]["effect"]["right"] == ["wood", 1]
    assert faces["temple_held_ore"]["effect"]["target"] == "ore"


@rule("MI-3.23", "MI-4.24")
def test_the_numbers_that_a_board_draws_are_told() -> None:
    assert GAME.components() == {"resource_limit": 6}
    s = table()
    s.players[1].city = city_of(row(["fountain", "public_bath", "aqueduct"]))
    assert seen(s)["faces"]["public_bath"]["effect"] == {
        "form": "activate_three",
        "when_built": True,
        "count": 3,
    }
    assert "count" not in seen(s)["faces"]["aqueduct"]["effect"]


@rule("MI-3.16", "MI-3.19")
def test_a_residence_is_weighed_with_the_line_that_it_activates() -> None:
    s = table()
    s.players[0].assistants = 1
    s.players[0].city = city_of(row(["fountain", "residence"]))
    ask_action(s)
    assert GAME.is_weighed(s, assistant(1, 0))
    assert not GAME.is_weighed(s, RESIDENCE)
    s.play(RESIDENCE)
    assert GAME.is_weighed(s, place(0, 1))
    s.play(place(0, 1))
    assert GAME.is_weighed(s, activate_to("up"))
    ask(s, [PlaceTile(0, face("forest"), -1)])
    assert not GAME.is_weighed(s, place(2, 0))


@rule("MI-6.11", "MI-8.23")
def test_alone_the_titles_are_told() -> None:
    s = table(seats=1)
    assert seen(s)["ranks"][0] == {"rank": "augustus", "points": 80}
    assert seen(s)["ranks"][-1] == {"rank": "civilian", "points": 0}
    assert seen(s)["next_order"] is None
    s.play(RESIDENCE)
    s.play(place(1, 0))
    assert seen(s)["residence"] == "1,0"
