"""What a board shows besides the table itself: new cards, projections, needs, paths."""

from collections import Counter

from games.trajan.scene import (
    FORUM,
    SEAPORT,
    ask,
    bonus,
    cards,
    do,
    fill,
    give,
    hold,
    keep,
    new,
    on_top,
    slot,
    table,
)
from panj.core.dice import Dice
from panj.core.messages import SPECTATOR
from panj.games.trajan.game import GAME
from panj.games.trajan.rules.actions import OfferAction
from panj.games.trajan.rules.cards import draw_face_down, reshuffle
from panj.games.trajan.rules.turn import TakeTurn
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import GOOD_NAMES, Ship
from support import moves, rule

FISH, WINE, OIL = (GOOD_NAMES.index(name) for name in ("fish", "wine", "oil"))


def mat(s: TrajanState, owner: int, seat: int) -> dict[str, object]:
    """A player's mat as a seat sees it."""
    players = GAME.view(s, seat)["players"]
    assert isinstance(players, list)
    found = players[owner]
    assert isinstance(found, dict)
    return found


@rule("TR-9.38", "TR-4.1.1")
def test_cards_drawn_this_turn_are_new_to_their_owner_only() -> None:
    s = table()
    give(s, 0, "fish wine")
    on_top(s, "fish oil")
    ask(s, OfferAction(0, SEAPORT, 1))
    do(s, "draw_two")
    assert mat(s, 0, 0)["new"] == {"fish": 1, "oil": 1}
    assert mat(s, 0, 1)["new"] is None
    assert mat(s, 0, SPECTATOR)["new"] is None


@rule("TR-9.38")
def test_the_older_cards_of_a_kind_leave_first() -> None:
    s = table()
    give(s, 0, "fish wine")
    on_top(s, "fish oil")
    ask(s, OfferAction(0, SEAPORT, 1))
    do(s, "draw_two", "discard fish left")
    assert mat(s, 0, 0)["new"] == {"fish": 1, "oil": 1}
    ask(s, OfferAction(0, SEAPORT, 1))
    do(s, "ship same", "load_same fish 1 0")
    assert mat(s, 0, 0)["new"] == {"oil": 1}


@rule("TR-9.38")
def test_nothing_is_new_when_the_next_own_turn_begins() -> None:
    s = table()
    on_top(s, "fish")
    draw_face_down(s, 0, 1)
    ask(s, TakeTurn(1))
    assert mat(s, 0, 0)["new"] == {"fish": 1}
    ask(s, TakeTurn(0))
    assert mat(s, 0, 0)["new"] == {}


@rule("TR-9.38", "TR-2.10")
def test_the_cards_of_the_set_up_are_new() -> None:
    s = new()
    first = int(s.first)
    for _ in range(3):
        s.play(moves(s)[0])
    assert mat(s, first, first)["new"] == mat(s, first, first)["hand"]


@rule("TR-9.39")
def test_the_projection_adds_what_the_end_and_the_open_demands_would_bring() -> None:
    s = table()
    give(s, 0, "fish wine")
    slot(s, 0, 2, "w3")
    player = s.players[0]
    player.points[0] = 12
    player.yellow = [bonus("workers")]
    player.sites = 0b111
    s.demands.open = [0, 1]
    hold(s, 0, "bread")
    seen = mat(s, 0, 1)["projection"]
    assert isinstance(seen, dict)
    lines = {line["key"].removeprefix("trajan.score."): line["points"] for line in seen["sources"]}
    assert {name: points for name, points in lines.items() if points} == {
        "ships": 12,
        "cards": 2,
        "workers": 1,
        "legionnaires": 1,
        "tiles": 1,
        "bonus": 3,
        "penalty": -4,
    }
    assert seen["total"] == 16


@rule("TR-9.39", "TR-5.1")
def test_a_finished_game_projects_its_result() -> None:
    s = new(seats=2, seed=5)
    while s.decision() is not None:
        s.play(moves(s)[-1])
    for seat, total in enumerate(s.scores()):
        seen = mat(s, seat, 0)["projection"]
        assert isinstance(seen, dict)
        assert seen["total"] == total


@rule("TR-3.6.1", "TR-3.6.3")
def test_the_view_says_what_each_symbol_needs_and_what_is_there() -> None:
    s = table()
    s.demands.open = [0, 0, 2]
    hold(s, 0, "bread games")
    keep(s, 0, "d7")
    assert mat(s, 0, 1)["needs"] == [
        {"symbol": "bread", "demanded": 2, "trajan": 0, "forum": 1, "missing": 1},
        {"symbol": "games", "demanded": 0, "trajan": 0, "forum": 1, "missing": 0},
        {"symbol": "religion", "demanded": 1, "trajan": 1, "forum": 0, "missing": 0},
    ]


@rule("TR-4.3.3")
def test_a_province_says_what_it_would_bring_the_seat() -> None:
    s = table(seats=3)
    s.players[1].provinces = 1 << 2
    provinces = GAME.view(s, 0)["provinces"]
    assert isinstance(provinces, list)
    assert [provinces[2][name] for name in ("province", "points", "worth")] == ["raetia", 3, 0]
    theirs = GAME.view(s, 1)["provinces"]
    watched = GAME.view(s, SPECTATOR)["provinces"]
    assert isinstance(theirs, list)
    assert isinstance(watched, list)
    assert (theirs[2]["worth"], watched[2]["worth"]) == (3, None)


