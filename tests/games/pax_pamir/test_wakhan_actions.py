"""PP-6.11, PP-6.12: the card-based actions of Wakhan and her bonus phase."""

import pytest

from games.pax_pamir.scene import (
    AFGHAN,
    BRITISH,
    HERAT,
    KABUL,
    KANDAHAR,
    PERSIA,
    RUSSIAN,
    armies,
    asks,
    coins,
    coins_now,
    court,
    gift,
    keys,
    market,
    notes_of,
    rich,
    roads,
    rupees,
    show_ai,
    spies,
    tribes,
    with_wakhan,
)
from panj.games.pax_pamir.game import GAME
from panj.games.pax_pamir.places import army_place, road_place, spy_place, tribe_place
from panj.games.pax_pamir.rules.placing import remove_all
from panj.games.pax_pamir.rules.power import ruler_of
from panj.games.pax_pamir.rules.wakhan.actions import BATTLE_MOST_SPIES, WakhanUses, acting_card
from panj.games.pax_pamir.rules.wakhan.march import can_march, idle_step
from panj.games.pax_pamir.rules.wakhan.priority import arrow_player
from panj.games.pax_pamir.rules.wakhan.turn import WakhanBonus
from panj.games.pax_pamir.rules.wakhan.war import crowded_card, targets_of
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import BORDERS, Act, Effect, Suit
from support import rule


@rule("PP-6.11", "PP-6.3")
def test_the_acting_card_must_be_unused_and_payable() -> None:
    s = with_wakhan()
    court(s, 1, 13, 9)
    market(s, T0=61)
    coins(s, T0=1)
    assert acting_card(s, Act.TAX).card == 13
    spies(s, 0, 13, 5)
    assert acting_card(s, Act.TAX).card == 9
    s.memory.used = [9]
    assert acting_card(s, Act.TAX).card == 0


@rule("PP-6.11", "PP-6.3")
def test_she_pays_hostage_bribes_in_full() -> None:
    s = with_wakhan()
    court(s, 1, 9)
    spies(s, 0, 9, 2)
    market(s, T0=61)
    coins(s, T0=1)
    asks(s, WakhanUses(1, 9, Act.TAX))
    assert rupees(s) == [6, 3]
    assert s.memory.used == [9]


@rule("PP-6.11", "PP-9.R29")
def test_she_taxes_the_richest_player_and_then_the_market() -> None:
    s = with_wakhan(humans=2, face=1, back=2)
    court(s, 0, 15)
    court(s, 1, 16)
    court(s, 2, 61)
    tribes(s, 2, KABUL)
    rich(s, 1, 3, 0)
    market(s, T0=70, B0=71)
    coins(s, T0=1, B0=1)
    asks(s, WakhanUses(2, 61, Act.TAX))
    assert rupees(s) == [1, 1, 2]
    s.memory.used = []
    s.players[1].rupees = 0
    s.players[0].rupees = 0
    asks(s, WakhanUses(2, 9, Act.TAX))
    assert coins_now(s) == {"B0": 1}


@rule("PP-6.11")
def test_she_gives_the_cheapest_gift() -> None:
    s = with_wakhan()
    court(s, 1, 12)
    gift(s, 1, 0)
    asks(s, WakhanUses(1, 12, Act.GIFT))
    assert s.has_gift(1, 1)
    assert rupees(s)[1] == 0


@rule("PP-6.11")
def test_she_builds_armies_in_the_first_region_that_she_rules() -> None:
    s = with_wakhan(face=1)
    court(s, 1, 17)
    tribes(s, 1, PERSIA)
    tribes(s, 1, KANDAHAR)
    rich(s, 4, 5)
    asks(s, WakhanUses(1, 17, Act.BUILD))
    assert s.at(army_place(AFGHAN, KANDAHAR)) == 2
    assert rupees(s)[1] == 1


@rule("PP-6.11")
def test_infrastructure_adds_an_army_and_nation_building_doubles() -> None:
    s = with_wakhan(face=1)
    court(s, 1, 78)
    s.players[1].effects = Effect.NATION_BUILDING
    tribes(s, 1, KABUL)
    rich(s, 4, 9)
    asks(s, WakhanUses(1, 78, Act.BUILD))
    assert s.at(army_place(AFGHAN, KABUL)) == 7
    assert rupees(s)[1] == 3


