"""PP-8: the worked examples, number for number."""

import pytest

from games.pax_pamir.scene import (
    AFGHAN,
    BRITISH,
    HERAT,
    KABUL,
    KANDAHAR,
    PUNJAB,
    RUSSIAN,
    TRANSCASPIA,
    act,
    armies,
    armies_in,
    asked_kind,
    asks,
    coins,
    coins_now,
    court,
    full_market,
    gift,
    hand,
    loses,
    market,
    play,
    rich,
    roads,
    rupees,
    show_ai,
    slot,
    spies,
    table,
    texts_now,
    tribes,
    with_verb,
    with_wakhan,
)
from panj.games.pax_pamir.game import GAME
from panj.games.pax_pamir.rules.battle import ChooseBattle
from panj.games.pax_pamir.rules.build import Build
from panj.games.pax_pamir.rules.cleanup import CourtLimit, RefillMarket
from panj.games.pax_pamir.rules.deck import piles_for
from panj.games.pax_pamir.rules.dominance import DominanceCheck, Ending, award, split_places
from panj.games.pax_pamir.rules.market import pay_action, pay_for_card
from panj.games.pax_pamir.rules.play import ResolveIcons
from panj.games.pax_pamir.rules.power import (
    dominant_coalition,
    hostage_holder,
    influence_of,
    pragmatic_loyalty,
    ruler_of,
)
from panj.games.pax_pamir.rules.wakhan.ambition import ambition_slot
from panj.games.pax_pamir.rules.wakhan.priority import arrow_column, arrow_side, by_priority
from panj.games.pax_pamir.rules.wakhan.radicalize import instructed_pick, radicalize_pick
from panj.games.pax_pamir.rules.wakhan.tables import Instruction, Side
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import (
    BORDERS,
    FAILURE_POINTS,
    SUCCESS_POINTS,
    Suit,
)
from support import rule


@rule("PP-8.E01", "PP-2.2", "PP-2.5")
def test_e01_three_players_use_48_court_cards_in_six_piles() -> None:
    s = GAME.new(3, {}, 4)
    assert isinstance(s, PaxState)
    assert [pile.size for pile in piles_for(3)] == [8, 10, 10, 10, 10, 10]
    assert len(s.piles.deck) == 46
    assert len(s.piles.deck) + 12 == 58
    assert sum(1 for card in s.piles.left_out if card <= 100) == 52


@rule("PP-8.E02", "PP-4.17", "PP-9.R16")
def test_e02_one_tribe_and_two_loyal_armies_rule_over_two_and_two() -> None:
    s = table()
    tribes(s, 0, KANDAHAR)
    for coalition in (AFGHAN, BRITISH, RUSSIAN):
        armies(s, coalition, KANDAHAR, 2)
    assert ruler_of(s, KANDAHAR) == 0


@rule("PP-8.E03", "PP-4.17", "PP-9.R16")
def test_e03_armies_of_a_coalition_without_players_block_the_ruler() -> None:
    s = table(seats=2, loyalties=(AFGHAN, RUSSIAN))
    tribes(s, 0, KANDAHAR)
    armies(s, AFGHAN, KANDAHAR, 2)
    armies(s, BRITISH, KANDAHAR, 3)
    assert ruler_of(s, KANDAHAR) == -1


@rule("PP-8.E04", "PP-4.17")
def test_e04_players_of_one_coalition_share_its_armies() -> None:
    s = table(seats=2, loyalties=(AFGHAN, AFGHAN))
    armies(s, AFGHAN, HERAT, 3)
    tribes(s, 0, HERAT, 1)
    tribes(s, 1, HERAT, 1)
    assert ruler_of(s, HERAT) == -1
    tribes(s, 0, HERAT, 1)
    assert ruler_of(s, HERAT) == 0


@rule("PP-8.E05", "PP-4.1")
def test_e05_the_second_purchase_pays_across_the_vacant_slot() -> None:
    s = table()
    full_market(s)
    market(s, T3=88)
    coins(s, T3=2)
    rich(s, 6)
    play(s, f"buy {s.market[slot('T2')]}")
    assert coins_now(s) == {"T0": 1, "T1": 1, "T3": 2}
    assert [f"buy {s.market[slot(name)]}" in texts_now(s) for name in ("T0", "T1")] == [False] * 2
    play(s, "buy 88")
    assert coins_now(s) == {"T0": 2, "T1": 2, "B2": 1}
    assert rupees(s)[0] == 6 - 3
    assert s.memory.paid & (1 << slot("B2"))


