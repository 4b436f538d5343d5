"""KD-9: how questions that the rulebooks leave open are decided."""

from collections import Counter
from importlib.resources import files

import pytest

from panj.core.dice import Dice
from panj.core.match import Match
from panj.core.messages import Message, Refused
from panj.games.kingdomino.game import GAME
from panj.games.kingdomino.kingdom import placements
from panj.games.kingdomino.state import FREE, KingdominoState
from panj.games.kingdomino.tables import TERRAINS, rows
from support import asked, moves, play_all, play_on, rule
from support.kingdomino import (
    claim,
    ended,
    halves,
    kingdom_of,
    last_round,
    lay,
    script,
    squares_of,
    table,
)

LEFTOVER = {"three_player_rule": "leftover"}
ALL = list(range(1, 49))


def leftover(kings: list[int] | None = None) -> KingdominoState:
    """Three players with lines of four."""
    s = table(seats=3, three_player_rule="leftover")
    script(s, ALL, kings or [0, 1, 2])
    return s


@rule("KD-9.1")
def test_three_players_use_lines_of_three_unless_they_agree_otherwise() -> None:
    assert table(seats=3).terms.choice("three_player_rule") == "set_aside"
    assert len(table(seats=3).next.dominoes) == 3


@rule("KD-9.1", "KD-9.23")
def test_leftover_uses_all_dominoes_in_lines_of_four() -> None:
    s = leftover()
    assert s.next.dominoes == [1, 2, 3, 4]
    assert s.set_aside == []
    assert len(s.pile) == 44
    assert s.layout.lines == 12


@rule("KD-9.1", "KD-9.23")
def test_leftover_removes_the_domino_that_nobody_claimed_in_the_starting_round() -> None:
    s = leftover()
    s.notes = []
    play_all(s, [claim(4), claim(1), claim(3)])
    assert s.removed == [2]
    assert (s.current.dominoes, s.current.owners) == ([1, 3, 4], [1, 2, 0])
    assert s.next.dominoes == [5, 6, 7, 8]
    assert Message("kingdomino.log.left_over", [2]) in s.notes


@rule("KD-9.23")
def test_leftover_gives_every_claimer_a_choice() -> None:
    s = leftover()
    play_all(s, [claim(4), claim(1)])
    assert moves(s) == [claim(2), claim(3)]
    assert s.next.owners == [1, FREE, FREE, 0]


