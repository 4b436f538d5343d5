"""PP-6.7 to PP-6.10: which card Wakhan buys, why, and how she plays it."""

import pytest

from games.pax_pamir.scene import (
    BRITISH,
    HERAT,
    KABUL,
    armies,
    asks,
    coins,
    court,
    market,
    rich,
    rupees,
    show_ai,
    slot,
    spies,
    tribes,
    with_wakhan,
)
from panj.games.pax_pamir.game import GAME
from panj.games.pax_pamir.rules.wakhan.placing import card_for_spy
from panj.games.pax_pamir.rules.wakhan.play import PlayForWakhan
from panj.games.pax_pamir.rules.wakhan.priority import Filter, arrow_column, arrow_side
from panj.games.pax_pamir.rules.wakhan.radicalize import (
    Radicalize,
    condition_holds,
    instructed_pick,
    radicalize_pick,
)
from panj.games.pax_pamir.rules.wakhan.tables import Instruction
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import Suit
from support import rule


def picked(s: PaxState, line: int) -> tuple[int, int]:
    """The card that a radicalize line takes, and the reason."""
    pick = radicalize_pick(s, line)
    return int(s.market[pick.slot]), pick.reason


def instructed(s: PaxState, line: int) -> int:
    """The card that fits an instruction best."""
    return int(s.market[instructed_pick(s, line).slot])


@rule("PP-6.8")
@pytest.mark.parametrize(
    ("line", "suit"),
    [
        (Instruction.MILITARY_IF_FAVORED, Suit.MILITARY),
        (Instruction.ECONOMIC_IF_POLITICAL, Suit.POLITICAL),
    ],
)
def test_conditions_on_the_favored_suit(line: int, suit: int) -> None:
    s = with_wakhan()
    for favored in range(4):
        s.favored = favored
        assert condition_holds(s, line) == (favored == suit)


@rule("PP-6.8")
def test_conditions_on_her_own_table() -> None:
    s = with_wakhan()
    rich(s, 4, 1)
    assert condition_holds(s, Instruction.MOST_RUPEES_IF_POOR)
    assert condition_holds(s, Instruction.MOST_CYLINDERS)
    assert condition_holds(s, Instruction.MOVE_CARD_IF_NONE)
    assert not condition_holds(s, Instruction.PATRIOT_IF_DOMINANCE)
    assert not condition_holds(s, Instruction.POLITICAL_IF_COURT_FULL)
    assert not condition_holds(s, Instruction.INTELLIGENCE_IF_FEWER_SPIES)
    court(s, 1, 9, 10, 12)
    court(s, 0, 13)
    spies(s, 0, 13)
    armies(s, BRITISH, KABUL, 4)
    rich(s, 4, 2)
    assert not condition_holds(s, Instruction.MOST_RUPEES_IF_POOR)
    assert not condition_holds(s, Instruction.MOST_CYLINDERS)
    assert not condition_holds(s, Instruction.MOVE_CARD_IF_NONE)
    assert condition_holds(s, Instruction.PATRIOT_IF_DOMINANCE)
    assert condition_holds(s, Instruction.POLITICAL_IF_COURT_FULL)
    assert condition_holds(s, Instruction.INTELLIGENCE_IF_FEWER_SPIES)


@rule("PP-6.8")
def test_ties_go_to_the_cheapest_card_and_then_to_the_highest_number() -> None:
    s = with_wakhan()
    market(s, T0=4, B0=18, T1=88)
    assert instructed(s, Instruction.ANY_INTELLIGENCE) == 18
    market(s, T0=0, B0=0, B1=89)
    assert instructed(s, Instruction.ANY_INTELLIGENCE) == 89


@rule("PP-6.8")
def test_an_instruction_without_a_fitting_card_is_invalid() -> None:
    s = with_wakhan()
    market(s, T0=61)
    for instruction in (
        Instruction.BEST_POLITICAL,
        Instruction.BEST_INTELLIGENCE,
        Instruction.GAIN_REGION,
    ):
        assert radicalize_pick(s, instruction).slot == -1
    assert radicalize_pick(s, Instruction.MOST_CYLINDERS).slot == -1


@rule("PP-6.8")
def test_a_patriot_of_the_dominant_coalition_and_a_move_card() -> None:
    s = with_wakhan()
    armies(s, BRITISH, KABUL, 4)
    market(s, T0=61, T1=51, T2=9)
    assert picked(s, Instruction.PATRIOT_IF_DOMINANCE)[0] == 51
    assert picked(s, Instruction.MOVE_CARD_IF_NONE)[0] == 9


@rule("PP-6.8", "PP-9.R32")
def test_poor_wakhan_counts_the_three_rupees_of_card_113() -> None:
    s = with_wakhan()
    rich(s, 4, 1)
    market(s, T0=61, T1=113, B0=101, B1=111)
    coins(s, T0=1)
    s.favored = Suit.ECONOMIC
    assert instructed(s, Instruction.MOST_RUPEES_IF_POOR) == 113


