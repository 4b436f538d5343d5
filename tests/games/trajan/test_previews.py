"""TR-9.37: what a sowing and an option would bring, told before they are chosen."""

from games.trajan.scene import (
    CONSTRUCTION,
    FORUM,
    LETTERS,
    MILITARY,
    SEAPORT,
    SENATE,
    TRAJAN,
    ask,
    bonus,
    do,
    fill,
    give,
    hold,
    move_of,
    new,
    province,
    question,
    slot,
    stack_tops,
    table,
)
from panj.games.trajan.game import GAME
from panj.games.trajan.rules.actions import OfferAction
from panj.games.trajan.rules.senate import EvaluateSenate
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import (
    NONE,
    TILE_AMOUNT,
    TILE_FIRST,
    TILE_IDS,
    TILE_SECOND,
    TOP_OF_SENATE,
)
from support import asked, rule


def sowing_of(s: TrajanState, source: int) -> dict[str, object]:
    """What the board is told of the sowing of one tray."""
    sowings = GAME.view(s, asked(s).who)["sowings"]
    assert isinstance(sowings, list)
    return next(each for each in sowings if each["source"] == source)


def told(s: TrajanState, text: str) -> list[tuple[str, list[int | str]]]:
    """The previews of a move: names and operands."""
    return [
        (message.key.removeprefix("trajan.preview."), message.operands)
        for message in asked(s).preview(s, move_of(text))
    ]


@rule("TR-9.37")
def test_a_sowing_names_its_end() -> None:
    s = table()
    s.forum.spaces[0] = 0
    assert told(s, "sow 5") == [("sow", [2, FORUM])]


@rule("TR-9.37")
def test_an_action_without_options_is_announced() -> None:
    s = table()
    assert told(s, "sow 5") == [("sow", [2, FORUM]), ("no_action", [FORUM])]


@rule("TR-9.37", "TR-4.4.1")
def test_a_tile_that_can_be_completed_brings_no_action_to_a_disc_at_the_end_of_the_track() -> None:
    s = table()
    s.senate.positions[0] = TOP_OF_SENATE
    fill(s.players[0], ["", "yo", "gg", "yoww", "pp", "bb"])
    slot(s, 0, SENATE, "w3")
    assert told(s, "sow 1") == [("sow", [2, SENATE]), ("completes", [2]), ("no_action", [SENATE])]
    assert sowing_of(s, 1)["can_act"] is False
    do(s, "sow 1", "drop yellow")
    assert (question(s), asked(s).who) == ("ChooseTray", 1)  # no action was offered


@rule("TR-9.37", "TR-3.3.4", "TR-4.5.3")
def test_a_tile_that_is_completed_at_slot_v_frees_it_for_the_trajan_action() -> None:
    s = table()
    for place, tile in enumerate(("w1", "w2", "w4", "w5", "w3", "w6")):
        slot(s, 0, place, tile)
    fill(s.players[0], ["", "", "gg", "ww", "yopp", "bb"])
    assert ("no_action", [TRAJAN]) not in told(s, "sow 2")
    fill(s.players[0], ["", "", "gg", "ww", "ypp", "obb"])
    assert ("no_action", [TRAJAN]) in told(s, "sow 2")
    fill(s.players[0], ["", "", "gg", "ww", "yopp", "bb"])
    s.stacks = [[] for _ in s.stacks]
    assert ("no_action", [TRAJAN]) in told(s, "sow 2")


@rule("TR-9.37", "TR-4.7.4", "TR-4.7.7")
def test_a_tile_that_takes_the_last_tokens_leaves_nothing_for_the_construction_action() -> None:
    s = table()
    player = s.players[0]
    player.supply, player.workers = 1, 0
    tile = TILE_IDS[next(t for t in range(9, 18) if TILE_AMOUNT[t] == 2)]
    first, second = (LETTERS[int(each[TILE_IDS.index(tile)])] for each in (TILE_FIRST, TILE_SECOND))
    slot(s, 0, CONSTRUCTION, tile)
    other = next(letter for letter in LETTERS if letter not in (first, second))
    fill(player, ["", "", "", other * 2, "", first + second])
    assert ("no_action", [CONSTRUCTION]) in told(s, "sow 3")
    player.supply = 3
    assert ("no_action", [CONSTRUCTION]) not in told(s, "sow 3")
    # Where the tile need not be completed, the action can still be had.
    player.supply = 1
    fill(player, ["", "", "", first + other, "", second])
    assert ("no_action", [CONSTRUCTION]) not in told(s, "sow 3")
    fill(player, ["", "", "", first * 2, "", second])
    assert ("no_action", [CONSTRUCTION]) in told(s, "sow 3")


@rule("TR-9.37")
def test_the_end_of_the_round_is_announced() -> None:
    s = table()
    s.time = 9
    assert told(s, "sow 0")[-1] == ("round_ends", [])


@rule("TR-9.37")
def test_a_tile_is_announced_with_the_colours_that_must_arrive() -> None:
    s = table()
    fill(s.players[0], ["yo", "", "yoggwwppbb"])
    slot(s, 0, 2, "w3")
    assert ("completes", [2]) in told(s, "sow 0")
    fill(s.players[0], ["yo", "", "oggwwppbb"])
    assert ("completes_with", [2, 0]) in told(s, "sow 0")
    fill(s.players[0], ["yo", "", "ggwwppbb", "oy"])
    assert [name for name, _ in told(s, "sow 0")] == ["sow"]