@rule("PP-8.E06", "PP-4.1")
def test_e06_military_favor_doubles_the_price() -> None:
    s = table()
    full_market(s)
    s.favored = Suit.MILITARY
    rich(s, 6)
    pay_for_card(s, 0, slot("T3"))
    assert coins_now(s) == {"T0": 2, "T1": 2, "T2": 2}
    assert rupees(s)[0] == 0


@rule("PP-8.E07", "PP-4.5", "PP-4.8")
def test_e07_two_armies_cost_four_rupees_on_the_rightmost_cards() -> None:
    s = table()
    full_market(s)
    tribes(s, 0, KABUL)
    rich(s, 6)
    asks(s, Build(0, 0))
    play(s, "build_army kabul", "build_army kabul", "done")
    assert coins_now(s) == {"T4": 1, "T5": 1, "B4": 1, "B5": 1}
    assert rupees(s)[0] == 2


@rule("PP-8.E08", "PP-4.5")
def test_e08_vacant_slots_are_skipped() -> None:
    s = table()
    full_market(s)
    market(s, T5=0, T3=0)
    rich(s, 6)
    pay_action(s, 0, 6)
    assert coins_now(s) == {"T1": 1, "T2": 1, "T4": 1, "B3": 1, "B4": 1, "B5": 1}


@rule("PP-8.E09", "PP-4.5")
def test_e09_a_row_that_is_too_short_loses_the_excess() -> None:
    s = table()
    full_market(s)
    market(s, T1=0, T2=0, T3=0, T4=0, T5=0)
    rich(s, 6)
    pay_action(s, 0, 6)
    assert coins_now(s) == {"T0": 1, "B3": 1, "B4": 1, "B5": 1}
    assert rupees(s)[0] == 0


@rule("PP-8.E10", "PP-4.15", "PP-4.2", "PP-4.19")
def test_e10_a_british_patriot_costs_gift_prize_and_patriot() -> None:
    s = table()
    gift(s, 0, 0)
    court(s, 0, 6)
    s.players[0].prizes = [4]
    hand(s, 0, 51)
    assert influence_of(s, 0, AFGHAN) == 4
    act(s)
    play(s, "play 51 right")
    assert s.players[0].loyalty == BRITISH
    assert s.players[0].court == [51]
    assert s.gifts(0) == 0
    assert set(s.piles.discards) == {4, 6}
    assert influence_of(s, 0, BRITISH) == 2


@rule("PP-8.E11", "PP-4.2", "PP-4.3", "PP-9.R01")
def test_e11_sikh_merchants_cost_the_bribe_and_return_it() -> None:
    s = table(loyalties=(BRITISH, RUSSIAN, RUSSIAN))
    tribes(s, 1, PUNJAB, 2)
    hand(s, 0, 30)
    act(s)
    play(s, "play 30 right", "cancel")
    assert s.memory.actions_left == 2
    act(s)
    s.memory.attempts = []
    play(s, "play 30 right", "offer 2")
    assert with_verb(s, "place_road") == ["place_road kabul_punjab", "place_road kandahar_punjab"]
    play(s, "place_road kabul_punjab", "place_spy 30")
    assert rupees(s)[:2] == [4, 6]
    assert s.blocks[BRITISH] == 11


@rule("PP-8.E12", "PP-4.18")
def test_e12_two_spies_against_one_hold_a_card_hostage() -> None:
    s = table()
    court(s, 0, 9)
    spies(s, 1, 9, 2)
    spies(s, 0, 9, 1)
    assert hostage_holder(s, 0, 9) == 1
    spies(s, 0, 9, 1)
    assert hostage_holder(s, 0, 9) == -1


@rule("PP-8.E13", "PP-4.6")
def test_e13_shelter_leaves_one_rupee_to_tax() -> None:
    s = table()
    tribes(s, 0, KABUL)
    court(s, 0, 13)
    court(s, 1, 14)
    rich(s, 0, 3)
    market(s, T0=90)
    coins(s, T0=1)
    play(s, "use 13 tax", "tax_player 1")
    assert texts_now(s) == ["tax_card 90", "done"]
    play(s, "tax_card 90")
    assert rupees(s)[:2] == [2, 2]


@rule("PP-8.E14", "PP-4.9")
def test_e14_three_moves_are_split_between_a_spy_and_an_army() -> None:
    s = table(loyalties=(RUSSIAN, BRITISH, AFGHAN))
    court(s, 0, 63)
    court(s, 1, 9, 13)
    spies(s, 0, 63)
    roads(s, RUSSIAN, "herat_kabul")
    armies(s, RUSSIAN, HERAT)
    play(s, "use 63 move", "sneak 63 9", "sneak 9 13", "march herat russian kabul")
    assert s.spies_on(13) == 1
    assert asked_kind(s) == "TakeActions"