@rule("TR-3.2.3")
def test_a_sowing_of_many_markers_comes_by_its_source_again() -> None:
    s = table()
    fill(s.players[0], ["yyooggww", "pp", "bb"])
    sowings = GAME.view(s, 0)["sowings"]
    assert isinstance(sowings, list)
    assert sowings[0]["path"] == [1, 2, 3, 4, 5, 0, 1, 2]


@rule("TR-5.3.6")
def test_the_faces_of_bonus_tiles_are_told_to_boards() -> None:
    faces = GAME.components()["bonus"]
    assert isinstance(faces, dict)
    assert len(faces) == 12
    assert faces["wine_fish"] == {
        "kind": "commodity",
        "signs": ["wine", "fish"],
        "yellow": 3,
        "grey": 2,
    }
    assert faces["workers"]["grey"] == 0.5


def after_a_reshuffle() -> TrajanState:
    """Seat 1 holds an old fish and an old wine unseen, draws from a pile of fish and oil, and
    ships one fish: nobody else can tell which of the two it was."""
    s = table(seats=2)
    give(s, 1, "fish wine")
    for good in s.seaport.pile:
        s.players[0].display[good] += 1
    s.seaport.pile = []
    s.seaport.left, s.seaport.right = [FISH, OIL, OIL, WINE], [OIL, WINE]
    reshuffle(s)
    on_top(s, "fish oil")
    draw_face_down(s, 1, 2)
    ask(s, OfferAction(1, SEAPORT, 1))
    do(s, "ship same", "load_same fish 1 0")
    return s


@rule("TR-9.35", "TR-7.5")
def test_after_a_reshuffle_a_guess_keeps_the_sizes_of_both_groups_of_unseen_cards() -> None:
    s = after_a_reshuffle()
    player = s.players[1]
    assert cards(player.hand) == {"fish": 1, "wine": 1, "oil": 1}
    assert sum(player.old) == 2
    for seed in range(20):
        copy = GAME.guess(s, 0, Dice(seed))
        assert isinstance(copy, TrajanState)
        theirs = copy.players[1]
        assert (sum(theirs.old), theirs.hand_size()) == (2, 3)
        assert Counter(copy.seaport.pile) == Counter(s.seaport.pile)
        assert GAME.view(copy, 0) == GAME.view(s, 0)


@rule("TR-9.35")
def test_the_sizes_of_the_groups_of_unseen_cards_are_shown_to_nobody() -> None:
    s = after_a_reshuffle()
    before = [GAME.view(s, seat) for seat in (SPECTATOR, 0, 1)]
    s.players[1].old[FISH] = 0
    assert [GAME.view(s, seat) for seat in (SPECTATOR, 0, 1)] == before


@rule("TR-0.1", "TR-2.11", "TR-3.5.2", "TR-3.6.5")
def test_the_board_gets_the_length_of_the_game_and_the_sizes_of_what_it_draws() -> None:
    facts = GAME.components()
    assert (facts["quarters"], facts["rounds_per_quarter"], facts["markers_per_tray"]) == (4, 4, 2)
    assert (facts["demands_per_quarter"], facts["bonus_per_quarter"]) == (3, 2)
    assert facts["actions"] == ["seaport", "forum", "military", "senate", "trajan", "construction"]


@rule("TR-0.1")
def test_the_view_counts_the_rounds_of_a_quarter() -> None:
    s = table()
    assert [GAME.view(new(), 0)[name] for name in ("quarter", "round_of_quarter")] == [0, 0]
    for number, expected in ((1, [1, 1]), (4, [1, 4]), (5, [2, 1]), (16, [4, 4])):
        s.round = number
        assert [GAME.view(s, 0)[name] for name in ("quarter", "round_of_quarter")] == expected


@rule("TR-4.8.1")
def test_a_mat_says_how_often_an_extra_action_tile_repeats() -> None:
    s = table()
    s.players[0].plus_two = 1 << FORUM
    found = mat(s, 0, 1)["repetitions"]
    assert isinstance(found, dict)
    assert (found["forum"], found["seaport"]) == (2, 1)


@rule("TR-5.2")
def test_the_score_at_the_end_is_the_result() -> None:
    s = new(seats=2, seed=5)
    while s.decision() is not None:
        assert mat(s, 0, 1)["score"] == s.players[0].score()
        s.play(moves(s)[-1])
    assert [mat(s, seat, 0)["score"] for seat in range(2)] == s.scores()


@rule("TR-4.1.4")
def test_a_ship_says_what_the_side_that_shows_scores() -> None:
    s = table()
    s.seaport.grey_ships = 1 << Ship.PAIRS
    port = GAME.view(s, 0)["seaport"]
    assert isinstance(port, dict)
    assert [ship["points"] for ship in port["ships"]] == [[2, 6, 12, 20], [1, 6, 11], [2, 4, 6, 8]]


@rule("TR-3.2.2")
def test_a_sowing_under_way_names_the_action_of_its_target() -> None:
    s = table()
    fill(s.players[0], ["yo", "ggwwppbb"])
    do(s, "sow 0")
    sowing = GAME.view(s, 0)["sowing"]
    assert isinstance(sowing, dict)
    assert (sowing["target"], sowing["action"]) == (2, "military")