@rule("PP-6.8", "PP-9.R49")
def test_a_card_that_nets_nothing_does_not_help_poor_wakhan() -> None:
    s = with_wakhan()
    rich(s, 4, 1)
    market(s, T0=61, T1=70)
    assert radicalize_pick(s, Instruction.MOST_RUPEES_IF_POOR).slot == -1
    coins(s, T1=1)
    assert radicalize_pick(s, Instruction.MOST_RUPEES_IF_POOR).slot == -1
    coins(s, T1=2)
    assert instructed(s, Instruction.MOST_RUPEES_IF_POOR) == 70


@rule("PP-6.8")
def test_gaining_a_region_counts_armies_and_tribes_and_leaves_no_trace() -> None:
    s = with_wakhan()
    tribes(s, 0, KABUL)
    before = GAME.dump(s)
    market(s, T0=5, T1=7)
    assert instructed(s, Instruction.GAIN_REGION) == 7
    market(s, T0=0, T1=0)
    assert GAME.dump(s) == before
    tribes(s, 1, KABUL, 3)
    market(s, T1=7)
    assert instructed_pick(s, Instruction.GAIN_REGION).slot == -1


@rule("PP-6.9")
def test_plain_radicalize_walks_left_and_then_takes_the_other_row() -> None:
    s = with_wakhan(face=1, back=24)
    column = arrow_column(s)
    assert (column, arrow_side(s)) == (0, 1)
    show_ai(s, 3, 1)
    column, row = arrow_column(s), arrow_side(s)
    assert (column, row) == (0, 1)
    show_ai(s, 6, 7)
    column, row = arrow_column(s), arrow_side(s)
    assert (column, row) == (1, 1)
    market(s, B1=111, B0=61, T1=62, T0=63)
    assert picked(s, Instruction.RADICALIZE)[0] == 61
    market(s, B0=0)
    assert picked(s, Instruction.RADICALIZE)[0] == 62
    s.memory.paid = 1 << slot("T1")
    assert picked(s, Instruction.RADICALIZE)[0] == 63
    market(s, T0=105)
    assert picked(s, Instruction.RADICALIZE)[0] == 105
    market(s, T0=0, B1=0)
    assert radicalize_pick(s, Instruction.RADICALIZE).slot == -1


@rule("PP-6.9")
def test_with_a_check_and_dominance_she_takes_the_cheapest_patriot() -> None:
    s = with_wakhan()
    armies(s, BRITISH, KABUL, 4)
    market(s, T0=61, T1=51, T2=50, B1=12, T5=101)
    assert picked(s, Instruction.RADICALIZE) == (51, Filter.CHECK_PATRIOT)
    market(s, T1=0, T2=0)
    assert picked(s, Instruction.RADICALIZE) == (12, Filter.CHECK_BLOCKS)
    market(s, T0=25, B1=105)
    assert picked(s, Instruction.RADICALIZE)[0] == 25


@rule("PP-6.9")
def test_with_a_check_and_no_dominance_she_takes_cylinders() -> None:
    s = with_wakhan()
    tribes(s, 0, HERAT)
    market(s, T0=61, T1=7, B0=4, T5=101)
    assert picked(s, Instruction.RADICALIZE) == (7, Filter.CHECK_CYLINDERS)
    market(s, T1=0, B0=105)
    assert picked(s, Instruction.RADICALIZE)[0] == 105


@rule("PP-6.18")
def test_savvy_purchasing_takes_a_cheaper_card_that_is_as_good() -> None:
    s = with_wakhan(face=6, back=7, savvy_purchasing=True)
    market(s, B1=9, T0=61, B0=5)
    assert picked(s, Instruction.RADICALIZE) == (61, Filter.SAVVY)
    market(s, T5=101, B1=0, B0=0)
    tribes(s, 0, HERAT)
    market(s, T1=64)
    coins(s, T0=2)
    market(s, T1=67)
    assert picked(s, Instruction.RADICALIZE) == (61, Filter.CHECK_RUPEES)


@rule("PP-6.10", "PP-6.15", "PP-9.R31")
def test_she_pays_the_full_bribe_or_discards_the_card() -> None:
    s = with_wakhan()
    tribes(s, 0, HERAT, 3)
    market(s, T0=61, B0=62)
    asks(s, Radicalize(1, slot("T0"), Filter.ARROWS))
    assert s.players[1].court == [61]
    assert rupees(s) == [7, 1]
    asks(s, Radicalize(1, slot("B0"), Filter.ARROWS))
    assert s.players[1].court == [61]
    assert s.piles.discards == [62]
    assert s.memory.actions_left == 0


@rule("PP-6.10")
def test_the_red_arrow_chooses_the_end_of_her_court() -> None:
    s = with_wakhan(face=1, back=2)
    court(s, 1, 9)
    s.piles.discards = [15, 16]
    asks(s, PlayForWakhan(1, 15))
    show_ai(s, 7, 3)
    asks(s, PlayForWakhan(1, 16))
    assert s.players[1].court == [15, 9, 16]


@rule("PP-6.10")
def test_her_spies_go_where_she_has_no_majority_yet() -> None:
    s = with_wakhan()
    court(s, 0, 9, 12)
    court(s, 1, 13)
    spies(s, 1, 12)
    assert card_for_spy(s, KABUL).card == 9
    spies(s, 1, 9)
    assert card_for_spy(s, KABUL).card == 13
    spies(s, 1, 13)
    assert card_for_spy(s, KABUL).card == 12