@rule("PP-8.E15", "PP-4.11")
def test_e15_same_loyalty_protects_tribes_but_not_spies() -> None:
    s = table(loyalties=(BRITISH, BRITISH, RUSSIAN))
    court(s, 0, 50)
    armies(s, BRITISH, KANDAHAR)
    tribes(s, 1, KANDAHAR)
    armies(s, RUSSIAN, KANDAHAR)
    roads(s, AFGHAN, "herat_kandahar")
    spies(s, 0, 50, 2)
    spies(s, 1, 50, 2)
    asks(s, ChooseBattle(0, 50))
    play(s, "battle_region kandahar")
    assert texts_now(s) == ["remove_army kandahar russian", "remove_road herat_kandahar afghan"]
    play(s, "remove_army kandahar russian")
    assert asked_kind(s) == ""
    asks(s, ChooseBattle(0, 50))
    play(s, "battle_card 50", "remove_spy 50 1", "remove_spy 50 1")
    assert s.spies_on(50) == 2


@rule("PP-8.E16", "PP-5.1", "PP-4.20")
@pytest.mark.parametrize(("british", "tired", "dominant"), [(8, 0, 0), (7, 0, -1), (6, 4, 0)])
def test_e16_dominance_needs_a_lead_of_four_or_two(british: int, tired: int, dominant: int) -> None:
    s = table()
    armies(s, BRITISH, KABUL, british)
    armies(s, RUSSIAN, KABUL, 4)
    armies(s, AFGHAN, KABUL, 4)
    s.events.effects = tired
    assert dominant_coalition(s) == dominant


@rule("PP-8.E17", "PP-5.2", "PP-5.3", "PP-5.4")
def test_e17_the_third_and_the_fourth_check() -> None:
    s = table(loyalties=(RUSSIAN, RUSSIAN, BRITISH))
    armies(s, RUSSIAN, KABUL, 5)
    gift(s, 0, 0)
    market(s, T5=104)
    asks(s, DominanceCheck(0))
    assert s.scores() == [5, 3, 0]
    assert [int(s.blocks[c]) for c in range(3)] == [12, 12, 12]
    market(s, T5=0)
    tribes(s, 1, HERAT, 3)
    tribes(s, 2, HERAT, 1)
    assert award(s, -1, True) == [1, 6, 1]
    asks(s, DominanceCheck(0))
    assert s.scores() == [6, 9, 1]
    assert s.decision() is None


UNSUCCESSFUL = [
    ([4, 2], [3, 1]),
    ([3, 3], [2, 2]),
    ([5, 5, 2], [2, 2, 0]),
    ([5, 2, 2], [3, 0, 0]),
    ([4, 4, 4], [1, 1, 1]),
    ([4, 4, 4, 4], [1, 1, 1, 1]),
    ([0, 0], [2, 2]),
    ([2, 0, 0], [3, 0, 0]),
]


@rule("PP-8.E18", "PP-5.3", "PP-5.5")
@pytest.mark.parametrize(("cylinders", "points"), UNSUCCESSFUL)
def test_e18_unsuccessful_checks_split_ties(cylinders: list[int], points: list[int]) -> None:
    assert split_places(cylinders, FAILURE_POINTS[0]) == points


@rule("PP-8.E18", "PP-5.4")
def test_e18_the_final_unsuccessful_check() -> None:
    assert split_places([5, 2, 2], FAILURE_POINTS[1]) == [6, 1, 1]
    assert split_places([3] * 5, FAILURE_POINTS[1]) == [1] * 5


SUCCESSFUL = [
    ([4, 4, 2], [4, 4, 1]),
    ([4, 2, 2], [5, 2, 2]),
    ([3, 3, 3], [3, 3, 3]),
    ([3, 3, 3, 3], [2, 2, 2, 2]),
    ([5, 4, 2, 2], [5, 3, 0, 0]),
]


@rule("PP-8.E19", "PP-5.2", "PP-5.5")
@pytest.mark.parametrize(("influence", "points"), SUCCESSFUL)
def test_e19_successful_checks_split_ties(influence: list[int], points: list[int]) -> None:
    assert split_places(influence, SUCCESS_POINTS[0]) == points


