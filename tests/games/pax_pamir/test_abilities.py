"""PP-4.21: every special ability, one test for each of its cards."""

import inspect
import sys

import pytest

from games.pax_pamir.scene import (
    AFGHAN,
    BRITISH,
    HERAT,
    KABUL,
    KANDAHAR,
    PERSIA,
    RUSSIAN,
    TRANSCASPIA,
    act,
    armies,
    armies_in,
    asked_kind,
    asks,
    court,
    full_market,
    hand,
    market,
    play,
    rich,
    slot,
    spies,
    table,
    texts_now,
    tribes,
    with_verb,
)
from panj.games.pax_pamir.rules.battle import ChooseBattle, removable
from panj.games.pax_pamir.rules.betray import Betray, betrayable
from panj.games.pax_pamir.rules.blackmail import OfferBlackmail
from panj.games.pax_pamir.rules.build import Build
from panj.games.pax_pamir.rules.discard import discard_from_court
from panj.games.pax_pamir.rules.dominance import DominanceCheck
from panj.games.pax_pamir.rules.events import rebuke
from panj.games.pax_pamir.rules.market import cost_of
from panj.games.pax_pamir.rules.move import MovePiece
from panj.games.pax_pamir.rules.power import counts_as_favored
from panj.games.pax_pamir.rules.tax import taxable
from panj.games.pax_pamir.rules.turn import TakeActions
from panj.games.pax_pamir.tables import ABILITIES, ABILITY_NUMBER, Suit
from support import asked, rule

CARDS_WITH_ABILITY = [card for card in range(1, 101) if ABILITY_NUMBER[card] >= 0]


@rule("PP-4.21")
def test_every_card_with_an_ability_has_a_test_here() -> None:
    source = inspect.getsource(sys.modules[__name__])
    assert len(CARDS_WITH_ABILITY) == 22
    for card in CARDS_WITH_ABILITY:
        assert f"_of_card_{card}_" in source, (card, ABILITIES[ABILITY_NUMBER[card]])


@rule("PP-4.21")
@pytest.mark.parametrize("card", CARDS_WITH_ABILITY)
def test_an_ability_is_active_exactly_while_its_card_is_in_the_court(card: int) -> None:
    s = table()
    ability = 1 << ABILITY_NUMBER[card]
    court(s, 0, card)
    spies(s, 1, card, 3)
    assert s.players[0].has(ability)
    assert not s.players[1].has(ability)
    s.agenda.clear()
    discard_from_court(s, 0, card)
    assert not s.players[0].has(ability)


@rule("PP-4.21", "PP-4.11")
def test_indispensable_advisors_of_card_1_protect_spies() -> None:
    s = table()
    court(s, 1, 1, 9)
    spies(s, 1, 9)
    spies(s, 2, 9)
    spies(s, 0, 9)
    asks(s, ChooseBattle(0, 59))
    play(s, "battle_card 9")
    assert texts_now(s) == ["remove_spy 9 2"]


@rule("PP-4.21", "PP-5.1")
def test_insurrection_of_card_3_places_two_afghan_armies_after_a_check() -> None:
    s = table(loyalties=(BRITISH, BRITISH, RUSSIAN))
    court(s, 0, 3)
    armies(s, AFGHAN, HERAT, 5)
    market(s, T5=104)
    asks(s, DominanceCheck(0))
    assert armies_in(s, AFGHAN, KABUL) == 2
    assert s.blocks[AFGHAN] == 10


@rule("PP-4.21", "PP-4.16", "PP-5.1")
def test_insurrection_of_card_3_recycles_blocks_when_the_supply_is_short() -> None:
    s = table()
    court(s, 1, 3)
    armies(s, AFGHAN, HERAT, 6)
    armies(s, AFGHAN, PERSIA, 6)
    armies(s, BRITISH, PERSIA, 12)
    market(s, T5=104)
    asks(s, DominanceCheck(0))
    play(s, "take_army herat afghan", "take_army persia afghan")
    assert armies_in(s, AFGHAN, KABUL) == 2
    assert asked_kind(s) == ""