@rule("PP-6.11", "PP-6.5")
def test_she_betrays_only_for_a_prize_and_takes_it() -> None:
    s = with_wakhan()
    court(s, 0, 9, 4)
    court(s, 1, 16, 10)
    for card in (9, 4, 10):
        spies(s, 1, card)
    asks(s, WakhanUses(1, 16, Act.BETRAY))
    assert s.players[1].prizes == [4]
    assert rupees(s)[1] == 2
    s.memory.used = []
    asks(s, WakhanUses(1, 16, Act.BETRAY))
    assert s.players[1].prizes == [4, 10]
    assert acting_card(s, Act.BETRAY).card == 0


def both_in_kabul(back: int) -> PaxState:
    """Two humans with a tribe, an army and a road each where Wakhan has three armies."""
    s = with_wakhan(humans=2, face=1, back=back)
    court(s, 2, 32)
    armies(s, BRITISH, KABUL, 3)
    for seat, coalition in enumerate((RUSSIAN, AFGHAN)):
        tribes(s, seat, KABUL)
        armies(s, coalition, KABUL)
        roads(s, coalition, "kabul_punjab")
    return s


@rule("PP-6.11", "PP-9.R30")
@pytest.mark.parametrize(("back", "target"), [(2, 0), (3, 1)])
def test_a_battle_targets_only_the_player_at_the_red_arrow(back: int, target: int) -> None:
    s = both_in_kabul(back)
    assert arrow_player(s) == target
    notes = notes_of(s, [WakhanUses(2, 32, Act.BATTLE)])
    other = 1 - target
    assert (s.tribes(target, KABUL), s.tribes(other, KABUL)) == (0, 1)
    assert (s.blocks[(RUSSIAN, AFGHAN)[target]], s.blocks[(RUSSIAN, AFGHAN)[other]]) == (12, 10)
    assert [note.operands for note in notes if note.key.endswith("wakhan_targets")] == [[target]]


@rule("PP-6.11", "PP-9.R30", "PP-8.E36")
def test_what_is_left_of_a_battle_against_one_player_is_lost() -> None:
    s = both_in_kabul(2)
    for coalition in (RUSSIAN, AFGHAN):
        remove_all(s, road_place(coalition, BORDERS.index("kabul_punjab")))
    asks(s, WakhanUses(2, 32, Act.BATTLE))
    assert (s.tribes(0, KABUL), s.tribes(1, KABUL)) == (0, 1)
    assert (s.blocks[RUSSIAN], s.blocks[AFGHAN]) == (12, 11)


@rule("PP-6.11", "PP-9.R30")
def test_where_only_one_player_can_be_targeted_the_arrow_is_not_asked() -> None:
    s = both_in_kabul(2)
    for place in (tribe_place(0, KABUL), army_place(RUSSIAN, KABUL)):
        remove_all(s, place)
    remove_all(s, road_place(RUSSIAN, BORDERS.index("kabul_punjab")))
    notes = notes_of(s, [WakhanUses(2, 32, Act.BATTLE)])
    assert s.tribes(1, KABUL) == 0
    assert "wakhan_targets" not in keys(notes)


@rule("PP-6.11", "PP-9.R30")
def test_blocks_of_a_coalition_that_both_humans_follow_are_those_of_the_targeted_player() -> None:
    s = with_wakhan(humans=2, face=1, back=2)
    s.players[1].loyalty = RUSSIAN
    court(s, 2, 32)
    armies(s, AFGHAN, KABUL, 3)
    armies(s, RUSSIAN, KABUL)
    tribes(s, 1, KABUL)
    assert targets_of(s, 0, KABUL) == [army_place(RUSSIAN, KABUL)]
    asks(s, WakhanUses(2, 32, Act.BATTLE))
    assert (s.blocks[RUSSIAN], s.tribes(1, KABUL)) == (12, 1)