@rule("PP-8.E19", "PP-5.4", "PP-5.5")
def test_e19_the_final_successful_check_doubles_before_splitting() -> None:
    assert split_places([4, 4, 1], SUCCESS_POINTS[1]) == [8, 8, 2]
    assert split_places([3, 3, 3, 3], SUCCESS_POINTS[1]) == [4, 4, 4, 4]
    assert split_places([9, 3, 3, 3, 1], SUCCESS_POINTS[1]) == [10, 2, 2, 2, 0]


@rule("PP-8.E20", "PP-4.13", "PP-3.22")
def test_e20_a_missing_rupee_is_paid_with_a_card() -> None:
    s = table()
    court(s, 0, 46, 9, 13)
    hand(s, 0, 5)
    rich(s, 1)
    loses(s, 0, 46)
    assert rupees(s)[0] == 0
    assert texts_now(s) == ["discard 5", "discard 9", "discard 13"]
    play(s, "discard 9")
    assert asked_kind(s) == ""
    assert s.players[0].court == [13]


@rule("PP-8.E20", "PP-4.13")
def test_e20_with_nothing_left_the_debt_is_forgiven() -> None:
    s = table()
    court(s, 0, 46)
    rich(s, 0)
    loses(s, 0, 46)
    assert asked_kind(s) == ""


@rule("PP-8.E21", "PP-4.10", "PP-4.12", "PP-4.14")
def test_e21_losing_the_last_political_card_removes_the_tribes() -> None:
    s = table()
    court(s, 0, 16)
    court(s, 1, 7)
    tribes(s, 1, KABUL, 2)
    spies(s, 0, 7)
    play(s, "use 16 betray", "betray 7")
    assert s.tribes(1, KABUL) == 0
    assert s.players[1].supply == 10


@rule("PP-8.E21", "PP-4.11", "PP-4.14")
def test_e21_losing_the_last_tribe_discards_the_political_card() -> None:
    s = table()
    court(s, 0, 59)
    court(s, 1, 7)
    tribes(s, 1, KABUL, 2)
    spies(s, 2, 7)
    armies(s, AFGHAN, KABUL, 2)
    play(s, "use 59 battle", "battle_region kabul", "remove_tribe kabul 1")
    assert s.players[1].court == [7]
    play(s, "remove_tribe kabul 1")
    assert s.players[1].court == []
    assert s.players[2].supply == 10


@rule("PP-8.E22", "PP-3.27")
def test_e22_the_court_limit_is_recomputed_while_discarding() -> None:
    s = table()
    court(s, 0, 5, 9, 10, 12, 13)
    asks(s, CourtLimit(0))
    play(s, "discard 9")
    assert asked_kind(s) == ""
    court(s, 0, 5, 9, 10, 12, 13)
    asks(s, CourtLimit(0))
    play(s, "discard 5", "discard 9")
    assert s.players[0].court == [10, 12, 13]


@rule("PP-8.E23", "PP-4.8")
def test_e23_nation_building_and_infrastructure() -> None:
    s = table()
    court(s, 0, 78)
    s.players[0].effects = 512
    tribes(s, 0, KABUL)
    rich(s, 5)
    play(s, "use 78 build", *["build_army kabul"] * 4)
    assert rupees(s)[0] == 1
    assert asked_kind(s) == "BuildFree"
    play(s, "build_road kabul_punjab")
    assert s.blocks[AFGHAN] == 7


@rule("PP-8.E24", "PP-3.43")
def test_e24_two_checks_in_the_market_score_one() -> None:
    s = table()
    full_market(s)
    market(s, B3=101, T5=0)
    s.piles.deck = [103, 60, 61, 62, 102]
    tribes(s, 0, KABUL)
    asks(s, RefillMarket(0))
    assert s.checks == 1
    assert s.scores() == [3, 0, 0]
    assert {101, 102} <= set(s.piles.discards)
    assert 62 in list(s.market)


@rule("PP-8.E24", "PP-3.43", "PP-0.4", "PP-5.4")
def test_e24_if_no_check_is_left_instability_is_final() -> None:
    s = table()
    full_market(s)
    market(s, B3=103, T5=0)
    s.piles.deck = [60, 104]
    tribes(s, 0, KABUL)
    tribes(s, 1, HERAT)
    asks(s, RefillMarket(0))
    assert s.scores() == [4, 4, 0]
    assert s.ending == Ending.LAST_CHECK


