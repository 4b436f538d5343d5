"""MI-6: the solo game."""

import pytest

from games.minerva.scene import (
    PASS,
    ROUND,
    ask,
    ask_action,
    build,
    culture_points,
    face,
    glory_points,
    half,
    held,
    hold,
    keys,
    names_of,
    pair_up,
    place,
    table,
    take,
    temple,
    tiles_of,
)
from panj.core.messages import Message
from panj.games.minerva.game import GAME
from panj.games.minerva.moves import Do
from panj.games.minerva.rules.round_end import CollectGlory, HireAssistant
from panj.games.minerva.rules.setup import add_pair, lay_starting_locations, reveal_locations
from panj.games.minerva.rules.turn import EndGame
from panj.games.minerva.state import MinervaState
from panj.games.minerva.tables import FACE_NAMES, RANK_NAMES
from support import asked, moves, play_all, rule


def pairs(s: MinervaState) -> list[tuple[str, str]]:
    """The pairs by name."""
    names = [FACE_NAMES[at] for at in s.pairs]
    return list(zip(names[::2], names[1::2], strict=True))


@rule("MI-6.1")
def test_one_player_begins_as_in_a_game_of_two() -> None:
    s = table(seats=1)
    assert held(s) == {"wheat": 1, "denarius": 3}
    assert s.players[0].residences == 9
    assert tiles_of(s) == {(0, 0): "fountain"}
    assert [s.stack_height(c) for c in range(3)] == [5, 5, 5]
    assert GAME.view(s, 0)["order"] == []
    assert "minerva.score.order" not in [line.key for line in s.score_sheet()]


@rule("MI-6.2", "MI-7.3")
def test_starting_locations_lie_in_three_random_pairs() -> None:
    seen = set()
    for seed in range(30):
        s = table(seats=1, seed=seed)
        first = pairs(s)[:3]
        names = sorted(name for pair in first for name in pair)
        assert names == ["forest"] * 2 + ["quarry"] * 2 + ["wheat_field"] * 2
        seen.add(tuple(first))
    assert len(seen) > 5


@rule("MI-9.20", "MI-6.2")
def test_a_lone_tile_is_a_pair_without_other_half() -> None:
    s = table(seats=1)
    s.pairs = []
    add_pair(s, face("forest"), 0)
    hold(s, 0)
    ask_action(s)
    assert moves(s)[0] == half(0, "forest")
    play_all(s, [half(0, "forest"), place(1, 0)])
    assert s.pairs == []
    assert s.removed.count(0) == 0
    lay_starting_locations(s)
    assert len(s.pairs) == 6


@rule("MI-8.21", "MI-6.3")
def test_example_solo_pairs() -> None:
    s = table(seats=1)
    first = ["forest", "quarry", "market", "", "tavern", "statue", "garden", "stable"]
    second = ["", "library"]
    s.deck = [face(name) if name else ROUND for name in first + second][::-1]
    s.pairs = []
    s.notes = []
    reveal_locations(s)
    assert pairs(s) == [("forest", "quarry"), ("market", "round_tile")]
    assert keys(s) == ["pair", "pair_with_round_tile"]
    aside = s.removed.count(ROUND)
    reveal_locations(s)
    assert pairs(s)[2:] == [("tavern", "statue"), ("garden", "stable")]
    assert s.removed.count(ROUND) == aside + 1


@rule("MI-8.21", "MI-6.5", "MI-9.21")
def test_example_taking_the_round_tile() -> None:
    s = table(seats=1)
    pair_up(s, [("forest", "quarry"), ("market", "round_tile")])
    hold(s, 0, denarius=1)
    ask_action(s)
    assert asked(s).preview(s, take(1)) == [Message("minerva.preview.gain", [3, 4])]
    s.play(take(1))
    assert held(s) == {"denarius": 4}
    assert pairs(s) == [("forest", "quarry")]
    assert s.removed[-2:] == [face("market"), ROUND]
    assert s.decision() is None


@rule("MI-8.21", "MI-6.5")
def test_example_building_beside_the_round_tile() -> None:
    s = table(seats=1)
    pair_up(s, [("market", "round_tile")])
    hold(s, 0, wheat=1)
    ask_action(s)
    play_all(s, [half(0, "market"), place(1, 0)])
    assert held(s) == {}
    assert s.pairs == []
    assert s.removed[-1] == ROUND


@rule("MI-6.5")
def test_building_a_half_removes_the_other() -> None:
    s = table(seats=1)
    pair_up(s, [("forest", "foundry"), ("tavern", "quarry")])
    hold(s, 0)
    ask_action(s)
    s.notes = []
    play_all(s, [half(1, "quarry"), place(1, 0)])
    assert tiles_of(s)[1, 0] == "quarry"
    assert pairs(s) == [("forest", "foundry")]
    assert s.removed[-1] == face("tavern")
    assert keys(s)[-1] == "other_half"