@rule("PP-6.11", "PP-9.R30")
@pytest.mark.parametrize(("back", "target"), [(2, 0), (3, 1)])
def test_on_a_card_she_removes_spies_of_one_player_only(back: int, target: int) -> None:
    s = with_wakhan(humans=2, face=1, back=back)
    court(s, 2, 32)
    court(s, 0, 13)
    spies(s, 2, 13, 3)
    spies(s, 0, 13)
    spies(s, 1, 13)
    asks(s, WakhanUses(2, 32, Act.BATTLE))
    assert (s.at(spy_place(13, target)), s.at(spy_place(13, 1 - target))) == (0, 1)


@rule("PP-6.11")
def test_she_removes_tribes_then_armies_then_roads() -> None:
    s = with_wakhan(face=1)
    armies(s, AFGHAN, KABUL, 2)
    roads(s, RUSSIAN, "kabul_punjab")
    armies(s, RUSSIAN, KABUL)
    tribes(s, 0, KABUL)
    assert targets_of(s, 0, KABUL) == [
        tribe_place(0, KABUL),
        army_place(RUSSIAN, KABUL),
        road_place(RUSSIAN, BORDERS.index("kabul_punjab")),
    ]
    court(s, 1, 32)
    asks(s, WakhanUses(1, 32, Act.BATTLE))
    assert (s.tribes(0, KABUL), s.blocks[RUSSIAN]) == (0, 11)


@rule("PP-6.11", "PP-9.R39")
def test_she_leaves_blocks_of_a_coalition_that_nobody_follows() -> None:
    s = with_wakhan(face=1)
    court(s, 1, 59)
    armies(s, AFGHAN, KABUL, 2)
    armies(s, BRITISH, KABUL)
    assert acting_card(s, Act.BATTLE).card == 0
    armies(s, RUSSIAN, KABUL)
    asks(s, WakhanUses(1, 59, Act.BATTLE))
    assert (s.blocks[BRITISH], s.blocks[RUSSIAN]) == (11, 12)


@rule("PP-6.11")
def test_without_a_region_she_fights_on_a_court_card() -> None:
    s = with_wakhan()
    court(s, 1, 59)
    court(s, 0, 9, 13)
    for card in (9, 13):
        spies(s, 1, card)
        spies(s, 0, card)
    asks(s, WakhanUses(1, 59, Act.BATTLE))
    assert (s.spies_on(13), s.spies_on(9)) == (1, 2)


@rule("PP-6.11")
def test_the_card_with_the_most_spies_is_counted_over_all_players() -> None:
    s = with_wakhan()
    court(s, 1, 59)
    court(s, 0, 9, 13)
    spies(s, 1, 9)
    spies(s, 0, 9, 3)
    spies(s, 1, 13)
    spies(s, 0, 13)
    assert crowded_card(s).card == 9
    asks(s, WakhanUses(1, 59, BATTLE_MOST_SPIES))
    assert s.spies_on(9) == 3


@rule("PP-6.11", "PP-9.R28")
def test_her_armies_march_to_tribes_without_roads() -> None:
    s = with_wakhan(face=1)
    court(s, 1, 9)
    armies(s, AFGHAN, HERAT, 2)
    tribes(s, 0, KANDAHAR)
    asks(s, WakhanUses(1, 63, Act.MOVE))
    assert s.at(army_place(AFGHAN, KANDAHAR)) == 1
    assert s.at(army_place(AFGHAN, HERAT)) == 1
    assert not can_march(s)


@rule("PP-6.11")
def test_a_march_never_costs_her_a_ruler_token() -> None:
    s = with_wakhan(face=1)
    armies(s, AFGHAN, HERAT)
    armies(s, BRITISH, HERAT)
    tribes(s, 1, HERAT)
    tribes(s, 0, KANDAHAR)
    assert ruler_of(s, HERAT) == 1
    assert not can_march(s)
    armies(s, AFGHAN, HERAT)
    assert can_march(s)