@rule("TR-9.37")
def test_two_drops_into_the_target_can_bring_both_colours() -> None:
    s = table()
    fill(s.players[0], ["yoggwwp", "", "pbb", "o", "y"])
    slot(s, 0, 1, "w3")
    assert ("completes_with_two", [2, 0, 1]) in told(s, "sow 0")
    fill(s.players[0], ["yoggww", "p", "pbb", "o", "y"])
    slot(s, 0, 0, "w3")
    assert not any(name.startswith("completes") for name, _ in told(s, "sow 0"))


@rule("TR-9.37")
def test_a_drop_says_whether_the_tile_can_still_be_completed() -> None:
    s = table()
    fill(s.players[0], ["yo", "g", "yppgwwbb"])
    slot(s, 0, 2, "w3")
    do(s, "sow 0")
    assert told(s, "drop yellow") == [("completes_with", [2, 1])]
    assert told(s, "drop orange") == [("spoils", [2])]


@rule("TR-9.37")
def test_the_view_carries_every_sowing_of_the_seat() -> None:
    s = table()
    fill(s.players[0], ["yo", "", "oggwwppbb", "y"])
    slot(s, 0, 2, "w3")
    sowings = GAME.view(s, 0)["sowings"]
    assert isinstance(sowings, list)
    assert sowings[0] == {
        "source": 0,
        "count": 2,
        "target": 2,
        "path": [1, 2],
        "action": "military",
        "time": 2,
        "laps": 0,
        "tile": "w3",
        "missing": ["yellow"],
        "can_complete": True,
        "can_act": True,
    }
    assert [each["source"] for each in sowings] == [0, 2, 3]
    assert GAME.view(s, -1)["sowings"] == []


@rule("TR-9.37")
def test_the_view_follows_a_sowing_under_way() -> None:
    s = table()
    fill(s.players[0], ["yo", "", "oggwwppbb", "y"])
    slot(s, 0, 2, "w3")
    assert GAME.view(s, 0)["sowing"] is None
    do(s, "sow 0")
    assert GAME.view(s, 1)["sowing"] == {
        "who": 0,
        "next": 1,
        "target": 2,
        "path": [1, 2],
        "action": "military",
        "tile": "w3",
        "missing": ["yellow"],
        "can_complete": True,
    }


def offered(action: int) -> TrajanState:
    s = table()
    ask(s, OfferAction(0, action, 1))
    return s


@rule("TR-4.6.4", "TR-4.6.5")
def test_a_building_is_announced_with_points_and_bonus_action() -> None:
    s = offered(CONSTRUCTION)
    s.sites[3] = 6
    s.sites[4] = NONE
    assert told(s, "build 3") == [("building", [1, 4]), ("bonus_action", [SENATE])]
    assert told(s, "build 4") == [("no_building", [])]


@rule("TR-4.3.3", "TR-4.4.1", "TR-4.5.1")
def test_points_are_announced() -> None:
    s = offered(MILITARY)
    s.players[0].leader = province("belgica")
    assert told(s, "occupy belgica") == [("points", [6])]
    assert told(offered(SENATE), "advance") == [("points", [2])]
    s = offered(TRAJAN)
    stack_tops(s, "v1")
    assert told(s, "take_tile v1") == [("tile_worth", [9])]


@rule("TR-4.1.4", "TR-4.1.5")
def test_ships_announce_the_most_that_the_hand_can_score() -> None:
    s = offered(SEAPORT)
    give(s, 0, "fish fish wine oil")
    hold(s, 0, "wild_commodity")
    assert told(s, "ship same") == [("up_to", [12])]
    assert told(s, "ship pairs") == [("up_to", [10])]
    assert told(s, "ship different") == [("up_to", [8])]
    s.seaport.left = [3]
    assert told(s, "take left") == [("card", [3])]
    do(s, "ship same")
    assert told(s, "load_same fish 2 0") == [("points", [6])]


@rule("TR-4.1.4", "TR-4.1.8")
def test_each_ship_announces_its_own_points_while_it_is_loaded() -> None:
    s = offered(SEAPORT)
    give(s, 0, "fish fish wine")
    do(s, "ship different")
    assert told(s, "load_one fish") == [("points_now", [2])]
    do(s, "load_one wine")
    assert told(s, "load_one fish") == [("points_now", [4])]
    assert told(s, "done") == [("points_now", [2])]
    s = offered(SEAPORT)
    give(s, 0, "fish fish wine")
    do(s, "ship pairs")
    assert told(s, "load_pair fish 0") == [("points_now", [5])]


@rule("TR-2.10", "TR-2.12", "TR-3.6.6")
def test_cards_start_tiles_and_bonus_tiles_announce_what_they_are() -> None:
    s = new()
    assert told(s, "take draw") == []
    assert told(s, "take right") == [("card", [s.seaport.right[-1]])]
    while question(s) != "TakeStartTile":
        s.play(asked(s).moves(s)[0])
    stack_tops(s, "v1")
    assert told(s, "start_tile v1 3") == [("tile_worth", [9])]
    s = table()
    s.senate.bonus = [bonus("workers"), bonus("legionnaires")]
    s.players[1].sites = 0b11
    ask(s, EvaluateSenate())
    assert told(s, "choose_bonus workers") == [("bonus_worth", [2])]