@rule("PP-4.21", "PP-4.6", "PP-9.R19")
def test_claim_of_ancient_lineage_of_card_5_taxes_any_player_with_a_court_card() -> None:
    s = table()
    court(s, 0, 5)
    court(s, 1, 14)
    rich(s, 0, 5, 5)
    assert [int(taxable(s, 0, other)) for other in (1, 2)] == [3, 0]


@rule("PP-4.21", "PP-4.10", "PP-9.R18")
@pytest.mark.parametrize("guard", [15, 83])
def test_bodyguards_of_card_15_and_of_card_83_protect_political_cards(guard: int) -> None:
    """Both cards: _of_card_15_ and _of_card_83_."""
    s = table()
    court(s, 0, guard, 5, 9)
    for card in (guard, 5, 9):
        spies(s, 0, card)
        spies(s, 1, card)
    assert betrayable(s, 1) == [guard, 9]
    assert betrayable(s, 0) == [guard, 9]
    asks(s, Betray(1))
    assert [found.thing for found in asked(s).blocked(s)] == ["card:5"]


@rule("PP-4.21", "PP-4.11", "PP-4.20")
@pytest.mark.parametrize(("card", "region"), [(17, KABUL), (97, TRANSCASPIA)])
def test_citadel_of_card_17_and_of_card_97_protects_tribes_in_battle(
    card: int, region: int
) -> None:
    """Both cards: _of_card_17_ and _of_card_97_."""
    s = table()
    court(s, 1, card)
    tribes(s, 1, region)
    tribes(s, 1, HERAT)
    armies(s, AFGHAN, region)
    assert removable(s, 0, region) == []
    assert len(removable(s, 0, HERAT)) == 1
    rebuke(s, 0, region)
    assert s.tribes(1, region) == 0


@rule("PP-4.21", "PP-4.9", "PP-9.R20")
def test_strange_bedfellows_of_card_21_join_cards_of_one_region() -> None:
    s = table()
    court(s, 0, 21)
    court(s, 1, 9, 13, 61, 62, 14)
    spies(s, 0, 9)
    asks(s, MovePiece(0, 1, False))
    assert texts_now(s) == ["sneak 9 21", "sneak 9 13", "sneak 9 14"]


@rule("PP-4.21", "PP-4.4")
def test_civil_service_reforms_of_card_24_free_hostages() -> None:
    s = table()
    court(s, 0, 24, 17)
    tribes(s, 0, KABUL)
    spies(s, 1, 17, 3)
    play(s, "use 17 build")
    assert asked_kind(s) == "Build"


@rule("PP-4.21", "PP-4.11", "PP-3.24", "PP-9.R42")
@pytest.mark.parametrize("house", [41, 72])
def test_safe_house_of_card_41_and_of_card_72_keeps_a_removed_spy(house: int) -> None:
    """Both cards: _of_card_41_ and _of_card_72_."""
    s = table()
    court(s, 1, house)
    court(s, 2, 9)
    spies(s, 1, 9, 2)
    spies(s, 0, 9, 2)
    asks(s, ChooseBattle(0, 59))
    play(s, "battle_card 9", "remove_spy 9 1", "remove_spy 9 1")
    assert texts_now(s) == [f"hide {house}", "decline"]
    play(s, f"hide {house}", "decline")
    assert s.spies_on(house) == 1
    assert s.players[1].supply == 9
    assert s.memory.placed == []


@rule("PP-3.24")
def test_with_both_safe_houses_the_owner_chooses() -> None:
    s = table()
    court(s, 1, 41, 72)
    spies(s, 1, 41)
    spies(s, 0, 41)
    asks(s, ChooseBattle(0, 59))
    play(s, "battle_card 41", "remove_spy 41 1")
    assert texts_now(s) == ["hide 41", "hide 72", "decline"]