@rule("PP-8.E25", "PP-5.1", "PP-0.4")
@pytest.mark.parametrize(("points", "over"), [((9, 5, 4), True), ((8, 5, 5), False)])
def test_e25_four_points_ahead_of_everybody_end_the_game(
    points: tuple[int, ...], over: bool
) -> None:
    s = table(loyalties=(AFGHAN, AFGHAN, AFGHAN))
    for player, score in zip(s.players, points, strict=True):
        player.cylinder_points = score
    armies(s, BRITISH, KABUL, 5)
    market(s, T5=104)
    asks(s, DominanceCheck(0))
    assert (s.ending == Ending.LEAD) == over


@rule("PP-8.E26", "PP-6.6")
def test_e26_the_arrows_of_two_ai_cards() -> None:
    s = with_wakhan(face=1, back=2)
    assert (arrow_column(s), arrow_side(s)) == (0, Side.TOP_LEFT)
    show_ai(s, 7, 3)
    assert (arrow_column(s), arrow_side(s)) == (0, Side.BOTTOM_RIGHT)


@rule("PP-8.E27", "PP-6.4")
def test_e27_pragmatic_loyalty_follows_no_human() -> None:
    s = with_wakhan(humans=2, face=9)
    assert pragmatic_loyalty(s) == BRITISH
    s = with_wakhan(humans=1, face=9)
    assert pragmatic_loyalty(s) == BRITISH
    s.players[0].loyalty = AFGHAN
    assert pragmatic_loyalty(s) == RUSSIAN


@rule("PP-8.E28", "PP-6.10")
def test_e28_wakhans_roads_follow_her_order_of_regions() -> None:
    s = with_wakhan(face=1)
    court(s, 1, 12)
    asks(s, ResolveIcons(1, 12, 0))
    loyalty = pragmatic_loyalty(s)
    built = [BORDERS[b] for b in range(9) if s.board[48 + loyalty * 9 + b] > 0]
    assert set(built) == {"kabul_transcaspia", "kabul_kandahar", "herat_kabul"}
    assert armies_in(s, loyalty, KABUL) == 1


@rule("PP-8.E29", "PP-6.5")
def test_e29_other_courts_come_first_then_the_favored_suit() -> None:
    s = with_wakhan()
    s.favored = Suit.ECONOMIC
    court(s, 0, 50, 61)
    court(s, 1, 14)
    assert by_priority(s, [50, 61, 14]).card == 61


@rule("PP-8.E30", "PP-6.8")
def test_e30_poor_wakhan_takes_the_card_with_the_best_net_gain() -> None:
    s = with_wakhan(face=4)
    rich(s, 4, 1)
    market(s, T0=61, T1=79)
    coins(s, T0=1, T1=1)
    assert instructed_pick(s, Instruction.MOST_RUPEES_IF_POOR).slot == slot("T1")


@rule("PP-8.E31", "PP-6.7")
@pytest.mark.parametrize(("human", "buys"), [(4, True), (5, False)])
def test_e31_ambition_needs_strictly_more_points(human: int, buys: bool) -> None:
    s = with_wakhan()
    tribes(s, 1, KABUL, 5)
    tribes(s, 0, HERAT, human)
    market(s, T2=101)
    assert (ambition_slot(s) == slot("T2")) == buys


@rule("PP-8.E32", "PP-6.8", "PP-6.9", "PP-6.17", "PP-9.R35")
@pytest.mark.parametrize(("edition", "card"), [("first", 1), ("second", 61)])
def test_e32_the_editions_differ_while_a_check_is_in_the_market(edition: str, card: int) -> None:
    s = with_wakhan(face=2, wakhan_edition=edition)
    tribes(s, 0, HERAT, 2)
    market(s, T0=61, B2=1, T5=101)
    assert s.market[radicalize_pick(s, Instruction.ECONOMIC_IF_POLITICAL).slot] == card


@rule("PP-8.E33", "PP-4.16", "PP-9.R11")
@pytest.mark.parametrize(("source", "kept"), [("kabul", False), ("transcaspia", True)])
def test_e33_taking_the_last_tribe_loses_the_region_unless_it_is_put_back(
    source: str, kept: bool
) -> None:
    s = table()
    court(s, 0, 5)
    tribes(s, 0, KABUL)
    tribes(s, 0, TRANSCASPIA)
    spies(s, 0, 5, 8)
    hand(s, 0, 90)
    act(s)
    play(s, "play 90 right")
    assert asked_kind(s) == "SelectPiece"
    play(s, f"take_tribe {source} 0")
    assert (5 in s.players[0].court) == kept
    assert s.tribes(0, TRANSCASPIA) == (1 if kept else 2)
