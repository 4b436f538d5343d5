"""MI-7: what everybody sees, and what a guess may change."""

import json

import pytest

from games.minerva.scene import (
    ROUND,
    ask_action,
    build,
    cell_at,
    city_of,
    face,
    hold,
    offer,
    pair_up,
    place,
    row,
    table,
)
from panj.core.dice import Dice
from panj.core.messages import SPECTATOR
from panj.games.minerva.game import GAME
from panj.games.minerva.moves import CELL, OWN, VERBS
from panj.games.minerva.rules.setup import open_rest, stack_size
from panj.games.minerva.state import MinervaState
from support import MOST_SURPRISE, moves, play_on, rule, surprise


def guess(s: MinervaState, seat: int = 0, seed: int = 1) -> MinervaState:
    found = GAME.guess(s, seat, Dice(seed))
    assert isinstance(found, MinervaState)
    return found


def shared(s: MinervaState, seat: int) -> dict[str, object]:
    """A view without the reader's own prices."""
    seen = json.loads(json.dumps(GAME.view(s, seat)))
    for tile in [*seen["display"], *seen["temples"], *[t for p in seen["pairs"] for t in p]]:
        for name in ("missing", "denarii", "payable"):
            tile.pop(name, None)
    assert isinstance(seen, dict)
    return seen


@rule("MI-7.1", "MI-7.2", "MI-9.8")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_sees_the_same(seats: int) -> None:
    s = table(seats=seats)
    play_on(s, 4, most=40)
    views = [shared(s, seat) for seat in range(SPECTATOR, seats)]
    assert all(view == views[0] for view in views)


@rule("MI-7.1")
def test_the_view_shows_money_resources_and_tiles_of_all() -> None:
    s = table(seats=3)
    hold(s, 2, wheat=2, denarius=7, glory=1)
    s.players[2].culture = [s.tiles.culture_at(3, 1, 2)]
    s.players[2].glory = [4]
    players = GAME.view(s, 0)["players"]
    assert isinstance(players, list)
    assert players[2]["goods"]["denarius"] == 7
    assert players[2]["culture"] == [{"culture": "art", "points": 6}]
    assert players[2]["glory"] == [{"round": 1, "place": 2, "points": 2}]
    assert players[2]["next_assistant"] == {"denarii": 5, "glory": 1}


@rule("MI-7.1")
def test_the_view_shows_the_whole_culture_stacks() -> None:
    s = table()
    s.taken[0] = 3
    stacks = GAME.view(s, 1)["culture"]
    assert isinstance(stacks, list)
    assert stacks[0]["tiles"] == [{"symbols": 4, "points": 7}, {"symbols": 5, "points": 8}]


@rule("MI-7.1")
def test_the_view_tells_what_a_tile_costs_me_and_what_i_lack() -> None:
    s = table()
    offer(s, ["fortress", "forest", "garden"], ["held_wood"])
    hold(s, 0, wood=1)
    hold(s, 1, wood=1, stone=1, ore=1)
    mine = GAME.view(s, 0)["display"]
    theirs = GAME.view(s, 1)["display"]
    assert isinstance(mine, list)
    assert isinstance(theirs, list)
    assert [tile["tile"] for tile in mine] == ["forest", "garden", "fortress"]
    assert mine[2]["missing"] == 2
    assert mine[2]["denarii"] == 6
    assert not mine[2]["payable"]
    assert theirs[2]["payable"]
    assert mine[2]["cost"] == {"wood": 1, "stone": 1, "ore": 1}
    assert mine[2]["effect"] == {"form": "gain", "when_built": False, "right": ["glory", 2]}
    temples = GAME.view(s, 0)["temples"]
    assert isinstance(temples, list)
    assert temples[0]["effect"] == {
        "form": "temple",
        "area": "none",
        "target": "wood",
        "points": 2,
    }


@rule("MI-7.1", "MI-6.3")
def test_the_view_shows_pairs_with_their_denarii() -> None:
    s = table(seats=1)
    pair_up(s, [("forest", "tavern"), ("market", "round_tile")])
    pairs = GAME.view(s, 0)["pairs"]
    assert isinstance(pairs, list)
    assert [[half["tile"] for half in pair] for pair in pairs] == [
        ["forest", "tavern"],
        ["market", "round_tile"],
    ]
    assert pairs[1][1]["denarii"] == 3