@rule("KD-9.1", "KD-9.23")
def test_leftover_removes_one_domino_of_every_line() -> None:
    s = leftover()
    play_on(s, seed=12)
    assert len(s.removed) == 12
    assert {(domino - 1) // 4 for domino in s.removed} == set(range(12))
    assert GAME.view(s, 0)["left_over"] == s.removed
    assert GAME.pieces(s) == ALL


@rule("KD-9.1", "KD-9.23")
def test_a_leftover_domino_is_nobodys_discard() -> None:
    s = table(seats=3, harmony=True, **LEFTOVER)
    play_on(s, seed=3)
    for player in s.players:
        assert len(player.placed) + len(player.discarded) == 12
        assert not set(s.removed) & {*player.placed, *player.discarded}


@rule("KD-9.23", "KD-9.28")
def test_the_leftovers_of_one_game_of_a_dynasty_are_back_in_the_next() -> None:
    s = table(seats=3, dynasty=True, **LEFTOVER)
    while s.decision() is not None:
        assert GAME.pieces(s) == ALL
        assert len(s.removed) == s.round
        s.play(moves(s)[0])
    assert len(s.removed) == 12


@rule("KD-9.1")
def test_harmony_can_be_reached_with_leftovers() -> None:
    s = table(seats=3, harmony=True, **LEFTOVER)
    s.players[0].kingdom = kingdom_of(
        " ".join(f"{x},{y},W,0" for x in range(5) for y in range(5) if (x, y) != (0, 0))
    )
    last_round(s, [FREE, 1, 2, 1], [1, 2, 3, 4])
    while s.decision() is not None:
        s.play(moves(s)[0])
    assert s.removed == [1]
    assert s.players[0].tallies[0].harmony == 5


@rule("KD-9.1", "KD-9.25")
@pytest.mark.parametrize("seats", [2, 4])
def test_leftover_is_an_option_for_three_only(seats: int) -> None:
    with pytest.raises(Refused) as refusal:
        table(seats=seats, **LEFTOVER)
    assert refusal.value.message == Message(
        "core.refusal.option_seats", ["three_player_rule", seats]
    )


@rule("KD-9.2", "KD-9.24")
def test_snake_order_is_always_one_two_two_one() -> None:
    orders = Counter()
    for seed in range(400):
        s = table(seed=seed, start_order="snake")
        orders[asked(s).who, *s.hand[::-1]] += 1
    assert set(orders) == {(0, 1, 1, 0), (1, 0, 0, 1)}
    assert abs(orders[0, 1, 1, 0] - 200) < 40


@rule("KD-9.2")
def test_the_start_is_random_unless_the_players_agree_otherwise() -> None:
    assert table().terms.choice("start_order") == "random"


@rule("KD-9.2", "KD-9.25")
@pytest.mark.parametrize("seats", [3, 4])
def test_snake_order_is_an_option_for_two_only(seats: int) -> None:
    with pytest.raises(Refused) as refusal:
        table(seats=seats, start_order="snake")
    assert refusal.value.rule == "KD-9.2"


@rule("KD-9.24")
def test_a_guess_keeps_the_snake_order() -> None:
    s = table(seed=1, start_order="snake")
    for seed in range(20):
        other = GAME.guess(s, 0, Dice(seed))
        assert isinstance(other, KingdominoState)
        assert other.hand == s.hand


@rule("KD-9.3")
def test_a_placeable_domino_cannot_be_discarded() -> None:
    m = Match(GAME, GAME.terms(2, {}), bytes(32))
    while asked(m.state).rule != "KD-4.1":
        m.submit(moves(m.state)[0], m.version)
    domino = m.state.current.dominoes[0]
    with pytest.raises(Refused) as refusal:
        m.submit(GAME.moves.parse(f"discard {domino}"), m.version)
    assert refusal.value.message.operands == [f"discard {domino}"]
    assert refusal.value.rule == "KD-4.1"


@rule("KD-9.3")
def test_a_domino_never_sticks_out_of_the_area() -> None:
    kingdom = kingdom_of("1,0,W,0 2,0,W,0 3,0,W,0")
    assert lay((4, 0), (5, 0)) not in placements(kingdom, 5, 1)
    assert lay((4, 0), (5, 0)) in placements(kingdom, 7, 1)


@rule("KD-9.6")
def test_a_dynasty_tie_goes_to_the_largest_territory_of_any_game() -> None:
    a = [(41, 5, 9), (55, 12, 9), (38, 5, 9)]
    b = [(60, 11, 9), (30, 11, 9), (44, 11, 9)]
    assert ended(table(dynasty=True), [a, b]).ranking() == [1, 2]


@rule("KD-9.6")
def test_then_a_dynasty_tie_goes_to_the_crowns_of_all_games() -> None:
    a = [(41, 11, 9), (55, 4, 9), (38, 5, 9)]
    b = [(60, 3, 1), (30, 11, 1), (44, 3, 26)]
    assert ended(table(dynasty=True), [a, b]).ranking() == [2, 1]


@rule("KD-9.6")
def test_a_perfect_dynasty_tie_is_shared() -> None:
    a = [(41, 11, 9), (55, 4, 9), (38, 5, 9)]
    b = [(38, 5, 27), (41, 11, 0), (55, 4, 0)]
    assert ended(table(dynasty=True), [a, b]).ranking() == [1, 1]


@rule("KD-9.9", "KD-9.22")
def test_the_pile_is_hidden_unless_the_players_agree_otherwise() -> None:
    assert "top_number" not in GAME.view(table(seats=4), 0)


@rule("KD-9.9", "KD-9.22")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_shown_number_is_the_next_domino_to_be_dealt(seats: int) -> None:
    s = table(seats=seats, show_top_number=True)
    while s.pile:
        shown = GAME.view(s, 0)["top_number"]
        left = len(s.pile)
        while len(s.pile) == left:
            s.play(moves(s)[0])
        assert shown in s.next.dominoes
    assert "top_number" not in GAME.view(s, 0)


@rule("KD-9.22", "KD-7.5")
def test_a_guess_keeps_the_shown_number_on_top() -> None:
    s = table(seats=2, show_top_number=True, seed=9)
    shown = GAME.view(s, 0)["top_number"]
    below = set()
    for seed in range(50):
        other = GAME.guess(s, 1, Dice(seed * 7919))
        assert isinstance(other, KingdominoState)
        assert other.pile[-1] == shown
        below.add(other.pile[-2])
    assert len(below) > 10


@rule("KD-9.10")
def test_the_six_terrains_have_one_name_each() -> None:
    names = [row["terrain"] for row in rows("terrains.csv")]
    assert names == ["wheat", "forest", "lake", "grassland", "swamp", "mine"]
    assert names == TERRAINS[1:7]


@rule("KD-9.10")
def test_garden_is_grassland_and_village_is_swamp_in_persian() -> None:
    words = (
        files("panj.games.kingdomino")
        .joinpath("words", "fa", "things.ftl")
        .read_text(encoding="utf-8")
    )
    assert "kingdomino-terrain-grassland = چمنزار\n" in words
    assert "kingdomino-terrain-swamp = مرداب\n" in words
    assert "kingdomino-terrain-mine = معدن\n" in words


@rule("KD-9.13")
def test_there_is_one_kind_of_castle_and_one_in_every_kingdom() -> None:
    s = table(seats=4)
    play_on(s, seed=1)
    for player in s.players:
        castles = [at for at, (code, _) in squares_of(player.kingdom).items() if code == "C"]
        assert castles == [(0, 0)]


@rule("KD-9.16")
@pytest.mark.parametrize("domino", [1, 3, 7, 10, 12])
def test_the_halves_of_a_double_do_not_connect_each_other(domino: int) -> None:
    kingdom = kingdom_of("1,0,M,0 2,0,M,0 0,1,M,0 0,-1,M,0 -1,0,M,0")
    assert placements(kingdom, 5, domino) == []


@rule("KD-9.17")
def test_there_are_no_options_beyond_these_rules() -> None:
    assert [option.name for option in GAME.options] == [
        "middle_kingdom",
        "harmony",
        "dynasty",
        "mighty_duel",
        "three_player_rule",
        "start_order",
        "show_top_number",
    ]


@rule("KD-9.17")
def test_there_are_three_verbs() -> None:
    assert [verb.name for verb in GAME.moves.verbs] == ["claim", "place", "discard"]


@rule("KD-9.18")
def test_a_running_kingdom_has_no_bonus_though_it_is_centred() -> None:
    s = table(middle_kingdom=True, harmony=True)
    assert s.players[0].kingdom.is_centred()
    assert s.scores() == [0, 0]
    while s.decision() is not None:
        sheet = {line.key: line.points for line in s.score_sheet()}
        assert sheet["kingdomino.score.middle_kingdom"] == [0, 0]
        assert sheet["kingdomino.score.harmony"] == [0, 0]
        s.play(moves(s)[0])


@rule("KD-9.19")
def test_a_dynasty_sheet_sums_every_source_over_the_games() -> None:
    s = table(dynasty=True, middle_kingdom=True, seed=4)
    play_on(s, seed=8)
    sheet = {line.key: line.points for line in s.score_sheet()}
    for seat, player in enumerate(s.players):
        assert sheet["kingdomino.score.wheat"][seat] == sum(g.terrains[0] for g in player.tallies)
        assert sheet["kingdomino.score.mine"][seat] == sum(g.terrains[5] for g in player.tallies)
        assert sheet["kingdomino.score.middle_kingdom"][seat] == sum(
            g.middle for g in player.tallies
        )


@rule("KD-9.19", "KD-9.18")
def test_a_running_dynasty_game_is_added_to_the_finished_ones() -> None:
    s = table(dynasty=True, middle_kingdom=True, seed=4)
    while s.game < 2:
        s.play(moves(s)[0])
    finished = [player.tallies[0].total for player in s.players]
    assert s.scores() == finished
    s.players[1].kingdom = kingdom_of("1,0,M,3 2,0,M,2")
    assert s.scores() == [finished[0], finished[1] + 10]


@rule("KD-9.20")
def test_there_is_a_ranking_at_every_moment() -> None:
    s = table(seats=4, seed=4)
    assert s.ranking() == [1, 1, 1, 1]
    while s.decision() is not None:
        assert min(s.ranking()) == 1
        s.play(moves(s)[0])


@rule("KD-9.25")
def test_an_option_without_meaning_is_left_out_of_the_terms() -> None:
    assert "three_player_rule" in table(seats=3).terms.options
    assert "three_player_rule" not in table(seats=4).terms.options
    assert "mighty_duel" not in table(seats=3).terms.options


@rule("KD-9.28")
def test_a_dynasty_is_repeated_exactly_from_its_seed_and_moves() -> None:
    one, other = table(dynasty=True, seed=21), table(dynasty=True, seed=21)
    while one.decision() is not None:
        move = moves(one)[-1]
        one.play(move)
        other.play(move)
    assert GAME.dump(one) == GAME.dump(other)


@rule("KD-9.15")
def test_a_domino_may_touch_the_castle_and_a_foreign_terrain() -> None:
    found = [halves(move) for move in placements(kingdom_of("1,0,W,0 1,1,W,0"), 5, 7)]
    assert ((0, 1), (0, 2)) in found