@rule("MI-6.5", "MI-9.37")
def test_equal_tiles_in_different_pairs_are_different_options() -> None:
    s = table(seats=1)
    pair_up(s, [("forest", "tavern"), ("forest", "forest")])
    hold(s, 0)
    s.row = []
    ask_action(s)
    builds = [name for name in names_of(moves(s)) if name.startswith("build")]
    assert builds == ["build_half 0 forest", "build_half 1 forest"]


@rule("MI-6.6")
def test_unused_pairs_stay() -> None:
    s = table(seats=1)
    before = pairs(s)
    hold(s, 0)
    s.play(PASS)
    assert s.round == 2
    assert pairs(s)[: len(before)] == before


@rule("MI-6.4", "MI-9.22")
def test_temples_are_built_singly() -> None:
    s = table(seats=1)
    s.row = [temple("held_wood"), temple("held_ore")]
    hold(s, 0, wheat=1, stone=1, ore=1)
    ask_action(s)
    left = len(s.temples)
    play_all(s, [build("temple_held_wood"), place(1, 0)])
    assert len(s.row) == 2
    assert len(s.temples) == left - 1


@rule("MI-6.7")
def test_passing_ends_the_main_phase_and_there_is_never_a_fee() -> None:
    s = table(seats=1)
    hold(s, 0, denarius=5)
    s.play(PASS)
    assert isinstance(asked(s), HireAssistant)
    assert held(s) == {"denarius": 5}
    s.play(next(m for m in moves(s) if m.kind == Do.DECLINE))
    assert s.fee == 0
    assert s.round == 2


@rule("MI-6.8")
def test_hiring_is_asked_in_rounds_one_to_five() -> None:
    s = table(seats=1)
    rounds = []
    hold(s, 0, denarius=99)
    while s.decision() is not None:
        if isinstance(asked(s), HireAssistant):
            rounds.append(int(s.round))
        s.play(next(m for m in moves(s) if m.kind in (Do.PASS, Do.DECLINE)))
    assert rounds == [1, 2, 3, 4, 5]


@rule("MI-8.22", "MI-6.9")
@pytest.mark.parametrize(("tokens", "expected"), [(5, [7]), (4, [7]), (3, [4]), (1, [4]), (0, [])])
def test_example_solo_glory(tokens: int, expected: list[int]) -> None:
    s = table(seats=1)
    s.round = 4
    hold(s, 0, glory=tokens)
    ask(s, [CollectGlory()])
    assert glory_points(s) == expected


@rule("MI-6.10")
def test_preparation_returns_glory_and_reveals_pairs() -> None:
    s = table(seats=1)
    hold(s, 0, glory=3)
    before = len(s.deck)
    s.play(PASS)
    while s.round == 1:
        s.play(next(m for m in moves(s) if m.kind == Do.DECLINE))
    assert held(s) == {}
    assert len(s.deck) < before
    assert s.players[0].order == 0
    assert not s.players[0].has_passed


@rule("MI-8.23", "MI-6.11")
@pytest.mark.parametrize(
    ("score", "title"),
    [
        (120, "augustus"),
        (80, "augustus"),
        (79, "consul"),
        (70, "consul"),
        (69, "legate"),
        (50, "tribune"),
        (40, "centurion"),
        (30, "immunis"),
        (29, "civilian"),
        (0, "civilian"),
    ],
)
def test_example_solo_rank(score: int, title: str) -> None:
    assert RANK_NAMES[table(seats=1).tiles.rank(score)] == title


@rule("MI-6.11")
def test_the_title_is_told_and_shown() -> None:
    s = table(seats=1)
    hold(s, 0, denarius=3 * 55)
    s.notes = []
    ask(s, [EndGame()])
    assert keys(s) == ["score", "title"]
    assert s.notes[-1].operands == [0, RANK_NAMES.index("tribune")]
    assert GAME.view(s, 0)["rank"] == "tribune"
    assert culture_points(s) == []


@rule("MI-6.12")
def test_there_is_no_automated_opponent() -> None:
    assert GAME.automa(GAME.terms(1, {})) == []


@rule("MI-6.11")
def test_the_result_alone_is_a_title_and_no_victory() -> None:
    s = table(seats=1)
    hold(s, 0, denarius=3 * 72)
    ask(s, [])
    assert s.result() == Message("minerva.result.title", [0, 72, RANK_NAMES.index("consul")])
    assert table(seats=2).result() is None