@rule("PP-6.11", "PP-9.R43")
def test_with_nationalism_tribes_move_after_armies_but_not_the_last_one() -> None:
    s = with_wakhan(face=1)
    s.players[1].effects = Effect.NATIONALISM
    court(s, 1, 58)
    tribes(s, 1, HERAT)
    tribes(s, 0, KANDAHAR)
    assert not can_march(s)
    tribes(s, 1, HERAT, 2)
    asks(s, WakhanUses(1, 9, Act.MOVE))
    assert (s.tribes(1, HERAT), s.tribes(1, KANDAHAR)) == (2, 1)


@rule("PP-6.18", "PP-9.R44")
def test_an_idle_spy_moves_when_no_army_can() -> None:
    s = with_wakhan(spy_movement=True)
    court(s, 1, 9)
    court(s, 0, 13, 61)
    spies(s, 1, 9, 2)
    step = idle_step(s)
    assert (step.start, step.end) == (9, 61)
    asks(s, WakhanUses(1, 9, Act.MOVE))
    assert s.spies_on(9) == 1
    s = with_wakhan()
    court(s, 1, 9)
    court(s, 0, 13, 61)
    spies(s, 1, 9, 2)
    assert not can_march(s)


@rule("PP-6.12")
def test_each_favored_card_takes_its_leftmost_possible_action() -> None:
    s = with_wakhan(face=1)
    s.favored = Suit.ECONOMIC
    s.memory.actions_left = 0
    court(s, 1, 14, 9, 15, 12)
    tribes(s, 1, KABUL)
    rich(s, 4, 6)
    market(s, T0=61)
    coins(s, T0=1)
    notes = notes_of(s, [WakhanBonus(1)])
    used = [note.operands[1:] for note in notes if note.key.endswith("used")]
    assert used == [[14, Act.GIFT], [9, Act.TAX], [12, Act.GIFT]]
    assert keys(notes).count("wakhan_bonus") == 3
    assert s.memory.actions_left == 0


@rule("PP-6.12", "PP-9.R48", "PP-8.E34")
def test_after_each_bonus_action_she_starts_again_from_the_left() -> None:
    s = with_wakhan(face=1)
    s.favored = Suit.ECONOMIC
    court(s, 1, 14, 9)
    rich(s, 4, 1)
    market(s, T0=61)
    coins(s, T0=1)
    notes = notes_of(s, [WakhanBonus(1)])
    used = [note.operands[1:] for note in notes if note.key.endswith("used")]
    assert used == [[9, Act.TAX], [14, Act.GIFT]]
    assert s.has_gift(1, 0)
    assert rupees(s)[1] == 0


@rule("PP-6.12", "PP-9.R48")
def test_the_leftmost_card_that_can_act_comes_before_one_that_was_passed_over() -> None:
    s = with_wakhan(face=1)
    s.favored = Suit.ECONOMIC
    court(s, 1, 12, 14, 9, 61)
    rich(s, 4, 1)
    market(s, T0=70, T1=71)
    coins(s, T0=1, T1=2)
    notes = notes_of(s, [WakhanBonus(1)])
    used = [note.operands[1:] for note in notes if note.key.endswith("used")]
    assert used[:2] == [[9, Act.TAX], [12, Act.GIFT]]
    assert len({card for card, _ in used}) == len(used)


@rule("PP-6.12")
def test_cards_that_left_the_court_are_skipped() -> None:
    s = with_wakhan(face=1)
    s.favored = Suit.MILITARY
    court(s, 1, 16, 34)
    spies(s, 1, 34)
    rich(s, 4, 2)
    asks(s, WakhanBonus(1))
    assert s.players[1].court == [16]
    assert s.players[1].prizes == [34]


@rule("PP-6.7")
def test_a_bonus_action_does_not_lower_her_actions() -> None:
    s = with_wakhan(face=8)
    s.favored = Suit.ECONOMIC
    court(s, 1, 9)
    market(s, T0=61)
    coins(s, T0=1)
    asks(s, WakhanUses(1, 9, Act.TAX))
    assert s.memory.actions_left == 2
    show_ai(s, 8, 9)
    assert len(GAME.view(s, 0)["wakhan"]["face"]["lines"]) == 3  # type: ignore[index]