@rule("PP-4.21", "PP-4.4")
def test_charismatic_courtiers_of_card_42_play_without_bribes() -> None:
    s = table()
    court(s, 0, 42)
    tribes(s, 1, HERAT, 2)
    hand(s, 0, 61)
    act(s)
    play(s, "play 61 left")
    assert asked_kind(s) == "PlaceRoad"


@rule("PP-4.21", "PP-3.12")
@pytest.mark.parametrize(("card", "target"), [(43, 48), (54, 61)])
def test_blackmail_of_card_43_and_of_card_54_places_a_spy(card: int, target: int) -> None:
    """Both cards: _of_card_43_ and _of_card_54_."""
    s = table()
    court(s, 0, card)
    court(s, 1, 48, 61)
    asks(s, OfferBlackmail(0), TakeActions(0))
    assert texts_now(s) == [f"blackmail {card}", f"blackmail {target}", "decline"]


@rule("PP-4.21", "PP-4.9")
def test_indian_supplies_of_card_51_need_no_road() -> None:
    s = table(loyalties=(BRITISH, RUSSIAN, RUSSIAN))
    court(s, 0, 51)
    armies(s, BRITISH, PERSIA)
    asks(s, MovePiece(0, 1, False))
    assert texts_now(s) == ["march persia british herat", "march persia british transcaspia"]


@rule("PP-4.21", "PP-4.9", "PP-3.45")
def test_well_connected_of_card_56_gives_a_second_step_or_a_stop() -> None:
    s = table()
    court(s, 0, 56)
    court(s, 1, 9, 13, 14)
    spies(s, 0, 9)
    asks(s, MovePiece(0, 1, False))
    play(s, "sneak 9 13")
    assert texts_now(s) == ["sneak 13 9", "sneak 13 14", "done"]
    play(s, "sneak 13 14")
    assert asked_kind(s) == ""
    assert s.spies_on(14) == 1


@rule("PP-9.R20")
def test_well_connected_and_strange_bedfellows_mix_both_kinds_of_steps() -> None:
    s = table()
    court(s, 0, 56, 21)
    court(s, 1, 9, 61, 62, 13)
    spies(s, 0, 9)
    asks(s, MovePiece(0, 1, False))
    play(s, "sneak 9 13")
    assert "sneak 13 62" in texts_now(s)
    assert "sneak 13 9" in texts_now(s)


@rule("PP-4.21", "PP-4.1")
@pytest.mark.parametrize(("owned", "free"), [(66, 61), (68, 75), (70, 95)])
def test_influence_of_card_66_of_card_68_and_of_card_70_waives_prices(
    owned: int, free: int
) -> None:
    """All three cards: _of_card_66_, _of_card_68_ and _of_card_70_."""
    s = table()
    court(s, 0, owned)
    full_market(s)
    market(s, T4=free, T5=25, B5=105)
    assert cost_of(s, 0, slot("T4")) == 0
    assert cost_of(s, 1, slot("T4")) == 4
    assert cost_of(s, 0, slot("T5")) == 5
    assert cost_of(s, 0, slot("B5")) == 5
    play(s, f"buy {free}")
    assert s.memory.paid == 0


@rule("PP-4.21", "PP-4.8", "PP-9.R13")
def test_infrastructure_of_card_78_adds_a_mandatory_free_block() -> None:
    s = table()
    court(s, 0, 78)
    tribes(s, 0, KANDAHAR)
    rich(s, 2)
    asks(s, Build(0, 0))
    play(s, "build_army kandahar")
    assert "done" not in texts_now(s)
    assert len(with_verb(s, "build_road")) == 3
    play(s, "build_army kandahar")
    assert s.players[0].rupees == 0
    assert s.blocks[AFGHAN] == 10


@rule("PP-4.21", "PP-4.5")
@pytest.mark.parametrize("card", [91, 99])
def test_savvy_operator_of_card_91_and_irregulars_of_card_99_are_always_favored(card: int) -> None:
    """Both cards: _of_card_91_ and _of_card_99_."""
    s = table()
    court(s, 0, card)
    for suit in range(Suit.COUNT):
        s.favored = suit
        assert counts_as_favored(s, 0, card)