@rule("MI-7.1")
def test_the_view_names_the_tile_that_is_being_laid() -> None:
    s = table()
    offer(s, ["forest"])
    ask_action(s)
    s.play(build("forest"))
    assert GAME.view(s, 1)["laying"] == "forest"


@rule("MI-7.3")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_guess_deals_the_decks_anew(seats: int) -> None:
    s = table(seats=seats)
    play_on(s, 5, most=30)
    other = guess(s)
    assert other.deck != s.deck
    assert other.temples != s.temples or len(s.temples) < 2
    assert sorted(other.deck) == sorted(s.deck)
    assert sorted(other.temples) == sorted(s.temples)
    assert other.row == s.row
    assert other.pairs == s.pairs


@rule("MI-7.4")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_guess_keeps_the_stacks(seats: int) -> None:
    s = table(seats=seats)
    size = stack_size(s)
    for seed in range(10):
        deck = guess(s, seed=seed).deck
        for i in range(5):
            assert deck[i * (size + 1) : (i + 1) * (size + 1)].count(ROUND) == 1
        assert ROUND not in deck[5 * (size + 1) :]
    assert open_rest(s) == len(s.deck) - 5 * (size + 1)


@rule("MI-7.4")
def test_what_is_sure_to_come_is_told() -> None:
    s = table()
    rest = GAME.view(s, 0)["sure_to_come"]
    shown = sum(int(n) for n in s.display) - 6
    assert rest == 7 - shown
    unseen = GAME.view(s, 0)["unseen"]
    assert isinstance(unseen, dict)
    assert len(unseen["locations"]) == 42 - shown
    assert len(unseen["temples"]) == 15
    assert unseen["locations"] == sorted(unseen["locations"], key=face)


@rule("MI-7.4")
def test_the_next_reveal_is_uniform_in_a_guess() -> None:
    s = table(seed=3)
    rest = open_rest(s)
    counts = [0] * 8
    for seed in range(800):
        deck = guess(s, seed=seed).deck[::-1]
        counts[deck.index(ROUND) - rest] += 1
    assert surprise(counts, 100) < MOST_SURPRISE[5] + 10


@rule("MI-7.5")
def test_chance_enters_at_reveals_and_refills_only() -> None:
    s = table()
    offer(s, ["forest"], ["held_wood"])
    hold(s, 0, wheat=1, stone=1, ore=1)
    ask_action(s)
    before = s.boundary
    s.play(build("temple_held_wood"))
    assert s.boundary == before
    s.play(place(1, 0))
    assert s.boundary == before + 1
    ask_action(s)
    s.play(build("forest"))
    s.play(moves(s)[0])
    assert s.boundary == before + 1


def test_cells_are_written_as_coordinates() -> None:
    assert CELL.ident(cell_at(2, -1)) == "cell:2,-1"
    assert OWN.ident(cell_at(-3, 0)) == "own:-3,0"
    for text in ("x", "1", "1,", "01,0", "1,200", "-0,0", "1,1,1"):
        assert CELL.parse(text) == -1
    assert CELL.parse("-12,7") == cell_at(-12, 7)


def test_moves_name_the_things_they_touch() -> None:
    s = table()
    offer(s, ["forest"])
    s.players[0].city = city_of(row(["forest", "residence"]))
    s.players[0].assistants = 1
    hold(s, 0, wheat=1)
    ask_action(s)
    things = [VERBS.things(move) for move in moves(s)]
    assert things == [["tile:forest"], [], ["own:1,0"], [], ["res:wheat"]]


def test_the_view_shows_assistants_and_the_extent() -> None:
    s = table()
    s.players[0].city = city_of(row(["fountain", "staffed_residence", "forest"]))
    players = GAME.view(s, 0)["players"]
    assert isinstance(players, list)
    shown = players[0]
    assert shown["extent"] == {"west": 0, "east": 2, "north": 0, "south": 0}
    assert shown["city"][1]["tile"] == "residence"
    assert shown["city"][1]["assistant"]
    assert not shown["city"][2]["assistant"]
