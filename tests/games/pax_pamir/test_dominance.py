"""PP-4.17 to PP-4.19, PP-5: ruling, influence, Dominance Checks and the end."""

import pytest

from games.pax_pamir.scene import (
    AFGHAN,
    BRITISH,
    HERAT,
    KABUL,
    PERSIA,
    RUSSIAN,
    armies,
    asks,
    court,
    gift,
    market,
    play,
    roads,
    spies,
    table,
    tribes,
)
from panj.games.pax_pamir.game import GAME
from panj.games.pax_pamir.rules.dominance import DominanceCheck, Ending
from panj.games.pax_pamir.rules.power import (
    blocks_in_play,
    cylinders_in_play,
    dominant_coalition,
    hostage_holder,
    influence_of,
    ruler_of,
)
from panj.games.pax_pamir.rules.turn import Turn
from panj.games.pax_pamir.tables import Effect
from support import rule


@rule("PP-4.17")
def test_ruling_needs_a_tribe_and_roads_never_count() -> None:
    s = table()
    armies(s, AFGHAN, KABUL, 3)
    assert ruler_of(s, KABUL) == -1
    tribes(s, 0, KABUL)
    roads(s, BRITISH, "kabul_punjab", 9)
    assert ruler_of(s, KABUL) == 0


@rule("PP-4.18")
def test_a_hostage_needs_strictly_more_spies_than_every_other_player() -> None:
    s = table()
    court(s, 0, 9)
    spies(s, 1, 9, 2)
    spies(s, 2, 9, 2)
    assert hostage_holder(s, 0, 9) == -1
    spies(s, 2, 9)
    assert hostage_holder(s, 0, 9) == 2
    spies(s, 0, 9, 4)
    assert hostage_holder(s, 0, 9) == -1
    assert s.players[0].shelter() == 1


@rule("PP-4.19")
def test_influence_counts_patriots_prizes_and_gifts() -> None:
    s = table()
    court(s, 0, 3, 6, 9)
    s.players[0].prizes = [4, 10]
    gift(s, 0, 0, 1)
    assert influence_of(s, 0, AFGHAN) == 7
    s.players[0].effects = Effect.RUMOR
    assert influence_of(s, 0, AFGHAN) == 5


@rule("PP-5.1")
def test_a_successful_check_clears_blocks_but_no_cylinders() -> None:
    s = table()
    armies(s, AFGHAN, KABUL, 3)
    roads(s, AFGHAN, "kabul_punjab")
    armies(s, BRITISH, HERAT, 0)
    tribes(s, 0, PERSIA)
    gift(s, 1, 0)
    market(s, T5=104)
    s.players[1].cylinder_points = 4
    asks(s, DominanceCheck(0))
    assert s.scores() == [5, 4, 0]
    assert [int(blocks_in_play(s, c)) for c in range(3)] == [0, 0, 0]
    assert (s.tribes(0, PERSIA), s.gifts(1)) == (1, 1)
    assert s.checks == 1


@rule("PP-5.1")
def test_an_unsuccessful_check_leaves_the_blocks() -> None:
    s = table()
    armies(s, AFGHAN, KABUL, 3)
    tribes(s, 0, KABUL)
    tribes(s, 1, KABUL)
    market(s, T5=104)
    asks(s, DominanceCheck(0))
    assert blocks_in_play(s, AFGHAN) == 3


@rule("PP-5.1")
def test_the_lead_must_be_over_each_other_coalition() -> None:
    s = table()
    armies(s, AFGHAN, KABUL, 6)
    armies(s, BRITISH, KABUL, 1)
    armies(s, RUSSIAN, KABUL, 3)
    assert dominant_coalition(s) == -1
    armies(s, AFGHAN, KABUL)
    assert dominant_coalition(s) == AFGHAN


@rule("PP-5.2")
def test_a_dominant_coalition_without_followers_clears_the_map_for_nobody() -> None:
    s = table(loyalties=(BRITISH, BRITISH, BRITISH))
    armies(s, AFGHAN, KABUL, 4)
    market(s, T5=104)
    asks(s, DominanceCheck(0))
    assert s.scores() == [0, 0, 0]
    assert blocks_in_play(s, AFGHAN) == 0


@rule("PP-5.3", "PP-9.R15")
def test_gifts_count_as_cylinders_in_play_and_zero_ranks_too() -> None:
    s = table()
    court(s, 1, 9)
    tribes(s, 0, KABUL)
    spies(s, 0, 9)
    gift(s, 0, 0)
    assert [int(cylinders_in_play(s, seat)) for seat in range(3)] == [3, 0, 0]
    market(s, T5=104)
    s.players[1].cylinder_points = 1
    asks(s, DominanceCheck(0))
    assert s.scores() == [3, 1, 0]


@rule("PP-5.6")
@pytest.mark.parametrize(
    ("stars", "rupees", "ranking"),
    [((15, 50), (0, 0), [2, 1]), ((15, 16), (3, 5), [2, 1]), ((15, 16), (4, 4), [1, 1])],
)
def test_ties_go_to_military_stars_then_rupees_then_are_shared(
    stars: tuple[int, int], rupees: tuple[int, int], ranking: list[int]
) -> None:
    s = table(seats=2, loyalties=(AFGHAN, BRITISH))
    for seat in (0, 1):
        court(s, seat, stars[seat])
        s.players[seat].rupees = rupees[seat]
    asks(s, DominanceCheck(0))
    assert s.ending == Ending.LAST_CHECK
    assert s.scores() == [4, 4]
    assert s.ranking() == ranking


@rule("PP-9.R24", "PP-5.6")
def test_a_total_tie_is_shared() -> None:
    s = table()
    asks(s, DominanceCheck(0))
    assert s.ranking() == [1, 1, 1]


@rule("PP-5.7")
def test_scores_only_grow_and_are_split_by_source() -> None:
    s = table()
    s.players[0].dominance_points = 40
    s.players[0].cylinder_points = 3
    assert s.scores()[0] == 43
    assert [line.points[0] for line in s.score_sheet()] == [40, 3]


@rule("PP-5.1", "PP-3.31")
def test_a_check_discarded_in_cleanup_is_followed_by_the_rest_of_the_cleanup() -> None:
    s = table()
    market(s, T0=101, B0=105, T5=104)
    tribes(s, 0, KABUL)
    tribes(s, 1, KABUL)
    asks(s, Turn(0))
    play(s, "end_turn")
    assert s.checks == 1
    assert s.favored == 1
    assert s.memory.active == 1


@rule("PP-5.1", "PP-7.1")
def test_the_view_tells_what_a_check_held_now_would_bring() -> None:
    s = table()
    tribes(s, 0, KABUL)
    market(s, T5=101, T4=102)
    seen = GAME.view(s, 1)["if_checked_now"]
    assert seen == {
        "dominant": None,
        "lead": 0,
        "lead_needed": 4,
        "final": False,
        "strengths": [1, 0, 0],
        "points": [3, 0, 0],
    }
